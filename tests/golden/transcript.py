"""A whole random game, recorded with everything in it: options, answers, events, the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from citadels.engine.answers.text import answer_text
from citadels.engine.editions.edition import Setup
from citadels.engine.editions.registry import edition
from citadels.engine.game import Game
from citadels.engine.game_state import EVENT_SIZE
from citadels.engine.names import CHARACTERS, DISTRICTS, SCORES
from citadels.engine.notation.describe_state import describe_state
from citadels.engine.notation.event_text import event_text
from citadels.engine.notation.recorder import DEFAULT_NAMES
from citadels.engine.scoring import score, score_items, winners
from citadels.engine.setup import random_setup, setup_from_preset
from tests.properties.random_games import BUSY_STYLE, PROFILE, RandomGame

HERE: Final = Path(__file__).parent
RANDOM_PRESET: Final = "by-lot"  # no preset: random characters and districts
INDENT: Final = "    "


@dataclass(frozen=True)
class GoldenGame:
    """Which game a transcript records."""

    players: int
    preset: str
    seed: int
    last_rank: bool = False
    profile: str = PROFILE
    card: str = ""  # a card that takes the place of another in the preset

    def setup(self) -> Setup:
        if self.card:
            return setup_with(self.card, self.profile, self.players, self.preset)
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
        cards += f"-{self.card}" if self.card else ""
        return (
            HERE
            / self.profile
            / f"{self.players}-players{cards}-{self.preset}-seed-{self.seed}.txt"
        )


def setup_with(slug: str, profile: str, players: int, preset: str) -> Setup:
    """A preset with this card: the character in its rank, the district for the first one."""
    setup = setup_from_preset(profile, players, preset=preset)
    if slug in DISTRICTS:
        districts = (*setup.districts[1:], DISTRICTS.index(slug))
        return setup_from_preset(profile, players, preset=preset, districts=districts)
    ranks = {row.role: row.rank for row in edition(profile).characters}
    role = CHARACTERS.index(slug)
    others = [other for other in setup.characters if ranks[other] != ranks[role]]
    return setup_from_preset(profile, players, preset=preset, characters=(*others, role))


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
    """Yields the game before each answer, with the answer; the caller applies it."""
    while not table.game.is_over():
        yield table.game, table.next_answer()


def _event_lines(game: Game, names: list[str]) -> list[str]:
    """An event, with the seats that know the card in brackets unless all do."""
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
