"""Whatever a line does to messages, each move is made once and everybody hears of it once."""

from __future__ import annotations

import asyncio

import pytest

from citadels.client import Client
from citadels.server.store.store import Store
from tests.server.chaos.forms import LONG, some, tell
from tests.server.chaos.ledger import check_all, count_moves
from tests.server.chaos.players import all_players, new_parties
from tests.server.chaos.processes import ServerProcess
from tests.server.chaos.proxy import CUT, DELAY, DOUBLE, DROP, REORDER, Plan, Proxy

KINDS = (DROP, DOUBLE, DELAY, REORDER, CUT)


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "database", ["sqlite", "postgresql"] if LONG else ["sqlite"], indirect=True
)
async def test_games_are_played_to_the_end_over_bad_lines(
    server: ServerProcess, store: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    async with (
        Client(server.address) as client,
        Proxy(server.address, Plan("bad lines")) as proxy,
    ):
        parties = await new_parties(client, some(6, 300), "bad lines", silence=1.0)
        players = all_players(parties)
        for player in players:
            player.line.address = proxy.address(player.line.address)
        await asyncio.gather(*(player.play() for player in players))
    records = await check_all(store, parties)
    repeated = sum(player.repeated for player in players)
    faults = sum(proxy.done[kind] for kind in KINDS)
    told = ", ".join(f"{proxy.done[kind]} {kind}" for kind in KINDS)
    tell(
        capsys,
        f"{faults} faults ({told}) in {len(parties)} games: {count_moves(parties)} answers"
        f" acknowledged, {records} records, {repeated} commands repeated",
    )
    assert all(proxy.done[kind] > 0 for kind in KINDS)
