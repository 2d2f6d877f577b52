"""Everybody can play: by keyboard, by a screen reader, on a small screen, in both themes."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest

from citadels.engine.names import CHARACTERS
from citadels.text import Texts
from tests.browser.house import House
from tests.browser.moments import moments
from tests.browser.soundness import SIZES, faults
from tests.browser.tables import open_moment, open_table
from tests.browser.visitor import LAPTOP, Visitor

PAGES: Final = (
    *("/", "/new", "/learn", "/rules", "/rules/classic-fr"),
    *("/statistics", "/about", "/import"),
)
MISSING: Final = "/nowhere"
BUTTON: Final = re.compile(r"""- '?button "((?:[^"\\]|\\.)*)"(?!.*\[disabled\])""")
AROUND: Final = ("Take back", "Hint", "The last turn again", "Fold or open the question")
CARDS: Final = {Texts("en", "classic-en").name_of_character(slug) for slug in CHARACTERS}
# One moment of each kind of question, whichever book it comes from.
KINDS: Final = list({one.kind: one for one in moments()}.values())
SHARES: Final = 2  # of the kinds: tests that can run side by side


@pytest.mark.parametrize("size", SIZES)
def test_pages_are_sound_and_never_scroll_sideways(
    size: str, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(SIZES[size])
    for path in (*PAGES, MISSING):
        visitor.go(path)
        visitor.page.wait_for_selector("main h1")
        assert faults(visitor, path) == []
    # The browser notes that one of them is missing, and it is.
    visitor.troubles = [one for one in visitor.troubles if MISSING not in one]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("share", range(SHARES))
def test_questions_of_every_kind_are_sound(
    share: int, size: str, visit: Callable[..., Visitor], house: House
) -> None:
    visitor = visit(SIZES[size])
    for moment in KINDS[share::SHARES]:
        open_moment(house, moment).take(visitor)
        visitor.wait_until_asked()
        assert faults(visitor, moment.name()) == []


@pytest.mark.parametrize("players", [2, 4, 8])
def test_what_matters_is_in_view_on_a_laptop(
    players: int, visit: Callable[..., Visitor], house: House
) -> None:
    visitor = visit(LAPTOP)
    setup = {"profile": "2016", "players": players}
    open_table(house, ["Ann"], setup)[0].take(visitor)
    visitor.wait_until_asked()
    for part in ("hand", "city", "gold", "question", "rank-track", "rivals"):
        box = visitor.page.locator(f"[data-part={part}]").first.bounding_box()
        assert box is not None, part
        assert box["y"] >= 0, part
        assert box["y"] + box["height"] <= LAPTOP.height + 1, part
    assert not visitor.page.evaluate(
        "() => document.documentElement.scrollHeight > window.innerHeight + 1"
    )


def test_a_game_is_played_with_the_keyboard_alone(
    visit: Callable[..., Visitor], house: House
) -> None:
    visitor = visit(LAPTOP)
    open_table(house, ["Ann"], {"profile": "2016", "players": 4})[0].take(visitor)
    keys = visitor.page.keyboard
    for _ in range(400):
        if not visitor.wait_until_asked():
            break
        number, kind = visitor.question()
        keys.press("1")
        if kind == "turn":
            # What stands under one button opens first; ending the turn has a key of its own.
            if visitor.page.locator("[popover]:popover-open").count():
                keys.press("1")
            elif visitor.question()[0] == number:
                keys.press("e")
        visitor.page.wait_for_selector(
            f"[data-board]:not([data-question='{number}']), [data-board][data-over=true]"
        )
    assert visitor.is_over()


def test_a_game_is_played_through_the_accessibility_tree_alone(
    visit: Callable[..., Visitor], house: House
) -> None:
    """Nothing but roles and names: the region of the question, its buttons, and their words."""
    visitor = visit(LAPTOP)
    open_table(house, ["Ann"], {"profile": "classic-en", "players": 4})[0].take(visitor)
    question = visitor.page.get_by_role("region", name="The question")
    for turn in range(600):
        if not visitor.wait_until_asked():
            break
        names = [name for name in BUTTON.findall(question.aria_snapshot()) if _is_deed(name)]
        _press_named(visitor, names[turn % len(names)])
    assert visitor.is_over()


def _is_deed(name: str) -> bool:
    """Not one of the buttons that every question has, nor one that explains a card."""
    return not name.startswith(AROUND) and name not in CARDS


def _press_named(visitor: Visitor, name: str) -> None:
    number, _ = visitor.question()
    question = visitor.page.get_by_role("region", name="The question")
    question.get_by_role("button", name=name, exact=True).first.click()
    changed = f"[data-board]:not([data-question='{number}'])"
    visitor.page.wait_for_selector(f"{changed}, [popover]:popover-open")
    sheet = visitor.page.locator("[popover]:popover-open").get_by_role("button")
    if visitor.question()[0] == number:
        sheet.filter(has_text=re.compile(r"\w")).first.click()
        visitor.page.wait_for_selector(changed)
