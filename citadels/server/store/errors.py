"""Errors of the store. Nothing was changed, unless the connection broke before the commit was
confirmed; then only reading again shows whether it happened.
"""

from __future__ import annotations

from typing import Final

EARLIER_RECORD: Final = "earlier"  # the conflict of a record that follows a refused one


class StoreError(Exception):
    """The database does not do what it was asked: it is away, full, or not up to date."""


class DatabaseUrlError(StoreError):
    """A URL that names no database, or one that cannot be reached. Its password is not shown."""


class VersionConflictError(StoreError):
    """A table is no longer as it was when it was read."""


class DuplicateError(StoreError):
    """Something exists already and must be unique; `conflict` is the name of the constraint."""

    def __init__(self, conflict: str, message: str) -> None:
        super().__init__(message)
        self.conflict = conflict


class MissingParentError(StoreError):
    """Something is to be kept for a table or a game that is not there."""
