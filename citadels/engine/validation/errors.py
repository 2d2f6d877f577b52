"""Refusing a number of a row, with words that name it."""

from __future__ import annotations


class InvalidStateError(ValueError):
    """A row that is not a table of these rules. The message names the number."""


def require_within(row: list[int], cell: int, lower: int, upper: int) -> None:
    if not lower <= row[cell] <= upper:
        raise InvalidStateError(f"number {cell} of the row is {row[cell]}, not {lower} to {upper}")


def require(condition: bool, row: list[int], cell: int, reason: str) -> None:
    if not condition:
        raise InvalidStateError(f"number {cell} of the row is {row[cell]}: {reason}")
