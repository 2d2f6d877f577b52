"""While the database is away answers are refused in so many words; then play goes on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from citadels.client import Client
from citadels.server.store.store import open_store
from tests.server.chaos.forms import new_lots, some, tell, until
from tests.server.chaos.ledger import WITHIN, check_all, count_moves, time_to_recover
from tests.server.chaos.nursery import Nursery
from tests.server.chaos.players import Party, all_players, new_parties
from tests.server.chaos.processes import ServerProcess
from tests.server.services import Postgres, Redis


def _refused(parties: list[Party]) -> int:
    return sum(player.refusals["store-away"] for player in all_players(parties))


def _are_done(parties: list[Party]) -> bool:
    return all(player.is_done for player in all_players(parties))


async def _until_refused(parties: list[Party], before: int) -> None:
    """Wait until somebody was told that the database is away, or nobody plays any more."""
    await until(lambda: _refused(parties) > before or _are_done(parties))


async def _until_answered(parties: list[Party]) -> None:
    """Wait until somebody was acknowledged an answer, or nobody plays any more."""
    before = count_moves(parties)
    await until(lambda: count_moves(parties) > before or _are_done(parties))


@pytest.mark.asyncio
async def test_no_move_is_lost_when_the_database_goes_away(
    nursery: Nursery,
    postgres: Postgres,
    postgres_url: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    lots = new_lots("database away")
    slowest, faults = 0.0, 0
    async with ServerProcess(nursery, tmp_path, "north", postgres_url) as server:
        async with Client(server.address) as client:
            parties = await new_parties(client, some(20, 200), "database away")
        store = await open_store(postgres_url)
        playing = asyncio.gather(*(player.play() for player in all_players(parties)))
        for end in [postgres.stop, postgres.kill] * some(1, 10):
            await asyncio.sleep(lots.uniform(0.1, 0.5))
            before = _refused(parties)
            await asyncio.to_thread(end)
            faults += 1
            await _until_refused(parties, before)
            await asyncio.to_thread(postgres.start)
            back = time.monotonic()
            await _until_answered(parties)
            await time_to_recover(store, parties, 0.0)
            slowest = max(slowest, time.monotonic() - back)
        await playing
        records = await check_all(store, parties)
        await store.close()
    tell(
        capsys,
        f"PostgreSQL away {faults} times in {len(parties)} games: {_refused(parties)} times"
        f" refused, {records} records, all played on within {slowest:.1f} s",
    )
    assert faults > 0
    assert _refused(parties) > 0
    assert slowest < WITHIN


@pytest.mark.asyncio
async def test_play_goes_on_while_redis_is_away(
    nursery: Nursery,
    redis_server: Redis,
    postgres_url: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    slowest, faults = 0.0, 0
    ends: list[Callable[[], None]] = [redis_server.stop, redis_server.kill]
    async with (
        ServerProcess(nursery, tmp_path, "north", postgres_url, redis_server.url) as server,
        Client(server.address) as client,
    ):
        store = await open_store(postgres_url)
        parties = await new_parties(client, some(12, 100), "redis away")
        playing = asyncio.gather(*(player.play() for player in all_players(parties)))
        for end in ends * some(1, 10):
            await asyncio.to_thread(end)
            faults += 1
            gone = time.monotonic()
            await _until_answered(parties)
            slowest = max(slowest, time.monotonic() - gone)
            await time_to_recover(store, parties, 0.0)
            await asyncio.to_thread(redis_server.start)
        await playing
        records = await check_all(store, parties)
        await store.close()
    tell(
        capsys,
        f"Redis away {faults} times in {len(parties)} games: {records} records, the longest pause"
        f" {slowest:.1f} s",
    )
    assert faults > 0
    assert slowest < some(WITHIN, 1)
