"""The pages and charts of a report, in every language."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from citadels.engine.native_types import override
from citadels.lab.report.charts import NARROW_PIXELS, WIDE_PIXELS, render_inline_svg
from citadels.lab.report.figures import Figure, Findings
from citadels.lab.report.html import render_page
from citadels.lab.report.labels import Labels
from citadels.lab.report.markdown import picture_file, write_markdown
from citadels.lab.report.number_format import decimal_digits, format_percent
from citadels.text import LANGUAGES
from tests.lab.sample_findings import blank_chart

SVG_NAMESPACE = "http://www.w3.org/2000/svg"  # a name, never fetched


class TagCollector(HTMLParser):
    """Detects unclosed tags, and collects what a page would fetch."""

    VOID_ELEMENTS = ("meta", "br", "path", "line", "rect")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []
        self.ids: list[str] = []

    @override
    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        self.collect_attributes(attrs)

    @override
    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.collect_attributes(attrs)

    def collect_attributes(self, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in {"src", "href", "xlink:href", "srcset", "data", "action"}:
                self.fetched.append(value or "")
            elif name == "id":
                self.ids.append(value or "")

    @override
    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def parse_html(text: str) -> TagCollector:
    tags = TagCollector()
    tags.feed(text)
    tags.close()
    assert tags.open == []
    assert len(set(tags.ids)) == len(tags.ids)
    return tags


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_complete_and_self_contained_in_every_language(
    report_findings: Findings, language: str
) -> None:
    text = render_page(report_findings, language, blank_chart)
    tags = parse_html(text)
    assert {target.removeprefix("#") for target in tags.fetched} <= set(tags.ids)
    assert "<script" not in text
    assert set(re.findall(r"https?://[^\"]*|url\(|@import", text)) == {SVG_NAMESPACE}
    for figure in report_findings.figures():
        source = figure.source
        part = text[text.index(f'<figure id="{figure.name}"') :].partition("</figure>")[0]
        words = Labels(language, source.profile)
        assert str(source.games) in re.sub(r"(?<=\d)[\s,](?=\d)", "", part)
        assert format_percent(language, 0.95) in part
        assert source.repeat in part
        assert f"citadels {source.version}" in part
        assert words.interval(figure.unit, figure.points[0], decimal_digits(figure)) in part
        assert part.count("<tr>") == 1 + len(figure.points)


def test_a_page_with_its_charts_fetches_nothing(report_findings: Findings) -> None:
    small = replace(report_findings, chapters=report_findings.chapters[:1])
    text = render_page(small, "en")
    tags = parse_html(text)
    assert all(target.startswith("#") for target in tags.fetched)
    assert set(re.findall(r"https?://[^\"' ]*", text)) == {SVG_NAMESPACE}
    assert text.count("<svg") == 2 * len(small.figures())


def test_markdown_is_written_with_its_pictures(report_findings: Findings, tmp_path: Path) -> None:
    small = replace(report_findings, chapters=report_findings.chapters[-1:])
    text = write_markdown(small, "uk", tmp_path).read_text(encoding="utf-8")
    pictures = re.findall(r"!\[.*?\]\((.*?)\)", text)
    assert pictures == [picture_file(figure) for figure in small.figures()]
    for picture in pictures:
        svg_text = (tmp_path / picture).read_text(encoding="utf-8")
        assert svg_text.startswith("<svg ")
        assert "currentColor" not in svg_text, "a file has no surrounding page to take its ink from"
    assert small.figures()[0].source.repeat in text


# Charts


def figure_of_each_kind(found: Findings) -> list[Figure]:
    return list({figure.kind: figure for figure in reversed(found.figures())}.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_chart_is_drawn_in_every_language(
    report_findings: Findings, language: str
) -> None:
    for figure in figure_of_each_kind(report_findings):
        words = Labels(language, figure.source.profile)
        svg_text = render_inline_svg(figure, language, NARROW_PIXELS)
        parse_html(svg_text)
        assert svg_text.count("<title>") == len(figure.points)
        assert words.tip(figure, figure.points[0]).partition(":")[0] in svg_text
        assert "currentColor" in svg_text


def test_every_figure_can_be_drawn(report_findings: Findings) -> None:
    for figure in report_findings.figures():
        svg_text = render_inline_svg(figure, "en", WIDE_PIXELS)
        assert len(svg_text) < 100_000
        width = re.match(r'<svg [^>]*width="(\d+)', svg_text)
        assert width is not None
        assert int(width[1]) <= WIDE_PIXELS + 20
