"""The full statement of the rules, from docs/rules: numbered paragraphs and rulings."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final

import citadels
from citadels.cli.reference.entry import RULE, RULING, Entry

PREFIXES: Final = {
    "2016": "R-2016",
    "classic-en": "R-CL-EN",
    "classic-ru": "R-CL-RU",
    "classic-fr": "R-CL-FR",
}
# Beside the sources; an installed package has a copy inside.
_STATEMENT_FOLDERS: Final = (
    Path(citadels.__file__).parent / "cli" / "reference" / "books",
    Path(citadels.__file__).parent.parent / "docs" / "rules",
)
_NUMBER: Final = re.compile(r"\*\*(\d+)\.\*\* ")
_HEADING: Final = re.compile(r"#{2,3} (.+)")
_RULING: Final = re.compile(r"\| (A\d\d) \| (.*) \|")
_LINK: Final = re.compile(r"\[([^]]*)\]\([^)]*\)")
_ITALICS: Final = re.compile(r"(?<!\*)\*([^*\n]+)\*(?!\*)")


@dataclass(frozen=True)
class Page:
    """The statement of one rulebook."""

    rules: tuple[Entry, ...]
    rulings: tuple[Entry, ...]

    def numbers_under(self, heading: str) -> list[str]:
        return [entry.id for entry in self.rules if entry.title == heading]


@cache
def page_of(profile: str) -> Page:
    """The parsed page of a profile; empty if the pages are not installed."""
    for folder in _STATEMENT_FOLDERS:
        file = folder / f"{profile}.md"
        if file.is_file():
            return _parse_page(file.read_text(encoding="utf-8"), profile)
    return Page((), ())


def _parse_page(text: str, profile: str) -> Page:
    rules: list[Entry] = []
    rulings: list[Entry] = []
    heading = ""
    lines: list[str] = []  # of the paragraph that is being read; the first begins with its number

    def finish_paragraph() -> None:
        match = _NUMBER.match(lines[0]) if lines else None
        if match is not None:
            text = _plain("\n".join(lines)[match.end() :].strip())
            name = f"{PREFIXES[profile]} {match.group(1)}"
            rules.append(Entry(RULE, name, heading, text, profile=profile))

    for line in text.splitlines():
        title = _HEADING.fullmatch(line)
        if title is not None or _NUMBER.match(line):
            finish_paragraph()
            lines = []
            heading = title.group(1) if title is not None else heading
        row = _RULING.fullmatch(line)
        if row is not None:
            _add_ruling(rulings, _ruling(row.group(1), row.group(2), profile))
        elif title is None:
            lines.append(line)
    finish_paragraph()
    return Page(tuple(rules), tuple(rulings))


def _ruling(number: str, cells: str, profile: str) -> Entry:
    """A row: switch, values, point, ruling, other reading, reason, paragraphs."""
    switch, _, point, ruling, other, reason, *_ = [_plain(cell) for cell in cells.split(" | ")]
    text = f"{ruling}\nOther reading: {other}\nReason: {reason}"
    slug = "" if switch == "–" else switch
    return Entry(RULING, f"{profile} {number}", point, text, slug, profile)


def _add_ruling(rulings: list[Entry], ruling: Entry) -> None:
    """A number may stand for several points, one after the other."""
    if rulings and rulings[-1].id == ruling.id:
        previous = rulings.pop()
        ruling = replace(previous, text=f"{previous.text}\n\n{ruling.title}\n{ruling.text}")
    rulings.append(ruling)


def _plain(text: str) -> str:
    """The text without Markdown; the lines of a paragraph are joined."""
    text = re.sub(r"(?<!\n)(?<!\|)\n(?![\n|])", " ", text)
    return _ITALICS.sub(r"\1", _LINK.sub(r"\1", text)).replace("`", "").replace("**", "")
