"""What a card is worth, as a table with a chart in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import JustifyMethod
from rich.table import Table

from citadels.cli.output import console
from citadels.lab.card_blocks import CHARACTER, Experiment
from citadels.lab.card_value import WHOLE_GAME, Measurement
from citadels.lab.point import Point
from citadels.lab.report.figures import AMOUNT, EFFECT, SHARE
from citadels.lab.report.number_format import format_value

CHART_COLUMNS: Final = 20  # the table fits into 80
BAR, BAR_IN_INTERVAL, INTERVAL, ZERO = "█", "▓", "─", "│"


def print_measurements(
    experiment: Experiment, name: str, measurements: Sequence[Measurement]
) -> None:
    """One row for each kind of bots and phase of the game."""
    is_character = experiment.kind == CHARACTER
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    used = "taken" if is_character else "built"
    titles = ("bots", "rounds", "value", "95 % interval", "points", "pairs", used)
    for title in titles:
        justify: JustifyMethod = "left" if title in {"bots", "rounds"} else "right"
        table.add_column(title, justify=justify, no_wrap=True)
    table.add_column("", no_wrap=True)
    scale = Scale([each.share for each in measurements if each.share is not None])
    for each in measurements:
        bot = each.bot if each.phase == WHOLE_GAME else ""
        table.add_row(bot, each.phase, *_numbers(each), scale.bar(each.share))
    terminal = console()
    terminal.print(
        f"{headline(experiment, name)}, in percentage points of the share of the victory"
    )
    terminal.print(table)
    when = "the bot itself takes it if it can" if is_character else "it stands at the end"
    terminal.print(f"points: of the final score; {used}: how often {when}")


def headline(experiment: Experiment, name: str) -> str:
    """What is measured, in one line."""
    what = "one round as this character" if experiment.kind == CHARACTER else "in the first hand"
    return f"{name} ({experiment.profile}, {experiment.players} players): {what}"


def _numbers(measurement: Measurement) -> list[str]:
    share, points, used = measurement.share, measurement.points, measurement.used
    if share is None or points is None or used is None:
        return ["", "too few deals", "", f"{measurement.pairs:,}", ""]
    low, high = (format_value("en", EFFECT, end) for end in (share.low, share.high))
    return [
        format_value("en", EFFECT, share.value),
        f"{low} to {high}",
        ("+" if points.value > 0 else "") + format_value("en", AMOUNT, points.value, 2),
        f"{measurement.pairs:,}",
        f"{format_value('en', SHARE, used.value, 0)} %",
    ]


class Scale:
    """The columns of a chart, from the lowest end of an interval to the highest."""

    def __init__(self, points: Sequence[Point]) -> None:
        self.low = min([0.0, *(point.low for point in points)])
        self.high = max([0.0, *(point.high for point in points)])

    def bar(self, point: Point | None) -> str:
        """A bar from zero to the value, and the interval around its end."""
        if point is None or self.low == self.high:
            return ""
        zero = self._column(0.0)
        bar = sorted((zero, self._column(point.value)))
        interval = self._column(point.low), self._column(point.high)
        cells = []
        for column in range(CHART_COLUMNS):
            is_bar = bar[0] <= column <= bar[1] and column != zero
            is_interval = interval[0] <= column <= interval[1]
            mark = INTERVAL if is_interval else ZERO if column == zero else " "
            if is_bar:
                mark = BAR_IN_INTERVAL if is_interval else BAR
            cells.append(mark)
        return "".join(cells).rstrip()

    def _column(self, value: float) -> int:
        return round((value - self.low) / (self.high - self.low) * (CHART_COLUMNS - 1))
