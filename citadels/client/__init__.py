"""A small client of the game server, for programs that play: tests, bots, other people's tools."""

from citadels.client.client import Client as Client
from citadels.client.client import RequestError as RequestError
from citadels.client.client import Seat as Seat
from citadels.client.connection import DisconnectedError as DisconnectedError
from citadels.client.connection import MissedStepsError as MissedStepsError
from citadels.client.connection import TableConnection as TableConnection

__all__ = [
    "Client",
    "DisconnectedError",
    "MissedStepsError",
    "RequestError",
    "Seat",
    "TableConnection",
]
