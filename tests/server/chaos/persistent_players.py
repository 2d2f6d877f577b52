"""Players who never give up: they reconnect, and repeat a command until its outcome is known."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from dataclasses import dataclass
from typing import Final

from websockets.exceptions import WebSocketException

from citadels.client import Client, DisconnectedError, Seat, TableConnection
from citadels.client.connection import new_command_id
from citadels.protocol.messages import (
    Accepted,
    Answer,
    FromServer,
    Refused,
    State,
    Step,
    Undo,
    Update,
    Welcome,
)
from citadels.protocol.options import Option
from tests.server.chaos.sizes import make_rng

SILENCE_TIMEOUT_SECONDS: Final = 2.0  # without messages, before reconnecting
CONNECT_TIMEOUT_SECONDS: Final = 10.0  # for connecting
RETRY_SECONDS: Final = 0.2  # before the next attempt

# Refusals after which the same command may still succeed; all others are final.
TRANSIENT_ERRORS: Final = frozenset({"database-unavailable", "shutting-down", "rate-limited"})


@dataclass(frozen=True, slots=True)
class PendingCommand:
    """A command whose outcome is not known yet."""

    message: Answer | Undo
    game: str


@dataclass(frozen=True, slots=True)
class ClientSnapshot:
    """What a player knows at one moment of a game."""

    seat: int
    last_step: int
    steps: list[Step]
    state: State | None
    accepted: dict[str, tuple[int, Answer | Undo]]
    refused: list[str]


class PersistentPlayer:
    """The owner of a seat, who remembers the outcome of each command."""

    def __init__(
        self,
        connection: TableConnection,
        place: int,
        seed: str,
        silence_timeout: float = SILENCE_TIMEOUT_SECONDS,
    ) -> None:
        self.connection = connection
        self.place = place
        self.silence_timeout = silence_timeout
        self.accepted: dict[str, tuple[int, Answer | Undo]] = {}  # with the number of the record
        self.refused: dict[str, str] = {}  # final refusals, with their reasons
        self.refusals: Counter[str] = Counter()
        self.connection_count = 0
        self.connected_at = 0.0  # time of the last successful connection
        self.max_latency = 0.0  # from an event to its arrival, in seconds
        self.retry_count = 0
        self._rng = make_rng(seed)
        self._pending: PendingCommand | None = None
        self._stops_at: int | None = None

    @property
    def is_done(self) -> bool:
        """Whether play has reached its end and no command is pending."""
        state = self.connection.state
        if state is None or self._pending is not None or state.number != self.connection.last_step:
            return False
        return state.common.over or state.number >= (self._stops_at or state.number + 1)

    def snapshot(self) -> ClientSnapshot:
        connection = self.connection
        accepted, refused = dict(self.accepted), list(self.refused)
        return ClientSnapshot(
            self.place,
            connection.last_step,
            list(connection.steps),
            connection.state,
            accepted,
            refused,
        )

    async def play(self, last_step: int | None = None) -> None:
        """Play to the end, or up to a given step, despite all failures."""
        self._stops_at = last_step
        try:
            while not self.is_done:
                try:
                    await self._play_connection()
                except DisconnectedError as closed:
                    self.refusals[closed.reason] += 1
                    await asyncio.sleep(RETRY_SECONDS)
                except (OSError, WebSocketException, TimeoutError):
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            await self.connection.close()

    async def _play_connection(self) -> None:
        self.connection_count += 1
        async with asyncio.timeout(CONNECT_TIMEOUT_SECONDS):
            await self.connection.open()
        if self._pending is not None:
            self.retry_count += 1
            await self.connection.send(self._pending.message)
        while not self.is_done:
            await self._maybe_move()
            async with asyncio.timeout(self.silence_timeout):
                message = await self.connection.receive()
            self._record_latency(message)
            await self._handle_message(message)

    async def _maybe_move(self) -> None:
        state = self.connection.state
        if self._pending is not None or state is None or state.own is None:
            return
        if state.common.over or not state.own.options or state.number != self.connection.last_step:
            return
        question, command = state.question, new_command_id()
        move: Answer | Undo = Undo(question, command)
        if state.own.undo or self._rng.random() < 0.9:
            move = Answer(question, self._choose(state.own.options), command)
        self._pending = PendingCommand(move, state.game)
        await self.connection.send(move)

    def _choose(self, options: list[Option]) -> int:
        """Choose an option, preferring those that bring the end of the game closer."""
        builds = [option for option in options if option.verb == "build"]
        other_options = [option for option in options if option.verb != "end"]
        return self._rng.choice(builds or other_options or options).id

    def _record_latency(self, message: FromServer) -> None:
        if isinstance(message, Welcome):
            self.connected_at = time.monotonic()
        elif isinstance(message, Update) and message.steps:
            self.max_latency = max(self.max_latency, time.time() - message.steps[-1].at / 1000)

    async def _handle_message(self, message: FromServer) -> None:
        pending = self._pending
        if pending is None or not isinstance(message, Accepted | Refused):
            return
        if message.command != pending.message.command:
            return
        if isinstance(message, Accepted):
            self.accepted[message.command] = (message.number, pending.message)
            self._pending = None
            return
        self.refusals[message.code] += 1
        if message.code in TRANSIENT_ERRORS:
            await asyncio.sleep(RETRY_SECONDS)
            self.retry_count += 1
            await self.connection.send(pending.message)
        else:
            self.refused[message.command] = message.code
            self._pending = None


@dataclass(frozen=True, slots=True)
class TableOfPlayers:
    """The players at one table."""

    table: str
    game: str
    players: list[PersistentPlayer]


async def start_table(
    client: Client,
    seed: str,
    people: int = 2,
    bots: int = 1,
    silence_timeout: float = SILENCE_TIMEOUT_SECONDS,
) -> TableOfPlayers:
    """Start a game at a new table."""
    names = ("Ann", "Bob", "Cid", "Dot")[:people]
    setup = {"players": people + bots, "preset": "first-game"}
    seated = {str(people + place): "rush" for place in range(bots)}
    seats = [await client.open_table(names[0], setup=setup, bots=seated)]
    for name in names[1:]:
        seats.append(await client.join(seats[0].table, name))
    info = await client.start(seats[0])
    players = [
        _make_player(client, seat, f"{seed} {seat.place}", silence_timeout) for seat in seats
    ]
    return TableOfPlayers(info.id, info.game, players)


def _make_player(client: Client, seat: Seat, seed: str, silence_timeout: float) -> PersistentPlayer:
    return PersistentPlayer(client.connect(seat), seat.place, seed, silence_timeout)


async def start_tables(
    client: Client,
    count: int,
    seed: str,
    people: int = 2,
    bots: int = 1,
    silence_timeout: float = SILENCE_TIMEOUT_SECONDS,
) -> list[TableOfPlayers]:
    """Start games at several new tables."""
    return [
        await start_table(client, f"{seed} {number}", people, bots, silence_timeout)
        for number in range(count)
    ]


def all_players(parties: list[TableOfPlayers]) -> list[PersistentPlayer]:
    return [player for party in parties for player in party.players]
