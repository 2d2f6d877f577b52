"""The report as one HTML file that needs nothing else: no network, no scripts."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from importlib.resources import files

from citadels.engine.editions.registry import PROFILES
from citadels.lab.report.charts import NARROW, WIDE, svg
from citadels.lab.report.conclusions import ALONE, UNCLEAR
from citadels.lab.report.figures import HEAT, Chapter, Figure, Findings
from citadels.lab.report.numbers import percent
from citadels.lab.report.tables import head_of, rows_of
from citadels.lab.report.words import Words, bots_of, sentences
from citadels.text import Texts

Draw = Callable[[Figure, str, int], str]


def page(findings: Findings, language: str, draw: Draw = svg) -> str:
    """The whole page."""
    texts = Texts(language)
    style = files(__package__).joinpath("page.css").read_text(encoding="utf-8")
    chapters = "".join(_chapter(chapter, language, draw) for chapter in findings.chapters)
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        f"<title>{escape(texts.lab('title'))}</title>\n<style>\n{style}</style>\n</head>\n<body>\n"
        f"{_head(findings, texts)}{_contents(findings, texts)}<main>\n{_before(findings, language)}"
        f"{chapters}</main>\n<footer>citadels {escape(findings.version)}</footer>\n"
        "</body>\n</html>\n"
    )


def _head(findings: Findings, texts: Texts) -> str:
    lead = texts.lab("lead", games=findings.games)
    return (
        f"<header>\n<h1>{escape(texts.lab('title'))}</h1>\n"
        f'<p class="lead">{escape(lead)}</p>\n</header>\n'
    )


def _contents(findings: Findings, texts: Texts) -> str:
    items = "".join(
        f'<li><a href="#{chapter.id}">{escape(texts.lab(f"chapter-{chapter.id}"))}</a></li>\n'
        for chapter in findings.chapters
    )
    title = escape(texts.lab("contents"))
    return f'<nav aria-label="{title}">\n<h2>{title}</h2>\n<ol>\n{items}</ol>\n</nav>\n'


def _before(findings: Findings, language: str) -> str:
    """What has to be known before the first chapter: how to read it, why lots, who played."""
    words = Words(language, PROFILES[0])
    confidence = percent(language, findings.confidence)
    notes = [
        (words.texts.lab("reading"), words.texts.lab("reading.text", confidence=confidence), ""),
        (words.texts.lab("lot"), words.texts.lab("lot.text"), ""),
        (words.texts.lab("bots"), words.texts.lab("bots.text"), _bots(findings, words)),
    ]
    return "".join(
        f'<div class="note">\n<h3>{escape(title)}</h3>\n{extra}<p>{escape(text)}</p>\n</div>\n'
        for title, text, extra in notes
    )


def _bots(findings: Findings, words: Words) -> str:
    items = "".join(
        f"<li><strong>{escape(words.bot(line))}</strong> ({escape(line)}): "
        f"{escape(words.bot_explained(line))}</li>\n"
        for line in bots_of(findings)
    )
    return f"<ul>\n{items}</ul>\n"


def _chapter(chapter: Chapter, language: str, draw: Draw) -> str:
    texts = Texts(language)
    figures = "".join(
        _figure(figure, language, draw, explained=chapter.is_first(figure))
        for figure in chapter.figures
    )
    return (
        f'<section id="{chapter.id}">\n<h2>{escape(texts.lab(f"chapter-{chapter.id}"))}</h2>\n'
        f"<p>{escape(texts.lab(f'chapter-{chapter.id}.text'))}</p>\n"
        f"{_short(chapter, language)}{figures}</section>\n"
    )


def _short(chapter: Chapter, language: str) -> str:
    if not chapter.conclusions:
        return ""
    items = "".join(
        f"<li{_unsure(one.says)}>{escape(said)}</li>\n"
        for one, said in zip(chapter.conclusions, sentences(language, chapter), strict=True)
    )
    title = escape(Texts(language).lab("short"))
    return f'<div class="short">\n<h3>{title}</h3>\n<ul>\n{items}</ul>\n</div>\n'


def _unsure(says: str) -> str:
    return ' class="unsure"' if says in {UNCLEAR, ALONE} else ""


def _figure(figure: Figure, language: str, draw: Draw, *, explained: bool) -> str:
    words = Words(language, figure.source.profile)
    texts = words.texts
    reading = f"<p>{escape(words.explanation(figure))}</p>\n" if explained else ""
    if explained and figure.kind == HEAT:
        reading += f'<p class="heat">{escape(texts.lab("heat"))}</p>\n'
    return (
        f'<figure id="{figure.name}">\n<h3>{escape(words.title(figure))}</h3>\n'
        f'<p class="setting">{escape(words.setting(figure))}</p>\n'
        f"{reading}"
        f'<div class="wide">{draw(figure, language, WIDE)}</div>\n'
        f'<div class="narrow">{draw(figure, language, NARROW)}</div>\n'
        f"<figcaption>{escape(words.facts(figure.source))}<br/>\n{escape(texts.lab('again'))} "
        f"<code>{escape(figure.source.repeat)}</code></figcaption>\n"
        f"{_table(figure, words)}</figure>\n"
    )


def _table(figure: Figure, words: Words) -> str:
    names = len(figure.axes)
    head = "".join(
        f'<th scope="col"{_number(at >= names)}>{escape(title)}</th>'
        for at, title in enumerate(head_of(figure, words))
    )
    body = "".join(
        "<tr>"
        + "".join(f"<td{_number(at >= names)}>{escape(cell)}</td>" for at, cell in enumerate(row))
        + "</tr>\n"
        for row in rows_of(figure, words)
    )
    return (
        f"<details>\n<summary>{escape(words.texts.lab('numbers'))}</summary>\n"
        f'<div class="scroll"><table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody>\n'
        "</table></div>\n</details>\n"
    )


def _number(is_one: bool) -> str:
    return ' class="number"' if is_one else ""
