"""After a restart every game is at the question where it was."""

from __future__ import annotations

import asyncio
import time

import msgspec
import pytest

from citadels.client import Client
from citadels.protocol.messages import State
from citadels.server.store.store import Store
from tests.server.chaos.forms import new_lots, some, tell
from tests.server.chaos.ledger import WITHIN, check_all
from tests.server.chaos.players import Party, Player, all_players, new_party
from tests.server.chaos.processes import ServerProcess

AT_ONCE = 25  # tables that are opened side by side


async def _open_tables(client: Client, count: int) -> list[Party]:
    gate = asyncio.Semaphore(AT_ONCE)

    async def open_one(number: int) -> Party:
        async with gate:
            return await new_party(client, f"restart {number}", people=2, bots=0)

    return list(await asyncio.gather(*(open_one(number) for number in range(count))))


async def _states(players: list[Player]) -> list[State]:
    """The state that each is told when he calls for the first time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def ask(player: Player) -> State:
        fresh = type(player.line)(player.line.address, player.line.token)
        async with gate, asyncio.timeout(60), fresh as line:
            while line.state is None:
                await line.receive()
            return line.state

    return list(await asyncio.gather(*(ask(player) for player in players)))


@pytest.mark.asyncio
async def test_after_a_restart_every_game_is_at_the_same_question(
    server: ServerProcess, store: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    lots = new_lots("restart")
    async with Client(server.address) as client:
        parties = await _open_tables(client, some(40, 500))
    players = all_players(parties)
    far = [number for party in parties for number in [lots.randint(1, 40)] * len(party.players)]
    await asyncio.gather(
        *(player.play(number) for player, number in zip(players, far, strict=True))
    )
    before = await _states(players)
    await server.kill()
    started = await server.start()
    began = time.monotonic()
    after = await _states(players)
    asked = time.monotonic() - began
    assert [msgspec.to_builtins(state) for state in after] == [
        msgspec.to_builtins(state) for state in before
    ]
    records = await check_all(store, parties, over=False)
    tell(
        capsys,
        f"{server.kills} kill with {len(parties)} games in progress ({records} records): well after"
        f" {started:.1f} s, all {len(players)} lines at the same question {asked:.1f} s later",
    )
    assert server.kills > 0
    assert asked < WITHIN
