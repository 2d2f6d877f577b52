"""The messages of a WebSocket: JSON objects with a `type`.

A client sends `hello` first, and then answers questions by number, each time with a new command
id. The server sends each step of the game, and the table as this client may see it.
"""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from citadels.engine.codes import NOBODY
from citadels.protocol.lobby import TableInfo
from citadels.protocol.options import Refusal
from citadels.protocol.views import Common, Own

PROTOCOL: Final = 2  # increased when an old client would misread a message
EVERYTHING: Final = -1  # for a client that has seen nothing yet

Number = Annotated[int, Meta(ge=0, lt=2**31)]
Command = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]


# From the client.


class Hello(Struct, tag="hello", frozen=True):
    """The first message: the token of the client and the last step it has seen."""

    protocol: int
    token: Annotated[str, Meta(max_length=100)] = ""  # empty: a spectator
    after: Annotated[int, Meta(ge=-1, lt=2**31)] = EVERYTHING
    game: Annotated[str, Meta(max_length=40)] = ""  # the game of that step


class Answer(Struct, tag="answer", frozen=True):
    """One of the options of the question with this number."""

    question: Number
    option: Annotated[int, Meta(ge=0, lt=2**40)]
    command: Command


class Undo(Struct, tag="undo", frozen=True):
    """Take back one's last answer."""

    question: Number
    command: Command


class Back(Struct, tag="back", frozen=True):
    """The player of a seat is back; the substitute bot stops playing for it."""

    command: Command


class Say(Struct, tag="say", frozen=True):
    """A chat message: a short text, or a phrase that everybody reads in their own language."""

    command: Command
    text: Annotated[str, Meta(max_length=1000)] = ""
    phrase: Annotated[str, Meta(max_length=40)] = ""


class AskHint(Struct, tag="ask-hint", frozen=True):
    """Ask what a bot would answer, at a table that allows hints."""

    question: Number
    command: Command


class Ping(Struct, tag="ping", frozen=True):
    """Asks for a pong, to check the connection."""


FromClient = Hello | Answer | Undo | Back | Say | AskHint | Ping


# From the server.


class Event(Struct, frozen=True, omit_defaults=True):
    """Something that happened, with only what this client may know."""

    kind: str
    seat: int = NOBODY
    target: int = NOBODY
    card: str = ""  # a district or a character, depending on the kind; `?` if hidden
    amount: int = 0


class Step(Struct, frozen=True, omit_defaults=True):
    """The effects of one record."""

    number: int
    kind: str  # deal, answer, undo, away, back
    seat: int
    at: int  # milliseconds since the epoch
    events: list[Event] = []


class Times(Struct, frozen=True, omit_defaults=True):
    """The clocks: the time each seat has left, and when the running one ends."""

    banks: list[int]
    running: int = NOBODY
    deadline: int = 0  # milliseconds since the epoch


class State(Struct, frozen=True, omit_defaults=True):
    """The game as this client sees it now."""

    game: str
    number: int  # of the last step
    question: int  # answers must name it
    common: Common
    own: Own | None = None
    away: list[int] = []
    times: Times | None = None


class Update(Struct, tag="update", frozen=True, omit_defaults=True):
    """The steps since the last update, and the state after them.

    If `snapshot` is set, there were too many steps to send, and the state replaces them.
    """

    steps: list[Step]
    state: State
    snapshot: bool = False


class Welcome(Struct, tag="welcome", frozen=True, omit_defaults=True):
    """The answer to a hello."""

    protocol: int
    table: TableInfo
    seat: int  # of this client; -1 for a spectator
    chat: list[Chat] = []
    now: int = 0  # the server's clock


class Changed(Struct, tag="changed", frozen=True):
    """The table has changed: its seats, its host, or its game has begun or ended."""

    table: TableInfo


class Chat(Struct, tag="chat", frozen=True, omit_defaults=True):
    """A chat message from somebody at the table."""

    number: int
    seat: int
    name: str
    at: int
    text: str = ""
    phrase: str = ""


class Accepted(Struct, tag="accepted", frozen=True, omit_defaults=True):
    """The command is done and stored. A repeated command gets the same reply."""

    command: str
    number: int = 0


class Refused(Struct, tag="refused", frozen=True, omit_defaults=True):
    """The command changed nothing. `state` is included if the client was out of date."""

    code: str
    command: str = ""
    why: Refusal | None = None
    state: State | None = None


class OptionEstimate(Struct, frozen=True):
    """A bot's estimate of an option: the expected share of the victory and its standard error."""

    option: int
    share: float
    std_error: float


class Hint(Struct, tag="hint", frozen=True):
    """Estimates for the options, best first, and the beliefs about who holds which character."""

    command: str
    question: int
    estimates: list[OptionEstimate]
    beliefs: list[dict[str, float]]


class Pong(Struct, tag="pong", frozen=True):
    """The reply to a ping, with the time of the server."""

    now: int


class Goodbye(Struct, tag="goodbye", frozen=True):
    """The server closes the connection; the code says why."""

    code: str


FromServer = Welcome | Update | Changed | Chat | Accepted | Refused | Hint | Pong | Goodbye

# Codes with which the server closes a connection, in addition to those of the WebSocket protocol.
CLOSE_BAD_MESSAGE: Final = 4400
CLOSE_BAD_TOKEN: Final = 4401
CLOSE_NO_TABLE: Final = 4404
CLOSE_TIMEOUT: Final = 4408
CLOSE_TOO_SLOW: Final = 4409
CLOSE_PROTOCOL_MISMATCH: Final = 4426
CLOSE_RATE_LIMITED: Final = 4429
CLOSE_CORRUPT: Final = 4500
CLOSE_RESTART: Final = 1012
