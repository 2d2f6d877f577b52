"""What the report may state, and in which words."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import polars as pl
import pytest

from citadels.lab.point import Point
from citadels.lab.report.chapters.course import late_and_behind
from citadels.lab.report.chapters.names import hit_and_spared
from citadels.lab.report.colours import SERIES
from citadels.lab.report.conclusions import (
    ABOVE,
    ALONE,
    BELOW,
    COMPARED_FIGURES,
    ONLY_ABOVE_FIGURES,
    STATED,
    STATED_FIGURES,
    UNCLEAR,
    draw_conclusions,
)
from citadels.lab.report.figures import (
    AMOUNT,
    BEHIND,
    CHARACTER,
    DOTS,
    EFFECT,
    HEAT_MAP,
    LEVEL,
    SHARE,
    Chapter,
    Figure,
    Source,
)
from citadels.lab.report.filtered_estimates import block_sums
from citadels.lab.report.labels import Labels, write_sentences
from citadels.lab.report.ranks import sort_by_rank
from citadels.text import LANGUAGES

BOTS = ("charter", "belief")
Keys = tuple[str, ...]
AXES: dict[str, tuple[Keys, Keys]] = {  # of figures that are not about characters, each with a key
    "characters-rank": (("rank",), ("7",)),
    "characters-place": (("place", "character"), ("0", "king")),
    "names-gain": (("namer",), ("thief",)),
    "names-cost": (("namer",), ("witch",)),
    "names-hits": (("namer", "by"), ("thief", "lot")),
    "districts-gold": (("district", "kind"), ("keep", "unique")),
    "course-length": (("players",), ("4",)),
    "course-leads": (("players",), ("4",)),
    "course-comeback": (("behind",), ("16",)),
    "presets-profile": (("measure", "preset"), ("rounds", "first-game")),
    "gathering": (("hand", "gold"), ("7", "1")),
    "cities-first": (("first",), ("yes",)),
    "cities-types": (("types",), ("5",)),
    "crown-distance": (("distance",), ("2",)),
    "districts-unique": (("district",), ("keep",)),
    "districts-basic": (("district",), ("tavern",)),
}


def make_source(*bots: str) -> Source:
    return Source("x", "2016", (4,), ("first-game",), bots, 1000, (1,), 0.95, "1", "citadels lab")


def make_character_figure(*rows: tuple[str, str, float, float]) -> Figure:
    """A figure of effects, with rows of character, bot, lower and upper end of the interval."""
    points = tuple(
        Point((role, bot), (low + high) / 2, low, high, 500) for role, bot, low, high in rows
    )
    return Figure(
        "characters-lot", "f", DOTS, EFFECT, (CHARACTER, LEVEL), points, make_source(*BOTS)
    )


def conclusions_by_kind(*figures: Figure) -> dict[str, list[tuple[str, ...]]]:
    return {
        conclusion.says: [point.keys for point in conclusion.points]
        for conclusion in draw_conclusions(figures)
    }


# Colours


def test_report_and_browser_have_the_same_colours() -> None:
    """The browser's tests measure that they can be distinguished with any kind of vision."""
    root = Path(__file__).parents[2]
    report, tokens = (
        re.findall(r"--lab-\d: (#\w+);", (root / name).read_text(encoding="utf-8"))
        for name in ("citadels/lab/report/page.css", "web/src/lib/theme/tokens.css")
    )
    day, night = report[:4], report[4:8]
    assert day == list(SERIES)
    assert report == [*day, *night, *day]  # the last is for print
    assert tokens == [*day, *night, *night]


# Conclusions


