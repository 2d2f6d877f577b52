"""Runs the workers in turn for several rounds and keeps the best of each figure.

The engines take turns in every round, so other activity on the machine affects them all alike.
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
from bench.engine.measurement import Measurement, Measurements
from citadels import compiled_engine

ROOT: Final = Path(__file__).parents[2]

# One core for all, and the same order of sets and dicts in every process.
_WORKER_ENV: Final = {"PYTHONHASHSEED": "0", "OMP_NUM_THREADS": "1"}


@dataclass(frozen=True)
class Worker:
    """An engine and how to measure it.

    `needs` is the package that must be installed; `switch` selects one of our two engines; `fixed`
    requests the same memory addresses in every process.
    """

    engine: str
    module: str
    requirement: str = "citadels"
    engine_switch: str = compiled_engine.AUTO
    has_fixed_addresses: bool = False


class WorkerError(RuntimeError):
    """A worker failed. The message contains its error output."""


PURE: Final = Worker(
    compiled_engine.PURE, "bench.engine.citadels_engine", engine_switch=compiled_engine.PURE
)
COMPILED: Final = Worker(
    compiled_engine.COMPILED, "bench.engine.citadels_engine", engine_switch=compiled_engine.COMPILED
)
PEERS: Final = (
    Worker(openspiel.ENGINE, openspiel.__name__, openspiel.MODULE),
    # Its games depend on the order of sets with None in them, whose hash was an address up to 3.11.
    Worker(catan.ENGINE, catan.__name__, catan.MODULE, has_fixed_addresses=True),
    Worker(rlcards.ENGINE, rlcards.__name__, rlcards.MODULE),
)


def our_workers() -> list[Worker]:
    """The interpreted engine, and the compiled one if it is up to date."""
    return [PURE, COMPILED] if compiled_engine.library_path().exists() else [PURE]


def peer_workers() -> list[Worker]:
    """The workers of the other engines that are installed."""
    return [peer for peer in PEERS if importlib.util.find_spec(peer.requirement) is not None]


def missing_engines(workers: list[Worker]) -> list[str]:
    return [worker.engine for worker in (PURE, COMPILED, *PEERS) if worker not in workers]


def run_rounds(
    workers: list[Worker],
    workload: str,
    rounds: int,
    measurements: Measurements,
    log: Callable[[str], None],
) -> None:
    """Measure everything in the given number of rounds and add it to the figures."""
    for number in range(1, rounds + 1):
        for worker in workers:
            log(f"{workload}, round {number} of {rounds}: {worker.engine}")
            for row in run_worker(worker, workload):
                measurements.add(row)


def run_worker(worker: Worker, workload: str) -> list[Measurement]:
    command = [sys.executable, "-m", "bench.engine.worker", worker.module, workload]
    if worker.has_fixed_addresses:
        command = [*_fixed_address_prefix(), *command]
    process = subprocess.run(  # noqa: S603 - our own module
        command,
        cwd=ROOT,
        env={**os.environ, **_WORKER_ENV, compiled_engine.ENGINE_VARIABLE: worker.engine_switch},
        capture_output=True,
        text=True,
        check=False,
    )
    if process.returncode != 0:
        raise WorkerError(f"{worker.engine}: {process.stderr}")
    # Peers may print while they are imported; our output is the last line.
    return [Measurement(**row) for row in json.loads(process.stdout.splitlines()[-1])]


@functools.cache
def _fixed_address_prefix() -> list[str]:
    """The prefix of a command that fixes addresses, where the system supports it."""
    setarch = shutil.which("setarch")
    if setarch is None:
        return []
    command = [setarch, "--addr-no-randomize"]
    probe = subprocess.run([*command, sys.executable, "-c", ""], check=False)  # noqa: S603
    return command if probe.returncode == 0 else []
