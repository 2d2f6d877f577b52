"""The own part of a seat, written from the game: byte for byte what `private_view` gives.

Only what the seat may know is put in. A test compares every moment of many games with the view.
"""

from __future__ import annotations

from typing import Final

from citadels.engine.charges import charges
from citadels.engine.codes import KINDS, NOBODY
from citadels.engine.game import Game
from citadels.engine.native_types import i64
from citadels.engine.state import (
    BLACKMAILER_SEAT,
    DEPTH,
    FLOWERED,
    HELD_SEAT,
    HELD_SIZE,
    LAID_BY,
    LAID_DOWN,
    MAGISTRATE_SEAT,
    MUSEUM_SIZE,
    PACKET,
    SEEN,
    SEEN_AGAIN,
    SIGNED,
    SWAP_GIVEN,
    SWAP_OTHER,
    SWAP_OWNER,
    SWAP_TAKEN,
)
from citadels.engine.view import deck_list, hand_list, sees_museum
from citadels.protocol.fast_json.literals import add_character, add_list, characters, number, places
from citadels.protocol.options import (
    HAND,
    OWN_CITY,
    SHOWN,
    cards_place,
    option_json,
    unavailable_json,
)

# Those that were met, some thousand, by where the cards lie that they name.
_OPTION_CACHES: Final[dict[str, dict[int, str]]] = {HAND: {}, SHOWN: {}, OWN_CITY: {}}


def write_private(game: Game, seat: int, undo: str) -> str:
    """What the seat knows beyond the common part; the options if it is asked."""
    if seat == NOBODY:
        raise ValueError("a spectator has no part of their own")
    row = game.row
    is_asked = game.to_move() == seat
    unavailable = (
        game.unavailable_options() if is_asked else []
    )  # first: it writes the options as well
    out: list[str] = ['{"seat":', number(seat), ',"hand":[', places(hand_list(game, seat))]
    out += ['],"roles":[', characters(game.roles(seat)), "]"]
    add_list(out, ',"seen":[', characters(game.get_seat(seat, SEEN)))
    add_list(out, ',"seen_again":[', characters(game.get_seat(seat, SEEN_AGAIN)))
    if is_asked:
        add_list(out, ',"packet":[', characters(row[PACKET]))
    add_list(out, ',"laid_down":[', characters(row[LAID_DOWN] & game.get_seat(seat, LAID_BY)))
    if row[SWAP_OWNER] != NOBODY and (row[SWAP_OWNER] == seat or row[SWAP_OTHER] == seat):
        add_character(out, ',"swap_given":', row[SWAP_GIVEN])
        add_character(out, ',"swap_taken":', row[SWAP_TAKEN])
    if row[MAGISTRATE_SEAT] == seat:
        add_character(out, ',"signed":', row[SIGNED])
    if row[BLACKMAILER_SEAT] == seat:
        add_character(out, ',"flowered":', row[FLOWERED])
    if row[MUSEUM_SIZE] > 0 and sees_museum(game, seat):
        add_list(out, ',"museum":[', places(_museum_cards(game)))
    if row[HELD_SIZE] > 0 and row[HELD_SEAT] == seat:
        add_list(out, ',"held":[', places(_held_cards(game)))
    if is_asked:
        _add_question(out, game, unavailable)
    out += [',"undo":"', undo, '"}']
    return "".join(out)


def _museum_cards(game: Game) -> list[int]:
    cards: list[int] = []
    for card in range(KINDS):
        cards += [card] * game.in_museum(card)
    return cards


def _held_cards(game: Game) -> list[int]:
    cards: list[int] = []
    for card in range(KINDS):
        cards += [card] * game.held(card)
    return cards


def _add_question(out: list[str], game: Game, unavailable: list[tuple[int, int]]) -> None:
    """What the seat that is asked is shown, and what it can answer."""
    frame = game.read_frame(game.row[DEPTH] - 1)
    handler = game.rules.handlers[frame.handler]
    shown_seat: i64 = handler.shows_hand_of(frame)
    if shown_seat != NOBODY:
        add_list(out, ',"shown_hand":[', places(hand_list(game, shown_seat)))
    if handler.shows_deck(frame):
        add_list(out, ',"shown_deck":[', places(deck_list(game)))
    place = cards_place(handler.questions.get(frame.step))
    cache = _OPTION_CACHES[place]
    options = [_option(answer, place, cache) for answer in game.legal()]
    add_list(out, ',"options":[', ",".join(options))
    add_list(out, ',"charges":[', ",".join([number(price) for price in charges(game)]))
    items = [unavailable_json(answer, reason, place) for answer, reason in unavailable]
    add_list(out, ',"unavailable":[', ",".join(items))


def _option(answer: int, place: str, cache: dict[int, str]) -> str:
    text = cache.get(answer)
    if text is None:
        text = option_json(answer, place)
        cache[answer] = text
    return text
