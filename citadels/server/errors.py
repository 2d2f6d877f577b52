"""Errors with a code, which clients translate for the reader."""

from __future__ import annotations

from typing import Final

# Error codes by HTTP status; all others are bad requests (400).
_CODES_BY_STATUS: Final = {
    401: ("bad-token",),
    403: ("not-host", "not-yours", "no-spectators", "hints-off"),
    404: ("no-table", "no-game", "no-seat", "no-page", "no-statistics", "no-chart"),
    408: ("too-slow",),
    409: (
        "started",
        "not-started",
        "not-over",
        "game-over",
        "seat-taken",
        "table-full",
        "seats-open",
        "name-taken",
        "changed",
        "stale",
        "corrupt",
        "closed",
    ),
    413: ("too-large",),
    429: ("rate-limited",),
    503: ("database-unavailable", "shutting-down"),
}
HTTP_STATUS: Final = {code: status for status, codes in _CODES_BY_STATUS.items() for code in codes}


class ServerError(Exception):
    """A refused request, which has changed nothing."""

    def __init__(self, code: str, message: str, retry_after: float = 0) -> None:
        super().__init__(message)
        self.code = code
        self.retry_after = retry_after  # seconds after which the request may be repeated

    def http_status(self) -> int:
        return HTTP_STATUS.get(self.code, 400)
