"""Bots play on although the database was away when their node took the lease of their game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from citadels.client import Seat
from citadels.server.store.errors import StoreError
from tests.server.chaos.forms import until
from tests.server.serving import Running, running
from tests.server.table_talk import DEADLINE, settings_in

TABLES = 8
SETUP = {"players": 3, "preset": "first-game"}
BOTS = {"1": "random", "2": "random"}


def fails_at_first(method: Callable[..., Any], done_first: bool) -> Callable[..., Any]:
    """The first calls hear that the database is away, perhaps after it has done its work."""
    left = [TABLES]

    async def call(*given: Any) -> Any:
        if not left[0]:
            return await method(*given)
        left[0] -= 1
        if done_first:
            await method(*given)
        raise StoreError("the database is away")

    return call


async def begin_some(server: Running) -> list[Seat]:
    """Tables enough that a bot has to answer first at some of them."""
    seats = []
    for _ in range(TABLES):
        seats.append(await server.client.open_table("Ann", setup=SETUP, bots=BOTS))
        await server.client.start(seats[-1])
    return seats


async def all_are_asked(server: Running) -> None:
    """At every table the bots answer until the person has to."""
    for seat in await begin_some(server):
        async with server.client.connect(seat) as line, asyncio.timeout(DEADLINE):
            assert await line.wait_for_question()


@pytest.mark.asyncio
async def test_a_lease_whose_game_could_not_be_looked_at_is_run_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings_in(tmp_path)) as server:
        hub = server.node.registry
        monkeypatch.setattr(hub, "refresh", fails_at_first(hub.refresh, done_first=False))
        await all_are_asked(server)


@pytest.mark.asyncio
@pytest.mark.parametrize("done_first", [True, False])
async def test_a_lease_of_which_the_node_heard_nothing_is_taken_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, done_first: bool
) -> None:
    async with running(settings_in(tmp_path)) as server:
        leases = server.node.registry.store.leases
        monkeypatch.setattr(leases, "take", fails_at_first(leases.take, done_first))
        await all_are_asked(server)


@pytest.mark.asyncio
async def test_a_lease_that_the_node_has_and_does_not_know_is_run(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        tables = server.node.registry.tables
        name = (await begin_some(server))[0].table
        await until(lambda: tables[name].has_lease)
        tables.pop(name)  # as if it had never been loaded here
        await until(lambda: name in tables and tables[name].has_lease)
