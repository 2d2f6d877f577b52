"""The size of a first visit for a browser that supports only gzip."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from pathlib import PurePosixPath
from typing import Any, Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, CDPSession, Page

from citadels.engine.names import CHARACTERS, DISTRICTS
from citadels.server.http.static_files import read_client
from citadels.text import LANGUAGES
from tests.browser.support.server_process import ServerProcess
from tests.browser.support.tab import TIMEOUT_MS
from tests.browser.support.table_setup import Seat, open_table

MAX_BYTES: Final = 150_000  # with headers
SETUP: Final = {"players": 4, "profile": "2016"}
OPTION_SELECTOR: Final = "[data-board][data-asked=me] #question [data-option]"
# Drawings of single cards, by the names of their files without the hash.
ICON_PATTERN: Final = re.compile(r"^_icon_")
DISTRICT_FILES: Final = {name.replace("-", "_"): name for name in DISTRICTS}


@dataclass
class PageWeight:
    """The requests of a browser with an empty cache, with the transferred bytes."""

    sizes: dict[str, int] = field(default_factory=dict)
    shown: set[str] = field(default_factory=set)  # visible cards

    def total(self) -> int:
        return sum(self.sizes.values())

    def files(self) -> set[str]:
        return {PurePosixPath(address).name.rpartition("-")[0] for address in self.sizes}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_visit_is_light(language: str, chromium: Browser, server: ServerProcess) -> None:
    """To the lobby, to a waiting room by invitation, and back to one's own table."""
    host = server.post("/api/tables", {"name": "Ann", "setup": SETUP, "bots": {}, "clock": "off"})
    (seat,) = open_table(server, ["Ann"], SETUP)
    room = f"/table/{_table_id(host)}"
    for path, sight in (
        ("/", "main h1"),
        (room, "main h1"),
        (f"/table/{seat.table}", OPTION_SELECTOR),
    ):
        fetched = _measure_visit(chromium, server.address + path, language, sight, seat)
        assert any(address.endswith(".woff2") for address in fetched.sizes)
        assert any(address.endswith(".js") for address in fetched.sizes)
        assert fetched.total() < MAX_BYTES, (path, fetched.total(), fetched.sizes)


def test_a_table_fetches_no_drawing_of_a_card_that_is_not_in_play(
    chromium: Browser, server: ServerProcess
) -> None:
    (seat,) = open_table(server, ["Ann"], SETUP)
    fetched = _measure_visit(
        chromium, f"{server.address}/table/{seat.table}", "en", OPTION_SELECTOR, seat
    )
    icons = {name for name in fetched.files() if ICON_PATTERN.match(name)}
    districts = {DISTRICT_FILES[name] for name in fetched.files() & DISTRICT_FILES.keys()}
    assert len(icons) == len(fetched.shown & set(CHARACTERS))
    assert districts <= fetched.shown
    # There are other files, which could have been fetched.
    built = {PurePosixPath(path).name.rpartition("-")[0] for path in read_client()}
    assert len({name for name in built if ICON_PATTERN.match(name)}) > len(icons) > 0
    assert len(built & DISTRICT_FILES.keys()) > len(districts)


def _table_id(data: dict[str, Any]) -> str:
    return str(data["table"]["id"])


def _measure_visit(
    browser: Browser, address: str, language: str, sight: str, seat: Seat
) -> PageWeight:
    context = browser.new_context(locale=language, service_workers="block")
    context.set_default_timeout(TIMEOUT_MS)
    seat_data = {seat.table: {"seat": seat.place, "token": seat.token, "name": seat.name}}
    seat_json = json.dumps(json.dumps(seat_data))
    context.add_init_script(f"localStorage.setItem('citadels.seats', {seat_json})")
    page = context.new_page()
    fetched = PageWeight()
    _record_sizes(context.new_cdp_session(page), fetched.sizes)
    page.goto(address)
    page.wait_for_selector(sight)
    page.wait_for_load_state("networkidle")
    fetched.shown = _cards_shown(page)
    context.close()
    return fetched


def _record_sizes(tools: CDPSession, sizes: dict[str, int]) -> None:
    addresses: dict[str, str] = {}

    def note(event: dict[str, Any]) -> None:
        addresses[event["requestId"]] = urlsplit(event["response"]["url"]).path

    def count(event: dict[str, Any]) -> None:
        sizes[addresses[event["requestId"]]] = int(event["encodedDataLength"])

    tools.on("Network.responseReceived", note)
    tools.on("Network.loadingFinished", count)
    tools.send("Network.enable")
    tools.send("Network.setExtraHTTPHeaders", {"headers": {"Accept-Encoding": "gzip"}})


def _cards_shown(page: Page) -> set[str]:
    cards: list[str] = page.eval_on_selector_all(
        "[data-card]", "things => things.map((thing) => thing.dataset.card)"
    )
    return {card.rstrip("*") for card in cards}
