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


class PlaceError(Exception):
    """Something that was not done. Nothing has changed; `code` says why, as the server would."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def _nobody_listens() -> None:
    """Until a screen is there."""


class Place:
    """A table, its game as one seat sees it, and what can be done there.

    Whatever changes, `told` is called. The answers to all questions go through here, so a screen
    knows neither the whole game nor the rules.
    """

    has_chat = False
    link = ""  # by which others come here

    def __init__(self, table: TableInfo, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.state: State | None = None
        self.steps: list[Step] = []
        self.chat: list[Chat] = []
        self.line = OPEN
        self.fault = ""  # why it is closed: a code
        self.unsaved: tuple[str, str] | None = None  # what could not be written, and why
        self.waits = False  # for what was sent to be done
        self.told: Callable[[], None] = _nobody_listens

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

    def hurry(self) -> None:
        """Do not wait for the others longer than they need."""

    def now(self) -> int:
        """The time of whoever keeps the clocks, in milliseconds since the epoch."""
        return 0

    # On a server only.

    async def say(self, text: str = "", phrase: str = "") -> None:
        raise PlaceError("no-page")

    async def start(self) -> None:
        raise PlaceError("not-host")

    async def seat_bot(self, place: int, bot: str) -> None:
        raise PlaceError("not-host")

    async def send_away(self, place: int) -> None:
        raise PlaceError("not-host")

    async def back(self) -> None:
        raise PlaceError("not-asked")
