"""What one card is worth: the same games with and without it, by kind of bots.

Each kind of bots fills the whole table. All pairs of a deal count as one observation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from citadels.engine.scoring import VICTORY_PARTS
from citadels.lab.card_blocks import (
    BLOCK_PAIRS,
    CHARACTER,
    Block,
    BlockResult,
    CardError,
    Experiment,
    Ints,
    play_block,
)
from citadels.lab.estimates import MIN_BLOCKS, means_by_block
from citadels.lab.point import Point
from citadels.lab.report.chapters.course import PHASE_MAX_DISTRICTS, PHASES
from citadels.sim.counters.game_results import EndlessError
from citadels.sim.estimates import Floats
from citadels.sim.executor import Executor, RunError, StopCheck

Bools = npt.NDArray[np.bool_]
WHOLE_GAME: Final = "all"
MIN_PHASE_PAIRS: Final = 100  # in each of them; fewer say nothing
DEALS_PER_BLOCK: Final = 1_000_000  # more than any block plays
SIZE, SHARE, POINTS, USED = range(1, 5)  # columns of a row, after the deal


@dataclass(frozen=True)
class Measurement:
    """What the card changed for one kind of bots in one phase, or in the whole game.

    There are no points if there are too few deals for an interval.
    """

    bot: str
    phase: str
    pairs: int
    share: Point | None = None  # of the victory
    points: Point | None = None
    used: Point | None = None  # how often the bot takes it if it can, or how often it is built


class CardRun:
    """An experiment with some kinds of bots, each for the same time or number of pairs."""

    def __init__(
        self, experiment: Experiment, bots: Sequence[str], pairs: int | None = None
    ) -> None:
        self.experiment = experiment
        self.bots = tuple(bots)
        self.pairs = pairs
        self.results: dict[str, dict[int, BlockResult]] = {bot: {} for bot in bots}
        self.seconds = dict.fromkeys(bots, 0.0)

    def play(
        self,
        executor: Executor,
        has_time: Callable[[], bool],
        on_progress: Callable[[int], object],
        should_stop: StopCheck,
    ) -> None:
        """Play all blocks, or until there is no time; what was begun in time is finished."""
        blocks = self._blocks_in_time(has_time) if self.pairs is None else self._all_blocks()
        try:
            for block, result in executor.run(play_block, blocks, should_stop):
                self.results[block.bot][block.number] = result
                self.seconds[block.bot] += result.seconds
                on_progress(self.pairs_played())
        except (CardError, EndlessError) as error:
            raise RunError(str(error)) from error

    def _all_blocks(self) -> Iterator[Block]:
        wanted = self.pairs or 0
        for first in range(0, wanted, BLOCK_PAIRS):
            for bot in self.bots:
                pairs = min(BLOCK_PAIRS, wanted - first)
                yield Block(self.experiment, bot, first // BLOCK_PAIRS, pairs)

    def _blocks_in_time(self, has_time: Callable[[], bool]) -> Iterator[Block]:
        """Blocks of the kind of bots that has had the least time so far."""
        numbers = dict.fromkeys(self.bots, 0)
        while has_time():
            bot = min(self.bots, key=lambda bot: (self.seconds[bot], numbers[bot]))
            yield Block(self.experiment, bot, numbers[bot], BLOCK_PAIRS)
            numbers[bot] += 1

    def pairs_played(self) -> int:
        return sum(len(each.rows) for blocks in self.results.values() for each in blocks.values())

    def measurements(self) -> list[Measurement]:
        """The whole game of each kind of bots, followed by its phases."""
        return [each for bot in self.bots for each in self._measure(bot)]

    def _measure(self, bot: str) -> list[Measurement]:
        blocks = self.results[bot]
        if not blocks:
            return [Measurement(bot, WHOLE_GAME, 0)]
        # In the order of their numbers, whichever were finished first.
        rows = np.concatenate([blocks[number].rows for number in sorted(blocks)])
        lengths = [len(blocks[number].rows) for number in sorted(blocks)]
        rows[:, 0] += np.repeat(sorted(blocks), lengths) * DEALS_PER_BLOCK
        whole_game = measure(bot, rows, {WHOLE_GAME: np.ones(len(rows), dtype=np.bool_)})
        if self.experiment.kind != CHARACTER:
            return whole_game
        limits = np.digitize(rows[:, SIZE], PHASE_MAX_DISTRICTS, right=True)
        phases = {phase: limits == index for index, phase in enumerate(PHASES)}
        if min(map(np.count_nonzero, phases.values())) < MIN_PHASE_PAIRS:
            return whole_game
        return [*whole_game, *measure(bot, rows, phases)]


def measure(bot: str, rows: Ints, groups: Mapping[str, Bools]) -> list[Measurement]:
    """What the pairs of each group show. All their intervals hold simultaneously."""
    deal = np.unique(rows[:, 0], return_inverse=True)[1]
    pairs = _sum_by_deal(deal, groups.values())
    counts = [int(count) for count in pairs.sum(axis=0)]
    if len(pairs) < MIN_BLOCKS:
        return [Measurement(bot, name, n) for name, n in zip(groups, counts, strict=True)]
    keys = [(name, bot) for name in groups]
    columns = []
    for column, unit in ((SHARE, VICTORY_PARTS), (POINTS, 1), (USED, 1)):
        values = rows[:, column] / unit
        sums = _sum_by_deal(deal, [members * values for members in groups.values()])
        columns.append(means_by_block(keys, sums, pairs))
    return [
        Measurement(bot, name, count, *points)
        for name, count, *points in zip(groups, counts, *columns, strict=True)
    ]


def _sum_by_deal(deal: Ints, columns: Iterable[Floats | Bools]) -> Floats:
    """The sums of some columns over the pairs of each deal: a row for each deal."""
    return np.column_stack([np.bincount(deal, weights=column) for column in columns])
