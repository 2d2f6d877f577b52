"""The bench of the learning environments measures what it says; no seconds are looked at."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import pytest

from bench.engine.figure import DECISIONS, DECISIONS_PER_SECOND, Figure, Figures
from bench.engine.size import TINY
from bench.rl import our_spiel, our_vector, our_zoo, spiel, zoo
from bench.rl.__main__ import WORKERS, as_text
from bench.rl.bars import find_bars
from tests.architecture.source import ROOT

SMALL: Final = replace(TINY, games=2, players=(2, 4), tries=1)


def rate(engine: str, game: str, players: int, value: float, what: str = zoo.STEPS) -> Figure:
    return Figure(engine, what, game, players, DECISIONS_PER_SECOND, value)


def peers() -> Iterator[Figure]:
    yield rate(zoo.ENGINE, zoo.HANABI, 2, 10)
    yield from (rate(zoo.ENGINE, name, 2, 20) for name in zoo.TEXAS)
    yield from (rate(spiel.ENGINE, name, 2, 50) for name in spiel.PYTHON_GAMES)
    yield from (rate(spiel.ENGINE, name, 4, 500) for name in spiel.C_GAMES)


@pytest.mark.parametrize("module", [our_zoo, our_spiel, our_vector])
def test_ours_are_measured_for_few_and_many_players(module: object) -> None:
    measure = getattr(module, "measure")  # noqa: B009 - it is imported there
    rows: list[Figure] = measure(SMALL)
    steps = [row for row in rows if row.what == zoo.STEPS]
    assert {row.players for row in steps} == {2, 4}
    assert all(row.value > 0 for row in rows)
    counted = [row.value for row in rows if row.unit == DECISIONS]
    again = [row.value for row in measure(SMALL) if row.unit == DECISIONS]
    assert counted == again


def test_a_game_of_openspiel_is_measured_by_the_same_loop() -> None:
    rows = spiel._speeds("python_kuhn_poker", "python_kuhn_poker", SMALL)
    assert {row.what for row in rows if row.unit == DECISIONS_PER_SECOND} == {
        zoo.STEPS,
        spiel.OBSERVED,
    }


def test_the_bars_are_held_against_the_peers_that_were_measured() -> None:
    figures = Figures(peers())
    figures.add(rate(zoo.ENGINE, zoo.OURS, 4, 99))
    figures.add(rate(spiel.ENGINE, spiel.OURS, 4, 60))
    bars = [ratio for ratio in find_bars(figures) if ratio.is_bar]
    assert [ratio.holds for ratio in bars] == [False, True, True, True, True]
    text = as_text(figures)
    assert "| citadels_v0 / PettingZoo hanabi_v5 | 9.9 | at least 10, missed |" in text
    assert "| python_citadels / OpenSpiel python_kuhn_poker | 1.2 | at least 1, holds |" in text


def test_without_peers_nothing_is_compared() -> None:
    figures = Figures([rate(zoo.ENGINE, zoo.OURS, 4, 99)])
    assert find_bars(figures) == []


def test_every_worker_is_a_module_of_ours() -> None:
    for worker in WORKERS:
        assert (ROOT / f"{worker.module.replace('.', '/')}.py").exists()
