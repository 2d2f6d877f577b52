"""What one seat may know. Built up from nothing: what is not put in cannot leak."""

from __future__ import annotations

from typing import Final

from citadels.engine.bits import BIT, count_bits, lowest
from citadels.engine.codes import FINE, HIDDEN, KINDS, NO_ROLE, NOBODY
from citadels.engine.game import Game
from citadels.engine.rulings import MUSEUM_SEEN_BY
from citadels.engine.state import (
    ANSWERS,
    ASIDE,
    BEWITCHED,
    BLACKMAILER_SEAT,
    BUILT_THIS_ROUND,
    COLLECTOR,
    COMPLETED_CITY,
    CROWN,
    DEPTH,
    DRAFT_FIRST,
    DRAFT_STEP,
    FACEUP,
    FIRST,
    FIRST_TOO,
    FLOWERED,
    HAUNTED_ROUND,
    HELD_SEAT,
    HELD_SIZE,
    KILLED,
    LAID_BY,
    LAID_DOWN,
    MAGISTRATE_SEAT,
    OVER,
    PACKET,
    RANK,
    REACHED_AT,
    REVEALED,
    ROBBED,
    ROUND,
    SEEN,
    SEEN_AGAIN,
    SHIELDED,
    SHORTER_BY,
    SIGNED,
    SITE_CARD,
    SITE_COUNTED,
    SITE_PAID,
    SITE_SEAT,
    SWAP_GIVEN,
    SWAP_OTHER,
    SWAP_OWNER,
    SWAP_TAKEN,
    TAX,
    THIEF_SEAT,
    THREATS,
    TURN_RESUMED,
    TURN_ROLE,
    TURN_SEAT,
    UNDER_SIZE,
    WARRANTS,
    WITCH_SEAT,
)
from citadels.engine.state import BUILDS as BUILDS_FIELD
from citadels.engine.state import GATHERED as GATHERED_FIELD
from citadels.engine.state import PAID_BUILDS as PAID_BUILDS_FIELD
from citadels.engine.state import SPENT as SPENT_FIELD
from citadels.engine.state import USED as USED_FIELD
from citadels.engine.state import USED_DISTRICTS as USED_DISTRICTS_FIELD
from citadels.engine.typed import i64

# Fields of the table that everybody may see as they are.
_OPEN_FIELDS = (
    ANSWERS,
    CROWN,
    ROUND,
    RANK,
    OVER,
    FIRST,
    DRAFT_STEP,
    DRAFT_FIRST,
    FACEUP,
    REVEALED,
    SWAP_OWNER,
    SWAP_OTHER,
    KILLED,
    BEWITCHED,
    WITCH_SEAT,
    ROBBED,
    THIEF_SEAT,
    MAGISTRATE_SEAT,
    BLACKMAILER_SEAT,
    SHIELDED,
    TAX,
    TURN_SEAT,
    TURN_ROLE,
    TURN_RESUMED,
    GATHERED_FIELD,
    USED_FIELD,
    USED_DISTRICTS_FIELD,
    BUILDS_FIELD,
    SPENT_FIELD,
    PAID_BUILDS_FIELD,
    SITE_CARD,
    SITE_SEAT,
    SITE_PAID,
    SITE_COUNTED,
    HELD_SEAT,
    HELD_SIZE,
    UNDER_SIZE,
    COLLECTOR,
    SHORTER_BY,
    FIRST_TOO,
    HAUNTED_ROUND,
)
_NO_FIELDS: Final[dict[int, int]] = dict.fromkeys(_OPEN_FIELDS, 0)  # a copy need not grow


