"""The report states what was counted, in every language, and only what is clear."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import polars as pl
import pytest

from citadels.lab.point import Point
from citadels.lab.report.chapters.presets import MEASURES
from citadels.lab.report.conclusions import (
    ALONE,
    COMPARED_FIGURES,
    MIXED_TABLE_FIGURES,
    MULTI_TABLE_FIGURES,
    ONLY_ABOVE_FIGURES,
    STATED,
    STATED_FIGURES,
)
from citadels.lab.report.figures import Figure, Findings, parse_findings
from citadels.lab.report.findings import CHAPTERS, collect_findings
from citadels.lab.report.ranks import ranks
from citadels.lab.report.results import Results
from citadels.lab.store import Store
from citadels.lab.study import read_study
from citadels.lab.study_run import run_study
from citadels.sim.executor import LocalExecutor
from citadels.text.keys.lab import LAB_CHAPTERS, LAB_COMPARED, LAB_FIGURES, LAB_QUANTIFIED
from tests.lab.sample_results import STUDIES, play_studies


def find_figure(found: Findings, name: str) -> Figure:
    return next(figure for figure in found.figures() if figure.id == name)


def find_point(figure: Figure, *keys: str) -> Point:
    return next(point for point in figure.points if point.keys == keys)


def column_total(rows: pl.DataFrame, column: str) -> float:
    return float(rows[column].sum())


def comparison_sentences() -> Iterator[str]:
    """Figures with sentences about what is above and below, and which part of them."""
    for name in COMPARED_FIGURES:
        if name in MULTI_TABLE_FIGURES:
            yield from (f"{name}-{measure}" for measure in MEASURES)
        elif name not in ONLY_ABOVE_FIGURES:
            yield name


def test_every_chapter_and_its_texts_exist(report_findings: Findings) -> None:
    assert (
        [chapter.id for chapter in report_findings.chapters] == list(CHAPTERS) == list(LAB_CHAPTERS)
    )
    assert {figure.id for figure in report_findings.figures()} == set(LAB_FIGURES) - {"names-witch"}
    assert set(comparison_sentences()) == set(LAB_COMPARED)
    assert {*STATED_FIGURES, *MIXED_TABLE_FIGURES} == set(LAB_QUANTIFIED)
    names = [figure.name for figure in report_findings.figures()]
    assert len(set(names)) == len(names)


def test_a_chapter_without_results_is_left_out(tmp_path: Path) -> None:
    assert [
        chapter.id for chapter in collect_findings(play_studies(tmp_path, "crown")).chapters
    ] == ["crown"]
    assert collect_findings(Store(tmp_path / "nothing")).chapters == ()


def test_the_effect_of_a_character_is_what_it_has_beyond_the_usual_at_each_place(
    store: Store, report_findings: Findings
) -> None:
    random_rows = store.counts("everything").filter(
        (pl.col("table") == "characters")
        & (pl.col("key1") == "lot")
        & (pl.col("part") == "2016-4-random-charter")
    )
    rows = random_rows.select("key2", "key3", "times", "won").collect()
    figure = find_figure(report_findings, "characters-lot")
    for point in figure.points:
        role, level = point.keys
        if level == "charter":
            own = rows.filter(pl.col("key3") == role)
            beyond = 0.0
            for place in own["key2"].unique():
                all_there = rows.filter(pl.col("key2") == place)
                here = own.filter(pl.col("key2") == place)
                usual = column_total(all_there, "won") / column_total(all_there, "times")
                beyond += column_total(here, "won") - usual * column_total(here, "times")
            assert point.value == pytest.approx(beyond / column_total(own, "times"))
            assert point.times == column_total(own, "times")
            assert point.low < point.value < point.high


def test_ranges_of_a_figure_hold_simultaneously(store: Store, report_findings: Findings) -> None:
    """The more numbers a figure has, the wider is the range of each."""
    results = Results(store)
    assert results.table_confidence(1) == pytest.approx(0.95)
    assert results.table_confidence(5) == pytest.approx(0.99)
    crown = find_figure(report_findings, "crown-players")
    alone = find_figure(report_findings, "crown-distance")
    widths = {
        point.keys[0]: point.high - point.low
        for point in crown.points
        if point.keys[1] == str(alone.source.players[0])
    }
    for point in alone.points:
        assert widths[point.keys[0]] > point.high - point.low


def test_hits_are_counted_among_names(store: Store, report_findings: Findings) -> None:
    names = store.counts("names").filter(pl.col("table") == "names")
    rows = names.filter(pl.col("part").str.ends_with("charter")).collect()
    thief_rows = rows.filter((pl.col("key1") == "lot") & (pl.col("key2") == "thief"))
    hits = column_total(thief_rows.filter(pl.col("key3") == "yes"), "times")
    figure = next(
        figure
        for figure in report_findings.figures()
        if figure.id == "names-hits" and figure.source.bots == ("charter",)
    )
    assert find_point(figure, "thief", "lot").value == pytest.approx(
        hits / column_total(thief_rows, "times")
    )


def random_counts(store: Store, table: str) -> pl.DataFrame:
    """Random names of the Assassin at the tables of `charter`."""
    counts = store.counts("names").filter((pl.col("table") == table) & (pl.col("key1") == "lot"))
    assassin_rows = counts.filter(pl.col("key2") == "assassin").collect()
    return assassin_rows.filter(pl.col("part").str.ends_with("charter"))


def test_a_hit_is_compared_with_a_miss(store: Store, report_findings: Findings) -> None:
    shares = [
        column_total(rows, "won") / column_total(rows, "times")
        for hit_label in ("yes", "no")
        if len(rows := random_counts(store, "names").filter(pl.col("key3") == hit_label))
    ]
    gain = find_point(find_figure(report_findings, "names-gain"), "assassin", "charter")
    assert gain.value == pytest.approx(shares[0] - shares[1])


def test_a_victim_is_compared_with_others_at_tables_where_nobody_was_hit(
    store: Store, report_findings: Findings
) -> None:
    missed = random_counts(store, "names").filter(pl.col("key3") == "no")
    loss_share = 1 - column_total(missed, "won") / column_total(missed, "times")
    victims = random_counts(store, "victims")
    cost = find_point(find_figure(report_findings, "names-cost"), "assassin", "charter")
    assert cost.value == pytest.approx(
        column_total(victims, "won") / column_total(victims, "times") - loss_share / 3
    )
    assert not any(
        point.keys[0] == "thief" for point in find_figure(report_findings, "names-cost").points
    )


def test_a_rank_includes_all_of_its_characters(report_findings: Findings) -> None:
    """The figure of characters omits those seen too rarely; ranks include them all."""
    order = ranks("2016")
    roles = [
        role_point
        for role_point in find_figure(report_findings, "characters-lot").points
        if role_point.keys[1] == "charter"
    ]
    for point in find_figure(report_findings, "characters-rank").points:
        rank, level = point.keys
        if level == "charter":
            of_rank = [role_point for role_point in roles if order[role_point.keys[0]] == int(rank)]
            assert point.times >= sum(role_point.times for role_point in of_rank)
            if point.times == sum(role_point.times for role_point in of_rank):
                weighted_mean = (
                    sum(role_point.value * role_point.times for role_point in of_rank) / point.times
                )
                assert point.value == pytest.approx(weighted_mean)


def test_heat_maps_of_characters_are_ordered_by_rank(report_findings: Findings) -> None:
    order = ranks("2016")
    for name in ("characters-players", "characters-place"):
        down = [order[role] for role in find_figure(report_findings, name).keys(1)]
        assert down == sorted(down)


def test_lengths_are_means_of_games(store: Store, report_findings: Findings) -> None:
    games = store.games("course").filter(pl.col("part").str.starts_with("2016-5-")).collect()
    length = find_point(find_figure(report_findings, "course-length"), "5", "charter")
    assert length.value == pytest.approx(column_total(games, "rounds") / len(games))
    assert length.times == 160
    course = next(chapter for chapter in report_findings.chapters if chapter.id == "course")
    conclusion = next(
        candidate for candidate in course.conclusions if candidate.figure == "course-length"
    )
    assert conclusion.says == STATED
    assert [point.keys for point in conclusion.points] == [("4",)], "one kind of bot is not enough"


def test_sets_are_compared_with_their_mean(report_findings: Findings) -> None:
    for measure in MEASURES:
        plain = find_figure(report_findings, f"presets-{measure}")
        own, other_point = (
            find_point(plain, preset, "charter").value
            for preset in ("vicious-nobles", "first-game")
        )
        point = find_point(
            find_figure(report_findings, "presets-profile"), measure, "vicious-nobles"
        )
        assert point.value == pytest.approx(2 * own / (own + other_point) - 1)


def test_rivals_share_the_victories_at_their_table(report_findings: Findings) -> None:
    figure = find_figure(report_findings, "cities-rivals")
    assert {point.keys for point in figure.points} == {("rush",), ("charter",)}
    assert 2 * sum(point.value for point in figure.points) == pytest.approx(1)
    assert figure.source.study == "cities"
    cities = next(chapter for chapter in report_findings.chapters if chapter.id == "cities")
    assert [
        conclusion.figure for conclusion in cities.conclusions if conclusion.says == STATED
    ] == ["cities-rivals"]


def test_gold_is_compared_with_cards_cell_by_cell(store: Store, report_findings: Findings) -> None:
    figure = find_figure(report_findings, "gathering")
    counts = store.counts("everything").filter(
        (pl.col("table") == "gathering")
        & (pl.col("key1") == "lot")
        & (pl.col("part") == f"2016-4-random-{figure.source.bots[0]}")
    )
    hand, gold = figure.points[0].keys
    cell = counts.filter((pl.col("key3") == gold) & (pl.col("key4") == hand)).collect()
    shares = [
        column_total(rows, "won") / column_total(rows, "times")
        for choice in ("gold", "cards")
        if len(rows := cell.filter(pl.col("key2") == choice))
    ]
    assert figure.points[0].value == pytest.approx(shares[0] - shares[1])


def test_shares_of_all_games_add_up_to_one(report_findings: Findings) -> None:
    rounds = find_figure(report_findings, "course-rounds")
    for level in rounds.source.bots:
        parts = [point.value for point in rounds.points if point.keys[1] == level]
        assert sum(parts) == pytest.approx(1, abs=0.01)
    causes = find_figure(report_findings, "skill-causes")
    assert sum(point.value for point in causes.points) == pytest.approx(1)


def test_means_of_sets_are_those_of_their_games(store: Store, report_findings: Findings) -> None:
    games = (
        store.games("presets").filter(pl.col("part") == "2016-4-vicious-nobles-belief").collect()
    )
    keys = ("vicious-nobles", "belief")
    rounds = find_point(find_figure(report_findings, "presets-rounds"), *keys)
    assert rounds.value == pytest.approx(column_total(games, "rounds") / len(games))
    assert rounds.times == 160
    score = find_point(find_figure(report_findings, "presets-points"), *keys)
    assert score.value == pytest.approx(column_total(games, "points") / len(games))


def test_a_chapter_uses_the_study_of_the_same_name(report_findings: Findings) -> None:
    assert find_figure(report_findings, "crown-distance").source.study == "crown"
    assert find_figure(report_findings, "cities-first").source.study == "everything"


def test_a_source_contains_everything_needed_to_reproduce_it(report_findings: Findings) -> None:
    source = find_figure(report_findings, "crown-distance").source
    assert (source.seeds, source.games, source.bots) == ((5,), 240, ("charter",))
    everything = find_figure(report_findings, "characters-lot").source
    assert everything.repeat == "citadels lab run everything.toml --out FOLDER"
    assert (everything.games, everything.players) == (1280, (4,))


def test_the_command_states_what_differs_from_the_declared_study(tmp_path: Path) -> None:
    declared = read_study("mine", STUDIES["crown"])
    parts = tuple(replace(part, games=160, seed=9) for part in declared.conditions)
    store = Store(tmp_path)
    run_study(
        replace(declared, conditions=parts),
        store,
        LocalExecutor(1),
        lambda games: None,
        lambda: False,
    )
    command = find_figure(collect_findings(store), "crown-distance").source.repeat
    assert command == "citadels lab run mine.toml --games 160 --seed 9 --out FOLDER"


def test_findings_survive_a_round_trip_through_json(report_findings: Findings) -> None:
    assert parse_findings(json.loads(json.dumps(report_findings.data()))) == report_findings


def test_one_kind_of_bot_is_not_enough_for_a_sentence(report_findings: Findings) -> None:
    crown = next(chapter for chapter in report_findings.chapters if chapter.id == "crown")
    assert {conclusion.says for conclusion in crown.conclusions} == {ALONE}
