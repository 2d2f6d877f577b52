"""The pieces of an observation in order: name, length and meaning.

The numbers of the pieces are defined only here. If you change the meaning of a piece but neither
its name nor its length, increase `ENCODING`: trained networks record the encoding they were made
for. New cards and pieces change the version by themselves (`Family.encoding`).
"""

from __future__ import annotations

from typing import Final

ENCODING: Final = 1

MAX_SEATS: Final = 8  # an observation has room for this many players
MAX_PROFILES: Final = 4
MAX_RANKS: Final = 10
MAX_STEPS: Final = 16
MAX_BITS: Final = 8
MAX_HANDLERS: Final = 101
MAX_RULINGS: Final = 59

PROFILE: Final = 0
PRESENT: Final = 1
CAST: Final = 2
COPIES: Final = 3
RULINGS: Final = 4
TARGET: Final = 5
ROUND: Final = 6
CALLING: Final = 7
DRAFT_STEP: Final = 8
CROWN: Final = 9
DRAFT_FIRST: Final = 10
FIRST: Final = 11
FIRST_TOO: Final = 12
SHORTER_BY: Final = 13
HAUNTED_ROUND: Final = 14
TAX: Final = 15
DECK_SIZE: Final = 16
FACEUP: Final = 17
REVEALED: Final = 18
ASIDE: Final = 19
PACKET: Final = 20
PACKET_SIZE: Final = 21
SEEN: Final = 22
SEEN_AGAIN: Final = 23
LAID_DOWN: Final = 24
LAID_DOWN_SIZE: Final = 25
SWAP_OWNER: Final = 26
SWAP_OTHER: Final = 27
SWAP_GIVEN: Final = 28
SWAP_TAKEN: Final = 29
KILLED: Final = 30
BEWITCHED: Final = 31
WITCH: Final = 32
ROBBED: Final = 33
THIEF: Final = 34
WARRANTS: Final = 35
SIGNED: Final = 36
MAGISTRATE: Final = 37
THREATS: Final = 38
FLOWERED: Final = 39
BLACKMAILER: Final = 40
BLANK_THREATS: Final = 41
REAL_THREAT: Final = 42
SHIELDED: Final = 43
COLLECTOR: Final = 44
TURN: Final = 45
TURN_ROLE: Final = 46
RESUMED: Final = 47
GATHERED: Final = 48
USED: Final = 49
USED_DISTRICTS: Final = 50
BUILDS: Final = 51
SPENT: Final = 52
PAID_BUILDS: Final = 53
SITE: Final = 54
SITE_SEAT: Final = 55
SITE_PAID: Final = 56
SITE_COUNTED: Final = 57
HELD_SEAT: Final = 58
HELD_SIZE: Final = 59
HELD: Final = 60
UNDER_SIZE: Final = 61
UNDER: Final = 62
MUSEUM_KNOWN: Final = 63
MUSEUM_SURE: Final = 64
ASKED: Final = 65
QUESTION: Final = 66
STEP: Final = 67
QUESTION_TARGET: Final = 68
QUESTION_CARD: Final = 69
QUESTION_AMOUNT: Final = 70
WAITING: Final = 71
SHOWN_HAND: Final = 72
SHOWN_DECK: Final = 73
GOLD: Final = 74
HAND_SIZE: Final = 75
CITY_SIZE: Final = 76
WORTH: Final = 77
COMPLETED: Final = 78
BUILT: Final = 79
REACHED: Final = 80
CITY: Final = 81
BEAUTIFIED: Final = 82
ROLES: Final = 83
ROLES_HIDDEN: Final = 84
HAND: Final = 85
HAND_SURE: Final = 86
DECK_PLACE: Final = 87
DECK_KNOWN: Final = 88
DECK_LOOSE: Final = 89
LOOSE_SURE: Final = 90
BELIEFS: Final = 91
FEATURE_COUNT: Final = 92

