"""The bots around the table of one learner."""

from __future__ import annotations

from collections.abc import Sequence

from citadels.bots.bot import Bot
from citadels.bots.registry import make_bot

Lines = str | Sequence[str]


def opponents_of(lines: Lines, seats: int) -> list[Bot]:
    """One bot for each other seat, from the learner's left on; one line may be for all."""
    each = [lines] * (seats - 1) if isinstance(lines, str) else list(lines)
    if len(each) != seats - 1:
        raise ValueError(f"{len(each)} opponents are not one for each of the {seats - 1} others")
    return [make_bot(line) for line in each]


def seated(bots: Sequence[Bot], seat: int) -> list[Bot | None]:
    """The bots by seat, nobody where the learner sits."""
    seats = len(bots) + 1
    return [bots[(other - seat) % seats - 1] if other != seat else None for other in range(seats)]
