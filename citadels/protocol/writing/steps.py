"""A step as one reader may hear it, byte for byte what is written of a `Step`."""

from __future__ import annotations

from typing import Final

from citadels.engine.game_state import visible_events
from citadels.protocol.steps import event_text
from citadels.protocol.writing.words import add_list, number

MOST_KEPT: Final = 20_000  # events: the same things happen again and again

_EVENTS: Final[dict[tuple[int, int, int, int, int], str]] = {}


def write_step(count: int, kind: str, seat: int, at: int, events: str) -> str:
    """What one record did; events as `write_events` gives them."""
    out: list[str] = ['{"number":', number(count), ',"kind":"', kind]
    out += ['","seat":', number(seat), ',"at":', str(at)]
    add_list(out, ',"events":[', events)
    out.append("}")
    return "".join(out)


def write_events(log: list[int], seat: int) -> str:
    """What a seat hears of a log, with commas between."""
    words: list[str] = []
    for event in visible_events(log, seat):
        written = _EVENTS.get(event)
        if written is None:
            if len(_EVENTS) >= MOST_KEPT:
                _EVENTS.clear()
            written = event_text(event)
            _EVENTS[event] = written
        words.append(written)
    return ",".join(words)
