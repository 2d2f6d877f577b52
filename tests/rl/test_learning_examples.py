"""The training examples run as published, and their learners improve."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from citadels import compiled_engine
from citadels.rl.network import load_network
from tests.cli.runner import output_of
from tests.rl.learned_bots import BOT_NAME, write_bot_package

ROOT: Final = Path(__file__).parents[2]
EXAMPLES: Final = ROOT / "docs" / "examples"
LEARN_PROGRAM: Final = "learning/learn.py"
IS_COMPILED: Final = compiled_engine.active_engine() == compiled_engine.COMPILED
# One thread: several might sum floats in another order.
SINGLE_THREAD_ENVIRONMENT: Final = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "PYTHONPATH": str(ROOT),
}

SMALL_OPTIONS: Final = ("--tables", "64", "--steps", "32", "--batch", "512", "--hidden", "64,32")
RANDOM_LINEUP: Final = ("--lineup", "learner,random,random,random")
EVEN_SHARE: Final = 0.25


def run_program(name: str, *words: str) -> str:
    """The output of an example; warnings are errors here too."""
    done = subprocess.run(
        [sys.executable, "-W", "error", str(EXAMPLES / name), *words],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **SINGLE_THREAD_ENVIRONMENT},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def read_curve(folder: Path) -> list[dict[str, Any]]:
    """The learning curve without the times, which always differ."""
    text = (folder / "curve.jsonl").read_text(encoding="utf-8")
    rows: list[dict[str, Any]] = [json.loads(line) for line in text.splitlines()]
    for line in rows:
        assert line.pop("minutes") >= 0
    return rows


@pytest.fixture(scope="module")
def trained_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The output of a short training of about four hundred games."""
    folder = tmp_path_factory.mktemp("learnt")
    updates = "16" if IS_COMPILED else "2"
    words = ("--updates", updates, "--evaluate-every", "8", "--games", "200", "--seed", "1")
    run_program(LEARN_PROGRAM, "--out", str(folder), *SMALL_OPTIONS, *RANDOM_LINEUP, *words)
    return folder


def test_it_improves_by_playing(trained_folder: Path) -> None:
    first, *_, last = read_curve(trained_folder)
    assert first["update"] == first["games"] == 0
    assert abs(first["share"] - EVEN_SHARE) < 0.12, "it does not begin as good as a random player"
    assert last["low"] <= last["share"] <= last["high"]
    if IS_COMPILED:  # the interpreted engine is too slow for a whole training
        assert last["games"] > 300
        assert last["low"] > 2 * EVEN_SHARE


def test_the_trained_network_plays_in_a_tournament(
    trained_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a bot named by its specification it is at least as good as it was in training."""
    monkeypatch.setattr(sys, "path", [str(write_bot_package(tmp_path)), *sys.path])
    file = trained_folder / "policy.npz"
    assert "learn.py --lineup learner,random" in load_network(file).trained
    spec = f"{BOT_NAME}(file={file})"
    words = (
        "tournament",
        "--one",
        spec,
        "--rest",
        "random",
        "--games",
        "120" if IS_COMPILED else "4",
    )
    data = json.loads(output_of(*words, "--seed", "5", "--processes", "2", "--json"))
    standing = data["matches"][0]["standings"][0]
    assert standing["name"] == spec
    if IS_COMPILED:
        assert standing["share"]["low"] > 1.5 * EVEN_SHARE


def test_the_same_seed_gives_the_same_curve_in_any_number_of_processes(tmp_path: Path) -> None:
    """A learner can play alone or against itself; here against itself, so that all seats learn."""
    curves = []
    for processes in ("1", "2"):
        folder = tmp_path / processes
        words = (
            "--updates",
            "2",
            "--evaluate-every",
            "1",
            "--games",
            "8",
            "--processes",
            processes,
        )
        small = ("--tables", "8", "--steps", "40", "--batch", "128", "--hidden", "16,8")
        run_program(LEARN_PROGRAM, "--out", str(folder), *small, *words, "--against", "random,rush")
        curves.append(read_curve(folder))
    assert curves[0] == curves[1]
    assert [row["against"] for row in curves[0]] == ["random", "rush"] * 3
    networks = [load_network(tmp_path / processes / "policy.npz") for processes in ("1", "2")]
    for name, value in networks[0].weights.items():
        assert (value == networks[1].weights[name]).all(), name
    assert not (networks[0].weights["first"] == 0).all()


@pytest.mark.parametrize("end", ["svg", "png"])
def test_the_curve_is_drawn(trained_folder: Path, tmp_path: Path, end: str) -> None:
    picture = tmp_path / f"curve.{end}"
    run_program(
        "learning/curve.py", str(trained_folder / "curve.jsonl"), str(picture), "--by", "games"
    )
    beginning = picture.read_bytes()[:8]
    assert beginning.startswith(b"<svg" if end == "svg" else b"\x89PNG")


@pytest.mark.parametrize("more", [(), ("--processes", "2", "--lineup", "learner,rush,charter")])
def test_random_play_reports_its_speed(more: tuple[str, ...]) -> None:
    output = run_program("learning/random_play.py", "--tables", "4", "--seconds", "0.5", *more)
    assert "one table: " in output
    assert "4 tables: " in output
    assert "steps a second" in output


@pytest.mark.parametrize("name", ["learning/random_play.py", LEARN_PROGRAM, "learning/curve.py"])
def test_every_program_has_help(name: str) -> None:
    assert "usage: " in run_program(name, "--help")
