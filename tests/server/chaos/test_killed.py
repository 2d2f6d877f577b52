"""Servers are killed at any point, and no game loses a move or has one twice."""

from __future__ import annotations

import asyncio
import time
from functools import partial

import pytest

from citadels.client import Client
from citadels.server.store.store import Store
from tests.server.chaos.faults import POINTS
from tests.server.chaos.forms import new_lots, some, tell, until
from tests.server.chaos.ledger import (
    WITHIN,
    check_all,
    count_moves,
    time_to_recover,
)
from tests.server.chaos.players import Party, all_players, new_parties
from tests.server.chaos.processes import ServerProcess


@pytest.mark.asyncio
async def test_games_outlive_servers_killed_at_random(
    server: ServerProcess, store: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    lots = new_lots("killed at random")
    slowest = 0.0
    async with Client(server.address) as client:
        parties = await new_parties(client, some(6, 300), "random")
        playing = asyncio.gather(*(player.play() for player in all_players(parties)))
        for _ in range(some(4, 60)):
            await asyncio.sleep(lots.uniform(0.1, 0.7))
            await server.kill()
            killed = time.monotonic()
            await server.start()
            slowest = max(slowest, await time_to_recover(store, parties, killed))
            await check_all(store, parties, over=False)
        await playing
    records = await check_all(store, parties)
    tell(
        capsys,
        f"{server.kills} kills in {len(parties)} games: {count_moves(parties)} answers"
        f" acknowledged, {records} records, slowest recovery {slowest:.1f} s",
    )
    assert server.kills > 0
    assert slowest < WITHIN


@pytest.mark.asyncio
async def test_games_outlive_servers_that_die_between_two_steps_of_an_answer(
    server: ServerProcess, store: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    lots = new_lots("killed at points")
    deaths = 0
    async with Client(server.address) as client:
        parties = await new_parties(client, some(6, 300), "points")
    await server.kill()
    playing = asyncio.gather(*(player.play() for player in all_players(parties)))
    for _ in range(some(1, 15)):
        for point in POINTS:
            await server.live_until(f"{point}:{lots.randint(1, 60)}")
            deaths += 1
            await check_all(store, parties, over=False)
    killed = time.monotonic()
    await server.start()
    slowest = await time_to_recover(store, parties, killed)
    await playing
    records = await check_all(store, parties)
    repeated = sum(player.repeated for player in all_players(parties))
    tell(
        capsys,
        f"{deaths} deaths at chosen points in {len(parties)} games: {records} records,"
        f" {repeated} commands repeated, recovery in {slowest:.1f} s",
    )
    assert deaths > 0
    assert slowest < WITHIN


def _has_moved(parties: list[Party], moves: int) -> bool:
    return count_moves(parties) >= moves or all(player.is_done for player in all_players(parties))


@pytest.mark.asyncio
@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_games_outlive_the_processes_in_which_bots_think(
    server: ServerProcess, store: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    kills = 0
    async with Client(server.address) as client:
        parties = await new_parties(client, some(4, 50), "bots", people=1, bots=2)
        players = all_players(parties)
        playing = asyncio.gather(*(player.play() for player in players))
        for _ in range(some(2, 20)):
            moves = count_moves(parties)
            await until(partial(_has_moved, parties, moves + 8))
            kills += server.kill_bots()
        await playing
    records = await check_all(store, parties)
    tell(capsys, f"{kills} kills of bots in {len(parties)} games: {records} records")
    assert kills > 0
