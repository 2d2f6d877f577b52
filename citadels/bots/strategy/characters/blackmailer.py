from __future__ import annotations

from typing import TYPE_CHECKING

from citadels.bots.strategy.character_strategy import CharacterStrategy
from citadels.bots.strategy.choices.named_character import robbery_value
from citadels.bots.strategy.play_style import COIN_VALUE, PlayStyle
from citadels.bots.strategy.role_values import average_gold
from citadels.engine.answers.codec import verb_of
from citadels.engine.codes import BRIBE, REFUSE
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override

if TYPE_CHECKING:
    from citadels.bots.strategy.policies.charter import CharterPolicy


class Blackmailer(CharacterStrategy):
    """Takes part of the gold of others, from several of them."""

    @override
    def bonus(self, school: i64) -> i64:
        return 90

    @override
    def ability_value(self, game: Game, seat: i64, can_see_hand: bool, style: PlayStyle) -> i64:
        return 30 + average_gold(game, seat) * 40 // 100 + style.attack_bonus

    @override
    def naming_value(self, game: Game, seat: i64, role: i64, policy: CharterPolicy) -> i64:
        return robbery_value(game, seat, role, policy.beliefs, policy.style)

    @override
    def answer_value(self, game: Game, seat: i64, answer: i64, style: PlayStyle) -> i64:
        if verb_of(answer) == BRIBE:
            return -(game.gold(seat) // 2) * COIN_VALUE
        if verb_of(answer) == REFUSE:
            return -game.gold(seat) * COIN_VALUE // 2
        return super().answer_value(game, seat, answer, style)
