"""Whoever listens to a table: what is told is sent at once, and who is too slow is let go."""

from __future__ import annotations

from typing import Protocol

from citadels.engine.codes import NOBODY
from citadels.protocol.messages import CLOSE_TOO_SLOW


class Wire(Protocol):
    """The connection of a reader."""

    def say(self, text: bytes) -> bool:
        """Send a message; whether the reader keeps up."""

    def wake(self) -> None:
        """Whoever waits for a message of the reader waits no longer."""


class Reader:
    """One open line. Messages go out in the order in which they are given."""

    def __init__(self, wire: Wire, seat: int = NOBODY) -> None:
        self._wire = wire
        self.seat = seat
        self.token_hash = ""
        self.seen = 0  # number of the last step that was sent
        self.closing = 0  # the code with which the line is to be closed

    def send(self, message: bytes) -> None:
        """Send a message, or close the line if the reader does not keep up."""
        if not self.closing and not self._wire.say(message):
            self.close(CLOSE_TOO_SLOW)

    def close(self, code: int) -> None:
        """Close the line; nothing more is sent."""
        if not self.closing:
            self.closing = code
            self._wire.wake()

    def close_slow(self) -> None:
        """What was sent has not been taken for too long."""
        self.close(CLOSE_TOO_SLOW)
