"""A learned bot plays whatever its family plays, from what its seat knows."""

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
from citadels.rl import learned
from citadels.rl.families import FAMILIES
from citadels.rl.learned import LearnedBot
from citadels.rl.table import Options
from citadels.rl.table import Table as LearnersTable
from citadels.server.errors import ServerError
from citadels.server.tables.table_config import check_bot_spec
from citadels.sim.arena import Plan
from citadels.sim.pairing import one_against_rest
from tests.bots.tables import (
    SchoolTable,
    fresh_mind,
    remembered,
    spaced,
    story_game,
    times,
    told_games,
)
from tests.bots.test_explaining import beliefs_are_whole, the_best_come_first
from tests.bots.test_playing import play_by_views
from tests.cli.terminal import run, told
from tests.properties.games import (
    NAMES,
    PLAYERS,
    Lots,
    Table,
    as_text,
    noted,
    question,
    varied_setup,
)
from tests.properties.redeal import redealt
from tests.rl.pupils import PUPIL, bring_package, policy_file, pupil
from tests.sim.bots import played

ROOT = Path(__file__).parents[2]
FAMILY_OF = {profile: name for name, profiles in FAMILIES.items() for profile in profiles}

each_number_of_players = pytest.mark.parametrize("players", PLAYERS)


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes that are started find it too: they are given the same path."""
    monkeypatch.setattr(sys, "path", [str(bring_package(tmp_path)), *sys.path])


def choices(
    players: int, seed: int, seldom: int
) -> Iterator[tuple[SchoolTable, Game, SeatView, Knowledge]]:
    """Moments with something to choose: each kind of question once, and then some of them."""
    table = SchoolTable(varied_setup(players, seed, "2016"), seed)
    met: set[tuple[str, int]] = set()
    for game, seen, learnt in table.moments():
        if len(seen.legal) > 1 and (question(game) not in met or table.lots.below(seldom) == 0):
            met.add(question(game))
            yield table, game, seen, learnt


@each_number_of_players
@pytest.mark.parametrize("profile", PROFILES)
def test_it_plays_every_game_of_its_family(tmp_path: Path, profile: str, players: int) -> None:
    """Set-ups by lot; asked again, it answers the same.

    It has learnt nothing and might never build. Another at the table brings the game to an end.
    """
    pupils = [pupil(tmp_path, FAMILY_OF[profile], heat) for heat in (0.5, 0.0)]
    table = Table(varied_setup(players, 100 + players, profile), 100 + players)
    with noted(table):
        others = [pupils[seat % 2] for seat in range(players - 1)]
        play_by_views(table, [*others, make_bot("rush")])


def test_it_answers_at_every_kind_of_question(tmp_path: Path) -> None:
    """Also in positions whose beginning it has not seen."""
    bots = {name: pupil(tmp_path, name) for name in FAMILIES}
    asked = set()
    for title, game, learnt in told_games(0, spaced(9, 3)):
        seen = make_view(game, game.to_move())
        family = FAMILY_OF[seen.rules.partition("(")[0]]
        assert bots[family].choose(seen, learnt, 1) in seen.legal, title
        asked.add(question(game))
    assert len(asked) > 25


@pytest.mark.parametrize("name", FAMILIES)
def test_a_game_of_the_other_family_is_refused(tmp_path: Path, name: str) -> None:
    bot = pupil(tmp_path, name)
    for profile in PROFILES:
        game = new_game(setup_from_preset(profile, 4), seed=1)
        seat = game.to_move()
        asked = make_view(game, seat), fresh_mind(game, seat), 1
        if FAMILY_OF[profile] == name:
            assert bot.choose(*asked) in game.legal()
            continue
        for ask in (bot.choose, bot.explain):
            with pytest.raises(BotError, match=f"plays {name}, .* one of {FAMILY_OF[profile]}"):
                ask(*asked)


@each_number_of_players
def test_it_answers_alike_whatever_its_seat_cannot_see(tmp_path: Path, players: int) -> None:
    bot = pupil(tmp_path)
    asked = 0
    for table, game, seen, learnt in choices(players, 70 + players, 6):
        again = make_view(redealt(game, seen.seat, table.lots), seen.seat)
        with noted(table):
            given = bot.choose(seen, learnt, 3)
            assert bot.choose(again, learnt.copy(), 3) == given
        asked += 1
    assert asked > 8


def test_it_leaves_what_it_is_shown_as_it_was(tmp_path: Path, few_tries: None) -> None:
    bot = pupil(tmp_path)
    for _, _, seen, learnt in islice(choices(5, 3, 10**6), 12):
        before = as_text(seen), remembered(learnt)
        bot.choose(seen, learnt, 1)
        bot.explain(seen, learnt, 1)
        assert (as_text(seen), remembered(learnt)) == before


@pytest.mark.parametrize("preset", ["first-game", "random"])
def test_it_sees_what_the_tables_of_learners_show(tmp_path: Path, preset: str) -> None:
    """What was trained there plays here: the same rows, the same actions."""
    bot = pupil(tmp_path)
    table = LearnersTable(Options(players=5, preset=preset))
    network, lots = bot._network, Lots(1)
    for seed in range(times(1, 3)):
        table.deal(seed)
        while not table.is_over():
            seat, legal = table.asked(), table.legal()
            liked = network.preferences(network.think(table.observe(seat)), np.array(legal))
            best = table.family.book.answer_of(legal[int(np.argmax(liked))], seat, table.seats)
            assert bot.choose(table.see(seat), table.learnt(seat), seed) == best
            table.take(lots.pick(legal))


def test_with_a_temperature_the_seed_decides(tmp_path: Path) -> None:
    cold, warm, hot = (pupil(tmp_path, temperature=heat) for heat in (0.0, 1.0, 1000.0))
    _, _, seen, learnt = next(choices(4, 8, 10**6))
    answers = [[bot.choose(seen, learnt, seed) for seed in range(60)] for bot in (cold, warm, hot)]
    assert [bot.choose(seen, learnt, 9) for bot in (cold, warm, hot)] == [row[9] for row in answers]
    assert len(set(answers[0])) == 1
    assert set(answers[2]) == set(seen.legal), "so hot, everything is as likely"
    favourite = answers[0][0]
    assert answers[1].count(favourite) > answers[2].count(favourite)
    assert bot_of_large_seed_answers(warm, seen, learnt)


def bot_of_large_seed_answers(bot: LearnedBot, seen: SeatView, learnt: Knowledge) -> bool:
    return all(bot.choose(seen, learnt, seed) in seen.legal for seed in (2**31, 2**62))


def test_a_seat_that_is_not_asked_is_told_so(tmp_path: Path) -> None:
    bot = pupil(tmp_path)
    game = new_game(setup_from_preset("2016", 3), seed=1)
    for seat in ((game.to_move() + 1) % 3, NOBODY):
        for ask in (bot.choose, bot.explain):
            with pytest.raises(NoDecisionError, match=f"seat {seat} has nothing"):
                ask(make_view(game, seat), fresh_mind(game, game.to_move()), 1)


@pytest.fixture
def few_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learned, "PLAYOUTS_PER_OPTION", 2)


@pytest.mark.parametrize("players", [2, 4, 7])
def test_the_reasons_are_those_of_the_answer(tmp_path: Path, players: int, few_tries: None) -> None:
    bot = pupil(tmp_path)
    asked = 0
    for _, game, seen, learnt in islice(choices(players, 5, 10**6), 3, None, 3):
        thought = bot.explain(seen, learnt, 4)
        assert thought == bot.explain(seen, learnt, 4)
        assert thought.answer == bot.choose(seen, learnt, 4) == thought.options[0].answer
        assert sorted(option.answer for option in thought.options) == seen.legal
        assert thought.visits == 2 * len(seen.legal)
        assert all(0 <= option.share <= 1 >= option.std_error >= 0 for option in thought.options)
        the_best_come_first(thought, "learned")
        beliefs_are_whole(thought, game, seen)
        asked += 1
    assert asked > 0


def test_the_shares_tell_what_wins_from_what_loses(tmp_path: Path) -> None:
    """The last answer of a game that Bob has won unless Ann builds the Fortress."""
    game = story_game(
        """Ann  warlord gold 5  hand tavern fortress  city cathedral castle manor church temple
