"""The browser client as the server gives it: one page for its addresses, files that are kept."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx
import pytest
from starlette.responses import PlainTextResponse

from citadels.server.http.spa import NOT_BUILT_MESSAGE, SpaFallback
from citadels.server.http.static_files import StaticFile
from tests.server.serving import running
from tests.server.table_talk import send, settings_in

SCRIPT = b"console.log('a table');" * 20
BUILT = {
    "index.html": StaticFile("text/html; charset=utf-8", '"page"', b"<title>Citadels</title>"),
    "assets/main-1a2b.js": StaticFile(
        "text/javascript", '"script"', SCRIPT, {"gzip": gzip.compress(SCRIPT)}
    ),
    "worker.js": StaticFile("text/javascript", '"worker"', b"self"),
}


async def _get(path: str, built: dict[str, StaticFile] = BUILT, **headers: str) -> httpx.Response:
    pages = SpaFallback(PlainTextResponse("missing", 404), built)
    transport = httpx.ASGITransport(pages)
    async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return await client.get(path, headers={"accept-encoding": "", **named})


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "path", ["/", "/new", "/table/bcdfghjknpqr", "/rules/classic-fr", "/statistics"]
)
async def test_every_address_of_the_client_is_its_one_page(path: str) -> None:
    answer = await _get(path)
    assert (answer.status_code, answer.text) == (200, "<title>Citadels</title>")
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.asyncio
async def test_an_address_that_it_does_not_know_is_missing_but_looks_like_the_game() -> None:
    answer = await _get("/castle")
    assert (answer.status_code, answer.text) == (404, "<title>Citadels</title>")


@pytest.mark.asyncio
@pytest.mark.parametrize("path", ["/api/castle", "/assets/gone.js", "/robots.txt", "/../setup.py"])
async def test_what_is_no_page_stays_missing(path: str) -> None:
    assert (await _get(path)).text == "missing"


@pytest.mark.asyncio
async def test_a_file_is_sent_as_the_reader_can_take_it() -> None:
    plain = await _get("/assets/main-1a2b.js")
    packed = await _get("/assets/main-1a2b.js", accept_encoding="deflate, gzip;q=0.5")
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert plain.content == packed.content == SCRIPT
    assert packed.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert packed.headers["vary"] == "accept-encoding"
    assert "etag" not in packed.headers  # nobody asks whether it has changed


@pytest.mark.asyncio
async def test_what_the_reader_has_is_not_sent_again() -> None:
    answer = await _get("/worker.js", if_none_match='"worker"')
    assert (answer.status_code, answer.content) == (304, b"")
    assert answer.headers["content-type"].startswith("text/javascript")  # its policy hangs on it


@pytest.mark.asyncio
async def test_a_server_without_the_client_says_how_to_build_it() -> None:
    answer = await _get("/", built={})
    assert (answer.status_code, answer.text) == (404, NOT_BUILT_MESSAGE)
    assert (await _get("/castle", built={})).text == "missing"


@pytest.mark.asyncio
async def test_pages_stand_behind_the_interface_for_programs(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        assert (await send(server, "GET", "/api/castle")).json()["code"] == "no-page"
        assert (await send(server, "DELETE", "/api/bots")).status_code == 405
        assert (await send(server, "POST", "/new")).status_code == 404
        assert (await send(server, "GET", "/health")).json()["status"] == "well"
