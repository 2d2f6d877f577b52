"""Runs every example of the README and of the documents."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_the_examples_of_a_page_hold(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False)
    assert result.failed == 0


def test_there_are_examples() -> None:
    parser = doctest.DocTestParser()
    counts = {page: len(parser.get_examples(page.read_text("utf-8"))) for page in PAGES}
    assert counts[ROOT / "README.md"] > 0
    assert counts[ROOT / "docs" / "api.md"] > 10
