"""The language of a command: the requested one, otherwise that of the system."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import citadels.cli
from citadels.cli.language import Language, locale_language
from citadels.text import LANGUAGES
from citadels.text.keys.programs import COMMANDS
from tests.cli.runner import output_of, run


def test_the_languages_are_those_of_the_texts() -> None:
    assert tuple(language.value for language in Language) == LANGUAGES


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "bg"}, "bg"),
        ({"LANG": "fr-CA"}, "fr"),
        ({"LANG": "ru_RU.KOI8-R@euro"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LC_ALL": "", "LANG": "fr_FR"}, "fr"),
        ({"LC_ALL": "bg_BG", "LC_MESSAGES": "ru_RU", "LANG": "fr_FR"}, "bg"),
        ({"LC_MESSAGES": "ru_RU", "LANG": "fr_FR"}, "ru"),
        ({"LANG": "de_DE", "LANGUAGE": "de:fr:ru"}, "fr"),
        ({"LANGUAGE": "uk"}, "uk"),
        ({"LC_ALL": "C.UTF-8", "LANGUAGE": "fr"}, "en"),
        ({"LANG": "POSIX", "LANGUAGE": "fr"}, "en"),
        ({"LANG": "../../etc"}, "en"),
    ],
)
def test_the_locale_determines_the_language(environment: dict[str, str], language: str) -> None:
    assert locale_language(environment) == language


def test_the_language_option_overrides_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    assert output_of("rules", "king").startswith("King")
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert output_of("rules", "king").startswith("Roi")
    monkeypatch.setenv("CITADELS_LANG", "uk")
    assert output_of("rules", "king").startswith("Король")
    assert output_of("rules", "king", "--lang", "bg").startswith("Крал")
    assert output_of("rules", "king", "--language", "EN").startswith("King")


def test_an_unknown_language_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CITADELS_LANG", "tlh")
    result = run("rules", "king")
    assert result.exit_code == 2
    assert "'tlh' is not one of 'en', 'fr', 'ru', 'uk', 'bg'" in result.stderr
    assert "CITADELS_LANG" in result.stderr


def test_the_commands_use_all_their_texts() -> None:
    folder = Path(citadels.cli.__file__).parent
    source = "".join(file.read_text(encoding="utf-8") for file in folder.rglob("*.py"))
    unused = [slug for slug, *_ in COMMANDS if not re.search(rf"""["']{slug}["']""", source)]
    assert unused == []
