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
START_TIME_MS: Final = 1_000_000_000


def make_clock(spec: str) -> Clock:
    return Clock(clock_from_spec(spec), 2)


def answer_question(running_clock: Clock, seat: int, next_seat: int, at: int) -> None:
    running_clock.start(seat, next_seat)
    running_clock.stop(at, has_answered=True)


# Specs.


@pytest.mark.parametrize(
    ("spec", "rule"),
    [
        ("off", ClockRule(OFF)),
        ("live(bank=600,increment=10)", ClockRule(LIVE, 600 * SECOND_MS, 10 * SECOND_MS)),
        ("live(bank=10,increment=0)", ClockRule(LIVE, 10 * SECOND_MS, 0)),
        ("live(bank=14400,increment=600)", ClockRule(LIVE, 14400 * SECOND_MS, 600 * SECOND_MS)),
        ("days(1)", ClockRule(DAYS, 0, DAY_MS)),
        ("days(30)", ClockRule(DAYS, 0, 30 * DAY_MS)),
    ],
)
def test_a_clock_spec_round_trips(spec: str, rule: ClockRule) -> None:
    assert clock_from_spec(spec) == rule
    assert rule.spec() == spec


@pytest.mark.parametrize(
    "spec",
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
def test_an_invalid_clock_spec_is_refused_and_quoted(spec: str) -> None:
    with pytest.raises(ClockError) as caught:
        clock_from_spec(spec)
    assert f"{spec!r} is not a clock" in str(caught.value)


# Off.


def test_a_clock_that_is_off_never_runs_out() -> None:
    running_clock = make_clock("off")
    running_clock.start(ANN, START_TIME_MS)
    assert (running_clock.running_seat, running_clock.deadline()) == (-1, None)
    running_clock.stop(START_TIME_MS + 99 * DAY_MS, has_answered=True)
    running_clock.grant_grace(ANN)
    assert running_clock.banks == [0, 0]


# Live.


def test_thinking_takes_from_the_bank_and_answering_adds_the_increment() -> None:
    running_clock = make_clock("live(bank=60,increment=5)")
    assert running_clock.banks == [60 * SECOND_MS, 60 * SECOND_MS]
    answer_question(running_clock, ANN, START_TIME_MS, START_TIME_MS + 20 * SECOND_MS)
    assert running_clock.banks == [45 * SECOND_MS, 60 * SECOND_MS]
    assert (running_clock.running_seat, running_clock.deadline()) == (-1, None)


def test_no_increment_is_added_when_a_bot_takes_over() -> None:
    running_clock = make_clock("live(bank=60,increment=5)")
    running_clock.start(ANN, START_TIME_MS)
    running_clock.stop(START_TIME_MS + 20 * SECOND_MS, has_answered=False)
    assert running_clock.banks == [40 * SECOND_MS, 60 * SECOND_MS]


def test_only_the_clock_of_the_thinking_seat_runs() -> None:
    running_clock = make_clock("live(bank=60,increment=5)")
    running_clock.start(BOB, START_TIME_MS)
    assert running_clock.running_seat == BOB
    running_clock.start(ANN, START_TIME_MS + SECOND_MS)
    assert running_clock.running_seat == ANN
    running_clock.stop(START_TIME_MS + 3 * SECOND_MS, has_answered=True)
    running_clock.stop(START_TIME_MS + 9 * SECOND_MS, has_answered=True)
    assert running_clock.banks == [63 * SECOND_MS, 60 * SECOND_MS]


def test_time_runs_out_when_the_bank_is_empty() -> None:
    running_clock = make_clock("live(bank=60,increment=5)")
    answer_question(running_clock, ANN, START_TIME_MS, START_TIME_MS + 20 * SECOND_MS)
    running_clock.start(ANN, START_TIME_MS + 100 * SECOND_MS)
    assert running_clock.deadline() == START_TIME_MS + 145 * SECOND_MS


def test_a_bank_is_never_negative() -> None:
    running_clock = make_clock("live(bank=60,increment=5)")
    answer_question(running_clock, ANN, START_TIME_MS, START_TIME_MS + 90 * SECOND_MS)
    assert running_clock.banks[ANN] == 5 * SECOND_MS
    running_clock.start(ANN, START_TIME_MS)
    running_clock.stop(START_TIME_MS + DAY_MS, has_answered=False)
    running_clock.start(ANN, START_TIME_MS)
    assert (running_clock.banks[ANN], running_clock.deadline()) == (0, START_TIME_MS)


def test_time_running_backwards_adds_nothing() -> None:
    running_clock = make_clock("live(bank=60,increment=0)")
    answer_question(running_clock, ANN, START_TIME_MS, START_TIME_MS - DAY_MS)
    assert running_clock.banks[ANN] == 60 * SECOND_MS


# Days.


def test_days_are_per_decision_and_cannot_be_saved_up() -> None:
    running_clock = make_clock("days(3)")
    running_clock.start(ANN, START_TIME_MS)
    assert running_clock.deadline() == START_TIME_MS + 3 * DAY_MS
    running_clock.stop(START_TIME_MS + SECOND_MS, has_answered=True)
    running_clock.start(ANN, START_TIME_MS + SECOND_MS)
    assert running_clock.deadline() == START_TIME_MS + SECOND_MS + 3 * DAY_MS
    assert running_clock.banks == [0, 0]


# Undo.


@pytest.mark.parametrize(("first", "second"), [(0, 0), (4, 3), (20, 1), (55, 10), (90, 90)])
def test_answering_and_undoing_gains_no_time(first: int, second: int) -> None:
    running_clock, thinking = (
        make_clock("live(bank=60,increment=30)"),
        make_clock("live(bank=60,increment=30)"),
    )
    answer_question(running_clock, ANN, START_TIME_MS, START_TIME_MS + first * SECOND_MS)
    running_clock.start(ANN, START_TIME_MS + first * SECOND_MS)
    running_clock.stop(START_TIME_MS + (first + second) * SECOND_MS, has_answered=False)
    running_clock.undo_increment(ANN, START_TIME_MS)
    thinking.start(ANN, START_TIME_MS)
    thinking.stop(START_TIME_MS + (first + second) * SECOND_MS, has_answered=False)
    assert running_clock.banks[ANN] <= thinking.banks[ANN]
    if first + second <= 60:
        assert running_clock.banks == thinking.banks


def test_answering_and_undoing_does_not_restart_the_days() -> None:
    running_clock = make_clock("days(3)")
    answer_question(running_clock, ANN, START_TIME_MS, START_TIME_MS + 2 * DAY_MS)
    running_clock.start(ANN, START_TIME_MS + 2 * DAY_MS)
    running_clock.stop(START_TIME_MS + 4 * DAY_MS, has_answered=False)
    running_clock.undo_increment(ANN, START_TIME_MS)
    assert (running_clock.running_seat, running_clock.deadline()) == (
        ANN,
        START_TIME_MS + 3 * DAY_MS,
    )


# Coming back.


@pytest.mark.parametrize(
    ("bank", "remaining", "restored"),
    [(600, 0, GRACE_MS), (600, 29, GRACE_MS), (600, 31, 31 * SECOND_MS), (10, 0, 10 * SECOND_MS)],
)
def test_an_owner_who_comes_back_has_a_minimum_of_time(
    bank: int, remaining: int, restored: int
) -> None:
    running_clock = make_clock(f"live(bank={bank},increment=0)")
    running_clock.banks[ANN] = remaining * SECOND_MS
    running_clock.grant_grace(ANN)
    assert running_clock.banks == [restored, bank * SECOND_MS]


def test_coming_back_with_a_clock_of_days_adds_no_bank() -> None:
    running_clock = make_clock("days(2)")
    running_clock.grant_grace(ANN)
    assert running_clock.banks == [0, 0]
