"""Plays the missing chunks of a study and stores them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

import polars as pl

from citadels.lab.play_chunk import Chunk, play_chunk
from citadels.lab.store import Store
from citadels.lab.study import MIXED, Condition, Study, StudyError
from citadels.sim.counters.game_results import EndlessError
from citadels.sim.executor import Executor, RunError, StopCheck
from citadels.sim.sprt import Hypotheses, Sprt

CHUNK_SEATS: Final = 20_000  # seats in the games of a chunk: some seconds, or less


@dataclass(frozen=True)
class RunStats:
    """How long a run took, and how much of it was spent on games."""

    games: int
    seconds: float  # of wall-clock time
    bare_seconds: float  # of all processes together, for the games alone

    def overhead(self, processes: int) -> float:
        """The share of the time not spent on rules and players."""
        available = self.seconds * processes
        return 1 - self.bare_seconds / available if self.games else 0.0


def chunks_of(study: Study) -> list[Chunk]:
    """The chunks of a study: each some thousand games, never half a block."""
    chunks: list[Chunk] = []
    for condition in study.conditions:
        blocks = max(1, CHUNK_SEATS // condition.players // condition.block)
        chunks += [
            Chunk(condition, first, min(blocks, condition.blocks() - first))
            for first in range(0, condition.blocks(), blocks)
        ]
    return chunks


class StudyTest:
    """Sequential tests of a study: of the share of the first bot at each mixed table, by block.

    Stored results count too, so a resumed run stops at the same block.
    """

    def __init__(self, study: Study, store: Store, hypotheses: Hypotheses) -> None:
        self.study = study
        self.store = store
        mixed = [condition for condition in study.conditions if condition.level == MIXED]
        if not mixed:
            raise StudyError(f"{study.name} has no table with different bots to test")
        self.tests = {condition.name: Sprt(hypotheses) for condition in mixed}
        for chunk in chunks_of(study):
            if store.has(study, chunk):
                self.add(chunk)

    def add(self, chunk: Chunk) -> None:
        """Test the blocks of a chunk that has been stored."""
        condition = chunk.condition
        if condition.name not in self.tests:
            return
        games = self.store.chunk_games(self.study, chunk)
        of_first_bot = games.filter(pl.col("bot") == condition.bots[0]).group_by("block")
        for block, share in of_first_bot.agg(pl.col("share").mean()).iter_rows():
            if block < condition.blocks():
                self.tests[condition.name].put(block, share)

    def needs(self, condition: Condition) -> bool:
        """Whether games of this condition are still wanted."""
        return condition.name not in self.tests or not self.tests[condition.name].is_decided()


def missing_chunks(study: Study, store: Store, test: StudyTest | None = None) -> Iterator[Chunk]:
    """The chunks still to be played; whether one is needed is decided when its turn comes."""
    for chunk in chunks_of(study):
        if not store.has(study, chunk) and (test is None or test.needs(chunk.condition)):
            yield chunk


def run_study(
    study: Study,
    store: Store,
    executor: Executor,
    on_progress: Callable[[int], object],
    should_stop: StopCheck,
    test: StudyTest | None = None,
) -> RunStats:
    """Play and store the missing chunks of a study. After a stop, keep the complete ones."""
    store.register(study)
    missing = missing_chunks(study, store, test)
    start = time.perf_counter()
    games, bare_seconds = 0, 0.0
    try:
        for chunk, result in executor.run(play_chunk, missing, should_stop):
            store.write_chunk(study, chunk, result)
            if test is not None:
                test.add(chunk)
            games += len(result.games)
            bare_seconds += result.bare_seconds
            on_progress(games)
    except EndlessError as error:
        raise RunError(f"{study.name}: {error}") from error
    return RunStats(games, time.perf_counter() - start, bare_seconds)
