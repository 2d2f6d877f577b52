"""Runs studies on all cores, portion by portion, and goes on where it was broken off."""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import islice
from typing import Final, Protocol

from citadels.lab.playing import Played, Portion, play_portion
from citadels.lab.store import Store
from citadels.lab.study import Study
from citadels.processes import serve_parent

PORTION: Final = 10_000  # games that are handed in together
LISTEN: Final = 0.2  # seconds between two looks whether to stop
AHEAD: Final = 2


class RunError(RuntimeError):
    """A run that could not go on."""


class Workers(Protocol):
    """Whoever plays portions, in whatever order."""

    def play(
        self, portions: Iterable[Portion], stop: Callable[[], bool]
    ) -> Iterator[tuple[Portion, Played]]: ...


@dataclass(frozen=True)
class Took:
    """How long a run took, and how much of it was not playing."""

    games: int
    seconds: float  # on the clock
    busy: float  # of all processes together, in which they played and counted
    bare: float  # of which the games alone would have needed

    def outside(self, processes: int) -> float:
        """The share of the time that was not spent in rules and players."""
        whole = self.seconds * processes
        return 1 - self.bare / whole if whole else 0.0


def portions_of(study: Study) -> list[Portion]:
    """The portions of a study: each some thousand games, never half a block."""
    found: list[Portion] = []
    for part in study.parts:
        blocks = max(1, PORTION // part.block)
        found += [
            Portion(part, first, min(blocks, part.blocks() - first))
            for first in range(0, part.blocks(), blocks)
        ]
    return found


def run(
    study: Study,
    store: Store,
    workers: Workers,
    tell: Callable[[int], object],
    stop: Callable[[], bool],
) -> Took:
    """Play what is missing of a study and keep it. Asked to stop, it keeps what is whole."""
    store.begin(study)
    missing = [portion for portion in portions_of(study) if not store.has(study, portion)]
    started = time.perf_counter()
    games, busy, bare = 0, 0.0, 0.0
    for portion, played in workers.play(missing, stop):
        store.keep(study, portion, played)
        games += len(played.games)
        busy += played.seconds
        bare += played.bare
        tell(len(played.games))
    return Took(games, time.perf_counter() - started, busy, bare)


class Pool:
    """Processes of this machine; with one, this process itself."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or os.cpu_count() or 1

    def play(
        self, portions: Iterable[Portion], stop: Callable[[], bool]
    ) -> Iterator[tuple[Portion, Played]]:
        left = iter(portions)
        if self.processes == 1:
            for portion in left:
                if stop():
                    return
                yield portion, play_portion(portion)
            return
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(self.processes, context, serve_parent)
        waiting: dict[Future[Played], Portion] = {}
        try:
            while not stop():
                room = self.processes * AHEAD - len(waiting)
                for portion in islice(left, room):
                    waiting[pool.submit(play_portion, portion)] = portion
                if not waiting:
                    return
                done, _ = wait(waiting, LISTEN, FIRST_COMPLETED)
                for future in done:
                    yield waiting.pop(future), future.result()
        except BrokenProcessPool as error:
            raise RunError("a process that played games has died") from error
        finally:
            for future in waiting:
                future.cancel()
            pool.shutdown(wait=False, cancel_futures=True)
            for child in multiprocessing.active_children():
                child.terminate()
