"""What is true: the values that claims are compared with, of the game and of a view."""

from __future__ import annotations

from typing import Final

from citadels.engine.codes import FINE, HIDDEN, KINDS, MUSEUM, NO_ROLE, NOBODY
from citadels.engine.game import Game
from citadels.engine.names import CHARACTERS
from citadels.engine.notation.forms import (
    CHARACTERS as CHARACTERS_FORM,
)
from citadels.engine.notation.forms import (
    FORMS,
    MARKS,
    NAMES,
    NUMBER,
    SOME_CHARACTERS,
)
from citadels.engine.scoring import score, winners
from citadels.engine.state import (
    ASIDE,
    BEWITCHED,
    COMPLETED_CITY,
    CROWN,
    FACEUP,
    FIRST,
    FLOWERED,
    HELD_SEAT,
    KILLED,
    LAID_DOWN,
    PACKET,
    REVEALED,
    ROBBED,
    ROUND,
    SIGNED,
    TAX,
    THREATS,
    WARRANTS,
)
from citadels.engine.view import SeatView, city_list, hand_list, mask_list
from citadels.engine.words import place_text

YES: Final = 1
NO: Final = 0

Fact = tuple[list[int], int]  # values, and the real one of marks


def fact(game: Game, seat: int, key: str) -> Fact:
    """What is true of a player, or of the table."""
    return table_fact(game, key) if seat == NOBODY else (player_fact(game, seat, key), NO_ROLE)


def player_fact(game: Game, seat: int, key: str) -> list[int]:
    found: list[int] = []
    if key == "gold":
        found = [game.gold(seat)]
    elif key == "cards":
        found = [game.hand_size(seat)]
    elif key == "districts":
        found = [game.city_size(seat)]
    elif key == "score":
        found = [score(game, seat)]
    elif key == "hand":
        found = hand_list(game, seat)
    elif key == "city":
        found = city_list(game, seat)
    elif key == "museum":
        found = _under_museum(game) if game.has_built(seat, MUSEUM) else []
    elif key == "holds":
        found = _held(game) if game.get(HELD_SEAT) == seat else []
    elif key == "roles":
        found = mask_list(game.roles(seat))
    elif key == "revealed":
        found = mask_list(game.roles(seat) & game.get(REVEALED))
    else:
        completed = game.of(seat, COMPLETED_CITY) == 1
        found = _flag(key, game.crown() == seat, completed, game.get(FIRST) == seat)
    return found


def table_fact(game: Game, key: str) -> Fact:
    real = NO_ROLE
    found: list[int] = []
    if key == "winner":
        found = winners(game)
    elif key == "deck":
        found = [game.deck_size()]
    elif key in {"top", "bottom"}:
        found = [game.deck_at(index) for index in range(game.deck_size())]
    elif key in _NUMBERS:
        found = [game.get(_NUMBERS[key])]
    elif key in _ROLES:
        found = _one(game.get(_ROLES[key]))
    elif key == "warrants":
        found, real = mask_list(game.get(WARRANTS)), game.get(SIGNED)
    elif key == "threats":
        found, real = mask_list(game.get(THREATS)), game.get(FLOWERED)
    elif key == "faceup":
        found = mask_list(game.get(FACEUP))
    elif key == "facedown":
        found = [*_one(game.get(ASIDE)), *mask_list(game.get(LAID_DOWN))]
    else:
        found = mask_list(game.get(PACKET))
    return found, real if real in found else NO_ROLE


_NUMBERS: Final = {"tax": TAX, "round": ROUND}
_ROLES: Final = {"killed": KILLED, "robbed": ROBBED, "bewitched": BEWITCHED}


def seen_fact(view: SeatView, seat: int, key: str) -> Fact:
    """The same as far as a view tells it."""
    if seat == NOBODY:
        return _seen_table(view, key)
    return _seen_player(view, seat, key), NO_ROLE


def _seen_player(view: SeatView, seat: int, key: str) -> list[int]:
    found: list[int] = []
    if key == "gold":
        found = [view.gold[seat]]
    elif key == "cards":
        found = [len(view.hands[seat])]
    elif key == "districts":
        found = [len(view.cities[seat])]
    elif key == "hand":
        found = view.hands[seat]
        if view.shown_hand and view.questions[-1][3] == seat:
            found = view.shown_hand
    elif key == "city":
        found = view.cities[seat]
    elif key == "museum":
        found = view.under_museum if MUSEUM in _kinds(view.cities[seat]) else []
    elif key == "holds":
        found = view.held if view.fields[HELD_SEAT] == seat else []
    elif key == "roles":
        found = view.roles[seat]
    elif key == "revealed":
        shown = mask_list(view.fields[REVEALED])
        found = [role for role in view.roles[seat] if role in shown]
    else:
        first = view.fields[FIRST] == seat
        found = _flag(key, view.fields[CROWN] == seat, view.completed[seat], first)
    return found


def _seen_table(view: SeatView, key: str) -> Fact:
    real = NO_ROLE
    found: list[int] = []
    if key == "deck":
        found = [view.deck_size]
    elif key in _NUMBERS:
        found = [view.fields[_NUMBERS[key]]]
    elif key in _ROLES:
        found = _one(view.fields[_ROLES[key]])
    elif key == "warrants":
        found, real = view.warrants, view.signed
    elif key == "threats":
        found, real = view.threats, view.flowered
    elif key == "faceup":
        found = mask_list(view.fields[FACEUP])
    elif key == "facedown":
        found = [*_one(view.aside), *view.laid_down]
    elif key == "packet":
        found = view.packet
    elif key == "seen":
        found = view.seen
    else:
        found = view.seen_again
    return found, real if real in found else NO_ROLE


def fact_text(key: str, values: list[int], real: int, names: list[str]) -> str:
    """Values in the words of the notation. Claims that are only true or not have none."""
    form = FORMS[key]
    if form == NUMBER:
        return str(values[0])
    words: list[str] = []
    for value in values:
        if value == HIDDEN:
            words.append("?")
        elif form == NAMES:
            words.append(names[value])
        elif form in {CHARACTERS_FORM, SOME_CHARACTERS}:
            words.append(CHARACTERS[value])
        elif form == MARKS:
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


def _one(role: int) -> list[int]:
    return [] if role == NO_ROLE else [role]


def _kinds(city: list[int]) -> list[int]:
    return [place % FINE for place in city]


def _under_museum(game: Game) -> list[int]:
    cards: list[int] = []
    for card in range(KINDS):
        cards += [card] * game.under(card)
    return cards


def _held(game: Game) -> list[int]:
    cards: list[int] = []
    for card in range(KINDS):
        cards += [card] * game.held(card)
    return cards
