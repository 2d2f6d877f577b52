"""The log on the screen: the last lines, or turn by turn."""

from __future__ import annotations

import textwrap

from rich.text import Text

from citadels.protocol.lobby import SeatInfo
from citadels.protocol.messages import Chat
from citadels.text.localize import Localizer
from citadels.tui.log.attacks_on_me import attack_text, attacks_on
from citadels.tui.log.text import line_text, turn_title
from citadels.tui.log.turns import Turn, turns_of
from citadels.tui.render.context import RenderContext
from citadels.tui.render.palette import Palette


def last_lines(context: RenderContext, width: int, rows: int) -> list[Text]:
    """The newest lines, then the attacks on the reader since the reader's last answer."""
    palette, localizer = context.palette, context.localizer
    attacks = attacks_on(context.steps, context.seat)
    attack_lines = [
        Text(f"! {attack_text(attack, localizer)}", palette.danger) for attack in attacks
    ][-rows:]
    log_lines = [
        Text(line_text(line, localizer), palette.quiet)
        for turn in turns_of(context.steps[-40:])
        for line in turn.lines
    ]
    free_rows = rows - len(attack_lines)
    lines = (
        [*log_lines[len(log_lines) - free_rows :], *attack_lines] if free_rows > 0 else attack_lines
    )
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def turn_lines(turns: list[Turn], localizer: Localizer, palette: Palette, width: int) -> list[Text]:
    """Turns with their lines, each round with a heading. Wrapped lines are indented."""
    lines: list[Text] = []
    round_number = -1
    for turn in turns:
        if turn.round != round_number and turn.round > 0:
            round_number = turn.round
            lines.append(
                Text(localizer.get("web-log-round", amount=round_number), "bold underline")
            )
        lines.append(Text(turn_title(turn, localizer), "bold"))
        for line in turn.lines:
            lines += fold_line(line_text(line, localizer), width, palette.quiet)
    return lines


def fold_line(text: str, width: int, style: str = "") -> list[Text]:
    """A line of the log, wrapped and indented."""
    rows = textwrap.wrap(text, width, initial_indent="  ", subsequent_indent="    ")
    return [Text(row, style) for row in rows]


def full_log(context: RenderContext, width: int, max_turns: int = 0) -> list[Text]:
    """All turns, or the last `max_turns`."""
    turns = turns_of(context.steps)[-max_turns:]
    lines = turn_lines(turns, context.localizer, context.palette, width)
    return lines or [Text(context.localizer.get("web-log-empty"), context.palette.quiet)]


def chat_lines(chat: list[Chat], seats: list[SeatInfo], context: RenderContext) -> list[Text]:
    """The chat; quick phrases in the reader's language."""
    lines: list[Text] = []
    for message in chat:
        key = f"phrase-{message.phrase}"
        has_text = bool(message.phrase) and context.localizer.texts.has(key)
        text = context.localizer.get(key) if has_text else message.text or message.phrase
        name = (
            context.localizer.player(message.seat)
            if 0 <= message.seat < len(seats)
            else message.name
        )
        lines.append(Text.styled(f"{name}: ", "bold").append(text))
    return lines
