"""Measures everything and prints it: `python -m bench.engine --help`."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from datetime import UTC, date, datetime
from pathlib import Path

from bench.engine import history
from bench.engine.figure import Figures
from bench.engine.ratios import Ratio, find_ratios
from bench.engine.rounds import missing_engines, our_workers, peer_workers, run_rounds
from bench.engine.table import as_text


def main() -> None:
    wish = _read_arguments()
    workers = our_workers() + ([] if wish.no_peers else peer_workers())
    figures = Figures()
    run_rounds(workers, "main", wish.rounds, figures, _say)
    if not wish.short:
        run_rounds(our_workers(), "all", max(1, wish.rounds // 3), figures, _say)
    ratios = find_ratios(figures)
    print(as_text(figures))
    missing = missing_engines(workers)
    if missing:
        print(f"Not measured, because they are not there: {', '.join(missing)}.")
    if wish.json is not None:
        _write_json(_as_data(figures, ratios), wish.json)
    if wish.keep:
        history.keep(history.make_line(figures, ratios, wish.date))


def _read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scripts/bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=9, help="the best of so many is taken")
    parser.add_argument("--short", action="store_true", help="not all profiles and players")
    parser.add_argument("--no-peers", action="store_true", help="leave other engines out")
    parser.add_argument("--json", metavar="FILE", help='write all figures there, or print with "-"')
    parser.add_argument("--keep", action="store_true", help="add a line to bench/history")
    today = datetime.now(tz=UTC).date()
    parser.add_argument("--date", type=date.fromisoformat, default=today, help="for --keep")
    return parser.parse_args()


def _say(text: str) -> None:
    print(f"== bench: {text}", file=sys.stderr)


def _as_data(figures: Figures, ratios: list[Ratio]) -> dict[str, object]:
    told = [{**asdict(ratio), "holds": ratio.holds if ratio.is_bar else None} for ratio in ratios]
    return {"figures": [asdict(row) for row in figures.rows()], "ratios": told}


def _write_json(data: dict[str, object], where: str) -> None:
    text = json.dumps(data, indent=1)
    if where == "-":
        print(text)
    else:
        Path(where).write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
