"""The changes of existing files: one line or block for the card, each where it belongs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from scripts.new_card.card import CardError, NewCard

CODES: Final = "citadels/engine/codes.py"
EDITION: Final = "citadels/engine/editions/revised_2016.py"
RULES: Final = "docs/rules/2016.md"
ICONS: Final = "web/src/lib/icons/characters.ts"
LANGUAGES: Final = ("bg", "en", "fr", "ru", "uk")
UNTRANSLATED: Final = "TODO"  # `python -m citadels.text.check` reports texts that begin so
_NAMER_FIGURE: Final = "lab-figure-names-"
# How many codes there are for each kind, and the comment above them.
_PLACES: Final = {"character": 32, "district": 64}
_CODE_SECTIONS: Final = {"character": "# Characters.", "district": "# Districts, by kind"}
# Icons that stand for a character until somebody chooses one; no two characters may have the same.
PLACEHOLDER_ICONS: Final = ("uncertainty", "hood", "cultist", "perspective-dice-six-faces-random")
_CODE_PATTERN: Final = re.compile(r"^([A-Z_0-9]+): Final = (-?\d+)")


class SourceFile:
    """The lines of a file into which something is inserted."""

    def __init__(self, root: Path, name: str) -> None:
        self.name = name
        self.lines = (root / name).read_text(encoding="utf-8").splitlines()

    def find(self, text: str, start: int = 0) -> int:
        """The first line that begins so."""
        for index in range(start, len(self.lines)):
            if self.lines[index].startswith(text):
                return index
        raise CardError(f"{self.name}: no line begins with '{text}'")

    def block_end(self, start: int, marks: tuple[str, ...]) -> int:
        """Where the block that begins here ends: at one of the marks, without the empty lines."""
        end = start
        while end < len(self.lines) and not self.lines[end].startswith(marks):
            end += 1
        while not self.lines[end - 1].strip():
            end -= 1
        return end

    def insert(self, index: int, *lines: str) -> None:
        self.lines[index:index] = lines

    def text(self) -> str:
        return "\n".join(self.lines) + "\n"


def add_code(root: Path, card: NewCard) -> str:
    """The constant with the next free code, at the end of its section."""
    file = SourceFile(root, CODES)
    if any(line.startswith(f"{card.constant}: ") for line in file.lines):
        raise CardError(f"'{card.slug}' exists already: {card.constant} in {CODES}")
    start = file.find(_CODE_SECTIONS[card.kind]) + 1
    end = start
    while match := _CODE_PATTERN.match(file.lines[end]):
        code = int(match[2]) + 1
        end += 1
    if code >= _PLACES[card.kind]:
        raise CardError(f"'{card.slug}' has no place: all {code} codes of a {card.kind} are used")
    file.insert(end, f"{card.constant}: Final = {code}")
    return file.text()


def add_row(root: Path, card: NewCard) -> str:
    """The import and the row of the edition: by rank, or in the order of the names."""
    file = SourceFile(root, EDITION)
    package = f"from citadels.engine.{card.folder}."
    new_import = f"{package}{card.module} import {card.class_name}"
    _insert_sorted(file, file.find(package), package, new_import)
    if card.is_character:
        row = f"    CharacterRow(codes.{card.constant}, {card.rank}, {card.class_name}()),"
        index = file.find("_CHARACTERS: Final = (") + 1
        while (match := re.search(r", (\d), ", file.lines[index])) and int(match[1]) <= card.rank:
            index += 1
        file.insert(index, row)
    else:
        row = f"    _unique(codes.{card.constant}, {card.cost}, {card.class_name}()),"
        _insert_sorted(file, file.find("    _unique(codes."), "    _unique(codes.", row)
    return file.text()


def _insert_sorted(file: SourceFile, start: int, mark: str, line: str) -> None:
    """Put the line in its place among the consecutive lines that begin with the mark."""
    index = start
    while file.lines[index].startswith(mark) and file.lines[index] < line:
        index += 1
    file.insert(index, line)


def add_paragraph(root: Path, card: NewCard) -> tuple[str, int]:
    """The heading, the paragraph with the next number, and the row of the table; and the number."""
    file = SourceFile(root, RULES)
    numbers = re.findall(r"^\*\*(\d+)\.\*\*", file.text(), re.MULTILINE)
    number = max(map(int, numbers)) + 1
    first = f"Rank {card.rank}." if card.is_character else f"Cost {card.cost}."
    index = _heading_index(file, card)
    paragraph = f"**{number}.** {first} TODO. *(card: {card.title})*"
    file.insert(index, f"### {card.title}", "", paragraph, "")
    link = f"[{card.title}](#{card.slug})"
    if card.is_character:
        row = f"| {card.rank} | {card.slug} | {link} | – | 1 | 2–8 |"
        index = file.find("| Rank | Slug ") + 2
        while (match := re.match(r"\| (\d) \|", file.lines[index])) and int(match[1]) <= card.rank:
            index += 1
        file.insert(index, row)
    else:
        start = file.find("| Slug | District | Cost |") + 2
        _insert_sorted(file, start, "| ", f"| {card.slug} | {link} | {card.cost} |")
    return file.text(), number


def _heading_index(file: SourceFile, card: NewCard) -> int:
    """Where the card's heading goes: after those of its rank, or in the order of the names."""
    start = file.find("## Characters" if card.is_character else "## Unique districts") + 1
    end = file.find("## ", start) - 1  # two empty lines precede a chapter
    heading = end
    for index in range(start, end):
        line = file.lines[index]
        if line.startswith("### "):
            heading = index
        rank = re.match(r"\*\*\d+\.\*\* Rank (\d)[.,]", line)
        if card.is_character and rank and int(rank[1]) > card.rank:
            return heading
        if not card.is_character and line.startswith("### ") and line[4:] > card.title:
            return heading
    return end


