"""A person in front of a browser: looks, presses, types; and notes what goes wrong in the page."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Browser, ConsoleMessage, Page, expect

PATIENCE: Final = 20_000  # milliseconds, on a machine with other work to do


@dataclass(frozen=True)
class Look:
    """How the page is looked at."""

    width: int
    height: int
    theme: str = "light"
    language: str = "en"
    touch: bool = False


LAPTOP: Final = Look(1366, 768)
PHONE: Final = Look(360, 740, touch=True)


class Visitor:
    """One browser profile with one page."""

    def __init__(self, browser: Browser, address: str, look: Look) -> None:
        self.address = address
        self.look = look
        self._context = browser.new_context(
            viewport={"width": look.width, "height": look.height},
            color_scheme="dark" if look.theme == "dark" else "light",
            locale=look.language,
            has_touch=look.touch,
            is_mobile=look.touch,
            reduced_motion="reduce",
            service_workers="block",
        )
        self._context.set_default_timeout(PATIENCE)
        self.troubles: list[str] = []
        self.page = self._new_page()

    def _new_page(self) -> Page:
        page = self._context.new_page()
        page.on("console", self._note)
        page.on("pageerror", lambda error: self.troubles.append(f"{page.url}: {error}"))
        return page

    def _note(self, message: ConsoleMessage) -> None:
        # A line that is down is noted by the browser too; tests that cut it say so themselves.
        if message.type == "error" and "WebSocket" not in message.text:
            self.troubles.append(f"{message.text} ({message.location.get('url', '')})")

    def leave(self) -> list[str]:
        """Close everything; what went wrong is told."""
        self._context.close()
        return self.troubles

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def second_tab(self) -> Page:
        return self._new_page()

    def set_offline(self, offline: bool) -> None:
        self._context.set_offline(offline)

    def sit(self, table: str, seat: int, token: str, name: str = "Ann") -> None:
        """Have a seat, as if it had been taken in this browser, and open its table."""
        kept = json.dumps({table: {"seat": seat, "token": token, "name": name}})
        self.page.goto(f"{self.address}/favicon.svg")
        self.page.evaluate("kept => localStorage.setItem('citadels.seats', kept)", kept)
        self.go(f"/table/{table}")
        expect(self.page.locator("[data-board]")).to_be_visible()

    # The board.

    def question(self) -> tuple[int, str]:
        """The number and kind of the open question, and nothing if it is somebody else's."""
        board = self.page.locator("[data-board]")
        kind = board.get_attribute("data-kind") or ""
        asked = board.get_attribute("data-asked") == "me"
        return int(board.get_attribute("data-question") or -1), kind if asked else ""

    def wait_until_asked(self) -> bool:
        """Wait for a question of one's own; false if the game is over."""
        self.page.wait_for_selector("[data-board][data-asked=me], [data-board][data-over=true]")
        return not self.is_over()

    def is_asked(self) -> bool:
        return self.page.locator("[data-board]").get_attribute("data-asked") == "me"

    def is_over(self) -> bool:
        return self.page.locator("[data-board]").get_attribute("data-over") == "true"

    def press(self, option: str) -> None:
        """Press what gives this answer, and wait until the question has changed."""
        number, _ = self.question()
        button = self.page.locator(f"[data-option='{option}']:visible").first
        if not button.count():
            self._open_what_offers(option)
        button.click()
        self.page.wait_for_selector(f"[data-board]:not([data-question='{number}'])")

    def _open_what_offers(self, option: str) -> None:
        """Several answers of one kind stand under one button of the question."""
        self.page.locator(f"#question [data-options~='{option}']:visible").first.click()

    def options(self) -> list[str]:
        """The answers for which there is a button, or one to open, in the question."""
        return self._offered("#question [data-option], #question [data-options]")

    def options_on_things(self) -> list[str]:
        """The answers that sit on cards, buildings, characters and players."""
        return self._offered("[data-options]:not(#question [data-options])")

    def _offered(self, selector: str) -> list[str]:
        found = self.page.eval_on_selector_all(
            selector,
            "all => all.flatMap(one => (one.dataset.option ?? one.dataset.options).split(' '))",
        )
        return sorted(set(found))
