"""Every refusal has the same form: a code, a message for programmers, perhaps problems."""

from __future__ import annotations

import math
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from citadels.engine.editions.edition import SetupError
from citadels.match.match import RefusedError
from citadels.server.errors import ServerError
from citadels.server.store.errors import StoreError

AGAIN: Final = 5  # seconds after which it is worth asking again when the database was away
_LONGEST_SHOWN: Final = 80
_MOST_PROBLEMS: Final = 50
_CODES: Final = {404: "no-page", 405: "no-method"}


def refuse_in_words(app: FastAPI) -> None:
    """Whatever goes wrong behind a route is told in one form."""
    app.exception_handler(ServerError)(_refused)
    app.exception_handler(RefusedError)(_refused_by_rules)
    app.exception_handler(SetupError)(_no_setup)
    app.exception_handler(StoreError)(_away)
    app.exception_handler(RequestValidationError)(_not_understood)
    app.exception_handler(HTTPException)(_no_route)
    app.exception_handler(Exception)(_broken)


def _told(
    status: int, code: str, message: str, headers: dict[str, str] | None = None, **more: object
) -> JSONResponse:
    return JSONResponse({"code": code, "message": message, **more}, status, headers)


async def _refused(_: Request, error: ServerError) -> JSONResponse:
    headers = {}
    if error.status() == 401:
        headers["www-authenticate"] = "Bearer"
    if error.wait:
        headers["retry-after"] = str(math.ceil(error.wait))
    elif error.status() == 503:
        headers["retry-after"] = str(AGAIN)
    return _told(error.status(), error.code, str(error), headers)


async def _refused_by_rules(_: Request, error: RefusedError) -> JSONResponse:
    return _told(409, error.code, str(error))


async def _no_setup(_: Request, error: SetupError) -> JSONResponse:
    problems = [{"code": one.code, "values": dict(one.values)} for one in error.problems]
    return _told(422, "bad-setup", str(error), problems=problems)


async def _away(_: Request, error: StoreError) -> JSONResponse:
    headers = {"retry-after": str(AGAIN)}
    return _told(503, "store-away", "the database cannot be reached", headers)


async def _not_understood(_: Request, error: RequestValidationError) -> JSONResponse:
    problems = [
        {"code": found["type"], "values": {"place": _shown(".".join(map(str, found["loc"])))}}
        for found in error.errors()[:_MOST_PROBLEMS]
    ]
    return _told(422, "bad-request", "the request is not understood", problems=problems)


async def _no_route(_: Request, error: HTTPException) -> JSONResponse:
    code = _CODES.get(error.status_code, "bad-request")
    return _told(error.status_code, code, str(error.detail), dict(error.headers or {}))


async def _broken(_: Request, error: Exception) -> JSONResponse:
    """A bug of ours: what it was stands in the log, not in the answer."""
    return _told(500, "broken", "something went wrong in the server")


def _shown(text: str) -> str:
    """The name of a field may be the client's own: not too long, and nothing odd in it."""
    return text[:_LONGEST_SHOWN].encode("ascii", "backslashreplace").decode()
