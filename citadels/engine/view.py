"""What one seat may know. Built from scratch: what is not put in cannot leak."""

from __future__ import annotations

from typing import Final

from citadels.engine import state
from citadels.engine.bits import BIT, count_bits, lowest_bit
from citadels.engine.codes import BEAUTIFIED_BIT, HIDDEN, KINDS, NO_ROLE, NOBODY
from citadels.engine.game import Game
from citadels.engine.native_types import i64
from citadels.engine.rulings import MUSEUM_SEEN_BY

# Fields of the table that everybody may see as they are.
_OPEN_FIELDS = (
    state.ANSWER_COUNT,
    state.CROWN,
    state.ROUND,
    state.RANK,
    state.OVER,
    state.FIRST,
    state.DRAFT_STEP,
    state.DRAFT_FIRST,
    state.FACEUP,
    state.REVEALED,
    state.SWAP_OWNER,
    state.SWAP_OTHER,
    state.KILLED,
    state.BEWITCHED,
    state.WITCH_SEAT,
    state.ROBBED,
    state.THIEF_SEAT,
    state.MAGISTRATE_SEAT,
    state.BLACKMAILER_SEAT,
    state.SHIELDED,
    state.TAX,
    state.TURN_SEAT,
    state.TURN_ROLE,
    state.TURN_RESUMED,
    state.GATHERED,
    state.USED,
    state.USED_DISTRICTS,
    state.BUILDS,
    state.SPENT,
    state.PAID_BUILDS,
    state.SITE_CARD,
    state.SITE_SEAT,
    state.SITE_PAID,
    state.SITE_COUNTED,
    state.HELD_SEAT,
    state.HELD_SIZE,
    state.MUSEUM_SIZE,
    state.COLLECTOR,
    state.SHORTER_BY,
    state.FIRST_TOO,
    state.HAUNTED_ROUND,
)
_NO_FIELDS: Final[dict[int, int]] = dict.fromkeys(_OPEN_FIELDS, 0)  # a copy need not grow


class SeatView:
    """The table as one seat sees it; a spectator is a view of NOBODY.

    Cards are lists of codes in the order of the codes, HIDDEN for those that may not be known.
    """

    def __init__(self, setup_spec: str, seats: int, seat: int) -> None:
        self.rules = setup_spec
        self.seats = seats
        self.seat = seat
        self.fields: dict[int, int] = {}  # open fields of the table, by offset
        self.gold: list[int] = []
        self.hands: list[list[int]] = []
        self.cities: list[list[int]] = []  # districts: BEAUTIFIED_BIT is added if beautified
        self.completed: list[bool] = []
        self.built: list[bool] = []  # this round, where it is recorded
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


def make_view(game: Game, seat: int = NOBODY) -> SeatView:
    """What this seat may know of the game now."""
    view = SeatView(game.rules.spec, game.seats(), seat)
    fields = _NO_FIELDS.copy()
    for field in _OPEN_FIELDS:
        fields[field] = game.get(field)
    view.fields = fields
    for other in range(game.seats()):
        view.gold.append(game.gold(other))
        view.cities.append(city_list(game, other))
        view.completed.append(game.get_seat(other, state.COMPLETED_CITY) == 1)
        view.built.append(game.get_seat(other, state.BUILT_THIS_ROUND) == 1)
        view.reached.append(game.get_seat(other, state.REACHED_AT))
        is_own = other == seat
        view.hands.append(hand_list(game, other) if is_own else [HIDDEN] * game.hand_size(other))
        known_roles = game.roles(other) if is_own else game.roles(other) & game.get(state.REVEALED)
        view.roles.append(_roles(game.roles(other), known_roles))
    view.deck_size = game.deck_size()
    _fill_characters(game, seat, view)
    _fill_marks(game, seat, view)
    _fill_piles(game, seat, view)
    _fill_questions(game, seat, view)
    return view


