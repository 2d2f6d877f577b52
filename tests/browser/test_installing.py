"""The page can be installed, opens offline, keeps no data, and gives way to a new one."""

from __future__ import annotations

import re
import shutil
import struct
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.house import House
from tests.browser.tab import PATIENCE
from tests.browser.tables import open_table

BUILT: Final = Path(__file__).parents[2] / "citadels" / "web"
LOST: Final = "The server cannot be reached"
PNG: Final = b"\x89PNG\r\n\x1a\n"
NAMED: Final = re.compile(r"-([\w-]{8})\.(?:js|css|woff2?|svg|png)$")
CACHES: Final = "() => caches.keys()"
# Of the caches only one is left, and it is another one.
IS_REPLACED: Final = """async (old) => {
  const now = await caches.keys();
  return now.length === 1 && now[0] !== old[0];
}"""
KEPT: Final = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const one of await (await caches.open(name)).keys()) found.push(new URL(one.url).pathname);
  return found;
}"""
# All parts of the page that were fetched lie in the caches.
IS_KEPT: Final = """async () => {
  if (!navigator.serviceWorker.controller) return false;
  const parts = performance.getEntriesByType('resource').map((one) => one.name);
  const kept = parts.filter((one) => one.includes('/assets/')).map((one) => caches.match(one));
  return kept.length > 0 && (await Promise.all(kept)).every(Boolean);
}"""
# Playwright takes a promise for a yes, so the page itself waits for what it promises.
UNTIL: Final = """async (given) => {
  const holds = CONDITION;
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    if (await holds(given)) return true;
    await new Promise((go) => setTimeout(go, 20));
  }
  return false;
}""".replace("PATIENCE", str(PATIENCE))
ASK: Final = "path => fetch(path).then((answer) => answer.status, () => 'no answer')"
Reader = Callable[[], Page]


@pytest.fixture
def reader(chromium: Browser) -> Iterator[Reader]:
    """Makes browsers with service workers, which other tests do without."""
    contexts: list[BrowserContext] = []

    def make() -> Page:
        contexts.append(chromium.new_context(locale="en", reduced_motion="reduce"))
        contexts[-1].set_default_timeout(PATIENCE)
        return contexts[-1].new_page()

    yield make
    for context in contexts:
        context.close()


def _await(page: Page, condition: str, given: object = None) -> None:
    assert page.evaluate(UNTIL.replace("CONDITION", condition), given), condition


def _visit(page: Page, address: str) -> None:
    """A first visit, until the worker has everything that it shall keep."""
    page.goto(address)
    page.wait_for_selector("main h1")
    page.wait_for_load_state("networkidle")
    _await(page, IS_KEPT)


def test_the_manifest_tells_the_truth(house: House) -> None:
    told = httpx.get(house.address + "/citadels.webmanifest")
    assert told.headers["content-type"] == "application/manifest+json"
    manifest: dict[str, Any] = told.json()
    assert manifest["name"] == manifest["short_name"] == "Citadels"
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert any("maskable" in icon.get("purpose", "any") for icon in manifest["icons"])
    for icon in manifest["icons"]:
        found = httpx.get(house.address + icon["src"])
        assert found.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", found.content[16:24])
            assert found.content.startswith(PNG)
            assert icon["sizes"] == f"{width}x{height}"


def test_chromium_would_install_it(chromium: Browser, house: House, tmp_path: Path) -> None:
    # A profile on the disk: the others count as private windows, which install nothing.
    context = chromium.browser_type.launch_persistent_context(
        tmp_path, executable_path=shutil.which("chromium"), args=["--no-sandbox"]
    )
    context.set_default_timeout(PATIENCE)
    page = context.pages[0]
    _visit(page, house.address)
    tools = context.new_cdp_session(page)
    assert tools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    assert tools.send("Page.getAppManifest")["errors"] == []
    assert tools.send("Page.getAppId")["appId"] == house.address + "/"
    context.close()


def test_a_second_visit_without_a_line_shows_the_page_and_says_so(
    reader: Reader, house: House
) -> None:
    page = reader()
    _visit(page, house.address)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Citadels")
    expect(page.get_by_role("status").filter(has_text=LOST).first).to_be_in_viewport()
    page.goto(house.address + "/rules")  # was never looked at
    expect(page.get_by_role("alert")).to_contain_text(LOST)
    page.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The rules")


def test_a_table_without_a_line_says_so_and_goes_on_with_it(reader: Reader, house: House) -> None:
    page = reader()
    seat = open_table(house, ["Ann"], {"profile": "2016", "players": 4})[0]
    _visit(page, f"{house.address}/table/{seat.table}")
    page.wait_for_selector("[data-board]")
    _await(page, IS_KEPT)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("status").filter(has_text="The connection is lost")).to_be_visible()
    assert not page.locator("[data-board]").count()  # what was seen of the game is not kept
    page.context.set_offline(False)
    page.wait_for_selector("[data-board]")
    expect(page.get_by_text("The connection is lost")).to_have_count(0)


def test_data_is_never_kept(reader: Reader, house: House) -> None:
    page = reader()
    seat = open_table(house, ["Ann"], {"profile": "2016", "players": 4})[0]
    paths = (f"/api/tables/{seat.table}", "/api/tables", "/openapi.json")
    _visit(page, f"{house.address}/table/{seat.table}")
    assert [page.evaluate(ASK, path) for path in paths] == [200, 200, 200]
    kept = page.evaluate(KEPT)
    assert [one for one in kept if one != "/" and not one.startswith("/assets/")] == []
    page.context.set_offline(True)
    assert [page.evaluate(ASK, path) for path in paths] == ["no answer"] * 3
    with pytest.raises(Exception, match="ERR_INTERNET_DISCONNECTED"):
        page.goto(house.address + paths[0])


def _next_version(folder: Path) -> None:
    """The same client with other names for all its parts, as after a change of each of them."""
    parts = [path for path in (folder / "assets").iterdir() if NAMED.search(path.name)]
    hashes = {found[1] for path in parts if (found := NAMED.search(path.name))}
    anew = {one: one[::-1] for one in hashes}
    for path in [*folder.rglob("*.br"), *folder.rglob("*.gz")]:
        path.unlink()
    for path in [*folder.rglob("*.js"), *folder.rglob("*.css"), folder / "index.html"]:
        text = path.read_text(encoding="utf-8")
        text = re.sub("|".join(map(re.escape, anew)), lambda found: anew[found[0]], text)
        path.write_text(text.replace("citadels-", "citadels-next-"), encoding="utf-8")
    for path in parts:
        found = NAMED.search(path.name)
        assert found is not None
        path.rename(path.with_name(path.name.replace(found[1], anew[found[1]])))


def test_a_new_version_replaces_the_old_one(reader: Reader, tmp_path: Path) -> None:
    """Also in a page that was open meanwhile, whose parts the server does not have any more."""
    client = tmp_path / "client"
    shutil.copytree(BUILT, client)
    page = reader()
    with House(tmp_path, client=client) as house:
        _visit(page, house.address)
        old, old_parts = page.evaluate(CACHES), set(page.evaluate(KEPT))
        house.stop()
        _next_version(client)
        house.start()
        page.get_by_role("link", name="Rules", exact=True).click()
        expect(page.get_by_role("heading", level=1)).to_have_text("The rules")
        _await(page, IS_REPLACED, old)
        _await(page, IS_KEPT)
        assert set(page.evaluate(KEPT)) & old_parts == {"/"}
        page.context.set_offline(True)
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_have_text("The rules")
