"""What the screen knows of where a game is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from citadels.protocol.lobby import TableInfo
from citadels.protocol.messages import Chat, Hint, State, Step
from citadels.protocol.scores import SeatScore, TieBreak

OPEN: Final = "open"
DOWN: Final = "down"  # the line is broken and is being taken up again
CLOSED: Final = "closed"  # for good


class SessionError(Exception):
    """Something that was not done. Nothing has changed; `code` says why, as the server would."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def _ignore_change() -> None:
    """Until a screen is there."""


class Session:
    """A table, its game as one seat sees it, and what can be done there.

    Whatever changes, `told` is called. The answers to all questions go through here, so a screen
    knows neither the whole game nor the rules.
    """

    has_chat = False
    invite_url = ""  # by which others come here

    def __init__(self, table: TableInfo, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.state: State | None = None
        self.steps: list[Step] = []
        self.chat: list[Chat] = []
        self.connection_state = OPEN
        self.close_code = ""  # why it is closed: a code
        self.save_error: tuple[str, str] | None = None  # what could not be written, and why
        self.is_pending = False  # for what was sent to be done
        self.on_change: Callable[[], None] = _ignore_change

    async def run(self) -> None:
        """Play on until the place is left."""
        raise NotImplementedError

    async def leave(self) -> None:
        """The person goes. What was played is kept."""
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
        """Do not wait for the others longer than they need."""

    def now_ms(self) -> int:
        """The time of whoever keeps the clocks, in milliseconds since the epoch."""
        return 0

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
