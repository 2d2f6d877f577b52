"""Two servers with the same table that differ only in what one reader may not know.

The rows of both databases are the same, and time stands still. So any difference in what the reader
receives comes from the one thing that differs: cards and characters hidden from that reader.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from citadels.client.client import Seat
from citadels.engine.codes import NOBODY
from citadels.engine.game import Game
from citadels.match.header import Header
from citadels.match.match import Match
from citadels.match.records import ANSWER, first_hash, next_hash
from citadels.protocol.messages import EVERYTHING, PROTOCOL, Answer, Hello, Ping
from citadels.server.security.tokens import hash_token, new_game_id, new_table_id, new_token
from citadels.server.store.rows import OPEN, PLAYING, GameRow, SeatRow, TableRow
from citadels.server.tables.live_table import LiveTable
from citadels.server.tables.table_config import TableConfig
from tests.properties.random_games import SeededRandom, random_answer, random_setup_for
from tests.server.support.helpers import (
    NAMES,
    START_TIME_MS,
    FakeTimeSource,
    make_settings,
    with_timeout,
)
from tests.server.support.server_fixture import RunningServer, run_server

PONG_PREFIX: Final = '{"type":"pong"'
HINT_BOT: Final = "search(iterations=12)"
CLOCK_SPECS: Final = ("off", "live(bank=600,increment=5)", "days(3)")


@asynccontextmanager
async def run_two_servers(folder: Path) -> AsyncIterator[tuple[RunningServer, RunningServer]]:
    """Two servers with the same time, each with its own database."""
    time = FakeTimeSource()
    changes = {"node_name": "twin", "hint_bot": HINT_BOT}
    async with (
        run_server(make_settings(folder / "one", **changes), time) as first_server,
        run_server(make_settings(folder / "other", **changes), time) as second_server,
    ):
        yield first_server, second_server


def play_match(profile: str, players: int, seed: int, answers: int) -> Match:
    """A random game of a given number of answers, stopped before its end."""
    setup = random_setup_for(players, seed, profile)
    secret = seed.to_bytes(32, "big")
    clock = CLOCK_SPECS[seed % len(CLOCK_SPECS)]
    header = Header(setup.spec(), NAMES[:players], secret, ("",) * players, clock=clock)
    match = Match(header, START_TIME_MS)
    rng = SeededRandom(seed)
    for _ in range(answers):
        answer = random_answer(match.game, rng, seed % 3)
        ended = match.game.copy()
        ended.apply(answer)
        if ended.is_over():
            break
        match.play(match.record(ANSWER, match.to_move(), answer, START_TIME_MS))
    return match


class PairedTables:
    """One game on two servers. On the second, what a reader may not know is redealt."""

    def __init__(self, servers: tuple[RunningServer, RunningServer], seats: list[Seat]) -> None:
        self.servers = servers
        self.seats = seats
        self.table = seats[0].table
        self.pairs: dict[int, ConnectionPair] = {}
        self.command_count = 0

    async def get_live_table(self, number: int) -> LiveTable:
        return await self.servers[number].node.registry.get_table(self.table)

    async def matches(self) -> tuple[Match, Match]:
        first, second = await self.get_live_table(0), await self.get_live_table(1)
        return first.require_game().match, second.require_game().match

    async def redeal(self, game: Game) -> None:
        """Replace the game on the second server."""
        _, second = await self.matches()
        second.game = game

    async def connect_pair(self, seat: int) -> ConnectionPair:
        """The connections of a seat, or of a spectator, to both tables."""
        if seat not in self.pairs:
            token = self.seats[seat].token if seat != NOBODY else ""
            pair = ConnectionPair(
                seat, [RawConnection(server, self.table, token) for server in self.servers]
            )
            await pair.open(EVERYTHING)
            self.pairs[seat] = pair
        return self.pairs[seat]

    async def answer(self, answer: int) -> None:
        """Give the same answer at both tables as the asked seat."""
        first, _ = await self.matches()
        pair = await self.connect_pair(first.to_move())
        self.command_count += 1
        await pair.send(Answer(first.question, answer, f"c{self.command_count}"))
        await pair.drain()

    async def close(self) -> None:
        for pair in self.pairs.values():
            await pair.close()


@asynccontextmanager
async def open_paired_tables(
    servers: tuple[RunningServer, RunningServer], match: Match
) -> AsyncIterator[PairedTables]:
    """The match on both servers, under the same ids, with people in all seats."""
    table, game = new_table_id(), new_game_id()
    seats = [Seat(table, place, new_token()) for place in range(len(match.header.names))]
    for server in servers:
        await store_match(server, match, seats, game)
    twins = PairedTables(servers, seats)
    try:
        yield twins
    finally:
        await twins.close()


async def store_match(server: RunningServer, match: Match, seats: list[Seat], game: str) -> None:
    """Store the match as if it had been played on this server."""
    header, stored = match.header, server.node.store
    table = seats[0].table
    data = TableConfig(header.rules, header.clock).dump()
    row = TableRow(table, OPEN, False, data, 0, 1, None, START_TIME_MS, START_TIME_MS)
    seat_rows = [
        SeatRow(table, seat.place, "person", name, name, "", hash_token(seat.token), START_TIME_MS)
        for seat, name in zip(seats, header.names, strict=True)
    ]
    await stored.tables.create(row, seat_rows)
    game_row = GameRow(game, table, header.dump(), START_TIME_MS, None, None, None, "played", None)
    await stored.start_game(game_row, replace(row, version=2, status=PLAYING, game=game), seat_rows)
    link = first_hash(header.dump())
    appends = []
    for step in match.steps:
        link = next_hash(link, step.record)
        appends.append(stored.journal.append(game, step.record, link))
    await asyncio.gather(*appends)


class RawConnection:
    """A connection that returns frames without parsing them."""

    def __init__(self, server: RunningServer, table: str, token: str) -> None:
        self.address = server.address.replace("http", "ws", 1) + f"/api/tables/{table}/ws"
        self.token = token
        self.socket: ClientConnection | None = None

    async def open(self, after: int) -> None:
        await self.close()
        self.socket = await connect(self.address, compression=None, max_queue=None)
        await self.send(Hello(PROTOCOL, self.token, after))

    async def send(self, message: object) -> None:
        assert self.socket is not None
        await self.socket.send(msgspec.json.encode(message).decode())

    async def drain(self) -> list[str]:
        """All frames so far: the server replies in order, so the pong to our ping is the last."""
        assert self.socket is not None
        await self.send(Ping())
        frames: list[str] = []
        while not frames or not frames[-1].startswith(PONG_PREFIX):
            frames.append(str(await with_timeout(self.socket.recv())))
        return frames

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        self.socket = None


class ConnectionPair:
    """The same reader at two tables."""

    def __init__(self, seat: int, connections: list[RawConnection]) -> None:
        self.seat = seat
        self.connections = connections
        self.received: tuple[list[str], list[str]] = ([], [])

    async def open(self, after: int) -> None:
        await asyncio.gather(*(connection.open(after) for connection in self.connections))

    async def send(self, message: object) -> None:
        for connection in self.connections:
            await connection.send(message)

    async def drain(self) -> None:
        """Receive everything so far without checking it."""
        frames_by_server = await asyncio.gather(
            *(connection.drain() for connection in self.connections)
        )
        for buffer, frames in zip(self.received, frames_by_server, strict=True):
            buffer.extend(frames)

    async def assert_same(self) -> list[str]:
        """Check that both connections have since received the same bytes, and return them."""
        await self.drain()
        first, second = self.received[0][:], self.received[1][:]
        for buffer in self.received:
            buffer.clear()
        assert first == second, f"seat {self.seat} can tell two games apart"
        return first

    async def close(self) -> None:
        for connection in self.connections:
            await connection.close()
