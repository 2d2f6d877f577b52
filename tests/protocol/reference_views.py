"""Reference for `fast_json`: the parts of an update, built only from what a seat may know.

The public part is made from the view of a spectator, the private part from the view of its seat.
Neither is made from the full game.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from citadels.engine.answers.text import place_text
from citadels.engine.codes import BEAUTIFIED_BIT, HIDDEN, NO_CARD, NO_ROLE, NOBODY
from citadels.engine.editions.declarations import question_kind, question_of
from citadels.engine.game import Game
from citadels.engine.names import CHARACTERS, DISTRICTS, handler_name
from citadels.engine.state import (
    BEWITCHED,
    BLACKMAILER_SEAT,
    BUILDS,
    COLLECTOR,
    CROWN,
    DEPTH,
    DRAFT_FIRST,
    FACEUP,
    FIRST,
    FIRST_TOO,
    GATHERED,
    HAUNTED_ROUND,
    HELD_SEAT,
    HELD_SIZE,
    KILLED,
    MAGISTRATE_SEAT,
    MUSEUM_SIZE,
    OVER,
    RANK,
    ROBBED,
    ROUND,
    SHIELDED,
    SHORTER_BY,
    SITE_CARD,
    SITE_PAID,
    SITE_SEAT,
    SWAP_OTHER,
    SWAP_OWNER,
    TAX,
    THIEF_SEAT,
    TURN_RESUMED,
    TURN_ROLE,
    TURN_SEAT,
    WITCH_SEAT,
)
from citadels.engine.view import SeatView, mask_list
from citadels.protocol.options import Unavailable, cards_place, option_of, unavailable_option
from citadels.protocol.views import UNKNOWN, Asked, Common, Marks, Own, Player, Site, Turn


def public_view(view: SeatView) -> Common:
    """The common part, from the view of a spectator."""
    if view.seat != NOBODY:
        raise ValueError(f"the common part is made for spectators, not for seat {view.seat}")
    fields = view.fields
    swap = (fields[SWAP_OWNER], fields[SWAP_OTHER])
    return Common(
        round=fields[ROUND],
        rank=fields[RANK],
        crown=fields[CROWN],
        deck=view.deck_size,
        players=[_player_info(view, seat) for seat in range(view.seats)],
        faceup=_characters(mask_list(fields[FACEUP])),
        packet=len(view.packet),
        aside=view.aside != NO_ROLE,
        laid_down=len(view.laid_down),
        draft_first=fields[DRAFT_FIRST],
        first=fields[FIRST],
        first_too=mask_list(fields[FIRST_TOO]),
        tax=fields[TAX],
        shorter_by=fields[SHORTER_BY],
        haunted_round=fields[HAUNTED_ROUND],
        museum=fields[MUSEUM_SIZE],
        holder=fields[HELD_SEAT],
        held=fields[HELD_SIZE],
        swap=swap,
        marks=_marks(view),
        turn=_turn(fields),
        site=_site(fields),
        asked=_open_question(view),
        over=fields[OVER] == 1,
    )


def private_view(
    view: SeatView, charges: list[int], unavailable: list[Unavailable], undo: str
) -> Own:
    """What the seat of a view knows beyond the common part."""
    seat = view.seat
    if seat == NOBODY:
        raise ValueError("a spectator has no part of their own")
    place = cards_place(question_of(*view.questions[-1][:2])) if view.legal else ""
    return Own(
        seat=seat,
        hand=_districts(view.hands[seat]),
        roles=_characters(view.roles[seat]),
        seen=_characters(view.seen),
        seen_again=_characters(view.seen_again),
        packet=_characters(view.packet) if view.to_move() == seat else [],
        laid_down=[CHARACTERS[role] for role in view.laid_down if role != HIDDEN],
        swap_given=_role(view.swap_given),
        swap_taken=_role(view.swap_taken),
        signed=_role(view.signed),
        flowered=_role(view.flowered),
        museum=[DISTRICTS[card] for card in view.under_museum if card != HIDDEN],
        held=[DISTRICTS[card] for card in view.held if card != HIDDEN],
        shown_hand=_districts(view.shown_hand),
        shown_deck=_districts(view.shown_deck),
        options=[option_of(answer, place) for answer in view.legal],
        charges=charges,
        unavailable=unavailable,
        undo=undo,
    )


def unavailable_of(game: Game) -> list[Unavailable]:
    """What the asked player could expect but does not have."""
    frame = game.read_frame(game.get(DEPTH) - 1)
    place = cards_place(question_of(frame.handler, frame.step))
    return [unavailable_option(*pair, place) for pair in game.unavailable_options()]


def _player_info(view: SeatView, seat: int) -> Player:
    return _cached_player(
        view.gold[seat],
        len(view.hands[seat]),
        tuple(view.cities[seat]),
        tuple(view.roles[seat]),
        view.completed[seat],
        view.built[seat],
    )


@lru_cache(maxsize=10_000)  # with each answer most players stay as they are
def _cached_player(
    gold: int,
    cards: int,
    city: tuple[int, ...],
    roles: tuple[int, ...],
    completed: bool,
    built: bool,
) -> Player:
    return Player(
        gold,
        cards,
        [place_text(place) for place in city],
        _characters(roles),
        completed,
        built,
    )


def _marks(view: SeatView) -> Marks:
    fields = view.fields
    return Marks(
        killed=_role(fields[KILLED]),
        bewitched=_role(fields[BEWITCHED]),
        witch=fields[WITCH_SEAT],
        robbed=_role(fields[ROBBED]),
        thief=fields[THIEF_SEAT],
        warrants=_characters(view.warrants),
        magistrate=fields[MAGISTRATE_SEAT],
        threats=_characters(view.threats),
        blackmailer=fields[BLACKMAILER_SEAT],
        shielded=fields[SHIELDED],
        collector=fields[COLLECTOR],
    )


def _turn(fields: dict[int, int]) -> Turn | None:
    if fields[TURN_SEAT] == NOBODY:
        return None
    return Turn(
        seat=fields[TURN_SEAT],
        role=_role(fields[TURN_ROLE]),
        resumed=fields[TURN_RESUMED] == 1,
        gathered=fields[GATHERED] == 1,
        builds=fields[BUILDS],
    )


def _site(fields: dict[int, int]) -> Site | None:
    if fields[SITE_CARD] == NO_CARD:
        return None
    return Site(place_text(fields[SITE_CARD]), fields[SITE_SEAT], fields[SITE_PAID])


def _open_question(view: SeatView) -> Asked | None:
    return _cached_question(*view.questions[-1]) if view.questions else None


@lru_cache(maxsize=10_000)
def _cached_question(
    handler: int, step: int, seat: int, target: int, card: int, amount: int
) -> Asked:
    name = place_text(card) if 0 <= card < 2 * BEAUTIFIED_BIT else ""
    return Asked(seat, question_kind(handler, step), handler_name(handler), target, name, amount)


def _characters(roles: Sequence[int]) -> list[str]:
    return [UNKNOWN if role == HIDDEN else CHARACTERS[role] for role in roles]


def _districts(cards: list[int]) -> list[str]:
    return [DISTRICTS[card] for card in cards]


def _role(role: int) -> str:
    return CHARACTERS[role] if role >= 0 else ""
