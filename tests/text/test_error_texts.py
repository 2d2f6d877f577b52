"""Every error code of the server has a text in every language."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

import pytest

import citadels.match
import citadels.server
from citadels.engine.names import UNDO
from citadels.server.errors import HTTP_STATUS
from citadels.text import LANGUAGES, Texts

# Functions called with an error code, and tables that contain codes.
ERROR_CLASSES: Final = {
    "ServerError",
    "RefusedError",
    "CloseConnectionError",
    "_name_error",
    "_error_response",
    "_close",
}
CODE_PATTERN: Final = re.compile(r"[a-z]+(-[a-z]+)*")
CODE_TABLES: Final = {"_ERROR_CODES", "CLOSE_REASONS"}
CLIENT_CODES: Final = {"offline", "broken"}  # produced by the browser itself
NON_ERROR_CODES: Final = {"undoable", ""}


def _codes_in(source: str) -> set[str]:
    codes: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and _called_name(node.func) in ERROR_CLASSES:
            # The code is the first string that looks like one; sentences are for programmers.
            codes.update(_string_values(node.args)[:1])
        elif isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Dict):
            codes.update(
                _string_values(node.value.values)
                if _called_name(node.target) in CODE_TABLES
                else []
            )
    return codes


def _called_name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def _string_values(arguments: list[ast.expr]) -> list[str]:
    values = [constant.value for constant in arguments if isinstance(constant, ast.Constant)]
    return [
        constant
        for constant in values
        if isinstance(constant, str) and CODE_PATTERN.fullmatch(constant)
    ]


def _all_codes() -> list[str]:
    codes = set(HTTP_STATUS) | CLIENT_CODES | (set(UNDO) - NON_ERROR_CODES)
    for package in (citadels.server, citadels.match):
        for path in Path(package.__path__[0]).rglob("*.py"):
            codes |= _codes_in(path.read_text(encoding="utf-8"))
    return sorted(codes)


CODES: Final = _all_codes()


def test_the_codes_are_found() -> None:
    expected_codes = {
        "no-table",
        "illegal",
        "chat-empty",
        "name-empty",
        "bad-message",
        "no-page",
        "closed",
    }
    assert expected_codes <= set(CODES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_text(language: str) -> None:
    texts = Texts(language)
    assert [code for code in CODES if not texts.has(f"web-error-{code}")] == []


def test_there_are_no_unused_error_texts() -> None:
    english = Path(citadels.__path__[0], "text", "en", "shell.ftl").read_text(encoding="utf-8")
    text_codes = set(re.findall(r"^web-error-([a-z-]+) =", english, re.MULTILINE))
    assert sorted(text_codes - set(CODES)) == []
