"""Modules are named by nouns for what is inside."""

from __future__ import annotations

from typing import Final

from tests.architecture.source_code import ROOT

# Words of the game that end in -ing.
NOUNS_OF_THE_GAME: Final = {"building", "king", "scoring"}
FOLDERS: Final = ("bench", "citadels", "scripts", "tests", "web/build", "web/generate", "web/src")
SUFFIXES: Final = {".py", ".svelte", ".ts"}


def test_no_module_is_named_by_a_gerund() -> None:
    """`chat`, not `talking`."""
    gerunds = [
        path.relative_to(ROOT).as_posix()
        for folder in FOLDERS
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in SUFFIXES
        and path.stem.endswith("ing")
        and not path.stem.startswith("test_")
        and path.stem.lower() not in NOUNS_OF_THE_GAME
    ]
    assert gerunds == []
