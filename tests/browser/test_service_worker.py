"""The page can be installed, opens offline, caches no data, and is replaced by a new version."""

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

from tests.browser.support.server_process import ServerProcess
from tests.browser.support.tab import TIMEOUT_MS
from tests.browser.support.table_setup import open_table

BUILD_FOLDER: Final = Path(__file__).parents[2] / "citadels" / "web"
SERVER_LOST_TEXT: Final = "The server cannot be reached"
PNG_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
HASHED_NAME_PATTERN: Final = re.compile(r"-([\w-]{8})\.(?:js|css|woff2?|svg|png)$")
CACHE_NAMES_SCRIPT: Final = "() => caches.keys()"
# Only one cache is left, and it is a new one.
IS_CACHE_REPLACED_SCRIPT: Final = """async (old) => {
  const now = await caches.keys();
  return now.length === 1 && now[0] !== old[0];
}"""
CACHED_PATHS_SCRIPT: Final = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const one of await (await caches.open(name)).keys()) found.push(new URL(one.url).pathname);
  return found;
}"""
# All parts of the page that were fetched are in the caches.
IS_CACHED_SCRIPT: Final = """async () => {
  if (!navigator.serviceWorker.controller) return false;
  const parts = performance.getEntriesByType('resource').map((one) => one.name);
  const kept = parts.filter((one) => one.includes('/assets/')).map((one) => caches.match(one));
  return kept.length > 0 && (await Promise.all(kept)).every(Boolean);
}"""
# Playwright treats a promise as true, so the page itself waits for the result.
WAIT_UNTIL_SCRIPT: Final = """async (given) => {
  const holds = CONDITION;
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    if (await holds(given)) return true;
    await new Promise((go) => setTimeout(go, 20));
  }
  return false;
}""".replace("PATIENCE", str(TIMEOUT_MS))
FETCH_STATUS_SCRIPT: Final = (
    "path => fetch(path).then((answer) => answer.status, () => 'no answer')"
)
NewPage = Callable[[], Page]


@pytest.fixture
def new_page(chromium: Browser) -> Iterator[NewPage]:
    """Opens pages with service workers, which other tests block."""
    contexts: list[BrowserContext] = []

    def make() -> Page:
        contexts.append(chromium.new_context(locale="en", reduced_motion="reduce"))
        contexts[-1].set_default_timeout(TIMEOUT_MS)
        return contexts[-1].new_page()

    yield make
    for context in contexts:
        context.close()


def _wait_for_condition(page: Page, condition: str, argument: object = None) -> None:
    assert page.evaluate(WAIT_UNTIL_SCRIPT.replace("CONDITION", condition), argument), condition


def _open_page(page: Page, address: str) -> None:
    """Make a first visit, until the service worker has cached everything."""
    page.goto(address)
    page.wait_for_selector("main h1")
    page.wait_for_load_state("networkidle")
    _wait_for_condition(page, IS_CACHED_SCRIPT)


def test_the_manifest_matches_the_files(server: ServerProcess) -> None:
    response = httpx.get(server.address + "/citadels.webmanifest")
    assert response.headers["content-type"] == "application/manifest+json"
    manifest: dict[str, Any] = response.json()
    assert manifest["name"] == manifest["short_name"] == "Citadels"
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert any("maskable" in icon.get("purpose", "any") for icon in manifest["icons"])
    for icon in manifest["icons"]:
        icon_response = httpx.get(server.address + icon["src"])
        assert icon_response.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", icon_response.content[16:24])
            assert icon_response.content.startswith(PNG_SIGNATURE)
            assert icon["sizes"] == f"{width}x{height}"


def test_chromium_would_install_it(
    chromium: Browser, server: ServerProcess, tmp_path: Path
) -> None:
    # A profile on disk: the others count as private windows, which install nothing.
    context = chromium.browser_type.launch_persistent_context(
        tmp_path, executable_path=shutil.which("chromium"), args=["--no-sandbox"]
    )
    context.set_default_timeout(TIMEOUT_MS)
    page = context.pages[0]
    _open_page(page, server.address)
    tools = context.new_cdp_session(page)
    assert tools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    assert tools.send("Page.getAppManifest")["errors"] == []
    assert tools.send("Page.getAppId")["appId"] == server.address + "/"
    context.close()


def test_a_second_visit_offline_shows_the_page_and_says_so(
    new_page: NewPage, server: ServerProcess
) -> None:
    page = new_page()
    _open_page(page, server.address)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Citadels")
    expect(page.get_by_role("status").filter(has_text=SERVER_LOST_TEXT).first).to_be_in_viewport()
    page.goto(server.address + "/rules")  # was never opened
    expect(page.get_by_role("alert")).to_contain_text(SERVER_LOST_TEXT)
    page.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The rules")


def test_a_table_reports_a_lost_connection_and_recovers(
    new_page: NewPage, server: ServerProcess
) -> None:
    page = new_page()
    seat = open_table(server, ["Ann"], {"profile": "2016", "players": 4})[0]
    _open_page(page, f"{server.address}/table/{seat.table}")
    page.wait_for_selector("[data-board]")
    _wait_for_condition(page, IS_CACHED_SCRIPT)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("status").filter(has_text="The connection is lost")).to_be_visible()
    assert not page.locator("[data-board]").count()  # nothing of the game is cached
    page.context.set_offline(False)
    page.wait_for_selector("[data-board]")
    expect(page.get_by_text("The connection is lost")).to_have_count(0)


def test_data_is_never_kept(new_page: NewPage, server: ServerProcess) -> None:
    page = new_page()
    seat = open_table(server, ["Ann"], {"profile": "2016", "players": 4})[0]
    paths = (f"/api/tables/{seat.table}", "/api/tables", "/openapi.json")
    _open_page(page, f"{server.address}/table/{seat.table}")
    assert [page.evaluate(FETCH_STATUS_SCRIPT, path) for path in paths] == [200, 200, 200]
    cached_paths = page.evaluate(CACHED_PATHS_SCRIPT)
    assert [
        cached_path
        for cached_path in cached_paths
        if cached_path != "/" and not cached_path.startswith("/assets/")
    ] == []
    page.context.set_offline(True)
    assert [page.evaluate(FETCH_STATUS_SCRIPT, path) for path in paths] == ["no answer"] * 3
    with pytest.raises(Exception, match="ERR_INTERNET_DISCONNECTED"):
        page.goto(server.address + paths[0])


def _write_next_version(folder: Path) -> None:
    """Rename all parts of the client, as after a change of each of them."""
    parts = [
        path for path in (folder / "assets").iterdir() if HASHED_NAME_PATTERN.search(path.name)
    ]
    hashes = {match[1] for path in parts if (match := HASHED_NAME_PATTERN.search(path.name))}
    new_hash_by_old = {old_hash: old_hash[::-1] for old_hash in hashes}
    for path in [*folder.rglob("*.br"), *folder.rglob("*.gz")]:
        path.unlink()
    for path in [*folder.rglob("*.js"), *folder.rglob("*.css"), folder / "index.html"]:
        text = path.read_text(encoding="utf-8")
        text = re.sub(
            "|".join(map(re.escape, new_hash_by_old)), lambda match: new_hash_by_old[match[0]], text
        )
        path.write_text(text.replace("citadels-", "citadels-next-"), encoding="utf-8")
    for path in parts:
        match = HASHED_NAME_PATTERN.search(path.name)
        assert match is not None
        path.rename(path.with_name(path.name.replace(match[1], new_hash_by_old[match[1]])))


def test_a_new_version_replaces_the_old_one(new_page: NewPage, tmp_path: Path) -> None:
    """Also in a page that is open, whose parts the server does not have any more."""
    client = tmp_path / "client"
    shutil.copytree(BUILD_FOLDER, client)
    page = new_page()
    with ServerProcess(tmp_path, client=client) as server:
        _open_page(page, server.address)
        old, old_parts = page.evaluate(CACHE_NAMES_SCRIPT), set(page.evaluate(CACHED_PATHS_SCRIPT))
        server.stop()
        _write_next_version(client)
        server.start()
        page.get_by_role("link", name="Rules", exact=True).click()
        expect(page.get_by_role("heading", level=1)).to_have_text("The rules")
        _wait_for_condition(page, IS_CACHE_REPLACED_SCRIPT, old)
        _wait_for_condition(page, IS_CACHED_SCRIPT)
        assert set(page.evaluate(CACHED_PATHS_SCRIPT)) & old_parts == {"/"}
        page.context.set_offline(True)
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_have_text("The rules")
