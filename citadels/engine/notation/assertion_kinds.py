"""The kinds of assertions, and the values that each kind takes."""

from __future__ import annotations

from typing import Final

NUMBER: Final = 0
FLAG: Final = 1
HAND: Final = 2  # districts in any order
CITY: Final = 3  # districts of a city: some may be beautified
PILE: Final = 4  # districts in their order
CHARACTERS: Final = 5
SOME_CHARACTERS: Final = 6  # characters, or only how many
MARKS: Final = 7  # characters, the real one with a star
NAMES: Final = 8  # players

PLAYER_KINDS: Final = {
    "gold": NUMBER,
    "cards": NUMBER,
    "districts": NUMBER,
    "score": NUMBER,
    "hand": HAND,
    "city": CITY,
    "museum": HAND,
    "holds": HAND,
    "roles": CHARACTERS,
    "revealed": CHARACTERS,
    "crown": FLAG,
    "no crown": FLAG,
    "completed": FLAG,
    "not completed": FLAG,
    "first": FLAG,
    "not first": FLAG,
}
TABLE_KINDS: Final = {
    "winner": NAMES,
    "deck": NUMBER,
    "top": PILE,
    "bottom": PILE,
    "tax": NUMBER,
    "round": NUMBER,
    "killed": CHARACTERS,
    "robbed": CHARACTERS,
    "bewitched": CHARACTERS,
    "warrants": MARKS,
    "threats": MARKS,
    "faceup": CHARACTERS,
    "facedown": SOME_CHARACTERS,
    "packet": SOME_CHARACTERS,
}
# What only a view has.
VIEW_KINDS: Final = {"seen": CHARACTERS, "seen-again": CHARACTERS}
# What no view has.
NOT_IN_VIEWS: Final = ("winner", "top", "bottom", "score")

ASSERTION_KINDS: Final = {**PLAYER_KINDS, **TABLE_KINDS, **VIEW_KINDS}

# Events whose card is a character.
ROLE_EVENTS: Final = (
    "faceup-laid",
    "facedown-laid",
    "picked",
    "laid",
    "swap-gave",
    "called",
    "revealed-role",
    "killed-role",
    "bewitched-role",
    "robbed-role",
    "warrant-laid",
    "warrant-signed",
    "warrant-shown",
    "threat-laid",
    "threat-flowered",
    "threat-shown",
    "resumed",
)
