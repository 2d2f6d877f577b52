"""Starts the workers in turn, several rounds, and keeps the best of each figure.

All engines are measured again and again one after the other, so what else happens on the machine
hits them alike.
"""

from __future__ import annotations

import functools
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench.engine import catan, openspiel, rlcards
from bench.engine.figure import Figure, Figures
from citadels import compiled_engine

ROOT: Final = Path(__file__).parents[2]

# One core for all, and the same order of sets and dicts in every process.
_SURROUNDINGS: Final = {"PYTHONHASHSEED": "0", "OMP_NUM_THREADS": "1"}


@dataclass(frozen=True)
class Worker:
    """An engine and how it is measured.

    `needs` is what must be installed; `switch` says which of our two engines is meant; `fixed`
    asks for the same addresses in every process.
    """

    engine: str
    module: str
    needs: str = "citadels"
    switch: str = compiled_engine.AUTO
    fixed: bool = False


class WorkerError(RuntimeError):
    """A worker that did not finish. The message is what it said."""


PURE: Final = Worker(compiled_engine.PURE, "bench.engine.ours", switch=compiled_engine.PURE)
COMPILED: Final = Worker(
    compiled_engine.COMPILED, "bench.engine.ours", switch=compiled_engine.COMPILED
)
PEERS: Final = (
    Worker(openspiel.ENGINE, openspiel.__name__, openspiel.MODULE),
    # Its games follow the order of sets with None in them, whose hash was an address up to 3.11.
    Worker(catan.ENGINE, catan.__name__, catan.MODULE, fixed=True),
    Worker(rlcards.ENGINE, rlcards.__name__, rlcards.MODULE),
)


def our_workers() -> list[Worker]:
    """The interpreted engine, and the compiled one if it fits the sources."""
    return [PURE, COMPILED] if compiled_engine.library_path().exists() else [PURE]


def peer_workers() -> list[Worker]:
    """Those of the other engines that are installed."""
    return [peer for peer in PEERS if importlib.util.find_spec(peer.needs) is not None]


def missing_engines(workers: list[Worker]) -> list[str]:
    return [wanted.engine for wanted in (PURE, COMPILED, *PEERS) if wanted not in workers]


def run_rounds(
    workers: list[Worker], size: str, rounds: int, figures: Figures, say: Callable[[str], None]
) -> None:
    """Measure everything so many times and add it to the figures."""
    for number in range(1, rounds + 1):
        for worker in workers:
            say(f"{size}, round {number} of {rounds}: {worker.engine}")
            for row in run_worker(worker, size):
                figures.add(row)


def run_worker(worker: Worker, size: str) -> list[Figure]:
    command = [sys.executable, "-m", "bench.engine.worker", worker.module, size]
    if worker.fixed:
        command = [*_with_fixed_addresses(), *command]
    done = subprocess.run(  # noqa: S603 - our own module
        command,
        cwd=ROOT,
        env={**os.environ, **_SURROUNDINGS, compiled_engine.ENGINE_VARIABLE: worker.switch},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise WorkerError(f"{worker.engine}: {done.stderr}")
    # Peers may print while they are imported; ours is the last line.
    return [Figure(**row) for row in json.loads(done.stdout.splitlines()[-1])]


@functools.cache
def _with_fixed_addresses() -> list[str]:
    """What to write before a command, where the system can do it."""
    setarch = shutil.which("setarch")
    if setarch is None:
        return []
    command = [setarch, "--addr-no-randomize"]
    tried = subprocess.run([*command, sys.executable, "-c", ""], check=False)  # noqa: S603
    return command if tried.returncode == 0 else []
