"""Ratings, summaries, files and tables."""

from __future__ import annotations

import io
import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import polars as pl
import pytest
from rich.console import Console

from citadels.engine.scoring import VICTORY_PARTS
from citadels.engine.setup import deal as deal_game
from citadels.engine.setup import make_rules, setup_from_preset
from citadels.engine.state import CROWN
from citadels.sim.estimates import Bootstrap
from citadels.sim.ratings import finish_ranks, rate
from citadels.sim.report import show
from citadels.sim.result_files import GAMES, SUMMARY, write_results
from citadels.sim.seatings import (
    CROSS,
    MIRROR,
    MIXED,
    ONE_AGAINST_REST,
    SINGLE_TABLE,
    Match,
    cross,
    mirror,
    mixed_table,
    one_against_rest,
)
from citadels.sim.summaries import summarize
from citadels.sim.tournament import Plan
from citadels.sim.tournament_result import TournamentResult, compute_stats, summary
from tests.sim.stub_bots import make_result, play_plan, register_bots

SETUP = setup_from_preset("2016", 4).spec()


def play_tournament(form: str, *matches: Match, deals: int = 4) -> TournamentResult:
    plan = Plan(SETUP, matches, deals, 7)
    return TournamentResult(form, plan, play_plan(plan), {}, Bootstrap(), "citadels again", 1.0)


def render_result(result: TournamentResult) -> str:
    text = io.StringIO()
    show(Console(file=text, width=100), result, compute_stats(result))
    return text.getvalue()


def test_winners_rank_first_then_by_points_and_ties_share_a_place() -> None:
    assert finish_ranks(make_result(0, (0.0, 1.0, 0.0, 0.0), (20, 25, 25, 20))) == [2, 0, 1, 2]
    assert finish_ranks(make_result(0, (0.5, 0.0, 0.5), (9, 8, 9))) == [0, 2, 0]


def test_more_wins_give_a_higher_rating(monkeypatch: pytest.MonkeyPatch) -> None:
    register_bots(monkeypatch)
    result = play_tournament(ONE_AGAINST_REST, one_against_rest("random", "builder", 4), deals=8)
    best, last = rate(result.plan.matches, result.results)
    assert (best.bot, last.bot) == ("builder", "random")
    assert best.mu > 25 > last.mu
    assert best.ordinal == pytest.approx(best.mu - 3 * best.sigma)
    assert best.games == last.games == 32
    reverse = [
        replace(
            rating,
            shares=rating.shares[::-1],
            scores=rating.scores[::-1],
            entries=rating.entries[::-1],
        )
        for rating in result.results
    ]
    ratings_reversed = {rating.bot: rating.mu for rating in rate(result.plan.matches, reverse)}
    assert ratings_reversed["builder"] == pytest.approx(best.mu)


def test_a_random_bot_loses_to_builders_in_the_report(monkeypatch: pytest.MonkeyPatch) -> None:
    register_bots(monkeypatch)
    result = play_tournament(ONE_AGAINST_REST, one_against_rest("random", "builder", 4), deals=8)
    (rows,) = compute_stats(result).sides
    assert rows[0].share.mean < 0.15
    assert rows[0].share.mean + 3 * rows[1].share.mean == pytest.approx(1)
    assert "builder, the rest" in render_result(result)
    assert "repeat: citadels again" in render_result(result)


def test_a_mirror_match_of_random_bots_shows_no_difference() -> None:
    result = play_tournament(MIRROR, mirror("random", 4), deals=60)
    result = replace(result, bootstrap=Bootstrap(0.99))
    figures = compute_stats(result)
    for rows in (*figures.sides, figures.seats):
        assert len(rows) == 4
        assert sum(row.share.mean for row in rows) == pytest.approx(1)
        for row in rows:
            assert row.share.low is not None
            assert row.share.high is not None
            assert row.share.low < 0.25 < row.share.high
    names = ["crown", "crown + 1", "crown + 2", "crown + 3"]
    assert [row.name for row in figures.distances] == names
    assert sum(row.share.mean for row in figures.distances) == pytest.approx(1)
    assert figures.ratings == []
    assert "random #4" in render_result(result)


