"""Many games stepped together: rows of NumPy for those who train.

One call of `step` answers one question of each table. Nothing is done in Python for a single game,
so a hundred tables cost little more than their rules. A game that ends is followed at once by the
next one; `terminated` and `rewards` show it.
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
from citadels.rl.encoding.batch import SEED_STRIDE, TableBatch
from citadels.rl.families import Family, family_of, profile_number
from citadels.rl.learner_table import FLOAT32, TableOptions

LEARNER: Final = "learner"


class BatchEnv:
    """Many tables, wherever they are played, and what is to be seen of them.

    A row, or an entry, for each table. The next step writes over all of it: copy what is to be
    kept.
    """

    observations: npt.NDArray[np.uint8]  # what the seat that is asked knows
    masks: npt.NDArray[np.uint8]  # a one for each legal action
    legal: npt.NDArray[np.int64]  # the legal actions, and what was there before behind them
    legal_counts: npt.NDArray[np.int64]  # how many of these are legal
    acting_seats: npt.NDArray[np.int64]  # who is asked
    terminated: npt.NDArray[np.uint8]  # a one where a game ended in the last step
    rewards: npt.NDArray[np.float64]  # what each seat got in the last game that ended

    def __init__(
        self, table_count: int, options: TableOptions | None, lineup: Sequence[str]
    ) -> None:
        self.options = options or TableOptions()
        _check_options(table_count, self.options)
        setup = self.options.setup_of(0)
        self.players = setup.players
        self.family: Family = family_of(setup)
        self.observation_size = self.family.layout.size()
        self.action_count = len(self.family.actions)
        self.table_count = table_count
        self.lineup = _validate_lineup(lineup, self.players)

    def count_answers(self) -> int:
        """How many answers have been given on all tables, those of bots included."""
        raise NotImplementedError

    def step(self, actions: npt.NDArray[np.integer[Any]] | Sequence[int]) -> None:
        """One action for each table. If one is not legal, nothing changes anywhere."""
        raise NotImplementedError


class LocalBatchEnv(BatchEnv):
    """Tables in this process.

    The arrays are the memory of the engine. With the interpreted engine they are copies, and
    everything is slow.
    """

    def __init__(
        self,
        table_count: int,
        options: TableOptions | None = None,
        lineup: Sequence[str] = (),
        seed: int = 0,
        first_table: int = 0,
    ) -> None:
        """The lineup names a fast bot for each seat, or "learner"; all learn if it is left out.

        From table to table it goes one seat further, so that the learner sits everywhere. The
        number of the first table decides with the seed what is played on it.
        """
        super().__init__(table_count, options, lineup)
        self._batch = TableBatch(
            self.family.codec,
            self.options.rules_pool(seed),
            profile_number(self.options.setup_of(0)),
            [
                _make_policies(self.lineup, seed, table_index)
                for table_index in range(first_table, first_table + table_count)
            ],
            seed + first_table * SEED_STRIDE,
            self.options.margin,
        )
        self._refresh_arrays()

    @override
    def count_answers(self) -> int:
        return sum(self._batch.answer_counts)

    @override
    def step(self, actions: npt.NDArray[np.integer[Any]] | Sequence[int]) -> None:
        self._batch.step(np.asarray(actions, dtype=np.int64).tolist())
        if (
            compiled_engine.active_engine() == compiled_engine.PURE
        ):  # else the arrays show it already
            self._refresh_arrays()

    def _refresh_arrays(self) -> None:
        batch = self._batch
        rows = _as_array(batch.observations, np.uint8).reshape(self.table_count, -1)
        self.observations = rows[:, : self.observation_size]  # without beliefs
        self.masks = _as_array(batch.masks, np.uint8).reshape(self.table_count, -1)
        self.legal = _as_array(batch.legal, np.int64).reshape(self.table_count, -1)
        self.legal_counts = _as_array(batch.legal_counts, np.int64)
        self.acting_seats = _as_array(batch.acting_seats, np.int64)
        self.terminated = _as_array(batch.terminated, np.uint8)
        self.rewards = _as_array(batch.rewards, np.float64).reshape(self.table_count, -1)


def random_actions(env: BatchEnv, rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """A legal action for each table, each as likely as the others."""
    counts = env.legal_counts
    indices = (rng.random(len(counts)) * counts).astype(np.int64)
    return env.legal[np.arange(len(counts)), indices]


def _check_options(table_count: int, options: TableOptions) -> None:
    """Refuse what many tables together do not offer."""
    if table_count < 1:
        raise ValueError(f"{table_count} tables are too few")
    if options.beliefs:
        raise ValueError("beliefs are not written for many tables together")
    if options.observations == FLOAT32:
        raise ValueError("many tables write bytes; multiply them by layout.scales() for floats")


def _validate_lineup(lineup: Sequence[str], players: int) -> tuple[str, ...]:
    """One name for each seat, at least one of them a learner."""
    specs = tuple(lineup) or (LEARNER,) * players
    if len(specs) != players:
        raise ValueError(f"the lineup {', '.join(specs)} is not for {players} players")
    if LEARNER not in specs:
        raise ValueError(f"nobody is a {LEARNER} in the lineup {', '.join(specs)}")
    for spec in specs:
        if spec != LEARNER and make_bot(spec).policy(0) is None:
            raise ValueError(f"{spec} thinks too long to play on many tables together")
    return specs


def _make_policies(lineup: tuple[str, ...], seed: int, table_index: int) -> list[Policy | None]:
    """The players of one table: the lineup, moved on by its number."""
    players = len(lineup)
    specs = [lineup[(seat - table_index) % players] for seat in range(players)]
    return [
        None if spec == LEARNER else make_bot(spec).policy(seed + table_index * players + seat + 1)
        for seat, spec in enumerate(specs)
    ]


def _as_array(row: Any, dtype: type[Any]) -> npt.NDArray[Any]:
    """A row of the engine: the same memory, or a copy where it is a plain list."""
    return np.array(row, dtype) if isinstance(row, list) else np.frombuffer(row, dtype)
