from __future__ import annotations

from typing import TYPE_CHECKING, Final

from citadels.bots.strategy.choices.turn_plan import CITY_PRIORITY, REJECT_VALUE
from citadels.bots.strategy.district_strategy import DistrictStrategy
from citadels.bots.strategy.district_values import held_value
from citadels.engine.districts.laboratory import Laboratory as LaboratoryCard
from citadels.engine.game import Game
from citadels.engine.handler import Card
from citadels.engine.native_types import i64, override

if TYPE_CHECKING:
    from citadels.bots.strategy.policies.charter import CharterPolicy

_COIN_VALUE: Final = 75  # each coin that a discarded card brings


class Laboratory(DistrictStrategy):
    """Gold for a card that is worth less."""

    @override
    def base_value(self, game: Game) -> i64:
        return 120

    @override
    def card_use_value(self, game: Game, seat: i64, card: i64, policy: CharterPolicy) -> i64:
        value = _COIN_VALUE * _coins_per_card(self.card(game)) - held_value(
            game, seat, card, policy.style
        )
        return CITY_PRIORITY + value if value > 0 else REJECT_VALUE


def _coins_per_card(card: Card) -> i64:
    """What it pays: the books differ."""
    return card.gold if isinstance(card, LaboratoryCard) else 0
