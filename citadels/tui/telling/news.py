"""What others did to the reader since his last answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from citadels.engine.names import DISTRICTS
from citadels.protocol.messages import Event, Step
from citadels.protocol.views import UNKNOWN
from citadels.tui.speech import Speech

# By the place of the event in which the reader stands.
_AS_TARGET: Final = frozenset(
    (
        "stole",
        "exchanged",
        "seized",
        "confiscated",
        "took-card",
        "swapped-hands",
        "swapped",
        "bribed",
        "spied",
    )
)
_AS_SEAT: Final = frozenset(("destroyed", "taxed", "gave-gold"))
_ON_ROLE: Final = frozenset(("killed-role", "bewitched-role", "robbed-role"))


@dataclass(frozen=True)
class Struck:
    """Something that was done to the reader, and who did it."""

    event: Event
    by: int


def news_of(steps: list[Step], seat: int) -> list[Struck]:
    """What is new; an answer of the reader says that he has read what came before it."""
    roles: set[str] = set()
    found: list[Struck] = []
    if seat < 0:
        return found
    for step in steps:
        if step.kind == "answer" and step.seat == seat:
            found = []
        for event in step.events:
            _keep_roles(roles, event, seat)
            if not _is_told(event, found) and _is_struck(event, step, roles, seat):
                # Of a district that is destroyed the event tells whose it was.
                found.append(Struck(event, step.seat if event.seat == seat else event.seat))
    return found


def news_text(struck: Struck, speech: Speech) -> str:
    """The same, said to the reader."""
    event = struck.event
    key = f"web-board-struck-{event.kind}"
    if event.card == UNKNOWN and speech.texts.has(f"{key}-hidden"):
        key += "-hidden"
    given = speech.district(DISTRICTS[event.amount]) if event.kind == "exchanged" else ""
    return speech.get(
        key,
        seat=speech.player(struck.by),
        target=speech.player(event.target),
        card=speech.card(event.card) if event.card else "",
        amount=event.amount,
        given=given,
    )


def _is_told(event: Event, found: list[Struck]) -> bool:
    """That gold changed hands was said already by what it was taken for."""
    if event.kind != "gave-gold" or not found:
        return False
    last = found[-1].event
    return last.kind == "stole" and last.seat == event.target and last.amount == event.amount


def _keep_roles(roles: set[str], event: Event, seat: int) -> None:
    """The characters of the seat in the round that is told."""
    if event.kind == "round-began":
        roles.clear()
    gets = event.seat if event.kind == "picked" else event.target
    if event.kind in {"picked", "swap-gave"} and gets == seat:
        roles.add(event.card)
    elif event.kind == "swap-gave" and event.seat == seat:
        roles.discard(event.card)


def _is_struck(event: Event, step: Step, roles: set[str], seat: int) -> bool:
    if event.kind == "turn-lost":
        return event.seat == seat
    if event.kind in _AS_TARGET:
        return event.target == seat and event.seat != seat
    # What a player does himself, or pays for his own decision, was not done to him.
    if event.kind in _AS_SEAT:
        return event.seat == seat and step.seat != seat
    return event.kind in _ON_ROLE and event.seat != seat and event.card in roles
