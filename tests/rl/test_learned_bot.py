"""A learned bot plays every game of its family, using only what its seat knows."""

from __future__ import annotations

import json
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from itertools import islice
from pathlib import Path

import numpy as np
import pytest

from citadels.bots.bot import BotError, NoDecisionError
from citadels.bots.registry import ENTRY_POINT_GROUP, make_bot
from citadels.engine.answers.text import answer_text
from citadels.engine.codes import NOBODY
from citadels.engine.editions.registry import PROFILES
from citadels.engine.game import Game
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.setup import new_game, setup_from_preset
from citadels.engine.view import SeatView, make_view
from citadels.rl import learned_bot
from citadels.rl.families import FAMILIES
from citadels.rl.learned_bot import LearnedBot
from citadels.rl.learner_table import LearnerTable as LearnersTable
from citadels.rl.learner_table import TableOptions
from citadels.server.errors import ServerError
from citadels.server.tables.table_config import check_bot_spec
from citadels.sim.seatings import one_against_rest
from citadels.sim.tournament import Plan
from tests.bots.bot_games import (
    MixedTable,
    knowledge_state,
    new_knowledge,
    scale_count,
    scale_interval,
    story_decisions,
    story_game,
)
from tests.bots.test_explanation import assert_beliefs_complete, assert_sorted_by_value
from tests.bots.test_legal_play import play_by_views
from tests.cli.runner import output_of, run
from tests.properties.random_games import (
    NAMES,
    PLAYER_COUNTS,
    RandomGame,
    SeededRandom,
    note_on_failure,
    open_question,
    random_setup_for,
    view_text,
)
from tests.properties.redeal import redeal
from tests.rl.learned_bots import BOT_NAME, make_learned_bot, write_bot_package, write_policy_file
from tests.sim.stub_bots import play_plan

ROOT = Path(__file__).parents[2]
FAMILY_BY_PROFILE = {profile: name for name, profiles in FAMILIES.items() for profile in profiles}

