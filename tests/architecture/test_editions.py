"""An edition is a table. Nothing outside `editions/` asks for its name."""

from __future__ import annotations

import ast
import re
from typing import Final

import pytest

from tests.architecture.source_code import (
    ENGINE_FOLDER,
    ROOT,
    code_strings,
    module_files,
    parse_file,
)

EDITION_NAME_PATTERN: Final = re.compile(r"classic|2016", re.IGNORECASE)


def find_edition_names(module: ast.Module) -> list[tuple[int, str]]:
    return [
        (line, word) for line, word in code_strings(module) if EDITION_NAME_PATTERN.search(word)
    ]


def test_only_editions_know_the_names_of_editions() -> None:
    problems = [
        f"{path.relative_to(ROOT)}:{line}: {word}"
        for path in module_files(ENGINE_FOLDER)
        if "editions" not in path.relative_to(ENGINE_FOLDER).parts
        for line, word in find_edition_names(parse_file(path))
    ]
    assert not problems, problems


@pytest.mark.parametrize(
    "code",
    [
        "if rules.is_classic_en: pass",
        "if edition == 'classic-fr': pass",
        "if year == 2016: pass",
        "class HauntedQuarter2016: pass",
        "from citadels.engine.editions import classic",
        "def f(*, classic=False): pass",
        "f(classic=True)",
        "x = f'{name}-2016'",
    ],
)
def test_the_name_of_an_edition_is_found_in_any_form(code: str) -> None:
    assert find_edition_names(ast.parse(code))


@pytest.mark.parametrize(
    "code",
    [
        "x = 1  # R-2016 31",
        '"""As in classic-en."""',
        'def f():\n    """As in the book of 2016."""',
        "if rules.city_size == 7: pass",
    ],
)
def test_comments_and_docstrings_may_name_an_edition(code: str) -> None:
    assert not find_edition_names(ast.parse(code))
