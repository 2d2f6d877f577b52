"""A short ladder: one seat of a rung against three of the rung below."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from citadels import setup_from_preset
from citadels.sim.estimates import Bootstrap, Standing, standings
from citadels.sim.seatings import one_against_rest
from citadels.sim.tournament import GameRunner, Plan

PLAYERS: Final = 4
RUNGS: Final = (
    ("rush", "random"),
    ("charter", "random"),
    ("charter", "beginner"),
    ("belief", "charter"),
)


@dataclass(frozen=True)
class Rung:
    """How often one bot won against three others."""

    bot: str
    opponent: str
    games: int
    standing: Standing


def play_rung(bot: str, opponent: str, deals: int, seed: int = 0) -> Rung:
    """Play each deal once in every seat; a shared victory counts in parts."""
    match = one_against_rest(bot, opponent, PLAYERS)
    setup_spec = setup_from_preset("2016", PLAYERS, preset="first-game").spec()
    plan = Plan(setup_spec, (match,), deals, seed)
    results = GameRunner(plan).play_chunk(range(plan.games()))
    ranking = standings(
        results.results,
        [bot, opponent],
        lambda result, seat: match.sides[result.entries[seat]],
        Bootstrap(),
    )
    return Rung(bot, opponent, plan.games(), ranking[0])