each_number_of_players = pytest.mark.parametrize("players", PLAYER_COUNTS)


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the package on the path, also for child processes."""
    monkeypatch.setattr(sys, "path", [str(write_bot_package(tmp_path)), *sys.path])


def random_decisions(
    players: int, seed: int, seldom: int
) -> Iterator[tuple[MixedTable, Game, SeatView, Knowledge]]:
    """Questions with a choice: each kind once, then a random selection."""
    table = MixedTable(random_setup_for(players, seed, "2016"), seed)
    kinds: set[tuple[str, int]] = set()
    for game, view, knowledge in table.decisions():
        if len(view.legal) > 1 and (
            open_question(game) not in kinds or table.rng.randbelow(seldom) == 0
        ):
            kinds.add(open_question(game))
            yield table, game, view, knowledge


@each_number_of_players
@pytest.mark.parametrize("profile", PROFILES)
def test_it_plays_every_game_of_its_family(tmp_path: Path, profile: str, players: int) -> None:
    """Random set-ups; the same question gets the same answer.

    The untrained bot might never build, so another bot brings the game to an end.
    """
    pupils = [
        make_learned_bot(tmp_path, FAMILY_BY_PROFILE[profile], temperature)
        for temperature in (0.5, 0.0)
    ]
    table = RandomGame(random_setup_for(players, 100 + players, profile), 100 + players)
    with note_on_failure(table):
        opponents = [pupils[seat % 2] for seat in range(players - 1)]
        play_by_views(table, [*opponents, make_bot("rush")])


def test_it_answers_at_every_kind_of_question(tmp_path: Path) -> None:
    """Also in positions whose beginning it has not seen."""
    bots = {name: make_learned_bot(tmp_path, name) for name in FAMILIES}
    kinds = set()
    for title, game, knowledge in story_decisions(0, scale_interval(9, 3)):
        view = make_view(game, game.to_move())
        family = FAMILY_BY_PROFILE[view.rules.partition("(")[0]]
        assert bots[family].choose(view, knowledge, 1) in view.legal, title
        kinds.add(open_question(game))
    assert len(kinds) > 25


@pytest.mark.parametrize("name", FAMILIES)
def test_a_game_of_the_other_family_is_refused(tmp_path: Path, name: str) -> None:
    bot = make_learned_bot(tmp_path, name)
    for profile in PROFILES:
        game = new_game(setup_from_preset(profile, 4), seed=1)
        seat = game.to_move()
        arguments = make_view(game, seat), new_knowledge(game, seat), 1
        if FAMILY_BY_PROFILE[profile] == name:
            assert bot.choose(*arguments) in game.legal()
            continue
        for ask in (bot.choose, bot.explain):
            with pytest.raises(
                BotError, match=f"plays {name}, .* one of {FAMILY_BY_PROFILE[profile]}"
            ):
                ask(*arguments)


@each_number_of_players
def test_hidden_information_does_not_change_its_answer(tmp_path: Path, players: int) -> None:
    bot = make_learned_bot(tmp_path)
    question_count = 0
    for table, game, view, knowledge in random_decisions(players, 70 + players, 6):
        redealt_view = make_view(redeal(game, view.seat, table.rng), view.seat)
        with note_on_failure(table):
            answer = bot.choose(view, knowledge, 3)
            assert bot.choose(redealt_view, knowledge.copy(), 3) == answer
        question_count += 1
    assert question_count > 8


def test_it_does_not_modify_its_inputs(tmp_path: Path, few_playouts: None) -> None:
    bot = make_learned_bot(tmp_path)
    for _, _, view, knowledge in islice(random_decisions(5, 3, 10**6), 12):
        before = view_text(view), knowledge_state(knowledge)
        bot.choose(view, knowledge, 1)
        bot.explain(view, knowledge, 1)
        assert (view_text(view), knowledge_state(knowledge)) == before


@pytest.mark.parametrize("preset", ["first-game", "random"])
def test_it_observes_what_learners_observed_in_training(tmp_path: Path, preset: str) -> None:
    """Networks trained on tables of learners get the same rows and actions here."""
    bot = make_learned_bot(tmp_path)
    table = LearnersTable(TableOptions(players=5, preset=preset))
    network, rng = bot._network, SeededRandom(1)
    for seed in range(scale_count(1, 3)):
        table.deal(seed)
        while not table.is_over():
            seat, legal = table.to_move(), table.legal_actions()
            liked = network.logits(network.forward(table.observe(seat)), np.array(legal))
            best = table.family.codec.answer_of(legal[int(np.argmax(liked))], seat, table.seats)
            assert bot.choose(table.view_of(seat), table.knowledge(seat), seed) == best
            table.apply_action(rng.choice(legal))


def test_at_a_temperature_the_seed_decides(tmp_path: Path) -> None:
    cold, warm, hot = (
        make_learned_bot(tmp_path, temperature=temperature) for temperature in (0.0, 1.0, 1000.0)
    )
    _, _, view, knowledge = next(random_decisions(4, 8, 10**6))
    answers = [
        [bot.choose(view, knowledge, seed) for seed in range(60)] for bot in (cold, warm, hot)
    ]
    assert [bot.choose(view, knowledge, 9) for bot in (cold, warm, hot)] == [
        row[9] for row in answers
    ]
    assert len(set(answers[0])) == 1
    assert set(answers[2]) == set(view.legal), "a hot bot does not try all options"
    favourite = answers[0][0]
    assert answers[1].count(favourite) > answers[2].count(favourite)
    assert assert_large_seed_works(warm, view, knowledge)


def assert_large_seed_works(bot: LearnedBot, view: SeatView, knowledge: Knowledge) -> bool:
    return all(bot.choose(view, knowledge, seed) in view.legal for seed in (2**31, 2**62))


def test_a_seat_without_a_decision_is_refused(tmp_path: Path) -> None:
    bot = make_learned_bot(tmp_path)
    game = new_game(setup_from_preset("2016", 3), seed=1)
    for seat in ((game.to_move() + 1) % 3, NOBODY):
        for ask in (bot.choose, bot.explain):
            with pytest.raises(NoDecisionError, match=f"seat {seat} has nothing"):
                ask(make_view(game, seat), new_knowledge(game, game.to_move()), 1)


@pytest.fixture
def few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learned_bot, "PLAYOUTS_PER_OPTION", 2)


@pytest.mark.parametrize("players", [2, 4, 7])
def test_the_explanation_matches_the_answer(
    tmp_path: Path, players: int, few_playouts: None
) -> None:
    bot = make_learned_bot(tmp_path)
    question_count = 0
    for _, game, view, knowledge in islice(random_decisions(players, 5, 10**6), 3, None, 3):
        explanation = bot.explain(view, knowledge, 4)
        assert explanation == bot.explain(view, knowledge, 4)
        assert explanation.answer == bot.choose(view, knowledge, 4) == explanation.options[0].answer
        assert sorted(option.answer for option in explanation.options) == view.legal
        assert explanation.visits == 2 * len(view.legal)
        assert all(
            0 <= option.share <= 1 >= option.std_error >= 0 for option in explanation.options
        )
        assert_sorted_by_value(explanation, "learned")
        assert_beliefs_complete(explanation, game, view)
        question_count += 1
    assert question_count > 0


def test_the_shares_distinguish_winning_from_losing(tmp_path: Path) -> None:
    """The last answer of a game that Bob has won unless Ann builds the Fortress."""
    game = story_game(
        """Ann  warlord gold 5  hand tavern fortress  city cathedral castle manor church temple
