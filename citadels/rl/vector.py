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

from citadels import compiled_engine
from citadels.bots.registry import make_bot
from citadels.engine.native_types import override
from citadels.engine.playout import Policy
from citadels.rl.coding.many_tables import APART, ManyTables
from citadels.rl.families import Family, family_of, profile_number
from citadels.rl.table import FLOAT32, Options

LEARNER: Final = "learner"


class Tables:
    """Many tables, wherever they are played, and what is to be seen of them.

    A row, or an entry, for each table. The next step writes over all of it: copy what is to be
    kept.
    """

    observations: npt.NDArray[np.uint8]  # what the seat that is asked knows
    masks: npt.NDArray[np.uint8]  # a one for each legal action
    legal: npt.NDArray[np.int64]  # the legal actions, and what was there before behind them
    legal_sizes: npt.NDArray[np.int64]  # how many of these are legal
    seats: npt.NDArray[np.int64]  # who is asked
    ended: npt.NDArray[np.uint8]  # a one where a game ended in the last step
    rewards: npt.NDArray[np.float64]  # what each seat got in the last game that ended

    def __init__(self, tables: int, options: Options | None, lineup: Sequence[str]) -> None:
        self.options = options or Options()
        _check(tables, self.options)
        setup = self.options.setup_of(0)
        self.players = setup.players
        self.family: Family = family_of(setup)
        self.size = self.family.layout.size()
        self.width = len(self.family.actions)
        self.tables = tables
        self.lineup = _checked_lineup(lineup, self.players)

    def answered(self) -> int:
        """How many answers have been given on all tables, those of bots included."""
        raise NotImplementedError

    def step(self, actions: npt.NDArray[np.integer[Any]] | Sequence[int]) -> None:
        """One action for each table. If one is not legal, nothing changes anywhere."""
        raise NotImplementedError


class VectorTables(Tables):
    """Tables in this process.

    The arrays are the memory of the engine. With the interpreted engine they are copies, and
    everything is slow.
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
        super().__init__(tables, options, lineup)
        self._many = ManyTables(
            self.family.book,
            self.options.pool(seed),
            profile_number(self.options.setup_of(0)),
            [_policies(self.lineup, seed, at) for at in range(first, first + tables)],
            seed + first * APART,
            self.options.margin,
        )
        self._look()

    @override
    def answered(self) -> int:
        return sum(self._many.answers)

    @override
    def step(self, actions: npt.NDArray[np.integer[Any]] | Sequence[int]) -> None:
        self._many.step(np.asarray(actions, dtype=np.int64).tolist())
        if (
            compiled_engine.active_engine() == compiled_engine.PURE
        ):  # else the arrays show it already
            self._look()

    def _look(self) -> None:
        many = self._many
        rows = _array(many.observations, np.uint8).reshape(self.tables, -1)
        self.observations = rows[:, : self.size]  # without beliefs
        self.masks = _array(many.masks, np.uint8).reshape(self.tables, -1)
        self.legal = _array(many.legal, np.int64).reshape(self.tables, -1)
        self.legal_sizes = _array(many.legal_size, np.int64)
        self.seats = _array(many.seats, np.int64)
        self.ended = _array(many.ended, np.uint8)
        self.rewards = _array(many.rewards, np.float64).reshape(self.tables, -1)


def by_lot(tables: Tables, dice: np.random.Generator) -> npt.NDArray[np.int64]:
    """A legal action for each table, each as likely as the others."""
    sizes = tables.legal_sizes
    places = (dice.random(len(sizes)) * sizes).astype(np.int64)
    return tables.legal[np.arange(len(sizes)), places]


def _check(tables: int, options: Options) -> None:
    """Refuse what many tables together do not offer."""
    if tables < 1:
        raise ValueError(f"{tables} tables are too few")
    if options.beliefs:
        raise ValueError("beliefs are not written for many tables together")
    if options.observations == FLOAT32:
        raise ValueError("many tables write bytes; multiply them by layout.scales() for floats")


def _checked_lineup(lineup: Sequence[str], players: int) -> tuple[str, ...]:
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
    return np.array(row, kind) if isinstance(row, list) else np.frombuffer(row, kind)
