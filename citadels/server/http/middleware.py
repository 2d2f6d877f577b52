"""Middleware: limits requests in size and time, and adds headers to responses."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from citadels.server.errors import ServerError
from citadels.server.http.request_timeout import MAX_HEADER_BYTES
from citadels.server.http.spa import IMMUTABLE

API_CSP: Final = "default-src 'none'; frame-ancestors 'none'"
PAGE_CSP: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
LINGER_SECONDS: Final = 1.0  # seconds for a refused client to read the reason
NOSNIFF: Final = ("x-content-type-options", "nosniff")
SECURITY_HEADERS: Final = {
    "referrer-policy": "no-referrer",  # a link to a seat contains its token
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class SecurityHeadersMiddleware:
    """Adds headers that make browsers restrict a page."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_headed(message: Message) -> None:
            if message["type"] == "http.response.start":
                _set_security_headers(MutableHeaders(scope=message))
            await send(message)

        await self._app(scope, receive, send_headed if scope["type"] == "http" else send)


def _set_security_headers(headers: MutableHeaders) -> None:
    headers.setdefault(*NOSNIFF)
    # Scripts, styles and fonts are subject to the policy of their page. Repeated on each of thirty
    # files, these headers were a tenth of what a first visit downloads.
    if headers.get("cache-control") == IMMUTABLE:
        return
    for name, value in SECURITY_HEADERS.items():
        headers.setdefault(name, value)
    # A worker is sent as a script and needs the policy of a page.
    is_page = headers.get("content-type", "").startswith(("text/html", "text/javascript"))
    headers.setdefault("content-security-policy", PAGE_CSP if is_page else API_CSP)
    # Responses that are the same for everybody set this themselves; others may contain secrets.
    headers.setdefault("cache-control", "no-store")


class RequestLimitMiddleware:
    """Reads the whole request before it is handled, with limits on its size and duration."""

    def __init__(self, app: ASGIApp, max_bytes: int, timeout_seconds: float) -> None:
        self._app = app
        self._max_bytes = max_bytes
        self._timeout_seconds = timeout_seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        try:
            _check_header_size(scope)
            self._check_length(Headers(scope=scope).get("content-length", ""))
            async with asyncio.timeout(self._timeout_seconds):
                body = await self._read_body(receive)
        except ServerError as error:
            await _reject(error, scope, receive, send)
        except TimeoutError:
            timeout_error = ServerError(
                "too-slow", f"a request must arrive within {self._timeout_seconds:g} s"
            )
            await _reject(timeout_error, scope, receive, send)
        else:
            if body is not None:
                await self._app(scope, _replay_body(body, receive), send)

    def _check_length(self, content_length: str) -> None:
        if content_length.isdecimal() and (
            len(content_length) > 15 or int(content_length) > self._max_bytes
        ):
            raise self._too_large()

    async def _read_body(self, receive: Receive) -> bytes | None:
        """The body, or None if the client has disconnected."""
        body = bytearray()
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                return None
            body += message.get("body", b"")
            if len(body) > self._max_bytes:
                raise self._too_large()
            if not message.get("more_body", False):
                return bytes(body)

    def _too_large(self) -> ServerError:
        return ServerError("too-large", f"a request is limited to {self._max_bytes} bytes")


def _check_header_size(scope: Scope) -> None:
    """Check the size of the headers; the parser limits it only if they arrive in pieces."""
    size = len(scope.get("raw_path") or b"") + len(scope.get("query_string", b""))
    size += sum(len(name) + len(value) for name, value in scope["headers"])
    if size > MAX_HEADER_BYTES:
        raise ServerError("too-large", f"URL and headers are limited to {MAX_HEADER_BYTES} bytes")


def _replay_body(body: bytes, receive: Receive) -> Receive:
    is_sent = False

    async def receive_again() -> Message:
        nonlocal is_sent
        if is_sent:
            return await receive()
        is_sent = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_again


async def _reject(error: ServerError, scope: Scope, receive: Receive, send: Send) -> None:
    """Send an error, then discard for a while what still arrives.

    Closing with unread bytes resets the connection, and the response would be lost.
    """
    response = JSONResponse(
        {"code": error.code, "message": str(error)}, error.http_status(), {"connection": "close"}
    )

    async def send_open(message: Message) -> None:
        is_last = message["type"] == "http.response.body"
        await send({**message, "more_body": True} if is_last else message)

    await response(scope, receive, send_open)
    with suppress(TimeoutError):
        async with asyncio.timeout(LINGER_SECONDS):
            while (await receive()).get("more_body", False):
                pass
    await send({"type": "http.response.body", "body": b"", "more_body": False})
