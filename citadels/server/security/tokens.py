"""Tokens that prove who owns a seat, and ids of tables and games."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final

_TOKEN_BYTES: Final = 32
_TOKEN_PATTERN: Final = re.compile(r"[A-Za-z0-9_-]{43}", re.ASCII)  # 32 bytes in base 64

# No letter that looks like a digit, another letter or two letters (l, m, o, w), and no vowels,
# so that ids do not form words.
ALPHABET: Final = "bcdfghjknpqrstvxyz347"
_TABLE_ID_LENGTH: Final = 12  # 52 bits: too many to try
_GAME_ID_LENGTH: Final = 16  # games are stored for ever, so there are more of them than tables
_TABLE_ID_PATTERN: Final = re.compile(f"[{ALPHABET}]{{{_TABLE_ID_LENGTH}}}")
_GAME_ID_PATTERN: Final = re.compile(f"[{ALPHABET}]{{{_GAME_ID_LENGTH}}}")


def new_token() -> str:
    """A secret that only its owner has; the server stores only its hash."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def is_token(text: str) -> bool:
    """Whether a text has the form of a token: a cheap check before looking it up."""
    return _TOKEN_PATTERN.fullmatch(text) is not None


def hash_token(token: str) -> str:
    """The stored hash of a token.

    A token has 256 random bits, so a plain hash without salt cannot be reversed.
    """
    # A token is checked by looking up its hash, never by comparing it with a stored token. So the
    # time it takes reveals at most something about hashes, and nobody can choose a token by its
    # hash.
    return hashlib.sha256(token.encode()).hexdigest()


def new_table_id() -> str:
    """The id of a table: short enough to read out, too long to guess."""
    return _new_id(_TABLE_ID_LENGTH)


def is_table_id(text: str) -> bool:
    return _TABLE_ID_PATTERN.fullmatch(text) is not None


def new_game_id() -> str:
    """The id of a game, longer than that of a table, so that they are never mixed up."""
    return _new_id(_GAME_ID_LENGTH)


def is_game_id(text: str) -> bool:
    return _GAME_ID_PATTERN.fullmatch(text) is not None


def _new_id(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))
