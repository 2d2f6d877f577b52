"""The beginner: takes what is in sight, and errs at random."""

from __future__ import annotations

from typing import Final

from citadels.bots.strategy.policies.charter import CharterPolicy
from citadels.engine import codes
from citadels.engine.answers.codec import verb_of
from citadels.engine.game import Game
from citadels.engine.handler import NO_INCOME
from citadels.engine.native_types import i64, override

PER_MILLE: Final = 1000
_WHIM_RANGE: Final = 150  # a beginner likes one character today and another tomorrow


class BeginnerPolicy(CharterPolicy):
    """Picks characters by income, names at random, builds the most expensive, and errs at times."""

    def __init__(self, seed: int, mistakes_per_mille: i64) -> None:
        super().__init__(seed)
        self.mistakes_per_mille = mistakes_per_mille
        self.style.point_value = 130
        self.style.can_stall = False

    @override
    def choose(self, game: Game, options: i64) -> i64:
        if options > 1 and self.randbelow(PER_MILLE) < self.mistakes_per_mille:
            return game.options[self.randbelow(options)]
        return super().choose(game, options)

    @override
    def pick_value(self, game: Game, seat: i64, role: i64) -> i64:
        """What the own city earns, and a whim."""
        character = game.rules.characters[role]
        value = self.randbelow(_WHIM_RANGE)
        if character.income_in != NO_INCOME:
            value += 100 * game.count_type(seat, character.income_type)
        return value

    @override
    def use_value(self, game: Game, seat: i64, answer: i64) -> i64:
        value = super().use_value(game, seat, answer)
        return value + self.randbelow(500) if value > 0 else value

    @override
    def value(self, game: Game, seat: i64, answer: i64) -> i64:
        if verb_of(answer) == codes.MARK:
            return self.randbelow(500)
        return super().value(game, seat, answer)
