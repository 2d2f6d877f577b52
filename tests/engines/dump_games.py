"""Prints games with all data about them, to compare two engines.

Run as a program, it prints one line for each game, played by the engine that CITADELS_ENGINE names;
with the slug of a card, a few games with that card.
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
from citadels.engine.names import CHARACTERS, DISTRICTS
from citadels.engine.playout import RandomPolicy, playout
from citadels.engine.sampling.sampler import sample
from citadels.engine.scoring import score_items, winners
from citadels.engine.serialization import dump, load
from citadels.engine.setup import make_rules, new_game
from citadels.engine.view import make_view
from citadels.rl.encoding.observation_writer import ObservationWriter, zero_bytes
from citadels.rl.families import family_of, profile_number
from tests.golden.transcript import RANDOM_PRESET, GoldenGame, transcript
from tests.properties.random_games import (
    RandomGame,
    initial_knowledge,
    observe_events,
    random_setup_for,
)

SEEDS: Final = 3
PLAYERS: Final = range(2, 9)
CARD_PLAYERS: Final = 5  # in games with a certain card
CARD_SEED_LIMIT: Final = 60
GAMES_WITH_CARD: Final = 2  # of each profile
SNAPSHOT_INTERVAL: Final = 17  # answers between two looks at views, samples, saves and reasons


def dump_lines() -> Iterator[str]:
    for profile in PROFILES:
        for players in PLAYERS:
            yield _digest_line(f"transcript {profile} {players}", _transcript(profile, players))
            for seed in range(SEEDS):
                name = f"{profile} {players} players, seed {seed}"
                yield _digest_line(f"driven {name}", _step_by_step(profile, players, seed))
                yield _digest_line(f"played out {name}", _play_out(profile, players, seed))


def dump_lines_with_card(slug: str) -> Iterator[str]:
    """Some games of each profile that has the card, with the card in their set-up."""
    for profile in PROFILES:
        seeds = [seed for seed in range(CARD_SEED_LIMIT) if _has_card(profile, seed, slug)]
        for seed in seeds[:GAMES_WITH_CARD]:
            name = f"{profile} with {slug}, seed {seed}"
            yield _digest_line(f"driven {name}", _step_by_step(profile, CARD_PLAYERS, seed))
            yield _digest_line(f"played out {name}", _play_out(profile, CARD_PLAYERS, seed))


def _has_card(profile: str, seed: int, slug: str) -> bool:
    setup = random_setup_for(CARD_PLAYERS, seed, profile)
    copies_by_kind = make_rules(setup).copies
    districts = {DISTRICTS[kind] for kind, copies in enumerate(copies_by_kind) if copies}
    characters = {CHARACTERS[role] for role in setup.characters}
    return slug in districts | characters


def _digest_line(name: str, values: list[object]) -> str:
    text = json.dumps(values)
    return f"{name}: {len(text)} {hashlib.sha256(text.encode()).hexdigest()}"


def _transcript(profile: str, players: int) -> list[object]:
    return list(transcript(GoldenGame(players, RANDOM_PRESET, 1000 + players, profile=profile)))


def _step_by_step(profile: str, players: int, seed: int) -> list[object]:
    """Options, events, rows; now and then all that is made of them, and a save that is loaded."""
    setup = random_setup_for(players, seed, profile)
    table = RandomGame(setup, seed)
    book = family_of(setup).codec
    observed = zero_bytes(book.row_size)
    writer = ObservationWriter(book, table.game.rules, profile_number(setup), observed, 0)
    knowledge_by_seat: dict[int, Knowledge] = initial_knowledge(table.game)
    values: list[object] = []
    for game in table.play():
        if table.answers:
            observe_events(game, knowledge_by_seat)
        values.append((game.legal(), list(game.log), list(game.outcomes)))
        if len(table.answers) % SNAPSHOT_INTERVAL == 0:
            seat = game.to_move()
            writer.write(make_view(game, seat), knowledge_by_seat[seat])
            values += [
                list(observed),
                [make_view(game, observer).as_data() for observer in range(-1, players)],
                game.unavailable_options(),
                list(sample(make_view(game, seat), knowledge_by_seat[seat], seed).row),
                dump(load(dump(game))),
            ]
    values += [list(table.game.row), winners(table.game)]
    values += [score_items(table.game, seat) for seat in range(players)]
    return values


def _play_out(profile: str, players: int, seed: int) -> list[object]:
    game = new_game(random_setup_for(players, seed, profile), seed)
    game.is_quiet = True
    return [playout(game, RandomPolicy(seed)), list(game.row)]


def main() -> None:
    sys.stdout.write(f"engine {compiled_engine.active_engine()}\n")
    for line in dump_lines_with_card(sys.argv[1]) if sys.argv[1:] else dump_lines():
        sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main()
