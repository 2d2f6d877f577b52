"""What others did to the reader since the reader's last answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from citadels.engine.names import DISTRICTS
from citadels.protocol.messages import Event, Step
from citadels.protocol.views import UNKNOWN
from citadels.text.localize import Localizer

# By the field of the event that names the reader.
_AS_TARGET: Final = (
    *("stole", "exchanged", "seized", "confiscated", "took-card"),
    *("swapped-hands", "swapped", "bribed", "spied"),
)
_AS_SEAT: Final = ("destroyed", "taxed", "gave-gold")
_ON_ROLE: Final = ("killed-role", "bewitched-role", "robbed-role")


@dataclass(frozen=True)
class Attack:
    """Something that was done to the reader, and who did it."""

    event: Event
    attacker: int


def attacks_on(steps: list[Step], seat: int) -> list[Attack]:
    """The attacks since the last answer of the reader, who has seen those before it."""
    roles: set[str] = set()
    attacks: list[Attack] = []
    if seat < 0:
        return attacks
    for step in steps:
        if step.kind == "answer" and step.seat == seat:
            attacks = []
        for event in step.events:
            _track_roles(roles, event, seat)
            if not _is_reported(event, attacks) and _is_attack(event, step, roles, seat):
                # The seat in an event of a destroyed district is its owner.
                attacks.append(Attack(event, step.seat if event.seat == seat else event.seat))
    return attacks


def attack_text(attack: Attack, localizer: Localizer) -> str:
    event = attack.event
    key = f"web-board-struck-{event.kind}"
    if event.card == UNKNOWN and localizer.texts.has(f"{key}-hidden"):
        key += "-hidden"
    given_card = localizer.district(DISTRICTS[event.amount]) if event.kind == "exchanged" else ""
    return localizer.get(
        key,
        seat=localizer.player(attack.attacker),
        target=localizer.player(event.target),
        card=localizer.card(event.card) if event.card else "",
        amount=event.amount,
        given=given_card,
    )


def _is_reported(event: Event, attacks: list[Attack]) -> bool:
    """Whether this is only the payment for the attack before it."""
    if event.kind != "gave-gold" or not attacks:
        return False
    last = attacks[-1].event
    return last.kind == "stole" and last.seat == event.target and last.amount == event.amount


def _track_roles(roles: set[str], event: Event, seat: int) -> None:
    """Keep the characters of the seat in the current round up to date."""
    if event.kind == "round-began":
        roles.clear()
    receiver = event.seat if event.kind == "picked" else event.target
    if event.kind in {"picked", "swap-gave"} and receiver == seat:
        roles.add(event.card)
    elif event.kind == "swap-gave" and event.seat == seat:
        roles.discard(event.card)


def _is_attack(event: Event, step: Step, roles: set[str], seat: int) -> bool:
    if event.kind == "turn-lost":
        return event.seat == seat
    if event.kind in _AS_TARGET:
        return event.target == seat and event.seat != seat
    # What players do themselves, or pay for their own decisions, is no attack on them.
    if event.kind in _AS_SEAT:
        return event.seat == seat and step.seat != seat
    return event.kind in _ON_ROLE and event.seat != seat and event.card in roles
