"""The report says what was counted, in every language, and no more than is clear."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import polars as pl
import pytest

from citadels.engine.native_types import override
from citadels.lab.report.chapters.presets import MEASURES
from citadels.lab.report.charts import NARROW, WIDE, svg
from citadels.lab.report.conclusions import (
    ALONE,
    COMPARED,
    DESCRIBED,
    MIXED,
    ONLY_ABOVE,
    SEVERAL,
    TOLD,
)
from citadels.lab.report.figures import Figure, Findings, Point, findings_from
from citadels.lab.report.findings import CHAPTERS, findings
from citadels.lab.report.html import page
from citadels.lab.report.markdown import picture_of, write_markdown
from citadels.lab.report.numbers import digits_of, percent
from citadels.lab.report.ranks import ranks
from citadels.lab.report.results import Results
from citadels.lab.report.words import Words
from citadels.lab.running import Pool, run
from citadels.lab.store import Store
from citadels.lab.study import read_study
from citadels.text import LANGUAGES
from citadels.text.keys.lab import LAB_CHAPTERS, LAB_COMPARED, LAB_FIGURES, LAB_QUANTIFIED
from tests.lab.small_findings import plain_chart
from tests.lab.small_results import STUDIES, play


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("results")
    play(place)
    return place


@pytest.fixture(scope="module")
def store(folder: Path) -> Store:
    return Store(folder)


@pytest.fixture(scope="module")
def found(store: Store) -> Findings:
    return findings(store)


SVG = "http://www.w3.org/2000/svg"  # a name, which nobody fetches


def figure_of(found: Findings, name: str) -> Figure:
    return next(figure for figure in found.figures() if figure.id == name)


def point_of(figure: Figure, *keys: str) -> Point:
    return next(point for point in figure.points if point.keys == keys)


def total(rows: pl.DataFrame, column: str) -> float:
    return float(rows[column].sum())


def sentences_of_compared() -> Iterator[str]:
    """Figures of which is said what is above and what is below, and which part of them."""
    for name in COMPARED:
        if name in SEVERAL:
            yield from (f"{name}-{measure}" for measure in MEASURES)
        elif name not in ONLY_ABOVE:
            yield name


# Numbers


def test_every_chapter_is_there_and_its_words_are(found: Findings) -> None:
    assert [chapter.id for chapter in found.chapters] == list(CHAPTERS) == list(LAB_CHAPTERS)
    assert {figure.id for figure in found.figures()} == set(LAB_FIGURES) - {"names-witch"}
    assert set(sentences_of_compared()) == set(LAB_COMPARED)
    assert {*DESCRIBED, *MIXED} == set(LAB_QUANTIFIED)
    names = [figure.name for figure in found.figures()]
    assert len(set(names)) == len(names)


def test_a_chapter_without_results_is_left_out(tmp_path: Path) -> None:
    assert [one.id for one in findings(play(tmp_path, "crown")).chapters] == ["crown"]
    assert findings(Store(tmp_path / "nothing")).chapters == ()


def test_the_effect_of_a_character_is_what_it_has_beyond_the_usual_at_each_place(
    store: Store, found: Findings
) -> None:
    lots = store.counts("everything").filter(
        (pl.col("table") == "characters")
        & (pl.col("key1") == "lot")
        & (pl.col("part") == "2016-4-random-charter")
    )
    rows = lots.select("key2", "key3", "times", "won").collect()
    figure = figure_of(found, "characters-lot")
    for point in figure.points:
        role, level = point.keys
        if level == "charter":
            own = rows.filter(pl.col("key3") == role)
            beyond = 0.0
            for place in own["key2"].unique():
                all_there = rows.filter(pl.col("key2") == place)
                here = own.filter(pl.col("key2") == place)
                usual = total(all_there, "won") / total(all_there, "times")
                beyond += total(here, "won") - usual * total(here, "times")
            assert point.value == pytest.approx(beyond / total(own, "times"))
            assert point.times == total(own, "times")
            assert point.low < point.value < point.high


def test_ranges_of_a_figure_hold_together(store: Store, found: Findings) -> None:
    """The more numbers a figure has, the wider is the range of each."""
    results = Results(store)
    assert results.shared(1) == pytest.approx(0.95)
    assert results.shared(5) == pytest.approx(0.99)
    crown = figure_of(found, "crown-players")
    alone = figure_of(found, "crown-distance")
    widths = {
        point.keys[0]: point.high - point.low
        for point in crown.points
        if point.keys[1] == str(alone.source.players[0])
    }
    for point in alone.points:
        assert widths[point.keys[0]] > point.high - point.low


def test_hits_are_counted_among_names(store: Store, found: Findings) -> None:
    names = store.counts("names").filter(pl.col("table") == "names")
    rows = names.filter(pl.col("part").str.ends_with("charter")).collect()
    chosen = rows.filter((pl.col("key1") == "lot") & (pl.col("key2") == "thief"))
    hits = total(chosen.filter(pl.col("key3") == "yes"), "times")
    figure = next(
        figure
        for figure in found.figures()
        if figure.id == "names-hits" and figure.source.bots == ("charter",)
    )
    assert point_of(figure, "thief", "lot").value == pytest.approx(hits / total(chosen, "times"))


def lots(store: Store, table: str) -> pl.DataFrame:
    """What the lot did at the tables of veterans, where the Assassin named."""
    counts = store.counts("names").filter((pl.col("table") == table) & (pl.col("key1") == "lot"))
    named = counts.filter(pl.col("key2") == "assassin").collect()
    return named.filter(pl.col("part").str.ends_with("charter"))


def test_a_hit_is_compared_with_a_miss(store: Store, found: Findings) -> None:
    shares = [
        total(rows, "won") / total(rows, "times")
        for hit in ("yes", "no")
        if len(rows := lots(store, "names").filter(pl.col("key3") == hit))
    ]
    gain = point_of(figure_of(found, "names-gain"), "assassin", "charter")
    assert gain.value == pytest.approx(shares[0] - shares[1])


def test_a_victim_is_compared_with_the_others_of_a_table_where_nobody_was_hit(
    store: Store, found: Findings
) -> None:
    missed = lots(store, "names").filter(pl.col("key3") == "no")
    left = 1 - total(missed, "won") / total(missed, "times")
    victims = lots(store, "victims")
    cost = point_of(figure_of(found, "names-cost"), "assassin", "charter")
    assert cost.value == pytest.approx(total(victims, "won") / total(victims, "times") - left / 3)
    assert not any(point.keys[0] == "thief" for point in figure_of(found, "names-cost").points)


def test_a_rank_is_all_of_its_characters(found: Findings) -> None:
    """The figure of characters leaves out who was seen too rarely; ranks have them all."""
    order = ranks("2016")
    roles = [one for one in figure_of(found, "characters-lot").points if one.keys[1] == "charter"]
    for point in figure_of(found, "characters-rank").points:
        rank, level = point.keys
        if level == "charter":
            of_rank = [one for one in roles if order[one.keys[0]] == int(rank)]
            assert point.times >= sum(one.times for one in of_rank)
            if point.times == sum(one.times for one in of_rank):
                whole = sum(one.value * one.times for one in of_rank) / point.times
                assert point.value == pytest.approx(whole)


def test_maps_of_characters_are_in_the_order_of_ranks(found: Findings) -> None:
    order = ranks("2016")
    for name in ("characters-players", "characters-place"):
        down = [order[role] for role in figure_of(found, name).keys(1)]
        assert down == sorted(down)


def test_lengths_are_means_of_games(store: Store, found: Findings) -> None:
    games = store.games("course").filter(pl.col("part").str.starts_with("2016-5-")).collect()
    length = point_of(figure_of(found, "course-length"), "5", "charter")
    assert length.value == pytest.approx(total(games, "rounds") / len(games))
    assert length.times == 160
    course = next(chapter for chapter in found.chapters if chapter.id == "course")
    said = next(one for one in course.conclusions if one.figure == "course-length")
    assert said.says == TOLD
    assert [point.keys for point in said.points] == [("4",)], "one kind of bots is not enough"


def test_sets_are_compared_with_their_mean(found: Findings) -> None:
    for measure in MEASURES:
        plain = figure_of(found, f"presets-{measure}")
        own, other = (
            point_of(plain, preset, "charter").value for preset in ("vicious-nobles", "first-game")
        )
        point = point_of(figure_of(found, "presets-profile"), measure, "vicious-nobles")
        assert point.value == pytest.approx(2 * own / (own + other) - 1)


def test_rivals_share_the_victories_of_their_table(found: Findings) -> None:
    figure = figure_of(found, "cities-rivals")
    assert {point.keys for point in figure.points} == {("rush",), ("charter",)}
    assert 2 * sum(point.value for point in figure.points) == pytest.approx(1)
    assert figure.source.study == "cities"
    cities = next(chapter for chapter in found.chapters if chapter.id == "cities")
    assert [one.figure for one in cities.conclusions if one.says == TOLD] == ["cities-rivals"]


def test_gold_is_compared_with_cards_cell_by_cell(store: Store, found: Findings) -> None:
    figure = figure_of(found, "gathering")
    counts = store.counts("everything").filter(
        (pl.col("table") == "gathering")
        & (pl.col("key1") == "lot")
        & (pl.col("part") == f"2016-4-random-{figure.source.bots[0]}")
    )
    hand, gold = figure.points[0].keys
    cell = counts.filter((pl.col("key3") == gold) & (pl.col("key4") == hand)).collect()
    shares = [
        total(rows, "won") / total(rows, "times")
        for choice in ("gold", "cards")
        if len(rows := cell.filter(pl.col("key2") == choice))
    ]
    assert figure.points[0].value == pytest.approx(shares[0] - shares[1])


def test_parts_of_all_games_are_a_whole(found: Findings) -> None:
    rounds = figure_of(found, "course-rounds")
    for level in rounds.source.bots:
        parts = [point.value for point in rounds.points if point.keys[1] == level]
        assert sum(parts) == pytest.approx(1, abs=0.01)
    causes = figure_of(found, "skill-causes")
    assert sum(point.value for point in causes.points) == pytest.approx(1)


def test_means_of_sets_are_those_of_their_games(store: Store, found: Findings) -> None:
    games = (
        store.games("presets").filter(pl.col("part") == "2016-4-vicious-nobles-belief").collect()
    )
    keys = ("vicious-nobles", "belief")
    rounds = point_of(figure_of(found, "presets-rounds"), *keys)
    assert rounds.value == pytest.approx(total(games, "rounds") / len(games))
    assert rounds.times == 160
    score = point_of(figure_of(found, "presets-points"), *keys)
    assert score.value == pytest.approx(total(games, "points") / len(games))


def test_the_chapter_takes_the_study_of_its_name(found: Findings) -> None:
    assert figure_of(found, "crown-distance").source.study == "crown"
    assert figure_of(found, "cities-first").source.study == "everything"


def test_a_source_says_all_that_is_needed_to_repeat_it(found: Findings) -> None:
    source = figure_of(found, "crown-distance").source
    assert (source.seeds, source.games, source.bots) == ((5,), 240, ("charter",))
    everything = figure_of(found, "characters-lot").source
    assert everything.repeat == "citadels lab run everything.toml --out FOLDER"
    assert (everything.games, everything.players) == (1280, (4,))


def test_other_games_than_the_study_declares_are_asked_for(tmp_path: Path) -> None:
    declared = read_study("mine", STUDIES["crown"])
    parts = tuple(replace(part, games=160, seed=9) for part in declared.parts)
    store = Store(tmp_path)
    run(replace(declared, parts=parts), store, Pool(1), lambda games: None, lambda: False)
    line = figure_of(findings(store), "crown-distance").source.repeat
    assert line == "citadels lab run mine.toml --games 160 --seed 9 --out FOLDER"


def test_findings_are_the_same_after_json(found: Findings) -> None:
    assert findings_from(json.loads(json.dumps(found.data()))) == found


def test_one_kind_of_bots_is_not_enough_for_a_sentence(found: Findings) -> None:
    crown = next(chapter for chapter in found.chapters if chapter.id == "crown")
    assert {one.says for one in crown.conclusions} == {ALONE}


# Pages


class Tags(HTMLParser):
    """Notices tags that are not closed, and collects what a page would fetch."""

    EMPTY = ("meta", "br", "path", "line", "rect")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []
        self.ids: list[str] = []

    @override
    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        self.note(attrs)

    @override
    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.note(attrs)

    def note(self, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in {"src", "href", "xlink:href", "srcset", "data", "action"}:
                self.fetched.append(value or "")
            elif name == "id":
                self.ids.append(value or "")

    @override
    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def read(text: str) -> Tags:
    tags = Tags()
    tags.feed(text)
    tags.close()
    assert tags.open == []
    assert len(set(tags.ids)) == len(tags.ids)
    return tags


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_whole_and_alone_in_every_language(found: Findings, language: str) -> None:
    text = page(found, language, plain_chart)
    tags = read(text)
    assert {target.removeprefix("#") for target in tags.fetched} <= set(tags.ids)
    assert "<script" not in text
    assert set(re.findall(r"https?://[^\"]*|url\(|@import", text)) == {SVG}
    for figure in found.figures():
        source = figure.source
        part = text[text.index(f'<figure id="{figure.name}"') :].partition("</figure>")[0]
        words = Words(language, source.profile)
        assert str(source.games) in re.sub(r"(?<=\d)[\s,](?=\d)", "", part)
        assert percent(language, 0.95) in part
        assert source.repeat in part
        assert f"citadels {source.version}" in part
        assert words.span(figure.unit, figure.points[0], digits_of(figure)) in part
        assert part.count("<tr>") == 1 + len(figure.points)


def test_a_page_with_its_charts_fetches_nothing(found: Findings) -> None:
    small = replace(found, chapters=found.chapters[:1])
    text = page(small, "en")
    tags = read(text)
    assert all(target.startswith("#") for target in tags.fetched)
    assert set(re.findall(r"https?://[^\"' ]*", text)) == {SVG}
    assert text.count("<svg") == 2 * len(small.figures())


def test_markdown_has_its_pictures_beside_it(found: Findings, tmp_path: Path) -> None:
    small = replace(found, chapters=found.chapters[-1:])
    text = write_markdown(small, "uk", tmp_path).read_text(encoding="utf-8")
    pictures = re.findall(r"!\[.*?\]\((.*?)\)", text)
    assert pictures == [picture_of(figure) for figure in small.figures()]
    for picture in pictures:
        drawn = (tmp_path / picture).read_text(encoding="utf-8")
        assert drawn.startswith("<svg ")
        assert "currentColor" not in drawn, "it has no page around it whose ink it could take"
    assert small.figures()[0].source.repeat in text


# Charts


def one_of_each_kind(found: Findings) -> list[Figure]:
    return list({figure.kind: figure for figure in reversed(found.figures())}.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_chart_is_drawn_in_every_language(found: Findings, language: str) -> None:
    for figure in one_of_each_kind(found):
        words = Words(language, figure.source.profile)
        drawn = svg(figure, language, NARROW)
        read(drawn)
        assert drawn.count("<title>") == len(figure.points)
        assert words.tip(figure, figure.points[0]).partition(":")[0] in drawn
        assert "currentColor" in drawn


def test_every_figure_can_be_drawn(found: Findings) -> None:
    for figure in found.figures():
        drawn = svg(figure, "en", WIDE)
        assert len(drawn) < 100_000
        width = re.match(r'<svg [^>]*width="(\d+)', drawn)
        assert width is not None
        assert int(width[1]) <= WIDE + 20
