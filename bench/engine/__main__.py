"""Measures everything and prints the tables: `python -m bench.engine --help`."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from datetime import UTC, date, datetime
from pathlib import Path

from bench.engine import history
from bench.engine.measurement import Measurements
from bench.engine.ratios import Ratio, find_ratios
from bench.engine.report import format_report
from bench.engine.runner import missing_engines, our_workers, peer_workers, run_rounds


def main() -> None:
    args = _read_arguments()
    workers = our_workers() + ([] if args.no_peers else peer_workers())
    measurements = Measurements()
    run_rounds(workers, "main", args.rounds, measurements, _log)
    if not args.short:
        run_rounds(our_workers(), "all", max(1, args.rounds // 3), measurements, _log)
    ratios = find_ratios(measurements)
    print(format_report(measurements))
    missing = missing_engines(workers)
    if missing:
        print(f"Not measured, because not installed: {', '.join(missing)}.")
    if args.json is not None:
        _write_json(_as_data(measurements, ratios), args.json)
    if args.keep:
        history.append_line(history.format_line(measurements, ratios, args.date))


def _read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scripts/bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=9, help="number of rounds; the best counts")
    parser.add_argument(
        "--short", action="store_true", help="without all profiles and player counts"
    )
    parser.add_argument("--no-peers", action="store_true", help="without other engines")
    parser.add_argument(
        "--json", metavar="FILE", help='write all figures to this file, or print them with "-"'
    )
    parser.add_argument("--keep", action="store_true", help="append a line to bench/history")
    today = datetime.now(tz=UTC).date()
    parser.add_argument("--date", type=date.fromisoformat, default=today, help="for --keep")
    return parser.parse_args()


def _log(text: str) -> None:
    print(f"== bench: {text}", file=sys.stderr)


def _as_data(measurements: Measurements, ratios: list[Ratio]) -> dict[str, object]:
    ratio_rows = [
        {**asdict(ratio), "holds": ratio.is_met if ratio.is_threshold else None} for ratio in ratios
    ]
    return {"figures": [asdict(row) for row in measurements.rows()], "ratios": ratio_rows}


def _write_json(data: dict[str, object], target: str) -> None:
    text = json.dumps(data, indent=1)
    if target == "-":
        print(text)
    else:
        Path(target).write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
