"""Progress on standard error: a bar in a terminal, lines elsewhere."""

from __future__ import annotations

import time
from contextlib import AbstractContextManager
from types import TracebackType
from typing import Final, Self

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from citadels.cli.output import console
from citadels.engine.native_types import override

REPORT_COUNT: Final = 20


class ProgressReporter(AbstractContextManager["ProgressReporter"]):
    """Shows how many games are played and how long the rest will take."""

    def __init__(self, games: int, unit: str = "games") -> None:
        self.games = games
        self.unit = unit
        self.console = console(stderr=True)
        self.started = time.perf_counter()
        self._reported = -1
        self._bar = Progress(
            TextColumn(unit),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=self.console,
            transient=True,
        )
        self._task = self._bar.add_task(unit, total=games)

    @override
    def __enter__(self) -> Self:
        if self.console.is_terminal:
            self._bar.start()
        elif self.games:
            self.console.print(f"{self.games:,} {self.unit} to play")
        return self

    @override
    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.console.is_terminal:
            self._bar.stop()

    def update(self, played: int) -> None:
        """Report the number of games played so far."""
        if self.console.is_terminal:
            self._bar.update(self._task, completed=played)
            return
        report = played * REPORT_COUNT // self.games
        if report > self._reported and played:
            self._reported = report
            seconds_left = (time.perf_counter() - self.started) / played * (self.games - played)
            line = f"{played:,} of {self.games:,} {self.unit}, {seconds_left:,.0f} s left"
            self.console.print(line, soft_wrap=True)
