"""The last line of the screen: the keys for everything but answers."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from citadels.session.session import Session
from citadels.tui import keys
from citadels.tui.render.context import RenderContext

# In the order of their importance, for narrow screens.
_PLAYING_ACTIONS: Final = (
    *("keys", "why", "undo", "hint", "last", "log", "cities", "cards", "chat", "quit"),
)
_FINAL_ACTIONS: Final = ("keys", "scores", "again", "log", "cities", "cards", "chat", "quit")


def footer(context: RenderContext, session: Session, width: int) -> Text:
    """As many keys with their labels as fit; each can be clicked on."""
    parts = [_part(context, keys.BY_ACTION[action]) for action in _actions(context, session)]
    while len(parts) > 2 and sum(part.cell_len for part in parts) > width - 1:
        parts.pop(-2)  # not the last: the key to leave is always shown
    line = Text.assemble(" ", *parts)
    line.truncate(width)
    return line


def _actions(context: RenderContext, session: Session) -> list[str]:
    own = context.own
    if context.seat in context.state.away:
        return ["back", *_PLAYING_ACTIONS]
    if context.state.common.over:
        return [action for action in _FINAL_ACTIONS if action != "chat" or session.has_chat]
    hidden = set()
    if own is None or own.undo or not own.options:
        hidden.add("undo")
    if not context.is_asked():
        hidden |= {"why", "hint"}
    if not context.table.casual:
        hidden.add("hint")
    if not session.has_chat:
        hidden.add("chat")
    return [action for action in _PLAYING_ACTIONS if action not in hidden]


def _part(context: RenderContext, key: keys.Key) -> Text:
    meta = Style(meta={"deed": key.action})
    text = Text().append(key.letter, Style.parse(context.palette.mine) + meta)
    return text.append(f" {context.localizer.get(key.text_key)}  ", meta)
