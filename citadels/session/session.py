"""The interface through which a terminal plays a game, wherever it is played."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from citadels.protocol.lobby import TableInfo
from citadels.protocol.messages import Chat, Hint, State, Step
from citadels.protocol.scores import SeatScore, TieBreak

OPEN: Final = "open"
DOWN: Final = "down"  # the connection is broken and is being opened again
CLOSED: Final = "closed"  # for good


def now_ms() -> int:
    """The time of this machine, in milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


class SessionError(Exception):
    """Something could not be done and nothing has changed; `code` is the server's error code."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Session:
    """A table, its game as one seat sees it, and what can be done there.

    All answers go through here, so a screen knows neither the whole game nor the rules.
    """

    has_chat = False
    invite_url = ""  # the link by which others join

    def __init__(self, table: TableInfo, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.state: State | None = None
        self.steps: list[Step] = []
        self.chat: list[Chat] = []
        self.connection_state = OPEN
        self.close_code = ""  # why it is closed: a code
        self.save_error: tuple[str, str] | None = None  # what could not be written, and why
        self.is_pending = False  # a decision was sent and not acknowledged yet
        self._listener: Callable[[], None] | None = None

    def subscribe(self, listener: Callable[[], None]) -> None:
        """Set the function to call after every change; it redraws the screen."""
        self._listener = listener

    def notify(self) -> None:
        if self._listener is not None:
            self._listener()

    async def run(self) -> None:
        """Play until the session is left."""
        raise NotImplementedError

    async def leave(self) -> None:
        """Close the session; the game is kept."""
        raise NotImplementedError

    async def answer(self, question: int, option: int) -> None:
        raise NotImplementedError

    async def undo(self, question: int) -> None:
        raise NotImplementedError

    async def hint(self) -> Hint:
        raise NotImplementedError

    async def scores(self) -> tuple[list[SeatScore], list[TieBreak]]:
        """The points of a game that is over, one by one."""
        raise NotImplementedError

    async def rematch(self) -> None:
        raise NotImplementedError

    def skip_pause(self) -> None:
        """Do not wait for bots longer than they need."""

    def now_ms(self) -> int:
        """The time by which the clocks of the table run."""
        return now_ms()

    # On a server only.

    async def say(self, text: str = "", phrase: str = "") -> None:
        raise SessionError("no-page")

    async def start(self) -> None:
        raise SessionError("not-host")

    async def seat_bot(self, place: int, bot: str) -> None:
        raise SessionError("not-host")

    async def send_away(self, place: int) -> None:
        raise SessionError("not-host")

    async def come_back(self) -> None:
        raise SessionError("not-asked")
