from __future__ import annotations

from citadels.bots.strategy.character_strategy import CharacterStrategy
from citadels.bots.strategy.district_values import max_affordable_cost, useful_mask
from citadels.bots.strategy.play_style import COIN_VALUE, PlayStyle
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override


class Alchemist(CharacterStrategy):
    """Worth the price of the best district that can be built."""

    @override
    def ability_value(self, game: Game, seat: i64, can_see_hand: bool, style: PlayStyle) -> i64:
        gold = game.gold(seat) + game.rules.gather_gold
        if can_see_hand:
            return max_affordable_cost(game, useful_mask(game, seat), gold) * COIN_VALUE
        return min(4, gold) * COIN_VALUE * 3 // 4 if game.hand_size(seat) else 0
