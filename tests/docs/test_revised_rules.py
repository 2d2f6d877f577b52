"""The statement of the rules of 2016 agrees with the tables of the engine about the cards."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from citadels.engine.editions.registry import edition
from citadels.engine.names import CHARACTERS, DISTRICTS

TEXT: Final = (Path(__file__).parents[2] / "docs" / "rules" / "2016.md").read_text("utf-8")
BOOK: Final = edition("2016")
CHARACTER_PATTERN: Final = re.compile(
    r"^\| (\d) \| ([a-z-]+) \| \[[^]]+\]\(#([a-z-]+)\) \|.*\| \d–8 \|$", re.MULTILINE
)
DISTRICT_PATTERN: Final = re.compile(
    r"^\| ([a-z-]+) \| \[[^]]+\]\(#([a-z-]+)\) \| (\d|–) \|$", re.MULTILINE
)


def find_anchors() -> set[str]:
    headings = re.findall(r"^### (.*)$", TEXT, re.MULTILINE)
    return {re.sub(r"[^a-z0-9 -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_paragraphs_are_numbered_without_gaps() -> None:
    numbers = [int(number) for number in re.findall(r"^\*\*(\d+)\.\*\*", TEXT, re.MULTILINE)]
    assert sorted(numbers) == [*range(1, len(numbers) + 1)]


def test_the_table_of_characters_is_that_of_the_edition() -> None:
    rows = CHARACTER_PATTERN.findall(TEXT)
    assert [(int(rank), slug) for rank, slug, _ in rows] == [
        (row.rank, CHARACTERS[row.role]) for row in BOOK.characters
    ]
    assert [slug for _, slug, _ in rows] == [anchor for _, _, anchor in rows]
    assert f"There are {len(rows)} characters" in TEXT


def test_the_table_of_unique_districts_is_that_of_the_edition() -> None:
    rows = DISTRICT_PATTERN.findall(TEXT)
    assert [(slug, cost.replace("–", "0")) for slug, _, cost in rows] == [
        (DISTRICTS[row.card], str(row.cost)) for row in BOOK.districts if row.is_optional
    ]
    assert [slug for slug, _, _ in rows] == [anchor for _, anchor, _ in rows]
    assert f"There are {len(rows)} unique districts" in TEXT


def test_every_character_and_every_unique_district_has_its_heading() -> None:
    slugs = {CHARACTERS[row.role] for row in BOOK.characters}
    slugs |= {DISTRICTS[row.card] for row in BOOK.districts if row.is_optional}
    assert find_anchors() == slugs
