"""What happened, as one reader may see it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from msgspec.json import Encoder

from citadels.engine.answers.text import place_text
from citadels.engine.codes import HIDDEN, NO_CARD
from citadels.engine.names import CHARACTERS, EVENTS
from citadels.engine.notation.assertion_kinds import ROLE_EVENTS
from citadels.protocol.messages import Event
from citadels.protocol.views import UNKNOWN

_encoder: Final = Encoder()
_IS_ROLE_EVENT: Final = tuple(slug in ROLE_EVENTS for slug in EVENTS)


def events_of(events: Iterable[tuple[int, int, int, int, int]]) -> list[Event]:
    """Events in words."""
    return [_event(*event) for event in events]


def event_json(event: tuple[int, int, int, int, int]) -> str:
    """An event as it is sent."""
    return _encoder.encode(_event(*event)).decode()


@lru_cache(maxsize=20_000)  # the same things happen again and again, and are sent to everybody
def _event(kind: int, seat: int, target: int, card: int, amount: int) -> Event:
    return Event(EVENTS[kind], seat, target, _card(kind, card), amount)


def _card(kind: int, card: int) -> str:
    if card == NO_CARD:
        return ""
    if card == HIDDEN:
        return UNKNOWN
    return CHARACTERS[card] if _IS_ROLE_EVENT[kind] else place_text(card)
