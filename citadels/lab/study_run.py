"""Plays what is missing of a study, chunk by chunk, and stores it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from citadels.lab.counters.block import EndlessError
from citadels.lab.play_chunk import Chunk, play_chunk
from citadels.lab.store import Store
from citadels.lab.study import Study
from citadels.sim.executor import Executor, RunError, StopCheck

CHUNK_SEATS: Final = 20_000  # seats in the games of a chunk: some seconds, or less


@dataclass(frozen=True)
class RunStats:
    """How long a run took, and how much of it was not playing."""

    games: int
    seconds: float  # on the clock
    busy_seconds: float  # of all processes together, in which they played and counted
    bare_seconds: float  # of which the games alone would have needed

    def overhead(self, processes: int) -> float:
        """The share of the time that was not spent in rules and players."""
        available = self.seconds * processes
        return 1 - self.bare_seconds / available if available else 0.0


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


def missing_chunks(study: Study, store: Store) -> list[Chunk]:
    """What is left to play of a study."""
    return [chunk for chunk in chunks_of(study) if not store.has(study, chunk)]


def run_study(
    study: Study,
    store: Store,
    executor: Executor,
    on_progress: Callable[[int], object],
    should_stop: StopCheck,
) -> RunStats:
    """Play what is missing of a study and keep it. Asked to stop, it keeps what is whole."""
    store.register(study)
    missing = missing_chunks(study, store)
    start = time.perf_counter()
    games, busy_seconds, bare_seconds = 0, 0.0, 0.0
    try:
        for chunk, result in executor.run(play_chunk, missing, should_stop):
            store.write_chunk(study, chunk, result)
            games += len(result.games)
            busy_seconds += result.seconds
            bare_seconds += result.bare_seconds
            on_progress(len(result.games))
    except EndlessError as error:
        raise RunError(f"{study.name}: {error}") from error
    return RunStats(games, time.perf_counter() - start, busy_seconds, bare_seconds)
