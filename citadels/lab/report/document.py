"""The report as finished text, for each of its formats and for a server.

These are plain dataclasses like those of the lobby, so the browser client knows their types.
"""

from __future__ import annotations

from dataclasses import dataclass

from citadels.engine.editions.registry import PROFILES
from citadels.lab.report.conclusions import ALONE, UNCLEAR
from citadels.lab.report.figures import HEAT_MAP, Chapter, Figure, Findings
from citadels.lab.report.labels import Labels, bots_of, write_sentences
from citadels.lab.report.number_format import format_percent
from citadels.lab.report.tables import table_header, table_rows
from citadels.text import Texts


@dataclass(frozen=True, slots=True)
class ReportBot:
    """A bot that has played."""

    name: str
    line: str  # its specification
    text: str


@dataclass(frozen=True, slots=True)
class ReportNote:
    """A note before the first chapter."""

    title: str
    bots: list[ReportBot]
    text: str


@dataclass(frozen=True, slots=True)
class ReportSentence:
    """One conclusion of a chapter."""

    text: str
    unsure: bool


@dataclass(frozen=True, slots=True)
class ReportFigure:
    """The texts around a chart, and its numbers."""

    name: str
    title: str
    setting: str
    reading: list[str]  # how to read it, for the first of its kind
    facts: str
    repeat: str  # the command
    head: list[str]
    names: int  # number of leading columns with names instead of numbers
    rows: list[list[str]]


@dataclass(frozen=True, slots=True)
class ReportChapter:
    """A question, the conclusions, and the figures."""

    id: str
    title: str
    text: str
    short: list[ReportSentence]
    figures: list[ReportFigure]


@dataclass(frozen=True, slots=True)
class ReportLabels:
    """The headings and labels around the chapters."""

    contents: str
    short: str
    again: str
    numbers: str


@dataclass(frozen=True, slots=True)
class Report:
    """The whole report in one language."""

    language: str
    version: str
    title: str
    lead: str
    labels: ReportLabels
    notes: list[ReportNote]
    chapters: list[ReportChapter]


def build_report(findings: Findings, language: str) -> Report:
    """Findings in the words of a language."""
    texts = Texts(language)
    return Report(
        language,
        findings.version,
        texts.lab("title"),
        texts.lab("lead", games=findings.games),
        ReportLabels(*(texts.lab(key) for key in ("contents", "short", "again", "numbers"))),
        _notes(findings, language),
        [_chapter(chapter, language) for chapter in findings.chapters],
    )


def _notes(findings: Findings, language: str) -> list[ReportNote]:
    """Notes on how to read the report, why choices are random, and which bots played."""
    labels = Labels(language, PROFILES[0])
    texts = labels.texts
    confidence = format_percent(language, findings.confidence)
    bots = [
        ReportBot(labels.bot(spec), spec, labels.bot_description(spec))
        for spec in bots_of(findings)
    ]
    return [
        ReportNote(texts.lab("reading"), [], texts.lab("reading.text", confidence=confidence)),
        ReportNote(texts.lab("lot"), [], texts.lab("lot.text")),
        ReportNote(texts.lab("bots"), bots, texts.lab("bots.text")),
    ]


def _chapter(chapter: Chapter, language: str) -> ReportChapter:
    texts = Texts(language)
    return ReportChapter(
        chapter.id,
        texts.lab(f"chapter-{chapter.id}"),
        texts.lab(f"chapter-{chapter.id}.text"),
        [
            ReportSentence(sentence, conclusion.says in {UNCLEAR, ALONE})
            for conclusion, sentence in zip(
                chapter.conclusions, write_sentences(language, chapter), strict=True
            )
        ],
        [
            _figure(figure, language, is_explained=chapter.is_first(figure))
            for figure in chapter.figures
        ],
    )


def _figure(figure: Figure, language: str, *, is_explained: bool) -> ReportFigure:
    labels = Labels(language, figure.source.profile)
    reading = [labels.explanation(figure)] if is_explained else []
    if is_explained and figure.kind == HEAT_MAP:
        reading.append(labels.texts.lab("heat"))
    return ReportFigure(
        figure.name,
        labels.title(figure),
        labels.setting(figure),
        reading,
        labels.facts(figure.source),
        figure.source.repeat,
        table_header(figure, labels),
        len(figure.axes),
        list(table_rows(figure, labels)),
    )