# Name, lengths, a typical large value, and the meaning of the piece. The lengths are letters:
# S seats, R characters, C districts, H cards and phases that ask, N ranks, F steps, P profiles,
# K rulings, B bits. Seats are counted from the observer on, clockwise.
FEATURES: Final[tuple[tuple[str, str, int, str], ...]] = (
    ("profile", "P", 1, "which rulebook, in the order of `citadels.PROFILES`"),
    ("present", "S", 1, "seats that are taken, the observer's first, then clockwise"),
    ("cast", "R", 1, "characters of this game"),
    ("copies", "C", 4, "how many of each district are in this game"),
    ("rulings", "K", 1, "the reading of each ruling"),
    ("target", "", 8, "districts that complete a city now"),
    ("round", "", 20, "the round, from 1"),
    ("calling", "N", 1, "the rank that is called; the first entry while characters are chosen"),
    ("draft_step", "", 20, "the step of the draft"),
    ("crown", "S", 1, "who has the crown"),
    ("draft_first", "S", 1, "who had it when the characters were laid out"),
    ("first", "S", 1, "who completed a city first"),
    ("first_too", "S", 1, "who also counts as first"),
    ("shorter_by", "", 1, "how many districts fewer complete a city"),
    ("haunted_round", "", 20, "the round in which the Haunted Quarter was built"),
    ("tax", "", 5, "gold on the token of the Tax Collector"),
    ("deck_size", "", 60, "cards in the deck"),
    ("faceup", "R", 1, "characters that lie face up"),
    ("revealed", "R", 1, "characters that have been revealed this round"),
    ("aside", "", 1, "a character lies face down from the start"),
    ("packet", "R", 1, "the characters to choose from, while this seat chooses"),
    ("packet_size", "", 8, "how many are passed around"),
    ("seen", "R", 1, "the characters this seat had to choose from this round"),
    ("seen_again", "R", 1, "the same at the second choice"),
    ("laid_down", "R", 1, "the characters this seat laid face down"),
    ("laid_down_size", "", 4, "how many lie face down, laid by anybody"),
    ("swap_owner", "S", 1, "who used the Theater to exchange characters"),
    ("swap_other", "S", 1, "with whom"),
    ("swap_given", "R", 1, "the character given away, for these two"),
    ("swap_taken", "R", 1, "the character taken, for these two"),
    ("killed", "R", 1, "the murdered character"),
    ("bewitched", "R", 1, "the bewitched character"),
    ("witch", "S", 1, "who bewitched it"),
    ("robbed", "R", 1, "the robbed character"),
    ("thief", "S", 1, "who robs it"),
    ("warrants", "R", 1, "characters with a warrant"),
    ("signed", "R", 1, "the one with the signed warrant, shown to the player who laid it"),
    ("magistrate", "S", 1, "who laid the warrants"),
    ("threats", "R", 1, "characters with a threat"),
    ("flowered", "R", 1, "the one with the flowered threat, shown to the player who laid it"),
    ("blackmailer", "S", 1, "who laid the threats"),
    ("blank_threats", "R", 1, "threats that were turned over this round and are blank"),
    ("real_threat", "R", 1, "the threat that was turned over this round and is real"),
    ("shielded", "S", 1, "whose city rank 8 may not touch"),
    ("collector", "S", 1, "who gets a coin from everybody who builds this round"),
    ("turn", "S", 1, "whose turn it is"),
    ("turn_role", "R", 1, "the character it is played as"),
    ("resumed", "", 1, "the turn is that of a bewitched character"),
    ("gathered", "", 1, "gold or cards have been gathered this turn"),
    ("used", "B", 1, "abilities that have been used this turn, as bits"),
    ("used_districts", "C", 1, "districts that have been used this turn"),
    ("builds", "", 3, "districts built this turn that count toward the limit"),
    ("spent", "", 10, "gold spent on building this turn"),
    ("paid_builds", "", 3, "districts paid for this turn"),
    ("site", "C", 1, "the district that is paid for but not yet built"),
    ("site_seat", "S", 1, "who builds it"),
    ("site_paid", "", 6, "gold paid for it"),
    ("site_counted", "", 1, "it counts toward the limit"),
    ("held_seat", "S", 1, "the player with cards to choose from"),
    ("held_size", "", 4, "how many"),
    ("held", "C", 1, "which, shown to this player"),
    ("under_size", "", 4, "cards under the Museum"),
    ("under", "C", 1, "which, shown to those who may look at them"),
    ("museum_known", "C", 1, "cards that this seat knows to be under the Museum"),
    ("museum_sure", "", 4, "how many of them are certainly there"),
    ("asked", "S", 1, "who has to answer"),
    ("question", "H", 1, "which card or phase asks"),
    ("step", "F", 1, "which of its questions it is"),
    ("question_target", "S", 1, "the player it is about"),
    ("question_card", "C", 1, "the district it is about"),
    ("question_amount", "", 5, "the amount it is about"),
    ("waiting", "H", 1, "cards and phases with questions waiting below it"),
    ("shown_hand", "C", 2, "a hand that this seat may look at now"),
    ("shown_deck", "C", 4, "the deck, if this seat may look through it"),
    ("gold", "S", 10, "gold of each seat"),
    ("hand_size", "S", 6, "cards of each hand"),
    ("city_size", "S", 8, "districts of each city"),
    ("worth", "S", 30, "the total cost of the districts of each city"),
    ("completed", "S", 1, "cities that are complete"),
    ("built", "S", 1, "who has built this round, where it matters"),
    ("reached", "S", 8, "the order in which cities reached the size that is watched"),
    ("city", "SC", 1, "districts of each city"),
    ("beautified", "SC", 1, "those that are beautified"),
    ("roles", "SR", 1, "characters of each seat, as far as the observer knows them"),
    ("roles_hidden", "S", 2, "how many the observer does not know"),
    ("hand", "SC", 2, "cards of the observer's hand, and those known to be in others"),
    ("hand_sure", "S", 6, "how many of the known ones are certainly there"),
    ("deck_place", "C", 60, "how deep the first known card of each kind lies in the deck, from 1"),
    ("deck_known", "C", 2, "cards of the deck whose places are known"),
    ("deck_loose", "C", 2, "cards known to be in the deck, in unknown places"),
    ("loose_sure", "", 10, "how many of them are certainly there"),
    ("beliefs", "SR", 255, "how likely each seat holds each character, in 255ths"),
)
