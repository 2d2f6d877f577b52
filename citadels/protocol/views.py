"""The table as clients see it: a public part for everybody, and a private part for each seat.

These structs declare the messages; `fast_json` writes them. A test builds the same structs from the
views of the engine and compares the bytes.
"""

from __future__ import annotations

from msgspec import Struct

from citadels.engine.codes import NOBODY
from citadels.protocol.options import Option, Unavailable

UNKNOWN = "?"  # a card or character that lies face down


class Player(Struct, frozen=True, omit_defaults=True):
    """The public part of one seat."""

    gold: int
    cards: int  # in hand
    city: list[str]  # districts, with a star if beautified
    roles: list[str]  # revealed characters; `?` for each that is not
    completed: bool = False
    built: bool = False  # this round, if somebody taxes it


class Turn(Struct, frozen=True, omit_defaults=True):
    """Whose turn it is, as which character."""

    seat: int
    role: str
    resumed: bool = False  # by the Witch
    gathered: bool = False
    builds: int = 0


class Site(Struct, frozen=True):
    """A district that is paid for but not yet built."""

    card: str
    seat: int
    paid: int


class Asked(Struct, frozen=True, omit_defaults=True):
    """The open question, as far as it is public."""

    seat: int
    kind: str
    source: str  # the card or phase that asks
    target: int = NOBODY
    card: str = ""
    amount: int = 0


class Marks(Struct, frozen=True, omit_defaults=True):
    """The attacks and marks on characters this round, with the seats that placed them."""

    killed: str = ""
    bewitched: str = ""
    witch: int = NOBODY
    robbed: str = ""
    thief: int = NOBODY
    warrants: list[str] = []
    magistrate: int = NOBODY
    threats: list[str] = []
    blackmailer: int = NOBODY
    shielded: int = NOBODY  # the seat whose city is protected from rank 8
    collector: int = NOBODY  # the seat that gets a coin from everybody who builds


class Common(Struct, frozen=True, omit_defaults=True):
    """The table as a spectator sees it."""

    round: int
    rank: int  # the rank being called; 0 while characters are chosen
    crown: int
    deck: int
    players: list[Player]
    faceup: list[str]
    packet: int = 0  # the number of characters in it
    aside: bool = False  # a character was laid face down unseen
    laid_down: int = 0
    draft_first: int = NOBODY
    first: int = NOBODY  # the seat that completed a city first
    first_too: list[int] = []
    tax: int = 0
    shorter_by: int = 0
    haunted_round: int = 0
    museum: int = 0  # cards under it
    holder: int = NOBODY  # has cards to choose from
    held: int = 0
    swap: tuple[int, int] = (NOBODY, NOBODY)
    marks: Marks = Marks()
    turn: Turn | None = None
    site: Site | None = None
    asked: Asked | None = None
    over: bool = False


class Own(Struct, frozen=True, omit_defaults=True):
    """The private part of one seat."""

    seat: int
    hand: list[str]
    roles: list[str]
    seen: list[str] = []  # the packet at the first pick
    seen_again: list[str] = []
    packet: list[str] = []  # to choose from, while asked
    laid_down: list[str] = []  # by this seat
    swap_given: str = ""
    swap_taken: str = ""
    signed: str = ""  # the character with the signed warrant
    flowered: str = ""  # the character with the real threat
    museum: list[str] = []
    held: list[str] = []
    shown_hand: list[str] = []
    shown_deck: list[str] = []
    options: list[Option] = []
    charges: list[int] = []  # the price of each option in gold; empty if all are free
    unavailable: list[Unavailable] = []
    undo: str = "not-own-turn"  # why the last answer cannot be taken back; empty if it can
