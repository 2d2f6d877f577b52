from __future__ import annotations

from typing import TYPE_CHECKING

from citadels.bots.strategy.character_strategy import CharacterStrategy
from citadels.bots.strategy.choices.turn_plan import REJECT_VALUE, SPARE_GOLD_PRIORITY
from citadels.bots.strategy.play_style import PlayStyle
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override

if TYPE_CHECKING:
    from citadels.bots.strategy.policies.charter import CharterPolicy


class Artist(CharacterStrategy):
    """Turns gold into points."""

    @override
    def bonus(self, school: i64) -> i64:
        return -60

    @override
    def ability_value(self, game: Game, seat: i64, can_see_hand: bool, style: PlayStyle) -> i64:
        return 30 + 15 * min(4, game.gold(seat))

    @override
    def card_use_value(self, game: Game, seat: i64, card: i64, policy: CharterPolicy) -> i64:
        """A coin for a point: late, or when there is more gold than can be used."""
        missing = game.complete_at() - game.city_size(seat)
        has_spare_gold = game.gold(seat) >= 4 + missing
        return SPARE_GOLD_PRIORITY if missing <= 2 or has_spare_gold else REJECT_VALUE
