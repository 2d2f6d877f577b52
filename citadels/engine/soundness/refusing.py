"""Refusing a number of a row, with words that name it."""

from __future__ import annotations


class UnsoundError(ValueError):
    """A row that is no table of these rules. The message names the number."""


def within(row: list[int], cell: int, least: int, most: int) -> None:
    if not least <= row[cell] <= most:
        raise UnsoundError(f"number {cell} of the row is {row[cell]}, not {least} to {most}")


def require(holds: bool, row: list[int], cell: int, why: str) -> None:
    if not holds:
        raise UnsoundError(f"number {cell} of the row is {row[cell]}: {why}")
