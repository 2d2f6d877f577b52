"""Whoever listens to a table: what is sent waits in line, and who is too slow is let go."""

from __future__ import annotations

import asyncio
from typing import Final

from citadels.engine.codes import NOBODY
from citadels.protocol.messages import CLOSE_TOO_SLOW

LONGEST_LINE: Final = 64  # messages that wait for one reader


class Reader:
    """One open line. Only its writer takes from the queue, so messages stay in order."""

    def __init__(self, seat: int = NOBODY) -> None:
        self.seat = seat
        self.token_hash = ""
        self.seen = 0  # number of the last step that was put into the line
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue(LONGEST_LINE)
        self.closing = 0  # the code with which the line is to be closed
        self.closed = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Put a message into the line, or close it if the reader does not keep up."""
        if self.closing:
            return
        try:
            self.waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.close(CLOSE_TOO_SLOW)

    def close(self, code: int) -> None:
        """Close the line; what waits is not sent any more."""
        if self.closing:
            return
        self.closing = code
        while not self.waiting.empty():
            self.waiting.get_nowait()
        self.closed.set()
