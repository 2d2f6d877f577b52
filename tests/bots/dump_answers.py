"""Prints what the bots answer in some games, to compare the two engines.

Run as a program, it prints one line for each game, played by the engine in CITADELS_ENGINE.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from typing import Final

from citadels import compiled_engine
from citadels.bots.registry import make_bot
from citadels.engine.editions.registry import PROFILES
from tests.bots.bot_games import QUICK_BOTS, MixedTable
from tests.properties.random_games import random_setup_for

PLAYERS: Final = (2, 3, 4, 6, 7, 8)
SEARCH_BOT: Final = make_bot("search(iterations=30)")
ANSWER_INTERVAL: Final = 8  # one question in this number is answered
SEARCH_INTERVAL: Final = 160  # and one in this number is searched


def dump_lines() -> Iterator[str]:
    for number, players in enumerate(PLAYERS):
        profile = PROFILES[number % len(PROFILES)]
        answers = list(
            _dump_answers(MixedTable(random_setup_for(players, number, profile), number))
        )
        text = "\n".join(answers)
        digest = hashlib.sha256(text.encode()).hexdigest()
        yield f"{profile} {players} players: {len(answers)} answers {digest}"


def _dump_answers(table: MixedTable) -> Iterator[str]:
    """Answers of all quick bots to many questions; sometimes all the numbers of a search."""
    bots = [make_bot(name) for name in QUICK_BOTS]
    for _, view, knowledge in table.decisions():
        seed = table.rng.randbelow(2**31)
        if len(view.legal) > 1 and seed % ANSWER_INTERVAL == 0:
            yield " ".join(str(bot.choose(view, knowledge, seed)) for bot in bots)
        if len(view.legal) > 1 and seed % SEARCH_INTERVAL == 0:
            thought = SEARCH_BOT.explain(view, knowledge, seed)
            yield f"{SEARCH_BOT.choose(view, knowledge, seed)} {thought} {thought.beliefs}"


def main() -> None:
    sys.stdout.write(f"engine {compiled_engine.active_engine()}\n")
    for line in dump_lines():
        sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main()
