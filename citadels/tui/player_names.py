"""The names of the players at a table."""

from __future__ import annotations

from collections import Counter

from citadels.bots.registry import BOTS
from citadels.protocol.lobby import SeatInfo
from citadels.text import Texts


def bot_name(bot_spec: str, texts: Texts) -> str:
    """The level that a spec such as `search(ms=500)` names; an unknown spec as it is."""
    level = bot_spec.partition("(")[0].strip()
    return texts.get(f"web-bot-{level}") if level in BOTS else bot_spec


def seat_names(seats: list[SeatInfo], texts: Texts) -> list[str]:
    """The names round the table. Bots without one are called by their level, and numbered."""
    labels = [
        bot_name(seat.bot, texts) if seat.name in {"", seat.bot} else seat.name for seat in seats
    ]
    totals = Counter(labels)
    counts: Counter[str] = Counter()
    names: list[str] = []
    for seat, name in zip(seats, labels, strict=True):
        counts[name] += 1
        is_numbered = seat.kind == "bot" and totals[name] > 1
        names.append(f"{name} {counts[name]}" if is_numbered else name)
    return names
