"""The pictures of the documents: a game of three people and a bot, as one of them sees it.

    python -m tests.browser.pictures [FOLDER]     docs/pictures if nothing is said

The people play what a hint would tell them, over the line, until one of them has something to
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
from tests.browser.house import House
from tests.browser.visitor import LAPTOP, PHONE, Look, Visitor

PEOPLE: Final = ("Ann", "Bob", "Cleo")
SETUP: Final = {"profile": "2016", "players": 4}
LOOKS: Final = {"table": LAPTOP, "phone": PHONE}
FIRST_ROUND: Final = 6  # by then there are towns to look at
CHOICES: Final = 4  # so many things to do make a picture
QUALITY: Final = 82  # of WebP, in hundredths


async def play(address: str) -> Seat:
    """Play a game until Ann has much to choose from; her seat."""
    async with Client(address) as client, AsyncExitStack() as stack:
        seats = [await client.open_table(PEOPLE[0], setup=SETUP, bots={"3": "charter"})]
        seats += [await client.join(seats[0].table, name) for name in PEOPLE[1:]]
        await client.start(seats[0])
        lines = [await stack.enter_async_context(client.connect(seat)) for seat in seats]
        others = [asyncio.create_task(_follow(line)) for line in lines[1:]]
        while await lines[0].wait_for_question() and not _is_worth_a_picture(lines[0]):
            await _follow_once(lines[0])
        for task in others:
            task.cancel()
        return seats[0]


async def _follow(line: TableConnection) -> None:
    while await line.wait_for_question():
        await _follow_once(line)


async def _follow_once(line: TableConnection) -> None:
    """Give the answer that the adviser of the table would give."""
    await line.ask_hint()
    told = await line.receive()
    while not isinstance(told, Hint):
        told = await line.receive()
    await line.answer(told.promises[0].option)


def _is_worth_a_picture(line: TableConnection) -> bool:
    state = line.state
    if state is None or state.own is None or state.common.round < FIRST_ROUND:
        return False
    builds = [option for option in state.own.options if option.verb == "build"]
    return bool(builds) and len(state.own.options) >= CHOICES


def _shoot(visitor: Visitor, file: Path) -> None:
    """As WebP, which Chromium writes itself."""
    visitor.page.wait_for_load_state("networkidle")
    tools = visitor.page.context.new_cdp_session(visitor.page)
    taken = tools.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    file.write_bytes(base64.b64decode(taken["data"]))


def take(address: str, seat: Seat, looks: dict[str, Look], folder: Path) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        for name, look in looks.items():
            visitor = Visitor(browser, address, look)
            visitor.sit(seat.table, seat.place, seat.token)
            visitor.wait_until_asked()
            _shoot(visitor, folder / f"{name}.webp")
            visitor.leave()
        browser.close()


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept, House(Path(kept)) as house:
        take(house.address, asyncio.run(play(house.address)), LOOKS, folder)
    sys.stdout.write(f"{', '.join(LOOKS)} in {folder}\n")


if __name__ == "__main__":
    main()
