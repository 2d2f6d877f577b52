"""Whatever the server refuses is told to people in their own words."""

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

# Calls that are given a code, and where a code stands in a table.
REFUSING: Final = {
    "ServerError",
    "RefusedError",
    "CloseConnectionError",
    "BadChatError",
    "BadNameError",
    "_name_error",
    "_error_response",
    "_close",
}
CODE: Final = re.compile(r"[a-z]+(-[a-z]+)*")
TABLES: Final = {"_ERROR_CODES", "CLOSE_REASONS"}
OF_CLIENT: Final = {"no-line", "broken"}  # said by the browser itself
DONE: Final = {"undoable", ""}


def _codes_in(source: str) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and _name(node.func) in REFUSING:
            # The code is the first word among what is given; a sentence is for programmers.
            found.update(_words(node.args)[:1])
        elif isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Dict):
            found.update(_words(node.value.values) if _name(node.target) in TABLES else [])
    return found


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def _words(given: list[ast.expr]) -> list[str]:
    values = [one.value for one in given if isinstance(one, ast.Constant)]
    return [one for one in values if isinstance(one, str) and CODE.fullmatch(one)]


def _all_codes() -> list[str]:
    found = set(HTTP_STATUS) | OF_CLIENT | (set(UNDO) - DONE)
    for package in (citadels.server, citadels.match):
        for path in Path(package.__path__[0]).rglob("*.py"):
            found |= _codes_in(path.read_text(encoding="utf-8"))
    return sorted(found)


CODES: Final = _all_codes()


def test_the_codes_are_found() -> None:
    wanted = {"no-table", "illegal", "chat-empty", "name-empty", "bad-message", "no-page", "closed"}
    assert wanted <= set(CODES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_words(language: str) -> None:
    texts = Texts(language)
    assert [code for code in CODES if not texts.has(f"web-error-{code}")] == []


def test_no_words_are_left_over() -> None:
    english = Path(citadels.__path__[0], "text", "en", "shell.ftl").read_text(encoding="utf-8")
    told = set(re.findall(r"^web-error-([a-z-]+) =", english, re.MULTILINE))
    assert sorted(told - set(CODES)) == []
