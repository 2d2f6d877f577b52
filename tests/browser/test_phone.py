"""On a phone the question is a sheet over the page; what it is about lies above it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.browser.house import House
from tests.browser.moments import moments
from tests.browser.tables import open_moment
from tests.browser.visitor import PHONE, Visitor

MINE: Final = ("2016-turn-gold", "2016-give-to-each-give", "2016-keep-card-keep-card")
OTHERS: Final = ("2016-pass-crown-emperor", "2016-bewitch-witch")
BOX: Final = "one => { const {top, bottom} = one.getBoundingClientRect(); return [top, bottom] }"


def _box(visitor: Visitor, part: str) -> tuple[float, float]:
    top, bottom = visitor.page.locator(f"[data-part={part}]").first.evaluate(BOX)
    return float(top), float(bottom)


def test_the_moments_are_there() -> None:
    assert {one.name() for one in moments()} >= {*MINE, *OTHERS}


def test_what_a_question_is_about_is_seen_above_it(
    visit: Callable[..., Visitor], house: House
) -> None:
    visitor = visit(PHONE)
    for moment in (one for one in moments() if one.name() in MINE + OTHERS):
        open_moment(house, moment).take(visitor)
        visitor.wait_until_asked()
        sheet, _ = _box(visitor, "question")
        parts = ("city", "hand") if moment.name() in MINE else ("rivals",)
        for part in parts:
            top, bottom = _box(visitor, part)
            assert top >= 0, (moment.name(), part)
            assert bottom <= sheet, (moment.name(), part)
        _, track = _box(visitor, "rank-track")
        assert 0 < track < sheet


def test_the_guide_does_not_lie_on_the_characters_of_which_it_speaks(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit(PHONE)
    visitor.go("/learn")
    visitor.page.locator("main .button.main").click()
    guide = visitor.page.locator("aside:has(.keys)")
    guide.wait_for()
    _, track = _box(visitor, "rank-track")
    top, bottom = guide.evaluate(BOX)
    assert 0 < track < float(top)
    assert float(bottom) <= PHONE.height
