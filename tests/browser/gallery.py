"""Takes screenshots of every page, kind of question and state of a table, in both themes and sizes.

    python -m tests.browser.gallery [FOLDER]     default: build/gallery

For reviewing a change of the client; `index.html` in the folder shows them all.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from citadels.text import LANGUAGES
from tests.browser.support.fixtures import (
    EIGHT_PLAYERS,
    FOUR_PLAYERS,
    finish_game,
    open_position,
    open_waiting_room,
)
from tests.browser.support.page_driver import Device, PageDriver
from tests.browser.support.server_process import ServerProcess
from tests.browser.support.story_positions import story_positions
from tests.browser.support.table_setup import open_story_position

PAGES: Final = {
    "lobby": "/",
    "new-table": "/new",
    "learn": "/learn",
    "rules": "/rules",
    "rules-classic-fr": "/rules/classic-fr",
    "statistics": "/statistics",
    "about": "/about",
    "import": "/import",
    "missing": "/nowhere",
}
SIZES: Final = {"laptop": (1366, 768), "phone": (360, 740)}
THEMES: Final = ("light", "dark")


def device_variants() -> Iterator[tuple[str, Device]]:
    """Each size and theme, with the languages in rotation."""
    for index, (size, (width, height)) in enumerate(SIZES.items()):
        for number, theme in enumerate(THEMES):
            language = LANGUAGES[(2 * index + number) % len(LANGUAGES)]
            yield f"{size}-{theme}", Device(width, height, theme, language, size == "phone")


def take_screenshots(browser: Browser, server: ServerProcess, folder: Path) -> list[str]:
    """Take them all; return their names."""
    names: list[str] = []
    kinds = {candidate.kind: candidate for candidate in story_positions()}
    for name, device in device_variants():
        driver = PageDriver(browser, server.address, device)
        for page, path in PAGES.items():
            driver.goto(path)
            driver.page.wait_for_selector("main h1")
            names.append(_take_screenshot(driver, folder, f"page-{page}-{name}"))
        for kind, position in sorted(kinds.items()):
            open_story_position(server, position).open_in(driver)
            driver.wait_for_question()
            names.append(_take_screenshot(driver, folder, f"question-{kind}-{name}"))
        names.extend(
            _take_screenshot(driver, folder, f"scene-{scene}-{name}")
            for scene in visit_scenes(driver, server)
        )
        driver.close()
    return sorted(names)


def visit_scenes(driver: PageDriver, server: ServerProcess) -> Iterator[str]:
    """Open the states of a table other than its questions, yielding the name of each one."""
    page = driver.page
    room = open_waiting_room(server)
    driver.goto(f"/table/{room.table}")
    page.wait_for_selector(".room form")
    yield "invited"
    driver.store_seat(room.table, room.place, room.token)
    page.reload()
    page.wait_for_selector(".room .own")
    yield "waiting-room"
    for players, story in {"four": FOUR_PLAYERS, "eight": EIGHT_PLAYERS}.items():
        seat = open_position(server, story)
        driver.goto(f"/table/{seat.table}")
        page.wait_for_selector("[data-board] .rival")
        yield f"watched-by-a-spectator-{players}"
        driver.store_seat(seat.table, seat.place, seat.token)
        page.reload()
        driver.wait_for_question()
        yield f"game-of-{players}"
    page.locator("header.top .tools .tool").last.click()
    page.wait_for_selector("dialog .menu")
    yield "menu"
    page.keyboard.press("Escape")
    game = finish_game(server, driver)
    yield "ending"
    driver.goto(f"/game/{game}")
    page.wait_for_selector(".replay .board [aria-label]")
    yield "replay"
    driver.goto("/learn")
    page.locator("main .button.main").click()
    page.wait_for_selector("aside .keys")
    yield "first-game"


def _take_screenshot(driver: PageDriver, folder: Path, name: str) -> str:
    driver.page.wait_for_load_state("networkidle")
    driver.page.screenshot(path=folder / f"{name}.png")
    return name


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "build/gallery")
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data_folder,
        ServerProcess(Path(data_folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        names = take_screenshots(browser, server, folder)
        browser.close()
    figures = "\n".join(
        f'<figure><img src="{escape(name)}.png" loading="lazy"><figcaption>{escape(name)}'
        "</figcaption></figure>"
        for name in names
    )
    style = "<style>body{display:flex;flex-wrap:wrap;gap:1rem}img{max-width:34rem}</style>"
    (folder / "index.html").write_text(f"<!doctype html>{style}{figures}", encoding="utf-8")
    sys.stdout.write(f"{len(names)} pictures in {folder}/index.html\n")


if __name__ == "__main__":
    main()
