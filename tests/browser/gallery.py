"""Pictures of every page, kind of question and state of a table, in both themes and sizes.

    python -m tests.browser.gallery [FOLDER]     build/gallery if nothing is said

Looked at before a change of the client is called done; `index.html` in the folder shows them all.
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
from tests.browser.house import House
from tests.browser.moments import moments
from tests.browser.scenes import EIGHT, FOUR, end_a_game, open_position, open_room
from tests.browser.tables import open_moment
from tests.browser.visitor import Look, Visitor

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


def looks() -> Iterator[tuple[str, Look]]:
    """Each size and theme, with the languages going round."""
    for at, (size, (width, height)) in enumerate(SIZES.items()):
        for number, theme in enumerate(THEMES):
            language = LANGUAGES[(2 * at + number) % len(LANGUAGES)]
            yield f"{size}-{theme}", Look(width, height, theme, language, size == "phone")


def take(browser: Browser, house: House, folder: Path) -> list[str]:
    """Take them all; their names."""
    taken: list[str] = []
    kinds = {one.kind: one for one in moments()}
    for name, look in looks():
        visitor = Visitor(browser, house.address, look)
        for page, path in PAGES.items():
            visitor.go(path)
            visitor.page.wait_for_selector("main h1")
            taken.append(_shoot(visitor, folder, f"page-{page}-{name}"))
        for kind, moment in sorted(kinds.items()):
            open_moment(house, moment).take(visitor)
            visitor.wait_until_asked()
            taken.append(_shoot(visitor, folder, f"question-{kind}-{name}"))
        taken.extend(
            _shoot(visitor, folder, f"scene-{scene}-{name}") for scene in scenes(visitor, house)
        )
        visitor.leave()
    return sorted(taken)


def scenes(visitor: Visitor, house: House) -> Iterator[str]:
    """What a table looks like beside its questions: each is there when its name is told."""
    page = visitor.page
    room = open_room(house)
    visitor.go(f"/table/{room.table}")
    page.wait_for_selector(".room form")
    yield "invited"
    visitor.keep(room.table, room.place, room.token)
    page.reload()
    page.wait_for_selector(".room .own")
    yield "waiting-room"
    for players, story in {"four": FOUR, "eight": EIGHT}.items():
        seat = open_position(house, story)
        visitor.go(f"/table/{seat.table}")
        page.wait_for_selector("[data-board] .rival")
        yield f"watched-by-a-spectator-{players}"
        visitor.keep(seat.table, seat.place, seat.token)
        page.reload()
        visitor.wait_until_asked()
        yield f"game-of-{players}"
    page.locator("header.top .tools .tool").last.click()
    page.wait_for_selector("dialog .menu")
    yield "menu"
    page.keyboard.press("Escape")
    game = end_a_game(house, visitor)
    yield "ending"
    visitor.go(f"/game/{game}")
    page.wait_for_selector(".replay .board [aria-label]")
    yield "replay"
    visitor.go("/learn")
    page.locator("main .button.main").click()
    page.wait_for_selector("aside .keys")
    yield "first-game"


def _shoot(visitor: Visitor, folder: Path, name: str) -> str:
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.screenshot(path=folder / f"{name}.png")
    return name


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "build/gallery")
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as kept,
        House(Path(kept)) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        names = take(browser, house, folder)
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
