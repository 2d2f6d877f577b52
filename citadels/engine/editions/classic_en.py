"""The classic English rulebook, and what the three classic books have in common.

It has no starred districts; the players can add those that were printed later.
Sources of the numbers are the paragraphs of `docs/rules/classic-en.md`.
"""

from __future__ import annotations

from typing import Final

from citadels.engine import codes, rulings
from citadels.engine.characters.abbot import AbbotOfTheOneRichest
from citadels.engine.characters.alchemist import Alchemist
from citadels.engine.characters.architect import ArchitectWithCards
from citadels.engine.characters.artist import Artist
from citadels.engine.characters.assassin import AssassinOfKnownVictims
from citadels.engine.characters.bishop import Bishop
from citadels.engine.characters.diplomat import DiplomatAfterGathering
from citadels.engine.characters.emperor import EmperorAtCall
from citadels.engine.characters.king import KingAtCall
from citadels.engine.characters.magician import Magician
from citadels.engine.characters.merchant import MerchantWithCoin
from citadels.engine.characters.navigator import NavigatorAfterGathering
from citadels.engine.characters.queen import Queen
from citadels.engine.characters.tax_collector import TaxCollectorAtTurnEnd
from citadels.engine.characters.thief import Thief
from citadels.engine.characters.warlord import WarlordAtEnd
from citadels.engine.characters.witch import Witch
from citadels.engine.characters.wizard import Wizard
from citadels.engine.districts.armory import PowderHouse
from citadels.engine.districts.ball_room import BallRoom
from citadels.engine.districts.bell_tower import BellTower
from citadels.engine.districts.dragon_gate import DragonGate
from citadels.engine.districts.factory import Factory
from citadels.engine.districts.graveyard import Graveyard
from citadels.engine.districts.great_wall import GreatWall
from citadels.engine.districts.haunted_quarter import HauntedCity
from citadels.engine.districts.hospital import Hospital
from citadels.engine.districts.imperial_treasury import ImperialTreasury
from citadels.engine.districts.keep import Keep
from citadels.engine.districts.laboratory import Laboratory
from citadels.engine.districts.library import LibraryOfTwo
from citadels.engine.districts.lighthouse import Lighthouse
from citadels.engine.districts.map_room import MapRoom
from citadels.engine.districts.museum import Museum
from citadels.engine.districts.observatory import Observatory
from citadels.engine.districts.park import Park
from citadels.engine.districts.poor_house import PoorHouse
from citadels.engine.districts.quarry import Quarry
from citadels.engine.districts.school_of_magic import SchoolOfMagic
from citadels.engine.districts.smithy import Smithy
from citadels.engine.districts.throne_room import ThroneRoom
from citadels.engine.districts.university import University
from citadels.engine.districts.wishing_well import WishingWellOfOthers
from citadels.engine.editions.coloured_districts import COLOURED_DISTRICTS
from citadels.engine.editions.deck_rules import AddBonus
from citadels.engine.editions.drafts import FOUR_TO_EIGHT, THREE_WITH_EIGHT, TWO_PLAYERS
from citadels.engine.editions.edition import (
    OLDEST,
    CharacterRow,
    DistrictRow,
    Edition,
    Numbers,
    Pair,
    Preset,
)
from citadels.engine.handler import District

_CHARACTERS: Final = (
    CharacterRow(codes.ASSASSIN, 1, AssassinOfKnownVictims()),
    CharacterRow(codes.WITCH, 1, Witch()),
    CharacterRow(codes.THIEF, 2, Thief()),
    CharacterRow(codes.TAX_COLLECTOR, 2, TaxCollectorAtTurnEnd()),
    CharacterRow(codes.MAGICIAN, 3, Magician()),
    CharacterRow(codes.WIZARD, 3, Wizard()),
    CharacterRow(codes.KING, 4, KingAtCall()),
    CharacterRow(codes.EMPEROR, 4, EmperorAtCall()),
    CharacterRow(codes.BISHOP, 5, Bishop()),
    CharacterRow(codes.ABBOT, 5, AbbotOfTheOneRichest()),
    CharacterRow(codes.MERCHANT, 6, MerchantWithCoin(extra=1, at_start=False)),
    CharacterRow(codes.ALCHEMIST, 6, Alchemist()),
    CharacterRow(codes.ARCHITECT, 7, ArchitectWithCards(extra=2, at_start=False)),
    CharacterRow(codes.NAVIGATOR, 7, NavigatorAfterGathering(amount=4, ends_turn=False)),
    CharacterRow(codes.WARLORD, 8, WarlordAtEnd()),
    CharacterRow(codes.DIPLOMAT, 8, DiplomatAfterGathering()),
    CharacterRow(codes.ARTIST, 9, Artist()),
    CharacterRow(codes.QUEEN, 9, Queen(gold=3), min_players=5),
)


