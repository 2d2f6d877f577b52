"""What a table can look like beside its questions is sound too, in both themes and sizes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from citadels.protocol.messages import CLOSE_DAMAGED, CLOSE_OLD_PROTOCOL
from tests.browser.house import House
from tests.browser.scenes import EIGHT, FOUR, end_a_game, open_position, open_room
from tests.browser.soundness import SIZES, faults
from tests.browser.tables import Seat
from tests.browser.visitor import Visitor

in_sizes: Final = pytest.mark.parametrize("size", SIZES)
Visit = Callable[..., Visitor]
# Readable in the light alone.
BAD: Final = """<!doctype html><html lang=en><title>Bad</title><style>
body { background: #fff; color: #222 } p { width: 3000px }
@media (prefers-color-scheme: dark) { body { color: #ddd } }</style>
<main><h1>Bad</h1><p>Wide</p></main>"""


class Walk:
    """Goes from state to state, and notes what is wrong in each."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.faults: list[str] = []

    def look(self, state: str, selector: str) -> None:
        """The state is there when something of it is to be seen."""
        self.page.locator(selector).first.wait_for()
        self.faults += faults(self.visitor, state)

    def close(self) -> None:
        self.page.keyboard.press("Escape")
        self.page.locator("dialog, [popover]:popover-open").first.wait_for(state="detached")

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).first.click()

    def is_phone(self) -> bool:
        return self.visitor.look.touch

    def forgive(self, *words: str) -> None:
        """The browser notes what was refused, and it was to be."""
        kept = [one for one in self.visitor.troubles if not any(word in one for word in words)]
        self.visitor.troubles = kept


def test_what_is_wrong_is_noticed(visit: Visit) -> None:
    visitor = visit(SIZES["wide"])
    visitor.page.set_content(BAD)
    assert faults(visitor, "bad") == [
        'bad 1440: dark: color-contrast: ["h1"]',
        'bad 1440: dark: color-contrast: ["p"]',
        "bad 1440: 3008 wide in a window of 1440",
    ]


@in_sizes
def test_waiting_rooms_are_sound(size: str, visit: Visit, house: House) -> None:
    host, guest = Walk(visit(SIZES[size])), Walk(visit(SIZES[size]))
    seat = open_room(house)
    host.visitor.keep(seat.table, seat.place, seat.token)
    host.visitor.go(f"/table/{seat.table}")
    host.look("room of a host", ".room .own")
    guest.visitor.go(f"/table/{seat.table}")
    guest.look("invited", ".room form")
    guest.press("Sit down")
    guest.look("room of a guest", ".room .own")
    host.page.get_by_role("button", name="Put a bot here").first.click()
    host.look("which bot", "dialog .list")
    host.close()
    host.page.get_by_role("button", name="Manage").first.click()
    host.look("what to do with a guest", "dialog .list")
    host.page.locator("dialog .list button").last.click()
    guest.look("sent away", "[role=alert]")
    assert host.faults + guest.faults == []


@in_sizes
def test_tables_that_are_watched_are_sound(size: str, visit: Visit, house: House) -> None:
    walk = Walk(visit(SIZES[size]))
    walk.visitor.go(f"/table/{open_position(house, EIGHT).table}")
    walk.look("watched", "[data-board] .rival")
    _tell(walk, "Chat")
    walk.look("chat of a spectator", ".chat .note")
    closed = open_room(house, spectators=False)
    walk.visitor.go(f"/table/{closed.table}")
    walk.look("doorstep", ".room form")
    assert walk.faults == []


@in_sizes
def test_the_menu_and_its_dialogs_are_sound(size: str, visit: Visit, house: House) -> None:
    walk = Walk(visit(SIZES[size]))
    open_position(house, FOUR).take(walk.visitor)
    walk.visitor.wait_until_asked()
    walk.press("Menu")
    walk.page.locator("dialog .menu > li:last-child button").click()
    walk.look("menu", "dialog .menu .main")
    walk.close()
    walk.press("Menu")
    walk.press("Settings")
    walk.look("settings", "dialog input[value=bg]")
    walk.close()
    walk.page.keyboard.press("?")
    walk.look("keys", "dialog kbd")
    walk.close()
    walk.page.keyboard.press("l")
    walk.look("last turn", "dialog")
    walk.close()
    walk.page.locator(".rival .whole" if walk.is_phone() else ".rival .who").first.click()
    walk.page.locator("dialog summary").first.click()
    walk.look("town of a rival", "dialog details[open]")
    assert walk.faults == []


@in_sizes
def test_what_is_opened_on_the_board_is_sound(size: str, visit: Visit, house: House) -> None:
    walk = Walk(visit(SIZES[size]))
    open_position(house, EIGHT).take(walk.visitor)
    walk.visitor.wait_until_asked()
    walk.look("eight players", "[data-board] .rival")
    walk.page.locator("#hand button").first.click()
    walk.look("sheet of a card", "[popover]:popover-open")
    walk.close()
    walk.page.locator("#question .source").click()
    walk.look("text of a character", "[popover]:popover-open")
    walk.close()
    if not walk.is_phone():
        walk.page.locator("#hand button").last.hover()
        walk.look("peek at a card", ".peek")
    walk.press("Hint")
    walk.look("hint", ".side .hint")
    if walk.is_phone():
        walk.page.locator("#question .handle").click()
        walk.look("folded question", "#question.folded")
    assert walk.faults == []


@in_sizes
def test_log_and_chat_are_sound(size: str, visit: Visit, house: House) -> None:
    walk = Walk(visit(SIZES[size]))
    open_position(house, FOUR).take(walk.visitor)
    walk.visitor.wait_until_asked()
    _tell(walk, "Log")
    walk.look("log", ".drawer [role=tabpanel]")
    walk.page.get_by_role("tab", name="Chat").click()
    field = walk.page.locator(".chat input")
    field.fill("A fine evening, is it not?")
    field.press("Enter")
    walk.page.locator(".chat button[aria-expanded]").click()
    field.fill("x" * 190)
    walk.look("chat", ".chat .own")
    assert walk.faults == []


@in_sizes
def test_endings_and_replays_are_sound(size: str, visit: Visit, house: House) -> None:
    walk = Walk(visit(SIZES[size]))
    game = end_a_game(house, walk.visitor)
    walk.page.locator("dialog summary").last.click()
    walk.look("ending with its chart and the deal", "dialog .verdict.same")
    assert walk.page.locator("dialog svg[role=img]").count()
    walk.close()
    walk.look("board that is over", "[data-over=true]")
    walk.visitor.go(f"/game/{game}")
    walk.look("replay", ".replay .board [aria-label]")
    if walk.is_phone():
        walk.press("Log")
        walk.look("log of a replay", ".replay .log")
    walk.press("Result")
    walk.look("result of a replay", ".replay .result table")
    walk.page.locator(".deeds button:visible").first.click()
    walk.look("play on", "dialog")
    assert walk.faults == []


@in_sizes
def test_the_first_game_is_sound(size: str, visit: Visit) -> None:
    walk = Walk(visit(SIZES[size]))
    walk.visitor.go("/learn")
    walk.press("Begin the first game")
    walk.look("first lesson", "aside .keys")
    lesson = walk.page.locator("aside h2").first.inner_text()
    walk.press("Go on")
    expect(walk.page.locator("aside h2").first).not_to_have_text(lesson)
    walk.look("second lesson", "aside .keys")
    walk.press("Put the guide away")
    walk.look("guide put away", ".pill")
    assert walk.faults == []


@in_sizes
def test_the_set_up_with_all_its_choices_is_sound(size: str, visit: Visit) -> None:
    walk = Walk(visit(SIZES[size]))
    walk.visitor.go("/new")
    walk.page.locator("summary").click()
    for number in range(2):
        walk.page.get_by_text("My own choice").nth(number).click()
    walk.look("own cast and districts", "main form ul label")
    walk.press("Choose none")
    walk.look("what is wrong with the choices", ".bar .fault")
    assert walk.faults == []


@in_sizes
def test_the_lobby_with_tables_is_sound(size: str, visit: Visit, house: House) -> None:
    walk = Walk(visit(SIZES[size]))
    mine = open_position(house, FOUR)
    room = open_room(house, public=True)
    walk.visitor.keep(mine.table, mine.place, mine.token)
    walk.visitor.go("/")
    walk.page.locator(f"a[href='/table/{room.table}']").first.wait_for()
    walk.look("tables of mine and of others", "[data-status=playing]")
    walk.press("Settings")
    walk.look("settings of the page", "dialog input[value=bg]")
    assert walk.faults == []


@in_sizes
def test_a_line_that_is_down_is_told_soundly(size: str, visit: Visit, house: House) -> None:
    walk = Walk(visit(SIZES[size]))
    open_position(house, FOUR).take(walk.visitor)
    walk.visitor.wait_until_asked()
    walk.visitor.set_offline(True)
    walk.look("line down", ".banner p")
    walk.page.locator("#question [data-option]").first.click()
    walk.look("answer on its way", "#question.waiting")
    assert walk.faults == []


@in_sizes
def test_what_is_not_there_is_told_soundly(size: str, visit: Visit, house: House) -> None:
    walk = Walk(visit(SIZES[size]))
    walk.visitor.go("/table/none")
    walk.look("no such table", "main .panel h1")
    walk.visitor.go("/game/none")
    walk.look("no such game", "main [role=alert]")
    walk.visitor.go("/seat#none")
    walk.look("no such seat", "main [role=alert]")
    seat = open_position(house, FOUR)
    _close_lines(walk, CLOSE_DAMAGED)
    _open(walk, seat)
    walk.look("damaged", "main .panel p:has-text('is damaged')")
    _close_lines(walk, CLOSE_OLD_PROTOCOL)
    walk.page.reload()
    walk.look("old client", "main .panel button")
    walk.visitor.go("/import")
    walk.page.locator("textarea").fill("no story at all")
    walk.page.locator("form button.main").click()
    walk.look("no such story", "main [role=alert]")
    walk.forgive("404", "401", "400")
    assert walk.faults == []


def _tell(walk: Walk, tab: str) -> None:
    """Open the log or the chat, which on a phone is a drawer."""
    if walk.is_phone():
        walk.press(tab)
    else:
        walk.page.get_by_role("tab", name=tab).click()


def _close_lines(walk: Walk, code: int) -> None:
    """Every line to a table is closed at once with this code."""

    def close(line: WebSocketRoute) -> None:
        line.close(code=code)

    walk.page.route_web_socket("**/*", close)


def _open(walk: Walk, seat: Seat) -> None:
    walk.visitor.keep(seat.table, seat.place, seat.token)
    walk.visitor.go(f"/table/{seat.table}")
