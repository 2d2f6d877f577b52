"""How fast the bots are: decisions of the quick ones, iterations of the search."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bench.engine.clock import best_seconds
from citadels import Knowledge, SeatView, deal, make_rules, make_view, setup_from_preset
from citadels.bots.registry import make_bot
from citadels.bots.search import SearchBot
from citadels.engine.game import Game
from citadels.engine.playout import playout_by_seat
from citadels.engine.state import ROUND

PLAYERS: Final = 4
QUICK: Final = ("random", "beginner", "aggressive", "rush", "charter", "belief")
MIDDLE: Final = 5  # the round in which the search is measured: half of a game
WINDOW: Final = 0.2


@dataclass(frozen=True)
class Pace:
    """So many of something a second, of processor time."""

    what: str
    unit: str
    value: float


def quick_paces(games: int, tries: int = 3, window: float = WINDOW) -> list[Pace]:
    """Decisions a second with one bot in every seat, played inside the engine."""
    return [
        Pace(name, "decisions/s", decisions_per_second(name, games, tries, window))
        for name in QUICK
    ]


def decisions_per_second(name: str, games: int, tries: int, window: float) -> float:
    bot = make_bot(name)
    rules = make_rules(setup_from_preset("2016", PLAYERS, preset="first-game"))

    def play() -> int:
        answers = 0
        for number in range(games):
            game = deal(rules, number)
            game.is_quiet = True
            policies = [bot.policy(number * PLAYERS + seat) for seat in range(PLAYERS)]
            answers += playout_by_seat(game, [policy for policy in policies if policy is not None])
        return answers

    seconds, answers = best_seconds(play, window, tries)
    return answers / seconds


def search_pace(iterations: int, tries: int = 3, window: float = WINDOW) -> Pace:
    """Iterations a second to the end of the round, from the picks of round five on."""
    bot = SearchBot(iterations=iterations, rounds=1)
    asked = questions_of_the_middle()

    def search() -> int:
        for seen, learnt in asked:
            bot.explain(seen, learnt, 1)
        return iterations * len(asked)

    seconds, done = best_seconds(search, window, tries)
    return Pace("search, to the end of the round", "iterations/s", done / seconds)


def questions_of_the_middle() -> list[tuple[SeatView, Knowledge]]:
    """What each seat sees when it picks its character, in the middle of some games."""
    asked: list[tuple[SeatView, Knowledge]] = []
    rules = make_rules(setup_from_preset("2016", PLAYERS, preset="first-game"))
    for number in range(3):
        game = deal(rules, number)
        learnt = [Knowledge(PLAYERS, seat, sum(rules.copies)) for seat in range(PLAYERS)]
        _hear(game, learnt)
        bot = make_bot("belief")
        policies = [bot.policy(number * PLAYERS + seat) for seat in range(PLAYERS)]
        while game.get(ROUND) <= MIDDLE and not game.is_over():
            options = game.write_options()
            if game.get(ROUND) == MIDDLE and options > 1 and len(asked) < (number + 1) * 4:
                seat = game.to_move()
                asked.append((make_view(game, seat), learnt[seat].copy()))
            policy = policies[game.to_move()]
            assert policy is not None
            game.apply(policy.choose(game, options))
            _hear(game, learnt)
    return asked


def _hear(game: Game, learnt: list[Knowledge]) -> None:
    for seat, memory in enumerate(learnt):
        memory.observe(game.events_for(seat))
