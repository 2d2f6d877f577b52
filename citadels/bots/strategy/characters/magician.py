from __future__ import annotations

from typing import TYPE_CHECKING, Final

from citadels.bots.strategy.character_strategy import CharacterStrategy
from citadels.bots.strategy.choices.turn_plan import CITY_PRIORITY, REJECT_VALUE, SWAP_PRIORITY
from citadels.bots.strategy.district_values import count_useful_cards, hand_value
from citadels.bots.strategy.play_style import PlayStyle
from citadels.bots.strategy.role_values import largest_hand
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override

if TYPE_CHECKING:
    from citadels.bots.strategy.policies.charter import CharterPolicy

_UNSEEN_CARD_VALUE: Final = 105  # a card of another hand


class Magician(CharacterStrategy):
    """For a poor hand: that of another, or other cards from the deck."""

    @override
    def bonus(self, school: i64) -> i64:
        return 30

    @override
    def ability_value(self, game: Game, seat: i64, can_see_hand: bool, style: PlayStyle) -> i64:
        own_cards = count_useful_cards(game, seat) if can_see_hand else game.hand_size(seat)
        gain = (largest_hand(game, seat) - own_cards) * 65
        if own_cards == 0:
            gain += 60
        return max(20, gain)

    @override
    def bare_use_value(self, game: Game, seat: i64, policy: CharterPolicy) -> i64:
        """Cards of the hand are exchanged with the deck."""
        spare = game.hand_size(seat) - count_useful_cards(game, seat)
        return CITY_PRIORITY + 60 * spare if spare > 0 else REJECT_VALUE

    @override
    def player_use_value(
        self, game: Game, seat: i64, other: i64, detail: i64, policy: CharterPolicy
    ) -> i64:
        gain = game.hand_size(other) * _UNSEEN_CARD_VALUE - hand_value(game, seat, policy.style)
        gain += game.hand_size(other) * policy.style.ranking.threat(game, seat, other) // 20
        return SWAP_PRIORITY + gain if gain > 0 else REJECT_VALUE
