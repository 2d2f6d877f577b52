"""Small made-up findings, which need no libraries of the laboratory."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from citadels.lab.point import Point
from citadels.lab.report.bundle import write_bundle
from citadels.lab.report.conclusions import draw_conclusions
from citadels.lab.report.figures import (
    CHARACTER,
    DOTS,
    EFFECT,
    HEAT_MAP,
    LEVEL,
    Chapter,
    Figure,
    Findings,
    Source,
)

BOTS: Final = ("charter", "belief")
CHART_WIDTHS_PX: Final = (720, 350)


def sample_findings() -> Findings:
    """Two chapters: one with a clear and an unclear sentence, and one with a heat map."""
    strong = Figure(
        "characters-lot",
        "characters-lot-2016-4",
        DOTS,
        EFFECT,
        (CHARACTER, LEVEL),
        tuple(
            Point((role, bot), value, value - 0.01, value + 0.01, 500)
            for role, value in (("architect", 0.06), ("bishop", 0.001))
            for bot in BOTS
        ),
        _make_source("characters", *BOTS),
    )
    maps = [
        Figure(
            "gathering",
            f"gathering-2016-4-{bot}",
            HEAT_MAP,
            EFFECT,
            ("hand", "gold"),
            (Point(("0", "1"), 0.02, 0.01, 0.03, 90), Point(("1", "1"), -0.02, -0.03, -0.01, 80)),
            _make_source("gathering", bot),
        )
        for bot in BOTS
    ]
    chapters = [("characters", [strong]), ("gathering", maps)]
    return Findings(
        "0.1.0",
        2000,
        0.95,
        tuple(
            Chapter(name, tuple(figures), draw_conclusions(figures)) for name, figures in chapters
        ),
    )


def _make_source(study: str, *bots: str) -> Source:
    command = f"citadels lab run {study} --games 1000 --out FOLDER"
    return Source(study, "2016", (4,), ("first-game",), bots, 1000, (1,), 0.95, "0.1.0", command)


def blank_chart(figure: Figure, language: str, width: int) -> str:
    """An empty chart that differs from every other."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="80" role="img" '
        f'viewBox="0 0 {width} 80" aria-label="{language} {figure.name}" class="lab-chart">'
        f'<text y="40" fill="currentColor">{language} {figure.name}</text></svg>'
    )


def publish_sample(path: Path) -> Path:
    write_bundle(sample_findings(), path, blank_chart, CHART_WIDTHS_PX)
    return path
