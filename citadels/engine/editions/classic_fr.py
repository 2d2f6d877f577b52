"""The French rulebook of the third edition: eleven starred districts, other timings."""

from __future__ import annotations

from typing import Final

from citadels.engine import codes, rulings
from citadels.engine.characters.architect import ArchitectWithCards
from citadels.engine.characters.merchant import MerchantWithCoin
from citadels.engine.characters.navigator import NavigatorAfterGathering
from citadels.engine.districts.factory import Factory
from citadels.engine.districts.imperial_treasury import ImperialTreasury
from citadels.engine.districts.poor_house import PoorHouse
from citadels.engine.districts.quarry import Quarry
from citadels.engine.districts.smithy import Smithy
from citadels.engine.districts.wishing_well import WishingWellOfOthers
from citadels.engine.editions.classic_en import CLASSIC_EN, SHARED_READINGS, SHARED_RULINGS
from citadels.engine.editions.deck_rules import ExchangeSpecial
from citadels.engine.editions.edition import AT_RANDOM, CharacterRow, DistrictRow, Pair

CLASSIC_FR: Final = CLASSIC_EN.derive(
    "classic-fr",
    CharacterRow(codes.MERCHANT, 6, MerchantWithCoin(extra=1, at_start=True)),
    CharacterRow(codes.ARCHITECT, 7, ArchitectWithCards(extra=2, at_start=True)),
    CharacterRow(codes.NAVIGATOR, 7, NavigatorAfterGathering(amount=4, ends_turn=True)),
    DistrictRow(codes.SMITHY, 5, codes.UNIQUE, effect=Smithy(price=3, cards=3)),
    DistrictRow(codes.FACTORY, 5, codes.UNIQUE, effect=Factory(), is_optional=True),
    DistrictRow(codes.POOR_HOUSE, 4, codes.UNIQUE, effect=PoorHouse(), is_optional=True),
    # Printed without a star: they are always in the deck.
    DistrictRow(codes.IMPERIAL_TREASURY, 4, codes.UNIQUE, effect=ImperialTreasury()),
    DistrictRow(codes.QUARRY, 5, codes.UNIQUE, effect=Quarry()),
    DistrictRow(codes.WISHING_WELL, 5, codes.UNIQUE, effect=WishingWellOfOthers()),
    deck_rule=ExchangeSpecial(),
    rulings=(
        *SHARED_RULINGS,
        rulings.ADD_WITHOUT_EXCHANGE,
        rulings.TIE_BREAK,
        rulings.WISHING_WELL_COUNTS_ITSELF,
    ),
    readings=(
        *SHARED_READINGS,
        (rulings.BEWITCHED_EMPEROR_CROWNS, 1),
        (rulings.KILLED_EMPEROR_CROWNS, 1),
        (rulings.DIPLOMAT_MOMENT, 1),
        (rulings.ALCHEMIST_REPAID, 1),
        (rulings.SHRUNK_CITY_KEEPS_BONUS, 2),
    ),
    targets=(7, 6),
    first_crown=AT_RANDOM,
    forbidden_pairs=(Pair(codes.HOSPITAL, codes.WITCH),),
    ineffective_pairs=(),
)
