"""A browser and a server for each worker of a test run; a fresh visitor for each test."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.house import House, is_built
from tests.browser.tab import PATIENCE
from tests.browser.visitor import LAPTOP, Look, Visitor

expect.set_options(timeout=PATIENCE)
PROGRAMS = ("chromium", "chromium-browser", "google-chrome")


def _miss(reason: str) -> None:
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The system's Chromium."""
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        _miss("no Chromium: run scripts/services")
    if not is_built():
        _miss("the browser client was not built: run scripts/web")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose bots do not wait."""
    with House(tmp_path_factory.mktemp("house")) as open_house:
        yield open_house


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(chromium: Browser, house: House) -> Iterator[Visit]:
    """Makes visitors, each with a browser profile of its own; none may have seen an error."""
    visitors: list[Visitor] = []

    def make(look: Look = LAPTOP, address: str = "") -> Visitor:
        visitor = Visitor(chromium, address or house.address, look)
        visitors.append(visitor)
        return visitor

    yield make
    troubles = [trouble for visitor in visitors for trouble in visitor.leave()]
    assert not troubles, "\n".join(troubles)
