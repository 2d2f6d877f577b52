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

from citadels.lab.counting.block import EndlessError
from citadels.lab.playing import Played, Portion, StoppedError, play_portion
from citadels.lab.store import Store
from citadels.lab.study import Study
from citadels.worker_process import block_sigint, init_worker

PORTION: Final = 20_000  # seats of games that are handed in together: some seconds, or less
LISTEN: Final = 0.2  # seconds between two looks whether to stop
AHEAD: Final = 2  # portions for each process that lie ready


class RunError(RuntimeError):
    """A run that could not go on."""


class Workers(Protocol):
    """Whoever plays portions, in whatever order."""

    processes: int  # how many play at once

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
        blocks = max(1, PORTION // part.players // part.block)
        found += [
            Portion(part, first, min(blocks, part.blocks() - first))
            for first in range(0, part.blocks(), blocks)
        ]
    return found


def missing_of(study: Study, store: Store) -> list[Portion]:
    """What is left to play of a study."""
    return [portion for portion in portions_of(study) if not store.has(study, portion)]


def run(
    study: Study,
    store: Store,
    workers: Workers,
    tell: Callable[[int], object],
    stop: Callable[[], bool],
) -> Took:
    """Play what is missing of a study and keep it. Asked to stop, it keeps what is whole."""
    store.begin(study)
    missing = missing_of(study, store)
    started = time.perf_counter()
    games, busy, bare = 0, 0.0, 0.0
    try:
        for portion, played in workers.play(missing, stop):
            store.keep(study, portion, played)
            games += len(played.games)
            busy += played.seconds
            bare += played.bare
            tell(len(played.games))
    except EndlessError as error:
        raise RunError(f"{study.name}: {error}") from error
    return Took(games, time.perf_counter() - started, busy, bare)


class Pool:
    """Processes of this machine; with one, this process itself."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or os.cpu_count() or 1

    def play(
        self, portions: Iterable[Portion], stop: Callable[[], bool]
    ) -> Iterator[tuple[Portion, Played]]:
        if self.processes == 1:
            yield from play_here(portions, stop)
        else:
            yield from self._play_there(portions, stop)

    def _play_there(
        self, portions: Iterable[Portion], stop: Callable[[], bool]
    ) -> Iterator[tuple[Portion, Played]]:
        left = iter(portions)
        context = multiprocessing.get_context("spawn")
        strangers = multiprocessing.active_children()
        waiting: dict[Future[Played], Portion] = {}
        with block_sigint():
            pool = ProcessPoolExecutor(self.processes, context, init_worker)
            for portion in islice(left, self.processes * AHEAD):
                waiting[pool.submit(play_portion, portion)] = portion
        children = [child for child in multiprocessing.active_children() if child not in strangers]
        try:
            while waiting and not stop():
                done, _ = wait(waiting, LISTEN, FIRST_COMPLETED)
                for future in done:
                    for portion in islice(left, 1):
                        waiting[pool.submit(play_portion, portion)] = portion
                    yield waiting.pop(future), future.result()
        except BrokenProcessPool as error:
            raise RunError("a process that played games has died") from error
        finally:
            for child in children:
                child.terminate()  # what they have not handed in is played again another time
            pool.shutdown(cancel_futures=True)


def play_here(
    portions: Iterable[Portion], stop: Callable[[], bool]
) -> Iterator[tuple[Portion, Played]]:
    """Portion by portion in this process."""
    try:
        for portion in portions:
            yield portion, play_portion(portion, stop)
    except StoppedError:
        return