Bob  bishop  city tavern market trading-post docks harbor watchtower prison
Cid  merchant
Dan  king
turn Ann, gathered"""
    )
    thought = pupil(tmp_path).explain(make_view(game, 0), fresh_mind(game, 0), 2)
    shares = {answer_text(option.answer, NAMES): option.share for option in thought.options}
    assert shares["end"] < 0.2


@pytest.mark.parametrize(
    ("file", "temperature", "told_why"),
    [
        ("", 0.0, r"learned\(file=policy.npz\)"),
        ("nowhere.npz", 0.0, "nowhere.npz: No such file"),
        ("here.npz", -1.0, "temperature=-1.0"),
        ("here.npz", float("nan"), "temperature=nan"),
        ("here.npz", float("inf"), "temperature=inf"),
    ],
)
def test_what_cannot_play_is_refused(file: str, temperature: float, told_why: str) -> None:
    with pytest.raises(BotError, match=told_why):
        LearnedBot(file, temperature)


def test_the_package_says_that_it_brings_learned_bots() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    told_of = project["entry-points"][ENTRY_POINT_GROUP]
    assert EntryPoint("learned", told_of["learned"], ENTRY_POINT_GROUP).load() is LearnedBot


def test_without_numpy_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "citadels.rl.learned")
    monkeypatch.setitem(sys.modules, "numpy", None)
    point = EntryPoint("learned", "citadels.rl.learned:LearnedBot", ENTRY_POINT_GROUP)
    with pytest.raises(ImportError, match=r"pip install 'citadels\[rl\]'"):
        point.load()


@pytest.mark.usefixtures("package")
def test_two_processes_play_what_one_plays(tmp_path: Path) -> None:
    """Bots of packages are found in processes of the arena, each reading the file itself."""
    line = f"{PUPIL}(file={policy_file(tmp_path)})"
    assert make_bot(line).spec == line
    plan = Plan(setup_from_preset("2016", 2).spec(), (one_against_rest(line, "random", 2),), 3, 7)
    scores = [[result.scores for result in played(plan, processes)] for processes in (1, 2)]
    assert scores[0] == scores[1]
    assert len(scores[0]) == 6


@pytest.mark.usefixtures("package")
def test_the_commands_know_it(tmp_path: Path) -> None:
    line = f"{PUPIL}(file={policy_file(tmp_path)})"
    words = ["tournament", "--one", line, "--rest", "random", "--players", "2", "--games", "4"]
    data = json.loads(told(*words, "--seed", "1", "--processes", "1", "--json"))
    assert data["games"] == 4
    assert PUPIL in told("bots")
    classic = run(*words, "--seed", "1", "--processes", "1", "--profile", "classic-en")
    assert classic.exit_code == 1
    assert "plays 2016" in classic.output


@pytest.mark.usefixtures("package")
def test_no_stranger_names_a_file_of_a_server(tmp_path: Path) -> None:
    with pytest.raises(ServerError, match=f"there is no bot '{PUPIL}'"):
        check_bot_spec(f"{PUPIL}(file={policy_file(tmp_path)})")
