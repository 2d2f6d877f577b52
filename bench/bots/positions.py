"""Positions with their outcomes, to which the evaluation is fitted.

Game number k of a kind is the same everywhere. The bots are of two schools and sometimes make
random mistakes, so that positions occur that careful play would avoid.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bench.bots.float_rows import make_float_row
from citadels import Setup, deal, make_rules, random_setup, setup_from_preset, winners
from citadels.bots.strategy.policies.belief import BeliefPolicy
from citadels.bots.strategy.policies.charter import CharterPolicy
from citadels.bots.strategy.search.evaluation import FEATURE_COUNT, phase_of, write_features
from citadels.engine.game import Game
from citadels.engine.state import ROUND

NOISE_PERCENT: Final = 50


@dataclass(frozen=True)
class TableKind:
    """A kind of table, and its share of the games."""

    profile: str
    players: int
    has_random_set: bool
    weight: int = 1

    def setup(self, number: int) -> Setup:
        if self.has_random_set:
            return random_setup(self.profile, self.players, number)
        if self.profile == "2016":
            return setup_from_preset(self.profile, self.players, preset="first-game")
        return setup_from_preset(self.profile, self.players)


KINDS: Final = (
    TableKind("2016", 4, has_random_set=False, weight=3),
    TableKind("classic-en", 4, has_random_set=False, weight=3),
    TableKind("2016", 4, has_random_set=True, weight=3),
    TableKind("2016", 6, has_random_set=False),
    TableKind("classic-en", 6, has_random_set=False),
    TableKind("2016", 2, has_random_set=True),
    TableKind("2016", 3, has_random_set=True),
    TableKind("classic-fr", 5, has_random_set=True),
    TableKind("2016", 5, has_random_set=True),
    TableKind("classic-ru", 7, has_random_set=True),
    TableKind("2016", 8, has_random_set=True),
)


@dataclass(frozen=True)
class Position:
    """The features of every seat at the beginning of a round, and their shares of the victory."""

    phase: int
    features: list[list[float]]
    shares: list[float]


def play_positions(kind: TableKind, numbers: range) -> Iterator[Position]:
    """The positions of the given games."""
    for number in numbers:
        game = deal(make_rules(kind.setup(number)), number)
        game.is_quiet = True
        snapshots = _play_game(game, kind.players, number)
        winning_seats = winners(game)
        shares = [
            1 / len(winning_seats) if seat in winning_seats else 0.0 for seat in range(kind.players)
        ]
        for phase, features in snapshots:
            yield Position(phase, features, shares)


def _play_game(game: Game, players: int, number: int) -> list[tuple[int, list[list[float]]]]:
    policies = []
    for seat in range(players):
        policy_class = CharterPolicy if (number + seat) % 3 == 0 else BeliefPolicy
        policy = policy_class(number * 10 + seat)
        policy.style.noise = NOISE_PERCENT
        policies.append(policy)
    snapshots: list[tuple[int, list[list[float]]]] = []
    round_number = game.get(ROUND)
    while not game.is_over():
        options = game.write_options()
        if game.get(ROUND) != round_number:
            round_number = game.get(ROUND)
            snapshots.append((phase_of(game), [_features(game, seat) for seat in range(players)]))
        game.play(policies[game.to_move()].choose(game, options))
    return snapshots


def _features(game: Game, seat: int) -> list[float]:
    row = make_float_row(FEATURE_COUNT)
    write_features(game, seat, row, 0)
    return [row[feature] for feature in range(FEATURE_COUNT)]