def _fill_characters(game: Game, seat: int, view: SeatView) -> None:
    view.aside = HIDDEN if game.get(state.ASIDE) != NO_ROLE else NO_ROLE
    own_laid = game.get_seat(seat, state.LAID_BY) if seat >= 0 else 0
    view.laid_down = _roles(game.get(state.LAID_DOWN), own_laid)
    is_asked = game.to_move() == seat and seat >= 0
    view.packet = _roles(game.get(state.PACKET), game.get(state.PACKET) if is_asked else 0)
    if seat >= 0:
        view.seen = mask_list(game.get_seat(seat, state.SEEN))
        view.seen_again = mask_list(game.get_seat(seat, state.SEEN_AGAIN))
    if game.get(state.SWAP_OWNER) != NOBODY:
        is_swapper = seat in (game.get(state.SWAP_OWNER), game.get(state.SWAP_OTHER))
        view.swap_given = game.get(state.SWAP_GIVEN) if is_swapper else HIDDEN
        view.swap_taken = game.get(state.SWAP_TAKEN) if is_swapper else HIDDEN


def _fill_marks(game: Game, seat: int, view: SeatView) -> None:
    """Marks are seen by all when all of them lie; which one is real, by who laid them."""
    hidden = hidden_marks_field(game, seat)
    if hidden != state.WARRANTS:
        view.warrants = mask_list(game.get(state.WARRANTS))
    if hidden != state.THREATS:
        view.threats = mask_list(game.get(state.THREATS))
    if game.get(state.SIGNED) != NO_ROLE:
        view.signed = game.get(state.SIGNED) if game.get(state.MAGISTRATE_SEAT) == seat else HIDDEN
    if game.get(state.FLOWERED) != NO_ROLE:
        view.flowered = (
            game.get(state.FLOWERED) if game.get(state.BLACKMAILER_SEAT) == seat else HIDDEN
        )


def hidden_marks_field(game: Game, seat: int) -> int:
    """The field of the marks that are just being laid, if it is not this seat that lays them."""
    if game.get(state.DEPTH) == 0:
        return NOBODY
    frame = game.read_frame(game.get(state.DEPTH) - 1)
    return (
        game.rules.handlers[frame.handler].hidden_marks_field(frame)
        if frame.seat != seat
        else NOBODY
    )


def _fill_piles(game: Game, seat: int, view: SeatView) -> None:
    if game.get(state.MUSEUM_SIZE) == 0 and game.get(state.HELD_SIZE) == 0:
        return
    is_visible = seat >= 0 and sees_museum(game, seat)
    for card in range(KINDS):
        for _ in range(game.in_museum(card)):
            view.under_museum.append(card if is_visible else HIDDEN)
        for _ in range(game.held(card)):
            view.held.append(card if game.get(state.HELD_SEAT) == seat else HIDDEN)


def sees_museum(game: Game, seat: int) -> bool:
    """Whether a player may look at the cards under the own Museum."""
    owns = game.city_mask(seat) & game.rules.keeps_pile != 0
    return owns and game.rules.rulings[MUSEUM_SEEN_BY] == 0


def _fill_questions(game: Game, seat: int, view: SeatView) -> None:
    for depth in range(game.get(state.DEPTH)):
        frame = game.read_frame(depth)
        view.questions.append(
            (frame.handler, frame.step, frame.seat, frame.target, frame.card, frame.amount)
        )
    if game.to_move() == seat and seat >= 0:
        view.legal = game.legal()
        frame = game.read_frame(game.get(state.DEPTH) - 1)
        hand_owner = game.rules.handlers[frame.handler].shows_hand_of(frame)
        if hand_owner != NOBODY:
            view.shown_hand = hand_list(game, hand_owner)
        if game.rules.handlers[frame.handler].shows_deck(frame):
            view.shown_deck = deck_list(game)


def _roles(mask: i64, known_mask: i64) -> list[int]:
    """Characters, those that are not known as HIDDEN, known ones first."""
    roles = mask_list(mask & known_mask)
    for _ in range(count_bits(mask & ~known_mask)):
        roles.append(HIDDEN)
    return roles


def mask_list(mask: i64) -> list[int]:
    codes: list[int] = []
    while mask:
        codes.append(lowest_bit(mask))
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
        card = lowest_bit(mask)
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
    """The districts of a city, sorted by code, beautified ones with BEAUTIFIED_BIT."""
    places: list[int] = []
    mask = game.city_mask(seat)
    while mask:
        card = lowest_bit(mask)
        mask &= mask - 1
        beautified = game.beautified_in_city(seat, card)
        for _ in range(game.in_city(seat, card) - beautified):
            places.append(card)
        for _ in range(beautified):
            places.append(card + BEAUTIFIED_BIT)
    return places
