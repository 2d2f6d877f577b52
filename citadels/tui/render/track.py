"""The characters of the game by rank, and what is known of each in this round."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from citadels.tui.render.context import RenderContext

MINE: Final = "◆"
OUT: Final = "×"
LAID: Final = "▾"
SEEN: Final = "◇"
KILLED: Final = "†"
BEWITCHED: Final = "~"
ROBBED: Final = "$"
WARRANT: Final = "§"
THREAT: Final = "!"
_GAP: Final = 1


def track(context: RenderContext, width: int) -> list[Text]:
    """One line if it fits, else two, in columns if possible."""
    tokens = [_token(context, role) for role in context.card_data.cast]
    row_width = sum(token.cell_len + _GAP + 1 for token in tokens) - _GAP - 1
    if row_width <= width:
        return [Text("  ").join(tokens)]
    cell_width = max(token.cell_len for token in tokens) + _GAP
    columns = (len(tokens) + 1) // 2
    if columns * cell_width > width:  # names too long to stand below each other
        return [Text(" ").join(tokens[:columns]), Text(" ").join(tokens[columns:])]
    lines: list[Text] = []
    for start in range(0, len(tokens), columns):
        line = Text()
        for token in tokens[start : start + columns]:
            line.append_text(token)
            line.append(" " * max(1, width // columns - token.cell_len))
        line.rstrip()
        line.truncate(width)
        lines.append(line)
    return lines


def _token(context: RenderContext, role: str) -> Text:
    common, own, palette = context.state.common, context.own, context.palette
    rank = context.card_data.ranks.get(role, 0)
    is_mine = own is not None and role in own.roles
    is_faceup = role in common.faceup
    style = ""
    mark = " "
    if is_mine:
        style, mark = palette.mine, MINE
    elif is_faceup:
        style, mark = f"strike {palette.quiet}", OUT
    elif own is not None and role in own.laid_down:
        style, mark = palette.quiet, LAID
    elif own is not None and role in (*own.seen, *own.seen_again) and role not in own.packet:
        mark = SEEN
    if 0 < common.rank == rank:
        style = palette.active
    elif common.rank > rank and not is_mine:
        style = palette.quiet
    meta = Style(meta={"card": role})
    text = Text()
    text.append(
        f"{rank}{mark}{context.localizer.character(role)}", Style.parse(style or "none") + meta
    )
    signs = marks_on(context, role)
    if signs:
        text.append(signs, Style.parse(palette.danger) + meta)
    return text


def marks_on(context: RenderContext, role: str) -> str:
    """What was done to a character. The sign of the reader's real warrant or threat is doubled."""
    marks, own = context.state.common.marks, context.own
    signs = ""
    if marks.killed == role:
        signs += KILLED
    if marks.bewitched == role:
        signs += BEWITCHED
    if marks.robbed == role:
        signs += ROBBED
    if role in marks.warrants:
        signs += WARRANT * (2 if own is not None and own.signed == role else 1)
    if role in marks.threats:
        signs += THREAT * (2 if own is not None and own.flowered == role else 1)
    return signs
