"""What players make of a character: also whether to pick it."""

from __future__ import annotations

from typing import Final

from citadels.bots.strategy.card_strategy import CardStrategy
from citadels.bots.strategy.play_style import PlayStyle
from citadels.bots.strategy.role_values import extra_builds_value, lost_build_value
from citadels.engine.game import Game
from citadels.engine.handler import Card
from citadels.engine.native_types import i64, override

_ABILITY_VALUE: Final = 50  # of an ability of which nothing is known


class CharacterStrategy(CardStrategy):
    """A character is judged by one's own hand, or for another by what is public."""

    @override
    def bonus(self, school: i64) -> i64:
        return 0

    @override
    def ability_value(self, game: Game, seat: i64, can_see_hand: bool, style: PlayStyle) -> i64:
        character = game.rules.characters[self.code]
        value: i64 = _ABILITY_VALUE
        if character.harms:
            value += style.attack_bonus
        if not character.may_build:
            value -= lost_build_value(game, seat, can_see_hand, style)
        elif character.build_limit > 1:
            value += extra_builds_value(game, seat, character.build_limit, can_see_hand, style)
        return value

    @override
    def brings_cards(self, game: Game) -> bool:
        return False

    @override
    def card(self, game: Game) -> Card:
        return game.rules.characters[self.code]
