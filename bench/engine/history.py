"""One line for each recorded run, so that a gradual slowdown is noticed.

A line contains the versions and the results, and nothing about the machine: only ratios are
comparable.
"""

from __future__ import annotations

import json
import platform
import shutil
import subprocess
from datetime import date
from pathlib import Path
from typing import Final

from bench.engine.measurement import DECISIONS, Measurements
from bench.engine.ratios import Ratio
from bench.engine.workload import MAIN_PLAYERS, MAIN_PROFILE
from citadels import __version__
from citadels.compiled_engine import COMPILED, PURE

ROOT: Final = Path(__file__).parents[2]
HISTORY_FILE: Final = ROOT / "bench" / "history" / "engine.jsonl"


def format_line(measurements: Measurements, ratios: list[Ratio], day: date) -> str:
    return json.dumps(
        {
            "date": day.isoformat(),
            "version": __version__,
            "commit": _commit(),
            "python": platform.python_version(),
            "figures": _main_figures(measurements),
            "ratios": {ratio.text: _round(ratio.value) for ratio in ratios},
        }
    )


def append_line(line: str, file: Path = HISTORY_FILE) -> None:
    file.parent.mkdir(exist_ok=True)
    with file.open("a", encoding="utf-8") as stream:
        stream.write(f"{line}\n")


def _main_figures(measurements: Measurements) -> dict[str, dict[str, float]]:
    """The figures of the main case and of the peers; the rest is in the ratios of growth."""
    by_case: dict[str, dict[str, float]] = {}
    for row in measurements.rows():
        is_other = row.engine in {PURE, COMPILED} and (
            row.game != MAIN_PROFILE or row.players != MAIN_PLAYERS
        )
        if not is_other and row.unit != DECISIONS:
            title = f"{row.engine} {row.game}"
            name = f"{row.what.removesuffix(', games')}, {row.unit}"
            by_case.setdefault(title, {})[name] = _round(row.value)
    return by_case


def _round(value: float) -> float:
    return float(f"{value:.4g}")


def _commit() -> str | None:
    """The commit, marked if files have changed since; None if git does not know."""
    git = shutil.which("git")
    if git is None:
        return None
    command = [git, "describe", "--always", "--dirty", "--exclude=*", "--abbrev=10"]
    process = subprocess.run(  # noqa: S603 - fixed words
        command, cwd=ROOT, capture_output=True, text=True, check=False
    )
    return process.stdout.strip() or None
