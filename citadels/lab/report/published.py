"""Findings as a server shows them: a folder with the numbers, and the charts in every language.

    statistics/findings.json
    statistics/LANGUAGE/FIGURE.svg          for a laptop
    statistics/LANGUAGE/FIGURE.narrow.svg   for a phone

The charts are meant to stand inside a page: their ink is `currentColor`, and their series take the
colours `--lab-1` to `--lab-4` if the page has them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from citadels.lab.report.figures import Figure, Findings, findings_from
from citadels.text import LANGUAGES

FINDINGS: Final = "findings.json"
WIDE: Final = "svg"
NARROW: Final = "narrow.svg"


class PublishedError(ValueError):
    """A folder that is no published findings. The message says why."""


def publish(
    findings: Findings,
    folder: Path,
    draw: Callable[[Figure, str, int], str],
    widths: tuple[int, int],
    languages: Sequence[str] = LANGUAGES,
) -> None:
    """Write the folder. What an earlier time had drawn and is no more goes away."""
    for language in languages:
        place = folder / language
        place.mkdir(parents=True, exist_ok=True)
        for old in place.glob("*.svg"):
            old.unlink()
        for figure in findings.figures():
            for ending, width in zip((WIDE, NARROW), widths, strict=True):
                drawn = draw(figure, language, width)
                (place / f"{figure.name}.{ending}").write_text(drawn, encoding="utf-8")
    write_findings(findings, folder / FINDINGS)


def write_findings(findings: Findings, path: Path) -> None:
    told = json.dumps(findings.data(), ensure_ascii=False, separators=(",", ":"))
    path.write_text(told + "\n", encoding="utf-8")


class Published:
    """A folder of published findings, which needs nothing of the laboratory to be read."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        path = folder / FINDINGS
        try:
            self.findings = findings_from(json.loads(path.read_text(encoding="utf-8")))
        except (OSError, KeyError, TypeError, ValueError) as error:
            raise PublishedError(f"{path} has no findings: {error}") from error
        self._names = frozenset(figure.name for figure in self.findings.figures())

    def chart(self, name: str, language: str, *, narrow: bool = False) -> str:
        """A chart as SVG. Only figures of the findings are looked for, whatever is asked."""
        if name not in self._names or language not in LANGUAGES:
            raise PublishedError(f"there is no chart {name!r} in {language!r}")
        path = self.folder / language / f"{name}.{NARROW if narrow else WIDE}"
        try:
            return path.read_text(encoding="utf-8")
        except OSError as error:
            raise PublishedError(f"{path} cannot be read: {error}") from error
