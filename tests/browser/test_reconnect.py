"""Nothing is lost and nothing is done twice, whatever happens during a question.

Each kind of question is reloaded, opened in a second tab, suspended, answered without a network
and asked by a server that is killed; the answers are read from the server's own records.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import repeat
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.support.page_driver import LAPTOP, PHONE, PageDriver
from tests.browser.support.server_process import ServerProcess
from tests.browser.support.story_positions import StoryPosition, story_positions
from tests.browser.support.tab import TIMEOUT_MS, BoardState, Tab
from tests.browser.support.table_setup import Seat, open_story_position

QUESTION_POSITIONS: Final = list({one.kind: one for one in story_positions()}.values())
PART_COUNT: Final = 3  # tests that workers can share
in_parts: Final = pytest.mark.parametrize("part", range(PART_COUNT))
CONNECTION_LOST_TEXT: Final = "The connection is lost"


@dataclass(frozen=True)
class OpenQuestion:
    """A question in a tab, as it was before anything happened."""

    position: StoryPosition
    seat: Seat
    tab: Tab
    board_before: BoardState

    @property
    def option(self) -> str:
        return str(self.position.option)

    def press(self) -> None:
        self.tab.click(self.option, self.board_before)

    def assert_unchanged(self) -> None:
        self.tab.wait_for_question()
        assert self.tab.board_state() == self.board_before, self.position.name()

    def assert_answered_once(self, server: ServerProcess) -> BoardState:
        """Check the page and the records of the server."""
        self.tab.wait_until_answered(self.board_before.number)
        self.tab.wait_for_question()
        answers = server.stored_answers(self.seat.table, self.seat.place)
        assert answers == [self.position.option], self.position.name()
        return self.tab.board_state()


def _open_question(server: ServerProcess, position: StoryPosition, tab: Tab) -> OpenQuestion:
    seat = open_story_position(server, position)
    seat.open_in(tab)
    tab.wait_for_question()
    board = tab.board_state()
    assert board.kind == position.kind
    return OpenQuestion(position, seat, tab, board)


def _assert_same_question(case: OpenQuestion, second: Tab, now: BoardState) -> None:
    second.wait_until_answered(case.board_before.number)
    second.wait_for_question()
    assert second.board_state() == now, case.position.name()


@in_parts
def test_a_reload_and_other_tabs_show_the_same_question(
    part: int, open_page: Callable[..., PageDriver], server: ServerProcess
) -> None:
    """One answer counts, and all tabs see it: one that gets it at once, one that was suspended
    and one that had no network and has given another answer.
    """
    driver = open_page(PHONE if part % 2 else LAPTOP, is_new=True)
    hasty, quiet = driver.open_tab(), driver.open_tab()
    for number, position in enumerate(QUESTION_POSITIONS[part::PART_COUNT]):
        case = _open_question(server, position, driver)
        driver.page.reload()
        case.assert_unchanged()
        for tab in (hasty, quiet):
            case.seat.open_in(tab)
            tab.wait_for_question()
            assert tab.board_state() == case.board_before, position.name()
        hasty.set_tab_offline(True)
        hasty.click(case.board_before.options[-1], case.board_before)
        if number % 2:
            quiet.suspend()
        case.press()
        now = case.assert_answered_once(server)
        quiet.resume()
        _assert_same_question(case, quiet, now)
        hasty.set_tab_offline(False)
        expect(hasty.page.get_by_role("alert").locator(".refusal")).to_be_visible()
        _assert_same_question(case, hasty, now)
        case.assert_answered_once(server)


@in_parts
def test_every_question_outlives_the_network_and_the_server(
    part: int, open_page: Callable[..., PageDriver], server: ServerProcess
) -> None:
    device = LAPTOP if part % 2 else PHONE
    kinds = QUESTION_POSITIONS[part::PART_COUNT]
    # Chromium delays connections of a profile in which others have failed.
    offline, waiting = open_page(device, is_new=True), open_page(device, is_new=True)
    tabs = [offline.open_tab() for _ in kinds]
    _answer_offline(offline, server, list(map(_open_question, repeat(server), kinds, tabs)))
    for tab in tabs:
        tab.page.close()
    tabs = [waiting.open_tab() for _ in kinds]
    _answer_killed_server(server, list(map(_open_question, repeat(server), kinds, tabs)))


def _answer_offline(driver: PageDriver, server: ServerProcess, cases: list[OpenQuestion]) -> None:
    driver.set_offline(True)
    for case in cases:
        expect(case.tab.page.get_by_text(CONNECTION_LOST_TEXT)).to_be_visible(timeout=TIMEOUT_MS)
        case.assert_unchanged()
        case.press()
        expect(case.tab.page.locator("#question.waiting")).to_be_visible()
    assert not any(server.stored_answers(case.seat.table, case.seat.place) for case in cases)
    driver.set_offline(False)
    for case in cases:
        case.assert_answered_once(server)
        expect(case.tab.page.get_by_text(CONNECTION_LOST_TEXT)).to_have_count(0)


def _answer_killed_server(server: ServerProcess, cases: list[OpenQuestion]) -> None:
    """Some tabs answer while it is down, some are suspended, and the others answer afterwards."""
    hasty, sleepy, patient = cases[0::3], cases[1::3], cases[2::3]
    for case in sleepy:
        case.tab.suspend()
    with server.stopped():
        for case in hasty + patient:
            expect(case.tab.page.get_by_text(CONNECTION_LOST_TEXT)).to_be_visible(
                timeout=TIMEOUT_MS
            )
        for case in hasty:
            case.press()
    for case in sleepy:
        case.tab.resume()
    for case in sleepy + patient:
        expect(case.tab.page.get_by_text(CONNECTION_LOST_TEXT)).to_have_count(0, timeout=TIMEOUT_MS)
        case.assert_unchanged()
        case.press()
    for case in cases:
        case.assert_answered_once(server)
