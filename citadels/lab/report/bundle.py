"""Findings as a server publishes them: a file with the numbers, and charts in every language.

    findings.json
    LANGUAGE/FIGURE.svg          for a laptop
    LANGUAGE/FIGURE.narrow.svg   for a phone

It is a zip file, and the same findings always give the same bytes. The charts are meant to stand
inside a page: their ink is `currentColor`, and their series take the colours `--lab-1` to `--lab-4`
if the page has them.
"""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from io import BytesIO
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile, ZipInfo

from citadels.lab.report.document import build_report
from citadels.lab.report.figures import Figure, Findings, parse_findings
from citadels.text import LANGUAGES

FINDINGS_FILE: Final = "findings.json"
WIDE_SUFFIX: Final = "svg"
NARROW_SUFFIX: Final = "narrow.svg"
MAX_ENTRY_BYTES: Final = 8_000_000  # bytes of an entry; larger ones are not unpacked
SVG_SIZE: Final = re.compile(r'<svg\b[^>]*? width="(\d+)[^>]*? height="(\d+)')
# Errors of a file that is truncated, compressed in an unknown way, or not text.
READ_ERRORS: Final = (OSError, EOFError, KeyError, ValueError, RuntimeError, BadZipFile, zlib.error)


class BundleError(ValueError):
    """A file without published findings. The message says why."""


def write_bundle(
    findings: Findings,
    path: Path,
    draw: Callable[[Figure, str, int], str],
    widths: tuple[int, int],
    languages: Sequence[str] = LANGUAGES,
) -> None:
    contents = {FINDINGS_FILE: _findings_json(findings)}
    for language in languages:
        for figure in findings.figures():
            for suffix, width in zip((WIDE_SUFFIX, NARROW_SUFFIX), widths, strict=True):
                contents[_chart_path(language, figure.name, suffix)] = draw(figure, language, width)
    path.write_bytes(_zip_bytes(contents))


def _findings_json(findings: Findings) -> str:
    return json.dumps(findings.data(), ensure_ascii=False, separators=(",", ":")) + "\n"


def _chart_path(language: str, name: str, suffix: str) -> str:
    return f"{language}/{name}.{suffix}"


def _zip_bytes(contents: Mapping[str, str]) -> bytes:
    """A zip file that does not depend on when or on which system it was made."""
    buffer = BytesIO()
    with ZipFile(buffer, "w") as archive:
        for name in sorted(contents):
            entry = ZipInfo(name)  # dated the first day that a zip file can express
            entry.create_system = 3
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, contents[name].encode(), ZIP_DEFLATED, 9)
    return buffer.getvalue()


def packaged_bundle() -> Traversable:
    return files("citadels.lab").joinpath("statistics.zip")


class FindingsBundle:
    """Published findings, which can be read without the libraries of the laboratory."""

    def __init__(self, file: Traversable) -> None:
        self.file = file
        try:
            self._zip = ZipFile(BytesIO(file.read_bytes()))
            self.findings = parse_findings(json.loads(self._read(FINDINGS_FILE)))
        except READ_ERRORS as error:
            raise BundleError(f"{file} has no findings: {_reason(error)}") from error
        self._names = frozenset(figure.name for figure in self.findings.figures())

    def chart(self, name: str, language: str, *, narrow: bool = False) -> str:
        """A chart as SVG. Only figures of the findings are looked up, so any name is safe."""
        if name not in self._names or language not in LANGUAGES:
            raise BundleError(f"there is no chart {name!r} in {language!r}")
        path = _chart_path(language, name, NARROW_SUFFIX if narrow else WIDE_SUFFIX)
        try:
            return self._read(path)
        except READ_ERRORS as error:
            raise BundleError(f"{self.file} has no {path}: {_reason(error)}") from error

    def size(self, name: str, language: str, *, narrow: bool = False) -> tuple[int, int]:
        """Width and height of a chart, so that a page can reserve space for it."""
        match = SVG_SIZE.match(self.chart(name, language, narrow=narrow))
        if match is None:
            raise BundleError(f"{self.file}: the chart {name!r} in {language!r} has no size")
        return int(match[1]), int(match[2])

    def check(self) -> None:
        """Refuse findings that cannot be put into words, and a file that lacks a chart."""
        try:
            build_report(self.findings, LANGUAGES[0])
        except (LookupError, ValueError) as error:
            raise BundleError(f"{self.file} cannot be put into words: {_reason(error)}") from error
        for name in sorted(self._names):
            for language in LANGUAGES:
                for narrow in (False, True):
                    self.size(name, language, narrow=narrow)

    def _read(self, path: str) -> str:
        entry = self._zip.getinfo(path)
        if entry.file_size > MAX_ENTRY_BYTES:
            raise ValueError(f"{path} has {entry.file_size} bytes")
        return self._zip.read(entry).decode()


def _reason(error: BaseException) -> str:
    """The reason in one line; the text of a `KeyError` has quotes around it."""
    reason = error.strerror if isinstance(error, OSError) else error.args[0] if error.args else ""
    return str(reason or type(error).__name__).partition("\n")[0].strip("'\"")
