"""What the report may say, how it says it, and how it divides luck from skill."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import polars as pl
import pytest

from citadels.engine.editions.registry import PROFILES
from citadels.engine.names import CHARACTERS, DISTRICTS
from citadels.lab.report.chapters.skill import deals_of
from citadels.lab.report.colours import CELL, SERIES, cell_colour
from citadels.lab.report.conclusions import ABOVE, ALONE, BELOW, COMPARED, UNCLEAR, conclusions
from citadels.lab.report.figures import (
    AMOUNT,
    CHARACTER,
    DOTS,
    EFFECT,
    HEAT,
    LEVEL,
    SHARE,
    Chapter,
    Figure,
    Point,
    Source,
)
from citadels.lab.report.numbers import number, percent, told
from citadels.lab.report.results import Part
from citadels.lab.report.words import Words, sentences
from citadels.text import LANGUAGES

BOTS = ("charter", "belief")
Keys = tuple[str, ...]
AXES: dict[str, tuple[Keys, Keys]] = {  # of figures that are not about characters, with a key
    "gathering": (("hand", "gold"), ("7", "1")),
    "cities-first": (("first",), ("yes",)),
    "cities-types": (("types",), ("5",)),
    "crown-distance": (("distance",), ("2",)),
    "districts-unique": (("district",), ("keep",)),
    "districts-basic": (("district",), ("tavern",)),
}


def source(*bots: str) -> Source:
    return Source("x", "2016", (4,), ("first-game",), bots, 1000, (1,), 0.95, "1", "citadels lab")


def characters(*rows: tuple[str, str, float, float]) -> Figure:
    """A figure of effects: character, bot, and from where to where."""
    points = tuple(
        Point((role, bot), (low + high) / 2, low, high, 500) for role, bot, low, high in rows
    )
    return Figure("characters-lot", "f", DOTS, EFFECT, (CHARACTER, LEVEL), points, source(*BOTS))


def said_of(*figures: Figure) -> dict[str, list[tuple[str, ...]]]:
    return {one.says: [point.keys for point in one.points] for one in conclusions(figures)}


# Colours


def test_report_and_browser_have_the_same_colours() -> None:
    """Those of the browser are measured: whether they stay apart, whoever looks at them."""
    root = Path(__file__).parents[2]
    report, tokens = (
        re.findall(r"--lab-\d: (#\w+);", (root / name).read_text(encoding="utf-8"))
        for name in ("citadels/lab/report/page.css", "web/src/lib/theme/tokens.css")
    )
    day, night = report[:4], report[4:8]
    assert day == list(SERIES)
    assert report == [*day, *night, *day]  # the last is printed
    assert tokens == [*day, *night, *night]


# Conclusions


def test_only_what_is_clear_with_both_bots_is_said() -> None:
    figure = characters(
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
    said = said_of(figure)
    assert said[ABOVE] == [("king",)]
    assert said[BELOW] == [("thief",)]
    assert sorted(said[UNCLEAR]) == [("artist",), ("bishop",), ("queen",)]


def test_a_range_that_ends_at_zero_is_not_clear() -> None:
    figure = characters(("king", "charter", 0.0, 0.02), ("king", "belief", 0.01, 0.02))
    assert said_of(figure) == {UNCLEAR: [("king",)]}


def test_what_one_kind_of_bots_has_played_is_no_conclusion() -> None:
    assert said_of(characters(("king", "charter", 0.5, 0.6))) == {ALONE: []}


def test_the_range_of_a_conclusion_reaches_over_those_of_all_bots() -> None:
    figure = characters(("king", "charter", 0.01, 0.02), ("king", "belief", 0.015, 0.03))
    point = conclusions([figure])[0].points[0]
    assert (point.low, point.high, point.times) == (0.01, 0.03, 1000)


def test_maps_of_two_bots_are_read_together() -> None:
    def heat(bot: str, low: float) -> Figure:
        points = (Point(("3", "0"), low + 0.01, low, low + 0.02, 100),)
        return Figure("gathering", bot, HEAT, EFFECT, ("hand", "gold"), points, source(bot))

    assert said_of(heat("charter", 0.01), heat("belief", 0.02)) == {ABOVE: [("3", "0")]}
    assert said_of(heat("charter", 0.01), heat("belief", -0.01)) == {UNCLEAR: [("3", "0")]}


def test_shares_are_compared_with_an_even_share() -> None:
    points = tuple(Point(("yes", bot), 0.3, 0.26, 0.34, 100) for bot in BOTS)
    figure = Figure(
        "cities-first", "f", DOTS, SHARE, ("first", LEVEL), points, source(*BOTS), reference=0.25
    )
    assert said_of(figure) == {ABOVE: [("yes",)]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("figure_id", COMPARED)
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
            source(bot),
        )
        for low in (0.1, -0.1)
        for bot in BOTS
    ]
    for pair in (figures[:2], figures[2:], figures[1:3], figures[:1]):
        chapter = Chapter("x", tuple(pair), conclusions(pair))
        said = sentences(language, chapter)
        assert len(said) == 1
        assert said[0].endswith(".")


def test_a_sentence_names_cards_in_the_language_and_with_their_range() -> None:
    figure = characters(("king", "charter", 0.011, 0.02), ("king", "belief", 0.015, 0.03))
    chapter = Chapter("characters", (figure,), conclusions([figure]))
    assert "King (+1.1 to +3.0)" in sentences("en", chapter)[0]
    assert "Король (от +1,1 до +3,0)" in sentences("ru", chapter)[0]


def test_sentences_of_several_tables_say_of_which_they_speak() -> None:
    figure = characters(("king", "charter", 0.01, 0.02), ("king", "belief", 0.01, 0.03))
    six = Figure(
        figure.id,
        "g",
        DOTS,
        EFFECT,
        figure.axes,
        figure.points,
        Source("x", "2016", (6,), ("first-game",), BOTS, 9, (1,), 0.95, "1", "citadels lab"),
    )
    chapter = Chapter("characters", (figure, six), conclusions([figure, six]))
    assert [said.partition(".")[0] for said in sentences("uk", chapter)] == [
        "4 гравці",
        "6 гравців",
    ]


# Numbers


@pytest.mark.parametrize(
    ("language", "thousand", "half", "share"),
    [
        ("en", "1,234", "\u22120.5", "95%"),
        ("fr", "1\u202f234", "\u22120,5", "95\u00a0%"),
        ("ru", "1\u00a0234", "\u22120,5", "95\u00a0%"),
        ("uk", "1\u00a0234", "\u22120,5", "95\u00a0%"),
        ("bg", "1\u00a0234", "\u22120,5", "95\u00a0%"),
    ],
)
def test_numbers_are_written_as_the_language_does(
    language: str, thousand: str, half: str, share: str
) -> None:
    assert number(language, 1234) == thousand
    assert number(language, -0.5, 1) == half
    assert percent(language, 0.95) == share


def test_differences_have_a_sign_and_nothing_has_none() -> None:
    assert told("en", EFFECT, 0.0123) == "+1.2"
    assert told("en", EFFECT, -0.00001) == "0.0"
    assert told("en", SHARE, 0.25) == "25.0"
    assert told("en", AMOUNT, 9.16, 2) == "9.16"


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_have_labels_of_their_own(language: str, profile: str) -> None:
    words = Words(language, profile)
    for axis, keys in (("character", CHARACTERS), ("district", DISTRICTS)):
        assert len({words.label(axis, key) for key in keys}) == len(keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_that_are_no_cards_have_words_too(language: str) -> None:
    words = Words(language, "2016")
    for axis, keys in {
        "by": ("player", "lot"),
        "first": ("yes", "no"),
        "phase": ("early", "middle", "late"),
        "cause": ("player", "deal", "rest"),
        "kind": ("unique", "basic"),
        "distance": ("0", "1", "2", "5", "7"),
        "preset": ("random", "first-game"),
        "level": ("charter", "belief"),
    }.items():
        assert len({words.label(axis, key) for key in keys}) == len(keys)
    assert words.label("level", "theirs(depth=3)") == "theirs(depth=3)"
    assert (words.label("hand", "6"), words.label("hand", "7")) == ("6", "7+")
    assert words.label("place", "0") == "1"


def test_a_cell_that_is_not_clear_has_no_colour() -> None:
    assert cell_colour(0, 1.0) == CELL
    assert len({cell_colour(side, strength) for side in (1, -1) for strength in (0, 0.5, 1)}) == 6


# Skill and luck

TABLE = Part("s", "p", "2016", 4, "first-game", ("a", "b", "c", "d"), 1, 4000, 400)


def games(by: str) -> pl.DataFrame:
    """Deals in all rotations, won by a bot, by the seat of a deal, or by anybody."""
    chance = np.random.default_rng(5)
    lucky_seats = chance.integers(4, size=1000)
    rows = []
    for game in range(4000):
        turn, deal = game % 4, game // 4
        lucky = {"bot": turn, "seat": int(lucky_seats[deal])}
        won = lucky.get(by, int(chance.integers(4)))
        for seat in range(4):
            bot = TABLE.bots[(seat - turn) % 4]
            share = float(seat == won)
            rows.append(
                {"game": game, "block": game // 400, "seat": seat, "bot": bot, "share": share}
            )
    return pl.DataFrame(rows)


@pytest.mark.parametrize(("by", "cause"), [("bot", 0), ("seat", 1), ("chance", 2)])
def test_luck_and_skill_are_told_apart(by: str, cause: int) -> None:
    deals = deals_of(games(by), TABLE)
    causes = deals.causes(np.ones((1, len(deals.squares))))[0]
    assert causes.sum() == pytest.approx(1)
    assert causes[cause] > 0.97


def test_a_deal_that_lacks_a_rotation_is_left_out() -> None:
    whole = games("chance")
    assert len(deals_of(whole, TABLE).squares) == 1000
    assert len(deals_of(whole.filter(pl.col("game") != 5), TABLE).squares) == 999
