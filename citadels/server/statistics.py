"""What the laboratory has found, as readers get it: each answer is made once, and kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import msgspec
import structlog

from citadels.lab.report.published import Published, PublishedError, own_statistics
from citadels.lab.report.told import Report, tell
from citadels.server.client_files import TYPES, ClientFile, made_file
from citadels.server.errors import ServerError

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class ChartSizes:
    """How wide and high a chart is: where it will stand is kept free."""

    wide: tuple[int, int]
    narrow: tuple[int, int]


@dataclass(frozen=True, slots=True)
class ReportPage:
    """The report, and the sizes of its charts by the names of their figures."""

    report: Report
    charts: dict[str, ChartSizes]


class Statistics:
    """The report in every language and its charts, if there is one."""

    def __init__(self, published: Published | None) -> None:
        self._published = published
        self._made: dict[str, ClientFile] = {}
        self._making = asyncio.Lock()  # who asks for the same meanwhile gets what is made

    async def report(self, language: str) -> ClientFile:
        """All words and numbers in a language."""
        return await self._kept(language, lambda published: _report(published, language))

    async def chart(self, language: str, name: str, narrow: bool) -> ClientFile:
        """A chart, for a laptop or for a phone."""
        key = f"{language}/{name}/{narrow}"
        return await self._kept(key, lambda published: _chart(published, language, name, narrow))

    async def _kept(self, key: str, make: Callable[[Published], ClientFile]) -> ClientFile:
        if self._published is None:
            raise ServerError("no-statistics", "this server has no statistics")
        if key not in self._made:
            async with self._making:
                if key not in self._made:
                    self._made[key] = await asyncio.to_thread(make, self._published)
        return self._made[key]


def _report(published: Published, language: str) -> ClientFile:
    try:
        sizes = {
            figure.name: ChartSizes(
                published.size(figure.name, language),
                published.size(figure.name, language, narrow=True),
            )
            for figure in published.findings.figures()
        }
    except PublishedError as error:
        raise ServerError("no-statistics", str(error)) from error
    page = ReportPage(tell(published.findings, language), sizes)
    return made_file(TYPES[".json"], msgspec.json.encode(page))


def _chart(published: Published, language: str, name: str, narrow: bool) -> ClientFile:
    try:
        drawn = published.chart(name, language, narrow=narrow)
    except PublishedError as error:
        raise ServerError("no-chart", str(error)) from error
    return made_file(TYPES[".svg"], drawn.encode())


def read_statistics(path: str) -> Statistics:
    """From a file, or those of the package; without them a server has a page less, that is all."""
    try:
        return Statistics(Published(Path(path) if path else own_statistics()))
    except PublishedError as error:
        log.warning("no-statistics", error=str(error))
        return Statistics(None)
