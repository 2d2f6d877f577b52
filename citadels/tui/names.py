"""What everybody at a table is called."""

from __future__ import annotations

from collections import Counter

from citadels.bots.registry import BOTS
from citadels.protocol.lobby import SeatInfo
from citadels.text import Texts


def bot_name(line: str, texts: Texts) -> str:
    """The level that a line such as `search(ms=500)` names; a line nobody knows is shown."""
    level = line.partition("(")[0].strip()
    return texts.get(f"web-bot-{level}") if level in BOTS else line


def seat_names(seats: list[SeatInfo], texts: Texts) -> list[str]:
    """The names round the table. Bots without one are called by their level, and numbered."""
    shown = [
        bot_name(seat.bot, texts) if seat.name in {"", seat.bot} else seat.name for seat in seats
    ]
    counted = Counter(shown)
    met: Counter[str] = Counter()
    names: list[str] = []
    for seat, name in zip(seats, shown, strict=True):
        met[name] += 1
        is_numbered = seat.kind == "bot" and counted[name] > 1
        names.append(f"{name} {met[name]}" if is_numbered else name)
    return names
