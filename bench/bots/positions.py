"""Positions with their outcomes: what the evaluation is fitted to.

Game number k of a kind is the same everywhere. Players of two schools sit at the table, a little
absent-minded, so that positions come up that careful play would avoid.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bench.bots.rows import row_of_floats
from citadels import Setup, deal, make_rules, random_setup, setup_from_preset, winners
from citadels.bots.strategy.policies.belief import BeliefPolicy
from citadels.bots.strategy.policies.charter import CharterPolicy
from citadels.bots.strategy.search.evaluation import FEATURE_COUNT, phase_of, write_features
from citadels.engine.game import Game
from citadels.engine.state import ROUND

ABSENT_MINDED: Final = 50


@dataclass(frozen=True)
class Kind:
    """A kind of table, and how much of the games it gets."""

    profile: str
    players: int
    random_set: bool
    part: int = 1

    def setup(self, number: int) -> Setup:
        if self.random_set:
            return random_setup(self.profile, self.players, number)
        if self.profile == "2016":
            return setup_from_preset(self.profile, self.players, preset="first-game")
        return setup_from_preset(self.profile, self.players)


KINDS: Final = (
    Kind("2016", 4, random_set=False, part=3),
    Kind("classic-en", 4, random_set=False, part=3),
    Kind("2016", 4, random_set=True, part=3),
    Kind("2016", 6, random_set=False),
    Kind("classic-en", 6, random_set=False),
    Kind("2016", 2, random_set=True),
    Kind("2016", 3, random_set=True),
    Kind("classic-fr", 5, random_set=True),
    Kind("2016", 5, random_set=True),
    Kind("classic-ru", 7, random_set=True),
    Kind("2016", 8, random_set=True),
)


@dataclass(frozen=True)
class Position:
    """The features of every seat when a round began, and how they shared the victory."""

    phase: int
    features: list[list[float]]
    shares: list[float]


def positions(kind: Kind, numbers: range) -> Iterator[Position]:
    """The positions of these games."""
    for number in numbers:
        game = deal(make_rules(kind.setup(number)), number)
        game.is_quiet = True
        noted = _play(game, kind.players, number)
        won = winners(game)
        shares = [1 / len(won) if seat in won else 0.0 for seat in range(kind.players)]
        for phase, features in noted:
            yield Position(phase, features, shares)


def _play(game: Game, players: int, number: int) -> list[tuple[int, list[list[float]]]]:
    policies = []
    for seat in range(players):
        school = CharterPolicy if (number + seat) % 3 == 0 else BeliefPolicy
        policy = school(number * 10 + seat)
        policy.style.noise = ABSENT_MINDED
        policies.append(policy)
    noted: list[tuple[int, list[list[float]]]] = []
    number_of_round = game.get(ROUND)
    while not game.is_over():
        options = game.write_options()
        if game.get(ROUND) != number_of_round:
            number_of_round = game.get(ROUND)
            noted.append((phase_of(game), [_features(game, seat) for seat in range(players)]))
        game.play(policies[game.to_move()].choose(game, options))
    return noted


def _features(game: Game, seat: int) -> list[float]:
    row = row_of_floats(FEATURE_COUNT)
    write_features(game, seat, row, 0)
    return [row[feature] for feature in range(FEATURE_COUNT)]
