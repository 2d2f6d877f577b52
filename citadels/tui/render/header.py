"""The first line of the screen: round, deck, clock."""

from __future__ import annotations

from rich.text import Text

from citadels.tui.render.context import RenderContext

_DAY_SECONDS = 24 * 60 * 60
_HOUR_SECONDS = 60 * 60


def header(context: RenderContext, width: int, now_ms: int) -> Text:
    localizer, common = context.localizer, context.state.common
    parts = [
        localizer.get("web-board-round", round=common.round),
        f"{localizer.term('deck')} {common.deck}",
        localizer.get("web-room-size", amount=context.goal),
    ]
    if common.tax:
        parts.append(f"{localizer.phrase('tax')} {common.tax}")
    if common.first >= 0 and not common.over:
        parts.append(localizer.phrase("last-round"))
    clock = clock_text(context, now_ms)
    text = Text.styled(" " + " · ".join(parts), "bold")
    text.truncate(width - clock.cell_len - 1, overflow="ellipsis")
    text.pad_right(max(1, width - text.cell_len - clock.cell_len - 1))
    return text.append_text(clock)


def clock_text(context: RenderContext, now_ms: int) -> Text:
    """The time left to the player who decides, or else to the reader."""
    times = context.state.times
    if times is None:
        return Text()
    seat = times.running if times.running >= 0 else context.seat
    if seat < 0:
        return Text()
    left_ms = times.deadline - now_ms if times.running >= 0 else times.banks[seat]
    seconds = max(0, left_ms // 1000)
    style = context.palette.danger if seconds < 30 else ""
    return Text(f"{context.localizer.player(seat)} {time_left(context, seconds)}", style)


def time_left(context: RenderContext, seconds: int) -> str:
    if seconds >= _DAY_SECONDS:
        days, hours = seconds // _DAY_SECONDS, seconds % _DAY_SECONDS // _HOUR_SECONDS
        return context.localizer.get("web-clock-brief", days=days, hours=hours)
    hours, minutes = seconds // _HOUR_SECONDS, seconds % _HOUR_SECONDS // 60
    prefix = f"{hours}:{minutes:02}" if hours else str(minutes)
    return f"{prefix}:{seconds % 60:02}"
