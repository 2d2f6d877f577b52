"""Error responses: a code, a message for programmers, and possibly a list of problems."""

from __future__ import annotations

import math
from typing import Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from citadels.engine.editions.edition import SetupError
from citadels.match.match import RefusedError
from citadels.server.errors import ServerError
from citadels.server.http.spa import Spa
from citadels.server.store.errors import StoreError

RETRY_AFTER_SECONDS: Final = 5  # `Retry-After` in seconds while the database is unavailable
_MAX_QUOTED_CHARACTERS: Final = 80
_MAX_PROBLEMS: Final = 50
_ERROR_CODES: Final = {404: "no-page", 405: "no-method"}


def install_error_handlers(app: FastAPI, spa: Spa) -> None:
    """Answer every error in the same form, and addresses of the browser client with its page."""

    async def handle_not_found(request: Request, error: HTTPException) -> Response:
        return spa.respond(request) or await _handle_http_exception(request, error)

    app.exception_handler(404)(handle_not_found)
    app.exception_handler(ServerError)(_handle_server_error)
    app.exception_handler(RefusedError)(_handle_refused)
    app.exception_handler(SetupError)(_handle_setup_error)
    app.exception_handler(StoreError)(_handle_store_error)
    app.exception_handler(RequestValidationError)(_handle_validation_error)
    app.exception_handler(HTTPException)(_handle_http_exception)
    app.exception_handler(Exception)(_handle_unexpected)


def _error_response(
    status: int, code: str, message: str, headers: dict[str, str] | None = None, **extra: object
) -> JSONResponse:
    return JSONResponse({"code": code, "message": message, **extra}, status, headers)


async def _handle_server_error(_: Request, error: ServerError) -> JSONResponse:
    headers = {}
    if error.http_status() == 401:
        headers["www-authenticate"] = "Bearer"
    if error.retry_after:
        headers["retry-after"] = str(math.ceil(error.retry_after))
    elif error.http_status() == 503:
        headers["retry-after"] = str(RETRY_AFTER_SECONDS)
    return _error_response(error.http_status(), error.code, str(error), headers)


async def _handle_refused(_: Request, error: RefusedError) -> JSONResponse:
    return _error_response(409, error.code, str(error))


async def _handle_setup_error(_: Request, error: SetupError) -> JSONResponse:
    problems = [
        {"code": problem.code, "values": dict(problem.values)} for problem in error.problems
    ]
    return _error_response(422, "bad-setup", str(error), problems=problems)


async def _handle_store_error(_: Request, error: StoreError) -> JSONResponse:
    headers = {"retry-after": str(RETRY_AFTER_SECONDS)}
    return _error_response(503, "database-unavailable", "the database cannot be reached", headers)


async def _handle_validation_error(_: Request, error: RequestValidationError) -> JSONResponse:
    problems = [
        {"code": detail["type"], "values": {"place": _quote(".".join(map(str, detail["loc"])))}}
        for detail in error.errors()[:_MAX_PROBLEMS]
    ]
    return _error_response(422, "bad-request", "the request is invalid", problems=problems)


async def _handle_http_exception(_: Request, error: HTTPException) -> JSONResponse:
    code = _ERROR_CODES.get(error.status_code, "bad-request")
    return _error_response(error.status_code, code, str(error.detail), dict(error.headers or {}))


async def _handle_unexpected(_: Request, error: Exception) -> JSONResponse:
    """A bug in the server; details go to the log, not into the response."""
    return _error_response(500, "broken", "something went wrong in the server")


def _quote(text: str) -> str:
    """Shorten and escape a field name, which may come from the client."""
    return text[:_MAX_QUOTED_CHARACTERS].encode("ascii", "backslashreplace").decode()
