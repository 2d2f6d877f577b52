"""The French rulebook of the third edition: eleven starred districts, and times of its own."""

from __future__ import annotations

from typing import Final

from citadels.engine.characters.architect import ArchitectWithCards
from citadels.engine.characters.merchant import MerchantWithCoin
from citadels.engine.characters.navigator import NavigatorAfterGathering
from citadels.engine.codes import (
    ARCHITECT,
    FACTORY,
    HOSPITAL,
    IMPERIAL_TREASURY,
    MERCHANT,
    NAVIGATOR,
    POOR_HOUSE,
    QUARRY,
    SMITHY,
    UNIQUE,
    WISHING_WELL,
    WITCH,
)
from citadels.engine.districts.factory import Factory
from citadels.engine.districts.imperial_treasury import ImperialTreasury
from citadels.engine.districts.poor_house import PoorHouse
from citadels.engine.districts.quarry import Quarry
from citadels.engine.districts.smithy import Smithy
from citadels.engine.districts.wishing_well import WishingWellOfOthers
from citadels.engine.editions.classic_en import CLASSIC_EN, SHARED_READINGS, SHARED_RULINGS
from citadels.engine.editions.deck_rules import ExchangeSpecial
from citadels.engine.editions.edition import AT_RANDOM, CharacterRow, DistrictRow, Pair
from citadels.engine.rulings import (
    ADD_WITHOUT_EXCHANGE,
    ALCHEMIST_REPAID,
    BEWITCHED_EMPEROR_CROWNS,
    DIPLOMAT_MOMENT,
    KILLED_EMPEROR_CROWNS,
    SHRUNK_CITY_KEEPS_BONUS,
    TIE_BREAK,
    WISHING_WELL_COUNTS_ITSELF,
)

CLASSIC_FR: Final = CLASSIC_EN.derive(
    "classic-fr",
    CharacterRow(MERCHANT, 6, MerchantWithCoin(extra=1, at_start=True)),
    CharacterRow(ARCHITECT, 7, ArchitectWithCards(extra=2, at_start=True)),
    CharacterRow(NAVIGATOR, 7, NavigatorAfterGathering(amount=4, ends_turn=True)),
    DistrictRow(SMITHY, 5, UNIQUE, effect=Smithy(price=3, cards=3)),
    DistrictRow(FACTORY, 5, UNIQUE, effect=Factory(), is_optional=True),
    DistrictRow(POOR_HOUSE, 4, UNIQUE, effect=PoorHouse(), is_optional=True),
    # Printed without a star: they are always in the deck.
    DistrictRow(IMPERIAL_TREASURY, 4, UNIQUE, effect=ImperialTreasury()),
    DistrictRow(QUARRY, 5, UNIQUE, effect=Quarry()),
    DistrictRow(WISHING_WELL, 5, UNIQUE, effect=WishingWellOfOthers()),
    deck_rule=ExchangeSpecial(),
    rulings=(*SHARED_RULINGS, ADD_WITHOUT_EXCHANGE, TIE_BREAK, WISHING_WELL_COUNTS_ITSELF),
    readings=(
        *SHARED_READINGS,
        (BEWITCHED_EMPEROR_CROWNS, 1),
        (KILLED_EMPEROR_CROWNS, 1),
        (DIPLOMAT_MOMENT, 1),
        (ALCHEMIST_REPAID, 1),
        (SHRUNK_CITY_KEEPS_BONUS, 2),
    ),
    targets=(7, 6),
    first_crown=AT_RANDOM,
    forbidden_pairs=(Pair(HOSPITAL, WITCH),),
    ineffective_pairs=(),
)
