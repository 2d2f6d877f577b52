"""The records of a game, a hash chain in which each link seals all records up to it."""

from __future__ import annotations

import hashlib
import struct
from typing import Final, NamedTuple

# Kinds of records. Only append to these numbers, because they are stored.
ANSWER: Final = 1  # value: the answer
UNDO: Final = 2  # the last answer is undone
AWAY: Final = 3  # the time of the seat has run out: a bot plays for it
BACK: Final = 4  # the owner is back
KINDS: Final = (ANSWER, UNDO, AWAY, BACK)

_CHAIN_DOMAIN: Final = b"citadels game 1\0"
_RECORD_FORMAT: Final = struct.Struct(">QBbqqH")


class Record(NamedTuple):
    """One event of a game."""

    number: int  # from 1
    kind: int
    seat: int
    value: int
    at: int  # milliseconds since the epoch
    command: str = ""  # the id that the client gave the command


def first_hash(header: str) -> bytes:
    """The first link of the chain: the hash of the header."""
    return hashlib.sha256(_CHAIN_DOMAIN + header.encode()).digest()


def next_hash(chain_hash: bytes, record: Record) -> bytes:
    """The hash of a record and of everything before it."""
    command = record.command.encode()
    data = _RECORD_FORMAT.pack(
        record.number, record.kind, record.seat, record.value, record.at, len(command)
    )
    return hashlib.sha256(chain_hash + data + command).digest()
