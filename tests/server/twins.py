"""Two servers with the same table: alike in everything but what one reader may not know.

The rows of both databases are the same, and time stands still. So whatever differs in what the
reader gets has come from the one thing that does differ: cards and characters hidden from him.
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
from tests.properties.games import Lots, choice, varied_setup
from tests.server.serving import Running, running
from tests.server.table_talk import BEGAN, NAMES, SlowTime, settings_in, within

PONG: Final = '{"type":"pong"'
ADVISER: Final = "search(iterations=12)"
CLOCKS: Final = ("off", "live(bank=600,increment=5)", "days(3)")


@asynccontextmanager
async def two_servers(folder: Path) -> AsyncIterator[tuple[Running, Running]]:
    """Two servers with one time, each with a database of its own."""
    time = SlowTime()
    wanted = {"node": "twin", "adviser": ADVISER}
    async with (
        running(settings_in(folder / "one", **wanted), time) as one,
        running(settings_in(folder / "other", **wanted), time) as other,
    ):
        yield one, other


def played_match(profile: str, players: int, seed: int, answers: int) -> Match:
    """A game by lot, so many answers long or to just before its end."""
    setup = varied_setup(players, seed, profile)
    secret = seed.to_bytes(32, "big")
    clock = CLOCKS[seed % len(CLOCKS)]
    header = Header(setup.spec(), NAMES[:players], secret, ("",) * players, clock=clock)
    match = Match(header, BEGAN)
    lots = Lots(seed)
    for _ in range(answers):
        given = choice(match.game, lots, seed % 3)
        ended = match.game.copy()
        ended.apply(given)
        if ended.is_over():
            break
        match.play(match.record(ANSWER, match.to_move(), given, BEGAN))
    return match


class Twins:
    """One game at two servers. In the second, what a reader may not know is dealt anew."""

    def __init__(self, servers: tuple[Running, Running], seats: list[Seat]) -> None:
        self.servers = servers
        self.seats = seats
        self.table = seats[0].table
        self.pairs: dict[int, Pair] = {}
        self.commands = 0

    async def live(self, number: int) -> LiveTable:
        return await self.servers[number].node.registry.get_table(self.table)

    async def matches(self) -> tuple[Match, Match]:
        first, second = (await self.live(0)).match, (await self.live(1)).match
        assert first is not None
        assert second is not None
        return first, second

    async def redeal(self, game: Game) -> None:
        """Put another game into the place of the second."""
        _, second = await self.matches()
        second.game = game

    async def pair(self, seat: int) -> Pair:
        """The lines of a seat, or of a spectator, to both tables."""
        if seat not in self.pairs:
            token = self.seats[seat].token if seat != NOBODY else ""
            pair = Pair(seat, [RawLine(server, self.table, token) for server in self.servers])
            await pair.open(EVERYTHING)
            self.pairs[seat] = pair
        return self.pairs[seat]

    async def answer(self, given: int) -> None:
        """Whoever is asked gives the same answer at both tables."""
        first, _ = await self.matches()
        pair = await self.pair(first.to_move())
        self.commands += 1
        await pair.send(Answer(first.question, given, f"c{self.commands}"))
        await pair.settle()

    async def close(self) -> None:
        for pair in self.pairs.values():
            await pair.close()


@asynccontextmanager
async def twins_of(servers: tuple[Running, Running], match: Match) -> AsyncIterator[Twins]:
    """The match at both servers, under the same ids, with people in all the seats."""
    table, game = new_table_id(), new_game_id()
    seats = [Seat(table, place, new_token()) for place in range(len(match.header.names))]
    for server in servers:
        await store(server, match, seats, game)
    twins = Twins(servers, seats)
    try:
        yield twins
    finally:
        await twins.close()


async def store(server: Running, match: Match, seats: list[Seat], game: str) -> None:
    """Write the match down as if it had been played at this server."""
    header, stored = match.header, server.node.store
    table = seats[0].table
    data = TableConfig(header.rules, header.clock).dump()
    row = TableRow(table, OPEN, False, data, 0, 1, None, BEGAN, BEGAN)
    sitting = [
        SeatRow(table, seat.place, "person", name, name, "", hash_token(seat.token), BEGAN)
        for seat, name in zip(seats, header.names, strict=True)
    ]
    await stored.tables.create(row, sitting)
    begun = GameRow(game, table, header.dump(), BEGAN, None, None, None, "played", None)
    await stored.start_game(begun, replace(row, version=2, status=PLAYING, game=game), sitting)
    link = first_hash(header.dump())
    waiting = []
    for step in match.steps:
        link = next_hash(link, step.record)
        waiting.append(stored.journal.append(game, step.record, link))
    await asyncio.gather(*waiting)


class RawLine:
    """A line as it is, without reading anything into what comes."""

    def __init__(self, server: Running, table: str, token: str) -> None:
        self.address = server.address.replace("http", "ws", 1) + f"/api/tables/{table}/line"
        self.token = token
        self.socket: ClientConnection | None = None

    async def open(self, after: int) -> None:
        await self.close()
        self.socket = await connect(self.address, compression=None, max_queue=None)
        await self.send(Hello(PROTOCOL, self.token, after))

    async def send(self, message: object) -> None:
        assert self.socket is not None
        await self.socket.send(msgspec.json.encode(message).decode())

    async def settled(self) -> list[str]:
        """All that came up to now: the server answers in order, so a ping comes back last."""
        assert self.socket is not None
        await self.send(Ping())
        frames: list[str] = []
        while not frames or not frames[-1].startswith(PONG):
            frames.append(str(await within(self.socket.recv())))
        return frames

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        self.socket = None


class Pair:
    """The same reader at two tables."""

    def __init__(self, seat: int, lines: list[RawLine]) -> None:
        self.seat = seat
        self.lines = lines
        self.heard: tuple[list[str], list[str]] = ([], [])

    async def open(self, after: int) -> None:
        await asyncio.gather(*(line.open(after) for line in self.lines))

    async def send(self, message: object) -> None:
        for line in self.lines:
            await line.send(message)

    async def settle(self) -> None:
        """Take in what has come, without looking at it."""
        both = await asyncio.gather(*(line.settled() for line in self.lines))
        for kept, frames in zip(self.heard, both, strict=True):
            kept.extend(frames)

    async def same(self) -> list[str]:
        """What has come since the last time, which is the same to the last byte."""
        await self.settle()
        first, second = self.heard[0][:], self.heard[1][:]
        for kept in self.heard:
            kept.clear()
        assert first == second, f"seat {self.seat} can tell two games apart"
        return first

    async def close(self) -> None:
        for line in self.lines:
            await line.close()
