"""Two nodes on one database: people meet across them, and one takes over from the other."""

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
from tests.server.chaos.forms import new_lots, some, tell, until
from tests.server.chaos.ledger import WITHIN, check_all, count_moves, time_to_recover
from tests.server.chaos.nursery import Nursery
from tests.server.chaos.players import Party, Player, all_players, new_parties
from tests.server.chaos.processes import ServerProcess
from tests.server.services import Redis


@dataclass(frozen=True, slots=True)
class Pair:
    """Two nodes, a client of the first, and the database of both."""

    north: ServerProcess
    south: ServerProcess
    client: Client
    store: Store

    def those_at(self, node: ServerProcess, party: Party) -> Party:
        """The people of a table who call this node."""
        own = [player for player in party.players if f":{node.port}/" in player.line.address]
        return replace(party, players=own)

    def move_south(self, line: TableConnection) -> None:
        """Let somebody call the other node from now on."""
        north, south = self.north.address, self.south.address
        line.address = line.address.replace(north.removeprefix("http"), south.removeprefix("http"))


@pytest_asyncio.fixture
async def pair(
    nursery: Nursery, postgres_url: str, redis_server: Redis, tmp_path: Path
) -> AsyncIterator[Pair]:
    async with (
        ServerProcess(nursery, tmp_path, "north", postgres_url, redis_server.url) as north,
        ServerProcess(nursery, tmp_path, "south", postgres_url, redis_server.url) as south,
        Client(north.address) as client,
    ):
        store = await open_store(postgres_url)
        yield Pair(north, south, client, store)
        await store.close()


@pytest.mark.asyncio
async def test_people_on_two_nodes_play_together_while_nodes_are_killed(
    pair: Pair, capsys: pytest.CaptureFixture[str]
) -> None:
    lots = new_lots("two nodes")
    slowest = 0.0
    parties = await new_parties(pair.client, some(6, 200), "two nodes")
    for party in parties:
        pair.move_south(party.players[1].line)
    playing = asyncio.gather(*(player.play() for player in all_players(parties)))
    for node in [pair.north, pair.south] * some(2, 20):
        await asyncio.sleep(lots.uniform(0.1, 0.7))
        await node.kill()
        killed = time.monotonic()
        await node.start()
        own = [pair.those_at(node, party) for party in parties]
        slowest = max(slowest, await time_to_recover(pair.store, own, killed))
        await check_all(pair.store, parties, over=False)
    await playing
    records = await check_all(pair.store, parties)
    kills = pair.north.kills + pair.south.kills
    tell(
        capsys,
        f"{kills} kills of two nodes in {len(parties)} games: {count_moves(parties)} answers"
        f" acknowledged, {records} records, slowest recovery {slowest:.1f} s",
    )
    assert kills > 0
    assert slowest < WITHIN


@pytest.mark.asyncio
async def test_the_other_node_takes_over_bots_within_its_time(
    pair: Pair, capsys: pytest.CaptureFixture[str]
) -> None:
    parties = await new_parties(pair.client, some(6, 100), "take over", people=1, bots=2)
    tables = {party.table for party in parties}
    for player in all_players(parties):
        pair.move_south(player.line)
    playing = asyncio.gather(*(player.play() for player in all_players(parties)))
    await until(lambda: all(player.accepted for player in all_players(parties)))
    held = await pair.store.leases.list_holders(_now())
    assert {held[table] for table in tables & set(held)} == {"north"}
    await pair.north.kill()
    killed = time.monotonic()
    moves = {player: len(player.accepted) for player in all_players(parties)}
    await until(
        lambda: all(
            player.is_done or len(player.accepted) >= moves[player] + 3  # so bots must have moved
            for player in moves
        )
    )
    took = time.monotonic() - killed
    held = await pair.store.leases.list_holders(_now())
    assert {held[table] for table in tables & set(held)} <= {"south"}
    await playing
    records = await check_all(pair.store, parties)
    tell(
        capsys,
        f"{pair.north.kills} kill of the node with {len(parties)} leases: bots played on after"
        f" {took:.1f} s, {records} records",
    )
    assert pair.north.kills > 0
    assert took < WITHIN


@pytest.mark.asyncio
async def test_without_redis_the_nodes_catch_up_by_looking(
    pair: Pair, redis_server: Redis, capsys: pytest.CaptureFixture[str]
) -> None:
    parties = await new_parties(pair.client, some(4, 100), "no notes")
    for party in parties:
        pair.move_south(party.players[1].line)
    await asyncio.to_thread(redis_server.kill)
    faults = 1
    await asyncio.gather(*(player.play(10) for player in all_players(parties)))
    latest = max(player.latest for player in all_players(parties))
    await asyncio.to_thread(redis_server.start)
    await asyncio.gather(*(player.play(40) for player in all_players(parties)))
    records = await check_all(pair.store, parties, over=False)
    tell(
        capsys,
        f"Redis away {faults} time in {len(parties)} games of two nodes: {records} records, the"
        f" last heard of a move after {latest:.1f} s",
    )
    assert faults > 0
    assert latest < WITHIN


@pytest.mark.asyncio
async def test_of_two_answers_through_two_nodes_one_is_taken(
    pair: Pair, capsys: pytest.CaptureFixture[str]
) -> None:
    lots = new_lots("two answers")
    (party,) = await new_parties(pair.client, 1, "two answers", people=2, bots=0)
    accepted, refused, wanted = 0, 0, some(40, 1000)
    seats = [await _two_lines(pair, player) for player in party.players]
    while accepted < wanted and not _is_over(seats):
        asked = next(lines for lines in seats if lines[0].is_asked())
        told = await asyncio.gather(*(_answer(line, lots.choice(_options(line))) for line in asked))
        taken = [reply for reply in told if isinstance(reply, Accepted)]
        assert len(taken) == 1
        accepted += 1
        refused += len(told) - 1
        for line in (line for lines in seats for line in lines):
            while line.last_step < taken[0].number:
                await asyncio.wait_for(line.receive(), WITHIN)
    stored = await pair.store.games.load_records(party.game)
    assert len(stored) == accepted
    for line in (line for lines in seats for line in lines):
        assert [step.number for step in line.steps] == list(range(accepted + 1))
        await line.close()
    tell(capsys, f"{refused} doubled answers through two nodes: {accepted} of {2 * accepted} taken")
    assert refused > 0


async def _two_lines(pair: Pair, player: Player) -> list[TableConnection]:
    """The same seat on both nodes."""
    lines = [TableConnection(player.line.address, player.line.token) for _ in range(2)]
    pair.move_south(lines[1])
    for line in lines:
        await line.open()
        while line.state is None:
            await asyncio.wait_for(line.receive(), WITHIN)
    return lines


async def _answer(line: TableConnection, option: int) -> Accepted | Refused:
    assert line.state is not None
    command = new_command_id()
    await line.send(Answer(line.state.question, option, command))
    while True:
        message = await asyncio.wait_for(line.receive(), WITHIN)
        if isinstance(message, Accepted | Refused):
            assert message.command == command
            return message


def _options(line: TableConnection) -> list[int]:
    assert line.state is not None
    assert line.state.own is not None
    return [option.id for option in line.state.own.options]


def _is_over(seats: list[list[TableConnection]]) -> bool:
    return any(line.state is not None and line.state.common.over for line in seats[0])


def _now() -> int:
    return time.time_ns() // 1_000_000
