"""What bots make of a card is in one module; a card without one is still played."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from citadels.bots.registry import make_bot
from citadels.bots.strategy import default_strategy
from citadels.bots.strategy.strategies import STRATEGIES, set_strategy
from citadels.engine.answers.codec import arg2_of, arg3_of, argument_code, verb_of
from citadels.engine.codes import HANDLER_COUNT, ROLE_ARGUMENT, SEAT_ARGUMENT, USE
from citadels.engine.editions.registry import PROFILES
from citadels.engine.names import CHARACTERS, DISTRICTS, handler_name
from citadels.engine.playout import playout_by_seat
from citadels.engine.scoring import winners
from citadels.engine.setup import new_game, setup_from_preset
from tests.architecture.source_code import ROOT, parse_file
from tests.bots.bot_games import MixedTable, make_all_bots, mixed_tables, scale_count, some_cases
from tests.properties.random_games import PLAYER_COUNTS, note_on_failure, random_setup_for

BOTS_FOLDER: Final = ROOT / "citadels" / "bots"
STRATEGY_FOLDER: Final = BOTS_FOLDER / "strategy"
CARD_FOLDERS: Final = {
    STRATEGY_FOLDER / "characters": CHARACTERS,
    STRATEGY_FOLDER / "districts": DISTRICTS,
}
CARD_MODULES: Final = [
    path
    for folder in CARD_FOLDERS
    for path in sorted(folder.glob("*.py"))
    if path.name != "__init__.py"
]
GENERAL_MODULES: Final = [
    path
    for path in sorted(BOTS_FOLDER.rglob("*.py"))
    if path not in CARD_MODULES and path.parent not in CARD_FOLDERS
]
# Slugs that are also words of the game or of English; only their constants are looked for.
ORDINARY_WORDS: Final = {"keep"}
BASE_MODULES: Final = ("character_strategy.py", "district_strategy.py", "card_strategy.py")
LEAST_SHARE: Final = 0.7  # of a bot that knows no card, against three that play at random


@pytest.fixture
def untaught() -> Iterator[None]:
    """Take away what the bots know of each card."""
    kept = [STRATEGIES[code] for code in range(HANDLER_COUNT)]
    for code in range(HANDLER_COUNT):
        set_strategy(code, default_strategy(code))
    yield
    for code, strategy in enumerate(kept):
        set_strategy(code, strategy)


def class_name_of(slug: str) -> str:
    return slug.title().replace("-", "")


@pytest.mark.parametrize("path", CARD_MODULES, ids=lambda path: path.stem)
def test_a_strategy_is_named_after_its_card(path: Path) -> None:
    slug = path.stem.replace("_", "-")
    assert slug in CARD_FOLDERS[path.parent]
    classes = [node for node in parse_file(path).body if isinstance(node, ast.ClassDef)]
    assert [node.name for node in classes] == [class_name_of(slug)]


def methods_of(path: Path) -> list[str]:
    return [
        method.name
        for node in parse_file(path).body
        if isinstance(node, ast.ClassDef)
        for method in node.body
        if isinstance(method, ast.FunctionDef)
    ]


def test_the_methods_of_strategies_are_in_the_same_order() -> None:
    order = [name for base in BASE_MODULES for name in methods_of(STRATEGY_FOLDER / base)]
    for path in CARD_MODULES:
        assert methods_of(path) == sorted(methods_of(path), key=order.index), path


def test_every_card_has_its_strategy_at_its_code() -> None:
    modules = {path.stem.replace("_", "-") for path in CARD_MODULES}
    assert len(modules) > 40
    for code in range(HANDLER_COUNT):
        slug = handler_name(code)
        strategy = STRATEGIES[code]
        default = type(default_strategy(code))
        assert strategy.code == code
        assert isinstance(strategy, default)
        assert type(strategy).__name__ == (
            class_name_of(slug) if slug in modules else default.__name__
        )


def find_card_names(text: str) -> list[str]:
    """The cards named in a source file, in whatever form: `thieves-den`, `THIEVES_DEN`."""
    found: list[str] = []
    for slug in CHARACTERS + DISTRICTS:
        words = slug.split("-")
        if slug in ORDINARY_WORDS:
            pattern = rf"(?<![A-Za-z_]){slug.upper()}(?![A-Za-z_])"
        else:
            pattern = rf"(?i:(?<![a-z]){'[-_ ]?'.join(words)}(?![a-z]))"
        found.extend(match.group() for match in re.finditer(pattern, text))
    return found


def test_no_other_module_of_the_bots_names_a_card() -> None:
    named = {
        path.relative_to(ROOT).as_posix(): find_card_names(path.read_text(encoding="utf-8"))
        for path in GENERAL_MODULES
    }
    assert len(named) > 30
    assert {path: names for path, names in named.items() if names} == {}


@pytest.mark.parametrize(
    "text",
    ["codes.THIEVES_DEN", '"thieves-den"', "ThievesDen()", "thieves_den", "MUSEUM_SIZE", "KEEP"],
)
def test_the_name_of_a_card_is_found_in_every_form(text: str) -> None:
    assert find_card_names(text)


@pytest.mark.parametrize("text", ["KEEP_CARD", "keeps", "taking", "parking", "a thieving crow"])
def test_other_words_are_not_taken_for_cards(text: str) -> None:
    assert not find_card_names(text)


@pytest.mark.usefixtures("untaught")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_cards_without_a_strategy_are_played_to_the_end(players: int) -> None:
    """Every bot at every seat, in sets of cards of all editions."""
    bots = make_all_bots(iterations=4)
    for number in range(scale_count(2, 6)):
        seed = 100 * players + number
        profile = PROFILES[(players + number) % len(PROFILES)]
        table = MixedTable(random_setup_for(players, seed, profile), seed)
        with note_on_failure(table):
            for turn, (_, view, knowledge) in enumerate(table.decisions()):
                bot = bots[turn % len(bots)]
                if not bot.spec.startswith("search") or turn % 8 == 0:
                    assert bot.choose(view, knowledge, turn) in view.legal


@pytest.mark.usefixtures("untaught")
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("spec", ["charter", "belief"])
def test_a_bot_that_knows_no_card_beats_random_play(spec: str, profile: str) -> None:
    bot, opponent = make_bot(spec), make_bot("random")
    games = scale_count(24, 200)
    wins = 0.0
    for number in range(games):
        seat = number % 4
        game = new_game(setup_from_preset(profile, players=4), seed=number)
        policies = [
            (bot if other == seat else opponent).policy(10 * number + other) for other in range(4)
        ]
        assert None not in policies
        playout_by_seat(game, [policy for policy in policies if policy is not None])
        if seat in winners(game):
            wins += 1 / len(winners(game))
    assert wins / games > LEAST_SHARE


@pytest.mark.usefixtures("untaught")
@pytest.mark.parametrize("spec", ["charter", "belief"])
def test_no_unknown_ability_is_turned_against_the_own_city(spec: str) -> None:
    bot = make_bot(spec)
    could = 0
    for players in some_cases(PLAYER_COUNTS):
        for table in mixed_tables(players, scale_count(1, 4), skip=700):
            with note_on_failure(table):
                for game in table.play():
                    seat = game.to_move()
                    own = [answer for answer in game.legal() if aims_at_city_of(answer, seat)]
                    if own:
                        could += 1
                        policy = bot.policy(could)
                        assert policy is not None
                        assert policy.choose(game, game.write_options()) not in own
    assert could > 0


def aims_at_city_of(answer: int, seat: int) -> bool:
    """Whether an ability is used on a district of this seat."""
    is_use = verb_of(answer) == USE and arg2_of(answer) >= SEAT_ARGUMENT
    is_at_place = arg3_of(answer) < ROLE_ARGUMENT
    return is_use and is_at_place and argument_code(arg2_of(answer)) == seat
