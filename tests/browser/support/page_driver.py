"""A browser profile that a test drives; it records the errors that its pages report."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize

from tests.browser.support.tab import BLANK_PATH, TIMEOUT_MS, Tab


@dataclass(frozen=True)
class Device:
    """Size, theme, language and input of a browser."""

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
            viewport=self._viewport(),
            color_scheme=self._color_scheme(),
            locale=device.language,
            has_touch=device.touch,
            is_mobile=device.touch,
            reduced_motion="reduce",
            service_workers="block",
        )
        self._context.set_default_timeout(TIMEOUT_MS)
        self.errors: list[str] = []
        super().__init__(self._new_page(), address)

    def _viewport(self) -> ViewportSize:
        return {"width": self.device.width, "height": self.device.height}

    def _color_scheme(self) -> Literal["dark", "light"]:
        return "dark" if self.device.theme == "dark" else "light"

    def _new_page(self) -> Page:
        page = self._context.new_page()
        page.on("console", self._record_error)
        page.on("pageerror", lambda error: self.errors.append(f"{page.url}: {error}"))
        return page

    def _record_error(self, message: ConsoleMessage) -> None:
        # The browser also reports lost connections; tests that cut them check for it themselves.
        if message.type == "error" and not any(word in message.text for word in OFFLINE_ERRORS):
            self.errors.append(f"{message.text} ({message.location.get('url', '')})")

    def reset(self) -> None:
        """Make it like a new profile, except for the HTTP cache and the running renderer.

        A new profile costs several times as much as a page in a renderer that is there.
        """
        self.close_cdp_session()
        for page in self._context.pages:
            if page is not self.page:
                page.close()
        self._context.set_offline(False)
        self.page.unroute_all()
        self.page.emulate_media(color_scheme=self._color_scheme(), reduced_motion="reduce")
        self.page.set_viewport_size(self._viewport())
        self.goto(BLANK_PATH)
        self.page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        self.errors = []

    def close(self) -> list[str]:
        """Close everything, and return the recorded errors."""
        self._context.close()
        return self.errors

    def open_tab(self) -> Tab:
        return Tab(self._new_page(), self.address)

    def set_offline(self, is_offline: bool) -> None:
        """Airplane mode, for all tabs.

        The Chromium of these tests holds back messages of open WebSockets and refuses new ones, so
        nothing else is needed; a test that presses a button offline would fail if it did not.
        """
        self._context.set_offline(is_offline)
