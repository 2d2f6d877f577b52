"""The benchmark of the learning environments measures what it claims to; times are not checked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import pytest

from bench.engine.measurement import DECISIONS, DECISIONS_PER_SECOND, Measurement, Measurements
from bench.engine.workload import TINY
from bench.rl import citadels_batch, citadels_open_spiel, citadels_pettingzoo, openspiel, pettingzoo
from bench.rl.__main__ import WORKERS, format_report
from bench.rl.thresholds import find_thresholds
from tests.architecture.source_code import ROOT

SMALL_WORKLOAD: Final = replace(TINY, games=2, players=(2, 4), repeats=1)


def rate(
    engine: str, game: str, players: int, value: float, metric: str = pettingzoo.STEPS
) -> Measurement:
    return Measurement(engine, metric, game, players, DECISIONS_PER_SECOND, value)


def peer_rates() -> Iterator[Measurement]:
    yield rate(pettingzoo.ENGINE, pettingzoo.HANABI, 2, 10)
    yield from (rate(pettingzoo.ENGINE, name, 2, 20) for name in pettingzoo.TEXAS)
    yield from (rate(openspiel.ENGINE, name, 2, 50) for name in openspiel.PYTHON_GAMES)
    yield from (rate(openspiel.ENGINE, name, 4, 500) for name in openspiel.CPP_GAMES)


@pytest.mark.parametrize("module", [citadels_pettingzoo, citadels_open_spiel, citadels_batch])
def test_ours_are_measured_for_few_and_many_players(module: object) -> None:
    measure = getattr(module, "measure")  # noqa: B009 - it is imported there
    rows: list[Measurement] = measure(SMALL_WORKLOAD)
    steps = [row for row in rows if row.what == pettingzoo.STEPS]
    assert {row.players for row in steps} == {2, 4}
    assert all(row.value > 0 for row in rows)
    decisions = [row.value for row in rows if row.unit == DECISIONS]
    repeated = [row.value for row in measure(SMALL_WORKLOAD) if row.unit == DECISIONS]
    assert decisions == repeated


def test_a_game_of_openspiel_is_measured_by_the_same_loop() -> None:
    rows = openspiel._speeds("python_kuhn_poker", "python_kuhn_poker", SMALL_WORKLOAD)
    assert {row.what for row in rows if row.unit == DECISIONS_PER_SECOND} == {
        pettingzoo.STEPS,
        openspiel.OBSERVED_STEPS,
    }


def test_the_bars_are_held_against_the_peers_that_were_measured() -> None:
    figures = Measurements(peer_rates())
    figures.add(rate(pettingzoo.ENGINE, pettingzoo.OURS, 4, 99))
    figures.add(rate(openspiel.ENGINE, openspiel.OURS, 4, 60))
    bars = [ratio for ratio in find_thresholds(figures) if ratio.is_threshold]
    assert [ratio.is_met for ratio in bars] == [False, True, True, True, True]
    text = format_report(figures)
    assert "| citadels_v0 / PettingZoo hanabi_v5 | 9.9 | at least 10, missed |" in text
    assert "| python_citadels / OpenSpiel python_kuhn_poker | 1.2 | at least 1, holds |" in text


def test_without_peers_nothing_is_compared() -> None:
    figures = Measurements([rate(pettingzoo.ENGINE, pettingzoo.OURS, 4, 99)])
    assert find_thresholds(figures) == []


def test_every_worker_is_a_module_of_ours() -> None:
    for worker in WORKERS:
        assert (ROOT / f"{worker.module.replace('.', '/')}.py").exists()
