"""The beginner: takes what is in sight, and makes mistakes."""

from __future__ import annotations

from typing import Final

from citadels.bots.strategy.charter import CharterPolicy
from citadels.engine import codes
from citadels.engine.answers.codec import verb_of
from citadels.engine.game import Game
from citadels.engine.handler import NO_INCOME
from citadels.engine.native_types import i64, override

CERTAIN: Final = 1000
_WONDER: Final = 150  # a beginner likes one character today and another tomorrow


class BeginnerPolicy(CharterPolicy):
    """Chooses characters by income, names by lot, builds the dearest, and sometimes just errs."""

    def __init__(self, seed: int, mistakes: i64) -> None:
        """So many answers in a thousand are mistakes."""
        super().__init__(seed)
        self.mistakes = mistakes
        self.manner.point = 130
        self.manner.holds = False

    @override
    def choose(self, game: Game, options: i64) -> i64:
        if options > 1 and self.randbelow(CERTAIN) < self.mistakes:
            return game.options[self.randbelow(options)]
        return super().choose(game, options)

    @override
    def pick(self, game: Game, seat: i64, role: i64) -> i64:
        """What the own city earns, and a whim."""
        character = game.rules.characters[role]
        worth = self.randbelow(_WONDER)
        if character.income_in != NO_INCOME:
            worth += 100 * game.count_type(seat, character.income_type)
        return worth

    @override
    def use(self, game: Game, seat: i64, given: i64) -> i64:
        worth = super().use(game, seat, given)
        return worth + self.randbelow(500) if worth > 0 else worth

    @override
    def worth(self, game: Game, seat: i64, given: i64) -> i64:
        if verb_of(given) == codes.MARK:
            return self.randbelow(500)
        return super().worth(game, seat, given)
