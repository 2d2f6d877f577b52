"""The classic English rulebook, and what the three classic books have in common.

It knows no starred districts; a table that wants them can bring them in, as printed later.
Sources of the numbers are the paragraphs of `docs/rules/classic-en.md`.
"""

from __future__ import annotations

from typing import Final

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
from citadels.engine.codes import (
    ABBOT,
    ALCHEMIST,
    ARCHITECT,
    ARMORY,
    ARTIST,
    ASSASSIN,
    BALL_ROOM,
    BELL_TOWER,
    BISHOP,
    DIPLOMAT,
    DRAGON_GATE,
    EMPEROR,
    FACTORY,
    GRAVEYARD,
    GREAT_WALL,
    HAUNTED_QUARTER,
    HOSPITAL,
    IMPERIAL_TREASURY,
    KEEP,
    KING,
    LABORATORY,
    LIBRARY,
    LIGHTHOUSE,
    MAGICIAN,
    MAP_ROOM,
    MERCHANT,
    MUSEUM,
    NAVIGATOR,
    OBSERVATORY,
    PARK,
    POOR_HOUSE,
    QUARRY,
    QUEEN,
    SCHOOL_OF_MAGIC,
    SMITHY,
    TAX_COLLECTOR,
    THIEF,
    THRONE_ROOM,
    UNIQUE,
    UNIVERSITY,
    WARLORD,
    WISHING_WELL,
    WITCH,
    WIZARD,
)
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
from citadels.engine.rulings import (
    ALCHEMIST_REPAID,
    BALL_ROOM_MANNER,
    BELL_TOWER_BONUS,
    BEWITCHED_EMPEROR_CROWNS,
    CROWN_MOVES_BEFORE_SCORING,
    DEFAULT_RANK_9,
    DIPLOMAT_IN_COMPLETED_CITY,
    DIPLOMAT_MOMENT,
    END_OF_TURN_ORDER,
    EXTRA_MAY_BE_REFUSED,
    GATHER_CARDS_FROM_EMPTY_DECK,
    HAUNTED_QUARTER_ONE_TYPE,
    HOSPITAL_MAY_BE_DECLINED,
    IMPORT_BONUS_DISTRICTS,
    KILLED_EMPEROR_CROWNS,
    LOST_BELL_TOWER,
    MAGICIAN_DISCARDS_FIRST,
    MORE_THAN_TWO_REPLACED,
    MUSEUM_SEEN_BY,
    NAVIGATOR_MUST_TAKE,
    ORDER_UNDER_DECK,
    ORDINARY_REMOVED,
    QUARRY_REPEATS,
    QUEEN_BESIDE_EMPEROR,
    QUEEN_SITS_WHERE_WITCH_SITS,
    SAME_NAME_EXCHANGE,
    SHRUNK_CITY_KEEPS_BONUS,
    TIE_BREAK,
    TWO_WAYS_TOGETHER,
    WITCH_MAY_DECLINE,
    WITCH_PAYS_TAX_ON_REVEAL,
    WIZARD_BUILDS_BEFORE_GATHERING,
    WIZARD_MUST_TAKE,
)

_CHARACTERS: Final = (
    CharacterRow(ASSASSIN, 1, AssassinOfKnownVictims()),
    CharacterRow(WITCH, 1, Witch()),
    CharacterRow(THIEF, 2, Thief()),
    CharacterRow(TAX_COLLECTOR, 2, TaxCollectorAtTurnEnd()),
    CharacterRow(MAGICIAN, 3, Magician()),
    CharacterRow(WIZARD, 3, Wizard()),
    CharacterRow(KING, 4, KingAtCall()),
    CharacterRow(EMPEROR, 4, EmperorAtCall()),
    CharacterRow(BISHOP, 5, Bishop()),
    CharacterRow(ABBOT, 5, AbbotOfTheOneRichest()),
    CharacterRow(MERCHANT, 6, MerchantWithCoin(extra=1, at_start=False)),
    CharacterRow(ALCHEMIST, 6, Alchemist()),
    CharacterRow(ARCHITECT, 7, ArchitectWithCards(extra=2, at_start=False)),
    CharacterRow(NAVIGATOR, 7, NavigatorAfterGathering(amount=4, ends_turn=False)),
    CharacterRow(WARLORD, 8, WarlordAtEnd()),
    CharacterRow(DIPLOMAT, 8, DiplomatAfterGathering()),
    CharacterRow(ARTIST, 9, Artist()),
    CharacterRow(QUEEN, 9, Queen(gold=3), min_players=5),
)


def _special(card: int, cost: int, effect: District, copies: int = 1) -> DistrictRow:
    return DistrictRow(card, cost, UNIQUE, copies, effect)


def _starred(card: int, cost: int, effect: District) -> DistrictRow:
    return DistrictRow(card, cost, UNIQUE, effect=effect, is_optional=True)


