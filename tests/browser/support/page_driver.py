"""A person in front of a browser: looks, presses, types; and notes what goes wrong in the page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Browser, ConsoleMessage, Page

from tests.browser.support.tab import TIMEOUT_MS, Tab


@dataclass(frozen=True)
class Device:
    """How the page is looked at."""

    width: int
    height: int
    theme: str = "light"
    language: str = "en"
    touch: bool = False


LAPTOP: Final = Device(1366, 768)
OFFLINE_ERRORS: Final = (
    "WebSocket",
    "net::ERR_INTERNET_DISCONNECTED",
    "net::ERR_CONNECTION_REFUSED",
)
PHONE: Final = Device(360, 740, touch=True)


class PageDriver(Tab):
    """One browser profile with one tab; more can be opened."""

    def __init__(self, browser: Browser, address: str, device: Device) -> None:
        self.device = device
        self._context = browser.new_context(
            viewport={"width": device.width, "height": device.height},
            color_scheme="dark" if device.theme == "dark" else "light",
            locale=device.language,
            has_touch=device.touch,
            is_mobile=device.touch,
            reduced_motion="reduce",
            service_workers="block",
        )
        self._context.set_default_timeout(TIMEOUT_MS)
        self.errors: list[str] = []
        super().__init__(self._new_page(), address)

    def _new_page(self) -> Page:
        page = self._context.new_page()
        page.on("console", self._record_error)
        page.on("pageerror", lambda error: self.errors.append(f"{page.url}: {error}"))
        return page

    def _record_error(self, message: ConsoleMessage) -> None:
        # A line that is down is noted by the browser too; tests that cut it say so themselves.
        if message.type == "error" and not any(word in message.text for word in OFFLINE_ERRORS):
            self.errors.append(f"{message.text} ({message.location.get('url', '')})")

    def close(self) -> list[str]:
        """Close everything; what went wrong is told."""
        self._context.close()
        return self.errors

    def open_tab(self) -> Tab:
        return Tab(self._new_page(), self.address)

    def set_offline(self, is_offline: bool) -> None:
        """Airplane mode, for all tabs.

        The Chromium of these tests holds back what open WebSockets say and refuses new ones, so
        nothing else is needed; a test of a press without a network would fail if it did not.
        """
        self._context.set_offline(is_offline)