def add_icon(root: Path, card: NewCard) -> str:
    """A placeholder that no other character has."""
    file = SourceFile(root, ICONS)
    icons = [icon for icon in PLACEHOLDER_ICONS if f"icon:{icon}'" not in file.text()]
    if not icons:
        raise CardError(f"'{card.slug}' has no icon: choose better ones in {ICONS} first")
    key = f"'{card.slug}'" if "-" in card.slug else card.slug
    line = f"  {key}: () => import('icon:{icons[0]}'),"
    file.insert(file.find("};", file.find("export const CHARACTER_ICONS")), line)
    return file.text()


def add_texts(root: Path, card: NewCard) -> dict[str, str]:
    """Name, text and the wording of the ability in every language, marked as untranslated."""
    texts: dict[str, str] = {}
    for folder in (f"citadels/text/{language}" for language in LANGUAGES):
        name = f"{folder}/{card.folder}.ftl"
        texts[name] = _with_text(SourceFile(root, name), card)
        if card.is_character and card.aims == "character":
            name = f"{folder}/lab.ftl"
            texts[name] = _with_report_texts(SourceFile(root, name), card)
    return texts


def _with_text(file: SourceFile, card: NewCard) -> str:
    key = f"{card.kind}-{card.slug}"
    lines = [f"{key} = {UNTRANSLATED} {card.title}", f"    .text = {UNTRANSLATED} {card.title}"]
    lines += [f"answer-use-{use} = {UNTRANSLATED} {card.title}" for use in _uses(card)]
    headings = [index for index, line in enumerate(file.lines) if line.startswith("## ")]
    if card.is_character:
        file.insert(file.block_end(headings[card.rank - 1] + 1, ("## ",)), *lines)
        return file.text()
    for index in range(headings[-1], len(file.lines)):
        match = re.match(r"district-([a-z-]+) = ", file.lines[index])
        if match and match[1] > card.slug:
            file.insert(index, *lines)
            return file.text()
    file.insert(len(file.lines), *lines)
    return file.text()


def _with_report_texts(file: SourceFile, card: NewCard) -> str:
    """What the laboratory reports about a character that names others."""
    figures = [index for index, line in enumerate(file.lines) if line.startswith(_NAMER_FIGURE)]
    end = figures[-1] + 1
    while file.lines[end].startswith(" "):
        end += 1
    text = f"{UNTRANSLATED} {card.title}"
    file.insert(
        end,
        f"{_NAMER_FIGURE}{card.slug} = {text}",
        f"    .text = {text}",
        f"lab-above-names-{card.slug} = {text}: {{ $names }}",
        f"lab-below-names-{card.slug} = {text}: {{ $names }}",
    )
    return file.text()


def _uses(card: NewCard) -> list[str]:
    if not card.aims:
        return []
    if card.aims == "gold-or-cards":
        return [f"{card.slug}-gold", f"{card.slug}-cards"]
    return [card.slug]
