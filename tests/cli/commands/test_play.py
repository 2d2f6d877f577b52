"""`citadels play --plain`: a game line by line, played by hand or automatically."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Final

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

import citadels.cli
import citadels.session
import citadels.tui
from citadels.cli.line_mode.game import LineGame
from citadels.cli.line_mode.table_printer import TablePrinter
from citadels.cli.main import app
from citadels.cli.profiles import Profile
from citadels.engine.editions.edition import Setup
from citadels.engine.editions.registry import PROFILES
from citadels.engine.names import character_code, district_code
from citadels.engine.notation.parser import parse_story, split_stories
from citadels.engine.notation.tokens import is_name
from citadels.engine.setup import setup_from_preset
from citadels.match.from_story import import_story
from citadels.protocol.messages import Event, Step
from citadels.session.local import LocalSession, new_game
from citadels.text import LANGUAGES, Texts, localize
from citadels.text.keys.programs import TERMINAL

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


def run_randomly(*words: str, typed: str = "") -> Result:
    return run(*words, "--bots", "random", typed=typed)


@pytest.mark.parametrize("players", range(2, 9))
def test_an_automatic_game_can_be_saved_and_checked(players: int, tmp_path: Path) -> None:
    file = tmp_path / "game.story"
    result = run_randomly(
        "play", "--auto", "--players", str(players), "--seed", str(players), "--save", str(file)
    )
    assert result.exit_code == 0, result.output
    assert "Winner: " in result.output
    checked = run("check", str(file))
    assert checked.exit_code == 0, checked.output
    assert checked.output == "1 story, 0 failed\n"


def test_opponents_are_set_by_a_bot_spec(tmp_path: Path) -> None:
    file = tmp_path / "game.story"
    bots = ("--bots", "rush, beginner(mistakes=0.3)")
    result = run("play", "--auto", *bots, "--players", "3", "--seed", "5", "--save", str(file))
    assert result.exit_code == 0, result.output
    assert run("check", str(file)).exit_code == 0
    repeated = run("play", "--auto", *bots, "--players", "3", "--seed", "5")
    assert result.output.startswith(repeated.output)


@pytest.mark.parametrize("bots", ["napoleon", "rush,", "beginner(mistakes=9)"])
def test_unknown_opponents_are_named(bots: str) -> None:
    result = run("play", "--bots", bots)
    assert result.exit_code == 2
    assert any(word in result.output for word in ("napoleon", "'rush,'", "mistakes=9"))


# Each preset in one language is enough here: other tests check that no text is missing.
PRESET_CASES: Final = [
    (preset, LANGUAGES[at % 5]) for at, preset in enumerate([*PRESETS, "random"])
]


@pytest.mark.parametrize(("preset", "language"), PRESET_CASES)
def test_every_event_can_be_put_into_words(preset: str, language: str) -> None:
    options = ("--seed", "1", "--players", "5", "--preset", preset, "--language", language)
    result = run_randomly("play", "--auto", *options)
    assert result.exit_code == 0, result.output


@pytest.mark.parametrize(("preset", "language"), PRESET_CASES)
def test_every_question_and_answer_can_be_put_into_words(preset: str, language: str) -> None:
    options = ("--seed", "2", "--players", "4", "--preset", preset, "--language", language)
    result = run_randomly("play", *options, typed="?\n1\n" * 100)
    assert result.exit_code == 0, result.output


# The other books.


def test_every_profile_can_be_played() -> None:
    assert tuple(profile.value for profile in Profile) == PROFILES


@pytest.mark.parametrize("players", [2, 5, 8])
@pytest.mark.parametrize("profile", PROFILES[1:])
def test_a_classic_game_can_be_saved_and_checked(
    profile: str, players: int, tmp_path: Path
) -> None:
    file = tmp_path / "game.story"
    options = ("--profile", profile, "--preset", "random", "--players", str(players))
    result = run_randomly("play", "--auto", *options, "--seed", "4", "--save", str(file))
    assert result.exit_code == 0, result.output
    assert run("check", str(file)).output == "1 story, 0 failed\n"


@pytest.mark.parametrize("profile", PROFILES[1:])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_answer_of_a_classic_game_can_be_put_into_words(
    language: str, profile: str
) -> None:
    options = ("--profile", profile, "--preset", "random", "--language", language)
    result = run_randomly(
        "play", *options, "--players", "4", "--seed", "3", typed="?\n1\n?\n2\n" * 40
    )
    assert result.exit_code == 0, result.output


def test_a_game_can_be_played_to_fewer_districts(tmp_path: Path) -> None:
    file = tmp_path / "game.story"
    options = ("--profile", "classic-fr", "--target", "6", "--seed", "1", "--save", str(file))
    result = run_randomly("play", "--auto", *options)
    assert result.exit_code == 0, result.output
    assert "goal: 6" in result.output
    assert "target=6" in file.read_text(encoding="utf-8")
    assert run("check", str(file)).exit_code == 0
    random = run_randomly("play", "--auto", "--preset", "random", *options)
    assert "goal: 6" in random.output


@pytest.mark.parametrize("preset", ["first-game", "random"])
def test_an_unsupported_city_size_is_reported(preset: str) -> None:
    options = ("--profile", "classic-en", "--preset", preset)
    result = run_randomly("play", *options, "--target", "6")
    assert result.exit_code == 2
    assert (
        result.output
        == "citadels: the game cannot be played to this number of districts: 6; possible: 7\n"
    )
    none = run("play", "--target", "6")
    assert none.output == "citadels: the game cannot be played to this number of districts: 6\n"


def test_a_preset_of_another_edition_is_reported() -> None:
    result = run("play", "--profile", "classic-en", "--preset", "cunning-agents")
    assert (
        result.output == "citadels: there is no such set of cards: cunning-agents; "
        "choose one of: first-game, random\n"
    )


def line_game(setup: Setup, output: io.StringIO, language: str = "en") -> LineGame:
    """A game that the player leaves at the first question."""
    names = Texts(language).terminal("names").split()
    session = LocalSession(new_game(setup.spec(), names, ["random"], seed=1))
    console = Console(file=output, width=200, highlight=False)
    return LineGame(session, language, console, lambda _: "quit")


def opening_output(setup: Setup, language: str = "en") -> str:
    output = io.StringIO()
    game = line_game(setup, output, language)
    game.print_introduction(setup, 1)
    game.run()
    return output.getvalue()


CAST: Final = ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect")


def cast_with(*instead: str) -> tuple[int, ...]:
    return tuple(character_code(slug) for slug in (*instead, *CAST[len(instead) :], "warlord"))


def test_setup_warnings_are_shown_at_the_start() -> None:
    hospital = (district_code("hospital"),)
    setup = setup_from_preset("classic-ru", 4, characters=cast_with("witch"), districts=hospital)
    warning = "With the Witch in the game this district can do nothing: Hospital."
    assert warning in opening_output(setup)
    assert "Госпиталь" in opening_output(setup, "ru").split("Раунд")[0]
    plain = setup_from_preset("classic-ru", 4, characters=cast_with(), districts=hospital)
    assert warning not in opening_output(plain)


def test_a_searched_deck_is_shown_on_the_table_not_in_the_log() -> None:
    game = line_game(setup_from_preset("classic-fr", 4), io.StringIO())
    mine = Event("saw-in-deck", 0, card="tavern", amount=1)
    hers = Event("saw-in-deck", 1, card="?", amount=1)
    step = Step(1, "answer", 0, 0, [mine, mine, hers, hers])
    assert game.step_lines(step) == ["Bob sees a card in the deck. ×2"]


LIGHTHOUSE: Final = """# Ann builds the Lighthouse.
profile classic-fr
Ann  king  gold 3  hand lighthouse
Bob  thief  crown
deck tavern barracks tavern only
turn Ann, gathered

