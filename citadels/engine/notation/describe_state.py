"""The state of a game in the words of the notation."""

from __future__ import annotations

from typing import Final

from citadels.engine.codes import NO_ROLE
from citadels.engine.game import Game
from citadels.engine.notation.assertions import YES, fact_text, player_fact, table_fact
from citadels.engine.notation.recorder import DEFAULT_NAMES

_LIST_KEYS: Final = ("roles", "hand", "city", "museum", "holds")
_MARK_KEYS: Final = ("killed", "bewitched", "robbed", "warrants", "threats")


def describe_state(game: Game, names: tuple[str, ...] | list[str] = DEFAULT_NAMES) -> list[str]:
    """One line for each player and one for the table, for transcripts."""
    lines: list[str] = []
    for seat in range(game.seats()):
        parts = [f"{names[seat]} gold {game.gold(seat)}"]
        for key in _LIST_KEYS:
            values = player_fact(game, seat, key)
            if values or key in {"hand", "city"}:
                parts.append(f"{key} {fact_text(key, values, NO_ROLE, list(names))}")
        for flag in ("crown", "completed", "first"):
            if player_fact(game, seat, flag) == [YES]:
                parts.append(flag)
        lines.append("; ".join(parts))
    lines.append("; ".join(_table_parts(game)))
    return lines


def _table_parts(game: Game) -> list[str]:
    parts = [f"round {table_fact(game, 'round')[0][0]}", f"deck {game.deck_size()}"]
    if table_fact(game, "tax")[0] != [0]:
        parts.append(f"tax {table_fact(game, 'tax')[0][0]}")
    for key in (*_MARK_KEYS, "faceup", "facedown", "packet"):
        values, real = table_fact(game, key)
        if values:
            parts.append(f"{key} {fact_text(key, values, real, [])}")
    return parts
