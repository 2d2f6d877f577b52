"""A whole random game, written down with everything in it: options, answers, events, the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from citadels.engine.answers.text import answer_text
from citadels.engine.editions.edition import Setup
from citadels.engine.game import Game
from citadels.engine.game_state import EVENT_SIZE
from citadels.engine.names import DISTRICTS, SCORES
from citadels.engine.notation.describe_state import describe_state
from citadels.engine.notation.event_text import event_text
from citadels.engine.notation.recorder import DEFAULT_NAMES
from citadels.engine.scoring import score, score_items, winners
from citadels.engine.setup import random_setup, setup_from_preset
from tests.properties.random_games import BUSY_STYLE, PROFILE, RandomGame

HERE: Final = Path(__file__).parent
RANDOM_PRESET: Final = "by-lot"  # no preset: characters and districts are drawn
INDENT: Final = "    "


# Book, players and seed; chosen so that few games show everything, see `test_golden.py`.
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


@dataclass(frozen=True)
class GoldenGame:
    """The game of a transcript."""

    players: int
    preset: str
    seed: int
    last_rank: bool = False
    profile: str = PROFILE

    def setup(self) -> Setup:
        if self.preset == RANDOM_PRESET:
            return random_setup(self.profile, self.players, self.seed)
        has_last_rank = True if self.last_rank else None
        return setup_from_preset(
            self.profile, self.players, preset=self.preset, last_rank=has_last_rank
        )

    def table(self) -> RandomGame:
        return RandomGame(self.setup(), self.seed, style=BUSY_STYLE)

    def path(self) -> Path:
        cards = "-9-characters" if self.last_rank else ""
        return (
            HERE
            / self.profile
            / f"{self.players}-players{cards}-{self.preset}-seed-{self.seed}.txt"
        )


# Chosen so that few games show everything; see `test_golden.py`.
GAMES: Final = (
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
ALL_GAMES: Final = GAMES + CLASSIC_GAMES


def transcript(golden: GoldenGame) -> list[str]:
    """The lines of the file."""
    table = golden.table()
    names = list(DEFAULT_NAMES[: golden.players])
    lines = [f"rules {table.game.rules.spec}", f"seed {golden.seed}"]
    lines += _event_lines(table.game, names)
    known = describe_state(table.game, names)
    lines += [INDENT + line for line in known]
    for game, answer in answered_steps(table):
        seat = names[game.to_move()]
        options = ", ".join(answer_text(option, names) for option in game.legal())
        lines += [f"{seat}? {options}", f"{seat}: {answer_text(answer, names)}"]
        table.apply_answer(answer)
        lines += _event_lines(game, names)
        now = describe_state(game, names)
        lines += [INDENT + line for line, old in zip(now, known, strict=True) if line != old]
        known = now
    return [*lines, *_score_lines(table.game, names)]


def answered_steps(table: RandomGame) -> Iterator[tuple[Game, int]]:
    """The game before each answer, and the answer, which the caller gives."""
    while not table.game.is_over():
        yield table.game, table.next_answer()


def _event_lines(game: Game, names: list[str]) -> list[str]:
    """What happened, and in brackets who knows the card if not all do."""
    lines: list[str] = []
    for offset in range(0, len(game.log), EVENT_SIZE):
        kind, seat, target, card, amount, knowers = game.log[offset : offset + EVENT_SIZE]
        text = event_text((kind, seat, target, card, amount), names)
        knowing = [name for place, name in enumerate(names) if knowers >> place & 1]
        lines.append(f"{INDENT}- {text}" + ("" if knowers < 0 else f" ({' '.join(knowing)})"))
    return lines


def _score_lines(game: Game, names: list[str]) -> list[str]:
    lines: list[str] = []
    for seat, name in enumerate(names):
        items = [
            f"{SCORES[purpose]} {DISTRICTS[card] + ' ' if card >= 0 else ''}{points}"
            for purpose, card, points in score_items(game, seat)
        ]
        lines.append(f"= {name} score {score(game, seat)}: {', '.join(items)}")
    lines.append("= winner " + " ".join(names[seat] for seat in winners(game)))
    return lines
