"""The benchmark of the bots measures what it claims to; times are not checked."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from statistics import linear_regression

import numpy as np
import pytest

from bench.bots.curve import (
    ITERATIONS_BY_MS,
    SMALLEST_BUDGET,
    SMALLEST_SEARCH,
    Block,
    budgets_against,
    estimate_share,
    estimate_slope,
    format_commands,
    format_table,
    group_by_curve,
    slope_from,
    summarize,
)
from bench.bots.fit_evaluation import PositionArrays, fit, format_module
from bench.bots.ladder import play_rung
from bench.bots.positions import KINDS, Position, play_positions
from bench.bots.result_log import append_record
from bench.bots.speed import (
    FAST_BOTS,
    MIDDLE_ROUND,
    find_middle_questions,
    measure_fast_bots,
    measure_search,
)
from bench.bots.update_docs import MARK, PAGE, merge_sections, render_sections
from citadels.bots.registry import BOTS
from citadels.bots.strategy.search.evaluation import FEATURE_COUNT, PHASE_COUNT
from citadels.engine.state import ROUND
from citadels.sim.estimates import Bootstrap


def test_every_quick_bot_has_a_pace() -> None:
    paces = measure_fast_bots(games=1, repeats=1, window_seconds=0)
    assert [pace.what for pace in paces] == list(FAST_BOTS)
    assert all(pace.value > 0 for pace in paces)
    assert set(FAST_BOTS) == {*BOTS} - {"search"}


def test_the_search_is_measured_in_the_middle_of_a_game() -> None:
    questions = find_middle_questions()
    assert all(view.fields[ROUND] == MIDDLE_ROUND and len(view.legal) > 1 for view, _ in questions)
    assert len({view.seat for view, _ in questions}) == 4
    assert measure_search(iterations=2, repeats=1, window_seconds=0).value > 0


def test_the_lowest_rung_of_the_ladder_holds() -> None:
    rung = play_rung("charter", "random", deals=4)
    assert rung.games == 16
    assert rung.standing.name == "charter"
    assert rung.standing.seats == 16
    assert rung.standing.share.mean > 0.5


@pytest.fixture(scope="module")
def outcome_positions() -> list[Position]:
    return list(play_positions(KINDS[0], range(4)))


def test_positions_come_with_their_outcome(outcome_positions: list[Position]) -> None:
    assert all(
        len(position.features) == len(position.shares) == 4 for position in outcome_positions
    )
    assert all(sum(position.shares) == pytest.approx(1) for position in outcome_positions)
    assert {len(row) for position in outcome_positions for row in position.features} == {
        FEATURE_COUNT
    }
    assert len({position.phase for position in outcome_positions}) > 2
    assert list(play_positions(KINDS[0], range(4))) == outcome_positions


def test_fitting_explains_the_outcomes_better_than_chance(
    outcome_positions: list[Position],
) -> None:
    table = PositionArrays(outcome_positions)
    weights = fit(table, steps=150)
    before = table.losses(np.zeros((PHASE_COUNT, FEATURE_COUNT))).mean()
    assert before == pytest.approx(np.log(4))
    assert table.losses(weights).mean() < before - 0.1
    assert table.losses(-weights).mean() > before


def test_the_weights_are_written_as_a_module() -> None:
    weights = (
        np.arange(PHASE_COUNT * FEATURE_COUNT, dtype=np.float64).reshape(PHASE_COUNT, FEATURE_COUNT)
        / 8
    )
    text = format_module(weights)
    inside = text.split("vec[float]([")[1].split("])")[0]
    parsed_weights = [float(word) for word in inside.split(",") if word.strip()]
    assert np.allclose(parsed_weights, weights.ravel(), atol=0.0005)
    assert all(len(line) <= 100 for line in text.splitlines())


def test_the_page_shows_what_was_measured_and_nothing_else(tmp_path: Path) -> None:
    record = tmp_path / "curve.jsonl"
    nothing = tmp_path / "none"
    assert render_sections(tmp_path, record, nothing, nothing) == ""
    for seed in (1, 2):
        append_record(Block(4, ITERATIONS_BY_MS[50], seed, (1.0, 2.0, 3.0), "x"), record)
    text = render_sections(tmp_path, record, nothing, nothing)
    assert f"### Four players, against `{SMALLEST_SEARCH}`" in text
    assert f"| 50 | {ITERATIONS_BY_MS[50]:,} | 24 | 50.0 (" in text
    assert "    python -m bench.bots.curve --players 4 --ms 50 --seeds 1-2\n" in text
    assert "| 100 |" not in text
    assert "From 50 ms on" not in text, "one budget alone neither rises nor falls"
    assert "### Two players" not in text
    assert "## The ladder" not in text


def test_what_was_not_measured_again_stays_on_the_page() -> None:
    section = PAGE.read_text(encoding="utf-8").split(MARK)[1]
    assert merge_sections(section, "") == section.lstrip("\n")
    fresh = merge_sections(section, "## Search\n\nnew\n")
    assert "\n## Search\n\nnew\n\n## More time\n" in fresh
    assert fresh.count("\n## ") == section.lstrip("\n").count("\n## ")
    assert (
        merge_sections("", "## Mirrors\n\nb\n\n## Search\n\na\n")
        == "## Search\n\na\n\n## Mirrors\n\nb\n"
    )


def make_curve(
    players: int, share_at: Callable[[float], float], rest_bot: str = SMALLEST_SEARCH
) -> list[Block]:
    """Two blocks for each budget; the wins depend on how often the smallest budget was doubled."""
    return [
        Block(
            players,
            ITERATIONS_BY_MS[ms],
            seed,
            (players * share_at(math.log2(ITERATIONS_BY_MS[ms] / SMALLEST_BUDGET)),) * 3,
            "x",
            rest_bot,
        )
        for ms in budgets_against(rest_bot)
        for seed in (1, 2)
    ]


@pytest.mark.parametrize("players", [2, 4])
def test_the_rise_of_a_curve_is_share_for_each_doubling(players: int) -> None:
    straight = make_curve(players, lambda doublings: 1 / players + 0.02 * doublings)
    assert estimate_share(straight, 200, Bootstrap()).mean > 1 / players + 0.06
    assert estimate_slope(straight, Bootstrap()).mean == pytest.approx(0.02)
    assert slope_from(50, straight, Bootstrap()).mean == pytest.approx(0.02)


def test_against_others_the_curve_starts_at_the_first_measurement() -> None:
    straight = make_curve(4, lambda doublings: 0.5 + 0.03 * doublings, "belief")
    assert estimate_slope(straight, Bootstrap()).mean == pytest.approx(0.03)
    assert slope_from(50, straight, Bootstrap()).mean == pytest.approx(0.03)
    assert format_table(straight)[2].startswith(f"| 20 | {SMALLEST_BUDGET} | 24 | 50.0 (")
    command = "python -m bench.bots.curve --players 4 --rest belief"
    assert format_commands(straight) == [f"{command} --seeds 1-2"]
    assert group_by_curve([*straight, *make_curve(4, lambda _: 0.3)]) == [
        make_curve(4, lambda _: 0.3),
        straight,
    ]


def test_a_curve_that_is_flat_after_its_first_step_does_not_rise_above_it() -> None:
    step = make_curve(4, lambda doublings: 0.33)
    assert estimate_slope(step, Bootstrap()).mean > 0.01
    assert slope_from(50, step, Bootstrap()).mean == pytest.approx(0)
    assert summarize(step)[1].endswith("too few games to see whether it rises.")


def test_a_curve_that_is_flat_at_its_end_is_reported() -> None:
    level = make_curve(4, lambda doublings: min(0.9, 0.7 + 0.06 * doublings), "belief")
    first, later, last = summarize(level)
    assert first.endswith("of share.")
    assert later.startswith("Among budgets from 50 ms up")
    assert last.startswith("Among budgets from 200 ms up, 0.0 points (0.0 to 0.0): too few games")


def test_a_flat_curve_is_reported() -> None:
    falling = summarize(make_curve(4, lambda doublings: 0.6 - 0.01 * doublings, "belief"))
    assert falling[0].endswith(" of share: not distinguishable from chance.")


def test_a_curve_that_keeps_rising_is_reported() -> None:
    lines = summarize(make_curve(2, lambda doublings: 0.5 + 0.02 * doublings))
    assert lines[0] == "Each doubling of the time brings 2.0 points (2.0 to 2.0) of share."
    assert lines[1] == "Among budgets from 50 ms up, 2.0 points (2.0 to 2.0)."


def test_small_budgets_may_play_more_deals_than_large_ones() -> None:
    straight = make_curve(4, lambda doublings: 0.5 + 0.03 * doublings, "belief")
    more = [Block(4, SMALLEST_BUDGET, seed, (2.0, 2.0, 2.0), "x", "belief") for seed in (3, 4, 5)]
    assert estimate_slope([*straight, *more], Bootstrap()).mean == pytest.approx(0.03)
    assert format_commands([*straight, *more]) == [
        "python -m bench.bots.curve --players 4 --rest belief --ms 20 --seeds 1-5",
        "python -m bench.bots.curve --players 4 --rest belief --ms 50 100 200 500 1000 --seeds 1-2",
    ]


def test_a_few_lucky_deals_of_one_budget_do_not_make_a_level_curve_rise() -> None:
    level = make_curve(4, lambda doublings: 0.5, "belief")
    lucky = Block(4, ITERATIONS_BY_MS[1000], 3, (4.0, 2.0, 2.0), "x", "belief")
    slope = estimate_slope([*level, lucky], Bootstrap())
    assert slope.mean > 0
    assert slope.low is not None
    assert slope.low <= 0


def test_a_large_budget_is_not_better_for_having_played_easy_deals_only() -> None:
    """Wins common to all budgets are due to easy deals, so most of them are discounted."""
    hard = [
        Block(4, SMALLEST_BUDGET, seed, (0.0, 2.0, 1.0), "x", "belief") for seed in range(5, 15)
    ]
    easy = make_curve(4, lambda doublings: 0.75, "belief")
    slope = estimate_slope([*easy, *hard], Bootstrap()).mean
    assert 0 < slope < unweighted_slope([*easy, *hard]) * 0.6


def test_where_all_budgets_play_the_same_deals_the_fit_is_unweighted() -> None:
    blocks = [
        Block(4, tries, seed, (seed - 1.0, (tries // 700) % 3, 4.0), "x", "belief")
        for tries in ITERATIONS_BY_MS.values()
        for seed in (1, 2, 3)
    ]
    assert estimate_slope(blocks, Bootstrap()).mean == pytest.approx(unweighted_slope(blocks))


def unweighted_slope(blocks: list[Block]) -> float:
    """The slope through all shares, as if no two came from the same deal."""
    doublings = [math.log2(block.tries / SMALLEST_BUDGET) for block in blocks for _ in block.shares]
    shares = [share / block.players for block in blocks for share in block.shares]
    return linear_regression(doublings, shares).slope


def test_without_games_of_a_budget_no_rise_is_reported() -> None:
    blocks = make_curve(4, lambda doublings: 0.5, "belief")
    assert len(summarize(blocks)) == 3
    assert not summarize([block for block in blocks if block.tries != ITERATIONS_BY_MS[1000]])