def test_only_what_is_clear_with_both_bots_is_stated() -> None:
    figure = make_character_figure(
        ("king", "charter", 0.01, 0.02),
        ("king", "belief", 0.001, 0.03),
        ("thief", "charter", -0.04, -0.02),
        ("thief", "belief", -0.03, -0.01),
        ("bishop", "charter", 0.01, 0.02),
        ("bishop", "belief", -0.001, 0.03),
        ("artist", "charter", 0.01, 0.02),
        ("artist", "belief", -0.02, -0.01),
        ("queen", "charter", 0.01, 0.02),
    )
    keys_by_kind = conclusions_by_kind(figure)
    assert keys_by_kind[ABOVE] == [("king",)]
    assert keys_by_kind[BELOW] == [("thief",)]
    assert sorted(keys_by_kind[UNCLEAR]) == [("artist",), ("bishop",), ("queen",)]


def test_a_range_that_ends_at_zero_is_not_clear() -> None:
    figure = make_character_figure(("king", "charter", 0.0, 0.02), ("king", "belief", 0.01, 0.02))
    assert conclusions_by_kind(figure) == {UNCLEAR: [("king",)]}


def test_results_of_one_kind_of_bot_are_no_conclusion() -> None:
    assert conclusions_by_kind(make_character_figure(("king", "charter", 0.5, 0.6))) == {ALONE: []}


def test_the_range_of_a_conclusion_covers_those_of_all_bots() -> None:
    figure = make_character_figure(("king", "charter", 0.01, 0.02), ("king", "belief", 0.015, 0.03))
    point = draw_conclusions([figure])[0].points[0]
    assert (point.low, point.high, point.times) == (0.01, 0.03, 1000)


def test_heat_maps_of_two_bots_are_combined() -> None:
    def heat(bot: str, low: float) -> Figure:
        points = (Point(("3", "0"), low + 0.01, low, low + 0.02, 100),)
        return Figure(
            "gathering", bot, HEAT_MAP, EFFECT, ("hand", "gold"), points, make_source(bot)
        )

    assert conclusions_by_kind(heat("charter", 0.01), heat("belief", 0.02)) == {ABOVE: [("3", "0")]}
    assert conclusions_by_kind(heat("charter", 0.01), heat("belief", -0.01)) == {
        UNCLEAR: [("3", "0")]
    }


