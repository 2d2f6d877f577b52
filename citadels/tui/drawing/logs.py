"""The log on the screen: the last lines, or turn by turn."""

from __future__ import annotations

import textwrap

from rich.text import Text

from citadels.protocol.lobby import SeatInfo
from citadels.protocol.messages import Chat
from citadels.tui.drawing.palette import Palette
from citadels.tui.drawing.scene import Scene
from citadels.tui.speech import Speech
from citadels.tui.telling.lines import line_text, turn_title
from citadels.tui.telling.news import news_of, news_text
from citadels.tui.telling.turns import Turn, turns_of


def last_lines(scene: Scene, width: int, rows: int) -> list[Text]:
    """What was done to the reader since his last answer, then the newest lines."""
    palette, speech = scene.palette, scene.speech
    news = news_of(scene.steps, scene.seat)
    struck = [Text(f"! {news_text(one, speech)}", palette.danger) for one in news][-rows:]
    told = [
        Text(line_text(line, speech), palette.quiet)
        for turn in turns_of(scene.steps[-40:])
        for line in turn.lines
    ]
    left = rows - len(struck)
    lines = [*told[len(told) - left :], *struck] if left > 0 else struck
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def turn_lines(turns: list[Turn], speech: Speech, palette: Palette, width: int) -> list[Text]:
    """Turns with their lines, each round with a heading. What goes on below is indented."""
    lines: list[Text] = []
    number = -1
    for turn in turns:
        if turn.round != number and turn.round > 0:
            number = turn.round
            lines.append(Text(speech.get("web-log-round", amount=number), "bold underline"))
        lines.append(Text(turn_title(turn, speech), "bold"))
        for line in turn.lines:
            lines += folded(line_text(line, speech), width, palette.quiet)
    return lines


def folded(words: str, width: int, style: str = "") -> list[Text]:
    """A line of the log in as many rows as it takes, each a little to the right."""
    rows = textwrap.wrap(words, width, initial_indent="  ", subsequent_indent="    ")
    return [Text(row, style) for row in rows]


def whole_log(scene: Scene, width: int, last: int = 0) -> list[Text]:
    """All turns, or the last so many."""
    turns = turns_of(scene.steps)[-last:]
    lines = turn_lines(turns, scene.speech, scene.palette, width)
    return lines or [Text(scene.speech.get("web-log-empty"), scene.palette.quiet)]


def chat_lines(chat: list[Chat], seats: list[SeatInfo], scene: Scene) -> list[Text]:
    """What was said; ready phrases in the reader's own words."""
    lines: list[Text] = []
    for said in chat:
        key = f"phrase-{said.phrase}"
        known = bool(said.phrase) and scene.speech.texts.has(key)
        words = scene.speech.get(key) if known else said.text or said.phrase
        name = scene.speech.player(said.seat) if 0 <= said.seat < len(seats) else said.name
        lines.append(Text.styled(f"{name}: ", "bold").append(words))
    return lines
