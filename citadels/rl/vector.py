"""Many games stepped together: rows of NumPy for those who train.

One call of `step` answers one question of each table. Nothing is done in Python for a single game,
so a hundred tables cost little more than their rules. A game that ends is followed at once by the
next one; `ended` and `rewards` tell of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from citadels.bots.lines import make_bot
from citadels.engine.playout import Policy
from citadels.rl.coding.many_tables import APART, ManyTables
from citadels.rl.coding.pieces import SEATS_ROOM
from citadels.rl.families import Family, family_of, profile_number
from citadels.rl.table import FLOAT32, Options

LEARNER: Final = "learner"


class VectorTables:
    """Tables in this process.

    The arrays show the buffers of the engine and are written over by the next step: copy what is
    to be kept. With the interpreted engine they are copies, and everything is slow.
    """

    def __init__(
        self,
        tables: int,
        options: Options | None = None,
        lineup: Sequence[str] = (),
        seed: int = 0,
        first: int = 0,
    ) -> None:
        """The lineup names a fast bot for each seat, or "learner"; all learn if it is left out.

        From table to table it goes one seat further, so that the learner sits everywhere. The
        number of the first table decides with the seed what is played on it.
        """
        options = options or Options()
        check_vector(tables, options)
        setup = options.setup_of(0)
        self.options = options
        self.players = setup.players
        self.family: Family = family_of(setup)
        self.size = self.family.layout.size()
        self.width = len(self.family.actions)
        self.tables = tables
        seats = check_lineup(lineup, self.players)
        self._many = ManyTables(
            self.family.book,
            options.pool(seed),
            profile_number(setup),
            [_policies(seats, seed, at) for at in range(first, first + tables)],
            seed + first * APART,
            options.margin,
        )

    @property
    def observations(self) -> npt.NDArray[np.uint8]:
        """What the seat that is asked knows, a row for each table."""
        rows = _array(self._many.observations, np.uint8).reshape(self.tables, -1)
        return rows[:, : self.size]  # without beliefs

    @property
    def masks(self) -> npt.NDArray[np.uint8]:
        """A one for each legal action, a row for each table."""
        return _array(self._many.masks, np.uint8).reshape(self.tables, self.width)

    @property
    def legal(self) -> npt.NDArray[np.int64]:
        """The legal actions of each table in a row, and what was there before behind them."""
        return _array(self._many.legal, np.int64).reshape(self.tables, -1)

    @property
    def legal_sizes(self) -> npt.NDArray[np.int64]:
        """How many of these are legal, by table."""
        return _array(self._many.legal_size, np.int64)

    @property
    def seats(self) -> npt.NDArray[np.int64]:
        """Who is asked, by table."""
        return _array(self._many.seats, np.int64)

    @property
    def ended(self) -> npt.NDArray[np.uint8]:
        """A one for each table whose game ended in the last step."""
        return _array(self._many.ended, np.uint8)

    @property
    def rewards(self) -> npt.NDArray[np.float64]:
        """What each seat got in the last game that ended, a row for each table."""
        return _array(self._many.rewards, np.float64).reshape(self.tables, SEATS_ROOM)

    def answered(self) -> int:
        """How many answers have been given on all tables, those of bots included."""
        return sum(self._many.answers)

    def step(self, actions: npt.NDArray[np.integer[Any]] | Sequence[int]) -> None:
        """One action for each table. If one is not legal, nothing changes anywhere."""
        self._many.step(np.asarray(actions, dtype=np.int64).tolist())


def by_lot(tables: VectorTables, dice: np.random.Generator) -> npt.NDArray[np.int64]:
    """A legal action for each table, each as likely as the others."""
    places = (dice.random(tables.tables) * tables.legal_sizes).astype(np.int64)
    return tables.legal[np.arange(tables.tables), places]


def check_vector(tables: int, options: Options) -> None:
    """Refuse what many tables together do not offer."""
    if tables < 1:
        raise ValueError(f"{tables} tables are too few")
    if options.beliefs:
        raise ValueError("beliefs are not written for many tables together")
    if options.observations == FLOAT32:
        raise ValueError("many tables write bytes; multiply them by layout.scales() for floats")


def check_lineup(lineup: Sequence[str], players: int) -> tuple[str, ...]:
    """One name for each seat, at least one of them a learner."""
    seats = tuple(lineup) or (LEARNER,) * players
    if len(seats) != players:
        raise ValueError(f"the lineup {', '.join(seats)} is not for {players} players")
    if LEARNER not in seats:
        raise ValueError(f"nobody is a {LEARNER} in the lineup {', '.join(seats)}")
    for line in seats:
        if line != LEARNER and make_bot(line).policy(0) is None:
            raise ValueError(f"{line} thinks too long to play on many tables together")
    return seats


def _policies(lineup: tuple[str, ...], seed: int, at: int) -> list[Policy | None]:
    """The players of one table: the lineup, moved on by its number."""
    players = len(lineup)
    lines = [lineup[(seat - at) % players] for seat in range(players)]
    return [
        None if line == LEARNER else make_bot(line).policy(seed + at * players + seat + 1)
        for seat, line in enumerate(lines)
    ]


def _array(row: Any, kind: type[Any]) -> npt.NDArray[Any]:
    """A row of the engine: the same memory, or a copy where it is a plain list."""
    return np.array(row, dtype=kind) if isinstance(row, list) else np.frombuffer(row, dtype=kind)
