"""Many games on all cores: every deal is played once in each seating of each match.

A deal is a seed. The deck, the first crown and the stream of chance inside the game are the same
whoever sits where. After the deal, chance lays out the characters of each round and serves the few
cards that ask for it (a shuffle, a card or a character taken at random): the removed characters
are the same in all rounds as long as nobody has used such a card, and in the first round always.

What is played does not depend on the number of processes, only who plays it.
"""

from __future__ import annotations

import multiprocessing
import os
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing.synchronize import Event
from typing import Final

from citadels import compiled_engine
from citadels.bots.bot import Bot
from citadels.bots.registry import make_bot
from citadels.engine.scoring import score, winners
from citadels.engine.serialization import setup_from_spec
from citadels.engine.setup import deal as deal_game
from citadels.engine.setup import make_rules
from citadels.engine.state import ANSWER_COUNT, CROWN, ROUND
from citadels.sim.observers import OBSERVERS, Observer, Tally
from citadels.sim.play_game import StoppedError, never, play_game
from citadels.sim.seatings import Match
from citadels.sim.seeds import deal_seed, seat_seed
from citadels.worker_process import block_sigint, init_worker

FAST_CHUNK_GAMES: Final = 250  # games between two reports: some hundredths of a second
SLOW_CHUNK_GAMES: Final = 4
POLL_SECONDS: Final = 0.1  # seconds between two looks whether to stop
QUEUE_DEPTH: Final = 3  # portions for each process that lie ready
GRACE_SECONDS: Final = 2.0  # seconds in which the processes may hand in what they have


class TournamentError(RuntimeError):
    """A game that could not be played; the message says which."""


@dataclass(frozen=True)
class Plan:
    """Everything that decides which games are played."""

    setup: str  # its line
    matches: tuple[Match, ...]
    deals: int
    seed: int
    observers: tuple[str, ...] = ()

    def per_deal(self) -> int:
        return sum(len(match.seatings) for match in self.matches)

    def games(self) -> int:
        return self.deals * self.per_deal()

    def locate(self, number: int) -> tuple[int, int, int]:
        """Deal, match and rotation of a game. Whole deals come one after the other."""
        deal, index = divmod(number, self.per_deal())
        match = 0
        while index >= len(self.matches[match].seatings):
            index -= len(self.matches[match].seatings)
            match += 1
        return deal, match, index


@dataclass(frozen=True, slots=True)
class GameResult:
    """How one game ended. Lists are by seat."""

    number: int
    deal: int
    match: int
    rotation: int
    crown: int  # who wore it first
    entries: tuple[int, ...]
    shares: tuple[float, ...]  # of the victory: several winners share it
    scores: tuple[int, ...]
    rounds: int
    answers: int
    seconds: float


@dataclass
class ChunkResult:
    """Some games, and what was counted in them."""

    results: list[GameResult] = field(default_factory=list)
    tallies: dict[str, Tally] = field(default_factory=dict)

    def add(self, other: ChunkResult) -> None:
        self.results += other.results
        for name, tally in other.tallies.items():
            self.tallies.setdefault(name, Counter()).update(tally)


