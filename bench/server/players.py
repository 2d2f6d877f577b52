"""Clients that play by lot over real sockets, the same for every server that is measured."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from citadels.protocol.messages import EVERYTHING, PROTOCOL, Answer, Hello


class Choice(msgspec.Struct):
    """An option, as far as a player by lot looks at it."""

    id: int


class OwnPart(msgspec.Struct):
    options: list[Choice] = []


class StatePart(msgspec.Struct):
    question: int
    own: OwnPart | None = None


class Message(msgspec.Struct):
    """What a player by lot reads of a message."""

    type: str
    command: str = ""
    state: StatePart | None = None


@dataclass
class Figures:
    """What was measured."""

    moves: int = 0
    waits: list[float] = field(default_factory=list)  # seconds to the acknowledgement
    received: int = 0
    bytes: int = 0
    refused: int = 0


class Player:
    """One seat: answers whenever it is asked, after a pause."""

    def __init__(self, address: str, token: str, pause: float, figures: Figures) -> None:
        self.address = address
        self.token = token
        self.pause = pause
        self.figures = figures
        self.lots = random.Random(token)  # noqa: S311 - a game of chance, not a secret
        self.decoder = msgspec.json.Decoder(Message)
        self.count = 0
        self.sent: dict[str, float] = {}  # commands that are not acknowledged yet
        self.recorded: list[str] | None = None

    async def open(self) -> ClientConnection:
        socket = await connect(self.address, compression=None, ping_interval=None, max_size=None)
        await socket.send(msgspec.json.encode(Hello(PROTOCOL, self.token, EVERYTHING)).decode())
        return socket

    async def play(self, socket: ClientConnection, until: float) -> None:
        """Answer until the time is over, or the game is."""
        while time.monotonic() < until:
            try:
                async with asyncio.timeout(max(0.01, until - time.monotonic())):
                    data = await socket.recv()
            except TimeoutError:
                return
            await self._hear(socket, data)

    async def _hear(self, socket: ClientConnection, data: str | bytes) -> None:
        self.figures.received += 1
        self.figures.bytes += len(data)
        message = self.decoder.decode(data)
        if message.type == "accepted":
            self.figures.waits.append(time.monotonic() - self.sent.pop(message.command))
            self.figures.moves += 1
        elif message.type == "refused":
            self.figures.refused += 1
        elif message.type == "update":
            if self.recorded is not None:
                self.recorded.append(data if isinstance(data, str) else data.decode())
            state = message.state
            if state is not None and state.own is not None and state.own.options:
                await self._answer(socket, state)

    async def _answer(self, socket: ClientConnection, state: StatePart) -> None:
        if self.pause:
            await asyncio.sleep(self.pause * (0.5 + self.lots.random()))
        options = state.own.options if state.own is not None else []
        self.count += 1
        chosen = self.lots.choice(options).id
        answer = Answer(state.question, chosen, f"c{self.count}")
        self.sent[answer.command] = time.monotonic()
        await socket.send(msgspec.json.encode(answer).decode())
