"""The ladder in short: one seat of a rung against three of the rung below."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from citadels import setup_from_preset
from citadels.sim.arena import Plan, Player
from citadels.sim.pairing import one_against_rest
from citadels.sim.statistics import Confidence, Standing, standings

PLAYERS: Final = 4
RUNGS: Final = (
    ("rush", "random"),
    ("charter", "random"),
    ("charter", "beginner"),
    ("belief", "charter"),
)


@dataclass(frozen=True)
class Rung:
    """How often one won against three."""

    one: str
    rest: str
    games: int
    standing: Standing


def climb(one: str, rest: str, deals: int, seed: int = 0) -> Rung:
    """Each deal once in every seat; a shared victory is shared."""
    match = one_against_rest(one, rest, PLAYERS)
    line = setup_from_preset("2016", PLAYERS, preset="first-game").spec()
    plan = Plan(line, (match,), deals, seed)
    played = Player(plan).play(range(plan.games()))
    found = standings(
        played.results,
        [one, rest],
        lambda result, seat: match.sides[result.entries[seat]],
        Confidence(),
    )
    return Rung(one, rest, plan.games(), found[0])
