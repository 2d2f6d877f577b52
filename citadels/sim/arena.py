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
from citadels.sim.pairing import Match
from citadels.sim.seeds import deal_seed, seat_seed
from citadels.sim.table import StoppedError, never, play
from citadels.worker_process import block_sigint, init_worker

FAST_CHUNK: Final = 250  # games between two reports: some hundredths of a second
SLOW_CHUNK: Final = 4
LISTEN: Final = 0.1  # seconds between two looks whether to stop
AHEAD: Final = 3  # portions for each process that lie ready
GRACE: Final = 2.0  # seconds in which the processes may hand in what they have


class ArenaError(RuntimeError):
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

    def place(self, number: int) -> tuple[int, int, int]:
        """Deal, match and rotation of a game. Whole deals come one after the other."""
        deal, left = divmod(number, self.per_deal())
        match = 0
        while left >= len(self.matches[match].seatings):
            left -= len(self.matches[match].seatings)
            match += 1
        return deal, match, left


@dataclass(frozen=True, slots=True)
class Result:
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
class Chunk:
    """Some games, and what was counted in them."""

    results: list[Result] = field(default_factory=list)
    tallies: dict[str, Tally] = field(default_factory=dict)

    def add(self, other: Chunk) -> None:
        self.results += other.results
        for name, tally in other.tallies.items():
            self.tallies.setdefault(name, Counter()).update(tally)


class Player:
    """Plays the games of a plan, in whichever process."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.rules = make_rules(setup_from_spec(plan.setup))
        self.bots: dict[str, Bot] = {}
        for match in plan.matches:
            self.bots.update((line, make_bot(line)) for line in match.bots)

    def play(self, numbers: range, stop: Callable[[], bool] = never) -> Chunk:
        """Play these games, fewer if told to stop."""
        observers = [OBSERVERS[name]() for name in self.plan.observers]
        chunk = Chunk(tallies={observer.name: observer.tally for observer in observers})
        for number in numbers:
            if stop():
                break
            try:
                chunk.results.append(self._play_one(number, observers, stop))
            except StoppedError:
                break
            except Exception as error:
                what = f"{type(error).__name__}: {error}"
                raise ArenaError(f"{self._told(number)}: {what}") from error
        return chunk

    def _play_one(self, number: int, observers: list[Observer], stop: Callable[[], bool]) -> Result:
        deal, at, rotation = self.plan.place(number)
        match = self.plan.matches[at]
        entries = match.seatings[rotation]
        game = deal_game(self.rules, deal_seed(self.plan.seed, deal))
        crown = game.get(CROWN)
        bots = [self.bots[match.bots[entry]] for entry in entries]
        seeds = [seat_seed(self.plan.seed, deal, *pair) for pair in enumerate(entries)]
        start = time.perf_counter()
        play(game, bots, seeds, observers, stop)
        seconds = time.perf_counter() - start
        best = winners(game)
        seats = range(len(entries))
        return Result(
            number,
            deal,
            at,
            rotation,
            crown,
            entries,
            tuple(1 / len(best) if seat in best else 0.0 for seat in seats),
            tuple(score(game, seat) for seat in seats),
            game.get(ROUND),
            game.get(ANSWER_COUNT),
            seconds,
        )

    def _told(self, number: int) -> str:
        """Which game it is, in words."""
        deal, at, rotation = self.plan.place(number)
        match = self.plan.matches[at]
        bots = ", ".join(match.bots[entry] for entry in match.seatings[rotation])
        return f"game {number} (deal {deal}, seed {deal_seed(self.plan.seed, deal)}, {bots})"

    def chunks(self) -> list[range]:
        """The games in portions that are soon done."""
        fast = all(bot.policy(0) is not None for bot in self.bots.values())
        size = 1
        if fast:
            quick = (
                compiled_engine.active_engine() == compiled_engine.COMPILED
                and not self.plan.observers
            )
            size = FAST_CHUNK if quick else SLOW_CHUNK
        games = self.plan.games()
        return [range(start, min(start + size, games)) for start in range(0, games, size)]


def run(
    plan: Plan, processes: int | None = None, stop: Callable[[], bool] = never
) -> Iterator[Chunk]:
    """Play a plan and give what is done, in any order. Asked to stop, it gives what there is."""
    player = Player(plan)
    chunks = player.chunks()
    wanted = min(processes or os.cpu_count() or 1, len(chunks))
    if wanted > 1:
        yield from _run_pool(plan, chunks, wanted, stop)
        return
    for numbers in chunks:
        yield player.play(numbers, stop)
        if stop():
            return


def _run_pool(
    plan: Plan, chunks: list[range], processes: int, stop: Callable[[], bool]
) -> Iterator[Chunk]:
    context = multiprocessing.get_context("spawn")
    ending = context.Event()
    strangers = multiprocessing.active_children()
    left = iter(chunks)
    with block_sigint():
        pool = ProcessPoolExecutor(processes, context, _begin, (plan, ending))
        waiting = {pool.submit(_play, numbers) for numbers in islice(left, processes * AHEAD)}
    children = [child for child in multiprocessing.active_children() if child not in strangers]
    try:
        while waiting and not stop():
            for chunk in _finished(waiting):
                waiting |= {pool.submit(_play, numbers) for numbers in islice(left, 1)}
                yield chunk
        ending.set()
        last = time.monotonic() + GRACE
        while waiting and time.monotonic() < last:
            yield from _finished(waiting)
    except BrokenProcessPool as error:
        raise ArenaError("a process that played games has died") from error
    finally:
        ending.set()
        for child in children:
            child.terminate()
        pool.shutdown(cancel_futures=True)


class _Here:
    """What a process keeps between two portions."""

    player: Player
    ending: Event


def _begin(plan: Plan, ending: Event) -> None:
    init_worker()
    _Here.player = Player(plan)
    _Here.ending = ending


def _play(numbers: range) -> Chunk:
    return _Here.player.play(numbers, _Here.ending.is_set)


def _finished(waiting: set[Future[Chunk]]) -> list[Chunk]:
    """What the processes have handed in by now; it is no longer waited for."""
    done, _ = wait(waiting, LISTEN, FIRST_COMPLETED)
    waiting -= done
    return [future.result() for future in done]
