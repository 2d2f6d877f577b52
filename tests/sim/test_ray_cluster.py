"""A study or tournament on a Ray cluster gives the same results as without one."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

import pytest

from citadels.lab.store import MANIFEST
from tests.child_process import tie_to_parent
from tests.cli.runner import run, run_process
from tests.lab.tiny_study import TINY_STUDY

TIMEOUT_SECONDS: Final = 60  # seconds for a cluster to start, and to end
QUIET_ENVIRONMENT: Final = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_DISABLE_IMPORT_WARNING": "1"}


def free_port() -> int:
    """A free port outside the range that Ray reserves for its workers."""
    for port in range(30_100, 31_000):
        with closing(socket.socket()) as tried:
            if tried.connect_ex(("127.0.0.1", port)):
                return port
    raise AssertionError("no port is free")


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """A cluster with two CPUs, which ends with the process that started it."""
    folder = Path(tempfile.mkdtemp(prefix="ray"))  # socket paths must be short
    address = f"127.0.0.1:{free_port()}"
    head = [sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block"]
    words = ["--port", address.partition(":")[2], "--node-ip-address", "127.0.0.1"]
    quiet = ["--include-dashboard=false", "--disable-usage-stats", "--temp-dir", str(folder)]
    log_file = folder / "log.txt"  # not a pipe, which Ray's processes would keep open
    with log_file.open("w") as output:
        started = subprocess.Popen(
            tie_to_parent([*head, *words, *quiet, "--num-cpus", "2"]),
            stdout=output,
            stderr=subprocess.STDOUT,
            env={**os.environ, **QUIET_ENVIRONMENT},
            start_new_session=True,
        )
    try:
        until = time.monotonic() + TIMEOUT_SECONDS
        while "Ray runtime started" not in log_file.read_text("utf-8"):
            assert started.poll() is None, f"Ray has ended: {log_file.read_text('utf-8')}"
            assert time.monotonic() < until, f"Ray does not start: {log_file.read_text('utf-8')}"
            time.sleep(0.1)
        yield address
    finally:
        started.terminate()
        with suppress(subprocess.TimeoutExpired):
            started.wait(TIMEOUT_SECONDS)
        with suppress(ProcessLookupError):
            os.killpg(started.pid, signal.SIGKILL)  # with every process that it started
        started.wait(TIMEOUT_SECONDS)
        shutil.rmtree(folder, ignore_errors=True)


def file_digests(folder: Path) -> dict[tuple[str, int], str]:
    manifest = json.loads((folder / MANIFEST).read_text("utf-8"))
    return {(row["part"], row["first"]): row["digest"] for row in manifest["portions"]}


def test_a_study_plays_the_same_games_with_the_same_results(tmp_path: Path, cluster: str) -> None:
    study = tmp_path / "tiny.toml"
    study.write_text(TINY_STUDY, encoding="utf-8")
    there, here = tmp_path / "there", tmp_path / "here"
    words = ["lab", "run", str(study), "--json"]
    result = run_process(*words, "--out", str(there), "--cluster", cluster, **QUIET_ENVIRONMENT)
    assert result.returncode == 0, result.stderr
    (report,) = json.loads(result.stdout)["studies"]
    assert (report["games"], report["processes"]) == (90, 2)
    assert "Warning" not in result.stderr
    assert len(result.stderr.splitlines()) <= 5, result.stderr
    assert run(*words, "--out", str(here), "--processes", "1").exit_code == 0
    assert file_digests(there) == file_digests(here)
    assert len(file_digests(there)) == 2


def test_a_tournament_plays_the_same_games_with_the_same_results(cluster: str) -> None:
    words = ["tournament", "--one", "charter", "--rest", "random", "--games", "40", "--seed", "7"]
    words += ["--json", "--sprt", "0.2,0.6"]
    result = run_process(*words, "--cluster", cluster, **QUIET_ENVIRONMENT)
    assert result.returncode == 0, result.stderr
    there = json.loads(result.stdout)
    here = json.loads(run(*words, "--processes", "1").stdout)
    assert there.pop("seconds") > 0 < here.pop("seconds")
    assert there == here
    assert there["sprt"]["decision"] == "at least p1"


@pytest.mark.parametrize(
    "command", ["lab run crown --games 2 --out {}", "tournament --mirror rush"]
)
def test_a_missing_cluster_is_reported_at_once(tmp_path: Path, command: str) -> None:
    began = time.monotonic()
    address = f"127.0.0.1:{free_port()}"
    words = command.format(tmp_path / "out").split()
    result = run_process(*words, "--cluster", address, **QUIET_ENVIRONMENT)
    assert result.returncode == 2
    assert f"there is no Ray cluster at {address}" in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert time.monotonic() - began < 60  # Ray alone would wait for minutes
