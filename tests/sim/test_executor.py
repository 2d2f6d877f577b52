"""Units of work: each is played exactly once, in any process."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from itertools import count
from typing import Final

import pytest

from citadels.sim.executor import LocalExecutor, RunError, StopCheck, StoppedError, never

UNITS: Final = range(12)


def square(unit: int, _should_stop: StopCheck) -> int:
    return unit * unit


def stop_at_odd(unit: int, _should_stop: StopCheck) -> int:
    if unit % 2:
        raise StoppedError
    return unit


def wait_for_stop(unit: int, should_stop: StopCheck) -> int:
    while not should_stop():
        time.sleep(0.01)
    return unit


def exit_process(_unit: int, _should_stop: StopCheck) -> None:
    os._exit(1)


def refuse(unit: int, _should_stop: StopCheck) -> None:
    raise RunError(f"unit {unit} cannot be played")


@pytest.mark.parametrize("processes", [1, 2])
def test_each_unit_is_played_once(processes: int) -> None:
    results = list(LocalExecutor(processes).run(square, UNITS))
    assert sorted(results) == [(unit, unit * unit) for unit in UNITS]


def test_a_single_unit_needs_no_other_process() -> None:
    def in_this_process(unit: int, _should_stop: StopCheck) -> tuple[int, int]:
        return unit, os.getpid()

    assert list(LocalExecutor(2).run(in_this_process, [7])) == [(7, (7, os.getpid()))]
    assert list(LocalExecutor(2).run(in_this_process, [])) == []


@pytest.mark.parametrize("processes", [1, 2])
def test_units_are_requested_only_when_needed(processes: int) -> None:
    """So a unit that is no longer wanted when its turn comes can be skipped."""
    for unit, _ in LocalExecutor(processes).run(square, count()):
        if unit == 20:
            return


@pytest.mark.parametrize("processes", [1, 2])
def test_after_a_stop_no_new_unit_starts(processes: int) -> None:
    checks = count()
    finished = list(LocalExecutor(processes).run(square, count(), lambda: next(checks) > 3))
    assert 0 < len(finished) < 50


def test_an_unfinished_unit_has_no_result() -> None:
    finished = [unit for unit, _ in LocalExecutor(2).run(stop_at_odd, UNITS)]
    assert sorted(finished) == [unit for unit in UNITS if unit % 2 == 0]


def test_processes_asked_to_stop_deliver_what_they_have() -> None:
    checks = count()
    finished = list(LocalExecutor(2).run(wait_for_stop, count(), lambda: next(checks) > 2))
    assert finished
    assert [unit for unit, _ in finished] == [result for _, result in finished]


@pytest.mark.parametrize(
    ("play", "message"), [(exit_process, "has died"), (refuse, "unit 0 cannot")]
)
def test_a_failure_ends_the_run(play: Callable[[int, StopCheck], None], message: str) -> None:
    with pytest.raises(RunError, match=message):
        list(LocalExecutor(2).run(play, UNITS, never))
