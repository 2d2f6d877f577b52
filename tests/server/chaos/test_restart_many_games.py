"""After a restart every game is at the question where it was."""

from __future__ import annotations

import asyncio
import time

import msgspec
import pytest

from citadels.client import Client
from citadels.protocol.messages import State
from citadels.server.store.store import Store
from tests.server.chaos.consistency import END_TIMEOUT_SECONDS, check_all
from tests.server.chaos.persistent_players import (
    PersistentPlayer,
    TableOfPlayers,
    all_players,
    start_table,
)
from tests.server.chaos.server_process import ServerProcess
from tests.server.chaos.sizes import make_rng, print_result, short_or_long

MAX_CONCURRENT = 25  # requests at the same time


async def _open_tables(client: Client, count: int) -> list[TableOfPlayers]:
    gate = asyncio.Semaphore(MAX_CONCURRENT)

    async def open_one(number: int) -> TableOfPlayers:
        async with gate:
            return await start_table(client, f"restart {number}", people=2, bots=0)

    return list(await asyncio.gather(*(open_one(number) for number in range(count))))


async def _fetch_states(players: list[PersistentPlayer]) -> list[State]:
    """The state that each player receives on a new connection."""
    gate = asyncio.Semaphore(MAX_CONCURRENT)

    async def ask(player: PersistentPlayer) -> State:
        fresh = type(player.connection)(player.connection.address, player.connection.token)
        async with gate, asyncio.timeout(60), fresh as connection:
            while connection.state is None:
                await connection.receive()
            return connection.state

    return list(await asyncio.gather(*(ask(player) for player in players)))


@pytest.mark.asyncio
async def test_after_a_restart_every_game_is_at_the_same_question(
    server: ServerProcess, store: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    rng = make_rng("restart")
    async with Client(server.address) as client:
        parties = await _open_tables(client, short_or_long(40, 500))
    players = all_players(parties)
    far = [number for party in parties for number in [rng.randint(1, 40)] * len(party.players)]
    await asyncio.gather(
        *(player.play(number) for player, number in zip(players, far, strict=True))
    )
    before = await _fetch_states(players)
    await server.kill()
    started = await server.start()
    began = time.monotonic()
    after = await _fetch_states(players)
    query_seconds = time.monotonic() - began
    assert [msgspec.to_builtins(state) for state in after] == [
        msgspec.to_builtins(state) for state in before
    ]
    records = await check_all(store, parties, is_over=False)
    print_result(
        capsys,
        f"{server.kills} kill with {len(parties)} games in progress ({records} records): healthy"
        f" after {started:.1f} s, all {len(players)} clients at the same question"
        f" {query_seconds:.1f} s later",
    )
    assert server.kills > 0
    assert query_seconds < END_TIMEOUT_SECONDS
