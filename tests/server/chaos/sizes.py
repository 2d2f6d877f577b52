"""How much is done: a short form in every run, a long one on demand."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Callable
from typing import Final

import pytest

IS_LONG_RUN: Final = os.environ.get("CITADELS_LONG") == "1"


def short_or_long(short: int, long: int) -> int:
    """As many as the form asks for."""
    return long if IS_LONG_RUN else short


def make_rng(seed: str) -> random.Random:
    """Chance that falls the same way each time."""
    return random.Random(seed)  # noqa: S311 - nothing secret is made of it


async def wait_until(condition: Callable[[], bool], seconds: float = 90.0) -> None:
    """Wait until something is so of which no message tells."""
    async with asyncio.timeout(seconds):
        while not condition():  # noqa: ASYNC110 - the players count, they do not call
            await asyncio.sleep(0.01)


def print_result(capsys: pytest.CaptureFixture[str], text: str) -> None:
    """Print it, whether the test passes or not."""
    with capsys.disabled():
        print(f"\n  {text}")  # noqa: T201 - what was done is the result
