"""How many ways there are to answer so many times, from positions of `2016.story`."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from citadels.engine.game import Game
from citadels.engine.notation.reading import read
from citadels.engine.notation.runner import play

HERE: Final = Path(__file__).parent
STORIES: Final = HERE / "2016.story"
NUMBERS: Final = HERE / "2016.perft"


def ways(game: Game, answers: int) -> int:
    """The number of ways to answer so often. Chance falls in each as the seed has it."""
    legal = game.legal()
    if answers == 1:
        return len(legal)
    count = 0
    for given in legal:
        after = game.copy()
        after.quiet = True
        after.play(given)
        count += ways(after, answers - 1)
    return count


@cache
def positions() -> dict[str, Game]:
    """The positions by name. Play copies of them."""
    return {story.title[0]: play(story) for story in read(STORIES.read_text(encoding="utf-8"))}


def lines() -> list[tuple[str, int, int]]:
    """What the file of numbers says: position, answers, ways."""
    found: list[tuple[str, int, int]] = []
    for line in NUMBERS.read_text(encoding="utf-8").splitlines():
        name, word, answers, count = line.split()
        assert word == "perft", line
        found.append((name, int(answers), int(count)))
    return found
