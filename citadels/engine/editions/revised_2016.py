"""The edition of 2016: the Ukrainian and the Bulgarian rulebook, one rule text.

Sources of the numbers are the paragraphs of `docs/rules/2016.md`.
"""

from __future__ import annotations

from typing import Final

from citadels.engine import codes
from citadels.engine.characters.abbot import Abbot
from citadels.engine.characters.alchemist import Alchemist
from citadels.engine.characters.architect import Architect
from citadels.engine.characters.artist import Artist
from citadels.engine.characters.assassin import Assassin
from citadels.engine.characters.bishop import Bishop
from citadels.engine.characters.blackmailer import Blackmailer
from citadels.engine.characters.cardinal import Cardinal
from citadels.engine.characters.diplomat import Diplomat
from citadels.engine.characters.emperor import Emperor
from citadels.engine.characters.king import King
from citadels.engine.characters.magician import Magician
from citadels.engine.characters.magistrate import Magistrate
from citadels.engine.characters.marshal import Marshal
from citadels.engine.characters.merchant import Merchant
from citadels.engine.characters.navigator import Navigator
from citadels.engine.characters.patrician import Patrician
from citadels.engine.characters.queen import Queen
from citadels.engine.characters.scholar import Scholar
from citadels.engine.characters.seer import Seer
from citadels.engine.characters.spy import Spy
from citadels.engine.characters.tax_collector import TaxCollector
from citadels.engine.characters.thief import Thief
from citadels.engine.characters.trader import Trader
from citadels.engine.characters.warlord import Warlord
from citadels.engine.characters.witch import Witch
from citadels.engine.characters.wizard import Wizard
from citadels.engine.districts.armory import Armory
from citadels.engine.districts.basilica import Basilica
from citadels.engine.districts.capitol import Capitol
from citadels.engine.districts.dragon_gate import DragonGate
from citadels.engine.districts.factory import Factory
from citadels.engine.districts.framework import Framework
from citadels.engine.districts.gold_mine import GoldMine
from citadels.engine.districts.great_wall import GreatWall
from citadels.engine.districts.haunted_quarter import HauntedQuarter
from citadels.engine.districts.imperial_treasury import ImperialTreasury
from citadels.engine.districts.ivory_tower import IvoryTower
from citadels.engine.districts.keep import Keep
from citadels.engine.districts.laboratory import Laboratory
from citadels.engine.districts.library import Library
from citadels.engine.districts.map_room import MapRoom
from citadels.engine.districts.monument import Monument
from citadels.engine.districts.museum import Museum
from citadels.engine.districts.necropolis import Necropolis
from citadels.engine.districts.observatory import Observatory
from citadels.engine.districts.park import Park
from citadels.engine.districts.poor_house import PoorHouse
from citadels.engine.districts.quarry import Quarry
from citadels.engine.districts.school_of_magic import SchoolOfMagic
from citadels.engine.districts.secret_vault import SecretVault
from citadels.engine.districts.smithy import Smithy
from citadels.engine.districts.stables import Stables
from citadels.engine.districts.statue import Statue
from citadels.engine.districts.theater import Theater
from citadels.engine.districts.thieves_den import ThievesDen
from citadels.engine.districts.wishing_well import WishingWell
from citadels.engine.editions.coloured_districts import COLOURED_DISTRICTS
from citadels.engine.editions.deck_rules import ChooseFixedNumber
from citadels.engine.editions.drafts import FOUR_TO_EIGHT, THREE_WITH_NINE, TWO_PLAYERS
from citadels.engine.editions.edition import OLDEST, CharacterRow, DistrictRow, Edition, Numbers
from citadels.engine.editions.presets_2016 import PRESETS
from citadels.engine.handler import District
from citadels.engine.rulings import DEFAULT_RANK_9, END_OF_TURN_ORDER, TWO_WAYS_TOGETHER
from citadels.engine.scoring import BY_RANK

