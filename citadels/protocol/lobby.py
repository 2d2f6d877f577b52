"""Tables, seats and set-ups as clients see them before, during and after a game.

These are plain dataclasses, because both the WebSocket messages and the HTTP API contain them.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class SetupInfo:
    """A set-up with all its cards."""

    spec: str
    profile: str
    players: int
    characters: list[str]
    districts: list[str]
    target: int = 0
    removed: list[str] = field(default_factory=list)
    rulings: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """A place at the table. An open seat has no name."""

    place: int
    kind: str  # open, person, bot
    name: str = ""
    bot: str = ""
    host: bool = False


@dataclass(frozen=True, slots=True)
class Ending:
    """The scores and winners of a finished game."""

    scores: list[int]
    winners: list[int]


@dataclass(frozen=True, slots=True)
class TableInfo:
    """A table as everybody may see it."""

    id: str
    status: str  # open, playing, finished, closed
    public: bool
    casual: bool  # hints are allowed
    setup: SetupInfo
    clock: str
    stand_in: str
    seats: list[SeatInfo]
    created: int
    game: str = ""
    commitment: str = ""  # the hash of the secret from which the cards are dealt
    secret: str = ""  # the secret itself, once the game is over
    ending: Ending | None = None
    practice: bool = False


@dataclass(frozen=True, slots=True)
class ProblemInfo:
    """A problem or a warning about a set-up."""

    code: str
    values: dict[str, str | int] = field(default_factory=dict)
