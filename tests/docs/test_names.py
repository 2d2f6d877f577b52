"""Files, folders, modules and names in the documents exist in the repository."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from typer.main import get_command

from citadels.cli.main import COMMANDS, app

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = [
    *sorted(ROOT.glob("*.md")),
    *sorted(path for path in (ROOT / "docs").rglob("*.md") if path.parent.name != "findings"),
]
FOLDERS: Final = (
    *(".ci", ".devcontainer", ".github", "bench", "citadels", "deploy", "docs", "requirements"),
    *("scripts", "tests", "web/build", "web/generate", "web/src"),
)
SUFFIXES: Final = "cff|css|ftl|gen.ts|json|jsonl|lock|md|py|story|svelte|toml|ts|yaml|yml|zip"
FENCED_PATTERN: Final = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
CODE_PATTERN: Final = re.compile(r"`([^`\n]+)`")
PATH_PATTERN: Final = re.compile(rf"[\w./-]+\.({SUFFIXES})|({'|'.join(FOLDERS)})/[\w./-]*")
# `Game`, `Game.apply(answer)`, `citadels.engine.names.REASONS`, `TOOK_CARD`, `apply_action`
NAME_PATTERN: Final = re.compile(r"([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)(?:\([^`]*\))?")
MADE_BY_PROGRAMS: Final = {
    *("build/site", "citadels/web", "web/node_modules"),
    *("manifest.json", "seats.json", "summary.json", "terminal.json", "/openapi.json"),
}
PLACEHOLDERS: Final = {"citadels/text/xx/", "citadels/Seat-v0", "A10"}
# Names of Python, libraries and standards; add one if a page has to mention it.
OF_OTHERS: Final = {
    *("__copy__", "__eq__", "__hash__", "bit_count", "bit_length", "memoryview(v)", "ints.py"),
    *("asyncio.Queue", "ETag", "FileFinder", "WebSocketsSansIOProtocol", "linux_x86_64"),
    *("has_", "can_", "may_"),  # beginnings
    *("--lab-1", "--lab-4"),  # variables of CSS
}


@cache
def all_files() -> list[str]:
    """All files and folders relative to the root, without what is installed or built."""
    inside = (path for name in FOLDERS for path in (ROOT / name).rglob("*"))
    paths = (*ROOT.iterdir(), *(ROOT / "web").iterdir(), *inside)
    return [f"/{path.relative_to(ROOT).as_posix()}" for path in paths]


@cache
def words_of(path: Path) -> set[str]:
    return set(re.findall(r"[A-Za-z_]\w*", path.read_text(encoding="utf-8")))


@cache
def all_words() -> set[str]:
    """Every word of the code, apart from the exceptions above."""
    paths = (path for name in FOLDERS for path in (ROOT / name).rglob("*"))
    return {
        word
        for path in paths
        if path.suffix in {".py", ".svelte", ".ts", ".toml"} and path != Path(__file__)
        for word in words_of(path)
    }


def tokens(page: Path) -> list[str]:
    return CODE_PATTERN.findall(FENCED_PATTERN.sub("", page.read_text(encoding="utf-8")))


def is_known(name: str) -> bool:
    """Whether a dotted name is in the module it begins with, or consists of words of the code."""
    parts = name.split(".")
    if parts[0] == "citadels":
        for length in range(len(parts), 0, -1):
            module = ROOT.joinpath(*parts[:length])
            for path in (module.with_suffix(".py"), module / "__init__.py"):
                if path.is_file():
                    return set(parts[length:]) <= words_of(path)
            if module.is_dir():
                return length == len(parts)
    if name.startswith("CITADELS_"):  # a variable, which may be named after its option
        return {name, name.removeprefix("CITADELS_").lower()} & all_words() != set()
    return set(parts) <= all_words()


@cache
def all_options() -> set[str]:
    """The options of all commands, of the scripts and of the measurements."""
    paths = (path for name in ("scripts", "bench") for path in (ROOT / name).rglob("*"))
    texts = (
        path.read_text(encoding="utf-8")
        for path in paths
        if path.suffix in {"", ".py"} and path.is_file()
    )
    options = {option for text in texts for option in re.findall(r"--[a-z][a-z-]*", text)}
    groups: list[Any] = [get_command(app), *(COMMANDS[name].load(name) for name in COMMANDS)]
    while groups:
        group = groups.pop()
        options |= {option for parameter in group.params for option in parameter.opts}
        if group.name in COMMANDS:
            groups += getattr(group, "commands", {}).values()
    return options


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_what_a_page_names_exists(page: Path) -> None:
    missing = []
    for token in tokens(page):
        if token in MADE_BY_PROGRAMS | PLACEHOLDERS | OF_OTHERS:
            continue
        if PATH_PATTERN.fullmatch(token):
            end = f"/{token.strip('/')}"
            if not any(path.endswith(end) for path in all_files()):
                missing.append(token)
        elif re.fullmatch(r"--[a-z][a-z-]*", token):
            if token not in all_options():
                missing.append(token)
        elif match := NAME_PATTERN.fullmatch(token):
            is_code = re.search(r"[_A-Z]|\.|\(", token)
            if is_code and not is_known(match[1]):
                missing.append(token)
    assert missing == []
