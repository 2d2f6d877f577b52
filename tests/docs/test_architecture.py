"""The functions that the architecture page names on the way of a move exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
# `path`: `Class.method`, once or several times per step.
STEP: Final = re.compile(r"`([\w/.-]+\.(?:py|ts))`: `(\w+)\.(\w+)`")
STEPS: Final = sorted(set(STEP.findall(PAGE)))


def test_the_way_of_a_move_is_a_list_of_functions() -> None:
    assert len(STEPS) >= 15


@pytest.mark.parametrize(("path", "class_name", "method"), STEPS)
def test_a_function_on_the_way_of_a_move_exists(path: str, class_name: str, method: str) -> None:
    source = (ROOT / path).read_text(encoding="utf-8")
    if path.endswith(".ts"):
        class_body = source[source.index(f"class {class_name} ") :]
        assert re.search(rf"^  (async )?{method}\(", class_body, re.MULTILINE)
        return
    (class_node,) = (
        node
        for node in ast.parse(source).body
        if isinstance(node, ast.ClassDef) and node.name == class_name
    )
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    assert method in {node.name for node in class_node.body if isinstance(node, functions)}
