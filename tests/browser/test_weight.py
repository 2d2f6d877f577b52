"""What a first visit has to fetch, as a browser that knows gzip alone gets it."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from citadels.text import LANGUAGES
from tests.browser.house import House
from tests.browser.tab import PATIENCE

BAR: Final = 150_000  # bytes, with headers


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_visit_is_light(language: str, chromium: Browser, house: House) -> None:
    fetched = _fetched(chromium, house.address, language)
    assert any(address.endswith(".woff2") for address in fetched)
    assert any(address.endswith(".js") for address in fetched)
    assert sum(fetched.values()) < BAR, fetched


def _fetched(browser: Browser, address: str, language: str) -> dict[str, int]:
    """The bytes over the line of each thing that a browser without a memory asks for."""
    context = browser.new_context(locale=language, service_workers="block")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    tools = context.new_cdp_session(page)
    addresses: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def note(event: dict[str, Any]) -> None:
        addresses[event["requestId"]] = event["response"]["url"]

    def count(event: dict[str, Any]) -> None:
        sizes[event["requestId"]] = int(event["encodedDataLength"])

    tools.on("Network.responseReceived", note)
    tools.on("Network.loadingFinished", count)
    tools.send("Network.enable")
    tools.send("Network.setExtraHTTPHeaders", {"headers": {"Accept-Encoding": "gzip"}})
    page.goto(address)
    page.wait_for_selector("main h1")
    page.wait_for_load_state("networkidle")
    context.close()
    return {addresses[one]: size for one, size in sizes.items()}
