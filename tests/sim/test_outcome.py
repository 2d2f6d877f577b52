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
from citadels.sim.arena import Plan
from citadels.sim.digest import digest
from citadels.sim.outcome import Outcome, summary, work_out
from citadels.sim.pairing import (
    CROSS,
    MIRROR,
    MIXED,
    ONE,
    TABLE,
    Match,
    cross,
    mirror,
    mixed_table,
    one_against_rest,
)
from citadels.sim.ratings import places, rate
from citadels.sim.report import show
from citadels.sim.results import GAMES, SUMMARY, write
from citadels.sim.statistics import Confidence
from tests.sim.bots import bring_in, played, result

SETUP = setup_from_preset("2016", 4).spec()


def outcome_of(form: str, *matches: Match, deals: int = 4) -> Outcome:
    plan = Plan(SETUP, matches, deals, 7)
    return Outcome(form, plan, played(plan), {}, Confidence(), "citadels again", 1.0)


def shown(outcome: Outcome) -> str:
    text = io.StringIO()
    show(Console(file=text, width=100), outcome, work_out(outcome))
    return text.getvalue()


def test_winners_come_first_then_points_and_ties_are_equal() -> None:
    assert places(result(0, (0.0, 1.0, 0.0, 0.0), (20, 25, 25, 20))) == [2, 0, 1, 2]
    assert places(result(0, (0.5, 0.0, 0.5), (9, 8, 9))) == [0, 2, 0]


def test_whoever_wins_more_is_rated_higher(monkeypatch: pytest.MonkeyPatch) -> None:
    bring_in(monkeypatch)
    outcome = outcome_of(ONE, one_against_rest("random", "builder", 4), deals=8)
    best, last = rate(outcome.plan.matches, outcome.results)
    assert (best.bot, last.bot) == ("builder", "random")
    assert best.mu > 25 > last.mu
    assert best.ordinal == pytest.approx(best.mu - 3 * best.sigma)
    assert best.games == last.games == 32
    reverse = [
        replace(one, shares=one.shares[::-1], scores=one.scores[::-1], entries=one.entries[::-1])
        for one in outcome.results
    ]
    again = {one.bot: one.mu for one in rate(outcome.plan.matches, reverse)}
    assert again["builder"] == pytest.approx(best.mu)


def test_the_first_one_loses_to_builders_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    bring_in(monkeypatch)
    outcome = outcome_of(ONE, one_against_rest("random", "builder", 4), deals=8)
    (rows,) = work_out(outcome).sides
    assert rows[0].share.mean < 0.15
    assert rows[0].share.mean + 3 * rows[1].share.mean == pytest.approx(1)
    assert "builder, the rest" in shown(outcome)
    assert "repeat: citadels again" in shown(outcome)


def test_a_mirror_of_chance_is_flat() -> None:
    outcome = outcome_of(MIRROR, mirror("random", 4), deals=60)
    outcome = replace(outcome, how=Confidence(0.99))
    figures = work_out(outcome)
    for rows in (*figures.sides, figures.chairs):
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
    assert "random #4" in shown(outcome)


def test_distance_is_counted_clockwise_from_the_first_crown() -> None:
    games = [result(deal, (0.0, 0.0, 0.0, 1.0), crown=2) for deal in range(3)]
    outcome = replace(outcome_of(MIRROR, mirror("random", 4), deals=1), results=games)
    assert [row.share.mean for row in outcome.distances()] == [0, 1, 0, 0]
    assert [row.share.mean for row in outcome.chairs()] == [0, 0, 0, 1]


def test_a_cross_table_has_a_row_for_each_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    bring_in(monkeypatch)
    outcome = outcome_of(CROSS, *cross(["random", "builder"], 4))
    text = shown(outcome)
    assert "one \\ rest" in text
    assert "ratings (Plackett-Luce)" in text
    data = summary(outcome, work_out(outcome))
    assert data["bots"] == ["random", "builder"]
    assert data["games"] == data["wanted"] == 32
    assert data["deals"] == 4


@pytest.mark.parametrize("form", [ONE, CROSS, MIXED, MIRROR, TABLE])
def test_nothing_played_is_told_too(form: str) -> None:
    matches = cross(["random", "random(x=1)"], 4) if form == CROSS else [mirror("random", 4)]
    plan = Plan(SETUP, tuple(matches), 5, 7)
    outcome = Outcome(form, plan, [], {}, Confidence(), "citadels again", 0.0, True)
    assert "interrupted: 0 games, 0 deals of" in shown(outcome)
    assert summary(outcome, work_out(outcome))["interrupted"] is True


def test_files_read_back(tmp_path: Path) -> None:
    outcome = outcome_of(MIXED, mixed_table(["random"] * 4), mirror("random", 4))
    data = summary(outcome, work_out(outcome))
    write(outcome, data, tmp_path / "deep" / "er")
    table = pl.read_parquet(tmp_path / "deep" / "er" / GAMES)
    assert table.height == len(outcome.results) == 20
    assert table["deal"].to_list() == [one.deal for one in outcome.results]
    assert table["match"].to_list() == [one.match for one in outcome.results]
    assert table["scores"].to_list() == [list(one.scores) for one in outcome.results]
    assert table["shares"].to_list() == [list(one.shares) for one in outcome.results]
    assert table["bots"].to_list() == [["random"] * 4] * 20
    assert table["rounds"].min() == min(one.rounds for one in outcome.results)
    rules = make_rules(setup_from_preset("2016", 4))
    for row in table.head(3).iter_rows(named=True):
        assert deal_game(rules, row["seed"]).get(CROWN) == row["crown"]
    found = json.loads((tmp_path / "deep" / "er" / SUMMARY).read_text("utf-8"))
    assert found["setup"] == SETUP
    assert found["matches"][0]["standings"][0]["share"]["mean"] == pytest.approx(0.25)
    assert sorted(path.name for path in (tmp_path / "deep" / "er").iterdir()) == [GAMES, SUMMARY]


def test_counts_become_means() -> None:
    tallies = {
        "length": {("rounds", "8"): 2, ("rounds", "12"): 2, ("answers", "200"): 4},
        "characters": {("king", "picks"): 8, ("king", "wins"): 2 * VICTORY_PARTS},
        "attacks": {("killed", "tries"): 6, ("killed", "hits"): 3, ("stolen", "gold"): 10},
    }
    made = digest({name: Counter(tally) for name, tally in tallies.items()}, 4)
    assert made["length"][0] == {
        "of": "rounds",
        "mean": 10,
        "least": 8,
        "low": 8,
        "median": 8,
        "high": 12,
        "most": 12,
    }
    assert made["characters"] == [{"character": "king", "a game": 2, "share": 0.25}]
    assert made["attacks"] == [
        {"attack": "killed", "a game": 1.5, "hits": 0.5},
        {"attack": "gold stolen", "a game": 2.5},
    ]
