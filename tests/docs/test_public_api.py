"""Every public name has a docstring in its source and a place in the documents."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

import citadels
import citadels.client

ROOT: Final = Path(__file__).parents[2]
PAGE_TEXT: Final = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
# The methods that examples on the page, and users of the library, call.
METHODS: Final = {
    "Game": ("apply", "copy", "events_for", "is_over", "legal", "play", "to_move"),
    "Knowledge": ("observe",),
    "Policy": ("choose",),
    "Sampler": ("draw",),
    "SeatView": ("as_data",),
    "Setup": ("spec",),
}

Documented = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def public_names(package: str) -> dict[str, Path]:
    """The names that a package re-exports, with the files that define them."""
    folder = ROOT / package.replace(".", "/")
    tree = _parse_file(folder / "__init__.py")
    return {
        name.asname: ROOT / f"{statement.module.replace('.', '/')}.py"
        for statement in tree.body
        if isinstance(statement, ast.ImportFrom) and statement.module
        for name in statement.names
        if name.asname
    }


@cache
def _parse_file(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def find_definition(path: Path, name: str) -> Documented | None:
    """The definition of a class or function; None for a constant."""
    matches = [
        node
        for node in _parse_file(path).body
        if isinstance(node, Documented) and node.name == name
    ]
    return matches[0] if matches else None


NAMES: Final = public_names("citadels")


def test_what_is_public_is_what_is_taken_from_the_modules() -> None:
    assert set(citadels.__all__) == set(NAMES)
    assert set(citadels.client.__all__) == set(public_names("citadels.client"))


@pytest.mark.parametrize("name", sorted(NAMES))
def test_a_public_name_has_a_docstring_and_a_place_in_the_list(name: str) -> None:
    node = find_definition(NAMES[name], name)
    assert node is None or ast.get_docstring(node), name
    rows = re.findall(rf"^\| `{name}[`(].* \| (.+) \|$", PAGE_TEXT, re.MULTILINE)
    assert len(rows) == 1, f"docs/api.md has no row for {name}, or several"


@pytest.mark.parametrize("name", sorted(METHODS))
def test_what_is_called_of_a_class_has_a_docstring(name: str) -> None:
    class_node = find_definition(NAMES[name], name)
    assert isinstance(class_node, ast.ClassDef)
    inside = {node.name: node for node in class_node.body if isinstance(node, Documented)}
    for method in METHODS[name]:
        if method in inside:  # otherwise it is inherited
            assert ast.get_docstring(inside[method]), f"{name}.{method}"


def test_the_list_names_nothing_else() -> None:
    names_section = PAGE_TEXT.partition("## Names")[2]
    assert set(re.findall(r"^\| `([A-Za-z_]+)", names_section, re.MULTILINE)) == set(NAMES)


@pytest.mark.parametrize("name", sorted(citadels.client.__all__))
def test_the_names_of_the_client_have_docstrings(name: str) -> None:
    assert getattr(citadels.client, name).__doc__
