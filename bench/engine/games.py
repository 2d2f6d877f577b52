"""Games of ours that are played to be timed: always the same ones, from fixed seeds."""

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
    """So many tables with characters and districts drawn by lot."""
    return [random_setup(profile, players, seed) for seed in range(count)]


def make_tables(setups: list[Setup]) -> list[Rules]:
    """Their rules, ready to deal: what others call loading a game."""
    return [make_rules(setup) for setup in setups]


def drive(tables: list[Rules], quiet: bool) -> int:
    """Play from outside, as any program in Python does: `legal`, choose, `apply`."""
    dice = random.Random(_SEED).random  # noqa: S311 - nothing secret
    decisions = 0
    for seed, rules in enumerate(tables):
        game = deal(rules, seed)
        game.is_quiet = quiet
        while options := game.legal():
            game.apply(options[int(dice() * len(options))])
            decisions += 1
    return decisions


def play_inside(tables: list[Rules]) -> int:
    """Play with the loop of the engine itself."""
    decisions = 0
    for seed, rules in enumerate(tables):
        game = deal(rules, seed)
        game.is_quiet = True
        decisions += playout(game, RandomPolicy(seed))
    return decisions


def start_all(tables: list[Rules]) -> list[Game]:
    """Games that are dealt and wait for the first answer, without events."""
    games = [deal(rules, seed) for seed, rules in enumerate(tables)]
    for game in games:
        game.is_quiet = True
    return games


def play_copies(games: list[Game]) -> int:
    """The same from copies, as a search does: nothing is set up and nothing is dealt."""
    decisions = 0
    for seed, game in enumerate(games):
        decisions += playout(game.copy(), RandomPolicy(seed))
    return decisions


@dataclass(frozen=True)
class Middle:
    """A game in its middle, with what the seat to move sees and has learnt."""

    game: Game
    seat: int
    view: SeatView
    learnt: Knowledge


def middle_of(setup: Setup, seed: int) -> Middle:
    """The game at half of the decisions that it has when it is played to the end."""
    answers = _answers_of(setup, seed)
    game = new_game(setup, seed)
    deck = sum(game.rules.copies)
    memories = [Knowledge(setup.players, seat, deck) for seat in range(setup.players)]
    _tell(memories, game)
    for answer in answers[: len(answers) // 2]:
        game.apply(answer)
        _tell(memories, game)
    seat = game.to_move()
    return Middle(game, seat, make_view(game, seat), memories[seat])


def _answers_of(setup: Setup, seed: int) -> list[int]:
    """All answers of a game in which they are given by lot."""
    dice = random.Random(seed)  # noqa: S311 - nothing secret
    game = new_game(setup, seed)
    answers: list[int] = []
    while options := game.legal():
        answers.append(dice.choice(options))
        game.apply(answers[-1])
    return answers


def _tell(memories: list[Knowledge], game: Game) -> None:
    for seat, memory in enumerate(memories):
        memory.observe(game.events_for(seat))
