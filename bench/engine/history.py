"""One line for each run that is kept, so that a slow decline is seen.

It says what ran and what came out, and nothing about the machine: only ratios can be compared.
"""

from __future__ import annotations

import json
import platform
import shutil
import subprocess
from datetime import date
from pathlib import Path
from typing import Final

from bench.engine.figure import DECISIONS, Figures
from bench.engine.ratios import Ratio
from bench.engine.size import MAIN_PLAYERS, MAIN_PROFILE
from citadels import __version__
from citadels.compiled_engine import COMPILED, PURE

ROOT: Final = Path(__file__).parents[2]
FILE: Final = ROOT / "bench" / "history" / "engine.jsonl"


def make_line(figures: Figures, ratios: list[Ratio], day: date) -> str:
    return json.dumps(
        {
            "date": day.isoformat(),
            "version": __version__,
            "commit": _commit(),
            "python": platform.python_version(),
            "figures": _main_figures(figures),
            "ratios": {ratio.text: _short(ratio.value) for ratio in ratios},
        }
    )


def keep(line: str, file: Path = FILE) -> None:
    file.parent.mkdir(exist_ok=True)
    with file.open("a", encoding="utf-8") as lines:
        lines.write(f"{line}\n")


def _main_figures(figures: Figures) -> dict[str, dict[str, float]]:
    """Those of the main case and of the peers: the rest is in the ratios of growth."""
    found: dict[str, dict[str, float]] = {}
    for row in figures.rows():
        is_other = row.engine in {PURE, COMPILED} and (
            row.game != MAIN_PROFILE or row.players != MAIN_PLAYERS
        )
        if not is_other and row.unit != DECISIONS:
            title = f"{row.engine} {row.game}"
            name = f"{row.what.removesuffix(', games')}, {row.unit}"
            found.setdefault(title, {})[name] = _short(row.value)
    return found


def _short(value: float) -> float:
    return float(f"{value:.4g}")


def _commit() -> str | None:
    """The commit, marked if the files have changed since. None if git cannot say."""
    git = shutil.which("git")
    if git is None:
        return None
    command = [git, "describe", "--always", "--dirty", "--exclude=*", "--abbrev=10"]
    done = subprocess.run(  # noqa: S603 - fixed words
        command, cwd=ROOT, capture_output=True, text=True, check=False
    )
    return done.stdout.strip() or None
