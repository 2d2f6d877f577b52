"""One card, one place: a short file that bears the card's name and says its text."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

from tests.architecture.source import ENGINE, ROOT, modules, tree

LONGEST: Final = 120  # lines without the imports
LONGEST_OF_SEVERAL: Final = 150  # where editions plug different effects into the slot
CARDS: Final = {
    str(path.relative_to(ROOT)): path
    for kind in ("characters", "districts")
    for path in modules(ENGINE / kind)
    if not path.name.startswith("_")
}


def classes(module: ast.Module) -> list[ast.ClassDef]:
    return [node for node in module.body if isinstance(node, ast.ClassDef)]


def body_lines(path: Path) -> int:
    """Lines of the file without its imports, which the formatter writes one name a line."""
    imports = [node for node in tree(path).body if isinstance(node, (ast.Import, ast.ImportFrom))]
    listed = sum((node.end_lineno or node.lineno) - node.lineno + 1 for node in imports)
    return len(path.read_text("utf-8").splitlines()) - listed


def test_a_card_is_short() -> None:
    too_long: dict[str, int] = {}
    for card, path in CARDS.items():
        effects = len(classes(tree(path)))
        if body_lines(path) > (LONGEST_OF_SEVERAL if effects > 1 else LONGEST):
            too_long[card] = body_lines(path)
    assert not too_long


def test_a_card_file_holds_the_card_it_is_named_after() -> None:
    for card, path in CARDS.items():
        wanted = path.stem.replace("_", "")
        names = [found.name for found in classes(tree(path))]
        assert [name for name in names if name.lower().startswith(wanted)], (card, names)


def test_a_card_says_its_text() -> None:
    for card, path in CARDS.items():
        silent = [found.name for found in classes(tree(path)) if ast.get_docstring(found) is None]
        assert not silent, (card, silent)
