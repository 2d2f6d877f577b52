"""How many ways there are to give n answers, from positions of the stories here."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from citadels.engine.game import Game
from citadels.engine.notation.parser import parse_stories
from citadels.engine.notation.runner import run_story

HERE: Final = Path(__file__).parent
STORIES: Final = (HERE / "2016.story", HERE / "classic.story")


def perft(game: Game, answers: int) -> int:
    """The number of ways to answer so often. Chance falls in each as the seed has it."""
    legal = game.legal()
    if answers == 1:
        return len(legal)
    count = 0
    for answer in legal:
        after = game.copy()
        after.is_quiet = True
        after.play(answer)
        count += perft(after, answers - 1)
    return count


@cache
def load_positions() -> dict[str, Game]:
    """The positions by name. Play copies of them."""
    return {name: game for path in STORIES for name, game in parse_positions(path).items()}


def parse_positions(path: Path) -> dict[str, Game]:
    return {
        story.title[0]: run_story(story)
        for story in parse_stories(path.read_text(encoding="utf-8"))
    }


def perft_file(path: Path) -> Path:
    """The file of numbers beside a file of positions."""
    return path.with_suffix(".perft")


def perft_rows() -> list[tuple[str, int, int]]:
    """The numbers in the files: position, answers, ways."""
    rows: list[tuple[str, int, int]] = []
    for path in STORIES:
        for line in perft_file(path).read_text(encoding="utf-8").splitlines():
            name, word, answers, count = line.split()
            assert word == "perft", line
            rows.append((name, int(answers), int(count)))
    return rows
