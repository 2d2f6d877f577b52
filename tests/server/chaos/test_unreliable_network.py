"""Even on an unreliable connection each move is made once and reaches everybody once."""

from __future__ import annotations

import asyncio

import pytest

from citadels.client import Client
from citadels.server.store.store import Store
from tests.server.chaos.consistency import check_all, count_moves
from tests.server.chaos.faulty_proxy import (
    DELAY,
    DISCONNECT,
    DOUBLE,
    DROP,
    REORDER,
    FaultPlan,
    FaultyProxy,
)
from tests.server.chaos.persistent_players import all_players, start_tables
from tests.server.chaos.server_process import ServerProcess
from tests.server.chaos.sizes import IS_LONG_RUN, print_result, short_or_long

FAULT_KINDS = (DROP, DOUBLE, DELAY, REORDER, DISCONNECT)


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "database", ["sqlite", "postgresql"] if IS_LONG_RUN else ["sqlite"], indirect=True
)
async def test_games_finish_on_an_unreliable_network(
    server: ServerProcess, store: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    async with (
        Client(server.address) as client,
        FaultyProxy(server.address, FaultPlan("bad lines")) as proxy,
    ):
        parties = await start_tables(
            client, short_or_long(6, 300), "bad lines", silence_timeout=1.0
        )
        players = all_players(parties)
        for player in players:
            player.connection.address = proxy.address(player.connection.address)
        await asyncio.gather(*(player.play() for player in players))
    records = await check_all(store, parties)
    repeated = sum(player.retry_count for player in players)
    faults = sum(proxy.fault_counts[kind] for kind in FAULT_KINDS)
    summary = ", ".join(f"{proxy.fault_counts[kind]} {kind}" for kind in FAULT_KINDS)
    print_result(
        capsys,
        f"{faults} faults ({summary}) in {len(parties)} games: {count_moves(parties)} answers"
        f" acknowledged, {records} records, {repeated} commands repeated",
    )
    assert all(proxy.fault_counts[kind] > 0 for kind in FAULT_KINDS)
