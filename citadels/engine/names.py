"""A stable word for each code: in files, transcripts, tests and as keys of texts. Append only."""

from __future__ import annotations

from typing import Final

from citadels.engine import codes
from citadels.engine.codes import DRAFT_PHASE, FIRST_DISTRICT_HANDLER, KINDS


def _slugs_from(first: str, places: int) -> tuple[str, ...]:
    """The slugs of codes that count from 0: their constants in lower case, with hyphens."""
    constants = vars(codes)
    names = list(constants)
    start, count = names.index(first), 0
    while count < places and constants[names[start + count]] == count:
        count += 1
    return tuple(name.lower().replace("_", "-") for name in names[start : start + count])


CHARACTERS: Final = _slugs_from("ASSASSIN", FIRST_DISTRICT_HANDLER)
DISTRICTS: Final = _slugs_from("MANOR", KINDS)

TYPES: Final = ("noble", "religious", "trade", "military", "unique")

# Events by code. Variables of a log line: $seat the actor, $target the other, $card a card or
# character, $amount how much. Where a card may be hidden there is a second line, `-hidden`.
EVENTS: Final = (
    "",
    "dealt",  # seat was dealt amount cards
    "crowned",  # seat has the crown now
    "round-began",  # seat has the crown, amount: number of the round
    "faceup-laid",  # card: this character lies face up and is out of the round
    "facedown-laid",  # card (hidden to all): a character was laid face down unseen
    "picked",  # seat kept card (a character; hidden to the others)
    "laid",  # seat laid card (a character; hidden to the others) face down
    "swapped",  # seat swapped characters with target (Theater)
    "swap-gave",  # seat gave target card (a character; hidden to the others)
    "called",  # card: this character is called, amount: its rank
    "revealed-role",  # seat reveals card (a character)
    "gathered-gold",  # seat gathers amount gold
    "gathered-cards",  # seat draws amount cards to choose from
    "drew",  # seat draws card (hidden to the others); amount 0: to choose from, 1: to keep
    "kept",  # seat keeps card (hidden to the others)
    "put-under",  # seat puts card (hidden to the others) under the deck
    "gained",  # seat gains amount gold from the bank
    "paid",  # seat pays amount gold to the bank
    "gave-gold",  # seat gives target amount gold
    "built",  # card was built in the city of seat
    "destroyed",  # card was destroyed in the city of seat
    "exchanged",  # seat took card from target and gave a district for it (amount: its code)
    "seized",  # seat seized card from target
    "beautified",  # seat beautified card
    "confiscated",  # seat confiscated card from target
    "completed",  # seat has completed the city
    "killed-role",  # seat has card (a character) killed
    "bewitched-role",  # seat bewitched card (a character)
    "robbed-role",  # seat will rob card (a character)
    "warrant-laid",  # a warrant of seat lies at card (a character)
    "warrant-signed",  # card (a character; hidden to the others) has the signed one
    "threat-laid",  # a threat of seat lies at card (a character)
    "threat-flowered",  # card (a character; hidden to the others) has the real one
    "bribed",  # seat bribes target with amount gold
    "refused",  # seat refuses to bribe target
    "threat-shown",  # seat turns over the threat at card (a character); amount 1 real, 0 blank
    "threat-left",  # seat leaves the threat against target face down
    "stole",  # seat takes all the gold of target: amount
    "saw-card",  # seat sees card (hidden to the others) in the hand of target
    "took-card",  # seat takes card (hidden to the others) from target; amount 0: to build or keep
    "gave-card",  # seat gives target card (hidden to the others)
    "swapped-hands",  # seat swaps hands with target
    "stored",  # seat lays card (hidden to the others) under the Museum
    "taxed",  # seat puts amount gold on the token of the Tax Collector
    "collected",  # seat takes amount gold from the token
    "shuffled",  # the deck was shuffled
    "resumed",  # seat continues the turn as card (a character)
    "turn-ended",  # the turn of seat is over
    "round-ended",  # amount: the round of this number is over
    "game-ended",  # the game is over
    "income-taken",  # seat takes the income for amount districts
    "spied",  # seat looks at the hand of target; amount: code of the type named, see types
    "warrant-shown",  # seat shows the signed warrant at card (a character)
    "given-up",  # seat gives up card (a district of the own city)
    "discarded",  # seat discards card (hidden to the others) from the hand, under the deck
    "site-laid",  # seat is about to build card; it does not stand yet
    "saw-in-deck",  # seat sees card (hidden to the others) in the deck
    "took-from-deck",  # seat takes card (hidden to the others) out of the deck
    "reclaimed",  # seat takes the destroyed card into the hand
    "shortened",  # seat has the game played to amount districts
    "lengthened",  # the game is played to amount districts again
    "thanked",  # seat thanks target for being called
    "turn-lost",  # seat forgot to thank target and loses the turn
)

# Events whose card can be hidden from the reader.
HIDING_EVENTS: Final = (
    "facedown-laid",
    "picked",
    "laid",
    "swap-gave",
    "drew",
    "kept",
    "put-under",
    "discarded",
    "warrant-signed",
    "threat-flowered",
    "saw-card",
    "took-card",
    "gave-card",
    "stored",
    "saw-in-deck",
    "took-from-deck",
)

