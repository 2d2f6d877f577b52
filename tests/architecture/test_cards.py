"""One card, one place: a short file with the name of the card and its text."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

from citadels.engine.names import CHARACTERS, DISTRICTS
from tests.architecture.source_code import ENGINE_FOLDER, ROOT, module_files, parse_file

MAX_LINES: Final = 120  # lines without the imports
MAX_LINES_OF_SEVERAL: Final = 150  # where editions plug different effects into the slot
CARD_FILES: Final = {
    str(path.relative_to(ROOT)): path
    for kind in ("characters", "districts")
    for path in module_files(ENGINE_FOLDER / kind)
    if not path.name.startswith("_")
}


def card_classes(module: ast.Module) -> list[ast.ClassDef]:
    return [node for node in module.body if isinstance(node, ast.ClassDef)]


def count_body_lines(path: Path) -> int:
    """Lines of the file without its imports, which the formatter writes one name a line."""
    imports = [
        node for node in parse_file(path).body if isinstance(node, (ast.Import, ast.ImportFrom))
    ]
    import_lines = sum((node.end_lineno or node.lineno) - node.lineno + 1 for node in imports)
    return len(path.read_text("utf-8").splitlines()) - import_lines


def test_a_card_is_short() -> None:
    too_long: dict[str, int] = {}
    for card, path in CARD_FILES.items():
        effects = len(card_classes(parse_file(path)))
        if count_body_lines(path) > (MAX_LINES_OF_SEVERAL if effects > 1 else MAX_LINES):
            too_long[card] = count_body_lines(path)
    assert not too_long


def test_a_card_file_holds_the_card_it_is_named_after() -> None:
    for card, path in CARD_FILES.items():
        class_name = path.stem.replace("_", "")
        names = [card_class.name for card_class in card_classes(parse_file(path))]
        assert [name for name in names if name.lower().startswith(class_name)], (card, names)


def test_a_card_says_its_text() -> None:
    for card, path in CARD_FILES.items():
        silent = [
            card_class.name
            for card_class in card_classes(parse_file(path))
            if ast.get_docstring(card_class) is None
        ]
        assert not silent, (card, silent)


def test_the_laboratory_names_no_card() -> None:
    """What it knows of a card it reads from the card, so it knows new ones as well."""
    sources = [
        *(ROOT / "citadels" / "lab").rglob("*.py"),
        *(ROOT / "citadels" / "sim" / "counters").rglob("*.py"),
        ROOT / "citadels" / "text" / "keys" / "lab.py",
    ]
    slugs = (*CHARACTERS, *DISTRICTS)
    codes = "|".join(slug.replace("-", "_").upper() for slug in slugs)
    titles = "|".join(slug.replace("-", " ").title() for slug in slugs)
    in_quotes = rf'"[^"\s]*\b(?:{"|".join(slugs)})\b[^"\s]*"'
    pattern = re.compile(rf"\b(?:{codes}|{titles})\b|{in_quotes}")
    found = {path.name: pattern.findall(path.read_text("utf-8")) for path in sources}
    assert {name: matches for name, matches in found.items() if matches} == {}
