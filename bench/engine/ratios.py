"""What the figures say of each other. Seconds differ from machine to machine, ratios hardly do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bench.engine import catan, openspiel, rlcards
from bench.engine.figure import BYTES, MICROSECONDS, Figures
from bench.engine.size import MAIN_PLAYERS, MAIN_PROFILE
from citadels.compiled_engine import COMPILED, PURE

SPEEDS: Final = ("driven", "quiet", "inside", "from copies")
COSTS: Final = ("copy", "legal", "view", "sample", "draw", "dump", "load", "new game", "memory")

_GROWING: Final = (
    (PURE, "driven"),
    (COMPILED, "driven"),
    (COMPILED, "inside"),
    (COMPILED, "from copies"),
)
_HANABI: Final = (openspiel.ENGINE, "hanabi(players=4)", 4)
_HEARTS: Final = (openspiel.ENGINE, "hearts", 4)
_CATAN: Final = (catan.ENGINE, catan.GAME, catan.PLAYERS)
_PEERS: Final = (
    _HANABI,
    _HEARTS,
    (openspiel.ENGINE, "dou_dizhu", 3),
    _CATAN,
    (rlcards.ENGINE, "mahjong", 4),
    (rlcards.ENGINE, "doudizhu", 3),
)


@dataclass(frozen=True)
class Ratio:
    """One figure over another; a bar if there is a least or a most that it must reach."""

    text: str
    value: float
    least: float | None = None
    most: float | None = None

    @property
    def is_bar(self) -> bool:
        return self.least is not None or self.most is not None

    @property
    def holds(self) -> bool:
        high = self.least is None or self.value >= self.least
        return high and (self.most is None or self.value <= self.most)


def find_ratios(figures: Figures) -> list[Ratio]:
    """All that can be made of what was measured, the bars first."""
    found: list[Ratio] = []
    for part in (_bars, _growth_bars, compiled_over_interpreted, _against_peers, _growths):
        found += part(figures)
    return found


def ours(figures: Figures, engine: str, what: str) -> float | None:
    """A figure of the main case: the newest rules, four players."""
    return figures.find(engine, what, MAIN_PROFILE, MAIN_PLAYERS)


def growth(figures: Figures, engine: str, what: str) -> float | None:
    """How much more one costs with the most players than with the fewest."""
    rows = [row for row in figures.rows() if row.key[:3] == (engine, what, MAIN_PROFILE)]
    if len(rows) < 2:
        return None
    rows.sort(key=lambda row: row.players)
    few, many = rows[0], rows[-1]
    if few.unit in {MICROSECONDS, BYTES}:
        return many.value / few.value
    return few.value / many.value


def _over(
    text: str,
    upper: float | None,
    lower: float | None,
    least: float | None = None,
    most: float | None = None,
) -> Iterator[Ratio]:
    if upper is not None and lower is not None:
        yield Ratio(text, upper / lower, least, most)


def _peer(figures: Figures, what: str, peer: tuple[str, str, int]) -> float | None:
    engine, game, players = peer
    return figures.find(engine, what, game, players)


def _bars(figures: Figures) -> Iterator[Ratio]:
    hanabi = _peer(figures, "driven", _HANABI)
    yield from _over(
        "compiled, driven / OpenSpiel hanabi", ours(figures, COMPILED, "driven"), hanabi, least=5
    )
    hearts = _peer(figures, "driven", _HEARTS)
    yield from _over(
        "compiled, inside / OpenSpiel hearts", ours(figures, COMPILED, "inside"), hearts, least=15
    )
    clone = _peer(figures, "copy", _HANABI)
    yield from _over(
        "compiled, copy / OpenSpiel hanabi", ours(figures, COMPILED, "copy"), clone, most=1 / 2
    )
    settlers = _peer(figures, "driven", _CATAN)
    yield from _over(
        "interpreted, driven / catanatron", ours(figures, PURE, "driven"), settlers, least=5
    )
    copied = _peer(figures, "copy", _CATAN)
    yield from _over(
        "interpreted, copy / catanatron", ours(figures, PURE, "copy"), copied, most=1 / 8
    )


def _growth_bars(figures: Figures) -> Iterator[Ratio]:
    for engine, what in _GROWING:
        text = f"{name_of(engine)}, {what}: a decision among most / fewest players"
        yield from _over(text, growth(figures, engine, what), 1, most=2)


def compiled_over_interpreted(figures: Figures) -> Iterator[Ratio]:
    """What compiling brings. The plain way to play without it is to drive it."""
    base = ours(figures, PURE, "driven")
    for what in SPEEDS:
        yield from _over(
            f"compiled, {what} / interpreted, driven", ours(figures, COMPILED, what), base
        )
    for what in COSTS:
        upper, lower = ours(figures, COMPILED, what), ours(figures, PURE, what)
        yield from _over(f"compiled, {what} / interpreted, {what}", upper, lower)


def _against_peers(figures: Figures) -> Iterator[Ratio]:
    pairs = [(PURE, "driven"), *((COMPILED, what) for what in SPEEDS)]
    for peer in _PEERS:
        for theirs in ("driven", "quick chance"):
            for engine, what in pairs:
                text = f"{name_of(engine)}, {what} / {peer[0]} {peer[1]}, {theirs}"
                yield from _over(text, ours(figures, engine, what), _peer(figures, theirs, peer))
        for engine in (PURE, COMPILED):
            text = f"{name_of(engine)}, copy / {peer[0]} {peer[1]}, copy"
            yield from _over(text, ours(figures, engine, "copy"), _peer(figures, "copy", peer))


def _growths(figures: Figures) -> Iterator[Ratio]:
    for engine in (PURE, COMPILED):
        for what in COSTS:
            text = f"{name_of(engine)}, {what}: most / fewest players"
            yield from _over(text, growth(figures, engine, what), 1)


def name_of(engine: str) -> str:
    """The word for people."""
    return "interpreted" if engine == PURE else engine