# Reasons why an option is not there. Places: $card a district, $character, $seat a player,
# $price and $gold, $amount a number, as far as the comment names them.
REASONS: Final = (
    "legal",
    "not-your-decision",
    "not-asked-now",
    "gather-first",
    "gathered-already",
    "too-expensive",  # price, gold
    "not-in-hand",  # card
    "duplicate",  # card: the own city has it already
    "limit-reached",  # amount: the building limit
    "cannot-build",  # this character builds nothing, or may only gather now
    "never-built",  # this district is never built
    "too-many-districts",  # amount: it cannot be built in a city of this size or more
    "used-already",
    "nothing-to-gain",
    "no-cards-there",
    "protected-by-card",  # card: rank 8 cannot use its ability on it
    "protected-by-role",  # seat: the city of this player is protected from rank 8
    "city-completed",  # seat: the city of this player is completed
    "costs-too-much",  # price, amount: the limit
    "not-there",
    "yourself",
    "not-in-cast",
    "own-character",  # character
    "rank-one",  # character
    "killed-already",  # character
    "bewitched-already",  # character
    "marked-already",  # character
    "faceup-there",  # character
    "crown-first",  # the crown must be handed on before the turn may end
    "crown-stays",  # seat: this player has the crown already
    "not-richest",  # seat
    "you-are-richest",
    "payer-too-poor",  # amount: the gold that is needed
    "too-few-cards",  # amount: the other cards that are needed
    "beautified-already",  # card
    "no-gold",
    "threat-open",  # the threat must be settled first
    "they-have-it",  # card: the other city has it already
    "not-signed",  # the warrant is not signed
    "deck-empty",
    "game-over",
    "not-your-ability",
    "not-short",  # the player has enough gold, nothing may be borrowed
    "turn-closing",  # the last action of the turn is done; only income is left
    "declined-already",  # something else was done first, so nobody is bewitched
    "several-richest",  # amount: the gold that several players have
    "bonus-first",  # gold or cards must be taken before the turn may end
    "one-repeat",  # card: only one district of the city may be there twice
)

# Problems of a set-up. Places: $players, $character, $district, $rank, $amount, $name.
PROBLEMS: Final = (
    "players-out-of-range",  # players
    "unknown-character",  # name
    "unknown-district",  # name
    "unknown-preset",  # name
    "unknown-ruling",  # name
    "unknown-reading",  # name: ruling, amount is unused
    "rank-missing",  # rank
    "rank-twice",  # rank
    "rank-9-required",  # players
    "rank-9-forbidden",  # players
    "too-few-players-for",  # character, players: the least number
    "districts-wrong-number",  # amount: how many must be chosen
    "district-twice",  # district
    "district-not-unique",  # district
    "bad-substitute",  # character
    "bad-crown",  # name
    "ruling-elsewhere",  # name: a ruling that this profile has no use for
    "too-many-replaced",  # amount: the characters that may be replaced
    "replaced-and-rank-9",  # only one of the two ways of adding characters may be used
    "bad-target",  # amount: a game cannot be played to this number of districts
    "bonus-districts-elsewhere",  # the book of this profile has none
    "removed-wrong-number",  # amount: the cards that have to leave the deck
    "removed-not-there",  # district: there are fewer of it in the deck
    "removed-starred",  # district: only an ordinary card may leave the deck
    "removed-not-unique",  # district: only a special card may be exchanged
    "district-forbids",  # district, character: they cannot be in one game
    "ruling-twice",  # name
)

# What a set-up is warned of, though it is allowed. Places as for problems.
WARNINGS: Final = (
    "district-without-effect",  # district, character
    "few-players-for",  # character, players
)

# Whether an answer can be taken back, by the codes of `undo`.
UNDO: Final = (
    "undoable",
    "not-own-turn",  # only in the player's own turn
    "others-decided",  # the next decision is somebody else's
    "revealed-something",  # a card or character was revealed
    "chance-fell",
)

PHASES: Final = ("draft", "call", "turn", "gather", "build")

# What points are given for, by code.
SCORES: Final = ("district", "all-types", "first-completed", "completed", "extra", "from-hand")


def district_code(slug: str) -> int:
    """The code of a district, or -1."""
    return DISTRICTS.index(slug) if slug in DISTRICTS else -1


def character_code(slug: str) -> int:
    """The code of a character, or -1."""
    return CHARACTERS.index(slug) if slug in CHARACTERS else -1


def type_code(slug: str) -> int:
    """The code of a type, or -1."""
    return TYPES.index(slug) if slug in TYPES else -1


def handler_name(handler: int) -> str:
    """The slug of a character, a district or a phase, or nothing."""
    if handler >= DRAFT_PHASE:
        return _slug_at(PHASES, handler - DRAFT_PHASE)
    if handler >= FIRST_DISTRICT_HANDLER:
        return _slug_at(DISTRICTS, handler - FIRST_DISTRICT_HANDLER)
    return _slug_at(CHARACTERS, handler)


def _slug_at(slugs: tuple[str, ...], index: int) -> str:
    return slugs[index] if 0 <= index < len(slugs) else ""