def _special(card: int, cost: int, effect: District, copies: int = 1) -> DistrictRow:
    return DistrictRow(card, cost, codes.UNIQUE, copies, effect)


def _starred(card: int, cost: int, effect: District) -> DistrictRow:
    return DistrictRow(card, cost, codes.UNIQUE, effect=effect, is_optional=True)


_DISTRICTS: Final = (
    *COLOURED_DISTRICTS,
    _special(codes.HAUNTED_QUARTER, 2, HauntedCity()),
    _special(codes.KEEP, 3, Keep(), copies=2),
    _special(codes.LABORATORY, 5, Laboratory(gold=1)),
    _special(codes.SMITHY, 5, Smithy(price=2, cards=3)),
    _special(codes.GRAVEYARD, 5, Graveyard(price=1)),
    _special(codes.OBSERVATORY, 5, Observatory(cards=3)),
    _special(codes.SCHOOL_OF_MAGIC, 6, SchoolOfMagic()),
    _special(codes.LIBRARY, 6, LibraryOfTwo(cards=2)),
    _special(codes.GREAT_WALL, 6, GreatWall()),
    _special(codes.UNIVERSITY, 6, University(extra=2)),
    _special(codes.DRAGON_GATE, 6, DragonGate(extra=2)),
    _starred(codes.ARMORY, 3, PowderHouse()),
    _starred(codes.BALL_ROOM, 6, BallRoom()),
    _starred(codes.BELL_TOWER, 5, BellTower(size=7)),
    _starred(codes.FACTORY, 6, Factory()),
    _starred(codes.HOSPITAL, 6, Hospital()),
    _starred(codes.IMPERIAL_TREASURY, 4, ImperialTreasury()),
    _starred(codes.LIGHTHOUSE, 3, Lighthouse()),
    _starred(codes.MAP_ROOM, 5, MapRoom()),
    _starred(codes.MUSEUM, 4, Museum()),
    _starred(codes.PARK, 6, Park(cards=2)),
    _starred(codes.POOR_HOUSE, 5, PoorHouse()),
    _starred(codes.QUARRY, 5, Quarry()),
    _starred(codes.THRONE_ROOM, 6, ThroneRoom()),
    _starred(codes.WISHING_WELL, 5, WishingWellOfOthers()),
)

FIRST_GAME: Final = Preset(
    "first-game",
    (
        codes.ASSASSIN,
        codes.THIEF,
        codes.MAGICIAN,
        codes.KING,
        codes.BISHOP,
        codes.MERCHANT,
        codes.ARCHITECT,
        codes.WARLORD,
    ),
    (),
)

