"""Tells what the bots answer in some games, for another engine to compare with.

Run as a program: it prints one line for each game, by the engine that CITADELS_ENGINE names.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from typing import Final

from citadels import compiled_engine
from citadels.bots.registry import make_bot
from citadels.engine.editions.registry import PROFILES
from tests.bots.tables import QUICK, SchoolTable
from tests.properties.games import varied_setup

PLAYERS: Final = (2, 3, 4, 6, 7, 8)
SEARCH: Final = make_bot("search(iterations=30)")
ANSWERED: Final = 8  # one question in so many is answered
SEARCHED: Final = 160  # and one in so many searched


def lines() -> Iterator[str]:
    for number, players in enumerate(PLAYERS):
        profile = PROFILES[number % len(PROFILES)]
        told = list(_told(SchoolTable(varied_setup(players, number, profile), number)))
        text = "\n".join(told)
        digest = hashlib.sha256(text.encode()).hexdigest()
        yield f"{profile} {players} players: {len(told)} answers {digest}"


def _told(table: SchoolTable) -> Iterator[str]:
    """Answers of all quick bots to many questions; sometimes all the numbers of a search."""
    bots = [make_bot(name) for name in QUICK]
    for _, seen, learnt in table.moments():
        seed = table.lots.below(2**31)
        if len(seen.legal) > 1 and seed % ANSWERED == 0:
            yield " ".join(str(bot.choose(seen, learnt, seed)) for bot in bots)
        if len(seen.legal) > 1 and seed % SEARCHED == 0:
            thought = SEARCH.explain(seen, learnt, seed)
            yield f"{SEARCH.choose(seen, learnt, seed)} {thought} {thought.beliefs}"


def main() -> None:
    sys.stdout.write(f"engine {compiled_engine.active_engine()}\n")
    for line in lines():
        sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main()
