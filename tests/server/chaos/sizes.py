"""Sizes of the tests: short in every run, long on demand."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Callable
from typing import Final

import pytest

IS_LONG_RUN: Final = os.environ.get("CITADELS_LONG") == "1"


def short_or_long(short: int, long: int) -> int:
    """One of two numbers, depending on the size of the run."""
    return long if IS_LONG_RUN else short


def make_rng(seed: str) -> random.Random:
    """A random generator with a fixed seed."""
    return random.Random(seed)  # noqa: S311 - not used for secrets


async def wait_until(condition: Callable[[], bool], seconds: float = 90.0) -> None:
    """Wait for a condition that no message announces."""
    async with asyncio.timeout(seconds):
        while not condition():  # noqa: ASYNC110 - players have no callbacks
            await asyncio.sleep(0.01)


def print_result(capsys: pytest.CaptureFixture[str], text: str) -> None:
    """Print a result, whether the test passes or not."""
    with capsys.disabled():
        print(f"\n  {text}")  # noqa: T201 - the result of the run