Ann: build lighthouse
asked Ann take-from-deck
"""


def test_a_searched_deck_is_shown_on_the_table() -> None:
    (block,) = split_stories(LIGHTHOUSE)
    match = import_story(parse_story(block), bytes(32), 0)
    for seat, is_shown in ((0, True), (1, False)):
        file = io.StringIO()
        game = LineGame(LocalSession(match, seat=seat), "en", Console(file=file, width=200))
        TablePrinter(game.console, game.view()).print_table(match.knowledge(seat))
        assert ("District deck: Tavern 1, Tavern 1, Battlefield 3\n" in file.getvalue()) == is_shown


def test_too_few_players_for_a_character_is_shown_at_the_start() -> None:
    setup = setup_from_preset(
        "classic-en", 2, characters=cast_with("assassin", "thief", "magician", "emperor")
    )
    assert "The Emperor makes little sense with so few players: 2." in opening_output(setup)


def test_cards_have_the_names_and_texts_of_the_book() -> None:
    book = ("--profile", "classic-fr", "--language", "fr")
    manufacture = " ".join(run("rules", "manufacture", *book).output.split())
    assert "Merveille · Coût 5 · 1 exemplaire Une fois dans votre tour, 3 pièces" in manufacture
    later = " ".join(run("rules", "manufacture", "--language", "fr").output.split())
    assert "Merveille · Coût 5 · 1 exemplaire · au choix Vos autres merveilles" in later
    assert "Rank 2" in run("rules", "tax", "collector", "--profile", "classic-en").output
    assert "Battlefield" in run("rules", "barracks", "--profile", "classic-en").output


def test_quitting_saves_the_game_so_far(tmp_path: Path) -> None:
    file = tmp_path / "game.story"
    result = run("play", "--seed", "5", "--save", str(file), typed="1\n1\nquit\n")
    assert result.exit_code == 0, result.output
    assert "The game is not finished." in result.output
    assert run("check", str(file)).exit_code == 0


def test_the_end_of_the_input_quits_the_game() -> None:
    result = run("play", "--seed", "5")
    assert result.exit_code == 0
    assert "The game is not finished." in result.output


def test_an_answer_can_be_a_number_its_notation_or_its_label() -> None:
    for typed in ("1", "pick magician", "Choose the Magician", "pick m", "CHOOSE THE M"):
        result = run_randomly("play", "--seed", "11", typed=f"{typed}\n")
        assert "Ann chooses the Magician." in result.output, typed


def test_an_invalid_answer_is_reported_and_the_question_repeated() -> None:
    typed = "0\n4\n99999\n\nfly\nChoose\npick witch\n?\nrules King\nrules nothing\nrules map room\n"
    result = run_randomly("play", "--seed", "1", typed=typed)
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


def test_reasons_for_illegal_answers_are_shown_on_request() -> None:
    result = run_randomly("play", "--seed", "7", typed="1\n?\nend\n1\nbuild town-hall\n")
    output = " ".join(result.output.split())
    assert "Not possible now:" in output
    assert "End the turn: Gather resources first." in output
    assert "Ann, 1-7 or words> Gather resources first." in output
    assert "It costs 5 gold, and you have 4." in output


def test_an_unwritable_file_is_reported(tmp_path: Path) -> None:
    file = tmp_path / "none" / "game.story"
    result = run_randomly("play", "--auto", "--seed", "1", "--save", str(file))
    assert result.exit_code == 2
    assert "could not be written" in result.output


def test_an_unknown_preset_is_reported() -> None:
    result = run("play", "--preset", "nonsense")
    assert result.exit_code == 2
    assert "there is no such set of cards: nonsense" in result.output
    assert "cunning-agents" in result.output


def test_a_game_without_a_seed_prints_the_seed_it_chose() -> None:
    assert "Seed " in run_randomly("play", "--auto").output


@pytest.mark.parametrize("players", ["1", "9", "x"])
def test_only_two_to_eight_can_play(players: str) -> None:
    assert run("play", "--players", players).exit_code == 2


def test_the_version_is_printed() -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert result.output.startswith("citadels ")


def test_a_card_is_shown_by_name_or_slug_in_any_language() -> None:
    assert "Rank 4" in run("rules", "king").output
    assert "Unique · Cost 6" in run("rules", "school", "of", "magic").output
    assert "Король" in run("rules", "король", "--language", "ru").output
    assert "Trade · Cost 1" in run("rules", "tavern").output
    assert run("rules", "nonsense").exit_code == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_eight_names_that_are_valid_in_stories(language: str) -> None:
    names = Texts(language).terminal("names").split()
    assert len(set(names)) == len(names) == 8
    assert all(is_name(name) for name in names)


def test_the_program_uses_all_texts_of_the_terminal() -> None:
    packages = (citadels.cli, citadels.session, citadels.tui)
    folders = [Path(package.__file__).parent for package in packages if package.__file__]
    files = [file for folder in folders for file in folder.rglob("*.py")]
    files.append(Path(localize.__file__))
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    computed_prefixes = ("sign-", "pace-")  # of district types, and of how fast bots play
    slugs = [slug for slug, *_ in TERMINAL if not slug.startswith(computed_prefixes)]
    assert [
        slug for slug in slugs if f'"{slug}"' not in source and f"terminal-{slug}" not in source
    ] == []


def test_a_seed_is_printed_without_thousands_separators() -> None:
    for language in LANGUAGES:
        result = run_randomly("play", "--auto", "--seed", "123456789", "--language", language)
        assert "123456789" in result.output


def test_the_prompt_shows_the_range_of_answer_numbers() -> None:
    result = run_randomly("play", "--seed", "2", typed="1\n" * 20)
    assert "Ann, 1-3 or words> " in result.output
    assert "Ann, 1 or words> " in result.output
    assert "1-1 or words" not in result.output


def test_every_french_colon_follows_a_space() -> None:
    options = ("--seed", "5", "--language", "fr")
    output = run_randomly("play", *options, typed="1\n1\n?\n").output
    assert "Main\u00a0: " in output
    assert "Impossible pour le moment\u00a0:\n" in output
    assert not [line for line in output.splitlines() if re.search(r"\w: ", line)]
