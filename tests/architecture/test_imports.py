"""The boundaries are checked, not remembered."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.source_code import ENGINE_FOLDER, ROOT, module_files, parse_file


def runtime_imports(node: ast.AST) -> Iterator[tuple[int, str]]:
    """What a module needs to be imported, with the line. Imports for types only do not count."""
    if isinstance(node, ast.Import):
        for alias in node.names:
            yield node.lineno, alias.name
    elif isinstance(node, ast.ImportFrom):
        yield node.lineno, "." * node.level + (node.module or "")
    elif isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
        for statement in node.orelse:
            yield from runtime_imports(statement)
    else:
        for child in ast.iter_child_nodes(node):
            yield from runtime_imports(child)


def is_allowed_in_engine(name: str) -> bool:
    package, _, _ = name.partition(".")
    return package in sys.stdlib_module_names or f"{name}.".startswith("citadels.engine.")


def find_foreign_imports(module: ast.Module) -> list[tuple[int, str]]:
    return [
        (line, name) for line, name in runtime_imports(module) if not is_allowed_in_engine(name)
    ]


def test_the_contracts_of_pyproject_are_kept() -> None:
    done = subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-cache"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_engine_needs_the_standard_library_and_nothing_else() -> None:
    problems = [
        f"{path.relative_to(ROOT)}:{line}: {name}"
        for path in module_files(ENGINE_FOLDER)
        for line, name in find_foreign_imports(parse_file(path))
    ]
    assert not problems, problems


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("import librt.vecs", ["librt.vecs"]),
        ("from typing_extensions import override", ["typing_extensions"]),
        ("def f():\n    import citadels.text", ["citadels.text"]),
        ("from . import game", ["."]),
        ("if TYPE_CHECKING:\n    pass\nelse:\n    import numpy", ["numpy"]),
        ("import typing\nfrom citadels.engine.game import Game", []),
        ("if TYPE_CHECKING:\n    from mypy_extensions import i64", []),
        ("if typing.TYPE_CHECKING:\n    import librt", []),
    ],
)
def test_an_import_is_found_wherever_it_stands(code: str, names: list[str]) -> None:
    assert [name for _, name in find_foreign_imports(ast.parse(code))] == names
