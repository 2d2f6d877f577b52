"""The texts of all languages are complete, and the check detects when they are not."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

import citadels.text
from citadels.text import LANGUAGES, Texts
from citadels.text.check import check, main, read_texts
from citadels.text.keys import variables_of
from citadels.text.keys.programs import TERMINAL

TEXTS_FOLDER = Path(citadels.text.__file__).parent


@pytest.fixture
def texts_copy(tmp_path: Path) -> Path:
    """A copy of the texts, to be damaged."""
    for language in LANGUAGES:
        shutil.copytree(TEXTS_FOLDER / language, tmp_path / language)
    return tmp_path


def edit_text(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / file
    source = path.read_text(encoding="utf-8")
    assert old in source
    path.write_text(source.replace(old, new, 1), encoding="utf-8")


def test_the_check_reports_problems_and_fails(
    texts_copy: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["check", str(texts_copy)])
    assert main() == 0
    assert capsys.readouterr().out.endswith("all there\n")
    edit_text(texts_copy, "fr/terms.ftl", "type-noble = Noble\n", "")
    assert main() == 1
    assert "fr/terms.ftl: type-noble: missing" in capsys.readouterr().out


def test_every_language_has_every_text() -> None:
    assert check(TEXTS_FOLDER) == []


def test_a_text_missing_in_one_language_is_reported(texts_copy: Path) -> None:
    edit_text(texts_copy, "bg/districts.ftl", "district-market = Пазар\n", "")
    assert check(texts_copy) == ["bg/districts.ftl: district-market: missing"]


def test_an_attribute_missing_in_one_language_is_reported(texts_copy: Path) -> None:
    edit_text(texts_copy, "en/districts.ftl", "    .text = Final score: 2 points.\n", "")
    assert check(texts_copy) == ["en/districts.ftl: district-dragon-gate.text: missing"]


def test_an_engine_name_without_a_text_is_reported(texts_copy: Path) -> None:
    for language in LANGUAGES:
        name = Texts(language).name_of_district("tavern")
        edit_text(texts_copy, f"{language}/districts.ftl", f"district-tavern = {name}\n", "")
    assert check(texts_copy) == ["district-tavern: missing in every language"]


def test_an_unused_text_is_reported(texts_copy: Path) -> None:
    for language in LANGUAGES:
        path = texts_copy / language / "terms.ftl"
        path.write_text(path.read_text(encoding="utf-8") + f"term-moat = {language}\n", "utf-8")
    assert check(texts_copy) == [
        f"{language}/terms.ftl: term-moat: unused" for language in LANGUAGES
    ]


def test_a_misspelt_variable_is_reported(texts_copy: Path) -> None:
    edit_text(texts_copy, "bg/terms.ftl", "count-gold = { $amount }", "count-gold = { $amuont }")
    problems = check(texts_copy)
    assert "bg/terms.ftl: count-gold: no $amount, which en, fr, ru, uk has" in problems
    assert "fr/terms.ftl: count-gold: no $amuont, which bg has" in problems
    assert "bg/terms.ftl: count-gold: $amuont is not given to it" in problems


def test_the_texts_of_the_terminal_are_checked_too(texts_copy: Path) -> None:
    edit_text(texts_copy, "bg/terminal.ftl", "terminal-killed = Убийство\n", "")
    edit_text(texts_copy, "fr/terminal.ftl", "{ $why }", "{ $reason }")
    edit_text(
        texts_copy, "uk/terminal.ftl", "terminal-tax = ", "terminal-moat = Рів\nterminal-tax = "
    )
    problems = check(texts_copy)
    assert "bg/terminal.ftl: terminal-killed: missing" in problems
    assert "fr/terminal.ftl: terminal-not-saved: no $why, which en, ru, uk, bg has" in problems
    assert "fr/terminal.ftl: terminal-not-saved: $reason is not given to it" in problems
    assert "uk/terminal.ftl: terminal-moat: unused" in problems


def test_a_terminal_text_gets_only_its_own_variables(
    texts_copy: Path,
) -> None:
    for language in LANGUAGES:
        tax = Texts(language).terminal("tax")
        edit_text(
            texts_copy, f"{language}/terminal.ftl", f"-tax = {tax}\n", f"-tax = {tax} {{ $file }}\n"
        )
    assert check(texts_copy) == [
        f"{language}/terminal.ftl: terminal-tax: $file is not given to it" for language in LANGUAGES
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_terminal_texts_use_all_their_variables(language: str) -> None:
    problems: list[str] = []
    variables_by_slug = {
        text.key: text.parts.variables
        for text in read_texts(TEXTS_FOLDER, language, problems)
        if text.file == "terminal.ftl"
    }
    assert variables_by_slug == {
        f"terminal-{slug}": set(variables) for slug, *variables in TERMINAL
    }
    assert all(variables_of(key) == variables for key, variables in variables_by_slug.items())


def test_a_line_that_cannot_be_parsed_is_reported(texts_copy: Path) -> None:
    edit_text(texts_copy, "ru/terms.ftl", "type-trade = Торговый", "type-trade Торговый")
    problems = check(texts_copy)
    assert any(
        problem.startswith("ru/terms.ftl: line ") and "type-trade Торговый" in problem
        for problem in problems
    )
    assert "ru/terms.ftl: type-trade: missing" in problems


def test_a_duplicate_text_is_reported(texts_copy: Path) -> None:
    edit_text(
        texts_copy, "uk/terms.ftl", "type-trade = ", "type-trade = Торгівельний\ntype-trade = "
    )
    assert check(texts_copy) == ["uk/terms.ftl: type-trade: written twice"]


def test_a_missing_plural_form_is_reported(texts_copy: Path) -> None:
    edit_text(texts_copy, "uk/terms.ftl", "    [few] { $amount } карти\n", "")
    assert check(texts_copy) == ["uk/terms.ftl: count-cards: plural forms must be few, many, one"]


def test_a_long_untranslated_text_is_reported(texts_copy: Path) -> None:
    english = Texts("en").text_of_district("keep")
    french = Texts("fr").text_of_district("keep")
    edit_text(texts_copy, "fr/districts.ftl", french, english)
    assert check(texts_copy) == ["fr/districts.ftl: district-keep.text: reads the same in en"]


def test_a_text_that_is_still_to_be_written_is_reported_in_each_language(texts_copy: Path) -> None:
    for language in ("en", "fr"):
        keep = Texts(language).text_of_district("keep")
        edit_text(
            texts_copy, f"{language}/districts.ftl", keep, "TODO the text of the Keep is missing"
        )
    assert check(texts_copy) == [
        "en/districts.ftl: district-keep.text: not translated yet",
        "fr/districts.ftl: district-keep.text: not translated yet",
    ]


def test_french_punctuation_never_begins_a_line() -> None:
    """It follows a no-break space, also after an inserted `{ $name }`."""
    for path in sorted((TEXTS_FOLDER / "fr").glob("*.ftl")):
        lines = path.read_text(encoding="utf-8").split("\n")
        text_lines = [line for line in lines if not line.startswith("#")]
        assert [line for line in text_lines if re.search(r"[^=] [:;!?»]|« ", line)] == []


def test_a_dangling_reference_is_reported(texts_copy: Path) -> None:
    edit_text(texts_copy, "en/terms.ftl", "type-trade = Trade", "type-trade = { -commerce }")
    assert check(texts_copy) == [
        "en/terms.ftl: type-trade: refers to -commerce, which is not there"
    ]


def test_a_missing_variant_is_reported(texts_copy: Path) -> None:
    edit_text(texts_copy, "uk/districts.ftl", "    .text-classic-fr = ", "    .text-classic-ru = ")
    assert check(texts_copy) == [
        "uk/districts.ftl: district-bell-tower.text-classic-fr: missing",
        "en/districts.ftl: district-bell-tower.text-classic-ru: missing",
        "fr/districts.ftl: district-bell-tower.text-classic-ru: missing",
        "ru/districts.ftl: district-bell-tower.text-classic-ru: missing",
        "bg/districts.ftl: district-bell-tower.text-classic-ru: missing",
    ]


def test_a_name_may_have_a_variant_in_one_language_only(texts_copy: Path) -> None:
    tavern = "district-tavern = Таверна\n"
    edit_text(texts_copy, "uk/districts.ftl", tavern, tavern + "    .classic = Корчма\n")
    assert check(texts_copy) == []


def test_a_variant_for_an_unknown_profile_is_reported(texts_copy: Path) -> None:
    tavern = "district-tavern = Таверна\n"
    edit_text(texts_copy, "uk/districts.ftl", tavern, tavern + "    .clasic = Корчма\n")
    assert "uk/districts.ftl: district-tavern.clasic: unused" in check(texts_copy)
