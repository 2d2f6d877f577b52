"""Interpreted and compiled, the engine plays the same games, byte by byte."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from citadels import compiled_engine
from citadels.engine.editions.registry import PROFILES
from tests.architecture.source_code import ROOT
from tests.engines.dump_games import PLAYERS, SEEDS


def dump_with_engine(engine: str) -> list[str]:
    result = subprocess.run(
        [sys.executable, "-m", "tests.engines.dump_games"],
        cwd=ROOT,
        env=os.environ | {compiled_engine.ENGINE_VARIABLE: engine},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    return result.stdout.splitlines()


@pytest.mark.skipif(
    not compiled_engine.library_path().exists(), reason="the engine is not compiled"
)
def test_both_engines_tell_the_same_games() -> None:
    interpreted = dump_with_engine(compiled_engine.PURE)
    compiled = dump_with_engine(compiled_engine.COMPILED)
    assert interpreted[0] == "engine pure"
    assert compiled[0] == "engine compiled"
    for old, new in zip(interpreted[1:], compiled[1:], strict=True):
        assert new == old
    assert len(compiled) == 1 + len(PROFILES) * len(PLAYERS) * (1 + 2 * SEEDS)
