"""On a phone the question is a sheet over the page; what it is about is visible above it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.browser.support.page_driver import PHONE, PageDriver
from tests.browser.support.server_process import ServerProcess
from tests.browser.support.story_positions import story_positions
from tests.browser.support.table_setup import open_story_position

OWN_POSITIONS: Final = ("2016-turn-gold", "2016-give-to-each-give", "2016-keep-card-keep-card")
OTHER_POSITIONS: Final = ("2016-pass-crown-emperor", "2016-bewitch-witch")
BOX_SCRIPT: Final = (
    "one => { const {top, bottom} = one.getBoundingClientRect(); return [top, bottom] }"
)


def _get_box(driver: PageDriver, part: str) -> tuple[float, float]:
    top, bottom = driver.page.locator(f"[data-part={part}]").first.evaluate(BOX_SCRIPT)
    return float(top), float(bottom)


def test_the_positions_exist() -> None:
    assert {candidate.name() for candidate in story_positions()} >= {
        *OWN_POSITIONS,
        *OTHER_POSITIONS,
    }


def test_what_a_question_is_about_is_seen_above_it(
    open_page: Callable[..., PageDriver], server: ServerProcess
) -> None:
    driver = open_page(PHONE)
    for position in (
        candidate
        for candidate in story_positions()
        if candidate.name() in OWN_POSITIONS + OTHER_POSITIONS
    ):
        open_story_position(server, position).open_in(driver)
        driver.wait_for_question()
        sheet, _ = _get_box(driver, "question")
        parts = ("city", "hand") if position.name() in OWN_POSITIONS else ("rivals",)
        for part in parts:
            top, bottom = _get_box(driver, part)
            assert top >= 0, (position.name(), part)
            assert bottom <= sheet, (position.name(), part)
        _, track = _get_box(driver, "rank-track")
        assert 0 < track < sheet


def test_the_guide_does_not_cover_the_characters_that_it_explains(
    open_page: Callable[..., PageDriver],
) -> None:
    driver = open_page(PHONE)
    driver.goto("/learn")
    driver.page.locator("main .button.main").click()
    guide = driver.page.locator("aside:has(.keys)")
    guide.wait_for()
    _, track = _get_box(driver, "rank-track")
    top, bottom = guide.evaluate(BOX_SCRIPT)
    assert 0 < track < float(top)
    assert float(bottom) <= PHONE.height
