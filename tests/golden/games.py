"""Which games are recorded: few that cover everything, and one for each card without a preset."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from citadels.engine.codes import UNIQUE
from citadels.engine.editions.registry import edition
from citadels.engine.names import CHARACTERS, DISTRICTS
from tests.golden.card_coverage import game_coverage, required_coverage
from tests.golden.transcript import RANDOM_PRESET, GoldenGame
from tests.properties.random_games import PROFILE

_MANY_SEEDS: Final = 500

# Profile, players and seed; chosen so that few games cover everything, see `test_golden.py`.
CLASSIC_SEEDS: Final = (
    ("fr", 2, 75),
    ("ru", 3, 118),
    ("en", 4, 1),
    ("ru", 4, 36),
    ("en", 5, 1),
    ("en", 5, 2),
    ("en", 6, 2),
    ("ru", 6, 7),
    ("fr", 7, 32),
    ("ru", 7, 144),
    ("fr", 8, 61),
)

# Chosen so that few games cover everything; see `test_golden.py`.
_PRESET_GAMES: Final = (
    GoldenGame(2, "cunning-agents", 2),
    GoldenGame(3, "illustrious-emissaries", 2),
    GoldenGame(4, "first-game", 1),
    GoldenGame(4, "illustrious-emissaries", 3),
    GoldenGame(4, "illustrious-emissaries", 3, last_rank=True),
    GoldenGame(5, "devious-dignitaries", 8),
    GoldenGame(5, "cunning-agents", 4, last_rank=True),
    GoldenGame(6, "ambitious-aristocrats", 3),
    GoldenGame(6, "ambitious-aristocrats", 8, last_rank=True),
    GoldenGame(7, "illustrious-emissaries", 2),
    GoldenGame(7, "vicious-nobles", 4, last_rank=True),
    GoldenGame(8, "tenacious-delegates", 1),
)

# The same for the classic books, with random sets.
CLASSIC_GAMES: Final = tuple(
    GoldenGame(players, RANDOM_PRESET, seed, profile=f"classic-{book}")
    for book, players, seed in CLASSIC_SEEDS
)


def _games_of_other_cards() -> Iterator[GoldenGame]:
    """A game in which it is at work, for each card that no preset has, such as a new one."""
    book = edition(PROFILE)
    in_presets = {CHARACTERS[role] for preset in book.presets for role in preset.characters}
    in_presets |= {DISTRICTS[card] for preset in book.presets for card in preset.districts}
    slugs = [CHARACTERS[row.role] for row in book.characters]
    slugs += [DISTRICTS[row.card] for row in book.districts if row.type == UNIQUE]
    for slug in slugs:
        if slug not in in_presets:
            yield _game_of(slug)


def _game_of(slug: str) -> GoldenGame:
    """The first game that covers what has to be covered of the card."""
    required = {text for text in required_coverage(PROFILE) if text.rpartition(" ")[0] == slug}
    rank_9 = {CHARACTERS[row.role] for row in edition(PROFILE).characters if row.rank == 9}
    players = 8 if slug in rank_9 else 4
    for seed in range(1, _MANY_SEEDS):
        golden = GoldenGame(players, "first-game", seed, card=slug)
        if required <= game_coverage(golden):
            return golden
    raise ValueError(f"{slug} is at work in none of {_MANY_SEEDS} games")


GAMES: Final = (*_PRESET_GAMES, *_games_of_other_cards())
ALL_GAMES: Final = GAMES + CLASSIC_GAMES
