"""The table of the open points: numbers, slugs and readings."""

from __future__ import annotations

import re

import pytest

from citadels.engine import rulings
from citadels.engine.editions.edition import Edition
from citadels.engine.editions.registry import EDITIONS
from citadels.engine.rulings import RULING_COUNT, RULINGS, ruling_number
from tests.architecture.source_code import ENGINE_FOLDER, ROOT

RULING_NUMBERS = range(1, RULING_COUNT)
BOOK_RULINGS = [(book, number) for book in EDITIONS for number in book.rulings]
ROW_PATTERN = re.compile(r"^\| A\d\d \| `([a-z0-9-]+)` \| (.*?) \|", re.MULTILINE)


def test_the_table_is_as_long_as_there_are_rulings() -> None:
    assert len(RULINGS) == RULING_COUNT
    assert RULINGS[0] == ("", ())


@pytest.mark.parametrize("number", RULING_NUMBERS)
def test_a_ruling_has_the_slug_of_its_constant(number: int) -> None:
    slug, readings = RULINGS[number]
    assert getattr(rulings, slug.upper().replace("-", "_")) == number
    assert ruling_number(slug) == number
    assert len(readings) >= 2
    assert len(set(readings)) == len(readings)


def read_ruling_table(book: Edition) -> dict[str, list[str]]:
    """The table of rulings of a book: switch and readings, the default first."""
    text = (ROOT / "docs" / "rules" / f"{book.slug}.md").read_text(encoding="utf-8")
    return {slug: re.findall(r"`([^`]+)`", cell) for slug, cell in ROW_PATTERN.findall(text)}


RULINGS_BY_BOOK = {book.slug: read_ruling_table(book) for book in EDITIONS}


@pytest.mark.parametrize("number", RULING_NUMBERS)
def test_a_ruling_arises_in_some_book(number: int) -> None:
    assert any(number in book.rulings for book in EDITIONS)


@pytest.mark.parametrize(
    ("book", "number"),
    [pytest.param(*pair, id=f"{pair[0].slug}-{pair[1]}") for pair in BOOK_RULINGS],
)
def test_a_ruling_is_written_down_in_each_of_its_books(book: Edition, number: int) -> None:
    slug, readings = RULINGS[number]
    played = readings[book.reading(number)]
    other_readings = [reading for reading in readings if reading != played]
    assert RULINGS_BY_BOOK[book.slug].get(slug) == [played, *other_readings]


@pytest.mark.parametrize("book", EDITIONS, ids=[book.slug for book in EDITIONS])
def test_a_book_writes_down_no_other_rulings(book: Edition) -> None:
    assert set(RULINGS_BY_BOOK[book.slug]) == {RULINGS[number][0] for number in book.rulings}


def test_the_letters_of_2016_are_the_numbers() -> None:
    text = (ROOT / "docs" / "rules" / "2016.md").read_text(encoding="utf-8")
    for number in EDITIONS[0].rulings:
        assert f"| A{number:02} | `{RULINGS[number][0]}` |" in text


@pytest.mark.parametrize("number", RULING_NUMBERS)
def test_a_ruling_is_read_somewhere(number: int) -> None:
    name = RULINGS[number][0].upper().replace("-", "_")
    files = [path for path in ENGINE_FOLDER.rglob("*.py") if path.name != "rulings.py"]
    assert any(re.search(rf"\b{name}\b", path.read_text(encoding="utf-8")) for path in files)


@pytest.mark.parametrize("slug", ["", "moon", "GREAT-WALL-COIN", "great-wall-coin "])
def test_what_is_no_ruling_has_no_number(slug: str) -> None:
    assert ruling_number(slug) == 0
