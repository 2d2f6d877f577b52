"""Numbers, labels and ranges follow the conventions of each language."""

from __future__ import annotations

import pytest

from citadels.engine.editions.registry import PROFILES
from citadels.engine.names import CHARACTERS, DISTRICTS
from citadels.lab.point import Point
from citadels.lab.report.chapters.presets import MEASURES
from citadels.lab.report.colours import NEUTRAL_CELL, cell_colour
from citadels.lab.report.figures import (
    AMOUNT,
    EFFECT,
    SHARE,
)
from citadels.lab.report.labels import Labels
from citadels.lab.report.number_format import format_number, format_percent, format_value
from citadels.text import LANGUAGES


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
    assert format_number(language, 1234) == thousand
    assert format_number(language, -0.5, 1) == half
    assert format_percent(language, 0.95) == share


def test_differences_have_a_sign_and_zero_has_none() -> None:
    assert format_value("en", EFFECT, 0.0123) == "+1.2"
    assert format_value("en", EFFECT, -0.00001) == "0.0"
    assert format_value("en", SHARE, 0.25) == "25.0"
    assert format_value("en", AMOUNT, 9.16, 2) == "9.16"


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_have_their_own_labels(language: str, profile: str) -> None:
    words = Labels(language, profile)
    for axis, keys in (("character", CHARACTERS), ("district", DISTRICTS)):
        assert len({words.label(axis, key) for key in keys}) == len(keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_that_are_not_cards_have_labels_too(language: str) -> None:
    words = Labels(language, "2016")
    for axis, keys in {
        "by": ("player", "lot"),
        "first": ("yes", "no"),
        "phase": ("early", "middle", "late"),
        "cause": ("player", "deal", "rest"),
        "kind": ("unique", "basic"),
        "measure": tuple(MEASURES),
        "rival": ("rush", "charter"),
        "distance": ("0", "1", "2", "5", "7"),
        "preset": ("random", "first-game"),
        "level": ("charter", "belief"),
    }.items():
        assert len({words.label(axis, key) for key in keys}) == len(keys)
    assert words.label("level", "theirs(depth=3)") == "theirs(depth=3)"
    assert (words.label("hand", "6"), words.label("hand", "7")) == ("6", "7+")
    assert words.label("place", "0") == "1"


def test_shares_are_clamped_between_0_and_100_percent() -> None:
    point = Point(("16",), 0.5, -0.02, 1.05, 9)
    assert Labels("en", "2016").interval(SHARE, point) == "0.0 to 100.0"
    assert Labels("en", "2016").interval(EFFECT, point) == "\u22122.0 to +105.0"


def test_a_range_that_ends_near_zero_shows_on_which_side() -> None:
    words = Labels("en", "2016")
    assert words.interval(EFFECT, Point((), 0, -0.018, -0.00003, 9)) == "\u22121.8 to \u22120.003"
    assert words.interval(EFFECT, Point((), 0, 0.0, 0.0004, 9)) == "0.0 to +0.04"


def test_a_cell_that_is_not_clear_has_no_colour() -> None:
    assert cell_colour(0, 1.0) == NEUTRAL_CELL
    assert len({cell_colour(side, strength) for side in (1, -1) for strength in (0, 0.5, 1)}) == 6