_CHARACTERS: Final = (
    CharacterRow(codes.ASSASSIN, 1, Assassin()),
    CharacterRow(codes.WITCH, 1, Witch()),
    CharacterRow(codes.MAGISTRATE, 1, Magistrate()),
    CharacterRow(codes.THIEF, 2, Thief()),
    CharacterRow(codes.SPY, 2, Spy()),
    CharacterRow(codes.BLACKMAILER, 2, Blackmailer()),
    CharacterRow(codes.MAGICIAN, 3, Magician()),
    CharacterRow(codes.WIZARD, 3, Wizard()),
    CharacterRow(codes.SEER, 3, Seer()),
    CharacterRow(codes.KING, 4, King()),
    CharacterRow(codes.EMPEROR, 4, Emperor(), min_players=3),
    CharacterRow(codes.PATRICIAN, 4, Patrician()),
    CharacterRow(codes.BISHOP, 5, Bishop()),
    CharacterRow(codes.ABBOT, 5, Abbot()),
    CharacterRow(codes.CARDINAL, 5, Cardinal()),
    CharacterRow(codes.MERCHANT, 6, Merchant(extra=1)),
    CharacterRow(codes.ALCHEMIST, 6, Alchemist()),
    CharacterRow(codes.TRADER, 6, Trader()),
    CharacterRow(codes.ARCHITECT, 7, Architect(extra=2)),
    CharacterRow(codes.NAVIGATOR, 7, Navigator(amount=4)),
    CharacterRow(codes.SCHOLAR, 7, Scholar(cards=7)),
    CharacterRow(codes.WARLORD, 8, Warlord()),
    CharacterRow(codes.DIPLOMAT, 8, Diplomat()),
    CharacterRow(codes.MARSHAL, 8, Marshal(limit=3)),
    CharacterRow(codes.QUEEN, 9, Queen(gold=3), min_players=5),
    CharacterRow(codes.ARTIST, 9, Artist()),
    CharacterRow(codes.TAX_COLLECTOR, 9, TaxCollector()),
)


def _unique(card: int, cost: int, effect: District) -> DistrictRow:
    return DistrictRow(card, cost, codes.UNIQUE, effect=effect, is_optional=True)


_DISTRICTS: Final = (
    *COLOURED_DISTRICTS,
    _unique(codes.ARMORY, 3, Armory()),
    _unique(codes.BASILICA, 4, Basilica()),
    _unique(codes.CAPITOL, 5, Capitol(extra=3)),
    _unique(codes.DRAGON_GATE, 6, DragonGate(extra=2)),
    _unique(codes.FACTORY, 5, Factory()),
    _unique(codes.FRAMEWORK, 3, Framework()),
    _unique(codes.GOLD_MINE, 6, GoldMine()),
    _unique(codes.GREAT_WALL, 6, GreatWall()),
    _unique(codes.HAUNTED_QUARTER, 2, HauntedQuarter()),
    _unique(codes.IMPERIAL_TREASURY, 5, ImperialTreasury()),
    _unique(codes.IVORY_TOWER, 5, IvoryTower(extra=5)),
    _unique(codes.KEEP, 3, Keep()),
    _unique(codes.LABORATORY, 5, Laboratory(gold=2)),
    _unique(codes.LIBRARY, 6, Library()),
    _unique(codes.MAP_ROOM, 5, MapRoom()),
    _unique(codes.MONUMENT, 4, Monument(too_many=5)),
    _unique(codes.MUSEUM, 4, Museum()),
    _unique(codes.NECROPOLIS, 5, Necropolis()),
    _unique(codes.OBSERVATORY, 4, Observatory(cards=3)),
    _unique(codes.PARK, 6, Park(cards=2)),
    _unique(codes.POOR_HOUSE, 4, PoorHouse()),
    _unique(codes.QUARRY, 5, Quarry()),
    _unique(codes.SCHOOL_OF_MAGIC, 6, SchoolOfMagic()),
    _unique(codes.SECRET_VAULT, 0, SecretVault(extra=3)),
    _unique(codes.SMITHY, 5, Smithy(price=2, cards=3)),
    _unique(codes.STABLES, 2, Stables()),
    _unique(codes.STATUE, 3, Statue(extra=5)),
    _unique(codes.THEATER, 6, Theater()),
    _unique(codes.THIEVES_DEN, 6, ThievesDen()),
    _unique(codes.WISHING_WELL, 5, WishingWell()),
)


REVISED_2016: Final = Edition(
    slug="2016",
    characters=_CHARACTERS,
    districts=_DISTRICTS,
    drafts=(TWO_PLAYERS, THREE_WITH_NINE, *FOUR_TO_EIGHT),
    complete_at=((2, 8), (3, 8), (4, 7), (5, 7), (6, 7), (7, 7), (8, 7)),
    presets=PRESETS,
    substitutes=(
        (codes.EMPEROR, (codes.KING, codes.PATRICIAN)),
        (codes.QUEEN, (codes.ARTIST, codes.TAX_COLLECTOR)),
    ),
    last_rank_choices=(codes.ARTIST, codes.QUEEN, codes.TAX_COLLECTOR),
    turn_end_orders=(
        (codes.POOR_HOUSE, codes.PARK),
        (codes.PARK, codes.POOR_HOUSE),
        (codes.POOR_HOUSE, codes.PARK),
    ),
    tie_break=(BY_RANK,),
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
    ),
    last_rank_ruling=DEFAULT_RANK_9,
    turn_end_ruling=END_OF_TURN_ORDER,
    deck_rule=ChooseFixedNumber(amount=14),
    first_crown=OLDEST,  # R-2016 15
    rulings=tuple(range(1, TWO_WAYS_TOGETHER)),  # those in the order of the register
)
