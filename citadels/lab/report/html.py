"""The report as one self-contained HTML file, without network access or scripts."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from importlib.resources import files

from citadels.lab.report.charts import NARROW_PIXELS, WIDE_PIXELS, render_inline_svg
from citadels.lab.report.document import (
    Report,
    ReportBot,
    ReportChapter,
    ReportFigure,
    ReportLabels,
    build_report,
)
from citadels.lab.report.figures import Figure, Findings

Draw = Callable[[Figure, str, int], str]
ChartsByFigure = dict[str, str]  # by the name of the figure, both widths


def render_page(findings: Findings, language: str, draw: Draw = render_inline_svg) -> str:
    report = build_report(findings, language)
    charts = {figure.name: _charts(figure, language, draw) for figure in findings.figures()}
    style = files(__package__).joinpath("page.css").read_text(encoding="utf-8")
    chapters = "".join(_chapter(chapter, report.labels, charts) for chapter in report.chapters)
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        f"<title>{escape(report.title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n"
        f"{_head(report)}{_contents(report)}<main>\n{_notes(report)}"
        f"{chapters}</main>\n<footer>citadels {escape(report.version)}</footer>\n"
        "</body>\n</html>\n"
    )


def _charts(figure: Figure, language: str, draw: Draw) -> str:
    return (
        f'<div class="wide">{draw(figure, language, WIDE_PIXELS)}</div>\n'
        f'<div class="narrow">{draw(figure, language, NARROW_PIXELS)}</div>\n'
    )


def _head(report: Report) -> str:
    return (
        f"<header>\n<h1>{escape(report.title)}</h1>\n"
        f'<p class="lead">{escape(report.lead)}</p>\n</header>\n'
    )


def _contents(report: Report) -> str:
    items = "".join(
        f'<li><a href="#{chapter.id}">{escape(chapter.title)}</a></li>\n'
        for chapter in report.chapters
    )
    title = escape(report.labels.contents)
    return f'<nav aria-label="{title}">\n<h2>{title}</h2>\n<ol>\n{items}</ol>\n</nav>\n'


def _notes(report: Report) -> str:
    return "".join(
        f'<div class="note">\n<h3>{escape(note.title)}</h3>\n{_bots(note.bots)}'
        f"<p>{escape(note.text)}</p>\n</div>\n"
        for note in report.notes
    )


def _bots(bots: list[ReportBot]) -> str:
    items = "".join(
        f"<li><strong>{escape(bot.name)}</strong> ({escape(bot.line)}): {escape(bot.text)}</li>\n"
        for bot in bots
    )
    return f"<ul>\n{items}</ul>\n" if bots else ""


def _chapter(chapter: ReportChapter, labels: ReportLabels, charts: ChartsByFigure) -> str:
    figures = "".join(_figure(figure, labels, charts) for figure in chapter.figures)
    return (
        f'<section id="{chapter.id}">\n<h2>{escape(chapter.title)}</h2>\n'
        f"<p>{escape(chapter.text)}</p>\n{_summary(chapter, labels)}{figures}</section>\n"
    )


def _summary(chapter: ReportChapter, labels: ReportLabels) -> str:
    if not chapter.short:
        return ""
    items = "".join(
        f"<li{_class_attribute('unsure', sentence.unsure)}>{escape(sentence.text)}</li>\n"
        for sentence in chapter.short
    )
    return f'<div class="short">\n<h3>{escape(labels.short)}</h3>\n<ul>\n{items}</ul>\n</div>\n'


def _figure(figure: ReportFigure, labels: ReportLabels, charts: ChartsByFigure) -> str:
    # The second paragraph explains the colours.
    classes = ("reading", "heat")
    reading = "".join(
        f"<p{_class_attribute(css_class, css_class == 'heat')}>{escape(text)}</p>\n"
        for css_class, text in zip(classes, figure.reading, strict=False)
    )
    return (
        f'<figure id="{figure.name}">\n<h3>{escape(figure.title)}</h3>\n'
        f'<p class="setting">{escape(figure.setting)}</p>\n'
        f"{reading}{charts[figure.name]}"
        f"<figcaption>{escape(figure.facts)}<br/>\n{escape(labels.again)} "
        f"<code>{escape(figure.repeat)}</code></figcaption>\n"
        f"{_table(figure, labels)}</figure>\n"
    )


def _table(figure: ReportFigure, labels: ReportLabels) -> str:
    head = "".join(
        f'<th scope="col"{_class_attribute("number", index >= figure.names)}>{escape(title)}</th>'
        for index, title in enumerate(figure.head)
    )
    body = "".join(f"<tr>{_cells(row, figure.names)}</tr>\n" for row in figure.rows)
    return (
        f"<details>\n<summary>{escape(labels.numbers)}</summary>\n"
        f'<div class="scroll"><table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody>\n'
        "</table></div>\n</details>\n"
    )


def _cells(row: list[str], names: int) -> str:
    return "".join(
        f"<td{_class_attribute('number', index >= names)}>{escape(cell)}</td>"
        for index, cell in enumerate(row)
    )


def _class_attribute(name: str, is_set: bool) -> str:
    return f' class="{name}"' if is_set else ""
