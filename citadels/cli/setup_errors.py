"""The set-up that a command asks for, and what is wrong with it in words."""

from __future__ import annotations

from citadels.cli.errors import start_lower
from citadels.cli.localize import CodeLocalizer
from citadels.engine.editions.edition import SetupError
from citadels.engine.editions.registry import edition
from citadels.session.setups import RANDOM
from citadels.session.setups import make_setup as make_setup


def problem_lines(error: SetupError, profile: str, language: str) -> list[str]:
    """What is wrong, and what there is to choose from."""
    localizer = CodeLocalizer(language, [], profile)
    book = edition(profile)
    choices = {
        "unknown-preset": ("choose one of", [*(row.slug for row in book.presets), RANDOM]),
        "bad-target": ("possible", [str(size) for size in book.targets]),
    }
    lines: list[str] = []
    for problem in error.problems:
        lines.append(localizer.problem(problem))
        label, slugs = choices.get(problem.code, ("", []))
        if slugs:
            lines.append(f"{label}: {', '.join(slugs)}")
    return lines


def problems_line(error: SetupError, profile: str, language: str) -> str:
    return "; ".join(
        start_lower(line).rstrip(".") for line in problem_lines(error, profile, language)
    )
