"""Bots keep playing even if the database failed while their node acquired the lease."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from citadels.client import Seat
from citadels.server.store.errors import StoreError
from tests.server.chaos.sizes import wait_until
from tests.server.support.helpers import TIMEOUT_SECONDS, make_settings
from tests.server.support.server_fixture import RunningServer, run_server

TABLE_COUNT = 8
SETUP = {"players": 3, "preset": "first-game"}
BOTS = {"1": "random", "2": "random"}


def fail_first_calls(method: Callable[..., Any], done_first: bool) -> Callable[..., Any]:
    """Make the first calls fail, either before or after the database has done its work."""
    remaining = [TABLE_COUNT]

    async def call(*arguments: Any) -> Any:
        if not remaining[0]:
            return await method(*arguments)
        remaining[0] -= 1
        if done_first:
            await method(*arguments)
        raise StoreError("the database is unavailable")

    return call


async def start_tables(server: RunningServer) -> list[Seat]:
    """Enough tables that a bot has to answer first at some of them."""
    seats = []
    for _ in range(TABLE_COUNT):
        seats.append(await server.client.open_table("Ann", setup=SETUP, bots=BOTS))
        await server.client.start(seats[-1])
    return seats


async def wait_until_all_asked(server: RunningServer) -> None:
    """Wait until the bots at every table have answered and the person is asked."""
    for seat in await start_tables(server):
        async with server.client.connect(seat) as connection, asyncio.timeout(TIMEOUT_SECONDS):
            assert await connection.wait_for_question()


@pytest.mark.asyncio
async def test_a_game_that_could_not_be_refreshed_after_taking_its_lease_is_still_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        hub = server.node.registry
        monkeypatch.setattr(hub, "refresh", fail_first_calls(hub.refresh, done_first=False))
        await wait_until_all_asked(server)


@pytest.mark.asyncio
@pytest.mark.parametrize("done_first", [True, False])
async def test_a_lease_without_a_reply_from_the_database_is_taken_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, done_first: bool
) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        leases = server.node.registry.store.leases
        monkeypatch.setattr(leases, "take", fail_first_calls(leases.take, done_first))
        await wait_until_all_asked(server)


@pytest.mark.asyncio
async def test_a_lease_that_the_node_holds_without_knowing_is_run(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        tables = server.node.registry.tables
        name = (await start_tables(server))[0].table
        await wait_until(lambda: tables[name].has_lease)
        tables.pop(name)  # as if it had never been loaded here
        await wait_until(lambda: name in tables and tables[name].has_lease)
