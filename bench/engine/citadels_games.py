"""The Citadels games that are timed: always the same ones, from fixed seeds."""

from __future__ import annotations

import random
from dataclasses import dataclass

from citadels import (
    Game,
    Knowledge,
    RandomPolicy,
    SeatView,
    Setup,
    deal,
    make_rules,
    make_view,
    new_game,
    playout,
    random_setup,
)
from citadels.engine.rules import Rules

_SEED = 1


def make_setups(profile: str, players: int, count: int) -> list[Setup]:
    """The given number of set-ups with random characters and districts."""
    return [random_setup(profile, players, seed) for seed in range(count)]


def make_all_rules(setups: list[Setup]) -> list[Rules]:
    """The rules of the set-ups, ready to deal: what other engines call loading a game."""
    return [make_rules(setup) for setup in setups]


def drive(rules_list: list[Rules], quiet: bool) -> int:
    """Play from outside, as any program in Python does: `legal`, choose, `apply`."""
    rng = random.Random(_SEED).random  # noqa: S311 - nothing secret
    decisions = 0
    for seed, rules in enumerate(rules_list):
        game = deal(rules, seed)
        game.is_quiet = quiet
        while options := game.legal():
            game.apply(options[int(rng() * len(options))])
            decisions += 1
    return decisions


def play_inside(rules_list: list[Rules]) -> int:
    """Play with the loop of the engine itself."""
    decisions = 0
    for seed, rules in enumerate(rules_list):
        game = deal(rules, seed)
        game.is_quiet = True
        decisions += playout(game, RandomPolicy(seed))
    return decisions


def deal_all(rules_list: list[Rules]) -> list[Game]:
    """Games that have been dealt and await the first answer, without events."""
    games = [deal(rules, seed) for seed, rules in enumerate(rules_list)]
    for game in games:
        game.is_quiet = True
    return games


def play_copies(games: list[Game]) -> int:
    """The same from copies, as a search does, without set-up and deal."""
    decisions = 0
    for seed, game in enumerate(games):
        decisions += playout(game.copy(), RandomPolicy(seed))
    return decisions


@dataclass(frozen=True)
class MidGame:
    """A game in progress, with the view and the knowledge of the seat to move."""

    game: Game
    seat: int
    view: SeatView
    knowledge: Knowledge


def play_to_middle(setup: Setup, seed: int) -> MidGame:
    """The game halfway through its decisions, counted by playing it to the end."""
    answers = _random_answers(setup, seed)
    game = new_game(setup, seed)
    deck_size = sum(game.rules.copies)
    knowledge_by_seat = [Knowledge(setup.players, seat, deck_size) for seat in range(setup.players)]
    _update_knowledge(knowledge_by_seat, game)
    for answer in answers[: len(answers) // 2]:
        game.apply(answer)
        _update_knowledge(knowledge_by_seat, game)
    seat = game.to_move()
    return MidGame(game, seat, make_view(game, seat), knowledge_by_seat[seat])


def _random_answers(setup: Setup, seed: int) -> list[int]:
    """All answers of a randomly played game."""
    rng = random.Random(seed)  # noqa: S311 - nothing secret
    game = new_game(setup, seed)
    answers: list[int] = []
    while options := game.legal():
        answers.append(rng.choice(options))
        game.apply(answers[-1])
    return answers


def _update_knowledge(knowledge_by_seat: list[Knowledge], game: Game) -> None:
    for seat, knowledge in enumerate(knowledge_by_seat):
        knowledge.observe(game.events_for(seat))