class GameRunner:
    """Plays the games of a plan, in whichever process."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.rules = make_rules(setup_from_spec(plan.setup))
        self.bots: dict[str, Bot] = {}
        for match in plan.matches:
            self.bots.update((spec, make_bot(spec)) for spec in match.bots)

    def play_chunk(self, numbers: range, should_stop: Callable[[], bool] = never) -> ChunkResult:
        """Play these games, fewer if asked to stop."""
        observers = [OBSERVERS[name]() for name in self.plan.observers]
        result = ChunkResult(tallies={observer.name: observer.tally for observer in observers})
        for number in numbers:
            if should_stop():
                break
            try:
                result.results.append(self._play_game(number, observers, should_stop))
            except StoppedError:
                break
            except Exception as error:
                reason = f"{type(error).__name__}: {error}"
                raise TournamentError(f"{self._describe(number)}: {reason}") from error
        return result

    def _play_game(
        self, number: int, observers: list[Observer], should_stop: Callable[[], bool]
    ) -> GameResult:
        deal, match_index, rotation = self.plan.locate(number)
        match = self.plan.matches[match_index]
        entries = match.seatings[rotation]
        game = deal_game(self.rules, deal_seed(self.plan.seed, deal))
        crown = game.get(CROWN)
        bots = [self.bots[match.bots[entry]] for entry in entries]
        seeds = [seat_seed(self.plan.seed, deal, *pair) for pair in enumerate(entries)]
        start = time.perf_counter()
        play_game(game, bots, seeds, observers, should_stop)
        seconds = time.perf_counter() - start
        winner_seats = winners(game)
        seats = range(len(entries))
        return GameResult(
            number,
            deal,
            match_index,
            rotation,
            crown,
            entries,
            tuple(1 / len(winner_seats) if seat in winner_seats else 0.0 for seat in seats),
            tuple(score(game, seat) for seat in seats),
            game.get(ROUND),
            game.get(ANSWER_COUNT),
            seconds,
        )

    def _describe(self, number: int) -> str:
        """Which game it is, in words."""
        deal, match_index, rotation = self.plan.locate(number)
        match = self.plan.matches[match_index]
        bots = ", ".join(match.bots[entry] for entry in match.seatings[rotation])
        return f"game {number} (deal {deal}, seed {deal_seed(self.plan.seed, deal)}, {bots})"

    def chunks(self) -> list[range]:
        """The games in portions that are soon done."""
        is_fast = all(bot.policy(0) is not None for bot in self.bots.values())
        chunk_games = 1
        if is_fast:
            is_compiled = (
                compiled_engine.active_engine() == compiled_engine.COMPILED
                and not self.plan.observers
            )
            chunk_games = FAST_CHUNK_GAMES if is_compiled else SLOW_CHUNK_GAMES
        games = self.plan.games()
        return [
            range(start, min(start + chunk_games, games)) for start in range(0, games, chunk_games)
        ]


def run_plan(
    plan: Plan, processes: int | None = None, should_stop: Callable[[], bool] = never
) -> Iterator[ChunkResult]:
    """Play a plan and give what is done, in any order. Asked to stop, it gives what there is."""
    runner = GameRunner(plan)
    chunks = runner.chunks()
    process_count = min(processes or os.cpu_count() or 1, len(chunks))
    if process_count > 1:
        yield from _run_pool(plan, chunks, process_count, should_stop)
        return
    for numbers in chunks:
        yield runner.play_chunk(numbers, should_stop)
        if should_stop():
            return


def _run_pool(
    plan: Plan, chunks: list[range], processes: int, should_stop: Callable[[], bool]
) -> Iterator[ChunkResult]:
    context = multiprocessing.get_context("spawn")
    stop_event = context.Event()
    other_children = multiprocessing.active_children()
    queue = iter(chunks)
    with block_sigint():
        pool = ProcessPoolExecutor(processes, context, _init_worker, (plan, stop_event))
        pending = {
            pool.submit(_play_chunk, numbers) for numbers in islice(queue, processes * QUEUE_DEPTH)
        }
    children = [child for child in multiprocessing.active_children() if child not in other_children]
    try:
        while pending and not should_stop():
            for chunk in _take_finished(pending):
                pending |= {pool.submit(_play_chunk, numbers) for numbers in islice(queue, 1)}
                yield chunk
        stop_event.set()
        deadline = time.monotonic() + GRACE_SECONDS
        while pending and time.monotonic() < deadline:
            yield from _take_finished(pending)
    except BrokenProcessPool as error:
        raise TournamentError("a worker process has died") from error
    finally:
        stop_event.set()
        for child in children:
            child.terminate()
        pool.shutdown(cancel_futures=True)


class _WorkerState:
    """What a process keeps between two portions."""

    runner: GameRunner
    stop_event: Event


def _init_worker(plan: Plan, stop_event: Event) -> None:
    init_worker()
    _WorkerState.runner = GameRunner(plan)
    _WorkerState.stop_event = stop_event


def _play_chunk(numbers: range) -> ChunkResult:
    return _WorkerState.runner.play_chunk(numbers, _WorkerState.stop_event.is_set)


def _take_finished(pending: set[Future[ChunkResult]]) -> list[ChunkResult]:
    """What the processes have handed in by now; no longer pending."""
    done, _ = wait(pending, POLL_SECONDS, FIRST_COMPLETED)
    pending -= done
    return [future.result() for future in done]
