"""States of a table other than its questions are accessible too, in both themes and sizes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from citadels.protocol.messages import CLOSE_CORRUPT, CLOSE_PROTOCOL_MISMATCH
from tests.browser.support.accessibility import DEVICES, find_faults
from tests.browser.support.fixtures import (
    EIGHT_PLAYERS,
    FOUR_PLAYERS,
    finish_game,
    open_position,
    open_waiting_room,
)
from tests.browser.support.page_driver import PageDriver
from tests.browser.support.server_process import ServerProcess
from tests.browser.support.table_setup import Seat

in_sizes: Final = pytest.mark.parametrize("size", DEVICES)
OpenPage = Callable[..., PageDriver]
# Readable in the light theme only.
BAD_PAGE: Final = """<!doctype html><html lang=en><title>Bad</title><style>
body { background: #fff; color: #222 } p { width: 3000px }
@media (prefers-color-scheme: dark) { body { color: #ddd } }</style>
<main><h1>Bad</h1><p>Wide</p></main>"""


class StateChecker:
    """Checks one state after the other, and records the faults of each."""

    def __init__(self, driver: PageDriver) -> None:
        self.driver = driver
        self.page: Page = driver.page
        self.faults: list[str] = []

    def check(self, state: str, selector: str) -> None:
        """Check the state as soon as the selector matches."""
        self.page.locator(selector).first.wait_for()
        self.faults += find_faults(self.driver, state)

    def close_dialog(self) -> None:
        self.page.keyboard.press("Escape")
        self.page.locator("dialog, [popover]:popover-open").first.wait_for(state="detached")

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).first.click()

    def is_phone(self) -> bool:
        return self.driver.device.touch

    def ignore_errors(self, *words: str) -> None:
        """Drop the errors that the browser reports for expected refusals."""
        remaining = [
            error for error in self.driver.errors if not any(word in error for word in words)
        ]
        self.driver.errors = remaining


def test_what_is_wrong_is_noticed(open_page: OpenPage) -> None:
    driver = open_page(DEVICES["wide"], is_new=True)
    driver.page.set_content(BAD_PAGE)
    assert find_faults(driver, "bad") == [
        'bad 1440: dark: color-contrast: ["h1"]',
        'bad 1440: dark: color-contrast: ["p"]',
        "bad 1440: 3008 wide in a window of 1440",
    ]


@in_sizes
def test_waiting_rooms_are_sound(size: str, open_page: OpenPage, server: ServerProcess) -> None:
    host, guest = StateChecker(open_page(DEVICES[size])), StateChecker(open_page(DEVICES[size]))
    seat = open_waiting_room(server)
    host.driver.store_seat(seat.table, seat.place, seat.token)
    host.driver.goto(f"/table/{seat.table}")
    host.check("room of a host", ".room .own")
    guest.driver.goto(f"/table/{seat.table}")
    guest.check("invited", ".room form")
    guest.press("Sit down")
    guest.check("room of a guest", ".room .own")
    host.page.get_by_role("button", name="Put a bot here").first.click()
    host.check("which bot", "dialog .list")
    host.close_dialog()
    host.page.get_by_role("button", name="Manage").first.click()
    host.check("what to do with a guest", "dialog .list")
    host.page.locator("dialog .list button").last.click()
    guest.check("sent away", "[role=alert]")
    assert host.faults + guest.faults == []


@in_sizes
def test_tables_that_are_watched_are_sound(
    size: str, open_page: OpenPage, server: ServerProcess
) -> None:
    walk = StateChecker(open_page(DEVICES[size]))
    walk.driver.goto(f"/table/{open_position(server, EIGHT_PLAYERS).table}")
    walk.check("watched", "[data-board] .rival")
    _open_side_panel(walk, "Chat")
    walk.check("chat of a spectator", ".chat .note")
    closed = open_waiting_room(server, spectators=False)
    walk.driver.goto(f"/table/{closed.table}")
    walk.check("doorstep", ".room form")
    assert walk.faults == []


@in_sizes
def test_the_menu_and_its_dialogs_are_sound(
    size: str, open_page: OpenPage, server: ServerProcess
) -> None:
    walk = StateChecker(open_page(DEVICES[size]))
    open_position(server, FOUR_PLAYERS).open_in(walk.driver)
    walk.driver.wait_for_question()
    walk.press("Menu")
    walk.page.locator("dialog .menu > li:last-child button").click()
    walk.check("menu", "dialog .menu .main")
    walk.close_dialog()
    walk.press("Menu")
    walk.press("Settings")
    walk.check("settings", "dialog input[value=bg]")
    walk.close_dialog()
    walk.page.keyboard.press("?")
    walk.check("keys", "dialog kbd")
    walk.close_dialog()
    walk.page.keyboard.press("l")
    walk.check("last turn", "dialog")
    walk.close_dialog()
    walk.page.locator(".rival .whole" if walk.is_phone() else ".rival .who").first.click()
    walk.page.locator("dialog summary").first.click()
    walk.check("town of a rival", "dialog details[open]")
    assert walk.faults == []


@in_sizes
def test_what_is_opened_on_the_board_is_sound(
    size: str, open_page: OpenPage, server: ServerProcess
) -> None:
    walk = StateChecker(open_page(DEVICES[size]))
    open_position(server, EIGHT_PLAYERS).open_in(walk.driver)
    walk.driver.wait_for_question()
    walk.check("eight players", "[data-board] .rival")
    walk.page.locator("#hand button").first.click()
    walk.check("sheet of a card", "[popover]:popover-open")
    walk.close_dialog()
    walk.page.locator("#question .source").click()
    walk.check("text of a character", "[popover]:popover-open")
    walk.close_dialog()
    if not walk.is_phone():
        walk.page.locator("#hand button").last.hover()
        walk.check("peek at a card", ".peek")
    walk.press("Hint")
    walk.check("hint", ".side .hint")
    if walk.is_phone():
        walk.page.locator("#question .handle").click()
        walk.check("folded question", "#question.folded")
    assert walk.faults == []


@in_sizes
def test_log_and_chat_are_sound(size: str, open_page: OpenPage, server: ServerProcess) -> None:
    walk = StateChecker(open_page(DEVICES[size]))
    open_position(server, FOUR_PLAYERS).open_in(walk.driver)
    walk.driver.wait_for_question()
    _open_side_panel(walk, "Log")
    walk.check("log", ".drawer [role=tabpanel]")
    walk.page.get_by_role("tab", name="Chat").click()
    field = walk.page.locator(".chat input")
    field.fill("A fine evening, is it not?")
    field.press("Enter")
    walk.page.locator(".chat button[aria-expanded]").click()
    field.fill("x" * 190)
    walk.check("chat", ".chat .own")
    assert walk.faults == []


@in_sizes
def test_endings_and_replays_are_sound(
    size: str, open_page: OpenPage, server: ServerProcess
) -> None:
    walk = StateChecker(open_page(DEVICES[size]))
    game = finish_game(server, walk.driver)
    walk.page.locator("dialog summary").last.click()
    walk.check("ending with its chart and the deal", "dialog .verdict.same")
    assert walk.page.locator("dialog svg[role=img]").count()
    walk.close_dialog()
    walk.check("board that is over", "[data-over=true]")
    walk.driver.goto(f"/game/{game}")
    walk.check("replay", ".replay .board [aria-label]")
    if walk.is_phone():
        walk.press("Log")
        walk.check("log of a replay", ".replay .log")
    walk.press("Result")
    walk.check("result of a replay", ".replay .result table")
    walk.page.locator(".deeds button:visible").first.click()
    walk.check("play on", "dialog")
    assert walk.faults == []


@in_sizes
def test_the_first_game_is_sound(size: str, open_page: OpenPage) -> None:
    walk = StateChecker(open_page(DEVICES[size]))
    walk.driver.goto("/learn")
    walk.press("Begin the first game")
    walk.check("first lesson", "aside .keys")
    lesson = walk.page.locator("aside h2").first.inner_text()
    walk.press("Go on")
    expect(walk.page.locator("aside h2").first).not_to_have_text(lesson)
    walk.check("second lesson", "aside .keys")
    walk.press("Put the guide away")
    walk.check("guide put away", ".pill")
    assert walk.faults == []


@in_sizes
def test_the_set_up_with_all_its_choices_is_sound(size: str, open_page: OpenPage) -> None:
    walk = StateChecker(open_page(DEVICES[size]))
    walk.driver.goto("/new")
    walk.page.locator("summary").click()
    for number in range(2):
        walk.page.get_by_text("My own choice").nth(number).click()
    walk.check("own cast and districts", "main form ul label")
    walk.press("Choose none")
    walk.check("what is wrong with the choices", ".bar .fault")
    assert walk.faults == []


@in_sizes
def test_the_lobby_with_tables_is_sound(
    size: str, open_page: OpenPage, server: ServerProcess
) -> None:
    walk = StateChecker(open_page(DEVICES[size]))
    mine = open_position(server, FOUR_PLAYERS)
    room = open_waiting_room(server, public=True)
    walk.driver.store_seat(mine.table, mine.place, mine.token)
    walk.driver.goto("/")
    walk.page.locator(f"a[href='/table/{room.table}']").first.wait_for()
    walk.check("tables of mine and of others", "[data-status=playing]")
    walk.press("Settings")
    walk.check("settings of the page", "dialog input[value=bg]")
    assert walk.faults == []


@in_sizes
def test_a_lost_connection_is_shown_accessibly(
    size: str, open_page: OpenPage, server: ServerProcess
) -> None:
    walk = StateChecker(open_page(DEVICES[size], is_new=True))
    open_position(server, FOUR_PLAYERS).open_in(walk.driver)
    walk.driver.wait_for_question()
    walk.driver.set_offline(True)
    walk.check("connection lost", ".banner p")
    walk.page.locator("#question [data-option]").first.click()
    walk.check("answer on its way", "#question.waiting")
    assert walk.faults == []


@in_sizes
def test_missing_pages_are_accessible(
    size: str, open_page: OpenPage, server: ServerProcess
) -> None:
    walk = StateChecker(open_page(DEVICES[size], is_new=True))
    walk.driver.goto("/table/none")
    walk.check("no such table", "main .panel h1")
    walk.driver.goto("/game/none")
    walk.check("no such game", "main [role=alert]")
    walk.driver.goto("/seat#none")
    walk.check("no such seat", "main [role=alert]")
    seat = open_position(server, FOUR_PLAYERS)
    _close_connections(walk, CLOSE_CORRUPT)
    _open_table(walk, seat)
    walk.check("damaged", "main .panel p:has-text('is damaged')")
    _close_connections(walk, CLOSE_PROTOCOL_MISMATCH)
    walk.page.reload()
    walk.check("old client", "main .panel button")
    walk.driver.goto("/import")
    walk.page.locator("textarea").fill("no story at all")
    walk.page.locator("form button.main").click()
    walk.check("no such story", "main [role=alert]")
    walk.ignore_errors("404", "401", "400")
    assert walk.faults == []


def _open_side_panel(walk: StateChecker, tab: str) -> None:
    """Open the log or the chat, which on a phone is a drawer."""
    if walk.is_phone():
        walk.press(tab)
    else:
        walk.page.get_by_role("tab", name=tab).click()


def _close_connections(walk: StateChecker, code: int) -> None:
    """Make every connection to a table end at once with this code."""

    def close(route: WebSocketRoute) -> None:
        route.close(code=code)

    walk.page.route_web_socket("**/*", close)


def _open_table(walk: StateChecker, seat: Seat) -> None:
    walk.driver.store_seat(seat.table, seat.place, seat.token)
    walk.driver.goto(f"/table/{seat.table}")
