"""Five languages at two sizes: every text exists, is translated, and has enough room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from citadels.engine.editions.registry import PROFILES
from citadels.engine.names import CHARACTERS, DISTRICTS, TYPES
from citadels.text import LANGUAGES, Texts
from tests.browser.support.page_driver import LAPTOP, PageDriver
from tests.browser.support.server_process import ServerProcess
from tests.browser.support.story_positions import (
    all_story_positions,
    final_positions,
    story_positions,
)
from tests.browser.support.table_setup import open_story_position
from tests.browser.support.text_layout import LayoutChecker, NameSlot

PAGES: Final = ("/", "/new", "/learn", "/rules", "/about", "/import", "/rules/classic-fr")
QUESTION_POSITIONS: Final = list({one.kind: one for one in story_positions()}.values())
SHARE_COUNT: Final = 4  # tests that workers can share
WAITING_ROOM: Final = {
    "name": "Ann",
    "setup": {"profile": "2016", "players": 7},
    "bots": {str(place): "beginner" for place in (2, 4)},
    "clock": "live(bank=900,increment=10)",
}
BAD_PAGE: Final = """<!doctype html><html lang=en><style>
button, h2, select {width: 60px; font: 16px sans-serif}
.cut {overflow: hidden; white-space: nowrap} .low {overflow: hidden; height: 20px}
.on {position: relative} .on i {position: absolute; left: 8px; font-style: normal}
h2, code {overflow-wrap: anywhere}</style>
<button class=cut>Reading room</button> <button class=low>one two three four five six</button>
<button class=out style="white-space: nowrap">Treasure chamber</button>
<h2>Constantinople</h2> <button class=on><b>gold</b><i>rank</i></button>
<select><option>Imperial Treasury</select>
<code style="display: block; width: 60px">abc/abcabcabc</code>
<div style="width: 3000px">wide</div> <p title="{ $gold }">web-board-moat</p>
<p>Eve 3</p> <p>Pause</p>"""


def _open_settings(page: Page) -> None:
    """Open them on a page, or from the menu of a table."""
    if page.locator("[data-board]").count():
        page.locator("header.top .tools .tool").last.click()
        page.locator("dialog .menu button").first.click()
    else:
        page.locator("header .tools button").last.click()
    page.wait_for_selector("dialog input[type=radio][value=en]", state="attached")


# Places that show names of districts and characters, by the position at which they are found.
DISTRICT_NAME_SLOTS: Final = {
    "classic-build-or-keep-build": [
        NameSlot("#hand .card-name > span"),
        NameSlot(".tile .card-name > span"),
    ],
    "classic-reclaim-reclaim": [NameSlot("#question .card-name > span")],
}
CHARACTER_NAME_SLOTS: Final = {
    "classic-build-or-keep-build": [NameSlot(".roles .card-name > span", is_on_phones=False)],
    "classic-reclaim-reclaim": [
        NameSlot(".token .name", is_on_phones=False, is_single_line=True),
        NameSlot(".rival .role-name", is_on_phones=False),
    ],
    "draft": [NameSlot(".choice .card-name > span")],
}


def _card_names(language: str) -> tuple[list[str], list[str], list[str]]:
    """All districts, characters and types, by every name that an edition has for them."""
    books = [Texts(language, profile) for profile in PROFILES]
    districts = {book.name_of_district(slug) for book in books for slug in DISTRICTS}
    characters = {book.name_of_character(slug) for book in books for slug in CHARACTERS}
    types = {books[0].get(f"type-{slug}") for slug in TYPES}
    return sorted(districts), sorted(characters), sorted(types)


def test_every_card_shows_its_whole_name(
    open_page: Callable[..., PageDriver], server: ServerProcess
) -> None:
    driver = open_page(LAPTOP)
    reader = LayoutChecker(driver)
    candidates = (
        candidate
        for candidate in all_story_positions()
        if candidate.kind == "pick-character" and 1 < candidate.option_count <= 4
    )
    known = {candidate.name(): candidate for candidate in story_positions()} | {
        "draft": next(candidates)
    }
    for name in CHARACTER_NAME_SLOTS:
        open_story_position(server, known[name]).open_in(driver)
        driver.wait_for_question()
        _open_settings(driver.page)
        for width in reader.resize():
            for language in LANGUAGES:
                reader.switch_language(language)
                districts, characters, types = _card_names(language)
                here = [(place, districts) for place in DISTRICT_NAME_SLOTS.get(name, [])]
                here += [(place, characters) for place in CHARACTER_NAME_SLOTS[name]]
                if name == "classic-build-or-keep-build":
                    here.append((NameSlot("#hand .card .word"), types))
                for place, names in here:
                    if place.is_on_phones or width == LAPTOP.width:
                        reader.write_names(place, language, names)
    assert reader.faults == []


@pytest.mark.parametrize("paths", [PAGES[:4], PAGES[4:]], ids="+".join)
def test_pages_have_room_for_their_words(
    paths: tuple[str, ...], open_page: Callable[..., PageDriver], server: ServerProcess
) -> None:
    driver = open_page(LAPTOP)
    reader = LayoutChecker(driver)
    for path in paths:
        driver.goto(path)
        driver.page.wait_for_selector("main h1")
        driver.page.evaluate("document.querySelectorAll('details').forEach(one => one.open = true)")
        _open_settings(driver.page)
        reader.check(path)
    assert reader.faults == []


@pytest.mark.parametrize("share", range(SHARE_COUNT))
def test_questions_have_room_for_their_words(
    share: int, open_page: Callable[..., PageDriver], server: ServerProcess
) -> None:
    driver = open_page(LAPTOP)
    reader = LayoutChecker(driver)
    for turn, position in enumerate(QUESTION_POSITIONS[share::SHARE_COUNT]):
        open_story_position(server, position).open_in(driver)
        driver.wait_for_question()
        _open_settings(driver.page)
        reader.check(position.name(), turn)
    assert reader.faults == []


def test_a_waiting_room_has_room_for_its_words(
    open_page: Callable[..., PageDriver], server: ServerProcess
) -> None:
    opened: Any = server.post("/api/tables", WAITING_ROOM)
    host = LayoutChecker(open_page(LAPTOP))
    host.driver.store_seat(opened["table"]["id"], 0, opened["token"])
    host.driver.goto(f"/table/{opened['table']['id']}")
    stranger = LayoutChecker(open_page(LAPTOP))
    stranger.driver.goto(f"/table/{opened['table']['id']}")
    for reader in (host, stranger):
        for language in LANGUAGES:
            reader.reload_with_language(language)
            reader.driver.page.wait_for_selector("main .button")
            reader.check_sizes("waiting room", language)
        assert reader.faults == []


def test_the_ending_of_a_game_has_room_for_its_words(
    open_page: Callable[..., PageDriver], server: ServerProcess
) -> None:
    driver = open_page(LAPTOP)
    reader = LayoutChecker(driver)
    position = max(final_positions(), key=lambda candidate: len(candidate.story))
    open_story_position(server, position).open_in(driver)
    driver.wait_for_question()
    driver.press(str(position.option))
    for language in LANGUAGES:
        reader.reload_with_language(language)
        driver.page.wait_for_selector("dialog table")
        reader.check_sizes("ending", language)
    assert reader.faults == []


def test_menus_have_room_for_their_words(
    open_page: Callable[..., PageDriver], server: ServerProcess
) -> None:
    driver = open_page(LAPTOP)
    reader = LayoutChecker(driver)
    open_story_position(
        server, next(candidate for candidate in QUESTION_POSITIONS if candidate.kind == "turn")
    ).open_in(driver)
    page = driver.page
    for language in LANGUAGES:
        reader.reload_with_language(language)
        driver.wait_for_question()
        page.locator("header.top .tools .tool").last.click()
        page.locator("dialog .menu > li:last-child button").click()  # asks whether to leave
        reader.check_sizes("menu", language)
        page.keyboard.press("Escape")
        page.keyboard.press("?")
        page.wait_for_selector("dialog kbd")
        reader.check_sizes("keys", language)
        page.keyboard.press("Escape")
        page.locator("[role=tab]").last.click()
        reader.check_sizes("chat", language)
    assert reader.faults == []


def test_what_is_wrong_is_noticed(open_page: Callable[..., PageDriver]) -> None:
    """Each kind of fault on a page made for this test is found; correct texts are not reported."""
    reader = LayoutChecker(open_page(LAPTOP, is_new=True))
    reader.driver.page.set_content(BAD_PAGE)
    reader.check_once("bad", "en")
    reader.check_once("bad", "fr")
    report = "\n".join(reader.faults)
    for fault in (
        'cut off (x): "Reading room" in button.cut',
        'cut off (y): "one two three four five six" in button.low',
        'sticks out (x): "Treasure chamber" in button.out',
        'broken word: "Constantinople" in h2',
        'lies on another text: "gold" in button.on b',
        'cut off in its field: "Imperial Treasury" in select',
        "the page is 3008 wide in a window of 1366",
        "raw text 'web-board-moat'",
        "raw text '{ $gold }'",
        "not translated: 'Constantinople'",
    ):
        assert fault in report
        report = report.replace(fault, "")
    assert "broken word" not in report  # an address may continue on the next line
    assert "Eve" not in report
    assert "Pause" not in report  # the same word in French
