from __future__ import annotations

from typing import TYPE_CHECKING, Final

from citadels.bots.strategy.choices.turn_plan import REJECT_VALUE, SPARE_GOLD_PRIORITY
from citadels.bots.strategy.district_strategy import DistrictStrategy
from citadels.bots.strategy.district_values import count_useful_cards, held_value
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override
from citadels.engine.state import MUSEUM_SIZE

if TYPE_CHECKING:
    from citadels.bots.strategy.policies.charter import CharterPolicy

_STORED_CARD_VALUE: Final = 115


class Museum(DistrictStrategy):
    """A point for a card that is worth less."""

    @override
    def base_value(self, game: Game) -> i64:
        return 320

    @override
    def promised_value(self, game: Game) -> i64:
        return self.base_value(game) + 100 * game.row[MUSEUM_SIZE]

    @override
    def card_use_value(self, game: Game, seat: i64, card: i64, policy: CharterPolicy) -> i64:
        value = _STORED_CARD_VALUE - held_value(game, seat, card, policy.style)
        if value <= 0 and count_useful_cards(game, seat) > 2:
            value += 60
        return SPARE_GOLD_PRIORITY + value if value > 0 else REJECT_VALUE
