"""Limits for everything written by hand: lines of a file and of a function, modules of a folder."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.architecture.source_code import ROOT, parse_file

MAX_FILE_LINES: Final = 400
MAX_FUNCTION_LINES: Final = 60
MAX_MODULES: Final = 21  # in a folder
SOURCE_FOLDERS: Final = ("bench", "citadels", "docs", "scripts", "tests", "web/generate", "web/src")
SUFFIXES: Final = {".css", ".py", ".svelte", ".tcss", ".ts"}
# One file for each card.
CARD_FOLDERS: Final = {
    "citadels/bots/strategy/characters",
    "citadels/bots/strategy/districts",
    "citadels/engine/characters",
    "citadels/engine/districts",
    "web/src/lib/drawing/districts/unique",
}


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def source_files() -> list[Path]:
    """Everything written by hand: generated files say so in their names."""
    return [
        path
        for folder in SOURCE_FOLDERS
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in SUFFIXES and ".gen" not in path.suffixes
    ]


def long_functions(path: Path) -> Iterator[str]:
    """Counted without the signature: that of a command is the list of its options."""
    for node in ast.walk(parse_file(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or 0) - node.body[0].lineno + 1
            if lines > MAX_FUNCTION_LINES:
                yield f"{name_of(path)}: {node.name} has {lines} lines"


def test_no_file_is_too_long() -> None:
    sizes = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in source_files()}
    assert len(sizes) > 1000
    assert {name_of(path): size for path, size in sizes.items() if size > MAX_FILE_LINES} == {}


def test_no_function_is_too_long() -> None:
    files = [path for path in source_files() if path.suffix == ".py"]
    assert [text for path in files for text in long_functions(path)] == []


def test_no_folder_has_too_many_modules() -> None:
    modules = Counter(
        name_of(path.parent)
        for path in source_files()
        if path.suffix in {".py", ".svelte", ".ts"} and path.name != "__init__.py"
    )
    crowded = {folder for folder, count in modules.items() if count > MAX_MODULES}
    assert crowded == CARD_FOLDERS
