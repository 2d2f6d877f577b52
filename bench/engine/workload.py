"""How much is measured in one go."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

MAIN_PROFILE: Final = "2016"
MAIN_PLAYERS: Final = 4


@dataclass(frozen=True)
class Workload:
    """So many games, states and tries.

    Tries are for what ratios are made of; everything else is tried once in each round.
    """

    games: int  # for each profile and number of players
    states: int  # games in the middle, for what is measured in microseconds
    window_seconds: (
        float  # seconds that are timed at once; what is quicker is repeated to fill them
    )
    repeats: int
    profiles: tuple[str, ...]
    players: tuple[int, ...]
    peer_games: int  # of the slow peers


ALL: Final = Workload(
    games=24,
    states=16,
    window_seconds=0.06,
    repeats=2,
    profiles=("2016", "classic-en", "classic-ru", "classic-fr"),
    players=(2, 3, 4, 5, 6, 7, 8),
    peer_games=6,
)

# What ratios are made of. Small, so that engines take turns often: a machine has slow minutes.
MAIN: Final = replace(ALL, profiles=(MAIN_PROFILE,), players=(2, MAIN_PLAYERS, 8))

# Only whether anything is grossly wrong.
TINY: Final = replace(MAIN, games=6, states=2, window_seconds=0.005, peer_games=1)

WORKLOADS: Final = {"all": ALL, "main": MAIN, "tiny": TINY}
