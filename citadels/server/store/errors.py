"""Errors of the store. Nothing was changed, unless the connection broke before the commit was
confirmed; then only reading again shows whether it happened.
"""

from __future__ import annotations

from typing import Final

EARLIER_RECORD: Final = "earlier"  # the conflict of a record that follows a refused one


class StoreError(Exception):
    """A failed operation: the database is unavailable, full, or not up to date."""


class DatabaseUrlError(StoreError):
    """A URL without a database or whose database is unreachable. Its password is not shown."""


class VersionConflictError(StoreError):
    """A table that has changed since it was read."""


class DuplicateError(StoreError):
    """A row that violates a unique constraint, whose name is `conflict`."""

    def __init__(self, conflict: str, message: str) -> None:
        super().__init__(message)
        self.conflict = conflict


class MissingParentError(StoreError):
    """A row that belongs to a table or game that does not exist."""
