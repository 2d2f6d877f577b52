"""Many games: every deal is played once in each seating of each match.

A deal is a seed. The deck, the first crown and the random stream inside the game are the same in
every seating. After the deal, the stream decides which characters are removed in each round, and a
few cards draw from it (a shuffle, a card or a character taken at random): the removed characters
are always the same in the first round, and in later ones until such a card is used.

The games do not depend on the number of processes.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from citadels import compiled_engine
from citadels.bots.bot import Bot
from citadels.bots.registry import make_bot
from citadels.engine.native_types import override
from citadels.engine.scoring import VICTORY_PARTS
from citadels.engine.serialization import setup_from_spec
from citadels.engine.setup import deal as deal_game
from citadels.engine.setup import make_rules
from citadels.engine.state import ANSWER_COUNT, CROWN, ROUND
from citadels.sim.executor import Executor, RunError, StopCheck, StoppedError, never
from citadels.sim.observers import OBSERVERS, Tally, TallyObserver
from citadels.sim.play_game import play_game
from citadels.sim.seatings import Match
from citadels.sim.seeds import deal_seed, seat_seed

FAST_CHUNK_GAMES: Final = 250  # a few hundredths of a second
SLOW_CHUNK_GAMES: Final = 4


@dataclass(frozen=True)
class Plan:
    """Everything that decides which games are played."""

    setup: str  # its spec
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
    crown: int  # the seat with the first crown
    entries: tuple[int, ...]
    shares: tuple[float, ...]  # of the victory: several winners share it
    scores: tuple[int, ...]
    rounds: int
    answers: int
    seconds: float


@dataclass
class ChunkResult:
    """Some games, and the counts from them."""

    results: list[GameResult] = field(default_factory=list)
    tallies: dict[str, Tally] = field(default_factory=dict)

    def add(self, other: ChunkResult) -> None:
        self.results += other.results
        for name, tally in other.tallies.items():
            self.tallies.setdefault(name, Counter()).update(tally)


class GameRunner:
    """Plays the games of a plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.rules = make_rules(setup_from_spec(plan.setup))
        self.bots: dict[str, Bot] = {}
        for match in plan.matches:
            self.bots.update((spec, make_bot(spec)) for spec in match.bots)

    @override
    def __reduce__(self) -> tuple[type[GameRunner], tuple[Plan]]:
        """Another process makes its own rules and bots."""
        return GameRunner, (self.plan,)

    def play_chunk(self, numbers: range, should_stop: StopCheck = never) -> ChunkResult:
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
                raise RunError(f"{self._describe(number)}: {reason}") from error
        return result

    def _play_game(
        self, number: int, observers: list[TallyObserver], should_stop: StopCheck
    ) -> GameResult:
        deal, match_index, rotation = self.plan.locate(number)
        match = self.plan.matches[match_index]
        entries = match.seatings[rotation]
        game = deal_game(self.rules, deal_seed(self.plan.seed, deal))
        crown = game.get(CROWN)
        bots = [self.bots[match.bots[entry]] for entry in entries]
        seeds = [seat_seed(self.plan.seed, deal, *pair) for pair in enumerate(entries)]
        start = time.perf_counter()
        shares, points = play_game(game, bots, seeds, observers, should_stop)
        seconds = time.perf_counter() - start
        return GameResult(
            number,
            deal,
            match_index,
            rotation,
            crown,
            entries,
            tuple(parts / VICTORY_PARTS for parts in shares),
            tuple(points),
            game.get(ROUND),
            game.get(ANSWER_COUNT),
            seconds,
        )

    def _describe(self, number: int) -> str:
        deal, match_index, rotation = self.plan.locate(number)
        match = self.plan.matches[match_index]
        bots = ", ".join(match.bots[entry] for entry in match.seatings[rotation])
        return f"game {number} (deal {deal}, seed {deal_seed(self.plan.seed, deal)}, {bots})"

    def chunks(self) -> list[range]:
        """The games in small chunks."""
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
    plan: Plan, executor: Executor, should_stop: StopCheck = never
) -> Iterator[ChunkResult]:
    """Play a plan and yield finished chunks in any order. After a stop, yield what is finished."""
    runner = GameRunner(plan)
    for _, chunk in executor.run(runner.play_chunk, runner.chunks(), should_stop):
        yield chunk
