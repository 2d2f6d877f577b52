"""A step as one reader may see it, with the same bytes as an encoded `Step`."""

from __future__ import annotations

from typing import Final

from citadels.engine.game_state import visible_events
from citadels.protocol.fast_json.literals import add_list, number
from citadels.protocol.steps import event_json

MAX_CACHED_EVENTS: Final = 20_000  # events: the same things happen again and again

_EVENT_CACHE: Final[dict[tuple[int, int, int, int, int], str]] = {}


def write_step(step_number: int, kind: str, seat: int, at: int, events: str) -> str:
    """What one record did; events as `write_events` gives them."""
    out: list[str] = ['{"number":', number(step_number), ',"kind":"', kind]
    out += ['","seat":', number(seat), ',"at":', str(at)]
    add_list(out, ',"events":[', events)
    out.append("}")
    return "".join(out)


def write_events(log: list[int], seat: int) -> str:
    """What a seat may see of a log, with commas between."""
    texts: list[str] = []
    for event in visible_events(log, seat):
        text = _EVENT_CACHE.get(event)
        if text is None:
            if len(_EVENT_CACHE) >= MAX_CACHED_EVENTS:
                _EVENT_CACHE.clear()
            text = event_json(event)
            _EVENT_CACHE[event] = text
        texts.append(text)
    return ",".join(texts)