Bob  bishop  city tavern market trading-post docks harbor watchtower prison
Cid  merchant
Dan  king
turn Ann, gathered"""
    )
    explanation = make_learned_bot(tmp_path).explain(make_view(game, 0), new_knowledge(game, 0), 2)
    shares = {answer_text(option.answer, NAMES): option.share for option in explanation.options}
    assert shares["end"] < 0.2


@pytest.mark.parametrize(
    ("file", "temperature", "message"),
    [
        ("", 0.0, r"learned\(file=policy.npz\)"),
        ("nowhere.npz", 0.0, "nowhere.npz: No such file"),
        ("here.npz", -1.0, "temperature=-1.0"),
        ("here.npz", float("nan"), "temperature=nan"),
        ("here.npz", float("inf"), "temperature=inf"),
    ],
)
def test_an_unusable_file_or_temperature_is_refused(
    file: str, temperature: float, message: str
) -> None:
    with pytest.raises(BotError, match=message):
        LearnedBot(file, temperature)


def test_the_package_registers_learned_bots() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    learned_bots = project["entry-points"][ENTRY_POINT_GROUP]
    assert EntryPoint("learned", learned_bots["learned"], ENTRY_POINT_GROUP).load() is LearnedBot


def test_without_numpy_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "citadels.rl.learned_bot")
    monkeypatch.setitem(sys.modules, "numpy", None)
    point = EntryPoint("learned", "citadels.rl.learned_bot:LearnedBot", ENTRY_POINT_GROUP)
    with pytest.raises(ImportError, match=r"pip install 'citadels\[rl\]'"):
        point.load()


@pytest.mark.usefixtures("package")
def test_two_processes_play_the_same_games_as_one(tmp_path: Path) -> None:
    """Worker processes of a tournament find bots of packages; each reads the file on its own."""
    spec = f"{BOT_NAME}(file={write_policy_file(tmp_path)})"
    assert make_bot(spec).spec == spec
    plan = Plan(setup_from_preset("2016", 2).spec(), (one_against_rest(spec, "random", 2),), 3, 7)
    scores = [[result.scores for result in play_plan(plan, processes)] for processes in (1, 2)]
    assert scores[0] == scores[1]
    assert len(scores[0]) == 6


@pytest.mark.usefixtures("package")
def test_the_commands_accept_it(tmp_path: Path) -> None:
    spec = f"{BOT_NAME}(file={write_policy_file(tmp_path)})"
    words = ["tournament", "--one", spec, "--rest", "random", "--players", "2", "--games", "4"]
    data = json.loads(output_of(*words, "--seed", "1", "--processes", "1", "--json"))
    assert data["games"] == 4
    assert BOT_NAME in output_of("bots")
    classic = run(*words, "--seed", "1", "--processes", "1", "--profile", "classic-en")
    assert classic.exit_code == 1
    assert "plays 2016" in classic.output


@pytest.mark.usefixtures("package")
def test_clients_cannot_name_a_file_on_a_server(tmp_path: Path) -> None:
    with pytest.raises(ServerError, match=f"there is no bot '{BOT_NAME}'"):
        check_bot_spec(f"{BOT_NAME}(file={write_policy_file(tmp_path)})")
