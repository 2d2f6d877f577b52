"""People who never give up: they call again, and repeat a command until they know its fate."""

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
from tests.server.chaos.forms import new_lots

SILENCE: Final = 2.0  # seconds after which somebody who hears nothing calls again
OPENING: Final = 10.0  # seconds for a call to be taken
AGAIN: Final = 0.2  # seconds until the next call

# Refusals after which the same command may still be done; the others are for good.
FOR_NOW: Final = frozenset({"store-away", "stopping", "too-many"})


@dataclass(frozen=True, slots=True)
class Pending:
    """A command of which it is not known yet whether it was done."""

    message: Answer | Undo
    game: str


@dataclass(frozen=True, slots=True)
class Heard:
    """What somebody knows at one moment, while the game goes on."""

    seat: int
    seen: int
    steps: list[Step]
    state: State | None
    accepted: dict[str, tuple[int, Answer | Undo]]
    refused: list[str]


class Player:
    """Somebody at a seat, with all that he was told about his commands."""

    def __init__(
        self, line: TableConnection, place: int, seed: str, silence: float = SILENCE
    ) -> None:
        self.line = line
        self.place = place
        self.silence = silence
        self.accepted: dict[str, tuple[int, Answer | Undo]] = {}  # with the number of the record
        self.refused: dict[str, str] = {}  # for good, with the reason
        self.refusals: Counter[str] = Counter()
        self.calls = 0
        self.called = 0.0  # when the last call was taken
        self.latest = 0.0  # seconds from when something happened until it was heard, at most
        self.repeated = 0
        self._lots = new_lots(seed)
        self._pending: Pending | None = None
        self._stops_at: int | None = None

    @property
    def is_done(self) -> bool:
        """Whether the game is over and nothing is open."""
        state = self.line.state
        if state is None or self._pending is not None or state.number != self.line.last_step:
            return False
        return state.common.over or state.number >= (self._stops_at or state.number + 1)

    def heard(self) -> Heard:
        line = self.line
        accepted, refused = dict(self.accepted), list(self.refused)
        return Heard(self.place, line.last_step, list(line.steps), line.state, accepted, refused)

    async def play(self, until: int | None = None) -> None:
        """Play to the end, or until so much has happened, whatever happens."""
        self._stops_at = until
        try:
            while not self.is_done:
                try:
                    await self._call()
                except DisconnectedError as closed:
                    self.refusals[closed.reason] += 1
                    await asyncio.sleep(AGAIN)
                except (OSError, WebSocketException, TimeoutError):
                    await asyncio.sleep(AGAIN)
        finally:
            await self.line.close()

    async def _call(self) -> None:
        self.calls += 1
        async with asyncio.timeout(OPENING):
            await self.line.open()
        if self._pending is not None:
            self.repeated += 1
            await self.line.send(self._pending.message)
        while not self.is_done:
            await self._maybe_move()
            async with asyncio.timeout(self.silence):
                message = await self.line.receive()
            self._note_times(message)
            await self._hear(message)

    async def _maybe_move(self) -> None:
        state = self.line.state
        if self._pending is not None or state is None or state.own is None:
            return
        if state.common.over or not state.own.options or state.number != self.line.last_step:
            return
        question, command = state.question, new_command_id()
        move: Answer | Undo = Undo(question, command)
        if state.own.undo or self._lots.random() < 0.9:
            move = Answer(question, self._choose(state.own.options), command)
        self._pending = Pending(move, state.game)
        await self.line.send(move)

    def _choose(self, options: list[Option]) -> int:
        """Mostly something that brings the end nearer."""
        builds = [option for option in options if option.verb == "build"]
        others = [option for option in options if option.verb != "end"]
        return self._lots.choice(builds or others or options).id

    def _note_times(self, message: FromServer) -> None:
        if isinstance(message, Welcome):
            self.called = time.monotonic()
        elif isinstance(message, Update) and message.steps:
            self.latest = max(self.latest, time.time() - message.steps[-1].at / 1000)

    async def _hear(self, message: FromServer) -> None:
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
        if message.code in FOR_NOW:
            await asyncio.sleep(AGAIN)
            self.repeated += 1
            await self.line.send(pending.message)
        else:
            self.refused[message.command] = message.code
            self._pending = None


@dataclass(frozen=True, slots=True)
class Party:
    """The people at one table."""

    table: str
    game: str
    players: list[Player]


async def new_party(
    client: Client, seed: str, people: int = 2, bots: int = 1, silence: float = SILENCE
) -> Party:
    """A table at which the game has begun."""
    names = ("Ann", "Bob", "Cid", "Dot")[:people]
    setup = {"players": people + bots, "preset": "first-game"}
    seated = {str(people + place): "rush" for place in range(bots)}
    seats = [await client.open_table(names[0], setup=setup, bots=seated)]
    for name in names[1:]:
        seats.append(await client.join(seats[0].table, name))
    info = await client.start(seats[0])
    players = [_player(client, seat, f"{seed} {seat.place}", silence) for seat in seats]
    return Party(info.id, info.game, players)


def _player(client: Client, seat: Seat, seed: str, silence: float) -> Player:
    return Player(client.connect(seat), seat.place, seed, silence)


async def new_parties(
    client: Client, count: int, seed: str, people: int = 2, bots: int = 1, silence: float = SILENCE
) -> list[Party]:
    """Many of them."""
    return [
        await new_party(client, f"{seed} {number}", people, bots, silence)
        for number in range(count)
    ]


def all_players(parties: list[Party]) -> list[Player]:
    return [player for party in parties for player in party.players]
