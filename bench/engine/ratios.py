"""Ratios between the figures. Seconds differ from machine to machine, ratios hardly do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bench.engine import catan, openspiel, rlcards
from bench.engine.measurement import BYTES, MICROSECONDS, Measurements
from bench.engine.workload import MAIN_PLAYERS, MAIN_PROFILE
from citadels.compiled_engine import COMPILED, PURE

SPEEDS: Final = ("driven", "quiet", "inside", "from copies")
COSTS: Final = ("copy", "legal", "view", "sample", "draw", "dump", "load", "new game", "memory")

_GROWTH_CASES: Final = (
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
    """One figure divided by another; with a bar if it has a minimum or maximum."""

    text: str
    value: float
    least: float | None = None
    most: float | None = None

    @property
    def is_threshold(self) -> bool:
        return self.least is not None or self.most is not None

    @property
    def is_met(self) -> bool:
        high = self.least is None or self.value >= self.least
        return high and (self.most is None or self.value <= self.most)


def find_ratios(measurements: Measurements) -> list[Ratio]:
    """All ratios of the measured figures, the bars first."""
    ratios: list[Ratio] = []
    for group in (
        _thresholds,
        _growth_thresholds,
        compiled_over_interpreted,
        _against_peers,
        _growths,
    ):
        ratios += group(measurements)
    return ratios


def find_ours(measurements: Measurements, engine: str, metric: str) -> float | None:
    """A figure of the main case: rules of 2016, four players."""
    return measurements.find(engine, metric, MAIN_PROFILE, MAIN_PLAYERS)


def growth(measurements: Measurements, engine: str, metric: str) -> float | None:
    """The cost with the most players divided by that with the fewest."""
    rows = [row for row in measurements.rows() if row.key[:3] == (engine, metric, MAIN_PROFILE)]
    if len(rows) < 2:
        return None
    rows.sort(key=lambda row: row.players)
    few, many = rows[0], rows[-1]
    if few.unit in {MICROSECONDS, BYTES}:
        return many.value / few.value
    return few.value / many.value


def _ratio(
    text: str,
    upper: float | None,
    lower: float | None,
    minimum: float | None = None,
    maximum: float | None = None,
) -> Iterator[Ratio]:
    if upper is not None and lower is not None:
        yield Ratio(text, upper / lower, minimum, maximum)


def _find_peer(measurements: Measurements, metric: str, peer: tuple[str, str, int]) -> float | None:
    engine, game, players = peer
    return measurements.find(engine, metric, game, players)


def _thresholds(measurements: Measurements) -> Iterator[Ratio]:
    hanabi = _find_peer(measurements, "driven", _HANABI)
    yield from _ratio(
        "compiled, driven / OpenSpiel hanabi",
        find_ours(measurements, COMPILED, "driven"),
        hanabi,
        minimum=5,
    )
    hearts = _find_peer(measurements, "driven", _HEARTS)
    yield from _ratio(
        "compiled, inside / OpenSpiel hearts",
        find_ours(measurements, COMPILED, "inside"),
        hearts,
        minimum=15,
    )
    hanabi_copy = _find_peer(measurements, "copy", _HANABI)
    yield from _ratio(
        "compiled, copy / OpenSpiel hanabi",
        find_ours(measurements, COMPILED, "copy"),
        hanabi_copy,
        maximum=1 / 2,
    )
    catan_driven = _find_peer(measurements, "driven", _CATAN)
    yield from _ratio(
        "interpreted, driven / catanatron",
        find_ours(measurements, PURE, "driven"),
        catan_driven,
        minimum=5,
    )
    catan_copy = _find_peer(measurements, "copy", _CATAN)
    yield from _ratio(
        "interpreted, copy / catanatron",
        find_ours(measurements, PURE, "copy"),
        catan_copy,
        maximum=1 / 8,
    )


def _growth_thresholds(measurements: Measurements) -> Iterator[Ratio]:
    for engine, metric in _GROWTH_CASES:
        text = f"{display_name(engine)}, {metric}: a decision among most / fewest players"
        yield from _ratio(text, growth(measurements, engine, metric), 1, maximum=2)


def compiled_over_interpreted(measurements: Measurements) -> Iterator[Ratio]:
    """The gain from compiling, compared with driving the interpreted engine."""
    base = find_ours(measurements, PURE, "driven")
    for metric in SPEEDS:
        yield from _ratio(
            f"compiled, {metric} / interpreted, driven",
            find_ours(measurements, COMPILED, metric),
            base,
        )
    for metric in COSTS:
        upper, lower = (
            find_ours(measurements, COMPILED, metric),
            find_ours(measurements, PURE, metric),
        )
        yield from _ratio(f"compiled, {metric} / interpreted, {metric}", upper, lower)


def _against_peers(measurements: Measurements) -> Iterator[Ratio]:
    pairs = [(PURE, "driven"), *((COMPILED, metric) for metric in SPEEDS)]
    for peer in _PEERS:
        for theirs in ("driven", "quick chance"):
            for engine, metric in pairs:
                text = f"{display_name(engine)}, {metric} / {peer[0]} {peer[1]}, {theirs}"
                yield from _ratio(
                    text,
                    find_ours(measurements, engine, metric),
                    _find_peer(measurements, theirs, peer),
                )
        for engine in (PURE, COMPILED):
            text = f"{display_name(engine)}, copy / {peer[0]} {peer[1]}, copy"
            yield from _ratio(
                text,
                find_ours(measurements, engine, "copy"),
                _find_peer(measurements, "copy", peer),
            )


def _growths(measurements: Measurements) -> Iterator[Ratio]:
    for engine in (PURE, COMPILED):
        for metric in COSTS:
            text = f"{display_name(engine)}, {metric}: most / fewest players"
            yield from _ratio(text, growth(measurements, engine, metric), 1)


def display_name(engine: str) -> str:
    """The name for readers."""
    return "interpreted" if engine == PURE else engine
