"""Measures one layout in one build, in a process of its own. Prints one line of JSON.

Run by `run.py`, which decides by the search path which build is imported.
"""

import importlib
import json
import sys
import time
from typing import Any

MASK = 0xFFFFFFFF


def drive(cards: Any, seed: int, games: int) -> tuple[int, int]:
    """The same games as `play`, through the public door: a list of legal answers, and `apply`."""
    decisions = 0
    digest = 0
    dice = seed
    for number in range(games):
        game = cards.new_game(seed + number)
        while not game.over():
            answers = game.legal()
            dice = (dice * 1664525 + 1013904223) & MASK
            answer = answers[(dice >> 16) * len(answers) >> 16]
            game.apply(answer)
            digest = (digest * 1000003 + answer) & MASK
            decisions += 1
        digest = (digest * 1000003 + game.digest()) & MASK
    return decisions, digest


def copy_seconds(cards: Any, copies: int) -> float:
    game = cards.new_game(7)
    for _ in range(60):
        game.apply(game.legal()[0])
    twin = game.copy()
    assert twin.digest() == game.digest()
    twin.apply(twin.legal()[0])
    assert twin.digest() != game.digest(), "a copy shares something with its original"
    copy = game.copy
    start = time.perf_counter()
    for _ in range(copies):
        copy()
    return (time.perf_counter() - start) / copies


def measure_layout(name: str, games: int) -> dict[str, Any]:
    cards = importlib.import_module(f"layouts.{name}_cards")
    start = time.perf_counter()
    decisions, digest = cards.play(1, games)
    middle = time.perf_counter()
    driven = drive(cards, 1, games)
    end = time.perf_counter()
    assert driven == (decisions, digest), "driven from outside, the games differ"
    return {
        "file": cards.__file__,
        "decisions": decisions,
        "digest": digest,
        "inside": decisions / (middle - start),
        "driven": decisions / (end - middle),
        "copy": copy_seconds(cards, games * 20) * 1e6,
    }


def measure_probes(rounds: int) -> dict[str, Any]:
    probe: Any = importlib.import_module("layouts.probe")
    table = probe.Table()
    times: dict[str, float] = {}
    sums: dict[str, int] = {}
    for name in probe.PROBES:
        loop = getattr(probe, name)
        sums[name] = loop(table, 1000)
        start = time.perf_counter()
        loop(table, rounds)
        times[name] = (time.perf_counter() - start) / rounds * 1e9
    return {"file": probe.__file__, "times": times, "sums": sums}


if __name__ == "__main__":
    what, count = sys.argv[1], int(sys.argv[2])
    print(json.dumps(measure_probes(count) if what == "probe" else measure_layout(what, count)))
