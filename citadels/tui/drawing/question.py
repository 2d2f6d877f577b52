"""What is asked, or whom everybody waits for."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.text import Text

from citadels.tui.drawing.scene import Scene
from citadels.tui.places.place import CLOSED, DOWN, Place
from citadels.tui.speech import Speech, is_role

_CONSOLE: Final = Console(width=200)  # only to wrap lines with
_CLOSED_BY: Final = {
    4401: "web-board-closed-token",
    4404: "web-board-closed-none",
    4426: "web-board-closed-old",
    4500: "web-board-closed-damaged",
}


def question(scene: Scene, place: Place, width: int, typed: str, notice: str) -> list[Text]:
    """The question in bold with what is being typed; what went wrong stands before it."""
    lines: list[Text] = []
    trouble = line_trouble(place, scene.speech)
    if trouble:
        lines += Text(trouble, scene.palette.danger).wrap(_CONSOLE, width)[:2]
    elif notice:
        lines += Text(notice, scene.palette.gold).wrap(_CONSOLE, width)[:2]
    asked = scene.state.common.asked
    if scene.is_asked() and asked is not None:
        text = Text.styled(scene.speech.question(asked), "bold")
        if place.waits:
            text.append(" …", scene.palette.quiet)
    else:
        text = Text.styled(waiting(scene), scene.palette.quiet)
    if typed:
        text.append(f"  {typed}▏", scene.palette.mine)
    lines += text.wrap(_CONSOLE, width)
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def line_trouble(place: Place, speech: Speech) -> str:
    """What is wrong with the line, if something is."""
    if place.line == DOWN:
        return speech.get("web-board-line-kept" if place.waits else "web-board-line-down")
    if place.line == CLOSED:
        return closed_text(place.fault, speech)
    if place.unsaved is not None:
        file, why = place.unsaved
        return speech.phrase("not-saved", file=file, why=why)
    return speech.get("web-error-closed") if place.table.status == "closed" else ""


def closed_text(code: str, speech: Speech) -> str:
    key = _CLOSED_BY.get(int(code) if code.isdigit() else 0, "web-board-closed")
    return speech.get(key)


def waiting(scene: Scene) -> str:
    """Who decides, as far as everybody may know."""
    speech, common = scene.speech, scene.state.common
    asked, turn = common.asked, common.turn
    if common.over or asked is None:
        return speech.get("web-board-over")
    if scene.seat in scene.state.away:
        return speech.get("web-board-you-are-away")
    seat = speech.player(asked.seat)
    if asked.kind in {"pick-character", "lay-character"}:
        return speech.get("web-board-waiting-draft", seat=seat)
    if turn is not None and turn.seat == asked.seat:
        role = speech.character(turn.role)
        return speech.get("web-board-waiting-turn", seat=seat, character=role)
    if is_role(asked.source) or asked.source in scene.book.types:
        card = speech.card(asked.source)
        return speech.get("web-board-waiting-card", seat=seat, card=card)
    return speech.get("web-board-waiting", seat=seat)
