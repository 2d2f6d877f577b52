"""Five languages at two sizes: every text is there, is translated, and has room where it stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from citadels.engine.editions.registry import PROFILES
from citadels.engine.names import CHARACTERS, DISTRICTS, TYPES
from citadels.text import LANGUAGES, Texts
from tests.browser.house import House
from tests.browser.moments import endings, every_moment, moments
from tests.browser.reading import Place, Reader
from tests.browser.tables import open_moment
from tests.browser.visitor import LAPTOP, Visitor

PAGES: Final = ("/", "/new", "/learn", "/rules", "/about", "/import", "/rules/classic-fr")
KINDS: Final = list({one.kind: one for one in moments()}.values())
SHARES: Final = 4  # of the kinds of questions: tests that can run side by side
ROOM: Final = {
    "name": "Ann",
    "setup": {"profile": "2016", "players": 7},
    "bots": {str(place): "beginner" for place in (2, 4)},
    "clock": "live(bank=900,increment=10)",
}
BAD: Final = """<!doctype html><html lang=en><style>
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
    """Over a page, or by the menu of a table."""
    if page.locator("[data-board]").count():
        page.locator("header.top .tools .tool").last.click()
        page.locator("dialog .menu button").first.click()
    else:
        page.locator("header .tools button").last.click()
    page.wait_for_selector("dialog input[type=radio][value=en]", state="attached")


# Where districts and characters stand: a kind of question, and what is to be found on its board.
DISTRICTS_STAND: Final = {
    "classic-build-or-keep-build": [
        Place("#hand .card-name > span"),
        Place(".tile .card-name > span"),
    ],
    "classic-reclaim-reclaim": [Place("#question .card-name > span")],
}
CHARACTERS_STAND: Final = {
    "classic-build-or-keep-build": [Place(".roles .card-name > span", on_phones=False)],
    "classic-reclaim-reclaim": [
        Place(".token .name", on_phones=False, in_one_line=True),
        Place(".rival .role-name", on_phones=False),
    ],
    "draft": [Place(".choice .card-name > span")],
}


def _names(language: str) -> tuple[list[str], list[str], list[str]]:
    """All districts, characters and types, by every name that a printing has for them."""
    books = [Texts(language, profile) for profile in PROFILES]
    districts = {book.name_of_district(slug) for book in books for slug in DISTRICTS}
    characters = {book.name_of_character(slug) for book in books for slug in CHARACTERS}
    types = {books[0].get(f"type-{slug}") for slug in TYPES}
    return sorted(districts), sorted(characters), sorted(types)


def test_every_card_shows_its_whole_name(visit: Callable[..., Visitor], house: House) -> None:
    visitor = visit(LAPTOP)
    reader = Reader(visitor)
    few = (one for one in every_moment() if one.kind == "pick-character" and 1 < one.choices <= 4)
    known = {one.name(): one for one in moments()} | {"draft": next(few)}
    for name in CHARACTERS_STAND:
        open_moment(house, known[name]).take(visitor)
        visitor.wait_until_asked()
        _open_settings(visitor.page)
        for width in reader.sizes():
            for language in LANGUAGES:
                reader.speak(language)
                districts, characters, types = _names(language)
                here = [(place, districts) for place in DISTRICTS_STAND.get(name, [])]
                here += [(place, characters) for place in CHARACTERS_STAND[name]]
                if name == "classic-build-or-keep-build":
                    here.append((Place("#hand .card .word"), types))
                for place, names in here:
                    if place.on_phones or width == LAPTOP.width:
                        reader.write(place, language, names)
    assert reader.faults == []


@pytest.mark.parametrize("paths", [PAGES[:4], PAGES[4:]], ids="+".join)
def test_pages_have_room_for_their_words(
    paths: tuple[str, ...], visit: Callable[..., Visitor], house: House
) -> None:
    visitor = visit(LAPTOP)
    reader = Reader(visitor)
    for path in paths:
        visitor.go(path)
        visitor.page.wait_for_selector("main h1")
        visitor.page.evaluate(
            "document.querySelectorAll('details').forEach(one => one.open = true)"
        )
        _open_settings(visitor.page)
        reader.look(path)
    assert reader.faults == []


@pytest.mark.parametrize("share", range(SHARES))
def test_questions_have_room_for_their_words(
    share: int, visit: Callable[..., Visitor], house: House
) -> None:
    visitor = visit(LAPTOP)
    reader = Reader(visitor)
    for turn, moment in enumerate(KINDS[share::SHARES]):
        open_moment(house, moment).take(visitor)
        visitor.wait_until_asked()
        _open_settings(visitor.page)
        reader.look(moment.name(), turn)
    assert reader.faults == []


def test_a_waiting_room_has_room_for_its_words(visit: Callable[..., Visitor], house: House) -> None:
    opened: Any = house.post("/api/tables", ROOM)
    host = Reader(visit(LAPTOP))
    host.visitor.keep(opened["table"]["id"], 0, opened["token"])
    host.visitor.go(f"/table/{opened['table']['id']}")
    stranger = Reader(visit(LAPTOP))
    stranger.visitor.go(f"/table/{opened['table']['id']}")
    for reader in (host, stranger):
        for language in LANGUAGES:
            reader.reload_in(language)
            reader.visitor.page.wait_for_selector("main .button")
            reader.look_in_sizes("waiting room", language)
        assert reader.faults == []


def test_the_ending_of_a_game_has_room_for_its_words(
    visit: Callable[..., Visitor], house: House
) -> None:
    visitor = visit(LAPTOP)
    reader = Reader(visitor)
    moment = max(endings(), key=lambda one: len(one.story))
    open_moment(house, moment).take(visitor)
    visitor.wait_until_asked()
    visitor.press(str(moment.option))
    for language in LANGUAGES:
        reader.reload_in(language)
        visitor.page.wait_for_selector("dialog table")
        reader.look_in_sizes("ending", language)
    assert reader.faults == []


def test_menus_have_room_for_their_words(visit: Callable[..., Visitor], house: House) -> None:
    visitor = visit(LAPTOP)
    reader = Reader(visitor)
    open_moment(house, next(one for one in KINDS if one.kind == "turn")).take(visitor)
    page = visitor.page
    for language in LANGUAGES:
        reader.reload_in(language)
        visitor.wait_until_asked()
        page.locator("header.top .tools .tool").last.click()
        page.locator("dialog .menu > li:last-child button").click()  # asks whether to leave
        reader.look_in_sizes("menu", language)
        page.keyboard.press("Escape")
        page.keyboard.press("?")
        page.wait_for_selector("dialog kbd")
        reader.look_in_sizes("keys", language)
        page.keyboard.press("Escape")
        page.locator("[role=tab]").last.click()
        reader.look_in_sizes("chat", language)
    assert reader.faults == []


def test_what_is_wrong_is_noticed(visit: Callable[..., Visitor]) -> None:
    """Each kind of fault, planted on a page of its own; and what is right beside it is not."""
    reader = Reader(visit(LAPTOP))
    reader.visitor.page.set_content(BAD)
    reader.look_once("bad", "en")
    reader.look_once("bad", "fr")
    told = "\n".join(reader.faults)
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
        assert fault in told
        told = told.replace(fault, "")
    assert "broken word" not in told  # an address may go on in the next line
    assert "Eve" not in told
    assert "Pause" not in told  # so it is said in French too
