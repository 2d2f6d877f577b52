"""Measures learning environments and compares them: `scripts/bench rl --help`."""

from __future__ import annotations

import argparse
import importlib.util
import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Final

from bench.engine.measurement import DECISIONS_PER_SECOND, Measurements
from bench.engine.runner import Worker, run_rounds
from bench.rl import openspiel, pettingzoo
from bench.rl.thresholds import find_thresholds
from citadels import compiled_engine

_COMPILED: Final = compiled_engine.COMPILED
WORKERS: Final = (
    Worker("our pettingzoo", "bench.rl.citadels_pettingzoo", "pettingzoo", _COMPILED),
    Worker(pettingzoo.ENGINE, pettingzoo.__name__, "pettingzoo"),
    Worker("our open_spiel", "bench.rl.citadels_open_spiel", "pyspiel", _COMPILED),
    Worker(openspiel.ENGINE, openspiel.__name__, "pyspiel"),
    Worker("many tables", "bench.rl.citadels_batch", "numpy", _COMPILED),
)


def main() -> None:
    args = _read_arguments()
    workers = [
        worker for worker in WORKERS if importlib.util.find_spec(worker.requirement) is not None
    ]
    measurements = Measurements()
    run_rounds(workers, args.size, args.rounds, measurements, _log)
    print(format_report(measurements))
    missing = [worker.engine for worker in WORKERS if worker not in workers]
    if missing:
        print(f"Not measured, because not installed: {', '.join(missing)}.")
    if args.json is not None:
        data = {
            "figures": [asdict(row) for row in measurements.rows()],
            "ratios": [asdict(ratio) for ratio in find_thresholds(measurements)],
        }
        Path(args.json).write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def format_report(measurements: Measurements) -> str:
    """Two tables, ready to paste into a page."""
    lines = ["| ours / theirs | ratio | bar |", "|---|---:|---|"]
    for ratio in find_thresholds(measurements):
        threshold = "" if ratio.least is None else f"at least {ratio.least}"
        verdict = "" if ratio.least is None else (", holds" if ratio.is_met else ", missed")
        lines.append(f"| {ratio.text} | {ratio.value:.1f} | {threshold}{verdict} |")
    lines += ["", "| environment | players | steps/s | with observations |", "|---|---:|---:|---:|"]
    for row in measurements.rows():
        if row.unit == DECISIONS_PER_SECOND and row.what == pettingzoo.STEPS:
            observed_rate = measurements.find(
                row.engine, openspiel.OBSERVED_STEPS, row.game, row.players
            )
            if row.engine != openspiel.ENGINE:
                observed_rate = row.value  # there every step includes observations
            observed = "–" if observed_rate is None else f"{observed_rate:,.0f}"
            name = f"{row.engine} {row.game}"
            lines.append(f"| {name} | {row.players} | {row.value:,.0f} | {observed} |")
    return "\n".join(lines)


def _read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scripts/bench rl", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="number of rounds; the best counts")
    parser.add_argument("--size", choices=("main", "tiny"), default="main")
    parser.add_argument("--json", metavar="FILE", help="write all figures to this file")
    return parser.parse_args()


def _log(text: str) -> None:
    print(f"== bench: {text}", file=sys.stderr)


if __name__ == "__main__":
    main()
