"""The bench of the bots measures what it says; no seconds are looked at."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from statistics import linear_regression

import numpy as np
import pytest

from bench.bots.curve import (
    BUDGETS,
    LEAST,
    SMALLEST,
    Block,
    budgets_against,
    commands,
    curves,
    rise,
    rise_from,
    share_of,
    table,
    told,
)
from bench.bots.fit_evaluation import Table, fit, text_of
from bench.bots.ladder import climb
from bench.bots.page import MARK, PAGE, renewed, results
from bench.bots.positions import KINDS, Position, positions
from bench.bots.record import keep
from bench.bots.speed import MIDDLE, QUICK, questions_of_the_middle, quick_paces, search_pace
from citadels.bots.registry import BOTS
from citadels.bots.strategy.search.evaluation import FEATURE_COUNT, PHASE_COUNT
from citadels.engine.state import ROUND
from citadels.sim.statistics import Confidence


def test_every_quick_bot_has_a_pace() -> None:
    paces = quick_paces(games=1, tries=1, window=0)
    assert [pace.what for pace in paces] == list(QUICK)
    assert all(pace.value > 0 for pace in paces)
    assert set(QUICK) == {*BOTS} - {"search"}


def test_the_search_is_measured_in_the_middle_of_a_game() -> None:
    asked = questions_of_the_middle()
    assert all(seen.fields[ROUND] == MIDDLE and len(seen.legal) > 1 for seen, _ in asked)
    assert len({seen.seat for seen, _ in asked}) == 4
    assert search_pace(iterations=2, tries=1, window=0).value > 0


def test_the_lowest_rung_of_the_ladder_holds() -> None:
    rung = climb("charter", "random", deals=4)
    assert rung.games == 16
    assert rung.standing.name == "charter"
    assert rung.standing.seats == 16
    assert rung.standing.share.mean > 0.5


@pytest.fixture(scope="module")
def found() -> list[Position]:
    return list(positions(KINDS[0], range(4)))


def test_positions_come_with_their_outcome(found: list[Position]) -> None:
    assert all(len(position.features) == len(position.shares) == 4 for position in found)
    assert all(sum(position.shares) == pytest.approx(1) for position in found)
    assert {len(row) for position in found for row in position.features} == {FEATURE_COUNT}
    assert len({position.phase for position in found}) > 2
    assert list(positions(KINDS[0], range(4))) == found


def test_fitting_explains_the_outcomes_better_than_chance(found: list[Position]) -> None:
    table = Table(found)
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
    text = text_of(weights)
    inside = text.split("vec[float]([")[1].split("])")[0]
    read = [float(word) for word in inside.split(",") if word.strip()]
    assert np.allclose(read, weights.ravel(), atol=0.0005)
    assert all(len(line) <= 100 for line in text.splitlines())


def test_the_page_tells_what_was_measured_and_nothing_else(tmp_path: Path) -> None:
    record = tmp_path / "curve.jsonl"
    nothing = tmp_path / "none"
    assert results(tmp_path, record, nothing, nothing) == ""
    for seed in (1, 2):
        keep(Block(4, BUDGETS[50], seed, (1.0, 2.0, 3.0), "x"), record)
    text = results(tmp_path, record, nothing, nothing)
    assert f"### Four players, against `{LEAST}`" in text
    assert f"| 50 | {BUDGETS[50]:,} | 24 | 50.0 (" in text
    assert "    python -m bench.bots.curve --players 4 --ms 50 --seeds 1-2\n" in text
    assert "| 100 |" not in text
    assert "From 50 ms on" not in text, "one budget alone neither rises nor falls"
    assert "### Two players" not in text
    assert "## The ladder" not in text


def test_what_was_not_measured_again_stays_on_the_page() -> None:
    written = PAGE.read_text(encoding="utf-8").split(MARK)[1]
    assert renewed(written, "") == written.lstrip("\n")
    fresh = renewed(written, "## Search\n\nnew\n")
    assert "\n## Search\n\nnew\n\n## More time\n" in fresh
    assert fresh.count("\n## ") == written.lstrip("\n").count("\n## ")
    assert (
        renewed("", "## Mirrors\n\nb\n\n## Search\n\na\n") == "## Search\n\na\n\n## Mirrors\n\nb\n"
    )


def a_curve(players: int, share_at: Callable[[float], float], rest: str = LEAST) -> list[Block]:
    """Two blocks for each budget; what is won depends on how often the smallest was doubled."""
    return [
        Block(
            players,
            BUDGETS[ms],
            seed,
            (players * share_at(math.log2(BUDGETS[ms] / SMALLEST)),) * 3,
            "x",
            rest,
        )
        for ms in budgets_against(rest)
        for seed in (1, 2)
    ]


@pytest.mark.parametrize("players", [2, 4])
def test_the_rise_of_a_curve_is_share_for_each_doubling(players: int) -> None:
    straight = a_curve(players, lambda doublings: 1 / players + 0.02 * doublings)
    assert share_of(straight, 200, Confidence()).mean > 1 / players + 0.06
    assert rise(straight, Confidence()).mean == pytest.approx(0.02)
    assert rise_from(50, straight, Confidence()).mean == pytest.approx(0.02)


def test_against_others_the_line_begins_where_it_was_measured() -> None:
    straight = a_curve(4, lambda doublings: 0.5 + 0.03 * doublings, "belief")
    assert rise(straight, Confidence()).mean == pytest.approx(0.03)
    assert rise_from(50, straight, Confidence()).mean == pytest.approx(0.03)
    assert table(straight)[2].startswith(f"| 20 | {SMALLEST} | 24 | 50.0 (")
    line = "python -m bench.bots.curve --players 4 --rest belief"
    assert commands(straight) == [f"{line} --seeds 1-2"]
    assert curves([*straight, *a_curve(4, lambda _: 0.3)]) == [a_curve(4, lambda _: 0.3), straight]


def test_a_curve_that_is_flat_after_its_first_step_does_not_rise_above_it() -> None:
    step = a_curve(4, lambda doublings: 0.33)
    assert rise(step, Confidence()).mean > 0.01
    assert rise_from(50, step, Confidence()).mean == pytest.approx(0)
    assert told(step)[1].endswith("too few games to tell whether it goes on.")


def test_a_curve_that_is_level_at_its_end_is_told_so() -> None:
    level = a_curve(4, lambda doublings: min(0.9, 0.7 + 0.06 * doublings), "belief")
    first, later, last = told(level)
    assert first.endswith("of share.")
    assert later.startswith("From 50 ms on")
    assert last.startswith("From 200 ms on alone, 0.0 points (0.0 to 0.0): too few games")


def test_a_curve_that_does_not_rise_is_told_so() -> None:
    falling = told(a_curve(4, lambda doublings: 0.6 - 0.01 * doublings, "belief"))
    assert falling[0].endswith(" of share: nothing that can be told from chance.")


def test_a_curve_that_goes_on_rising_is_told_so() -> None:
    lines = told(a_curve(2, lambda doublings: 0.5 + 0.02 * doublings))
    assert lines[0] == "Each doubling of the time brings 2.0 points (2.0 to 2.0) of share."
    assert lines[1] == "From 50 ms on alone, 2.0 points (2.0 to 2.0)."


def test_small_budgets_may_play_more_deals_than_large_ones() -> None:
    straight = a_curve(4, lambda doublings: 0.5 + 0.03 * doublings, "belief")
    more = [Block(4, SMALLEST, seed, (2.0, 2.0, 2.0), "x", "belief") for seed in (3, 4, 5)]
    assert rise([*straight, *more], Confidence()).mean == pytest.approx(0.03)
    assert commands([*straight, *more]) == [
        "python -m bench.bots.curve --players 4 --rest belief --ms 20 --seeds 1-5",
        "python -m bench.bots.curve --players 4 --rest belief --ms 50 100 200 500 1000 --seeds 1-2",
    ]


def test_a_few_lucky_deals_of_one_budget_do_not_make_a_level_curve_rise() -> None:
    level = a_curve(4, lambda doublings: 0.5, "belief")
    lucky = Block(4, BUDGETS[1000], 3, (4.0, 2.0, 2.0), "x", "belief")
    slope = rise([*level, lucky], Confidence())
    assert slope.mean > 0
    assert slope.low is not None
    assert slope.low <= 0


def test_a_large_budget_is_not_better_for_having_played_easy_deals_only() -> None:
    """What all budgets win easily speaks for the deals, so most of it is taken off."""
    hard = [Block(4, SMALLEST, seed, (0.0, 2.0, 1.0), "x", "belief") for seed in range(5, 15)]
    easy = a_curve(4, lambda doublings: 0.75, "belief")
    slope = rise([*easy, *hard], Confidence()).mean
    assert 0 < slope < plain_slope([*easy, *hard]) * 0.6


def test_where_all_budgets_play_the_same_deals_it_is_the_plain_line() -> None:
    blocks = [
        Block(4, tries, seed, (seed - 1.0, (tries // 700) % 3, 4.0), "x", "belief")
        for tries in BUDGETS.values()
        for seed in (1, 2, 3)
    ]
    assert rise(blocks, Confidence()).mean == pytest.approx(plain_slope(blocks))


def plain_slope(blocks: list[Block]) -> float:
    """Of the line through all shares, as if no two were of one deal."""
    places = [math.log2(block.tries / SMALLEST) for block in blocks for _ in block.shares]
    shares = [share / block.players for block in blocks for share in block.shares]
    return linear_regression(places, shares).slope


def test_a_budget_that_was_not_played_leaves_the_rise_untold() -> None:
    blocks = a_curve(4, lambda doublings: 0.5, "belief")
    assert len(told(blocks)) == 3
    assert not told([block for block in blocks if block.tries != BUDGETS[1000]])
