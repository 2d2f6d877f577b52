"""Nothing is lost and nothing is done twice: reloads, second tabs, no network, a server killed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.moments import moments
from tests.browser.tables import open_moment
from tests.browser.visitor import LAPTOP, PATIENCE, PHONE, Visitor

KINDS: Final = list({one.kind: one for one in moments()}.values())


@pytest.fixture
def own_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that the test may kill."""
    with House(tmp_path_factory.mktemp("own-house")) as house:
        yield house


def test_a_reload_and_a_second_tab_show_the_same_question(
    visit: Callable[..., Visitor], house: House
) -> None:
    visitor = visit(PHONE)
    for moment in KINDS:
        open_moment(house, moment).take(visitor)
        visitor.wait_until_asked()
        before = visitor.question(), visitor.options()
        visitor.page.reload()
        visitor.wait_until_asked()
        assert (visitor.question(), visitor.options()) == before, moment.name()
    first = visitor.page
    second = visitor.second_tab()
    second.goto(first.url)
    second.wait_for_selector("[data-board][data-asked=me]")
    number, _ = visitor.question()
    visitor.press(visitor.options()[0])
    second.wait_for_selector(f"[data-board]:not([data-question='{number}'])")


def test_a_press_without_a_network_counts_once_when_it_is_back(
    visit: Callable[..., Visitor], own_house: House
) -> None:
    """The server is away while the answer is given; it is there again, and the answer is taken."""
    visitor = visit(LAPTOP, own_house.address)
    moment = next(one for one in moments() if one.name() == "2016-turn-gold")
    open_moment(own_house, moment).take(visitor)
    visitor.wait_until_asked()
    own_house.stop()
    expect(visitor.page.get_by_text("The connection is lost")).to_be_visible(timeout=PATIENCE)
    number, _ = visitor.question()
    visitor.page.locator(f"#question [data-option='{moment.option}']:visible").first.click()
    own_house.start()
    visitor.page.wait_for_selector(f"[data-board]:not([data-question='{number}'])")
    gathered = visitor.page.get_by_role("complementary").get_by_text("gathers 2 gold")
    expect(gathered).to_have_count(1)


def test_every_question_outlives_a_server_that_is_killed(
    visit: Callable[..., Visitor], own_house: House
) -> None:
    people: list[tuple[Visitor, str, tuple[int, str], list[str]]] = []
    for moment in KINDS[::4]:
        visitor = visit(LAPTOP, own_house.address)
        open_moment(own_house, moment).take(visitor)
        visitor.wait_until_asked()
        people.append((visitor, str(moment.option), visitor.question(), visitor.options()))
    own_house.stop()
    own_house.start()
    for visitor, option, question, options in people:
        expect(visitor.page.get_by_text("The connection is lost")).to_have_count(
            0, timeout=PATIENCE
        )
        assert (visitor.question(), visitor.options()) == (question, options)
        visitor.press(option)
