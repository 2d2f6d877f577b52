"""What is true: the values that assertions are compared with, of the game and of a view."""

from __future__ import annotations

from typing import Final

from citadels.engine import state
from citadels.engine.answers.text import place_text
from citadels.engine.codes import BEAUTIFIED_BIT, HIDDEN, KINDS, MUSEUM, NO_ROLE, NOBODY
from citadels.engine.game import Game
from citadels.engine.names import CHARACTERS
from citadels.engine.notation.assertion_kinds import (
    ASSERTION_KINDS,
    MARKS,
    NAMES,
    NUMBER,
    SOME_CHARACTERS,
)
from citadels.engine.notation.assertion_kinds import CHARACTERS as CHARACTERS_FORM
from citadels.engine.scoring import score, winners
from citadels.engine.view import SeatView, city_list, hand_list, mask_list

YES: Final = 1
NO: Final = 0

Fact = tuple[list[int], int]  # values, and the real one of marks


def fact(game: Game, seat: int, key: str) -> Fact:
    """What is true of a player, or of the table."""
    return table_fact(game, key) if seat == NOBODY else (player_fact(game, seat, key), NO_ROLE)


def player_fact(game: Game, seat: int, key: str) -> list[int]:
    values: list[int] = []
    if key == "gold":
        values = [game.gold(seat)]
    elif key == "cards":
        values = [game.hand_size(seat)]
    elif key == "districts":
        values = [game.city_size(seat)]
    elif key == "score":
        values = [score(game, seat)]
    elif key == "hand":
        values = hand_list(game, seat)
    elif key == "city":
        values = city_list(game, seat)
    elif key == "museum":
        values = _museum_cards(game) if game.has_built(seat, MUSEUM) else []
    elif key == "holds":
        values = _held_cards(game) if game.get(state.HELD_SEAT) == seat else []
    elif key == "roles":
        values = mask_list(game.roles(seat))
    elif key == "revealed":
        values = mask_list(game.roles(seat) & game.get(state.REVEALED))
    else:
        completed = game.get_seat(seat, state.COMPLETED_CITY) == 1
        values = _flag(key, game.crown() == seat, completed, game.get(state.FIRST) == seat)
    return values


def table_fact(game: Game, key: str) -> Fact:
    real = NO_ROLE
    values: list[int] = []
    if key == "winner":
        values = winners(game)
    elif key == "deck":
        values = [game.deck_size()]
    elif key in {"top", "bottom"}:
        values = [game.deck_at(index) for index in range(game.deck_size())]
    elif key in _NUMBER_FIELDS:
        values = [game.get(_NUMBER_FIELDS[key])]
    elif key in _ROLE_FIELDS:
        values = _role_list(game.get(_ROLE_FIELDS[key]))
    elif key == "warrants":
        values, real = mask_list(game.get(state.WARRANTS)), game.get(state.SIGNED)
    elif key == "threats":
        values, real = mask_list(game.get(state.THREATS)), game.get(state.FLOWERED)
    elif key == "faceup":
        values = mask_list(game.get(state.FACEUP))
    elif key == "facedown":
        values = [*_role_list(game.get(state.ASIDE)), *mask_list(game.get(state.LAID_DOWN))]
    else:
        values = mask_list(game.get(state.PACKET))
    return values, real if real in values else NO_ROLE


_NUMBER_FIELDS: Final = {"tax": state.TAX, "round": state.ROUND}
_ROLE_FIELDS: Final = {"killed": state.KILLED, "robbed": state.ROBBED, "bewitched": state.BEWITCHED}


def view_fact(view: SeatView, seat: int, key: str) -> Fact:
    """The same as far as a view shows it."""
    if seat == NOBODY:
        return _view_table_fact(view, key)
    return _view_player_fact(view, seat, key), NO_ROLE


def _view_player_fact(view: SeatView, seat: int, key: str) -> list[int]:
    values: list[int] = []
    if key == "gold":
        values = [view.gold[seat]]
    elif key == "cards":
        values = [len(view.hands[seat])]
    elif key == "districts":
        values = [len(view.cities[seat])]
    elif key == "hand":
        values = view.hands[seat]
        if view.shown_hand and view.questions[-1][3] == seat:
            values = view.shown_hand
    elif key == "city":
        values = view.cities[seat]
    elif key == "museum":
        values = view.under_museum if MUSEUM in _city_kinds(view.cities[seat]) else []
    elif key == "holds":
        values = view.held if view.fields[state.HELD_SEAT] == seat else []
    elif key == "roles":
        values = view.roles[seat]
    elif key == "revealed":
        revealed = mask_list(view.fields[state.REVEALED])
        values = [role for role in view.roles[seat] if role in revealed]
    else:
        first = view.fields[state.FIRST] == seat
        values = _flag(key, view.fields[state.CROWN] == seat, view.completed[seat], first)
    return values


def _view_table_fact(view: SeatView, key: str) -> Fact:
    real = NO_ROLE
    values: list[int] = []
    if key == "deck":
        values = [view.deck_size]
    elif key in _NUMBER_FIELDS:
        values = [view.fields[_NUMBER_FIELDS[key]]]
    elif key in _ROLE_FIELDS:
        values = _role_list(view.fields[_ROLE_FIELDS[key]])
    elif key == "warrants":
        values, real = view.warrants, view.signed
    elif key == "threats":
        values, real = view.threats, view.flowered
    elif key == "faceup":
        values = mask_list(view.fields[state.FACEUP])
    elif key == "facedown":
        values = [*_role_list(view.aside), *view.laid_down]
    elif key == "packet":
        values = view.packet
    elif key == "seen":
        values = view.seen
    else:
        values = view.seen_again
    return values, real if real in values else NO_ROLE


def fact_text(key: str, values: list[int], real: int, names: list[str]) -> str:
    """Values in the words of the notation. Assertions that are only true or not have none."""
    kind = ASSERTION_KINDS[key]
    if kind == NUMBER:
        return str(values[0])
    words: list[str] = []
    for value in values:
        if value == HIDDEN:
            words.append("?")
        elif kind == NAMES:
            words.append(names[value])
        elif kind in {CHARACTERS_FORM, SOME_CHARACTERS}:
            words.append(CHARACTERS[value])
        elif kind == MARKS:
            words.append(CHARACTERS[value] + ("*" if value == real else ""))
        else:
            words.append(place_text(value))
    return " ".join(words) or "-"


def _flag(key: str, crown: bool, completed: bool, first: bool) -> list[int]:
    truths = {
        "crown": crown,
        "no crown": not crown,
        "completed": completed,
        "not completed": not completed,
        "first": first,
        "not first": not first,
    }
    return [YES if truths[key] else NO]


def _role_list(role: int) -> list[int]:
    return [] if role == NO_ROLE else [role]


def _city_kinds(city: list[int]) -> list[int]:
    return [place % BEAUTIFIED_BIT for place in city]


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
