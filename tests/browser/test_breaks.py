"""Nothing is lost and nothing is done twice, whatever happens in the middle of a question.

Each kind of question is reloaded, opened in a second tab, slept over, answered without a network
and kept by a server that is killed; what was answered is read from the server's own records.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import repeat
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.moments import Moment, moments
from tests.browser.tab import PATIENCE, Seen, Tab
from tests.browser.tables import Seat, open_moment
from tests.browser.visitor import LAPTOP, PHONE, Visitor

KINDS: Final = list({one.kind: one for one in moments()}.values())
PARTS: Final = 3  # so many tests of each sort, so that workers share them
in_parts: Final = pytest.mark.parametrize("part", range(PARTS))
LOST: Final = "The connection is lost"


@dataclass(frozen=True)
class Case:
    """A question in a tab, as it was before anything happened."""

    moment: Moment
    seat: Seat
    tab: Tab
    before: Seen

    @property
    def option(self) -> str:
        return str(self.moment.option)

    def press(self) -> None:
        self.tab.click(self.option, self.before)

    def expect_unchanged(self) -> None:
        self.tab.wait_until_asked()
        assert self.tab.seen() == self.before, self.moment.name()

    def expect_answered_once(self, house: House) -> Seen:
        """In the page and in the records of the server."""
        self.tab.wait_for_news(self.before.number)
        self.tab.wait_until_asked()
        given = house.answers(self.seat.table, self.seat.place)
        assert given == [self.moment.option], self.moment.name()
        return self.tab.seen()


def _open(house: House, moment: Moment, tab: Tab) -> Case:
    seat = open_moment(house, moment)
    seat.take(tab)
    tab.wait_until_asked()
    seen = tab.seen()
    assert seen.kind == moment.kind
    return Case(moment, seat, tab, seen)


def _expect_the_same(case: Case, second: Tab, now: Seen) -> None:
    second.wait_for_news(case.before.number)
    second.wait_until_asked()
    assert second.seen() == now, case.moment.name()


@in_parts
def test_a_reload_and_other_tabs_show_the_same_question(
    part: int, visit: Callable[..., Visitor], house: House
) -> None:
    """One answer counts, and all see it: who hears of it at once, and who slept or had no network
    and has given another answer meanwhile.
    """
    visitor = visit(PHONE if part % 2 else LAPTOP)
    hasty, quiet = visitor.second_tab(), visitor.second_tab()
    for number, moment in enumerate(KINDS[part::PARTS]):
        case = _open(house, moment, visitor)
        visitor.page.reload()
        case.expect_unchanged()
        for tab in (hasty, quiet):
            case.seat.take(tab)
            tab.wait_until_asked()
            assert tab.seen() == case.before, moment.name()
        hasty.set_cut_off(True)
        hasty.click(case.before.options[-1], case.before)
        if number % 2:
            quiet.fall_asleep()
        case.press()
        now = case.expect_answered_once(house)
        quiet.wake_up()
        _expect_the_same(case, quiet, now)
        hasty.set_cut_off(False)
        expect(hasty.page.get_by_role("alert").locator(".refusal")).to_be_visible()
        _expect_the_same(case, hasty, now)
        case.expect_answered_once(house)


@in_parts
def test_every_question_outlives_the_network_and_the_server(
    part: int, visit: Callable[..., Visitor], house: House
) -> None:
    look = LAPTOP if part % 2 else PHONE
    kinds = KINDS[part::PARTS]
    # In browsers of their own: Chromium lets lines wait longer after others of a page have failed.
    offline, waiting = visit(look), visit(look)
    tabs = [offline.second_tab() for _ in kinds]
    _answer_without_a_network(offline, house, list(map(_open, repeat(house), kinds, tabs)))
    for tab in tabs:
        tab.page.close()
    tabs = [waiting.second_tab() for _ in kinds]
    _answer_a_server_that_is_killed(house, list(map(_open, repeat(house), kinds, tabs)))


def _answer_without_a_network(visitor: Visitor, house: House, cases: list[Case]) -> None:
    visitor.set_offline(True)
    for case in cases:
        expect(case.tab.page.get_by_text(LOST)).to_be_visible(timeout=PATIENCE)
        case.expect_unchanged()
        case.press()
        expect(case.tab.page.locator("#question.waiting")).to_be_visible()
    assert not any(house.answers(case.seat.table, case.seat.place) for case in cases)
    visitor.set_offline(False)
    for case in cases:
        case.expect_answered_once(house)
        expect(case.tab.page.get_by_text(LOST)).to_have_count(0)


def _answer_a_server_that_is_killed(house: House, cases: list[Case]) -> None:
    """Some answer while it is away, some sleep meanwhile, and the others answer afterwards."""
    hasty, sleepy, patient = cases[0::3], cases[1::3], cases[2::3]
    for case in sleepy:
        case.tab.fall_asleep()
    with house.away():
        for case in hasty + patient:
            expect(case.tab.page.get_by_text(LOST)).to_be_visible(timeout=PATIENCE)
        for case in hasty:
            case.press()
    for case in sleepy:
        case.tab.wake_up()
    for case in sleepy + patient:
        expect(case.tab.page.get_by_text(LOST)).to_have_count(0, timeout=PATIENCE)
        case.expect_unchanged()
        case.press()
    for case in cases:
        case.expect_answered_once(house)
