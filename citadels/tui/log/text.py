"""Lines of the log in the words of the reader."""

from __future__ import annotations

from typing import Final

from citadels.text.localize import Localizer
from citadels.tui.log.turns import DEAL, DRAFT, LogLine, Turn

_PRESENCE_KEYS: Final = {"undo": "web-log-undo", "away": "web-log-away", "back": "web-log-back"}
_LIST_KEYS: Final = {"nobody": "web-log-nobody", "faceup-laid": "web-log-faceup"}


def turn_title(turn: Turn, localizer: Localizer) -> str:
    """Whose turn it is, or which other phase."""
    if turn.kind == DEAL:
        return localizer.get("web-log-deal")
    if turn.kind == DRAFT:
        return localizer.get("web-log-draft")
    seat = localizer.player(turn.seat)
    if not turn.role:
        return seat
    return localizer.get("web-log-turn", seat=seat, character=localizer.character(turn.role))


def line_text(line: LogLine, localizer: Localizer) -> str:
    """The text of a line, with the price if one was paid."""
    text = _event_text(line, localizer)
    if not line.paid:
        return text
    return f"{text} ({localizer.get('count-gold', amount=line.paid)})"


def _event_text(line: LogLine, localizer: Localizer) -> str:
    kind = line.kind
    cards = ", ".join(localizer.card(card) for card in line.cards)
    if kind in _PRESENCE_KEYS:
        return localizer.get(_PRESENCE_KEYS[kind], seat=localizer.player(line.event.seat))
    if kind in _LIST_KEYS:
        return localizer.get(_LIST_KEYS[kind], names=cards)
    if kind == "dealt-all":
        return localizer.get("web-log-dealt-all", amount=line.event.amount)
    if kind == "picked" and len(line.seats) > 1:
        return localizer.get("web-log-picked", names=localizer.players(line.seats))
    if line.count == 1 or kind == "picked":
        return localizer.event(line.event)
    text = localizer.get(
        f"web-log-{kind}",
        seat=localizer.player(line.event.seat),
        target=localizer.player(line.event.target),
        amount=line.count,
    )
    if cards:
        return localizer.get("web-log-listed", line=text, names=cards)
    return localizer.get("web-log-plain", line=text)
