"""While the database is down, answers are refused with that reason; then play continues."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from citadels.client import Client
from citadels.server.store.store import open_store
from tests.server.chaos.consistency import (
    END_TIMEOUT_SECONDS,
    check_all,
    count_moves,
    measure_recovery,
)
from tests.server.chaos.persistent_players import TableOfPlayers, all_players, start_tables
from tests.server.chaos.prefork import ServerForker
from tests.server.chaos.server_process import ServerProcess
from tests.server.chaos.sizes import make_rng, print_result, short_or_long, wait_until
from tests.server.support.services import Postgres, Redis


def _refusal_count(parties: list[TableOfPlayers]) -> int:
    return sum(player.refusals["database-unavailable"] for player in all_players(parties))


def _all_done(parties: list[TableOfPlayers]) -> bool:
    return all(player.is_done for player in all_players(parties))


async def _wait_until_refused(parties: list[TableOfPlayers], before: int) -> None:
    """Wait until an answer was refused because the database is down, or everybody is done."""
    await wait_until(lambda: _refusal_count(parties) > before or _all_done(parties))


async def _wait_until_answered(parties: list[TableOfPlayers]) -> None:
    """Wait until an answer is acknowledged, or everybody is done."""
    before = count_moves(parties)
    await wait_until(lambda: count_moves(parties) > before or _all_done(parties))


@pytest.mark.asyncio
async def test_no_move_is_lost_when_the_database_goes_down(
    server_forker: ServerForker,
    postgres: Postgres,
    postgres_url: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    rng = make_rng("database away")
    slowest, faults = 0.0, 0
    async with ServerProcess(server_forker, tmp_path, "north", postgres_url) as server:
        async with Client(server.address) as client:
            parties = await start_tables(client, short_or_long(20, 200), "database away")
        store = await open_store(postgres_url)
        playing = asyncio.gather(*(player.play() for player in all_players(parties)))
        for end in [postgres.stop, postgres.kill] * short_or_long(1, 10):
            await asyncio.sleep(rng.uniform(0.1, 0.5))
            before = _refusal_count(parties)
            await asyncio.to_thread(end)
            faults += 1
            await _wait_until_refused(parties, before)
            await asyncio.to_thread(postgres.start)
            recovered_at = time.monotonic()
            await _wait_until_answered(parties)
            await measure_recovery(store, parties, 0.0)
            slowest = max(slowest, time.monotonic() - recovered_at)
        await playing
        records = await check_all(store, parties)
        await store.close()
    print_result(
        capsys,
        f"PostgreSQL down {faults} times in {len(parties)} games: {_refusal_count(parties)} times"
        f" refused, {records} records, all played on within {slowest:.1f} s",
    )
    assert faults > 0
    assert _refusal_count(parties) > 0
    assert slowest < END_TIMEOUT_SECONDS


@pytest.mark.asyncio
async def test_play_continues_while_redis_is_down(
    server_forker: ServerForker,
    redis_server: Redis,
    postgres_url: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    slowest, faults = 0.0, 0
    ends: list[Callable[[], None]] = [redis_server.stop, redis_server.kill]
    async with (
        ServerProcess(server_forker, tmp_path, "north", postgres_url, redis_server.url) as server,
        Client(server.address) as client,
    ):
        store = await open_store(postgres_url)
        parties = await start_tables(client, short_or_long(12, 100), "redis away")
        playing = asyncio.gather(*(player.play() for player in all_players(parties)))
        for end in ends * short_or_long(1, 10):
            await asyncio.to_thread(end)
            faults += 1
            gone = time.monotonic()
            await _wait_until_answered(parties)
            slowest = max(slowest, time.monotonic() - gone)
            await measure_recovery(store, parties, 0.0)
            await asyncio.to_thread(redis_server.start)
        await playing
        records = await check_all(store, parties)
        await store.close()
    print_result(
        capsys,
        f"Redis down {faults} times in {len(parties)} games: {records} records, the longest pause"
        f" {slowest:.1f} s",
    )
    assert faults > 0
    assert slowest < short_or_long(END_TIMEOUT_SECONDS, 1)
