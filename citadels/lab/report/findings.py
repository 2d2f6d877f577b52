"""From a folder of results to the findings of the report. Chapters without results are omitted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from citadels import __version__
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
from citadels.lab.report.figures import Chapter, Figure, Findings
from citadels.lab.report.results import Results
from citadels.lab.store import Store
from citadels.sim.sprt import CONFIDENCE

CHAPTERS: Final[dict[str, Callable[[Results], list[Figure]]]] = {
    characters.ID: characters.figures,
    names.ID: names.figures,
    gather_choice.ID: gather_choice.figures,
    districts.ID: districts.figures,
    cities.ID: cities.figures,
    crown.ID: crown.figures,
    course.ID: course.figures,
    presets.ID: presets.figures,
    skill.ID: skill.figures,
}


def collect_findings(store: Store, confidence: float = CONFIDENCE) -> Findings:
    """All findings of the results in a folder."""
    results = Results(store, confidence)
    chapters: list[Chapter] = []
    for chapter_id, draw_figures in CHAPTERS.items():
        figures = [figure for figure in draw_figures(results) if figure.points]
        if figures:
            chapters.append(Chapter(chapter_id, tuple(figures), draw_conclusions(figures)))
    games = sum(store.games_played(study) for study in store.studies)
    return Findings(__version__, games, confidence, tuple(chapters))
