"""A person in front of a browser: looks, presses, types; and notes what goes wrong in the page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Browser, ConsoleMessage, Page

from tests.browser.tab import PATIENCE, Tab


@dataclass(frozen=True)
class Look:
    """How the page is looked at."""

    width: int
    height: int
    theme: str = "light"
    language: str = "en"
    touch: bool = False


LAPTOP: Final = Look(1366, 768)
CUT_OFF: Final = ("WebSocket", "net::ERR_INTERNET_DISCONNECTED", "net::ERR_CONNECTION_REFUSED")
PHONE: Final = Look(360, 740, touch=True)


class Visitor(Tab):
    """One browser profile with one tab; more can be opened."""

    def __init__(self, browser: Browser, address: str, look: Look) -> None:
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
        super().__init__(self._new_page(), address)

    def _new_page(self) -> Page:
        page = self._context.new_page()
        page.on("console", self._note)
        page.on("pageerror", lambda error: self.troubles.append(f"{page.url}: {error}"))
        return page

    def _note(self, message: ConsoleMessage) -> None:
        # A line that is down is noted by the browser too; tests that cut it say so themselves.
        if message.type == "error" and not any(word in message.text for word in CUT_OFF):
            self.troubles.append(f"{message.text} ({message.location.get('url', '')})")

    def leave(self) -> list[str]:
        """Close everything; what went wrong is told."""
        self._context.close()
        return self.troubles

    def second_tab(self) -> Tab:
        return Tab(self._new_page(), self.address)

    def set_offline(self, is_offline: bool) -> None:
        """Airplane mode, for all tabs.

        The Chromium of these tests holds back what open WebSockets say and refuses new ones, so
        nothing else is needed; a test of a press without a network would fail if it did not.
        """
        self._context.set_offline(is_offline)
