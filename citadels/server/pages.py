"""The browser client: its files, and its one page for every address that is not a file."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from citadels.server.client_files import PAGE, ClientFile

# What lies there changes its name when it changes.
FOREVER: Final = "public, max-age=31536000, immutable"
LOOK_AGAIN: Final = "no-cache"
# First words of addresses for which the client has a page; the others are missing there too.
PAGES: Final = frozenset(
    {
        *("", "new", "table", "seat", "game", "import"),
        *("rules", "learn", "statistics", "about"),
    }
)
NOT_BUILT: Final = (
    "The pages of the game were not built: scripts/web builds them (it needs Node.js 20).\n"
    "The interface for programs is described at /openapi.json.\n"
)


class Pages:
    """Answers what no route answers: with the client if it is looked for, else as before."""

    def __init__(self, missing: ASGIApp, built: dict[str, ClientFile]) -> None:
        self._missing = missing
        self._built = built

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = None
        if scope["type"] == "http" and scope["method"] in {"GET", "HEAD"}:
            answer = self._answer(Request(scope))
        await (answer or self._missing)(scope, receive, send)

    def _answer(self, request: Request) -> Response | None:
        path = request.url.path.lstrip("/")
        file = self._built.get(path)
        if file is not None and path != PAGE:
            return sent(file, request, FOREVER if path.startswith("assets/") else LOOK_AGAIN)
        if path.startswith(("api/", "assets/")) or "." in path.rpartition("/")[2]:
            return None
        is_page = path.partition("/")[0] in PAGES
        page = self._built.get(PAGE)
        if page is None:
            return PlainTextResponse(NOT_BUILT, 404) if is_page else None
        return sent(page, request, LOOK_AGAIN, 200 if is_page else 404)


def sent(file: ClientFile, request: Request, keeping: str, status: int = 200) -> Response:
    """A file as an answer, or that the reader has it."""
    headers = {"cache-control": keeping, "vary": "accept-encoding"}
    if keeping != FOREVER:
        headers["etag"] = file.tag
    if status == 200 and request.headers.get("if-none-match", "") == file.tag:
        # With its type: the headers of this answer replace those that the reader has kept.
        return Response(status_code=304, headers=headers, media_type=file.type)
    body, packing = file.for_reader(request.headers.get("accept-encoding", ""))
    if packing:
        headers["content-encoding"] = packing
    return Response(body, status, headers, file.type)
