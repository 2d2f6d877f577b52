"""Clocks: off, a bank with an increment, days for each decision. Times are in milliseconds."""

from __future__ import annotations

from typing import Final

import pytest

from citadels.match.clock import (
    DAY_MS,
    DAYS,
    GRACE_MS,
    LIVE,
    OFF,
    SECOND_MS,
    Clock,
    ClockError,
    ClockRule,
    clock_from_spec,
)

ANN: Final = 0
BOB: Final = 1
NOON: Final = 1_000_000_000


def clock(line: str) -> Clock:
    return Clock(clock_from_spec(line), 2)


def answered(made: Clock, seat: int, asked: int, at: int) -> None:
    made.start(seat, asked)
    made.stop(at, has_answered=True)


# Lines.


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("off", ClockRule(OFF)),
        ("live(bank=600,increment=10)", ClockRule(LIVE, 600 * SECOND_MS, 10 * SECOND_MS)),
        ("live(bank=10,increment=0)", ClockRule(LIVE, 10 * SECOND_MS, 0)),
        ("live(bank=14400,increment=600)", ClockRule(LIVE, 14400 * SECOND_MS, 600 * SECOND_MS)),
        ("days(1)", ClockRule(DAYS, 0, DAY_MS)),
        ("days(30)", ClockRule(DAYS, 0, 30 * DAY_MS)),
    ],
)
def test_a_line_names_a_clock_and_is_written_back(line: str, rule: ClockRule) -> None:
    assert clock_from_spec(line) == rule
    assert rule.spec() == line


@pytest.mark.parametrize(
    "line",
    [
        "",
        "Off",
        "off ",
        "off\n",
        "live",
        "live()",
        "live(bank=9,increment=0)",
        "live(bank=14401,increment=0)",
        "live(bank=600,increment=601)",
        "live(bank=-5,increment=0)",
        "live(bank=600,increment=1.5)",
        "live(bank=600, increment=5)",
        "live(bank=600000,increment=5)",
        "live(increment=5,bank=600)",
        "days(0)",
        "days(31)",
        "days(100)",
        "days(-1)",
        "days()",
        "days(3)\n",
    ],
)
def test_what_is_no_clock_is_refused_by_name(line: str) -> None:
    with pytest.raises(ClockError) as caught:
        clock_from_spec(line)
    assert f"{line!r} is no clock" in str(caught.value)


# Off.


def test_a_clock_that_is_off_never_runs_out() -> None:
    made = clock("off")
    made.start(ANN, NOON)
    assert (made.running_seat, made.deadline()) == (-1, None)
    made.stop(NOON + 99 * DAY_MS, has_answered=True)
    made.grant_grace(ANN)
    assert made.banks == [0, 0]


# Live.


def test_thinking_takes_from_the_bank_and_answering_adds_the_increment() -> None:
    made = clock("live(bank=60,increment=5)")
    assert made.banks == [60 * SECOND_MS, 60 * SECOND_MS]
    answered(made, ANN, NOON, NOON + 20 * SECOND_MS)
    assert made.banks == [45 * SECOND_MS, 60 * SECOND_MS]
    assert (made.running_seat, made.deadline()) == (-1, None)


def test_being_relieved_adds_nothing() -> None:
    made = clock("live(bank=60,increment=5)")
    made.start(ANN, NOON)
    made.stop(NOON + 20 * SECOND_MS, has_answered=False)
    assert made.banks == [40 * SECOND_MS, 60 * SECOND_MS]


def test_only_the_clock_of_who_thinks_runs() -> None:
    made = clock("live(bank=60,increment=5)")
    made.start(BOB, NOON)
    assert made.running_seat == BOB
    made.start(ANN, NOON + SECOND_MS)
    assert made.running_seat == ANN
    made.stop(NOON + 3 * SECOND_MS, has_answered=True)
    made.stop(NOON + 9 * SECOND_MS, has_answered=True)
    assert made.banks == [63 * SECOND_MS, 60 * SECOND_MS]


def test_time_runs_out_when_the_bank_is_empty() -> None:
    made = clock("live(bank=60,increment=5)")
    answered(made, ANN, NOON, NOON + 20 * SECOND_MS)
    made.start(ANN, NOON + 100 * SECOND_MS)
    assert made.deadline() == NOON + 145 * SECOND_MS


def test_a_bank_is_never_less_than_empty() -> None:
    made = clock("live(bank=60,increment=5)")
    answered(made, ANN, NOON, NOON + 90 * SECOND_MS)
    assert made.banks[ANN] == 5 * SECOND_MS
    made.start(ANN, NOON)
    made.stop(NOON + DAY_MS, has_answered=False)
    made.start(ANN, NOON)
    assert (made.banks[ANN], made.deadline()) == (0, NOON)


def test_time_that_goes_backwards_adds_nothing() -> None:
    made = clock("live(bank=60,increment=0)")
    answered(made, ANN, NOON, NOON - DAY_MS)
    assert made.banks[ANN] == 60 * SECOND_MS


# Days.


def test_days_are_for_one_decision_and_cannot_be_saved() -> None:
    made = clock("days(3)")
    made.start(ANN, NOON)
    assert made.deadline() == NOON + 3 * DAY_MS
    made.stop(NOON + SECOND_MS, has_answered=True)
    made.start(ANN, NOON + SECOND_MS)
    assert made.deadline() == NOON + SECOND_MS + 3 * DAY_MS
    assert made.banks == [0, 0]


# Taking back.


@pytest.mark.parametrize(("first", "second"), [(0, 0), (4, 3), (20, 1), (55, 10), (90, 90)])
def test_no_time_is_made_of_answering_and_taking_back(first: int, second: int) -> None:
    made, thinking = clock("live(bank=60,increment=30)"), clock("live(bank=60,increment=30)")
    answered(made, ANN, NOON, NOON + first * SECOND_MS)
    made.start(ANN, NOON + first * SECOND_MS)
    made.stop(NOON + (first + second) * SECOND_MS, has_answered=False)
    made.undo_increment(ANN, NOON)
    thinking.start(ANN, NOON)
    thinking.stop(NOON + (first + second) * SECOND_MS, has_answered=False)
    assert made.banks[ANN] <= thinking.banks[ANN]
    if first + second <= 60:
        assert made.banks == thinking.banks


def test_answering_and_taking_back_does_not_give_days_again() -> None:
    made = clock("days(3)")
    answered(made, ANN, NOON, NOON + 2 * DAY_MS)
    made.start(ANN, NOON + 2 * DAY_MS)
    made.stop(NOON + 4 * DAY_MS, has_answered=False)
    made.undo_increment(ANN, NOON)
    assert (made.running_seat, made.deadline()) == (ANN, NOON + 3 * DAY_MS)


# Coming back.


@pytest.mark.parametrize(
    ("bank", "left", "then"),
    [(600, 0, GRACE_MS), (600, 29, GRACE_MS), (600, 31, 31 * SECOND_MS), (10, 0, 10 * SECOND_MS)],
)
def test_who_comes_back_has_a_little_time_at_least(bank: int, left: int, then: int) -> None:
    made = clock(f"live(bank={bank},increment=0)")
    made.banks[ANN] = left * SECOND_MS
    made.grant_grace(ANN)
    assert made.banks == [then, bank * SECOND_MS]


def test_coming_back_to_days_leaves_no_bank() -> None:
    made = clock("days(2)")
    made.grant_grace(ANN)
    assert made.banks == [0, 0]
