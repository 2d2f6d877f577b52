"""Secrets and ids: what proves who somebody is, and how tables and games are called."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final

_TOKEN_BYTES: Final = 32
_TOKEN_PATTERN: Final = re.compile(r"[A-Za-z0-9_-]{43}", re.ASCII)  # 32 bytes in base 64

# No letter that looks like another letter, a digit or two letters (l, m, o, w), and no vowels,
# so that no words come about.
ALPHABET: Final = "bcdfghjknpqrstvxyz347"
_TABLE_ID_LENGTH: Final = 12  # 52 bits: more than anybody can try
_GAME_ID_LENGTH: Final = 16  # games are kept for ever, so there are more of them than tables
_TABLE_ID_PATTERN: Final = re.compile(f"[{ALPHABET}]{{{_TABLE_ID_LENGTH}}}")
_GAME_ID_PATTERN: Final = re.compile(f"[{ALPHABET}]{{{_GAME_ID_LENGTH}}}")


def new_token() -> str:
    """A secret that only its owner has; the server keeps nothing but its hash."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def is_token(text: str) -> bool:
    """Whether it has the form of a token, which is cheaper to know than whether it is one."""
    return _TOKEN_PATTERN.fullmatch(text) is not None


def hash_token(token: str) -> str:
    """What is stored of a token.

    A token has 256 bits of chance, so a plain hash without salt cannot be turned back.
    """
    # A token is checked by looking its hash up, never by comparing it letter by letter with a
    # stored one: how long that takes tells at most something about hashes, and nobody can choose
    # a token by its hash.
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
