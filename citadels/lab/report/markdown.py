"""The report as Markdown, with its charts as pictures beside it: for documents."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from citadels.lab.report.charts import picture
from citadels.lab.report.figures import Figure, Findings
from citadels.lab.report.told import (
    ReportChapter,
    ReportFigure,
    ReportLabels,
    ReportNote,
    tell,
)

PAGE: Final = "report.md"


def write_markdown(findings: Findings, language: str, folder: Path) -> Path:
    """Write the page and its pictures into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for figure in findings.figures():
        drawn = picture(figure, language)
        (folder / picture_of(figure)).write_text(drawn, encoding="utf-8")
    path = folder / PAGE
    path.write_text(markdown(findings, language), encoding="utf-8")
    return path


def picture_of(figure: Figure | ReportFigure) -> str:
    return f"{figure.name}.svg"


def markdown(findings: Findings, language: str) -> str:
    """The page, which expects its pictures beside it."""
    report = tell(findings, language)
    blocks = [f"# {report.title}", report.lead]
    for note in report.notes:
        blocks += _note(note)
    for chapter in report.chapters:
        blocks += _chapter(chapter, report.labels)
    return "\n\n".join(blocks) + "\n"


def _note(note: ReportNote) -> list[str]:
    if not note.bots:
        return [f"**{note.title}.** {note.text}"]
    bots = [f"- **{bot.name}** (`{bot.line}`): {bot.text}" for bot in note.bots]
    return [f"**{note.title}.**", "\n".join(bots), note.text]


def _chapter(chapter: ReportChapter, labels: ReportLabels) -> list[str]:
    blocks = [f"## {chapter.title}", chapter.text]
    if chapter.short:
        blocks.append("\n".join(f"- {sentence.text}" for sentence in chapter.short))
    for figure in chapter.figures:
        blocks += _figure(figure, labels)
    return blocks


def _figure(figure: ReportFigure, labels: ReportLabels) -> list[str]:
    return [
        f"### {figure.title}",
        f"*{figure.setting}*",
        *figure.reading,
        f"![{figure.title}]({picture_of(figure)})",
        figure.facts,
        f"{labels.again} `{figure.repeat}`",
        f'<details markdown="1">\n<summary>{labels.numbers}</summary>',
        _table(figure),
        "</details>",
    ]


def _table(figure: ReportFigure) -> str:
    numbers = len(figure.head) - figure.names
    lines = [figure.head, ["---"] * figure.names + ["---:"] * numbers, *figure.rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
