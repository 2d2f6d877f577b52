"""The open points of the printed rules, each with the readings it can be turned to.

The first reading is the one we play. `docs/rules/` gives the reasons, under the same letters.
"""

from __future__ import annotations

from typing import Final

GREAT_WALL_COIN: Final = 1
GREAT_WALL_COVERS_ITSELF: Final = 2
OWN_RANK_8_RESPECTS_OWN_PROTECTION: Final = 3
ARMORY_FROM_COMPLETED_CITY: Final = 4
SHRUNK_CITY_KEEPS_BONUS: Final = 5
NAME_FACEUP_CHARACTERS: Final = 6
MARK_OWN_TOKEN: Final = 7
GATHER_CARDS_FROM_EMPTY_DECK: Final = 8
ORDER_UNDER_DECK: Final = 9
WIZARD_BUILDS_BEFORE_GATHERING: Final = 10
WIZARD_BUILD_BY_SACRIFICE: Final = 11
WIZARD_MUST_TAKE: Final = 12
CARDINAL_MIXES_WITH_DEN: Final = 13
BRIBE_WITH_NOTHING: Final = 14
MAGISTRATE_SECOND_CHANCE: Final = 15
UNCOUNTED_STAYS_UNCOUNTED: Final = 16
WITCH_AS_TAX_COLLECTOR_TAXED: Final = 17
BEAUTIFIED_COUNTS_EVERYWHERE: Final = 18
EMPEROR_MAY_DECLINE: Final = 19
QUEEN_SITS_WHERE_WITCH_SITS: Final = 20
SEER_TAKES: Final = 21
SAME_NAME_EXCHANGE: Final = 22
TIE_BREAK_BY: Final = 23
DEFAULT_RANK_9: Final = 24
SACRIFICE_MAKES_ROOM_FOR_MONUMENT: Final = 25
MUSEUM_SEEN_BY: Final = 26
VAULT_COUNTS_AS_HAND_CARD: Final = 27
HAUNTED_QUARTER_ONE_TYPE: Final = 28
CROWN_MOVES_BEFORE_SCORING: Final = 29
UNUSED_MARKS_RETURNED: Final = 30
MAGICIAN_DISCARDS_FIRST: Final = 31
NAME_OWN_SECOND_CHARACTER: Final = 32
END_OF_TURN_ORDER: Final = 33
CONFISCATED_GOLD_REFUNDED_ONCE: Final = 34
MARSHAL_WITH_COMPLETED_CITY: Final = 35
WARLORD_IN_OWN_COMPLETED_CITY: Final = 36
TWO_WAYS_TOGETHER: Final = 37
MORE_THAN_TWO_REPLACED: Final = 38
WITCH_MAY_DECLINE: Final = 39
BEWITCHED_EMPEROR_CROWNS: Final = 40
KILLED_EMPEROR_CROWNS: Final = 41
EXTRA_MAY_BE_REFUSED: Final = 42
DIPLOMAT_IN_COMPLETED_CITY: Final = 43
DIPLOMAT_MOMENT: Final = 44
WITCH_PAYS_TAX_ON_REVEAL: Final = 45
QUEEN_BESIDE_EMPEROR: Final = 46
ALCHEMIST_REPAID: Final = 47
NAVIGATOR_MUST_TAKE: Final = 48
LOST_BELL_TOWER: Final = 49
BELL_TOWER_BONUS: Final = 50
BALL_ROOM_MANNER: Final = 51
QUARRY_REPEATS: Final = 52
HOSPITAL_MAY_BE_DECLINED: Final = 53
WISHING_WELL_COUNTS_ITSELF: Final = 54
ORDINARY_REMOVED: Final = 55
ADD_WITHOUT_EXCHANGE: Final = 56
IMPORT_BONUS_DISTRICTS: Final = 57
TIE_BREAK: Final = 58
RULING_COUNT: Final = 59

_NO_YES: Final = ("no", "yes")
_YES_NO: Final = ("yes", "no")

# Slug and readings by number. The value of a ruling is the index of its reading.
RULINGS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("", ()),
    ("great-wall-coin", ("bank", "owner")),
    ("great-wall-covers-itself", _NO_YES),
    ("own-rank-8-respects-own-protection", _YES_NO),
    ("armory-from-completed-city", _NO_YES),
    ("shrunk-city-keeps-bonus", ("yes", "no", "first-only")),
    ("name-faceup-characters", _YES_NO),
    ("mark-own-token", _YES_NO),
    ("gather-cards-from-empty-deck", _YES_NO),
    ("order-under-deck", ("chosen", "random")),
    ("wizard-builds-before-gathering", _YES_NO),
    ("wizard-build-by-sacrifice", _NO_YES),
    ("wizard-must-take", _YES_NO),
    ("cardinal-mixes-with-den", _YES_NO),
    ("bribe-with-nothing", _YES_NO),
    ("magistrate-second-chance", _NO_YES),
    ("uncounted-stays-uncounted", _YES_NO),
    ("witch-as-tax-collector-taxed", _NO_YES),
    ("beautified-counts-everywhere", _YES_NO),
    ("emperor-may-decline", _NO_YES),
    ("queen-sits-where-witch-sits", _YES_NO),
    ("seer-takes", ("random", "chosen")),
    ("same-name-exchange", _NO_YES),
    ("tie-break-by", ("revealed", "chosen")),
    ("default-rank-9", ("artist", "queen", "tax-collector")),
    ("sacrifice-makes-room-for-monument", _NO_YES),
    ("museum-seen-by", ("owner", "nobody")),
    ("vault-counts-as-hand-card", _YES_NO),
    ("haunted-quarter-one-type", _YES_NO),
    ("crown-moves-before-scoring", _YES_NO),
    ("unused-marks-returned", ("hidden", "shown")),
    ("magician-discards-first", _YES_NO),
    ("name-own-second-character", _YES_NO),
    (
        "end-of-turn-order",
        ("poor-house-park-alchemist", "park-poor-house-alchemist", "alchemist-poor-house-park"),
    ),
    ("confiscated-gold-refunded-once", _YES_NO),
    ("marshal-with-completed-city", _YES_NO),
    ("warlord-in-own-completed-city", _NO_YES),
    ("two-ways-together", _YES_NO),
    ("more-than-two-replaced", _NO_YES),
    ("witch-may-decline", _NO_YES),
    ("bewitched-emperor-crowns", ("witch", "emperor")),
    ("killed-emperor-crowns", _NO_YES),
    ("extra-may-be-refused", _YES_NO),
    ("diplomat-in-completed-city", _NO_YES),
    ("diplomat-moment", ("at-end", "after-gathering")),
    ("witch-pays-tax-on-reveal", _NO_YES),
    ("queen-beside-emperor", _YES_NO),
    ("alchemist-repaid", ("at-end", "at-once")),
    ("navigator-must-take", _NO_YES),
    ("lost-bell-tower", ("stays-short", "lengthens")),
    ("bell-tower-bonus", ("earliest", "everybody")),
    ("ball-room-manner", ("courtesy", "strict", "off")),
    ("quarry-repeats", ("all", "one")),
    ("hospital-may-be-declined", _NO_YES),
    ("wishing-well-counts-itself", _NO_YES),
    ("ordinary-removed", ("for-each", "above-three")),
    ("add-without-exchange", _NO_YES),
    ("import-bonus-districts", _NO_YES),
    ("tie-break", ("book", "districts-then-gold")),
)


def ruling_number(slug: str) -> int:
    """The number of a ruling by its slug, or 0."""
    for number, (name, _) in enumerate(RULINGS):
        if name == slug and slug:
            return number
    return 0
