"""The first line of the screen: where the game is."""

from __future__ import annotations

from rich.text import Text

from citadels.tui.drawing.scene import Scene

_DAY = 24 * 60 * 60
_HOUR = 60 * 60


def heading(scene: Scene, width: int, now: int) -> Text:
    """Round, deck, size of a city, taxes; at the right a running clock."""
    speech, common = scene.speech, scene.state.common
    parts = [
        speech.get("web-board-round", round=common.round),
        f"{speech.term('deck')} {common.deck}",
        speech.get("web-room-size", amount=scene.goal),
    ]
    if common.tax:
        parts.append(f"{speech.phrase('tax')} {common.tax}")
    if common.first >= 0 and not common.over:
        parts.append(speech.phrase("last-round"))
    clock = clocks(scene, now)
    text = Text.styled(" " + " · ".join(parts), "bold")
    text.truncate(width - clock.cell_len - 1, overflow="ellipsis")
    text.pad_right(max(1, width - text.cell_len - clock.cell_len - 1))
    return text.append_text(clock)


def clocks(scene: Scene, now: int) -> Text:
    """What is left to whoever thinks, else to the reader."""
    times = scene.state.times
    if times is None:
        return Text()
    seat = times.running if times.running >= 0 else scene.seat
    if seat < 0:
        return Text()
    left = times.deadline - now if times.running >= 0 else times.banks[seat]
    seconds = max(0, left // 1000)
    style = scene.palette.danger if seconds < 30 else ""
    return Text(f"{scene.speech.player(seat)} {time_left(scene, seconds)}", style)


def time_left(scene: Scene, seconds: int) -> str:
    if seconds >= _DAY:
        days, hours = seconds // _DAY, seconds % _DAY // _HOUR
        return scene.speech.get("web-clock-brief", days=days, hours=hours)
    hours, minutes = seconds // _HOUR, seconds % _HOUR // 60
    begin = f"{hours}:{minutes:02}" if hours else str(minutes)
    return f"{begin}:{seconds % 60:02}"