_DISTRICTS: Final = (
    *COLOURED_DISTRICTS,
    _special(HAUNTED_QUARTER, 2, HauntedCity()),
    _special(KEEP, 3, Keep(), copies=2),
    _special(LABORATORY, 5, Laboratory(gold=1)),
    _special(SMITHY, 5, Smithy(price=2, cards=3)),
    _special(GRAVEYARD, 5, Graveyard(price=1)),
    _special(OBSERVATORY, 5, Observatory(cards=3)),
    _special(SCHOOL_OF_MAGIC, 6, SchoolOfMagic()),
    _special(LIBRARY, 6, LibraryOfTwo(cards=2)),
    _special(GREAT_WALL, 6, GreatWall()),
    _special(UNIVERSITY, 6, University(extra=2)),
    _special(DRAGON_GATE, 6, DragonGate(extra=2)),
    _starred(ARMORY, 3, PowderHouse()),
    _starred(BALL_ROOM, 6, BallRoom()),
    _starred(BELL_TOWER, 5, BellTower(size=7)),
    _starred(FACTORY, 6, Factory()),
    _starred(HOSPITAL, 6, Hospital()),
    _starred(IMPERIAL_TREASURY, 4, ImperialTreasury()),
    _starred(LIGHTHOUSE, 3, Lighthouse()),
    _starred(MAP_ROOM, 5, MapRoom()),
    _starred(MUSEUM, 4, Museum()),
    _starred(PARK, 6, Park(cards=2)),
    _starred(POOR_HOUSE, 5, PoorHouse()),
    _starred(QUARRY, 5, Quarry()),
    _starred(THRONE_ROOM, 6, ThroneRoom()),
    _starred(WISHING_WELL, 5, WishingWellOfOthers()),
)

FIRST_GAME: Final = Preset(
    "first-game", (ASSASSIN, THIEF, MAGICIAN, KING, BISHOP, MERCHANT, ARCHITECT, WARLORD), ()
)

# Open points that can arise in every classic book.
SHARED_RULINGS: Final = (
    SHRUNK_CITY_KEEPS_BONUS,
    GATHER_CARDS_FROM_EMPTY_DECK,
    ORDER_UNDER_DECK,
    WIZARD_BUILDS_BEFORE_GATHERING,
    WIZARD_MUST_TAKE,
    QUEEN_SITS_WHERE_WITCH_SITS,
    SAME_NAME_EXCHANGE,
    DEFAULT_RANK_9,
    MUSEUM_SEEN_BY,
    HAUNTED_QUARTER_ONE_TYPE,
    CROWN_MOVES_BEFORE_SCORING,
    MAGICIAN_DISCARDS_FIRST,
    END_OF_TURN_ORDER,
    TWO_WAYS_TOGETHER,
    MORE_THAN_TWO_REPLACED,
    WITCH_MAY_DECLINE,
    BEWITCHED_EMPEROR_CROWNS,
    KILLED_EMPEROR_CROWNS,
    EXTRA_MAY_BE_REFUSED,
    DIPLOMAT_IN_COMPLETED_CITY,
    DIPLOMAT_MOMENT,
    WITCH_PAYS_TAX_ON_REVEAL,
    QUEEN_BESIDE_EMPEROR,
    ALCHEMIST_REPAID,
    NAVIGATOR_MUST_TAKE,
    LOST_BELL_TOWER,
    BELL_TOWER_BONUS,
    BALL_ROOM_MANNER,
    QUARRY_REPEATS,
    HOSPITAL_MAY_BE_DECLINED,
)

# How all three are read, where it is not the first way.
SHARED_READINGS: Final = (
    (GATHER_CARDS_FROM_EMPTY_DECK, 1),
    (WIZARD_BUILDS_BEFORE_GATHERING, 1),
    (SAME_NAME_EXCHANGE, 1),
    (END_OF_TURN_ORDER, 2),
)

CLASSIC_EN: Final = Edition(
    slug="classic-en",
    characters=_CHARACTERS,
    districts=_DISTRICTS,
    drafts=(TWO_PLAYERS, THREE_WITH_EIGHT, *FOUR_TO_EIGHT),
    complete_at=tuple((players, 8) for players in range(2, 9)),
    presets=(FIRST_GAME,),
    substitutes=(),
    last_rank_choices=(ARTIST, QUEEN),
    turn_end_orders=((POOR_HOUSE, PARK), (PARK, POOR_HOUSE), (POOR_HOUSE, PARK)),
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
    last_rank_ruling=DEFAULT_RANK_9,
    turn_end_ruling=END_OF_TURN_ORDER,
    deck_rule=AddBonus(free=3, imported=True),
    rulings=(*SHARED_RULINGS, IMPORT_BONUS_DISTRICTS, ORDINARY_REMOVED, TIE_BREAK),
    readings=(
        *SHARED_READINGS,
        (DIPLOMAT_IN_COMPLETED_CITY, 1),
        (WITCH_PAYS_TAX_ON_REVEAL, 1),
        (QUEEN_BESIDE_EMPEROR, 1),
        (NAVIGATOR_MUST_TAKE, 1),
        (LOST_BELL_TOWER, 1),
        (QUARRY_REPEATS, 1),
        (HOSPITAL_MAY_BE_DECLINED, 1),
    ),
    targets=(7,),
    first_crown=OLDEST,
    left_out_pairs=(Pair(GRAVEYARD, DIPLOMAT),),
    not_dealt=((BALL_ROOM, BALL_ROOM_MANNER, 2),),  # if nobody wants to bow
    ineffective_pairs=(Pair(HOSPITAL, WITCH),),
    min_sensible_players=((EMPEROR, 2),),
)
