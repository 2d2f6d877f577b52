"""What is pressed, and what shall be seen then."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Locator

from bench.web.phone import Answer, Phone
from tests.browser.moments import Moment, moments
from tests.browser.scenes import FOUR, open_position
from tests.browser.tables import open_moment

NEXT: Final = "[data-board]:not([data-question='{number}'])"


@dataclass(frozen=True)
class Press:
    """One deed: how its button is found, and the selector of what it shows."""

    name: str
    prepare: Callable[[Phone], Locator]
    shown: str  # nothing is the next frame; {number} is that of the open question
    key: str = ""  # pressed in a field instead of a finger on a button
    after: Callable[[Phone], None] | None = None  # so that the next one finds all as before

    def time(self, phone: Phone) -> Answer:
        """How long it waits, on a table that has come to rest."""
        button = self.prepare(phone)
        number, _ = phone.visitor.question()
        touch = phone.touch(button)
        phone.watch("keydown" if self.key else "click", self.shown.format(number=number))
        if self.key:
            phone.page.keyboard.press(self.key)
        else:
            touch()
        answer = phone.watched()
        if self.after is not None:
            self.after(phone)
        return answer


def _moment(name: str) -> Moment:
    return next(one for one in moments() if one.name() == name)


def _character(phone: Phone) -> Locator:
    open_moment(phone.house, _moment("2016-pick-character-pick")).take(phone.visitor)
    phone.visitor.wait_until_asked()
    return phone.page.locator("#question [data-option]").first


def _table(phone: Phone) -> None:
    open_position(phone.house, FOUR).take(phone.visitor)
    phone.visitor.wait_until_asked()


def _gold(phone: Phone) -> Locator:
    _table(phone)
    return phone.page.get_by_role("button", name="Gather gold")


def _card(phone: Phone) -> Locator:
    _table(phone)
    return phone.page.locator("#hand button").first


def _build(phone: Phone) -> Locator:
    moment = _moment("2016-turn-build")
    open_moment(phone.house, moment).take(phone.visitor)
    phone.visitor.wait_until_asked()
    return phone.page.locator(f"#hand [data-options~='{moment.option}']").first


def _menu(phone: Phone) -> Locator:
    _table(phone)
    return phone.page.get_by_role("button", name="Menu")


def _fold(phone: Phone) -> Locator:
    _table(phone)
    return phone.page.locator("#question .handle")


def _chat(phone: Phone) -> Locator:
    _table(phone)
    phone.page.get_by_role("button", name="Chat").tap()
    field = phone.page.locator(".chat input")
    field.tap()
    return field


def _language(phone: Phone) -> Locator:
    _menu(phone).tap()
    phone.page.get_by_role("button", name="Settings").tap()
    return phone.page.locator("dialog label:has(input[value=fr])")


def _back(phone: Phone) -> None:
    """The language of everything else."""
    phone.page.locator("dialog label:has(input[value=en])").tap()
    phone.page.wait_for_selector("html[lang=en]")


PRESSES: Final = (
    Press("choose a character", _character, NEXT),
    Press("take gold", _gold, NEXT),
    Press("open a card's text", _card, "[popover]:popover-open"),
    Press("build from the hand", _build, NEXT),
    Press("open the menu", _menu, "dialog .menu"),
    Press("fold the question", _fold, "#question.folded"),
    Press("type in the chat", _chat, "", key="a"),
    Press("switch the language", _language, "html[lang=fr]", after=_back),
)
