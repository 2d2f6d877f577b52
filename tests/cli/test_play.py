"""`citadels play`: a game in the terminal, by hand and by itself."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from typer.testing import CliRunner, Result

import citadels.cli
from citadels.cli.main import app
from citadels.cli.speech import Speech
from citadels.engine.notation.tokens import is_name
from citadels.text import LANGUAGES
from citadels.text.keys import TERMINAL

PRESETS: Final = (
    "first-game",
    "ambitious-aristocrats",
    "cunning-agents",
    "illustrious-emissaries",
    "devious-dignitaries",
    "tenacious-delegates",
    "vicious-nobles",
)


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, list(words), input=typed, env={"COLUMNS": "80"})


@pytest.mark.parametrize("players", range(2, 9))
def test_a_game_that_plays_itself_can_be_saved_and_checked(players: int, tmp_path: Path) -> None:
    file = tmp_path / "game.story"
    result = run(
        "play", "--auto", "--players", str(players), "--seed", str(players), "--save", str(file)
    )
    assert result.exit_code == 0, result.output
    assert "Winner: " in result.output
    checked = run("check", str(file))
    assert checked.exit_code == 0, checked.output
    assert checked.output == "1 story, 0 failed\n"


# Each preset in one language is enough here: that no text is missing is a test of the texts.
SETS: Final = [(preset, LANGUAGES[at % 5]) for at, preset in enumerate([*PRESETS, "random"])]


@pytest.mark.parametrize(("preset", "language"), SETS)
def test_everything_that_happens_can_be_said(preset: str, language: str) -> None:
    options = ("--seed", "1", "--players", "5", "--preset", preset, "--language", language)
    result = run("play", "--auto", *options)
    assert result.exit_code == 0, result.output


@pytest.mark.parametrize(("preset", "language"), SETS)
def test_every_question_and_answer_can_be_said(preset: str, language: str) -> None:
    options = ("--seed", "2", "--players", "4", "--preset", preset, "--language", language)
    result = run("play", *options, typed="?\n1\n" * 100)
    assert result.exit_code == 0, result.output


def test_leaving_in_the_middle_saves_the_game_so_far(tmp_path: Path) -> None:
    file = tmp_path / "game.story"
    result = run("play", "--seed", "5", "--save", str(file), typed="1\n1\nquit\n")
    assert result.exit_code == 0, result.output
    assert "The game is not finished." in result.output
    assert run("check", str(file)).exit_code == 0


def test_the_end_of_the_input_is_a_way_to_leave() -> None:
    result = run("play", "--seed", "5")
    assert result.exit_code == 0
    assert "The game is not finished." in result.output


def test_an_answer_may_be_a_number_the_words_of_the_notation_or_of_the_option() -> None:
    for typed in ("1", "pick magician", "Choose the Magician", "pick m", "CHOOSE THE M"):
        result = run("play", "--seed", "5", typed=f"{typed}\n")
        assert "Ann chooses the Magician." in result.output, typed


def test_what_is_no_answer_is_said_and_asked_again() -> None:
    typed = "0\n4\n99999\n\nfly\nChoose\npick king\n?\nrules King\nrules nothing\nrules map room\n"
    result = run("play", "--seed", "5", typed=typed)
    assert result.exit_code == 0
    assert "“4” is none of the answers." in result.output
    assert "“99999” is none of the answers." in result.output
    assert "“fly” is none of the answers." in result.output
    assert "“Choose” could be several answers." in result.output
    assert "It is not there." in result.output
    assert "Nothing else could be expected here." in result.output
    assert "King  Rank 4" in result.output
    assert "There is no card “nothing”." in result.output
    assert "Map Room  Unique, cost 5" in result.output
    assert result.output.count("> ") == typed.count("\n") + 1


def test_why_something_is_impossible_is_told_on_request() -> None:
    result = run("play", "--seed", "5", typed="1\n1\n?\nend\n1\nbuild palace\n")
    output = " ".join(result.output.split())
    assert "Not possible now:" in output
    assert "End the turn: Gather resources first." in output
    assert "Ann, 1-3 or words> Gather resources first." in output
    assert "It costs 5 gold, and you have 4." in output


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    file = tmp_path / "none" / "game.story"
    result = run("play", "--auto", "--seed", "1", "--save", str(file))
    assert result.exit_code == 2
    assert "could not be written" in result.output


def test_a_preset_that_there_is_not_is_told() -> None:
    result = run("play", "--preset", "nonsense")
    assert result.exit_code == 2
    assert "There is no such set of cards: nonsense." in result.output
    assert "cunning-agents" in result.output


def test_a_game_without_a_seed_says_which_one_it_took() -> None:
    assert "Seed " in run("play", "--auto").output


@pytest.mark.parametrize("players", ["1", "9", "x"])
def test_only_two_to_eight_can_play(players: str) -> None:
    assert run("play", "--players", players).exit_code == 2


def test_the_version_is_told() -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert result.output.startswith("citadels ")


def test_a_card_is_shown_by_name_or_slug_in_any_language() -> None:
    assert "Rank 4" in run("rules", "king").output
    assert "Unique, cost 6" in run("rules", "school", "of", "magic").output
    assert "Король" in run("rules", "король", "--language", "ru").output
    assert "Trade, cost 1" in run("rules", "tavern").output
    assert run("rules", "nonsense").exit_code == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_eight_names_that_a_story_can_hold(language: str) -> None:
    names = Speech(language, []).phrase("names").split()
    assert len(set(names)) == len(names) == 8
    assert all(is_name(name) for name in names)


def test_the_program_asks_for_all_words_of_the_terminal() -> None:
    folder = Path(citadels.cli.__file__).parent
    source = "".join(file.read_text(encoding="utf-8") for file in folder.glob("*.py"))
    assert [slug for slug, *_ in TERMINAL if f'"{slug}"' not in source] == []


def test_a_seed_is_written_without_marks_between_its_thousands() -> None:
    for language in LANGUAGES:
        result = run("play", "--auto", "--seed", "123456789", "--language", language)
        assert "123456789" in result.output


def test_the_numbers_of_the_prompt_are_those_of_the_answers() -> None:
    result = run("play", "--seed", "2", typed="1\n" * 20)
    assert "Ann, 1-3 or words> " in result.output
    assert "Ann, 1 or words> " in result.output
    assert "1-1 or words" not in result.output


def test_a_french_colon_stands_apart_everywhere() -> None:
    options = ("--seed", "5", "--language", "fr")
    output = run("play", *options, typed="1\n1\n?\n").output
    assert "Main\u00a0: " in output
    assert "Impossible pour le moment\u00a0:\n" in output
    assert not [line for line in output.splitlines() if re.search(r"\w: ", line)]
