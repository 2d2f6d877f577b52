"""The statements of the classic rules agree with the tables of the engine."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from citadels.engine.codes import UNIQUE
from citadels.engine.editions.edition import Edition
from citadels.engine.editions.registry import EDITIONS
from citadels.engine.names import CHARACTERS, DISTRICTS, TYPES
from citadels.engine.rulings import RULINGS
from tests.stories.classic_scenarios import SCENARIOS, scenarios_of

RULES: Final = Path(__file__).parents[2] / "docs" / "rules"
BOOKS: Final = [book for book in EDITIONS if book.slug.startswith("classic")]
TEXTS: Final = {
    book.slug: (RULES / f"{book.slug}.md").read_text(encoding="utf-8") for book in BOOKS
}
PARAGRAPH_PATTERN: Final = re.compile(r"^\*\*(\d+)\.\*\* ", re.MULTILINE)
SOURCES_PATTERN: Final = re.compile(r"\*\((?:book|card|ours|public lists)[^*]*\)\*$")
SHARED_RULING_IDS: Final = [f"A{number:02}" for number in range(1, 64)]

each_book = pytest.mark.parametrize("book", BOOKS, ids=[book.slug for book in BOOKS])


def paragraphs(book: Edition) -> dict[int, str]:
    """The numbered paragraphs, each as one line and without the table below it."""
    parts = PARAGRAPH_PATTERN.split(TEXTS[book.slug])
    pairs = zip(parts[1::2], parts[2::2], strict=True)
    return {int(number): " ".join(text.split("\n\n")[0].split()) for number, text in pairs}


def read_table(book: Edition, first: str) -> list[dict[str, str]]:
    """The rows of the table that begins with these columns, as dicts keyed by column."""
    lines = TEXTS[book.slug].splitlines()
    start = next(index for index, line in enumerate(lines) if line.startswith(f"| {first} |"))
    head = split_cells(lines[start])
    rows: list[dict[str, str]] = []
    for line in lines[start + 2 :]:
        if not line.startswith("|"):
            break
        rows.append(dict(zip(head, split_cells(line), strict=True)))
    return rows


def split_cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def find_anchors(book: Edition) -> list[str]:
    headings = re.findall(r"^#+ (.*)$", TEXTS[book.slug], re.MULTILINE)
    return [re.sub(r"[^a-z0-9 -]", "", heading.lower()).replace(" ", "-") for heading in headings]


@each_book
def test_paragraphs_are_numbered_without_gaps(book: Edition) -> None:
    numbers = [int(number) for number in PARAGRAPH_PATTERN.findall(TEXTS[book.slug])]
    assert sorted(numbers) == list(range(1, len(numbers) + 1))
    assert len(numbers) >= 90


@each_book
def test_a_paragraph_ends_with_its_sources(book: Edition) -> None:
    matches = paragraphs(book)
    assert [number for number, text in matches.items() if not SOURCES_PATTERN.search(text)] == []


@each_book
def test_a_paragraph_that_is_referred_to_exists(book: Edition) -> None:
    numbers = re.findall(r"\(paragraph (\d+)\)", TEXTS[book.slug])
    assert numbers
    assert {int(number) for number in numbers} <= set(paragraphs(book))


@each_book
def test_every_card_with_a_text_has_its_anchor(book: Edition) -> None:
    slugs = [CHARACTERS[row.role] for row in book.characters]
    slugs += [DISTRICTS[row.card] for row in book.districts if row.type == UNIQUE]
    anchor_slugs = find_anchors(book)
    assert [slug for slug in slugs if anchor_slugs.count(slug) != 1] == []
    links = re.findall(r"\(#([^)]*)\)", TEXTS[book.slug])
    assert set(links) <= set(anchor_slugs)


@each_book
def test_the_characters_are_those_of_the_edition(book: Edition) -> None:
    documented = [
        (int(row["Rank"]), row["Slug"], row["Kind"], row["Limit"][0], row["Players"])
        for row in read_table(book, "Rank")
    ]
    expected: list[tuple[int, str, str, str, str]] = []
    max_players = max(book.players())
    for row in book.characters:
        sizes = [draft.players for draft in book.drafts if draft.characters >= row.rank]
        min_players = max(row.min_players, min(sizes))
        kind = "basic" if row.role in book.presets[0].characters else "bonus"
        limit = str(row.effect.build_limit) if row.effect.may_build else "0"
        slug = CHARACTERS[row.role]
        expected.append((row.rank, slug, kind, limit, f"{min_players}–{max_players}"))
    # The Witch builds with the limit of the bewitched character: the table has words there.
    assert _without_limit_of("witch", documented) == _without_limit_of("witch", expected)


def _without_limit_of(
    slug: str, rows: list[tuple[int, str, str, str, str]]
) -> list[tuple[int, str, str, str, str]]:
    return [(*row[:3], "", row[4]) if row[1] == slug else row for row in rows]


@each_book
def test_the_basic_districts_are_those_of_the_edition(book: Edition) -> None:
    documented = [
        (row["Slug"], row["Type"], int(row["Cost"]), int(row["Copies"]))
        for row in read_table(book, "Slug | District | Type")
    ]
    expected = [
        (DISTRICTS[row.card], TYPES[row.type], row.cost, row.copies)
        for row in book.districts
        if row.type != UNIQUE
    ]
    assert documented == expected


@each_book
def test_the_special_districts_are_those_of_the_edition(book: Edition) -> None:
    documented = [
        (row["Slug"], int(row["Cost"]), int(row["Copies"]), row["Starred"] == "yes")
        for row in read_table(book, "Slug | District | Cost")
    ]
    expected = [
        (DISTRICTS[row.card], row.cost, row.copies, row.is_optional)
        for row in book.districts
        if row.type == UNIQUE
    ]
    assert documented == sorted(expected)


@each_book
def test_the_text_of_a_special_district_begins_with_its_cost(book: Edition) -> None:
    for row in book.districts:
        if row.type == UNIQUE:
            words = DISTRICTS[row.card].replace("-", " ")
            section = re.search(rf"(?im)^### {words}\n\n(.*)$", TEXTS[book.slug])
            assert section, words
            cost = re.match(r"\*\*\d+\.\*\* Cost (\d+)(, starred)?[,.]", section[1])
            assert cost, section[1]
            assert (int(cost[1]), cost[2] is not None) == (row.cost, row.is_optional), words


@each_book
def test_the_drafts_are_those_of_the_edition(book: Edition) -> None:
    documented = [
        tuple(int(row[name]) for name in ("Players", "Characters", "Faceup"))
        for row in read_table(book, "Players | Characters | Faceup")
    ]
    expected = [(row.players, row.characters, row.faceup) for row in book.drafts if row.players > 3]
    assert documented == expected


@each_book
def test_the_sizes_of_tables_are_those_of_the_edition(book: Edition) -> None:
    for row in read_table(book, "Players | Characters in the cast"):
        players = int(row["Players"])
        sizes = [draft.characters for draft in book.drafts if draft.players == players]
        assert row["Characters in the cast"] == " or ".join(map(str, sizes))
        assert int(row["City completed at"]) == dict(book.complete_at)[players]


@each_book
def test_the_points_are_those_of_the_edition(book: Edition) -> None:
    points = [row["Points"] for row in read_table(book, "Item")][1:4]
    numbers = book.numbers
    expected = [numbers.points_all_types, numbers.points_first, numbers.points_completed]
    assert points == [str(number) for number in expected]


@each_book
def test_every_ruling_of_the_edition_stands_in_the_table(book: Edition) -> None:
    rows = {row["Switch"].strip("`"): row for row in read_table(book, "Id") if row["Switch"] != "–"}
    assert set(rows) == {RULINGS[number][0] for number in book.rulings}
    for number in book.rulings:
        slug, readings = RULINGS[number]
        row = rows[slug]
        values = re.findall(r"`([^`]+)`", row["Values"])
        played = readings[book.reading(number)]
        assert values[0] == played
        assert set(values) == set(readings)
        assert row["Ruling"].startswith(f"`{played}`: ")
        assert all(f"`{value}`: " in row["Other reading"] for value in values[1:])


@each_book
def test_every_point_of_the_register_stands_in_the_table(book: Edition) -> None:
    letters = [row["Id"] for row in read_table(book, "Id")]
    assert letters == sorted(letters)
    assert [letter for letter in SHARED_RULING_IDS if letter not in letters] == []


@each_book
def test_rulings_and_paragraphs_refer_to_each_other(book: Edition) -> None:
    citing: dict[str, list[int]] = {}
    for number, text in paragraphs(book).items():
        sources = SOURCES_PATTERN.search(text)
        for letter in re.findall(r"\bA\d\d\b", sources[0] if sources else ""):
            citing.setdefault(letter, []).append(number)
    for row in read_table(book, "Id"):
        paragraph_cell = row["Paragraphs"]
        expected = ", ".join(map(str, sorted(citing.get(row["Id"], [])))) or "–"
        assert paragraph_cell == expected, row["Id"]
    assert set(citing) <= {row["Id"] for row in read_table(book, "Id")}


@each_book
def test_every_scenario_of_the_book_is_cited_and_no_other(book: Edition) -> None:
    cited = {
        scenario
        for text in paragraphs(book).values()
        for scenario in re.findall(r"\bS\d{3}\b", text)
    }
    assert sorted(cited) == scenarios_of(book.slug)


def test_the_scenarios_are_numbered_without_gaps() -> None:
    assert list(SCENARIOS) == list(range(1, 190))
    assert {letters for books in SCENARIOS.values() for letters in books.split()} == {
        book.slug.removeprefix("classic-").upper() for book in BOOKS
    }
