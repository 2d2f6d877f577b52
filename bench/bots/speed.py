"""Measures the speed of the bots: decisions of the quick ones, iterations of the search."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bench.engine.stopwatch import best_seconds
from citadels import Knowledge, SeatView, deal, make_rules, make_view, setup_from_preset
from citadels.bots.registry import make_bot
from citadels.bots.search import SearchBot
from citadels.engine.game import Game
from citadels.engine.playout import playout_by_seat
from citadels.engine.state import ROUND

PLAYERS: Final = 4
FAST_BOTS: Final = ("random", "beginner", "aggressive", "rush", "charter", "belief")
MIDDLE_ROUND: Final = 5  # the round in which the search is measured, about half of a game
WINDOW_SECONDS: Final = 0.2


@dataclass(frozen=True)
class Rate:
    """A rate per second of processor time."""

    what: str
    unit: str
    value: float


def measure_fast_bots(
    games: int, repeats: int = 3, window_seconds: float = WINDOW_SECONDS
) -> list[Rate]:
    """Decisions per second with one bot in every seat, played inside the engine."""
    return [
        Rate(
            bot_spec, "decisions/s", decisions_per_second(bot_spec, games, repeats, window_seconds)
        )
        for bot_spec in FAST_BOTS
    ]


def decisions_per_second(bot_spec: str, games: int, repeats: int, window_seconds: float) -> float:
    bot = make_bot(bot_spec)
    rules = make_rules(setup_from_preset("2016", PLAYERS, preset="first-game"))

    def play() -> int:
        answers = 0
        for number in range(games):
            game = deal(rules, number)
            game.is_quiet = True
            policies = [bot.policy(number * PLAYERS + seat) for seat in range(PLAYERS)]
            answers += playout_by_seat(game, [policy for policy in policies if policy is not None])
        return answers

    seconds, answers = best_seconds(play, window_seconds, repeats)
    return answers / seconds


def measure_search(
    iterations: int, repeats: int = 3, window_seconds: float = WINDOW_SECONDS
) -> Rate:
    """Iterations per second to the end of the round, starting from the picks of round five."""
    bot = SearchBot(iterations=iterations, rounds=1)
    questions = find_middle_questions()

    def search() -> int:
        for view, knowledge in questions:
            bot.explain(view, knowledge, 1)
        return iterations * len(questions)

    seconds, iterations_done = best_seconds(search, window_seconds, repeats)
    return Rate("search, to the end of the round", "iterations/s", iterations_done / seconds)


def find_middle_questions() -> list[tuple[SeatView, Knowledge]]:
    """The views of the seats when they pick their characters, in the middle of some games."""
    questions: list[tuple[SeatView, Knowledge]] = []
    rules = make_rules(setup_from_preset("2016", PLAYERS, preset="first-game"))
    for number in range(3):
        game = deal(rules, number)
        knowledge_by_seat = [Knowledge(PLAYERS, seat, sum(rules.copies)) for seat in range(PLAYERS)]
        _update_knowledge(game, knowledge_by_seat)
        bot = make_bot("belief")
        policies = [bot.policy(number * PLAYERS + seat) for seat in range(PLAYERS)]
        while game.get(ROUND) <= MIDDLE_ROUND and not game.is_over():
            options = game.write_options()
            if (
                game.get(ROUND) == MIDDLE_ROUND
                and options > 1
                and len(questions) < (number + 1) * 4
            ):
                seat = game.to_move()
                questions.append((make_view(game, seat), knowledge_by_seat[seat].copy()))
            policy = policies[game.to_move()]
            assert policy is not None
            game.apply(policy.choose(game, options))
            _update_knowledge(game, knowledge_by_seat)
    return questions


def _update_knowledge(game: Game, knowledge_by_seat: list[Knowledge]) -> None:
    for seat, knowledge in enumerate(knowledge_by_seat):
        knowledge.observe(game.events_for(seat))
