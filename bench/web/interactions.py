"""The interactions that are measured, and what each must show."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Locator

from bench.web.throttled_page import Latency, ThrottledPage
from tests.browser.support.fixtures import FOUR_PLAYERS, open_position
from tests.browser.support.story_positions import StoryPosition, story_positions
from tests.browser.support.table_setup import open_story_position

NEXT_QUESTION: Final = "[data-board]:not([data-question='{number}'])"


@dataclass(frozen=True)
class Interaction:
    """One interaction: how its button is found, and the selector of what it shows."""

    name: str
    prepare: Callable[[ThrottledPage], Locator]
    expected_selector: str  # empty for the next frame; {number} is that of the open question
    key: str = ""  # typed into a field instead of a tap on a button
    restore: Callable[[ThrottledPage], None] | None = (
        None  # so that the next one starts from the same state
    )

    def measure(self, page: ThrottledPage) -> Latency:
        """Measure it on a table on which nothing moves any more."""
        button = self.prepare(page)
        number, _ = page.driver.question()
        tap = page.prepare_tap(button)
        page.watch("keydown" if self.key else "click", self.expected_selector.format(number=number))
        if self.key:
            page.page.keyboard.press(self.key)
        else:
            tap()
        latency = page.read_latency()
        if self.restore is not None:
            self.restore(page)
        return latency


def _find_position(name: str) -> StoryPosition:
    return next(position for position in story_positions() if position.name() == name)


def _prepare_pick(page: ThrottledPage) -> Locator:
    open_story_position(page.server, _find_position("2016-pick-character-pick")).open_in(
        page.driver
    )
    page.driver.wait_for_question()
    return page.page.locator("#question [data-option]").first


def _open_table(page: ThrottledPage) -> None:
    open_position(page.server, FOUR_PLAYERS).open_in(page.driver)
    page.driver.wait_for_question()


def _prepare_gold(page: ThrottledPage) -> Locator:
    _open_table(page)
    return page.page.get_by_role("button", name="Gather gold")


def _prepare_card_text(page: ThrottledPage) -> Locator:
    _open_table(page)
    return page.page.locator("#hand button").first


def _prepare_build(page: ThrottledPage) -> Locator:
    position = _find_position("2016-turn-build")
    open_story_position(page.server, position).open_in(page.driver)
    page.driver.wait_for_question()
    return page.page.locator(f"#hand [data-options~='{position.option}']").first


def _prepare_menu(page: ThrottledPage) -> Locator:
    _open_table(page)
    return page.page.get_by_role("button", name="Menu")


def _prepare_fold(page: ThrottledPage) -> Locator:
    _open_table(page)
    return page.page.locator("#question .handle")


def _prepare_chat(page: ThrottledPage) -> Locator:
    _open_table(page)
    page.page.get_by_role("button", name="Chat").tap()
    field = page.page.locator(".chat input")
    field.tap()
    return field


def _prepare_language(page: ThrottledPage) -> Locator:
    _prepare_menu(page).tap()
    page.page.get_by_role("button", name="Settings").tap()
    return page.page.locator("dialog label:has(input[value=fr])")


def _restore_language(page: ThrottledPage) -> None:
    """Switch back to the language of the other interactions."""
    page.page.locator("dialog label:has(input[value=en])").tap()
    page.page.wait_for_selector("html[lang=en]")


INTERACTIONS: Final = (
    Interaction("choose a character", _prepare_pick, NEXT_QUESTION),
    Interaction("take gold", _prepare_gold, NEXT_QUESTION),
    Interaction("open a card's text", _prepare_card_text, "[popover]:popover-open"),
    Interaction("build from the hand", _prepare_build, NEXT_QUESTION),
    Interaction("open the menu", _prepare_menu, "dialog .menu"),
    Interaction("fold the question", _prepare_fold, "#question.folded"),
    Interaction("type in the chat", _prepare_chat, "", key="a"),
    Interaction(
        "switch the language", _prepare_language, "html[lang=fr]", restore=_restore_language
    ),
)
