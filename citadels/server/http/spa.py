"""The browser client: its files, and its single page for every other address."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from citadels.server.http.static_files import INDEX_PAGE, StaticFile

# For files whose names change with their content.
IMMUTABLE: Final = "public, max-age=31536000, immutable"
REVALIDATE: Final = "no-cache"
# First segments of addresses that the client has a page for; for others it shows "not found".
CLIENT_ROUTES: Final = frozenset(
    {*("", "new", "table", "seat", "game", "import"), *("rules", "learn", "statistics", "about")}
)
NOT_BUILT_MESSAGE: Final = (
    "The pages of the game were not built: scripts/web builds them (it needs Node.js 20).\n"
    "The interface for programs is described at /openapi.json.\n"
)


class Spa:
    """Answers requests for the client, which no route matches."""

    def __init__(self, client_files: dict[str, StaticFile]) -> None:
        self._files = client_files

    def respond(self, request: Request) -> Response | None:
        """A file or the page of the client; None if the address does not belong to the client."""
        if request.method not in {"GET", "HEAD"}:
            return None
        path = request.url.path.lstrip("/")
        file = self._files.get(path)
        if file is not None and path != INDEX_PAGE:
            return file_response(
                file, request, IMMUTABLE if path.startswith("assets/") else REVALIDATE
            )
        if path.startswith(("api/", "assets/")) or "." in path.rpartition("/")[2]:
            return None
        is_page = path.partition("/")[0] in CLIENT_ROUTES
        page = self._files.get(INDEX_PAGE)
        if page is None:
            return PlainTextResponse(NOT_BUILT_MESSAGE, 404) if is_page else None
        return file_response(page, request, REVALIDATE, 200 if is_page else 404)


def file_response(
    file: StaticFile, request: Request, cache_control: str, status: int = 200
) -> Response:
    """A response with a file, or 304 if the client already has it."""
    headers = {"cache-control": cache_control, "vary": "accept-encoding"}
    if cache_control != IMMUTABLE:
        headers["etag"] = file.etag
    if status == 200 and request.headers.get("if-none-match", "") == file.etag:
        # With a media type, because these headers replace those that the client has cached.
        return Response(status_code=304, headers=headers, media_type=file.media_type)
    body, encoding = file.negotiate(request.headers.get("accept-encoding", ""))
    if encoding:
        headers["content-encoding"] = encoding
    return Response(body, status, headers, file.media_type)
