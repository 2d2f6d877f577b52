"""A small client of the game server, for programs that play: tests, bots, other people's tools."""

from citadels.client.client import Client as Client
from citadels.client.client import RequestError as RequestError
from citadels.client.client import Seat as Seat
from citadels.client.line import Line as Line
from citadels.client.line import LineClosedError as LineClosedError
from citadels.client.line import MissedError as MissedError

__all__ = ["Client", "Line", "LineClosedError", "MissedError", "RequestError", "Seat"]
