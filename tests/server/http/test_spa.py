"""The browser client on the server: one page for its addresses, and cached files."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from citadels.server.http.spa import NOT_BUILT_MESSAGE, Spa
from citadels.server.http.static_files import StaticFile
from tests.server.support.helpers import make_settings, send
from tests.server.support.server_fixture import run_server

SCRIPT_BODY = b"console.log('a table');" * 20
BUILT_FILES = {
    "index.html": StaticFile("text/html; charset=utf-8", '"page"', b"<title>Citadels</title>"),
    "assets/main-1a2b.js": StaticFile(
        "text/javascript", '"script"', SCRIPT_BODY, {"gzip": gzip.compress(SCRIPT_BODY)}
    ),
    "worker.js": StaticFile("text/javascript", '"worker"', b"self"),
}


async def _get_page(
    path: str, built: dict[str, StaticFile] = BUILT_FILES, **headers: str
) -> httpx.Response:
    spa = Spa(built)

    async def handle_not_found(request: Request, _: Exception) -> Response:
        return spa.respond(request) or PlainTextResponse("missing", 404)

    transport = httpx.ASGITransport(Starlette(exception_handlers={404: handle_not_found}))
    async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
        header_fields = {name.replace("_", "-"): value for name, value in headers.items()}
        return await client.get(path, headers={"accept-encoding": "", **header_fields})


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "path", ["/", "/new", "/table/bcdfghjknpqr", "/rules/classic-fr", "/statistics"]
)
async def test_every_address_of_the_client_returns_its_page(path: str) -> None:
    answer = await _get_page(path)
    assert (answer.status_code, answer.text) == (200, "<title>Citadels</title>")
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.asyncio
async def test_an_unknown_address_returns_404_with_the_page_of_the_client() -> None:
    answer = await _get_page("/castle")
    assert (answer.status_code, answer.text) == (404, "<title>Citadels</title>")


@pytest.mark.asyncio
@pytest.mark.parametrize("path", ["/api/castle", "/assets/gone.js", "/robots.txt", "/../setup.py"])
async def test_other_missing_files_get_a_plain_404(path: str) -> None:
    assert (await _get_page(path)).text == "missing"


@pytest.mark.asyncio
async def test_a_file_is_sent_in_an_encoding_that_the_client_accepts() -> None:
    plain = await _get_page("/assets/main-1a2b.js")
    packed = await _get_page("/assets/main-1a2b.js", accept_encoding="deflate, gzip;q=0.5")
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert plain.content == packed.content == SCRIPT_BODY
    assert packed.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert packed.headers["vary"] == "accept-encoding"
    assert "etag" not in packed.headers  # browsers do not revalidate it


@pytest.mark.asyncio
async def test_an_unchanged_file_is_not_sent_again() -> None:
    answer = await _get_page("/worker.js", if_none_match='"worker"')
    assert (answer.status_code, answer.content) == (304, b"")
    assert answer.headers["content-type"].startswith("text/javascript")  # needed for its policy


@pytest.mark.asyncio
async def test_a_server_without_the_client_says_how_to_build_it() -> None:
    answer = await _get_page("/", built={})
    assert (answer.status_code, answer.text) == (404, NOT_BUILT_MESSAGE)
    assert (await _get_page("/castle", built={})).text == "missing"


@pytest.mark.asyncio
async def test_the_http_api_takes_precedence_over_pages(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        assert (await send(server, "GET", "/api/castle")).json()["code"] == "no-page"
        assert (await send(server, "DELETE", "/api/bots")).status_code == 405
        assert (await send(server, "POST", "/new")).status_code == 404
        assert (await send(server, "GET", "/health")).json()["status"] == "ok"
