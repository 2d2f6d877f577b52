"""Numbers with intervals, tested where the answer is known."""

from __future__ import annotations

from math import log, sqrt

import numpy as np
import pytest

from citadels.sim.collector import Collector
from citadels.sim.estimates import Bootstrap, Estimate, Floats, ratios, standings
from citadels.sim.seatings import one_against_rest
from citadels.sim.sprt import MIN_SAMPLES, Hypotheses, Sprt
from citadels.sim.tournament import ChunkResult, GameResult, Plan
from tests.sim.stub_bots import make_result

CONFIDENCE = Bootstrap()


def coin_flips(deals: int) -> Floats:
    """Heads in every second deal."""
    return np.arange(deals, dtype=np.float64).reshape(-1, 1) % 2


def interval_width(number: Estimate) -> float:
    assert number.low is not None
    assert number.high is not None
    return number.high - number.low


def test_a_constant_has_an_interval_without_width() -> None:
    (number,) = ratios(np.full((50, 1), 3.0), np.full((50, 1), 4.0), CONFIDENCE)
    assert number == Estimate(0.75, 0.75, 0.75)


def test_a_fair_coin_has_the_width_of_the_textbook() -> None:
    (number,) = ratios(coin_flips(400), np.ones((400, 1)), CONFIDENCE)
    assert number.mean == 0.5
    assert interval_width(number) == pytest.approx(2 * 1.96 * sqrt(0.25 / 400), rel=0.08)
    assert number.low == pytest.approx(0.5 - interval_width(number) / 2, abs=0.005)


def test_more_games_of_the_same_deals_do_not_narrow_the_interval() -> None:
    (single,) = ratios(coin_flips(100), np.ones((100, 1)), CONFIDENCE)
    (four_times,) = ratios(4 * coin_flips(100), np.full((100, 1), 4.0), CONFIDENCE)
    assert four_times == single


def test_more_confidence_means_a_wider_interval() -> None:
    (usual,) = ratios(coin_flips(100), np.ones((100, 1)), CONFIDENCE)
    (more,) = ratios(coin_flips(100), np.ones((100, 1)), Bootstrap(0.99))
    assert interval_width(more) == pytest.approx(interval_width(usual) * 2.576 / 1.96, rel=0.1)


def test_the_same_seed_draws_the_same_interval() -> None:
    data = np.random.default_rng(1).random((60, 1))
    ones = np.ones((60, 1))
    assert ratios(data, ones, Bootstrap(seed=3)) == ratios(data, ones, Bootstrap(seed=3))
    assert ratios(data, ones, Bootstrap(seed=3)) != ratios(data, ones, Bootstrap(seed=4))


def test_one_deal_has_no_interval() -> None:
    assert ratios(np.ones((1, 1)), np.full((1, 1), 4.0), CONFIDENCE) == [Estimate(0.25, None, None)]


def test_the_interval_covers_the_truth_as_often_as_promised() -> None:
    rng = np.random.default_rng(5)
    hits = 0
    for seed in range(200):
        (number,) = ratios(rng.random((80, 1)), np.ones((80, 1)), Bootstrap(0.9, seed, 400))
        assert number.low is not None
        assert number.high is not None
        hits += number.low <= 0.5 <= number.high
    assert 165 <= hits <= 194


def test_seats_are_counted_by_group() -> None:
    games = [
        make_result(0, (1.0, 0.0, 0.0), (30, 20, 10)),
        make_result(1, (0.5, 0.5, 0.0), (24, 24, 12)),
    ]
    tested, opponents = standings(games, ["one", "rest"], lambda _, seat: min(seat, 1), CONFIDENCE)
    assert (tested.name, tested.seats, tested.share.mean, tested.score.mean) == ("one", 2, 0.75, 27)
    assert (opponents.name, opponents.seats, opponents.share.mean) == ("rest", 4, 0.125)
    assert opponents.score.mean == 16.5


def test_without_games_there_are_no_standings() -> None:
    assert standings([], ["one", "rest"], lambda _, seat: seat, CONFIDENCE) == []


# The sequential test.


def make_sequential_test(shares: list[float], question: Hypotheses) -> Sprt:
    test = Sprt(question)
    for share in shares:
        test.add(share)
    return test


def test_the_ratio_equals_one_computed_by_hand() -> None:
    # Mean 0.5; squares 0.25 + 0 + 0 + 0.25, and 0.25 twice for the two deals added: 1 / 5.
    test = make_sequential_test([0.0, 0.5, 0.5, 1.0], Hypotheses(0.25, 0.35))
    assert test.variance() == pytest.approx(0.2)
    assert test.llr() == pytest.approx(4 * 0.1 * (1.0 - 0.6) / 0.4)


def test_the_bounds_are_walds() -> None:
    test = Sprt(Hypotheses(0.2, 0.3, alpha=0.01, beta=0.05))
    assert test.upper == pytest.approx(log(95))
    assert test.lower == pytest.approx(log(0.05 / 0.99))


def test_nothing_is_decided_by_a_lucky_start() -> None:
    assert make_sequential_test([], Hypotheses(0.25, 0.3)).llr() == 0
    assert (
        make_sequential_test([1.0] * (MIN_SAMPLES - 1), Hypotheses(0.25, 0.75)).decision() == "open"
    )


def test_clear_cases_are_decided() -> None:
    assert make_sequential_test([1.0] * 20, Hypotheses(0.25, 0.5)).decision() == "at least p1"
    assert make_sequential_test([0.0, 0.25] * 20, Hypotheses(0.25, 0.5)).decision() == "at most p0"
    assert make_sequential_test([0.25, 0.5] * 5, Hypotheses(0.35, 0.4)).decision() == "open"


@pytest.mark.parametrize(("truth", "says"), [(0.25, "at most p0"), (0.32, "at least p1")])
def test_the_test_is_rarely_wrong(truth: float, says: str) -> None:
    rng = np.random.default_rng(2)
    right = 0
    for _ in range(100):
        test = Sprt(Hypotheses(0.25, 0.32))
        while test.decision() == "open":
            test.add(rng.binomial(4, truth) / 4)
        right += test.decision() == says
    assert right >= 90


def game_result(number: int, won: bool) -> GameResult:
    plain = make_result(number // 4, (1.0, 0, 0, 0) if won else (0, 1.0, 0, 0))
    return GameResult(number, *(getattr(plain, name) for name in GameResult.__slots__[1:]))


def test_the_test_stops_at_the_same_deal_in_any_order_of_arrival() -> None:
    plan = Plan("", (one_against_rest("a", "b", 4),), 100, 7)
    games = [game_result(number, number % 3 != 0) for number in range(400)]
    chunks = [ChunkResult(games[start : start + 7]) for start in range(0, 400, 7)]
    stop_points = []
    for order in (chunks, [*chunks[30::-1], *chunks[31:]]):
        collector = Collector(plan, Sprt(Hypotheses(0.25, 0.4)))
        decisions: list[int] = []
        collector.collect(order, decisions.append)
        assert decisions == sorted(decisions)
        assert decisions[-1] < 400
        assert collector.test is not None
        assert collector.test.decision() == "at least p1"
        stop_points.append([game.number for game in collector.results()])
    assert stop_points[0] == stop_points[1] == list(range(len(stop_points[0])))
    assert len(stop_points[0]) % 4 == 0
    assert len(stop_points[0]) >= 4 * MIN_SAMPLES
