"""Security headers of responses, and limits on requests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse
from starlette.routing import Route

from citadels.server.http.error_handlers import install_error_handlers
from citadels.server.http.middleware import (
    PAGE_CSP,
    RequestLimitMiddleware,
    SecurityHeadersMiddleware,
)
from citadels.server.http.spa import IMMUTABLE, REVALIDATE, Spa
from tests.server.security.raw_clients import error_code, open_http_client
from tests.server.support.helpers import make_settings
from tests.server.support.server_fixture import run_server


@pytest.mark.asyncio
async def test_responses_cannot_be_cached_sniffed_or_framed(tmp_path: Path) -> None:
    settings = make_settings(tmp_path, allowed_origins=("https://play.example.org",))
    async with run_server(settings) as server, open_http_client(server) as http:
        ann = await server.client.open_table("Ann")
        for answer in (
            await http.get("/api/tables"),
            await http.get(f"/api/tables/{ann.table}"),
            await http.get("/api/seat", headers={"Authorization": f"Bearer {ann.token}"}),
            await http.get("/api/seat"),
            await http.get("/api/nowhere"),
            await http.put("/api/tables"),
            await http.post("/api/tables", content="x" * 600_000),
            await http.get("/health"),
            await http.get("/metrics"),
            await http.get("/openapi.json"),
        ):
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["cache-control"] == "no-store"
            assert answer.headers["referrer-policy"] == "no-referrer"
            policy = answer.headers["content-security-policy"]
            assert policy == "default-src 'none'; frame-ancestors 'none'"
            assert "server" not in answer.headers
            assert "text/html" not in answer.headers["content-type"]


@pytest.mark.asyncio
async def test_internal_errors_are_not_revealed() -> None:
    app = FastAPI()
    install_error_handlers(app, Spa({}))

    @app.get("/")
    async def stumble() -> None:
        raise ZeroDivisionError("an internal detail")

    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
        answer = await http.get("/")
        assert (answer.status_code, error_code(answer)) == (500, "broken")
        assert "detail" not in answer.text


async def page(request: Request) -> HTMLResponse:
    return HTMLResponse("<p>Hello", headers={"cache-control": "max-age=60"})


async def echo_request(request: Request) -> PlainTextResponse:
    return PlainTextResponse(str(len(await request.body())))


def small_app(patience: float = 5) -> SecurityHeadersMiddleware:
    app = Starlette(routes=[Route("/", page), Route("/", echo_request, methods=["POST"])])
    return SecurityHeadersMiddleware(
        RequestLimitMiddleware(app, max_bytes=10, timeout_seconds=patience)
    )


@pytest.mark.asyncio
async def test_a_page_loads_scripts_only_from_its_own_server() -> None:
    transport = httpx.ASGITransport(small_app())
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
        answer = await http.get("/")
        policy = answer.headers["content-security-policy"].split("; ")
        assert "default-src 'self'" in policy
        assert "object-src 'none'" in policy
        assert "base-uri 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert not any("script" in part for part in policy)
        assert answer.headers["cache-control"] == "max-age=60"


async def script(request: Request) -> PlainTextResponse:
    return PlainTextResponse(
        "1", headers={"cache-control": IMMUTABLE}, media_type="text/javascript"
    )


async def worker(request: Request) -> PlainTextResponse:
    headers = {"cache-control": REVALIDATE}
    return PlainTextResponse("1", headers=headers, media_type="text/javascript")


@pytest.mark.asyncio
async def test_assets_do_not_repeat_the_policy_of_a_page_but_a_worker_does() -> None:
    app = SecurityHeadersMiddleware(
        Starlette(routes=[Route("/part.js", script), Route("/worker.js", worker)])
    )
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
        part = await http.get("/part.js")
        assert part.headers["x-content-type-options"] == "nosniff"
        assert part.headers["cache-control"] == IMMUTABLE
        assert "content-security-policy" not in part.headers
        assert "permissions-policy" not in part.headers
        response = await http.get("/worker.js")
        assert response.headers["x-content-type-options"] == "nosniff"
        assert response.headers["content-security-policy"] == PAGE_CSP
        assert response.headers["referrer-policy"] == "no-referrer"


@pytest.mark.asyncio
@pytest.mark.parametrize(("size", "status"), [(0, 200), (10, 200), (11, 413), (1000, 413)])
async def test_request_bodies_are_limited(size: int, status: int) -> None:
    transport = httpx.ASGITransport(small_app())
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
        response = await http.post("/", content=b"x" * size)

        async def drops() -> AsyncIterator[bytes]:
            for _ in range(size):
                yield b"x"

        in_drops = await http.post("/", content=drops())
        for answer in (response, in_drops):
            assert answer.status_code == status
            if status == 200:
                assert answer.text == str(size)
            else:
                assert error_code(answer) == "too-large"
                assert answer.headers["connection"] == "close"
