"""Two nodes on one database: people play across them, and each takes over from the other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
import pytest_asyncio

from citadels.client import Client, TableConnection
from citadels.client.connection import new_command_id
from citadels.protocol.messages import Accepted, Answer, Refused
from citadels.server.store.store import Store, open_store
from tests.server.chaos.consistency import (
    END_TIMEOUT_SECONDS,
    check_all,
    count_moves,
    measure_recovery,
)
from tests.server.chaos.persistent_players import (
    PersistentPlayer,
    TableOfPlayers,
    all_players,
    start_tables,
)
from tests.server.chaos.prefork import ServerForker
from tests.server.chaos.server_process import ServerProcess
from tests.server.chaos.sizes import make_rng, print_result, short_or_long, wait_until
from tests.server.support.services import Redis


@dataclass(frozen=True, slots=True)
class NodePair:
    """Two nodes, a client of the first, and the database of both."""

    north: ServerProcess
    south: ServerProcess
    client: Client
    store: Store

    def players_at(self, node: ServerProcess, party: TableOfPlayers) -> TableOfPlayers:
        """The players of a table who connect to this node."""
        own = [player for player in party.players if f":{node.port}/" in player.connection.address]
        return replace(party, players=own)

    def move_to_south(self, connection: TableConnection) -> None:
        """Direct a connection to the other node."""
        north, south = self.north.address, self.south.address
        connection.address = connection.address.replace(
            north.removeprefix("http"), south.removeprefix("http")
        )


@pytest_asyncio.fixture
async def pair(
    server_forker: ServerForker, postgres_url: str, redis_server: Redis, tmp_path: Path
) -> AsyncIterator[NodePair]:
    async with (
        ServerProcess(server_forker, tmp_path, "north", postgres_url, redis_server.url) as north,
        ServerProcess(server_forker, tmp_path, "south", postgres_url, redis_server.url) as south,
        Client(north.address) as client,
    ):
        store = await open_store(postgres_url)
        yield NodePair(north, south, client, store)
        await store.close()


@pytest.mark.asyncio
async def test_people_on_two_nodes_play_together_while_nodes_are_killed(
    pair: NodePair, capsys: pytest.CaptureFixture[str]
) -> None:
    rng = make_rng("two nodes")
    slowest = 0.0
    parties = await start_tables(pair.client, short_or_long(6, 200), "two nodes")
    for party in parties:
        pair.move_to_south(party.players[1].connection)
    playing = asyncio.gather(*(player.play() for player in all_players(parties)))
    for node in [pair.north, pair.south] * short_or_long(2, 20):
        await asyncio.sleep(rng.uniform(0.1, 0.7))
        await node.kill()
        killed = time.monotonic()
        await node.start()
        own = [pair.players_at(node, party) for party in parties]
        slowest = max(slowest, await measure_recovery(pair.store, own, killed))
        await check_all(pair.store, parties, is_over=False)
    await playing
    records = await check_all(pair.store, parties)
    kills = pair.north.kills + pair.south.kills
    print_result(
        capsys,
        f"{kills} kills of two nodes in {len(parties)} games: {count_moves(parties)} answers"
        f" acknowledged, {records} records, slowest recovery {slowest:.1f} s",
    )
    assert kills > 0
    assert slowest < END_TIMEOUT_SECONDS


@pytest.mark.asyncio
async def test_the_other_node_takes_over_bots_in_time(
    pair: NodePair, capsys: pytest.CaptureFixture[str]
) -> None:
    parties = await start_tables(pair.client, short_or_long(6, 100), "take over", people=1, bots=2)
    tables = {party.table for party in parties}
    for player in all_players(parties):
        pair.move_to_south(player.connection)
    playing = asyncio.gather(*(player.play() for player in all_players(parties)))
    await wait_until(lambda: all(player.accepted for player in all_players(parties)))
    leases = await pair.store.leases.list_holders(_now_ms())
    assert {leases[table] for table in tables & set(leases)} == {"north"}
    await pair.north.kill()
    killed = time.monotonic()
    moves = {player: len(player.accepted) for player in all_players(parties)}
    await wait_until(
        lambda: all(
            player.is_done or len(player.accepted) >= moves[player] + 3  # so bots must have moved
            for player in moves
        )
    )
    took = time.monotonic() - killed
    leases = await pair.store.leases.list_holders(_now_ms())
    assert {leases[table] for table in tables & set(leases)} <= {"south"}
    await playing
    records = await check_all(pair.store, parties)
    print_result(
        capsys,
        f"{pair.north.kills} kill of the node with {len(parties)} leases: bots played on after"
        f" {took:.1f} s, {records} records",
    )
    assert pair.north.kills > 0
    assert took < END_TIMEOUT_SECONDS


@pytest.mark.asyncio
async def test_without_redis_the_nodes_catch_up_by_polling(
    pair: NodePair, redis_server: Redis, capsys: pytest.CaptureFixture[str]
) -> None:
    parties = await start_tables(pair.client, short_or_long(4, 100), "no notes")
    for party in parties:
        pair.move_to_south(party.players[1].connection)
    await asyncio.to_thread(redis_server.kill)
    faults = 1
    await asyncio.gather(*(player.play(10) for player in all_players(parties)))
    latest = max(player.max_latency for player in all_players(parties))
    await asyncio.to_thread(redis_server.start)
    await asyncio.gather(*(player.play(40) for player in all_players(parties)))
    records = await check_all(pair.store, parties, is_over=False)
    print_result(
        capsys,
        f"Redis down {faults} time in {len(parties)} games of two nodes: {records} records, moves"
        f" arrived after {latest:.1f} s at most",
    )
    assert faults > 0
    assert latest < END_TIMEOUT_SECONDS


@pytest.mark.asyncio
async def test_only_one_of_two_answers_through_two_nodes_is_accepted(
    pair: NodePair, capsys: pytest.CaptureFixture[str]
) -> None:
    rng = make_rng("two answers")
    (party,) = await start_tables(pair.client, 1, "two answers", people=2, bots=0)
    accepted, refused, answer_count = 0, 0, short_or_long(40, 1000)
    seats = [await _connect_to_both(pair, player) for player in party.players]
    while accepted < answer_count and not _is_over(seats):
        asked_pair = next(
            pair_connections for pair_connections in seats if pair_connections[0].is_asked()
        )
        replies = await asyncio.gather(
            *(
                _answer_option(connection, rng.choice(_options(connection)))
                for connection in asked_pair
            )
        )
        accepted_replies = [reply for reply in replies if isinstance(reply, Accepted)]
        assert len(accepted_replies) == 1
        accepted += 1
        refused += len(replies) - 1
        for connection in (
            connection for pair_connections in seats for connection in pair_connections
        ):
            while connection.last_step < accepted_replies[0].number:
                await asyncio.wait_for(connection.receive(), END_TIMEOUT_SECONDS)
    stored = await pair.store.games.load_records(party.game)
    assert len(stored) == accepted
    for connection in (connection for pair_connections in seats for connection in pair_connections):
        assert [step.number for step in connection.steps] == list(range(accepted + 1))
        await connection.close()
    print_result(
        capsys, f"{refused} doubled answers through two nodes: {accepted} of {2 * accepted} taken"
    )
    assert refused > 0


async def _connect_to_both(pair: NodePair, player: PersistentPlayer) -> list[TableConnection]:
    """Connect to the same seat on both nodes."""
    connections = [
        TableConnection(player.connection.address, player.connection.token) for _ in range(2)
    ]
    pair.move_to_south(connections[1])
    for connection in connections:
        await connection.open()
        while connection.state is None:
            await asyncio.wait_for(connection.receive(), END_TIMEOUT_SECONDS)
    return connections


async def _answer_option(connection: TableConnection, option: int) -> Accepted | Refused:
    assert connection.state is not None
    command = new_command_id()
    await connection.send(Answer(connection.state.question, option, command))
    while True:
        message = await asyncio.wait_for(connection.receive(), END_TIMEOUT_SECONDS)
        if isinstance(message, Accepted | Refused):
            assert message.command == command
            return message


def _options(connection: TableConnection) -> list[int]:
    assert connection.state is not None
    assert connection.state.own is not None
    return [option.id for option in connection.state.own.options]


def _is_over(seats: list[list[TableConnection]]) -> bool:
    return any(
        connection.state is not None and connection.state.common.over for connection in seats[0]
    )


def _now_ms() -> int:
    return time.time_ns() // 1_000_000
