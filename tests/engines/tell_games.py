"""Tells games with everything that an engine says about them, for another engine to compare with.

Run as a program: it prints one line for each game, by the engine that CITADELS_ENGINE names.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from typing import Final

from citadels import compiled_engine
from citadels.engine.editions.registry import PROFILES
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.playout import RandomPolicy, playout
from citadels.engine.sampling.sampler import sample
from citadels.engine.scoring import score_items, winners
from citadels.engine.serialization import dump, load
from citadels.engine.setup import new_game
from citadels.engine.view import make_view
from citadels.rl.coding.writer import Writer, bytes_of
from citadels.rl.families import family_of, profile_number
from tests.golden.transcript import BY_LOT, Golden, transcript
from tests.properties.games import Table, hear, minds, varied_setup

SEEDS: Final = 3
PLAYERS: Final = range(2, 9)
EVERY: Final = 17  # answers between two looks at views, samples, saves and reasons


def lines() -> Iterator[str]:
    for profile in PROFILES:
        for players in PLAYERS:
            yield _line(f"transcript {profile} {players}", _transcript(profile, players))
            for seed in range(SEEDS):
                name = f"{profile} {players} players, seed {seed}"
                yield _line(f"driven {name}", _driven(profile, players, seed))
                yield _line(f"played out {name}", _played_out(profile, players, seed))


def _line(name: str, told: list[object]) -> str:
    text = json.dumps(told)
    return f"{name}: {len(text)} {hashlib.sha256(text.encode()).hexdigest()}"


def _transcript(profile: str, players: int) -> list[object]:
    return list(transcript(Golden(players, BY_LOT, 1000 + players, profile=profile)))


def _driven(profile: str, players: int, seed: int) -> list[object]:
    """Options, events, rows; now and then all that is made of them, and a save that is loaded."""
    setup = varied_setup(players, seed, profile)
    table = Table(setup, seed)
    book = family_of(setup).book
    observed = bytes_of(book.size)
    writer = Writer(book, table.game.rules, profile_number(setup), observed, 0)
    learnt: dict[int, Knowledge] = minds(table.game)
    told: list[object] = []
    for game in table.steps():
        if table.answers:
            hear(game, learnt)
        told.append((game.legal(), list(game.log), list(game.outcomes)))
        if len(table.answers) % EVERY == 0:
            seat = game.to_move()
            writer.write(make_view(game, seat), learnt[seat])
            told += [
                list(observed),
                [make_view(game, other).as_data() for other in range(-1, players)],
                game.unavailable_options(),
                list(sample(make_view(game, seat), learnt[seat], seed).row),
                dump(load(dump(game))),
            ]
    told += [list(table.game.row), winners(table.game)]
    told += [score_items(table.game, seat) for seat in range(players)]
    return told


def _played_out(profile: str, players: int, seed: int) -> list[object]:
    game = new_game(varied_setup(players, seed, profile), seed)
    game.is_quiet = True
    return [playout(game, RandomPolicy(seed)), list(game.row)]


def main() -> None:
    sys.stdout.write(f"engine {compiled_engine.active_engine()}\n")
    for line in lines():
        sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main()
