"""The scores of a finished game, item by item.

Like those of `lobby`, these are plain dataclasses.
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
    """The points of one seat, item by item."""

    name: str
    bot: str  # its spec, or empty for a person
    total: int
    items: list[ScoreItem]


@dataclass(frozen=True, slots=True)
class TieBreak:
    """One step of breaking a tie, whether it decided or not."""

    way: str  # rank, districts, gold
    seats: list[int]
    values: list[int]


@dataclass(frozen=True, slots=True)
class RoundScore:
    """The points of each seat if the game had ended with this round."""

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
    commitment: str = ""  # empty if it was dealt elsewhere
    secret: str = ""
