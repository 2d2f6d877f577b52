"""Interpreted and compiled bots give the same answers, with bit-identical estimates."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from citadels import compiled_engine
from tests.architecture.source_code import ROOT
from tests.bots.dump_answers import PLAYERS


def dump_with_engine(engine: str) -> list[str]:
    result = subprocess.run(
        [sys.executable, "-m", "tests.bots.dump_answers"],
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
def test_bots_answer_alike_compiled_and_interpreted() -> None:
    interpreted = dump_with_engine(compiled_engine.PURE)
    compiled = dump_with_engine(compiled_engine.COMPILED)
    assert interpreted[0] == "engine pure"
    assert compiled[0] == "engine compiled"
    for old, new in zip(interpreted[1:], compiled[1:], strict=True):
        assert new == old
    assert len(compiled) == 1 + len(PLAYERS)


def test_dumping_twice_gives_the_same_answers() -> None:
    """Nothing depends on the process; otherwise the engines could not be compared."""
    first = dump_with_engine(compiled_engine.active_engine())
    assert first == dump_with_engine(compiled_engine.active_engine())
    assert first[0] == f"engine {compiled_engine.active_engine()}"
    assert all(int(line.split()[3]) > 3 for line in first[1:])
