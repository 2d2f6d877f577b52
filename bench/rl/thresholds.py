"""Ratios between our figures and those of the peers."""

from __future__ import annotations

from collections.abc import Iterator

from bench.engine.measurement import Measurements
from bench.engine.ratios import Ratio
from bench.engine.workload import MAIN_PLAYERS
from bench.rl import openspiel, pettingzoo


def find_thresholds(measurements: Measurements) -> list[Ratio]:
    """The bars first, then the other ratios."""
    return [
        *_pettingzoo_thresholds(measurements),
        *_open_spiel_thresholds(measurements),
        *_other_ratios(measurements),
    ]


def best_rate(measurements: Measurements, engine: str, games: tuple[str, ...]) -> float | None:
    """The best rate of some games, with any number of players."""
    rates = [
        row.value
        for row in measurements.rows()
        if (row.engine, row.what) == (engine, pettingzoo.STEPS) and row.game in games
    ]
    return max(rates, default=None)


def _pettingzoo_thresholds(measurements: Measurements) -> Iterator[Ratio]:
    hanabi = best_rate(measurements, pettingzoo.ENGINE, (pettingzoo.HANABI,))
    ours = measurements.find(pettingzoo.ENGINE, pettingzoo.STEPS, pettingzoo.OURS, MAIN_PLAYERS)
    if ours is not None and hanabi is not None:
        yield Ratio(f"{pettingzoo.OURS} / PettingZoo {pettingzoo.HANABI}", ours / hanabi, least=10)


def _open_spiel_thresholds(measurements: Measurements) -> Iterator[Ratio]:
    ours = measurements.find(openspiel.ENGINE, pettingzoo.STEPS, openspiel.OURS, MAIN_PLAYERS)
    for name in openspiel.PYTHON_GAMES:
        theirs = best_rate(measurements, openspiel.ENGINE, (name,))
        if ours is not None and theirs is not None:
            yield Ratio(f"{openspiel.OURS} / OpenSpiel {name}", ours / theirs, least=1)


def _other_ratios(measurements: Measurements) -> Iterator[Ratio]:
    single_rate = measurements.find(
        pettingzoo.ENGINE, pettingzoo.STEPS, pettingzoo.OURS, MAIN_PLAYERS
    )
    for name in pettingzoo.TEXAS:
        theirs = best_rate(measurements, pettingzoo.ENGINE, (name,))
        if single_rate is not None and theirs is not None:
            yield Ratio(f"{pettingzoo.OURS} / PettingZoo {name}", single_rate / theirs)
    ours = measurements.find(openspiel.ENGINE, pettingzoo.STEPS, openspiel.OURS, MAIN_PLAYERS)
    for name in openspiel.CPP_GAMES:
        theirs = best_rate(measurements, openspiel.ENGINE, (name,))
        if ours is not None and theirs is not None:
            yield Ratio(f"{openspiel.OURS} / OpenSpiel {name}, in C++", ours / theirs)
    batch_rate = measurements.find("many tables", pettingzoo.STEPS, "all learn", MAIN_PLAYERS)
    if batch_rate is not None and single_rate is not None:
        yield Ratio(f"many tables / {pettingzoo.OURS}", batch_rate / single_rate)
