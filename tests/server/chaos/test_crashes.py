"""Servers are killed at any point, and no game loses or repeats a move."""

from __future__ import annotations

import asyncio
import time
from functools import partial

import pytest

from citadels.client import Client
from citadels.server.store.store import Store
from tests.server.chaos.consistency import (
    END_TIMEOUT_SECONDS,
    check_all,
    count_moves,
    measure_recovery,
)
from tests.server.chaos.faults import CRASH_POINTS
from tests.server.chaos.persistent_players import TableOfPlayers, all_players, start_tables
from tests.server.chaos.server_process import ServerProcess
from tests.server.chaos.sizes import make_rng, print_result, short_or_long, wait_until


@pytest.mark.asyncio
async def test_games_survive_servers_killed_at_random(
    server: ServerProcess, store: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    rng = make_rng("killed at random")
    slowest = 0.0
    async with Client(server.address) as client:
        parties = await start_tables(client, short_or_long(6, 300), "random")
        playing = asyncio.gather(*(player.play() for player in all_players(parties)))
        for _ in range(short_or_long(4, 60)):
            await asyncio.sleep(rng.uniform(0.1, 0.7))
            await server.kill()
            killed = time.monotonic()
            await server.start()
            slowest = max(slowest, await measure_recovery(store, parties, killed))
            await check_all(store, parties, is_over=False)
        await playing
    records = await check_all(store, parties)
    print_result(
        capsys,
        f"{server.kills} kills in {len(parties)} games: {count_moves(parties)} answers"
        f" acknowledged, {records} records, slowest recovery {slowest:.1f} s",
    )
    assert server.kills > 0
    assert slowest < END_TIMEOUT_SECONDS


@pytest.mark.asyncio
async def test_games_survive_crashes_between_two_steps_of_an_answer(
    server: ServerProcess, store: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    rng = make_rng("killed at points")
    deaths = 0
    async with Client(server.address) as client:
        parties = await start_tables(client, short_or_long(6, 300), "points")
    await server.kill()
    playing = asyncio.gather(*(player.play() for player in all_players(parties)))
    for _ in range(short_or_long(1, 15)):
        for point in CRASH_POINTS:
            await server.run_until_crash(f"{point}:{rng.randint(1, 60)}")
            deaths += 1
            await check_all(store, parties, is_over=False)
    killed = time.monotonic()
    await server.start()
    slowest = await measure_recovery(store, parties, killed)
    await playing
    records = await check_all(store, parties)
    repeated = sum(player.retry_count for player in all_players(parties))
    print_result(
        capsys,
        f"{deaths} deaths at chosen points in {len(parties)} games: {records} records,"
        f" {repeated} commands repeated, recovery in {slowest:.1f} s",
    )
    assert deaths > 0
    assert slowest < END_TIMEOUT_SECONDS


def _has_moved(parties: list[TableOfPlayers], moves: int) -> bool:
    return count_moves(parties) >= moves or all(player.is_done for player in all_players(parties))


@pytest.mark.asyncio
@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_games_survive_the_death_of_bot_processes(
    server: ServerProcess, store: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    kills = 0
    async with Client(server.address) as client:
        parties = await start_tables(client, short_or_long(4, 50), "bots", people=1, bots=2)
        players = all_players(parties)
        playing = asyncio.gather(*(player.play() for player in players))
        for _ in range(short_or_long(2, 20)):
            moves = count_moves(parties)
            await wait_until(partial(_has_moved, parties, moves + 8))
            kills += server.kill_bots()
        await playing
    records = await check_all(store, parties)
    print_result(capsys, f"{kills} kills of bots in {len(parties)} games: {records} records")
    assert kills > 0
