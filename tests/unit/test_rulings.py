"""The table of the open points: numbers, slugs and readings."""

from __future__ import annotations

import re

import pytest

from citadels.engine import rulings
from citadels.engine.rulings import RULINGS, TABLE, ruling_number
from tests.architecture.source import ENGINE, ROOT

NUMBERS = range(1, RULINGS)
BOOK = (ROOT / "docs" / "rules" / "2016.md").read_text(encoding="utf-8")


def test_the_table_is_as_long_as_there_are_rulings() -> None:
    assert len(TABLE) == RULINGS
    assert TABLE[0] == ("", ())


@pytest.mark.parametrize("number", NUMBERS)
def test_a_ruling_has_the_slug_of_its_constant(number: int) -> None:
    slug, readings = TABLE[number]
    assert getattr(rulings, slug.upper().replace("-", "_")) == number
    assert ruling_number(slug) == number
    assert len(readings) >= 2
    assert len(set(readings)) == len(readings)


@pytest.mark.parametrize("number", NUMBERS)
def test_a_ruling_is_written_down_with_its_readings(number: int) -> None:
    """In the table of the rules: letter, switch and readings, the first the one we play."""
    slug, readings = TABLE[number]
    row = re.search(rf"^\| A{number:02} \| `{slug}` \| (.*?) \|", BOOK, re.MULTILINE)
    assert row, f"A{number:02} {slug} is not in the table"
    assert re.findall(r"`([^`]+)`", row[1]) == list(readings)


@pytest.mark.parametrize("number", NUMBERS)
def test_a_ruling_is_read_somewhere(number: int) -> None:
    name = TABLE[number][0].upper().replace("-", "_")
    files = [path for path in ENGINE.rglob("*.py") if path.name != "rulings.py"]
    assert any(re.search(rf"\b{name}\b", path.read_text(encoding="utf-8")) for path in files)


@pytest.mark.parametrize("slug", ["", "moon", "GREAT-WALL-COIN", "great-wall-coin "])
def test_what_is_no_ruling_has_no_number(slug: str) -> None:
    assert ruling_number(slug) == 0
