from __future__ import annotations

from typing import Final

from citadels.bots.strategy.character_strategy import CharacterStrategy
from citadels.bots.strategy.district_values import built_value
from citadels.bots.strategy.play_style import PlayStyle
from citadels.engine.codes import BEAUTIFIED_BIT
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override

_CERTAINTY_PRICE: Final = 40  # the gold could also build something of the own hand


class Marshal(CharacterStrategy):
    """Buys a district from the leader."""

    @override
    def bonus(self, school: i64) -> i64:
        return 30

    @override
    def ability_value(self, game: Game, seat: i64, can_see_hand: bool, style: PlayStyle) -> i64:
        threat = style.ranking.greatest_threat(game, seat)
        return 110 + (threat - 60) * style.harm_percent // 300 + style.attack_bonus

    @override
    def attack_value(self, game: Game, seat: i64, owner: i64, place: i64, style: PlayStyle) -> i64:
        card = place & (BEAUTIFIED_BIT - 1)
        value = super().attack_value(game, seat, owner, place, style)
        return value + built_value(game, seat, card, style) - _CERTAINTY_PRICE
