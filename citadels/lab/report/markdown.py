"""The report as Markdown for documents, with its charts as separate picture files."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from citadels.lab.report.charts import render_svg
from citadels.lab.report.document import (
    ReportChapter,
    ReportFigure,
    ReportLabels,
    ReportNote,
    build_report,
)
from citadels.lab.report.figures import Figure, Findings

REPORT_FILE: Final = "report.md"


def write_markdown(findings: Findings, language: str, folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    for figure in findings.figures():
        image = render_svg(figure, language)
        (folder / picture_file(figure)).write_text(image, encoding="utf-8")
    path = folder / REPORT_FILE
    path.write_text(render_markdown(findings, language), encoding="utf-8")
    return path


def picture_file(figure: Figure | ReportFigure) -> str:
    return f"{figure.name}.svg"


def render_markdown(findings: Findings, language: str) -> str:
    """The page, which expects its pictures in the same folder."""
    report = build_report(findings, language)
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
        f"![{figure.title}]({picture_file(figure)})",
        figure.facts,
        f"{labels.again} `{figure.repeat}`",
        f'<details markdown="1">\n<summary>{labels.numbers}</summary>',
        _table(figure),
        "</details>",
    ]


def _table(figure: ReportFigure) -> str:
    number_columns = len(figure.head) - figure.names
    rows = [figure.head, ["---"] * figure.names + ["---:"] * number_columns, *figure.rows]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)