class SeatView:
    """The table as one seat sees it; a spectator is a view of NOBODY.

    Cards are lists of codes in the order of the codes, HIDDEN for those that may not be known.
    """

    def __init__(self, rules_line: str, seats: int, seat: int) -> None:
        self.rules = rules_line
        self.seats = seats
        self.seat = seat
        self.fields: dict[int, int] = {}  # open fields of the table, by offset
        self.gold: list[int] = []
        self.hands: list[list[int]] = []
        self.cities: list[list[int]] = []  # districts as they stand: FINE is added if beautified
        self.completed: list[bool] = []
        self.built: list[bool] = []  # this round, where somebody asks for it
        self.reached: list[int] = []  # when the city came to the size that is watched
        self.roles: list[list[int]] = []  # HIDDEN for each character not known to the seat
        self.aside: int = NO_ROLE  # the character laid face down at the start
        self.laid_down: list[int] = []  # those laid down later
        self.packet: list[int] = []  # the characters going round
        self.seen: list[int] = []  # what this seat saw of the packet at its first pick
        self.seen_again: list[int] = []
        self.swap_given: int = NO_ROLE
        self.swap_taken: int = NO_ROLE
        self.warrants: list[int] = []
        self.signed: int = NO_ROLE
        self.threats: list[int] = []
        self.flowered: int = NO_ROLE
        self.under_museum: list[int] = []
        self.held: list[int] = []  # cards in front of the player who chooses
        self.deck_size: int = 0
        self.questions: list[tuple[int, int, int, int, int, int]] = []  # bottom to top
        self.legal: list[int] = []  # only for the seat that is asked
        self.shown_hand: list[int] = []  # a hand that the asked player may look at now
        self.shown_deck: list[int] = []  # the cards of the deck, if the asked player may see them

    def to_move(self) -> int:
        return self.questions[-1][2] if self.questions else NOBODY

    def as_data(self) -> dict[str, object]:
        """Everything in the view as plain values: two views are equal if these are."""
        return {
            "rules": self.rules,
            "seats": self.seats,
            "seat": self.seat,
            "fields": self.fields,
            "gold": self.gold,
            "hands": self.hands,
            "cities": self.cities,
            "completed": self.completed,
            "built": self.built,
            "reached": self.reached,
            "roles": self.roles,
            "aside": self.aside,
            "laid_down": self.laid_down,
            "packet": self.packet,
            "seen": self.seen,
            "seen_again": self.seen_again,
            "swap_given": self.swap_given,
            "swap_taken": self.swap_taken,
            "warrants": self.warrants,
            "signed": self.signed,
            "threats": self.threats,
            "flowered": self.flowered,
            "under_museum": self.under_museum,
            "held": self.held,
            "deck_size": self.deck_size,
            "questions": self.questions,
            "legal": self.legal,
            "shown_hand": self.shown_hand,
            "shown_deck": self.shown_deck,
        }


def view(game: Game, seat: int = NOBODY) -> SeatView:
    """What this seat may know of the game now."""
    out = SeatView(game.rules.line, game.seats(), seat)
    fields = _NO_FIELDS.copy()
    for field in _OPEN_FIELDS:
        fields[field] = game.get(field)
    out.fields = fields
    for other in range(game.seats()):
        out.gold.append(game.gold(other))
        out.cities.append(city_list(game, other))
        out.completed.append(game.of(other, COMPLETED_CITY) == 1)
        out.built.append(game.of(other, BUILT_THIS_ROUND) == 1)
        out.reached.append(game.of(other, REACHED_AT))
        own = other == seat
        out.hands.append(hand_list(game, other) if own else [HIDDEN] * game.hand_size(other))
        known = game.roles(other) if own else game.roles(other) & game.get(REVEALED)
        out.roles.append(_roles(game.roles(other), known))
    out.deck_size = game.deck_size()
    _see_characters(game, seat, out)
    _see_marks(game, seat, out)
    _see_piles(game, seat, out)
    _see_questions(game, seat, out)
    return out


def _see_characters(game: Game, seat: int, out: SeatView) -> None:
    out.aside = HIDDEN if game.get(ASIDE) != NO_ROLE else NO_ROLE
    laid = game.of(seat, LAID_BY) if seat >= 0 else 0
    out.laid_down = _roles(game.get(LAID_DOWN), laid)
    asked = game.to_move() == seat and seat >= 0
    out.packet = _roles(game.get(PACKET), game.get(PACKET) if asked else 0)
    if seat >= 0:
        out.seen = mask_list(game.of(seat, SEEN))
        out.seen_again = mask_list(game.of(seat, SEEN_AGAIN))
    if game.get(SWAP_OWNER) != NOBODY:
        in_it = seat in (game.get(SWAP_OWNER), game.get(SWAP_OTHER))
        out.swap_given = game.get(SWAP_GIVEN) if in_it else HIDDEN
        out.swap_taken = game.get(SWAP_TAKEN) if in_it else HIDDEN


