"""The programs in the documents are those in docs/examples, and they work."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from citadels.client import Client, Seat
from tests.server.support.helpers import make_settings, with_timeout
from tests.server.support.server_fixture import run_server

ROOT: Final = Path(__file__).parents[2]
EXAMPLES: Final = ROOT / "docs" / "examples"
PAGES_BY_EXAMPLE: Final = {
    "taster.py": ("README.md", "docs/write-a-bot.md"),
    "guest.py": ("docs/write-a-bot.md",),
}
MAX_LINES: Final = 20  # without docstrings


@pytest.mark.parametrize("name", PAGES_BY_EXAMPLE)
def test_the_pages_show_the_program_as_it_is(name: str) -> None:
    text = (EXAMPLES / name).read_text(encoding="utf-8")
    for page in PAGES_BY_EXAMPLE[name]:
        assert f"```python\n{text}```" in (ROOT / page).read_text(encoding="utf-8"), page


def test_no_program_is_left_out() -> None:
    assert {path.name for path in EXAMPLES.iterdir() if path.suffix == ".py"} == set(
        PAGES_BY_EXAMPLE
    )


def test_twenty_lines_are_twenty_lines() -> None:
    text = (EXAMPLES / "taster.py").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line.strip() and '"""' not in line]
    assert len(lines) <= MAX_LINES


def test_the_bot_plays_in_a_tournament_of_the_command() -> None:
    words = "tournament --one taster --rest random --profile classic-fr --players 2 --target 6"
    more = "--games 2 --seed 1 --processes 2 --json"
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    process = subprocess.run(
        [sys.executable, str(EXAMPLES / "taster.py"), *words.split(), *more.split()],
        capture_output=True,
        check=True,
        env=environment,
    )
    assert json.loads(process.stdout)["games"] == 2


@pytest.mark.asyncio
async def test_the_guest_plays_to_the_end_on_a_server(tmp_path: Path) -> None:
    names: dict[str, Any] = {"__name__": "guest"}
    exec((EXAMPLES / "guest.py").read_text(encoding="utf-8"), names)  # noqa: S102 - our own example
    async with run_server(make_settings(tmp_path)) as server:
        host = await server.client.open_table("Ann", bots={"2": "rush", "3": "rush"})
        guest = names["play"](server.address, host.table, "Robin")
        is_over, _ = await with_timeout(asyncio.gather(_play_host(server.client, host), guest), 60)
        assert is_over


async def _play_host(client: Client, seat: Seat) -> bool:
    """Start when the guest has joined and play first options. Return whether the game ended."""
    async with client.connect(seat) as connection:
        while connection.table is None or connection.table.seats[1].name != "Robin":
            await connection.receive()
        await client.start(seat)
        while await connection.wait_for_question():
            assert connection.state is not None
            assert connection.state.own is not None
            await connection.answer(connection.state.own.options[0].id)
        return connection.state is not None and connection.state.common.over
