"""The sources of the package, read but not run."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
ENGINE_FOLDER: Final = ROOT / "citadels" / "engine"


def module_files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def parse_file(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def code_strings(module: ast.Module) -> Iterator[tuple[int, str]]:
    """Every name, string and number of a module, with its line. No comments, no docstrings."""
    docstrings = {
        id(node.value)
        for node in ast.walk(module)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(module):
        if id(node) in docstrings:
            continue
        line = getattr(node, "lineno", 0)
        for _, value in ast.iter_fields(node):
            for item in value if isinstance(value, list) else [value]:
                if isinstance(item, str | int):
                    yield line, str(item)
