"""Takes the screenshots of the documents: a game of three people and a bot, seen by one of them.

    python -m tests.browser.docs_screenshots [FOLDER]     default: docs/pictures

The people play what a hint would suggest, over WebSockets, until one of them has something to
build; then the real client opens the table in Chromium.
"""

from __future__ import annotations

import asyncio
import base64
import shutil
import sys
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from citadels.client import Client, Seat, TableConnection
from citadels.protocol.messages import Hint
from tests.browser.support.page_driver import LAPTOP, PHONE, Device, PageDriver
from tests.browser.support.server_process import ServerProcess

PEOPLE: Final = ("Ann", "Bob", "Cleo")
SETUP: Final = {"profile": "2016", "players": 4}
DEVICES: Final = {"table": LAPTOP, "phone": PHONE}
MIN_ROUND: Final = 6  # by then there are cities to look at
MIN_OPTIONS: Final = 4  # enough options for a good picture
WEBP_QUALITY_PERCENT: Final = 82  # of WebP, in percent


async def play_until_photogenic(address: str) -> Seat:
    """Play a game until Ann has many options; return her seat."""
    async with Client(address) as client, AsyncExitStack() as stack:
        seats = [await client.open_table(PEOPLE[0], setup=SETUP, bots={"3": "charter"})]
        seats += [await client.join(seats[0].table, name) for name in PEOPLE[1:]]
        await client.start(seats[0])
        connections = [await stack.enter_async_context(client.connect(seat)) for seat in seats]
        tasks = [asyncio.create_task(_answer_all(connection)) for connection in connections[1:]]
        while await connections[0].wait_for_question() and not _is_photogenic(connections[0]):
            await _answer_by_hint(connections[0])
        for task in tasks:
            task.cancel()
        return seats[0]


async def _answer_all(connection: TableConnection) -> None:
    while await connection.wait_for_question():
        await _answer_by_hint(connection)


async def _answer_by_hint(connection: TableConnection) -> None:
    """Give the answer that the hint bot of the table would give."""
    await connection.ask_hint()
    message = await connection.receive()
    while not isinstance(message, Hint):
        message = await connection.receive()
    await connection.answer(message.estimates[0].option)


def _is_photogenic(connection: TableConnection) -> bool:
    state = connection.state
    if state is None or state.own is None or state.common.round < MIN_ROUND:
        return False
    builds = [option for option in state.own.options if option.verb == "build"]
    return bool(builds) and len(state.own.options) >= MIN_OPTIONS


def _take_screenshot(driver: PageDriver, file: Path) -> None:
    """Take it as WebP, which Chromium writes itself."""
    driver.page.wait_for_load_state("networkidle")
    cdp_session = driver.page.context.new_cdp_session(driver.page)
    screenshot = cdp_session.send(
        "Page.captureScreenshot", {"format": "webp", "quality": WEBP_QUALITY_PERCENT}
    )
    file.write_bytes(base64.b64decode(screenshot["data"]))


def take_screenshots(address: str, seat: Seat, looks: dict[str, Device], folder: Path) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        for name, device in looks.items():
            driver = PageDriver(browser, address, device)
            driver.open_table(seat.table, seat.place, seat.token)
            driver.wait_for_question()
            _take_screenshot(driver, folder / f"{name}.webp")
            driver.close()
        browser.close()


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data_folder, ServerProcess(Path(data_folder)) as server:
        take_screenshots(
            server.address, asyncio.run(play_until_photogenic(server.address)), DEVICES, folder
        )
    sys.stdout.write(f"{', '.join(DEVICES)} in {folder}\n")


if __name__ == "__main__":
    main()
