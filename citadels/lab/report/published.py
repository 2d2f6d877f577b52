"""Findings as a server shows them: one file with the numbers, and the charts in every language.

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

from citadels.lab.report.figures import Figure, Findings, findings_from
from citadels.lab.report.told import tell
from citadels.text import LANGUAGES

FINDINGS: Final = "findings.json"
WIDE: Final = "svg"
NARROW: Final = "narrow.svg"
LARGEST: Final = 8_000_000  # bytes of one thing in the file; what says more is not unpacked
_SIZE: Final = re.compile(r'<svg\b[^>]*? width="(\d+)[^>]*? height="(\d+)')
# Whatever is not whole, not packed in a way we know, or no text.
_DAMAGED: Final = (OSError, EOFError, KeyError, ValueError, RuntimeError, BadZipFile, zlib.error)


class PublishedError(ValueError):
    """A file that is no published findings. The message says why."""


def publish(
    findings: Findings,
    path: Path,
    draw: Callable[[Figure, str, int], str],
    widths: tuple[int, int],
    languages: Sequence[str] = LANGUAGES,
) -> None:
    """Write the file."""
    inside = {FINDINGS: _written(findings)}
    for language in languages:
        for figure in findings.figures():
            for ending, width in zip((WIDE, NARROW), widths, strict=True):
                inside[_place(language, figure.name, ending)] = draw(figure, language, width)
    path.write_bytes(_packed(inside))


def _written(findings: Findings) -> str:
    return json.dumps(findings.data(), ensure_ascii=False, separators=(",", ":")) + "\n"


def _place(language: str, name: str, ending: str) -> str:
    return f"{language}/{name}.{ending}"


def _packed(inside: Mapping[str, str]) -> bytes:
    """A zip file that knows neither when nor on which system it was made."""
    made = BytesIO()
    with ZipFile(made, "w") as packed:
        for name in sorted(inside):
            entry = ZipInfo(name)  # of the first day that a zip file can tell
            entry.create_system = 3
            entry.external_attr = 0o644 << 16
            packed.writestr(entry, inside[name].encode(), ZIP_DEFLATED, 9)
    return made.getvalue()


def own_statistics() -> Traversable:
    """The findings that come with the package."""
    return files("citadels.lab").joinpath("statistics.zip")


class Published:
    """Published findings, which need nothing of the laboratory to be read."""

    def __init__(self, file: Traversable) -> None:
        self.file = file
        try:
            self._zip = ZipFile(BytesIO(file.read_bytes()))
            self.findings = findings_from(json.loads(self._read(FINDINGS)))
        except _DAMAGED as error:
            raise PublishedError(f"{file} has no findings: {_why(error)}") from error
        self._names = frozenset(figure.name for figure in self.findings.figures())

    def chart(self, name: str, language: str, *, narrow: bool = False) -> str:
        """A chart as SVG. Only figures of the findings are looked for, whatever is asked."""
        if name not in self._names or language not in LANGUAGES:
            raise PublishedError(f"there is no chart {name!r} in {language!r}")
        place = _place(language, name, NARROW if narrow else WIDE)
        try:
            return self._read(place)
        except _DAMAGED as error:
            raise PublishedError(f"{self.file} has no {place}: {_why(error)}") from error

    def size(self, name: str, language: str, *, narrow: bool = False) -> tuple[int, int]:
        """How wide and high a chart is, so that a page can keep the place for it."""
        found = _SIZE.match(self.chart(name, language, narrow=narrow))
        if found is None:
            raise PublishedError(f"{self.file}: the chart {name!r} in {language!r} has no size")
        return int(found[1]), int(found[2])

    def check(self) -> None:
        """Refuse findings for which there are no words, and a file that lacks a chart."""
        try:
            tell(self.findings, LANGUAGES[0])
        except (LookupError, ValueError) as error:
            raise PublishedError(f"{self.file} cannot be told: {_why(error)}") from error
        for name in sorted(self._names):
            for language in LANGUAGES:
                for narrow in (False, True):
                    self.size(name, language, narrow=narrow)

    def _read(self, place: str) -> str:
        entry = self._zip.getinfo(place)
        if entry.file_size > LARGEST:
            raise ValueError(f"{place} has {entry.file_size} bytes")
        return self._zip.read(entry).decode()


def _why(error: BaseException) -> str:
    """In one line; a key that is missing is told with quotes around it."""
    told = error.strerror if isinstance(error, OSError) else error.args[0] if error.args else ""
    return str(told or type(error).__name__).partition("\n")[0].strip("'\"")
