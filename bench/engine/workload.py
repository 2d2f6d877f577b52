"""The amount of work in one measurement."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

MAIN_PROFILE: Final = "2016"
MAIN_PLAYERS: Final = 4


@dataclass(frozen=True)
class Workload:
    """The numbers of games, states and tries.

    Tries apply to figures that are used in ratios; everything else is measured once per round.
    """

    games: int  # per profile and number of players
    states: int  # games in progress, for what is measured in microseconds
    window_seconds: float  # seconds timed at once; shorter operations are repeated
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

# The figures used in ratios. Small, so that engines take turns often: a machine has slow minutes.
MAIN: Final = replace(ALL, profiles=(MAIN_PROFILE,), players=(2, MAIN_PLAYERS, 8))

# Only to see whether anything is grossly wrong.
TINY: Final = replace(MAIN, games=6, states=2, window_seconds=0.005, peer_games=1)

WORKLOADS: Final = {"all": ALL, "main": MAIN, "tiny": TINY}
