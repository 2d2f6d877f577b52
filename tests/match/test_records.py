"""The chain of records: each link seals its record and everything before it."""

from __future__ import annotations

import hashlib
from typing import Final

import pytest

from citadels.match.records import ANSWER, AWAY, BACK, KINDS, UNDO, Record, first_hash, next_hash

RECORD: Final = Record(5, ANSWER, 2, 0x0700FFFF, 1_700_000_000_123, "build-1")
FIRST_LINK: Final = bytes(range(32))


def expected_link(link: bytes, record: Record) -> bytes:
    """The specified link: numbers of fixed width, big-endian, then the command."""
    content = (
        link
        + record.number.to_bytes(8, "big")
        + record.kind.to_bytes(1, "big")
        + record.seat.to_bytes(1, "big", signed=True)
        + record.value.to_bytes(8, "big", signed=True)
        + record.at.to_bytes(8, "big", signed=True)
        + len(record.command.encode()).to_bytes(2, "big")
        + record.command.encode()
    )
    return hashlib.sha256(content).digest()


@pytest.mark.parametrize(
    "record",
    [
        RECORD,
        Record(1, UNDO, 0, 0, 0),
        Record(2**40, AWAY, -1, -1, -1, "ö" * 40),
        Record(3, BACK, 7, 2**62, 2**62, ""),
    ],
)
def test_a_link_is_the_hash_of_the_previous_link_and_the_record(record: Record) -> None:
    assert next_hash(FIRST_LINK, record) == expected_link(FIRST_LINK, record)


def test_the_chain_begins_with_the_header() -> None:
    assert first_hash("{}") == hashlib.sha256(b"citadels game 1\0{}").digest()
    assert first_hash("{}") != first_hash("{ }")
    assert first_hash("é") == hashlib.sha256(b"citadels game 1\0\xc3\xa9").digest()


def test_known_values_of_a_chain() -> None:
    """Never change these values: stored games are verified with them."""
    link = first_hash("{}")
    assert link.hex() == "71dad65b4c11646cd132e11323fc22a8f9626946297945be7569151a197cfe0b"
    link = next_hash(link, RECORD)
    assert link.hex() == "52ed26c187c2a966db834cbc3ec2d78ef0f0c539b11ade976e904da943f73562"
    link = next_hash(link, Record(6, UNDO, 2, 0, 1_700_000_000_456))
    assert link.hex() == "d2001e133e54b4b25b6852e242b946830c63df2854f1df310ef6727876db6fef"


@pytest.mark.parametrize("name", list(Record._fields))
def test_every_field_of_a_record_changes_its_link(name: str) -> None:
    value = getattr(RECORD, name)
    other_values = ["", "build-2", "build-1\0", "Build-1"] if name == "command" else [value + 1, 0]
    links = {
        next_hash(FIRST_LINK, RECORD._replace(**{name: changed_value}))
        for changed_value in [value, *other_values]
    }
    assert len(links) == 1 + len(other_values)


def test_a_link_depends_on_everything_before_it() -> None:
    assert next_hash(FIRST_LINK, RECORD) != next_hash(FIRST_LINK[::-1], RECORD)
    assert next_hash(next_hash(FIRST_LINK, RECORD), RECORD) != next_hash(FIRST_LINK, RECORD)


def test_kinds_keep_their_numbers() -> None:
    """The numbers are stored in databases."""
    assert (ANSWER, UNDO, AWAY, BACK) == (1, 2, 3, 4) == KINDS
