"""Events as lines of text, without repetitions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from citadels.protocol.messages import Event
from citadels.text.localize import Localizer

# An event that only repeats the one before it.
_ECHOES: Final = (("gathered-gold", "gained"), ("bribed", "gave-gold"), ("stole", "gave-gold"))


def event_lines(events: Iterable[Event], localizer: Localizer) -> list[tuple[str, Event]]:
    """Lines with the first event of each: without echoes, and equal lines in a row as one."""
    lines: list[tuple[str, Event, int]] = []
    previous = ""
    for event in events:
        is_echo = (previous, event.kind) in _ECHOES
        previous = event.kind
        if is_echo:
            continue
        line = localizer.event(event)
        if lines and lines[-1][0] == line:
            lines[-1] = (line, lines[-1][1], lines[-1][2] + 1)
        else:
            lines.append((line, event, 1))
    return [(line if count == 1 else f"{line} ×{count}", event) for line, event, count in lines]
