"""The table as clients get it: a public part, the same for everybody, and a private part per seat.

These structs declare the messages; `fast_json` writes them. A test builds the same structs from the
views of the engine and compares the bytes.
"""

from __future__ import annotations

from msgspec import Struct

from citadels.engine.codes import NOBODY
from citadels.protocol.options import Option, Unavailable

UNKNOWN = "?"  # a card or character that lies face down


class Player(Struct, frozen=True, omit_defaults=True):
    """What all see of one seat."""

    gold: int
    cards: int  # in hand
    city: list[str]  # districts, with a star if beautified
    roles: list[str]  # revealed characters; `?` for each that is not
    completed: bool = False
    built: bool = False  # this round, where somebody taxes it


class Turn(Struct, frozen=True, omit_defaults=True):
    """Whose turn it is, as which character."""

    seat: int
    role: str
    resumed: bool = False  # by the Witch
    gathered: bool = False
    builds: int = 0


class Site(Struct, frozen=True):
    """A district that is paid for but does not stand yet."""

    card: str
    seat: int
    paid: int


class Asked(Struct, frozen=True, omit_defaults=True):
    """The open question, as far as everybody may know it."""

    seat: int
    kind: str
    source: str  # the card or phase that asks
    target: int = NOBODY
    card: str = ""
    amount: int = 0


class Marks(Struct, frozen=True, omit_defaults=True):
    """What was done to characters this round, and by whom."""

    killed: str = ""
    bewitched: str = ""
    witch: int = NOBODY
    robbed: str = ""
    thief: int = NOBODY
    warrants: list[str] = []
    magistrate: int = NOBODY
    threats: list[str] = []
    blackmailer: int = NOBODY
    shielded: int = NOBODY  # the seat whose city rank 8 may not touch
    collector: int = NOBODY  # the seat to which whoever builds gives a coin


class Common(Struct, frozen=True, omit_defaults=True):
    """The table as a spectator sees it."""

    round: int
    rank: int  # that is being called; 0 while characters are chosen
    crown: int
    deck: int
    players: list[Player]
    faceup: list[str]
    packet: int = 0  # characters going round
    aside: bool = False  # a character was laid face down unseen
    laid_down: int = 0
    draft_first: int = NOBODY
    first: int = NOBODY  # who completed the first city
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
    """What only this seat may know."""

    seat: int
    hand: list[str]
    roles: list[str]
    seen: list[str] = []  # the packet as it was at the first pick
    seen_again: list[str] = []
    packet: list[str] = []  # to pick from, while asked
    laid_down: list[str] = []  # by this seat
    swap_given: str = ""
    swap_taken: str = ""
    signed: str = ""  # the own signed warrant lies here
    flowered: str = ""  # the own real threat lies here
    museum: list[str] = []
    held: list[str] = []
    shown_hand: list[str] = []
    shown_deck: list[str] = []
    options: list[Option] = []
    charges: list[int] = []  # in gold, of each option; nothing if all are free
    unavailable: list[Unavailable] = []
    undo: str = "not-own-turn"  # why the last answer cannot be taken back; nothing if it can
