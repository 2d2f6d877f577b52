"""From a folder of results to what the report says. Chapters without results are left out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from citadels import __version__
from citadels.lab.estimates import CONFIDENCE
from citadels.lab.report.chapters import (
    characters,
    cities,
    course,
    crown,
    districts,
    gather_choice,
    names,
    presets,
    skill,
)
from citadels.lab.report.conclusions import draw_conclusions
from citadels.lab.report.figures import Chapter, Findings
from citadels.lab.report.results import Results
from citadels.lab.store import Store

CHAPTERS: Final[dict[str, Callable[[Results], Chapter | None]]] = {
    characters.ID: characters.chapter,
    names.ID: names.chapter,
    gather_choice.ID: gather_choice.chapter,
    districts.ID: districts.chapter,
    cities.ID: cities.chapter,
    crown.ID: crown.chapter,
    course.ID: course.chapter,
    presets.ID: presets.chapter,
    skill.ID: skill.chapter,
}


def collect_findings(store: Store, confidence: float = CONFIDENCE) -> Findings:
    """Everything that can be said about the results in a folder."""
    results = Results(store, confidence)
    written = [
        new_chapter
        for make_chapter in CHAPTERS.values()
        if (new_chapter := make_chapter(results)) is not None
    ]
    chapters = [
        replace(chapter, conclusions=draw_conclusions(chapter.figures))
        for chapter in written
        if chapter.figures
    ]
    games = sum(store.games_played(study) for study in store.studies)
    return Findings(__version__, games, confidence, tuple(chapters))
