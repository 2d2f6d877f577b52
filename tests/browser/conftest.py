"""A browser and a server for each worker of a test run; clean browser profiles for each test."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from typing import Protocol

import pytest
from playwright.sync_api import Browser, Error, expect, sync_playwright

from tests.browser.support.page_driver import LAPTOP, Device, PageDriver
from tests.browser.support.server_process import ServerProcess, is_client_built
from tests.browser.support.tab import TIMEOUT_MS

expect.set_options(timeout=TIMEOUT_MS)
CHROMIUM_COMMANDS = ("chromium", "chromium-browser", "google-chrome")


def _skip_or_fail(reason: str) -> None:
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The system's Chromium."""
    program = next(filter(None, map(shutil.which, CHROMIUM_COMMANDS)), None)
    if program is None:
        _skip_or_fail("no Chromium: run scripts/services")
    if not is_client_built():
        _skip_or_fail("the browser client was not built: run scripts/web")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose bots answer without a pause."""
    with ServerProcess(tmp_path_factory.mktemp("server")) as process:
        yield process


class PagePool:
    """Browser profiles of one worker, used again by test after test."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._idle: dict[tuple[Device, str], list[PageDriver]] = {}

    def take(self, device: Device, address: str) -> PageDriver:
        idle = self._idle.get((device, address))
        return idle.pop() if idle else PageDriver(self._browser, address, device)

    def give_back(self, driver: PageDriver) -> None:
        try:
            driver.reset()
        except Error:  # it cannot be used again
            driver.close()
        else:
            self._idle.setdefault((driver.device, driver.address), []).append(driver)

    def close(self) -> None:
        for drivers in self._idle.values():
            for driver in drivers:
                driver.close()


@pytest.fixture(scope="session")
def page_pool(chromium: Browser) -> Iterator[PagePool]:
    pool = PagePool(chromium)
    yield pool
    pool.close()


class OpenPage(Protocol):
    def __call__(
        self, device: Device = LAPTOP, address: str = "", *, is_new: bool = False
    ) -> PageDriver: ...


@pytest.fixture
def open_page(chromium: Browser, server: ServerProcess, page_pool: PagePool) -> Iterator[OpenPage]:
    """Opens pages, each with its own browser profile; none may have reported an error.

    A test that leaves behind what a reset does not undo asks for a profile that `is_new`.
    """
    pooled: list[PageDriver] = []
    new: list[PageDriver] = []

    def open_driver(
        device: Device = LAPTOP, address: str = "", *, is_new: bool = False
    ) -> PageDriver:
        address = address or server.address
        if is_new:
            new.append(PageDriver(chromium, address, device))
            return new[-1]
        pooled.append(page_pool.take(device, address))
        return pooled[-1]

    yield open_driver
    errors = [error for driver in pooled + new for error in driver.errors]
    for driver in pooled:
        page_pool.give_back(driver)
    for driver in new:
        driver.close()
    assert not errors, "\n".join(errors)
