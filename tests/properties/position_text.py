"""A position as assertions, and as a set-up with which a story can begin."""

from __future__ import annotations

from typing import Final

from citadels.engine import state
from citadels.engine.codes import NO_ROLE
from citadels.engine.game import Game
from citadels.engine.names import CHARACTERS
from citadels.engine.notation.assertions import YES, fact, fact_text, player_fact, table_fact
from citadels.engine.notation.recorder import DEFAULT_NAMES, open_line

_MARK_KEYS: Final = ("killed", "bewitched", "robbed", "warrants", "threats")
_OWNER_FIELDS: Final = {
    "bewitched": state.WITCH_SEAT,
    "robbed": state.THIEF_SEAT,
    "warrants": state.MAGISTRATE_SEAT,
    "threats": state.BLACKMAILER_SEAT,
}
_PLAYER_KEYS: Final = ("gold", "hand", "city", "museum", "holds", "roles", "revealed", "score")
_TABLE_KEYS: Final = ("round", "deck", "top", "tax", *_MARK_KEYS, "faceup", "facedown", "packet")


def assertion_lines(game: Game, names: tuple[str, ...] | list[str] = DEFAULT_NAMES) -> list[str]:
    """Everything that assertions can express about the game, and the open question."""
    lines: list[str] = []
    people = list(names)
    for seat in range(game.seats()):
        parts: list[str] = []
        for key in _PLAYER_KEYS:
            values, real = fact(game, seat, key)
            parts.append(f"{key} {fact_text(key, values, real, people)}")
        for yes, no in (("crown", "no"), ("completed", "not"), ("first", "not")):
            parts.append(yes if player_fact(game, seat, yes) == [YES] else f"{no} {yes}")
        lines.append(f"= {names[seat]} " + ", ".join(parts))
    parts = []
    for key in _TABLE_KEYS:
        values, real = table_fact(game, key)
        parts.append(f"{key} {fact_text(key, values, real, people)}")
    lines.append("= " + ", ".join(parts))
    lines.append(open_line(game, people))
    return lines


def position_lines(game: Game, names: tuple[str, ...] | list[str] = DEFAULT_NAMES) -> list[str]:
    """The position as a set-up, for moments at which a story can begin.

    That is the beginning of a turn, or just after gathering; in the middle of
    anything else the grammar cannot express what has been used and paid.
    """
    lines = [f"rules {game.rules.spec}"]
    lines += [_player_line(game, seat, names) for seat in range(game.seats())]
    deck = fact_text("top", table_fact(game, "top")[0], NO_ROLE, [])
    lines.append("deck -" if deck == "-" else f"deck {deck} only")
    lines.append(f"round {table_fact(game, 'round')[0][0]}")
    lines.append(f"tax {table_fact(game, 'tax')[0][0]}")
    for key in _MARK_KEYS:
        values, real = table_fact(game, key)
        if values:
            owner = f" by {names[game.get(_OWNER_FIELDS[key])]}" if key in _OWNER_FIELDS else ""
            lines.append(f"{key} {fact_text(key, values, real, [])}{owner}")
    for key in ("faceup", "facedown"):
        values, _ = table_fact(game, key)
        if values:
            lines.append(f"{key} {fact_text(key, values, NO_ROLE, [])}")
    lines.append(_start_line(game, names))
    return lines


def _player_line(game: Game, seat: int, names: tuple[str, ...] | list[str]) -> str:
    parts = [names[seat], *(CHARACTERS[role] for role in player_fact(game, seat, "roles"))]
    parts.append(f"gold {game.gold(seat)}")
    if game.crown() == seat:
        parts.append("crown")
    if game.get(state.FIRST) == seat:
        parts.append("first")
    for key in ("city", "hand", "museum"):
        values = player_fact(game, seat, key)
        if values:
            parts.append(f"{key} {fact_text(key, values, NO_ROLE, [])}")
    return "  ".join(parts)


def _start_line(game: Game, names: tuple[str, ...] | list[str]) -> str:
    if game.is_over():
        return "over"
    resumed = " as" if game.get(state.TURN_RESUMED) else ""
    gathered = ", gathered" if game.get(state.GATHERED) else ""
    return (
        f"turn {names[game.to_move()]}{resumed} {CHARACTERS[game.get(state.TURN_ROLE)]}{gathered}"
    )