def _see_marks(game: Game, seat: int, out: SeatView) -> None:
    """Marks are seen by all when all of them lie; which one is real, by who laid them."""
    hidden = hidden_marks(game, seat)
    if hidden != WARRANTS:
        out.warrants = mask_list(game.get(WARRANTS))
    if hidden != THREATS:
        out.threats = mask_list(game.get(THREATS))
    if game.get(SIGNED) != NO_ROLE:
        out.signed = game.get(SIGNED) if game.get(MAGISTRATE_SEAT) == seat else HIDDEN
    if game.get(FLOWERED) != NO_ROLE:
        out.flowered = game.get(FLOWERED) if game.get(BLACKMAILER_SEAT) == seat else HIDDEN


def hidden_marks(game: Game, seat: int) -> int:
    """The field of the marks that are just being laid, if it is not this seat that lays them."""
    if game.get(DEPTH) == 0:
        return NOBODY
    frame = game.read_frame(game.get(DEPTH) - 1)
    return game.rules.handlers[frame.handler].laying(frame) if frame.seat != seat else NOBODY


def _see_piles(game: Game, seat: int, out: SeatView) -> None:
    if game.get(UNDER_SIZE) == 0 and game.get(HELD_SIZE) == 0:
        return
    seen = seat >= 0 and sees_museum(game, seat)
    for card in range(KINDS):
        for _ in range(game.under(card)):
            out.under_museum.append(card if seen else HIDDEN)
        for _ in range(game.held(card)):
            out.held.append(card if game.get(HELD_SEAT) == seat else HIDDEN)


def sees_museum(game: Game, seat: int) -> bool:
    """Whether a player may look at the cards under his Museum."""
    owns = game.city_mask(seat) & game.rules.keeps_pile != 0
    return owns and game.rules.rulings[MUSEUM_SEEN_BY] == 0


def _see_questions(game: Game, seat: int, out: SeatView) -> None:
    for depth in range(game.get(DEPTH)):
        frame = game.read_frame(depth)
        out.questions.append(
            (frame.handler, frame.step, frame.seat, frame.target, frame.card, frame.amount)
        )
    if game.to_move() == seat and seat >= 0:
        out.legal = game.legal()
        frame = game.read_frame(game.get(DEPTH) - 1)
        shown = game.rules.handlers[frame.handler].shows_hand_of(frame)
        if shown != NOBODY:
            out.shown_hand = hand_list(game, shown)
        if game.rules.handlers[frame.handler].shows_deck(frame):
            out.shown_deck = deck_list(game)


def _roles(held: i64, known: i64) -> list[int]:
    """Characters, those that are not known as HIDDEN, known ones first."""
    roles = mask_list(held & known)
    for _ in range(count_bits(held & ~known)):
        roles.append(HIDDEN)
    return roles


def mask_list(mask: i64) -> list[int]:
    codes: list[int] = []
    while mask:
        codes.append(lowest(mask))
        mask &= mask - 1
    return codes


def mask_of(codes: list[int]) -> i64:
    mask: i64 = 0
    for code in codes:
        mask |= BIT[code]
    return mask


def hand_list(game: Game, seat: int) -> list[int]:
    """The cards of a hand in the order of the codes."""
    cards: list[int] = []
    mask = game.hand_mask(seat)
    while mask:
        card = lowest(mask)
        mask &= mask - 1
        for _ in range(game.in_hand(seat, card)):
            cards.append(card)
    return cards


def deck_list(game: Game) -> list[int]:
    """The cards of the deck in the order of the codes: not as they lie."""
    cards: list[int] = []
    for index in range(game.deck_size()):
        cards.append(game.deck_at(index))
    cards.sort()
    return cards


def city_list(game: Game, seat: int) -> list[int]:
    """The districts of a city in the order of the codes, FINE added to beautified ones."""
    places: list[int] = []
    mask = game.city_mask(seat)
    while mask:
        card = lowest(mask)
        mask &= mask - 1
        fine = game.fine_in_city(seat, card)
        for _ in range(game.in_city(seat, card) - fine):
            places.append(card)
        for _ in range(fine):
            places.append(card + FINE)
    return places
