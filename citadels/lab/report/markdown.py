"""The report as Markdown, with its charts as pictures beside it: for documents."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from citadels.engine.editions.registry import PROFILES
from citadels.lab.report.charts import png
from citadels.lab.report.figures import HEAT, Chapter, Figure, Findings
from citadels.lab.report.numbers import percent
from citadels.lab.report.tables import head_of, rows_of
from citadels.lab.report.words import Words, bots_of, sentences
from citadels.text import Texts

PAGE: Final = "index.md"


def write_markdown(findings: Findings, language: str, folder: Path) -> Path:
    """Write the page and its pictures into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for figure in findings.figures():
        (folder / picture_of(figure)).write_bytes(png(figure, language))
    path = folder / PAGE
    path.write_text(markdown(findings, language), encoding="utf-8")
    return path


def picture_of(figure: Figure) -> str:
    return f"{figure.name}.png"


def markdown(findings: Findings, language: str) -> str:
    """The page, which expects its pictures beside it."""
    words = Words(language, PROFILES[0])
    texts = words.texts
    confidence = percent(language, findings.confidence)
    bots = [
        f"- **{words.bot(line)}** (`{line}`): {words.bot_explained(line)}"
        for line in bots_of(findings)
    ]
    blocks = [
        f"# {texts.lab('title')}",
        texts.lab("lead", games=findings.games),
        f"**{texts.lab('reading')}.** {texts.lab('reading.text', confidence=confidence)}",
        f"**{texts.lab('lot')}.** {texts.lab('lot.text')}",
        f"**{texts.lab('bots')}.**",
        "\n".join(bots),
        texts.lab("bots.text"),
    ]
    for chapter in findings.chapters:
        blocks += _chapter(chapter, language)
    return "\n\n".join(blocks) + "\n"


def _chapter(chapter: Chapter, language: str) -> list[str]:
    texts = Texts(language)
    blocks = [
        f"## {texts.lab(f'chapter-{chapter.id}')}",
        texts.lab(f"chapter-{chapter.id}.text"),
    ]
    said = sentences(language, chapter)
    if said:
        blocks.append("\n".join(f"- {sentence}" for sentence in said))
    for figure in chapter.figures:
        blocks += _figure(figure, language, explained=chapter.is_first(figure))
    return blocks


def _figure(figure: Figure, language: str, *, explained: bool) -> list[str]:
    words = Words(language, figure.source.profile)
    texts = words.texts
    reading = [words.explanation(figure)] if explained else []
    if explained and figure.kind == HEAT:
        reading.append(texts.lab("heat"))
    return [
        f"### {words.title(figure)}",
        f"*{words.setting(figure)}*",
        *reading,
        f"![{words.title(figure)}]({picture_of(figure)})",
        f"{words.facts(figure.source)}",
        f"{texts.lab('again')} `{figure.source.repeat}`",
        f"<details>\n<summary>{texts.lab('numbers')}</summary>",
        _table(figure, words),
        "</details>",
    ]


def _table(figure: Figure, words: Words) -> str:
    head = head_of(figure, words)
    names = len(figure.axes)
    lines = [head, [*["---"] * names, *["---:"] * (len(head) - names)], *rows_of(figure, words)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
