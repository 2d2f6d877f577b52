"""Parts of the page that are loaded on demand, over broken or slow connections."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.support.server_process import ServerProcess
from tests.browser.support.tab import TIMEOUT_MS
from tests.browser.support.table_setup import open_table

_OPTION_SELECTOR = "[data-board][data-asked=me] #question [data-option]"
_IS_STYLED_SCRIPT = """name => [...document.querySelectorAll(`link[href*="${name}"]`)]
  .some((link) => link.sheet !== null)"""


@pytest.fixture
def page(chromium: Browser, server: ServerProcess) -> Iterator[Page]:
    """A table at which the reader is asked, in a browser with an empty cache."""
    (seat,) = open_table(server, ["Ann"], {"players": 4, "profile": "2016"})
    context = chromium.new_context(locale="en", service_workers="block")
    context.set_default_timeout(TIMEOUT_MS)
    seat_data = {seat.table: {"seat": seat.place, "token": seat.token, "name": seat.name}}
    seat_json = json.dumps(json.dumps(seat_data))
    context.add_init_script(f"localStorage.setItem('citadels.seats', {seat_json})")
    opened = context.new_page()
    opened.goto(f"{server.address}/table/{seat.table}")
    opened.wait_for_selector(_OPTION_SELECTOR)
    yield opened
    context.close()


def test_a_part_that_fails_to_load_is_reported_and_loads_on_retry(
    page: Page,
) -> None:
    page.route("**/assets/MenuDialog-*", lambda route: route.abort())
    page.get_by_role("button", name="Menu").click()
    retry_button = page.get_by_role("alert").get_by_role("button", name="Try again")
    expect(retry_button).to_be_visible()
    page.unroute("**/assets/MenuDialog-*")
    retry_button.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.evaluate(_IS_STYLED_SCRIPT, "MenuDialog")


def test_a_part_that_loads_at_the_second_try_is_shown_without_an_error(page: Page) -> None:
    tries: list[str] = []

    def fail_once(route: Route) -> None:
        tries.append(route.request.url)
        if tries.count(route.request.url) == 1:
            route.abort()
        else:
            route.continue_()

    page.route("**/assets/MenuDialog-*", fail_once)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    assert len(tries) > len(set(tries))
    assert page.evaluate(_IS_STYLED_SCRIPT, "MenuDialog")


def test_a_press_waits_for_the_sheet_that_it_opens(page: Page) -> None:
    held_routes: list[Route] = []
    is_slow = True

    def hold(route: Route) -> None:
        held_routes.append(route)
        if not is_slow:
            route.continue_()

    page.route("**/assets/effects-*.js", hold)
    page.reload()
    page.locator(_OPTION_SELECTOR).first.click(button="right")
    expect(page.locator("[popover]")).to_have_count(0)
    is_slow = False
    for route in held_routes:
        route.continue_()
    expect(page.locator("[popover]")).to_be_visible()
    assert held_routes
