"""What goes over the line: JSON objects, told apart by their `type`.

A client says hello, then answers questions by their number with a command id of its own. The server
sends what happened, step by step, with the table as the client may see it.
"""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from citadels.engine.codes import NOBODY
from citadels.protocol.lobby import TableInfo
from citadels.protocol.options import Refusal
from citadels.protocol.views import Common, Own

PROTOCOL: Final = 1  # grows when an old client would misread a message
EVERYTHING: Final = -1  # of a client that has seen nothing yet

Number = Annotated[int, Meta(ge=0, lt=2**31)]
Command = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]


# From the client.


class Hello(Struct, tag="hello", frozen=True):
    """The first message: who this is, and the last step it has seen."""

    protocol: int
    token: Annotated[str, Meta(max_length=100)] = ""  # none: a spectator
    after: Annotated[int, Meta(ge=-1, lt=2**31)] = EVERYTHING
    game: Annotated[str, Meta(max_length=40)] = ""  # to which that step belongs


class Answer(Struct, tag="answer", frozen=True):
    """One of the options of the question with this number."""

    question: Number
    option: Annotated[int, Meta(ge=0, lt=2**40)]
    command: Command


class Undo(Struct, tag="undo", frozen=True):
    """Take the own last answer back."""

    question: Number
    command: Command


class Back(Struct, tag="back", frozen=True):
    """The owner of a seat that a bot plays for is here again."""

    command: Command


class Say(Struct, tag="say", frozen=True):
    """A short text, or a ready phrase that each reads in the own language."""

    command: Command
    text: Annotated[str, Meta(max_length=1000)] = ""
    phrase: Annotated[str, Meta(max_length=40)] = ""


class AskHint(Struct, tag="ask-hint", frozen=True):
    """What a bot would answer, at a table that allows it."""

    question: Number
    command: Command


class Ping(Struct, tag="ping", frozen=True):
    """Is anybody there?"""


FromClient = Hello | Answer | Undo | Back | Say | AskHint | Ping


# From the server.


class Event(Struct, frozen=True, omit_defaults=True):
    """Something that happened, as this reader may know it."""

    kind: str
    seat: int = NOBODY
    target: int = NOBODY
    card: str = ""  # a district or a character, by the kind; `?` if it may not be known
    amount: int = 0


class Step(Struct, frozen=True, omit_defaults=True):
    """What one record did."""

    number: int
    kind: str  # deal, answer, undo, away, back
    seat: int
    at: int  # milliseconds since the epoch
    events: list[Event] = []


class Times(Struct, frozen=True, omit_defaults=True):
    """The clocks: what each seat has left, and whose runs out when."""

    banks: list[int]
    running: int = NOBODY
    deadline: int = 0  # milliseconds since the epoch


class State(Struct, frozen=True, omit_defaults=True):
    """The game as the reader sees it now."""

    game: str
    number: int  # of the last step
    question: int  # answers must name it
    common: Common
    own: Own | None = None
    away: list[int] = []
    times: Times | None = None


class Update(Struct, tag="update", frozen=True, omit_defaults=True):
    """What happened since the reader last heard, and where it led.

    `whole` says that steps are missing because there were too many: the state is all there is.
    """

    steps: list[Step]
    state: State
    whole: bool = False


class Welcome(Struct, tag="welcome", frozen=True, omit_defaults=True):
    """The answer to a hello."""

    protocol: int
    table: TableInfo
    seat: int  # of the reader; -1 is a spectator
    chat: list[Chat] = []
    now: int = 0  # the server's clock


class Changed(Struct, tag="changed", frozen=True):
    """The table itself changed: seats, host, start, end."""

    table: TableInfo


class Chat(Struct, tag="chat", frozen=True, omit_defaults=True):
    """Somebody said something."""

    number: int
    seat: int
    name: str
    at: int
    text: str = ""
    phrase: str = ""


class Accepted(Struct, tag="accepted", frozen=True, omit_defaults=True):
    """The command is done and stored; a repeated one is answered the same way."""

    command: str
    number: int = 0


class Refused(Struct, tag="refused", frozen=True, omit_defaults=True):
    """The command changed nothing. `state` is there when the client was behind."""

    code: str
    command: str = ""
    why: Refusal | None = None
    state: State | None = None


class Promise(Struct, frozen=True):
    """What a bot expects of an option."""

    option: int
    share: float
    spread: float


class Hint(Struct, tag="hint", frozen=True):
    """The options, the bot's own answer first, and who holds which character, as it believes."""

    command: str
    question: int
    promises: list[Promise]
    beliefs: list[dict[str, float]]


class Pong(Struct, tag="pong", frozen=True):
    """Yes."""

    now: int


class Goodbye(Struct, tag="goodbye", frozen=True):
    """The server closes the line; the code says why."""

    code: str


FromServer = Welcome | Update | Changed | Chat | Accepted | Refused | Hint | Pong | Goodbye

# Codes with which a line is closed, beside those of the protocol of WebSockets.
CLOSE_BAD_MESSAGE: Final = 4400
CLOSE_BAD_TOKEN: Final = 4401
CLOSE_NO_TABLE: Final = 4404
CLOSE_SILENT: Final = 4408
CLOSE_TOO_SLOW: Final = 4409
CLOSE_OLD_PROTOCOL: Final = 4426
CLOSE_TOO_MANY: Final = 4429
CLOSE_DAMAGED: Final = 4500
CLOSE_RESTART: Final = 1012
