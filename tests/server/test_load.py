"""The load benchmark plays real games on both servers; their speed is not checked here."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_load_is_compared_with_a_bare_server() -> None:
    command = [sys.executable, "-m", "bench.server", "--tables", "3", "--moves", "40"]
    done = subprocess.run(
        [*command, "--rounds", "2"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    for name in ("citadels", "bare"):
        match = re.search(
            rf"^{name} +3 tables, 12 connections: +(\d+) moves/s", done.stdout, re.MULTILINE
        )
        assert match, done.stdout
        assert int(match[1]) > 0
    assert done.stdout.count(" 0 refused") == 2
    for expected_text in ("kB per table", "kB per connection", "of the bare server's", "p95"):
        assert expected_text in done.stdout
