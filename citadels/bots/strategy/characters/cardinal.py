from __future__ import annotations

from typing import TYPE_CHECKING

from citadels.bots.strategy.character_strategy import CharacterStrategy
from citadels.bots.strategy.choices.turn_plan import BUILD_PRIORITY, REJECT_VALUE
from citadels.bots.strategy.district_values import built_value
from citadels.bots.strategy.play_style import COIN_VALUE, PlayStyle
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override
from citadels.engine.phases.building import price_of

if TYPE_CHECKING:
    from citadels.bots.strategy.policies.charter import CharterPolicy


class Cardinal(CharacterStrategy):
    """Pays with cards what the gold does not suffice for."""

    @override
    def ability_value(self, game: Game, seat: i64, can_see_hand: bool, style: PlayStyle) -> i64:
        return 40 + 20 * min(4, game.hand_size(seat))

    @override
    def card_use_value(self, game: Game, seat: i64, card: i64, policy: CharterPolicy) -> i64:
        """The district, for all the gold and a card for each coin that is missing."""
        missing = price_of(game, seat, card) - game.gold(seat)
        value = built_value(game, seat, card, policy.style) - game.gold(seat) * COIN_VALUE
        value -= missing * (policy.style.card_value - 30)
        return BUILD_PRIORITY + value if value > 0 else REJECT_VALUE
