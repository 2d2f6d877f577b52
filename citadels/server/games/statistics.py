"""The report of the laboratory for clients: each response is built once and cached."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import msgspec
import structlog

from citadels.lab.report.bundle import BundleError, FindingsBundle, packaged_bundle
from citadels.lab.report.document import Report, build_report
from citadels.server.errors import ServerError
from citadels.server.http.static_files import MEDIA_TYPES, StaticFile, make_file

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class ChartSizes:
    """Width and height of a chart, so that a page can reserve space for it."""

    wide: tuple[int, int]
    narrow: tuple[int, int]


@dataclass(frozen=True, slots=True)
class ReportPage:
    """The report, and the sizes of its charts by figure name."""

    report: Report
    charts: dict[str, ChartSizes]


class Statistics:
    """The report in every language and its charts, if this server has a report."""

    def __init__(self, published: FindingsBundle | None) -> None:
        self._published = published
        self._cache: dict[str, StaticFile] = {}
        self._lock = asyncio.Lock()  # concurrent requests wait for the same response

    async def report(self, language: str) -> StaticFile:
        return await self._get_or_make(
            language, lambda published: _make_report(published, language)
        )

    async def chart(self, language: str, name: str, narrow: bool) -> StaticFile:
        key = f"{language}/{name}/{narrow}"
        return await self._get_or_make(
            key, lambda published: _make_chart(published, language, name, narrow)
        )

    async def _get_or_make(
        self, key: str, make: Callable[[FindingsBundle], StaticFile]
    ) -> StaticFile:
        if self._published is None:
            raise ServerError("no-statistics", "this server has no statistics")
        if key not in self._cache:
            async with self._lock:
                if key not in self._cache:
                    self._cache[key] = await asyncio.to_thread(make, self._published)
        return self._cache[key]


def _make_report(published: FindingsBundle, language: str) -> StaticFile:
    try:
        sizes = {
            figure.name: ChartSizes(
                published.size(figure.name, language),
                published.size(figure.name, language, narrow=True),
            )
            for figure in published.findings.figures()
        }
    except BundleError as error:
        raise ServerError("no-statistics", str(error)) from error
    page = ReportPage(build_report(published.findings, language), sizes)
    return make_file(MEDIA_TYPES[".json"], msgspec.json.encode(page))


def _make_chart(published: FindingsBundle, language: str, name: str, narrow: bool) -> StaticFile:
    try:
        svg = published.chart(name, language, narrow=narrow)
    except BundleError as error:
        raise ServerError("no-chart", str(error)) from error
    return make_file(MEDIA_TYPES[".svg"], svg.encode())


def load_statistics(path: str) -> Statistics:
    """Load a file, or the packaged statistics; without them the server only lacks that page."""
    try:
        return Statistics(FindingsBundle(Path(path) if path else packaged_bundle()))
    except BundleError as error:
        log.warning("statistics-not-loaded", error=str(error))
        return Statistics(None)
