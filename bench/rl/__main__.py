"""Measures learning environments side by side: `scripts/bench rl --help`."""

from __future__ import annotations

import argparse
import importlib.util
import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Final

from bench.engine.figure import DECISIONS_PER_SECOND, Figures
from bench.engine.rounds import Worker, run_rounds
from bench.rl import spiel, zoo
from bench.rl.bars import find_bars
from citadels import compiled_engine

_COMPILED: Final = compiled_engine.COMPILED
WORKERS: Final = (
    Worker("our pettingzoo", "bench.rl.our_zoo", "pettingzoo", _COMPILED),
    Worker(zoo.ENGINE, zoo.__name__, "pettingzoo"),
    Worker("our open_spiel", "bench.rl.our_spiel", "pyspiel", _COMPILED),
    Worker(spiel.ENGINE, spiel.__name__, "pyspiel"),
    Worker("many tables", "bench.rl.our_vector", "numpy", _COMPILED),
)


def main() -> None:
    wish = _read_arguments()
    workers = [one for one in WORKERS if importlib.util.find_spec(one.needs) is not None]
    figures = Figures()
    run_rounds(workers, wish.size, wish.rounds, figures, _say)
    print(as_text(figures))
    missing = [one.engine for one in WORKERS if one not in workers]
    if missing:
        print(f"Not measured, because they are not there: {', '.join(missing)}.")
    if wish.json is not None:
        told = {
            "figures": [asdict(row) for row in figures.rows()],
            "ratios": [asdict(ratio) for ratio in find_bars(figures)],
        }
        Path(wish.json).write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def as_text(figures: Figures) -> str:
    """Two tables, ready to be pasted into a page."""
    lines = ["| ours / theirs | ratio | bar |", "|---|---:|---|"]
    for ratio in find_bars(figures):
        bar = "" if ratio.least is None else f"at least {ratio.least}"
        verdict = "" if ratio.least is None else (", holds" if ratio.holds else ", missed")
        lines.append(f"| {ratio.text} | {ratio.value:.1f} | {bar}{verdict} |")
    lines += ["", "| environment | players | steps/s | with observations |", "|---|---:|---:|---:|"]
    for row in figures.rows():
        if row.unit == DECISIONS_PER_SECOND and row.what == zoo.STEPS:
            seen = figures.find(row.engine, spiel.OBSERVED, row.game, row.players)
            if row.engine != spiel.ENGINE:
                seen = row.value  # there they come with every step
            observed = "–" if seen is None else f"{seen:,.0f}"
            name = f"{row.engine} {row.game}"
            lines.append(f"| {name} | {row.players} | {row.value:,.0f} | {observed} |")
    return "\n".join(lines)


def _read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scripts/bench rl", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="the best of so many is taken")
    parser.add_argument("--size", choices=("main", "tiny"), default="main")
    parser.add_argument("--json", metavar="FILE", help="write all figures there")
    return parser.parse_args()


def _say(text: str) -> None:
    print(f"== bench: {text}", file=sys.stderr)


if __name__ == "__main__":
    main()