def test_distance_is_counted_clockwise_from_the_first_crown() -> None:
    games = [make_result(deal, (0.0, 0.0, 0.0, 1.0), crown=2) for deal in range(3)]
    result = replace(play_tournament(MIRROR, mirror("random", 4), deals=1), results=games)
    assert [row.share.mean for row in result.distance_standings()] == [0, 1, 0, 0]
    assert [row.share.mean for row in result.seat_standings()] == [0, 0, 0, 1]


def test_a_cross_table_has_a_row_for_each_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    register_bots(monkeypatch)
    result = play_tournament(CROSS, *cross(["random", "builder"], 4))
    text = render_result(result)
    assert "one \\ rest" in text
    assert "ratings (Plackett-Luce)" in text
    data = summary(result, compute_stats(result))
    assert data["bots"] == ["random", "builder"]
    assert data["games"] == data["wanted"] == 32
    assert data["deals"] == 4


@pytest.mark.parametrize("form", [ONE_AGAINST_REST, CROSS, MIXED, MIRROR, SINGLE_TABLE])
def test_an_empty_result_is_reported_too(form: str) -> None:
    matches = cross(["random", "random(x=1)"], 4) if form == CROSS else [mirror("random", 4)]
    plan = Plan(SETUP, tuple(matches), 5, 7)
    result = TournamentResult(form, plan, [], {}, Bootstrap(), "citadels again", 0.0, True)
    assert "interrupted: 0 games, 0 deals of" in render_result(result)
    assert summary(result, compute_stats(result))["interrupted"] is True


def test_result_files_can_be_read_back(tmp_path: Path) -> None:
    result = play_tournament(MIXED, mixed_table(["random"] * 4), mirror("random", 4))
    data = summary(result, compute_stats(result))
    write_results(result, data, tmp_path / "deep" / "er")
    table = pl.read_parquet(tmp_path / "deep" / "er" / GAMES)
    assert table.height == len(result.results) == 20
    assert table["deal"].to_list() == [game.deal for game in result.results]
    assert table["match"].to_list() == [game.match for game in result.results]
    assert table["scores"].to_list() == [list(game.scores) for game in result.results]
    assert table["shares"].to_list() == [list(game.shares) for game in result.results]
    assert table["bots"].to_list() == [["random"] * 4] * 20
    assert table["rounds"].min() == min(game.rounds for game in result.results)
    rules = make_rules(setup_from_preset("2016", 4))
    for row in table.head(3).iter_rows(named=True):
        assert deal_game(rules, row["seed"]).get(CROWN) == row["crown"]
    summary_data = json.loads((tmp_path / "deep" / "er" / SUMMARY).read_text("utf-8"))
    assert summary_data["setup"] == SETUP
    assert summary_data["matches"][0]["standings"][0]["share"]["mean"] == pytest.approx(0.25)
    assert sorted(path.name for path in (tmp_path / "deep" / "er").iterdir()) == [GAMES, SUMMARY]


def test_counts_become_means() -> None:
    tallies = {
        "length": {("rounds", "8"): 2, ("rounds", "12"): 2, ("answers", "200"): 4},
        "characters": {("king", "picks"): 8, ("king", "wins"): 2 * VICTORY_PARTS},
        "attacks": {("killed", "tries"): 6, ("killed", "hits"): 3, ("stolen", "gold"): 10},
    }
    means = summarize({name: Counter(tally) for name, tally in tallies.items()}, 4)
    assert means["length"][0] == {
        "of": "rounds",
        "mean": 10,
        "least": 8,
        "low": 8,
        "median": 8,
        "high": 12,
        "most": 12,
    }
    assert means["characters"] == [{"character": "king", "a game": 2, "share": 0.25}]
    assert means["attacks"] == [
        {"attack": "killed", "a game": 1.5, "hits": 0.5},
        {"attack": "gold stolen", "a game": 2.5},
    ]
