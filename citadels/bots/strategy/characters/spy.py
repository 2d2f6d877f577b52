from __future__ import annotations

from typing import TYPE_CHECKING

from citadels.bots.strategy.character_strategy import CharacterStrategy
from citadels.bots.strategy.choices.turn_plan import FREE_PRIORITY
from citadels.bots.strategy.play_style import PlayStyle
from citadels.bots.strategy.role_values import average_gold, largest_hand
from citadels.engine.codes import KINDS
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override

if TYPE_CHECKING:
    from citadels.bots.strategy.policies.charter import CharterPolicy


class Spy(CharacterStrategy):
    """Worth the gold and the cards of others."""

    @override
    def ability_value(self, game: Game, seat: i64, can_see_hand: bool, style: PlayStyle) -> i64:
        gold = average_gold(game, seat)
        return 60 + gold // 6 + 25 * largest_hand(game, seat) + style.attack_bonus

    @override
    def player_use_value(
        self, game: Game, seat: i64, other: i64, detail: i64, policy: CharterPolicy
    ) -> i64:
        """Gold and a card for each card of the type: the commonest one, where there is gold."""
        cards: i64 = 0
        for card in range(KINDS):
            if game.rules.type_of[card] == detail:
                cards += game.rules.copies[card]
        value = cards * game.hand_size(other) * (2 + min(2, game.gold(other)))
        return FREE_PRIORITY + value
