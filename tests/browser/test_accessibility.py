"""Everybody can play: by keyboard, by a screen reader, on a small screen, in both themes."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest

from citadels.engine.names import CHARACTERS
from citadels.text import Texts
from tests.browser.support.accessibility import DEVICES, find_faults
from tests.browser.support.page_driver import LAPTOP, PageDriver
from tests.browser.support.server_process import ServerProcess
from tests.browser.support.story_positions import story_positions
from tests.browser.support.table_setup import open_story_position, open_table

PAGES: Final = (
    *("/", "/new", "/learn", "/rules", "/rules/classic-fr"),
    *("/statistics", "/about", "/import"),
)
MISSING_PATH: Final = "/nowhere"
BUTTON_PATTERN: Final = re.compile(r"""- '?button "((?:[^"\\]|\\.)*)"(?!.*\[disabled\])""")
BOARD_BUTTONS: Final = ("Take back", "Hint", "The last turn again", "Fold or open the question")
CHARACTER_NAMES: Final = {Texts("en", "classic-en").name_of_character(slug) for slug in CHARACTERS}
# One position of each kind of question, from any book.
QUESTION_POSITIONS: Final = list({one.kind: one for one in story_positions()}.values())
SHARE_COUNT: Final = 2  # tests that workers can share


@pytest.mark.parametrize("size", DEVICES)
def test_pages_are_sound_and_never_scroll_sideways(
    size: str, open_page: Callable[..., PageDriver]
) -> None:
    driver = open_page(DEVICES[size])
    for path in (*PAGES, MISSING_PATH):
        driver.goto(path)
        driver.page.wait_for_selector("main h1")
        assert find_faults(driver, path) == []
    # The browser reports the missing page as an error.
    driver.errors = [error for error in driver.errors if MISSING_PATH not in error]


@pytest.mark.parametrize("size", DEVICES)
@pytest.mark.parametrize("share", range(SHARE_COUNT))
def test_questions_of_every_kind_are_sound(
    share: int, size: str, open_page: Callable[..., PageDriver], server: ServerProcess
) -> None:
    driver = open_page(DEVICES[size])
    for position in QUESTION_POSITIONS[share::SHARE_COUNT]:
        open_story_position(server, position).open_in(driver)
        driver.wait_for_question()
        assert find_faults(driver, position.name()) == []


@pytest.mark.parametrize("players", [2, 4, 8])
def test_what_matters_is_in_view_on_a_laptop(
    players: int, open_page: Callable[..., PageDriver], server: ServerProcess
) -> None:
    driver = open_page(LAPTOP)
    setup = {"profile": "2016", "players": players}
    open_table(server, ["Ann"], setup)[0].open_in(driver)
    driver.wait_for_question()
    for part in ("hand", "city", "gold", "question", "rank-track", "rivals"):
        box = driver.page.locator(f"[data-part={part}]").first.bounding_box()
        assert box is not None, part
        assert box["y"] >= 0, part
        assert box["y"] + box["height"] <= LAPTOP.height + 1, part
    assert not driver.page.evaluate(
        "() => document.documentElement.scrollHeight > window.innerHeight + 1"
    )


def test_a_game_is_played_with_the_keyboard_alone(
    open_page: Callable[..., PageDriver], server: ServerProcess
) -> None:
    driver = open_page(LAPTOP)
    open_table(server, ["Ann"], {"profile": "2016", "players": 4})[0].open_in(driver)
    keys = driver.page.keyboard
    for _ in range(400):
        if not driver.wait_for_question():
            break
        number, kind = driver.question()
        keys.press("1")
        if kind == "turn":
            # Options that share a button open first; ending the turn has its own key.
            if driver.page.locator("[popover]:popover-open").count():
                keys.press("1")
            elif driver.question()[0] == number:
                keys.press("e")
        driver.page.wait_for_selector(
            f"[data-board]:not([data-question='{number}']), [data-board][data-over=true]"
        )
    assert driver.is_over()


def test_a_game_is_played_through_the_accessibility_tree_alone(
    open_page: Callable[..., PageDriver], server: ServerProcess
) -> None:
    """Nothing but roles and names: the region of the question, its buttons, and their words."""
    driver = open_page(LAPTOP)
    open_table(server, ["Ann"], {"profile": "classic-en", "players": 4})[0].open_in(driver)
    question = driver.page.get_by_role("region", name="The question")
    for turn in range(600):
        if not driver.wait_for_question():
            break
        names = [
            name for name in BUTTON_PATTERN.findall(question.aria_snapshot()) if _is_action(name)
        ]
        _press_button(driver, names[turn % len(names)])
    assert driver.is_over()


def _is_action(name: str) -> bool:
    """Not one of the buttons that every question has, nor one that explains a card."""
    return not name.startswith(BOARD_BUTTONS) and name not in CHARACTER_NAMES


def _press_button(driver: PageDriver, name: str) -> None:
    number, _ = driver.question()
    question = driver.page.get_by_role("region", name="The question")
    question.get_by_role("button", name=name, exact=True).first.click()
    changed = f"[data-board]:not([data-question='{number}'])"
    driver.page.wait_for_selector(f"{changed}, [popover]:popover-open")
    sheet = driver.page.locator("[popover]:popover-open").get_by_role("button")
    if driver.question()[0] == number:
        sheet.filter(has_text=re.compile(r"\w")).first.click()
        driver.page.wait_for_selector(changed)
