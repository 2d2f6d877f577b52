"""The points of a finished game taken apart, as clients get them.

These are plain dataclasses, as those of the lobby are.
"""

from __future__ import annotations

from dataclasses import dataclass

from citadels.protocol.lobby import SetupInfo


@dataclass(frozen=True, slots=True)
class ScoreItem:
    """Points for one thing."""

    purpose: str  # a word of `names.SCORES`
    points: int
    card: str = ""  # the district, with a star if beautified


@dataclass(frozen=True, slots=True)
class SeatScore:
    """What one seat got its points for."""

    name: str
    bot: str  # its line, or nothing for a person
    total: int
    items: list[ScoreItem]


@dataclass(frozen=True, slots=True)
class TieBreak:
    """How those who led with the same number of points were told apart, or tried to."""

    way: str  # rank, districts, gold
    seats: list[int]
    values: list[int]


@dataclass(frozen=True, slots=True)
class RoundScore:
    """What every seat would have got if the game had ended with this round."""

    round: int
    points: list[int]


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """A finished game in numbers."""

    game: str
    setup: SetupInfo
    seats: list[SeatScore]
    winners: list[int]
    ties: list[TieBreak]
    rounds: list[RoundScore]
    last: int  # the number of the last step
    began: int
    ended: int
    source: str  # played, practice, imported
    commitment: str = ""  # nothing if it was dealt elsewhere
    secret: str = ""