def test_shares_are_compared_with_an_even_share() -> None:
    points = tuple(Point(("yes", bot), 0.3, 0.26, 0.34, 100) for bot in BOTS)
    figure = Figure(
        "cities-first",
        "f",
        DOTS,
        SHARE,
        ("first", LEVEL),
        points,
        make_source(*BOTS),
        reference=0.25,
    )
    assert conclusions_by_kind(figure) == {ABOVE: [("yes",)]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("figure_id", COMPARED_FIGURES)
def test_every_conclusion_has_its_sentence(language: str, figure_id: str) -> None:
    axes, key = AXES.get(figure_id, (("character",), ("king",)))
    figures = [
        Figure(
            figure_id,
            f"{bot}{low}",
            DOTS,
            EFFECT,
            axes,
            (Point(key, low, low - 0.001, low + 0.001, 100),),
            make_source(bot),
        )
        for low in (0.1, -0.1)
        for bot in BOTS
    ]
    for pair in (figures[:2], figures[2:], figures[1:3], figures[:1]):
        chapter = Chapter("x", tuple(pair), draw_conclusions(pair))
        texts = write_sentences(language, chapter)
        assert len(texts) == (figure_id not in ONLY_ABOVE_FIGURES or pair == figures[:2])
        assert all(sentence.endswith(".") for sentence in texts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("figure_id", STATED_FIGURES)
def test_every_amount_has_its_sentence(language: str, figure_id: str) -> None:
    axes, key = AXES[figure_id]
    points = tuple(Point((*key, bot), 0.1, 0.08, 0.12, 100) for bot in BOTS)
    figure = Figure(figure_id, "f", DOTS, SHARE, (*axes, LEVEL), points, make_source(*BOTS))
    (sentence,) = write_sentences(language, Chapter("x", (figure,), draw_conclusions([figure])))
    assert Labels(language, "2016").interval(SHARE, points[0]) in sentence


def make_length_figure(*rows: tuple[str, str, float]) -> Figure:
    points = tuple(Point((players, bot), at, at - 0.1, at + 0.1, 9) for players, bot, at in rows)
    tables = replace(make_source(*BOTS), players=(4, 5, 6))
    return Figure("course-length", "f", DOTS, AMOUNT, ("players", LEVEL), points, tables)


def test_amounts_are_reported_for_two_kinds_of_bot() -> None:
    figure = make_length_figure(
        ("4", "charter", 9.0),
        ("4", "belief", 9.5),
        ("5", "charter", 9.1),
        ("6", "charter", 9.2),
        ("6", "belief", 8.0),
    )
    assert conclusions_by_kind(figure) == {STATED: [("4",), ("6",)]}
    (sentence,) = write_sentences("en", Chapter("course", (figure,), draw_conclusions([figure])))
    assert sentence.endswith("4 players (8.9 to 9.6); 6 players (7.9 to 9.3).")


def test_amounts_of_one_kind_of_bot_are_not_reported() -> None:
    assert conclusions_by_kind(
        make_length_figure(("4", "charter", 9.0), ("5", "charter", 9.0))
    ) == {ALONE: []}


def test_a_sentence_about_several_table_sizes_does_not_name_one() -> None:
    """A sentence begins with the number of players only if it is about one."""
    length = make_length_figure(("4", "charter", 9.0), ("4", "belief", 9.5))
    alone = [
        Figure("course-comeback", str(players), DOTS, SHARE, ("behind", LEVEL), points, at_table)
        for players in (4, 6)
        for points in [tuple(Point(("1", bot), 0.2, 0.1, 0.3, 9) for bot in BOTS)]
        for at_table in [replace(make_source(*BOTS), players=(players,))]
    ]
    figures = (length, *alone)
    texts = write_sentences("en", Chapter("course", figures, draw_conclusions(figures)))
    assert [text.partition(".")[0] for text in texts[1:]] == ["4 players", "6 players"]
    assert texts[0].startswith("A game takes")


def test_a_heat_map_of_several_measures_has_a_sentence_for_each() -> None:
    def profile(bot: str, *rows: tuple[str, str, float]) -> Figure:
        points = tuple(
            Point((measure, preset), at, at - 0.01, at + 0.01, 9) for measure, preset, at in rows
        )
        axes = ("measure", "preset")
        return Figure("presets-profile", bot, HEAT_MAP, EFFECT, axes, points, make_source(bot))

    figures = (
        profile("charter", ("rounds", "first-game", 0.1), ("uses", "first-game", -0.1)),
        profile("belief", ("rounds", "first-game", 0.2), ("uses", "first-game", 0.0)),
    )
    texts = write_sentences("en", Chapter("presets", figures, draw_conclusions(figures)))
    start = "Games clearly longer than the mean of the sets, in percent: "
    assert texts == [
        f"{start}Your First Game (+9.0 to +21.0).",
        "Abilities. Not clear with all kinds of bots: Your First Game.",
    ]


def test_a_card_below_the_average_is_not_called_good_for_its_price() -> None:
    def gold(bot: str) -> Figure:
        points = (
            Point(("keep", "unique"), 0.02, 0.01, 0.03, 9),
            Point(("tavern", "basic"), -0.02, -0.03, -0.01, 9),
        )
        return Figure(
            "districts-gold", bot, DOTS, EFFECT, ("district", "kind"), points, make_source(bot)
        )

    figures = (gold("charter"), gold("belief"))
    assert conclusions_by_kind(*figures) == {ABOVE: [("keep", "unique")]}
    (sentence,) = write_sentences("en", Chapter("districts", figures, draw_conclusions(figures)))
    assert "Keep (+1.0 to +3.0)" in sentence
    assert conclusions_by_kind(gold("charter")) == {}


# Tables


def test_seats_hit_and_seats_spared_are_counted() -> None:
    names = pl.DataFrame(
        [
            (1, "lot", "assassin", "no", "king", 10, 1.0),
            (1, "lot", "assassin", "no", "bishop", 5, 0.5),
            (1, "lot", "assassin", "yes", "king", 7, 7.0),
            (1, "player", "assassin", "no", "king", 9, 9.0),
            (1, "lot", "thief", "no", "king", 9, 9.0),
        ],
        ["block", "key1", "key2", "key3", "key4", "times", "won"],
        orient="row",
    )
    victims = pl.DataFrame(
        [
            (1, "lot", "assassin", "king", 7, 2.0),
            (1, "player", "assassin", "king", 8, 1.0),
            (1, "lot", "thief", "king", 8, 1.0),
        ],
        ["block", "key1", "key2", "key3", "times", "won"],
        orient="row",
    )
    counts = hit_and_spared(names, victims, 4).group_by("fate").agg(pl.col("times", "won").sum())
    assert sorted(counts.iter_rows()) == [("hit", 7, 2.0), ("spared", 45, 13.5)]


def test_seats_behind_late_in_the_game_are_counted() -> None:
    rows = [("5", str(ahead)) for ahead in (3, 0, -1, -5, -6, -10, -11, -15, -16, -30)]
    rows += [("4", "-3"), ("9", "-7")]
    rows_behind = late_and_behind(pl.DataFrame(rows, ["key1", "key2"], orient="row"))
    assert [(row[1], row[2]) for row in rows_behind.iter_rows()] == [
        ("-1", 1),
        ("-5", 1),
        ("-6", 6),
        ("-10", 6),
        ("-11", 11),
        ("-15", 11),
        ("-16", 16),
        ("-30", 16),
        ("-7", 6),
    ]
    labels = [Labels("en", "2016").label("behind", str(lead)) for lead in BEHIND]
    assert labels == ["1–5", "6–10", "11–15", "16+"]


def test_numbers_in_keys_are_summed_by_block() -> None:
    rows = [(1, "2", 3), (1, "5", 1), (2, "10", 2)]
    counts = pl.DataFrame(rows, ["block", "key1", "times"], orient="row")
    assert sorted(block_sums(counts, "rounds").iter_rows()) == [(1, 4, 11), (2, 2, 20)]


def test_characters_are_ordered_by_rank_and_labelled_with_it() -> None:
    points = [Point((role, by), 0, 0, 0, 1) for by in "ab" for role in ("king", "assassin")]
    assert [point.keys for point in sort_by_rank(points, "2016")] == [
        ("assassin", "a"),
        ("assassin", "b"),
        ("king", "a"),
        ("king", "b"),
    ]
    assert Labels("en", "2016").label("character", "king") == "King\u00a0·\u00a04"
    assert Labels("en", "classic-en").label("character", "spy") == "Spy", "not in this book"


def test_bots_have_the_same_order_in_every_figure() -> None:
    figure = make_length_figure(("4", "belief", 9.0), ("5", "charter", 9.0))
    assert figure.keys(1) == list(BOTS)


def test_a_sentence_names_cards_in_the_language_and_with_their_range() -> None:
    figure = make_character_figure(
        ("king", "charter", 0.011, 0.02), ("king", "belief", 0.015, 0.03)
    )
    chapter = Chapter("characters", (figure,), draw_conclusions([figure]))
    assert "King (+1.1 to +3.0)" in write_sentences("en", chapter)[0]
    assert "Король (от +1,1 до +3,0)" in write_sentences("ru", chapter)[0]


def test_sentences_of_a_chapter_with_several_tables_name_theirs() -> None:
    figure = make_character_figure(("king", "charter", 0.01, 0.02), ("king", "belief", 0.01, 0.03))
    six = Figure(
        figure.id,
        "g",
        DOTS,
        EFFECT,
        figure.axes,
        figure.points,
        Source("x", "2016", (6,), ("first-game",), BOTS, 9, (1,), 0.95, "1", "citadels lab"),
    )
    chapter = Chapter("characters", (figure, six), draw_conclusions([figure, six]))
    assert [sentence.partition(".")[0] for sentence in write_sentences("uk", chapter)] == [
        "4 гравці",
        "6 гравців",
    ]
