"""What the figures say of each other: ours over those of the peers."""

from __future__ import annotations

from collections.abc import Iterator

from bench.engine.figure import Figures
from bench.engine.ratios import Ratio
from bench.engine.size import MAIN_PLAYERS
from bench.rl import spiel, zoo


def find_bars(figures: Figures) -> list[Ratio]:
    """The bars first, then the other ratios."""
    return [*_zoo_bars(figures), *_spiel_bars(figures), *_others(figures)]


def best_of(figures: Figures, engine: str, games: tuple[str, ...]) -> float | None:
    """The quickest of some games, however many play them."""
    found = [
        row.value
        for row in figures.rows()
        if (row.engine, row.what) == (engine, zoo.STEPS) and row.game in games
    ]
    return max(found, default=None)


def _zoo_bars(figures: Figures) -> Iterator[Ratio]:
    hanabi = best_of(figures, zoo.ENGINE, (zoo.HANABI,))
    ours = figures.find(zoo.ENGINE, zoo.STEPS, zoo.OURS, MAIN_PLAYERS)
    if ours is not None and hanabi is not None:
        yield Ratio(f"{zoo.OURS} / PettingZoo {zoo.HANABI}", ours / hanabi, least=10)


def _spiel_bars(figures: Figures) -> Iterator[Ratio]:
    ours = figures.find(spiel.ENGINE, zoo.STEPS, spiel.OURS, MAIN_PLAYERS)
    for name in spiel.PYTHON_GAMES:
        theirs = best_of(figures, spiel.ENGINE, (name,))
        if ours is not None and theirs is not None:
            yield Ratio(f"{spiel.OURS} / OpenSpiel {name}", ours / theirs, least=1)


def _others(figures: Figures) -> Iterator[Ratio]:
    single = figures.find(zoo.ENGINE, zoo.STEPS, zoo.OURS, MAIN_PLAYERS)
    for name in zoo.TEXAS:
        theirs = best_of(figures, zoo.ENGINE, (name,))
        if single is not None and theirs is not None:
            yield Ratio(f"{zoo.OURS} / PettingZoo {name}", single / theirs)
    ours = figures.find(spiel.ENGINE, zoo.STEPS, spiel.OURS, MAIN_PLAYERS)
    for name in spiel.C_GAMES:
        theirs = best_of(figures, spiel.ENGINE, (name,))
        if ours is not None and theirs is not None:
            yield Ratio(f"{spiel.OURS} / OpenSpiel {name}, in C++", ours / theirs)
    many = figures.find("many tables", zoo.STEPS, "all learn", MAIN_PLAYERS)
    if many is not None and single is not None:
        yield Ratio(f"many tables / {zoo.OURS}", many / single)
