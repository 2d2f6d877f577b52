"""The page that compares the profiles follows the tables of the engine."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from typer.testing import CliRunner

from citadels.cli.main import app
from citadels.cli.rulebook_diff import page as page_module
from citadels.cli.rulebook_diff.differences import ROW_DIFFERENCES, WORDING_DIFFERENCES
from citadels.cli.rulebook_diff.page import ABSENT, BOOKS_DIFFER, PAGE, Row, page, tables
from citadels.engine.editions.edition import Edition
from citadels.engine.editions.registry import EDITIONS
from citadels.engine.names import CHARACTERS, DISTRICTS
from citadels.engine.rulings import RULINGS

DIFFERENCE_NUMBERS: Final = range(1, 56)
ROWS: Final[dict[str, Row]] = {row.key: row for _, rows in tables() for row in rows}

each_book = pytest.mark.parametrize("book", EDITIONS, ids=[book.slug for book in EDITIONS])


def test_the_page_in_the_documents_is_up_to_date() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert text == page(), "stale: run 'citadels compare --write'"


def test_no_two_rows_have_the_same_key() -> None:
    keys = [row.key for _, rows in tables() for row in rows]
    assert len(keys) == len(set(keys))


@each_book
def test_every_card_of_an_edition_has_a_row(book: Edition) -> None:
    column = EDITIONS.index(book)
    for character in book.characters:
        cell = ROWS[f"character {CHARACTERS[character.role]}"].cells[column]
        assert f"rank {character.rank}, " in cell
    for district in book.districts:
        cell = ROWS[f"district {DISTRICTS[district.card]}"].cells[column]
        assert f"cost {district.cost}, " in cell
        assert ("by choice" in cell) == district.is_optional
    keys = [key for key in ROWS if key.startswith(("character ", "district "))]
    there = [key for key in keys if ROWS[key].cells[column] != ABSENT]
    assert len(there) == len(book.characters) + len(book.districts)


@each_book
def test_every_number_of_an_effect_is_listed(book: Edition) -> None:
    column = EDITIONS.index(book)
    for row in book.districts:
        cell = ROWS[f"district {DISTRICTS[row.card]}"].cells[column]
        for name in ("gold", "price", "cards", "extra"):
            if hasattr(row.effect, name):
                assert f"{name}={getattr(row.effect, name)}" in cell


def test_another_program_for_a_card_makes_another_cell() -> None:
    for key, row in ROWS.items():
        kind, _, slug = key.partition(" ")
        if kind not in ("character", "district"):
            continue
        programs = {_effect_of(book, kind, slug) for book in EDITIONS}
        assert len(set(row.cells)) >= len(programs), key


def _effect_of(book: Edition, kind: str, slug: str) -> type | None:
    if kind == "character":
        book_row = book.row_of(CHARACTERS.index(slug))
        return type(book_row.effect) if book_row is not None else None
    effects = [row.effect for row in book.districts if DISTRICTS[row.card] == slug]
    return type(effects[0]) if effects else None


@pytest.mark.parametrize("number", range(1, len(RULINGS)))
def test_every_ruling_has_a_row_with_the_reading_of_each_profile(number: int) -> None:
    slug, readings = RULINGS[number]
    cells = ROWS[f"ruling {slug}"].cells
    for book, cell in zip(EDITIONS, cells, strict=True):
        arises = number in book.rulings
        assert cell == (f"`{readings[book.reading(number)]}`" if arises else ABSENT)
    assert f"| `{slug}`: " in page()


@pytest.mark.parametrize("number", DIFFERENCE_NUMBERS)
def test_every_difference_of_the_classic_books_is_on_the_page(number: int) -> None:
    assert number in ROW_DIFFERENCES or number in WORDING_DIFFERENCES
    assert re.search(rf"\bD{number:02}\b", page())
    for key in ROW_DIFFERENCES.get(number, ()):
        assert ROWS[key].mark == BOOKS_DIFFER, key


def test_there_are_no_other_differences() -> None:
    assert set(ROW_DIFFERENCES) | set(WORDING_DIFFERENCES) == set(DIFFERENCE_NUMBERS)


def test_rows_in_which_the_classic_books_differ_come_first_and_those_alike_last() -> None:
    for part, (title, rows) in zip(page().split("\n## ")[1:], tables(), strict=False):
        assert part.startswith(title)
        marks = re.findall(r"^\| (?:(≠ C|≠) )?\| [A-Za-z0-9`]", part, re.MULTILINE)
        order = [("≠ C", "≠", "").index(mark) for mark in marks]
        assert order == sorted(order), title
        assert len(order) == len(rows) == part.count("\n| ") - 1


def test_the_command_prints_the_page() -> None:
    result = CliRunner().invoke(app, ["compare"])
    assert result.exit_code == 0
    assert result.output == page()


def test_the_command_writes_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_module, "PAGE", tmp_path / "side-by-side.md")
    result = CliRunner().invoke(app, ["compare", "--write"])
    assert result.exit_code == 0
    assert (tmp_path / "side-by-side.md").read_text(encoding="utf-8") == page()


def test_the_command_says_if_there_are_no_documents(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_module, "PAGE", tmp_path / "nowhere" / "side-by-side.md")
    result = CliRunner().invoke(app, ["compare", "--write"])
    assert result.exit_code == 2
    assert "docs/rules" in result.output
