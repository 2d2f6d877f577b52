"""Exports a match as a story: every answer that was not undone, and every random outcome."""

from __future__ import annotations

from citadels.engine.answers.text import answer_text
from citadels.engine.codes import NOBODY
from citadels.engine.notation.recorder import open_line
from citadels.engine.scoring import score, winners
from citadels.match.match import Match

_OUTCOMES_PER_LINE = 30  # random outcomes


class NoStoryError(ValueError):
    """A match whose start cannot be written as a story."""


def story_of(match: Match, names: list[str], title: str) -> str:
    """The game so far. It contains the secret only once the game is over."""
    header = match.header
    if header.start is not None:
        raise NoStoryError("a game that continued from a position has no deal to export")
    lines = [f"# {title}", f"rules {header.rules}"]
    if match.is_over():
        lines.append(f"sealed {header.commitment()} {header.secret.hex()}")
    lines += _numbers("chance", match.deal_result.drawn)
    for seat, name in enumerate(names):
        lines.append(f"{name} crown" if seat == header.crown else name)
    if header.crown == NOBODY:
        lines.append("crown chance")
    lines += ["new game", ""]
    for applied in match.answers:
        lines += _numbers("~", applied.drawn)
        lines.append(f"{names[applied.seat]}: {answer_text(applied.answer, names)}")
    if match.is_over():
        for seat, name in enumerate(names):
            lines.append(f"= {name} score {score(match.game, seat)}")
        lines.append("= winner " + " ".join(names[seat] for seat in winners(match.game)))
    lines.append(open_line(match.game, names))
    return "\n".join(lines) + "\n"


def _numbers(key: str, numbers: list[int]) -> list[str]:
    return [
        " ".join([key, *map(str, numbers[start : start + _OUTCOMES_PER_LINE])])
        for start in range(0, len(numbers), _OUTCOMES_PER_LINE)
    ]
