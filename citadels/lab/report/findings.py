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
    gathering,
    names,
    presets,
    skill,
)
from citadels.lab.report.conclusions import conclusions
from citadels.lab.report.figures import Chapter, Findings
from citadels.lab.report.results import Results
from citadels.lab.store import Store

CHAPTERS: Final[dict[str, Callable[[Results], Chapter | None]]] = {
    characters.ID: characters.chapter,
    names.ID: names.chapter,
    gathering.ID: gathering.chapter,
    districts.ID: districts.chapter,
    cities.ID: cities.chapter,
    crown.ID: crown.chapter,
    course.ID: course.chapter,
    presets.ID: presets.chapter,
    skill.ID: skill.chapter,
}


def findings(store: Store, confidence: float = CONFIDENCE) -> Findings:
    """Everything that can be said about the results in a folder."""
    results = Results(store, confidence)
    found = [made for make in CHAPTERS.values() if (made := make(results)) is not None]
    chapters = [
        replace(chapter, conclusions=conclusions(chapter.figures))
        for chapter in found
        if chapter.figures
    ]
    games = sum(store.played(study) for study in store.studies)
    return Findings(__version__, games, confidence, tuple(chapters))
