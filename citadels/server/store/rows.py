"""The rows of the store for the rest of the server. Times are in milliseconds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

# Statuses of a table.
OPEN: Final = "open"
PLAYING: Final = "playing"
FINISHED: Final = "finished"
CLOSED: Final = "closed"


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table and its configuration."""

    id: str
    status: str
    public: bool
    data: str  # the configuration as JSON
    host: int  # a place
    version: int  # increases by one with each change
    game: str | None  # the id of the current game
    created: int
    changed: int


@dataclass(frozen=True, slots=True)
class SeatRow:
    """The occupant of a place at a table."""

    table_id: str
    place: int
    kind: str  # person, bot
    name: str
    likeness: str  # the same for names that look alike
    bot: str  # the spec of the bot
    token_hash: str | None
    joined: int


# Sources of a game.
PLAYED: Final = "played"
PRACTISED: Final = "practice"
IMPORTED: Final = "imported"


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game without its records."""

    id: str
    table_id: str | None
    header: str
    began: int
    ended: int | None = None
    result: str | None = None  # as JSON
    damaged: str | None = None  # what is wrong with it
    source: str = PLAYED  # or PRACTISED or IMPORTED
    story: str | None = None  # of an imported game


@dataclass(frozen=True, slots=True)
class ChatRow:
    """A chat message at a table. It gets its number when it is stored."""

    table_id: str
    seat: int
    name: str
    phrase: str
    text: str
    at: int
    number: int = 0
