"""The bots around the table of one learner."""

from __future__ import annotations

from collections.abc import Sequence

from citadels.bots.bot import Bot
from citadels.bots.registry import make_bot

BotSpecs = str | Sequence[str]


def make_opponents(specs: BotSpecs, seats: int) -> list[Bot]:
    """One bot for each other seat, from the learner's left on; one spec may be for all."""
    spec_list = [specs] * (seats - 1) if isinstance(specs, str) else list(specs)
    if len(spec_list) != seats - 1:
        raise ValueError(
            f"{len(spec_list)} opponents are not one for each of the {seats - 1} others"
        )
    return [make_bot(spec) for spec in spec_list]


def seat_bots(bots: Sequence[Bot], seat: int) -> list[Bot | None]:
    """The bots by seat, nobody where the learner sits."""
    seats = len(bots) + 1
    return [bots[(other - seat) % seats - 1] if other != seat else None for other in range(seats)]
