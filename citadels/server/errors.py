"""What is refused, with a code that clients put into the reader's words."""

from __future__ import annotations

from typing import Final

# The status of the web interface for each code; what is not listed is a bad request.
HTTP_STATUS: Final = {
    "no-table": 404,
    "no-game": 404,
    "no-seat": 404,
    "no-page": 404,
    "no-statistics": 404,
    "no-chart": 404,
    "bad-token": 401,
    "not-host": 403,
    "not-yours": 403,
    "no-spectators": 403,
    "hints-off": 403,
    "started": 409,
    "not-started": 409,
    "not-over": 409,
    "game-over": 409,
    "seat-taken": 409,
    "table-full": 409,
    "seats-open": 409,
    "name-taken": 409,
    "changed": 409,
    "stale": 409,
    "damaged": 409,
    "closed": 409,
    "too-slow": 408,
    "too-large": 413,
    "too-many": 429,
    "store-away": 503,
    "stopping": 503,
}


class ServerError(Exception):
    """Something that is not done. Nothing has changed."""

    def __init__(self, code: str, message: str, retry_after: float = 0) -> None:
        super().__init__(message)
        self.code = code
        self.retry_after = retry_after  # seconds after which it may be done

    def http_status(self) -> int:
        return HTTP_STATUS.get(self.code, 400)
