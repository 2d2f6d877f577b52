"""How many ways there are to answer so many times, from positions of the stories here."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from citadels.engine.game import Game
from citadels.engine.notation.parser import parse_stories
from citadels.engine.notation.runner import run_story

HERE: Final = Path(__file__).parent
STORIES: Final = (HERE / "2016.story", HERE / "classic.story")


def ways(game: Game, answers: int) -> int:
    """The number of ways to answer so often. Chance falls in each as the seed has it."""
    legal = game.legal()
    if answers == 1:
        return len(legal)
    count = 0
    for given in legal:
        after = game.copy()
        after.is_quiet = True
        after.play(given)
        count += ways(after, answers - 1)
    return count


@cache
def positions() -> dict[str, Game]:
    """The positions by name. Play copies of them."""
    return {name: game for path in STORIES for name, game in positions_of(path).items()}


def positions_of(path: Path) -> dict[str, Game]:
    return {
        story.title[0]: run_story(story)
        for story in parse_stories(path.read_text(encoding="utf-8"))
    }


def numbers_of(path: Path) -> Path:
    """The file of numbers beside a file of positions."""
    return path.with_suffix(".perft")


def lines() -> list[tuple[str, int, int]]:
    """What the files of numbers say: position, answers, ways."""
    found: list[tuple[str, int, int]] = []
    for path in STORIES:
        for line in numbers_of(path).read_text(encoding="utf-8").splitlines():
            name, word, answers, count = line.split()
            assert word == "perft", line
            found.append((name, int(answers), int(count)))
    return found
