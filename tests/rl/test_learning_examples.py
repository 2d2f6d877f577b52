"""The examples for learners run as they stand, and what learns gets better."""

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
from tests.cli.terminal import told
from tests.rl.pupils import PUPIL, bring_package

ROOT: Final = Path(__file__).parents[2]
EXAMPLES: Final = ROOT / "docs" / "examples"
LEARN: Final = "learning/learn.py"
QUICK: Final = compiled_engine.active_engine() == compiled_engine.COMPILED
# One thread: more of them may add in another order.
ALONE: Final = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "PYTHONPATH": str(ROOT)}

SMALL: Final = ("--tables", "64", "--steps", "32", "--batch", "512", "--hidden", "64,32")
AMONG_RANDOM: Final = ("--lineup", "learner,random,random,random")
EVEN: Final = 0.25


def program(name: str, *words: str) -> str:
    """What an example prints; a warning is an error here too."""
    done = subprocess.run(
        [sys.executable, "-W", "error", str(EXAMPLES / name), *words],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **ALONE},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def curve_of(folder: Path) -> list[dict[str, Any]]:
    """The curve without the times, which are never the same."""
    text = (folder / "curve.jsonl").read_text(encoding="utf-8")
    lines: list[dict[str, Any]] = [json.loads(line) for line in text.splitlines()]
    for line in lines:
        assert line.pop("minutes") >= 0
    return lines


@pytest.fixture(scope="module")
def learnt(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a short lesson leaves behind: some four hundred games."""
    folder = tmp_path_factory.mktemp("learnt")
    updates = "16" if QUICK else "2"
    words = ("--updates", updates, "--look", "8", "--games", "200", "--seed", "1")
    program(LEARN, "--out", str(folder), *SMALL, *AMONG_RANDOM, *words)
    return folder


def test_it_gets_better_by_playing(learnt: Path) -> None:
    first, *_, last = curve_of(learnt)
    assert first["update"] == first["games"] == 0
    assert abs(first["share"] - EVEN) < 0.12, "it begins as one of four that play by lot"
    assert last["low"] <= last["share"] <= last["high"]
    if QUICK:  # the interpreted engine is too slow for a whole lesson
        assert last["games"] > 300
        assert last["low"] > 2 * EVEN


def test_what_was_learnt_plays_in_a_tournament(
    learnt: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a bot by its line it is as good as it was on the tables of learners, or better."""
    monkeypatch.setattr(sys, "path", [str(bring_package(tmp_path)), *sys.path])
    file = learnt / "policy.npz"
    assert "learn.py --lineup learner,random" in load_network(file).trained
    line = f"{PUPIL}(file={file})"
    words = ("tournament", "--one", line, "--rest", "random", "--games", "120" if QUICK else "4")
    data = json.loads(told(*words, "--seed", "5", "--processes", "2", "--json"))
    one = data["matches"][0]["standings"][0]
    assert one["name"] == line
    if QUICK:
        assert one["share"]["low"] > 1.5 * EVEN


def test_the_same_seed_gives_the_same_curve_in_any_number_of_processes(tmp_path: Path) -> None:
    """Alone at the table or with itself: here with itself, so all seats learn."""
    curves = []
    for processes in ("1", "2"):
        folder = tmp_path / processes
        words = ("--updates", "2", "--look", "1", "--games", "8", "--processes", processes)
        small = ("--tables", "8", "--steps", "40", "--batch", "128", "--hidden", "16,8")
        program(LEARN, "--out", str(folder), *small, *words, "--against", "random,rush")
        curves.append(curve_of(folder))
    assert curves[0] == curves[1]
    assert [line["against"] for line in curves[0]] == ["random", "rush"] * 3
    networks = [load_network(tmp_path / processes / "policy.npz") for processes in ("1", "2")]
    for name, value in networks[0].weights.items():
        assert (value == networks[1].weights[name]).all(), name
    assert not (networks[0].weights["first"] == 0).all()


@pytest.mark.parametrize("end", ["svg", "png"])
def test_the_curve_is_drawn(learnt: Path, tmp_path: Path, end: str) -> None:
    picture = tmp_path / f"curve.{end}"
    program("learning/curve.py", str(learnt / "curve.jsonl"), str(picture), "--by", "games")
    beginning = picture.read_bytes()[:8]
    assert beginning.startswith(b"<svg" if end == "svg" else b"\x89PNG")


@pytest.mark.parametrize("more", [(), ("--processes", "2", "--lineup", "learner,rush,charter")])
def test_playing_by_lot_tells_how_fast_it_is(more: tuple[str, ...]) -> None:
    shown = program("learning/by_lot.py", "--tables", "4", "--seconds", "0.5", *more)
    assert "one table: " in shown
    assert "4 tables: " in shown
    assert "steps a second" in shown


@pytest.mark.parametrize("name", ["learning/by_lot.py", LEARN, "learning/curve.py"])
def test_every_program_says_what_it_takes(name: str) -> None:
    assert "usage: " in program(name, "--help")
