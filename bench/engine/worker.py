"""Measures one engine in its own process and prints the figures as one line of JSON.

Each engine is imported alone, so that it is not slowed down by another. Run by `runner.py`.
"""

from __future__ import annotations

import importlib
import json
import sys
from dataclasses import asdict

from bench.engine.measurement import Measurement
from bench.engine.workload import WORKLOADS


def main(module: str, workload: str) -> None:
    rows: list[Measurement] = importlib.import_module(module).measure(WORKLOADS[workload])
    print(json.dumps([asdict(row) for row in rows]))


if __name__ == "__main__":
    main(*sys.argv[1:])
