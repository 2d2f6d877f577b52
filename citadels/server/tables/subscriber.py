"""The connections to a table. Clients that are too slow are disconnected."""

from __future__ import annotations

from typing import Protocol

from citadels.engine.codes import NOBODY
from citadels.protocol.messages import CLOSE_TOO_SLOW


class Transport(Protocol):
    """The connection of a reader."""

    def send_text(self, data: bytes) -> bool:
        """Send a message and return whether the reader keeps up."""

    def interrupt(self) -> None:
        """Wake the task that waits for a message from the client."""


class Subscriber:
    """One open connection. Messages are sent in the order of the calls."""

    def __init__(self, transport: Transport, seat: int = NOBODY) -> None:
        self._transport = transport
        self.seat = seat
        self.token_hash = ""
        self.last_sent = 0  # number of the last step that was sent
        self.close_code = 0  # the code to close the connection with

    def send(self, message: bytes) -> None:
        """Send a message, or close the connection if the client does not keep up."""
        if not self.close_code and not self._transport.send_text(message):
            self.close(CLOSE_TOO_SLOW)

    def close(self, code: int) -> None:
        """Close the connection without sending anything else."""
        if not self.close_code:
            self.close_code = code
            self._transport.interrupt()


OutgoingMessages = list[tuple[Subscriber, bytes]]  # messages with their recipients