# Open points that can arise in every classic book.
SHARED_RULINGS: Final = (
    rulings.SHRUNK_CITY_KEEPS_BONUS,
    rulings.GATHER_CARDS_FROM_EMPTY_DECK,
    rulings.ORDER_UNDER_DECK,
    rulings.WIZARD_BUILDS_BEFORE_GATHERING,
    rulings.WIZARD_MUST_TAKE,
    rulings.QUEEN_SITS_WHERE_WITCH_SITS,
    rulings.SAME_NAME_EXCHANGE,
    rulings.DEFAULT_RANK_9,
    rulings.MUSEUM_SEEN_BY,
    rulings.HAUNTED_QUARTER_ONE_TYPE,
    rulings.CROWN_MOVES_BEFORE_SCORING,
    rulings.MAGICIAN_DISCARDS_FIRST,
    rulings.END_OF_TURN_ORDER,
    rulings.TWO_WAYS_TOGETHER,
    rulings.MORE_THAN_TWO_REPLACED,
    rulings.WITCH_MAY_DECLINE,
    rulings.BEWITCHED_EMPEROR_CROWNS,
    rulings.KILLED_EMPEROR_CROWNS,
    rulings.EXTRA_MAY_BE_REFUSED,
    rulings.DIPLOMAT_IN_COMPLETED_CITY,
    rulings.DIPLOMAT_MOMENT,
    rulings.WITCH_PAYS_TAX_ON_REVEAL,
    rulings.QUEEN_BESIDE_EMPEROR,
    rulings.ALCHEMIST_REPAID,
    rulings.NAVIGATOR_MUST_TAKE,
    rulings.LOST_BELL_TOWER,
    rulings.BELL_TOWER_BONUS,
    rulings.BALL_ROOM_MANNER,
    rulings.QUARRY_REPEATS,
    rulings.HOSPITAL_MAY_BE_DECLINED,
)

# How all three are read, where it is not the first way.
SHARED_READINGS: Final = (
    (rulings.GATHER_CARDS_FROM_EMPTY_DECK, 1),
    (rulings.WIZARD_BUILDS_BEFORE_GATHERING, 1),
    (rulings.SAME_NAME_EXCHANGE, 1),
    (rulings.END_OF_TURN_ORDER, 2),
)

CLASSIC_EN: Final = Edition(
    slug="classic-en",
    characters=_CHARACTERS,
    districts=_DISTRICTS,
    drafts=(TWO_PLAYERS, THREE_WITH_EIGHT, *FOUR_TO_EIGHT),
    complete_at=tuple((players, 8) for players in range(2, 9)),
    presets=(FIRST_GAME,),
    substitutes=(),
    last_rank_choices=(codes.ARTIST, codes.QUEEN),
    turn_end_orders=(
        (codes.POOR_HOUSE, codes.PARK),
        (codes.PARK, codes.POOR_HOUSE),
        (codes.POOR_HOUSE, codes.PARK),
    ),
    tie_break=(),
    numbers=Numbers(
        start_gold=2,
        start_cards=4,
        gather_gold=2,
        gather_cards=2,
        gather_keep=1,
        points_all_types=3,
        points_first=4,
        points_completed=2,
        hidden_rank=4,
        last_rank=9,
        facedown_first=True,
        most_replaced=2,
    ),
    last_rank_ruling=rulings.DEFAULT_RANK_9,
    turn_end_ruling=rulings.END_OF_TURN_ORDER,
    deck_rule=AddBonus(free=3, imported=True),
    rulings=(
        *SHARED_RULINGS,
        rulings.IMPORT_BONUS_DISTRICTS,
        rulings.ORDINARY_REMOVED,
        rulings.TIE_BREAK,
    ),
    readings=(
        *SHARED_READINGS,
        (rulings.DIPLOMAT_IN_COMPLETED_CITY, 1),
        (rulings.WITCH_PAYS_TAX_ON_REVEAL, 1),
        (rulings.QUEEN_BESIDE_EMPEROR, 1),
        (rulings.NAVIGATOR_MUST_TAKE, 1),
        (rulings.LOST_BELL_TOWER, 1),
        (rulings.QUARRY_REPEATS, 1),
        (rulings.HOSPITAL_MAY_BE_DECLINED, 1),
    ),
    targets=(7,),
    first_crown=OLDEST,
    left_out_pairs=(Pair(codes.GRAVEYARD, codes.DIPLOMAT),),
    not_dealt=((codes.BALL_ROOM, rulings.BALL_ROOM_MANNER, 2),),  # if nobody wants to bow
    ineffective_pairs=(Pair(codes.HOSPITAL, codes.WITCH),),
    min_sensible_players=((codes.EMPEROR, 2),),
)
