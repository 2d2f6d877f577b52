"""Lines of the log in the words of the reader."""

from __future__ import annotations

from typing import Final

from citadels.tui.speech import Speech
from citadels.tui.telling.turns import DEAL, DRAFT, Line, Turn

_OF_PEOPLE: Final = {"undo": "web-log-undo", "away": "web-log-away", "back": "web-log-back"}
_LISTED: Final = {"nobody": "web-log-nobody", "faceup-laid": "web-log-faceup"}


def turn_title(turn: Turn, speech: Speech) -> str:
    """Whose turn it is, or what else goes on."""
    if turn.kind == DEAL:
        return speech.get("web-log-deal")
    if turn.kind == DRAFT:
        return speech.get("web-log-draft")
    seat = speech.player(turn.seat)
    if not turn.role:
        return seat
    return speech.get("web-log-turn", seat=seat, character=speech.character(turn.role))


def line_text(line: Line, speech: Speech) -> str:
    """What a line says, with the price if one was paid."""
    told = _told(line, speech)
    if not line.paid:
        return told
    return f"{told} ({speech.get('count-gold', amount=line.paid)})"


def _told(line: Line, speech: Speech) -> str:
    kind = line.kind
    cards = ", ".join(speech.card(card) for card in line.cards)
    if kind in _OF_PEOPLE:
        return speech.get(_OF_PEOPLE[kind], seat=speech.player(line.event.seat))
    if kind in _LISTED:
        return speech.get(_LISTED[kind], names=cards)
    if kind == "dealt-all":
        return speech.get("web-log-dealt-all", amount=line.event.amount)
    if kind == "picked" and len(line.seats) > 1:
        return speech.get("web-log-picked", names=speech.players(line.seats))
    if line.count == 1 or kind == "picked":
        return speech.event(line.event)
    told = speech.get(
        f"web-log-{kind}",
        seat=speech.player(line.event.seat),
        target=speech.player(line.event.target),
        amount=line.count,
    )
    if cards:
        return speech.get("web-log-listed", line=told, names=cards)
    return speech.get("web-log-told", line=told)
