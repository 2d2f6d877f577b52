"""One card, one room: which files may name a card, and no other does.

A file names a card by its code (`CARDINAL`), its class (`Cardinal`) or its slug (`"cardinal"`).
Prose in comments and docstrings does not count, nor do texts for players.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from citadels.engine.names import CHARACTERS, DISTRICTS
from tests.architecture.source_code import ROOT, parse_file

SLUGS: Final = (*CHARACTERS, *DISTRICTS)
# What is registered: code and slug, and the row of each edition.
REGISTRATION: Final = (
    "citadels/engine/codes.py",
    "citadels/engine/names.py",
    "citadels/engine/editions/",
)
# What is written about the printed books, for readers: their differences, and readings of rulings.
CONTENT: Final = ("citadels/cli/rulebook_diff/differences.py", "citadels/engine/rulings.py")
# The state, the messages and the notation have places for the marks and piles of these cards.
WITH_FIELDS: Final = ("witch", "magistrate", "thief", "blackmailer", "museum")
STATE_FIELDS: Final = (
    "citadels/cli/line_mode/table_printer.py",
    "citadels/engine/knowledge/",
    "citadels/engine/notation/",
    "citadels/engine/sampling/",
    "citadels/protocol/views.py",
    "citadels/rl/encoding/",
    "citadels/rl/open_spiel/strings.py",
    "citadels/rl/render/text.py",
    "citadels/tui/render/players.py",
)
OTHERS: Final = {
    "keep": ("citadels/engine/answers/text.py",),  # a verb
    "assassin": ("citadels/engine/characters/tax_collector.py",),  # rank 1 pays at another moment
    "emperor": ("citadels/engine/characters/queen.py",),  # a ruling asks who sits beside whom
}


def modules_of(slug: str) -> set[str]:
    """The card's own files."""
    module = slug.replace("-", "_")
    return {
        f"citadels/{folder}/{kind}/{module}.py"
        for folder in ("engine", "bots/strategy")
        for kind in ("characters", "districts")
    }


def forms_of(slug: str) -> set[str]:
    """How code names a card."""
    words = slug.split("-")
    return {slug, "_".join(words).upper(), "".join(word.capitalize() for word in words)}


def names_in(path: Path) -> Iterator[str]:
    """Every identifier and every string of a module."""
    for node in ast.walk(parse_file(path)):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.alias):
            yield node.name.rpartition(".")[2]
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def mentions() -> dict[str, set[str]]:
    """The slugs that each module names."""
    slug_by_form = {form: slug for slug in SLUGS for form in forms_of(slug)}
    paths = sorted((ROOT / "citadels").rglob("*.py"))
    return {
        path.relative_to(ROOT).as_posix(): {
            slug_by_form[name] for name in names_in(path) if name in slug_by_form
        }
        for path in paths
    }


@pytest.fixture(scope="module")
def slugs_by_module() -> dict[str, set[str]]:
    return mentions()


@pytest.mark.parametrize("slug", SLUGS)
def test_a_card_is_named_in_its_rooms_only(slug: str, slugs_by_module: dict[str, set[str]]) -> None:
    allowed = (*REGISTRATION, *CONTENT, *modules_of(slug), *OTHERS.get(slug, ()))
    if slug in WITH_FIELDS:
        allowed += STATE_FIELDS
    others = [
        name
        for name, slugs in slugs_by_module.items()
        if slug in slugs and not name.startswith(allowed)
    ]
    assert others == []
