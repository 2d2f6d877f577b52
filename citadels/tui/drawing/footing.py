"""The last line of the screen: what can be done beside answering."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from citadels.tui import keys
from citadels.tui.drawing.scene import Scene
from citadels.tui.places.place import Place

# The first are kept longest where room is scarce.
_PLAYING: Final = ("keys", "why", "undo", "hint", "last", "log", "cities", "cards", "chat", "quit")
_OVER: Final = ("keys", "scores", "again", "log", "cities", "cards", "chat", "quit")


def footing(scene: Scene, place: Place, width: int) -> Text:
    """Keys with their words, as many as fit; each can be clicked on."""
    wanted = [key for key in map(keys.BY_DEED.get, _deeds(scene, place)) if key is not None]
    parts = [_part(scene, key) for key in wanted]
    while len(parts) > 2 and sum(part.cell_len for part in parts) > width - 1:
        parts.pop(-2)  # not the last: how to leave is always said
    line = Text(" ")
    for part in parts:
        line.append_text(part)
    line.truncate(width)
    return line


def _deeds(scene: Scene, place: Place) -> list[str]:
    own = scene.own
    if scene.seat in scene.state.away:
        return ["back", *_PLAYING]
    if scene.state.common.over:
        return [deed for deed in _OVER if deed != "chat" or place.has_chat]
    left_out = set()
    if own is None or own.undo or not own.options:
        left_out.add("undo")
    if not scene.is_asked():
        left_out |= {"why", "hint"}
    if not scene.table.casual:
        left_out.add("hint")
    if not place.has_chat:
        left_out.add("chat")
    return [deed for deed in _PLAYING if deed not in left_out]


def _part(scene: Scene, key: keys.Key) -> Text:
    meta = Style(meta={"deed": key.deed})
    text = Text().append(key.letter, Style.parse(scene.palette.mine) + meta)
    return text.append(f" {scene.speech.get(key.text)}  ", meta)
