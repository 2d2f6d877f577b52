"""The fair deal: all randomness comes from a secret whose hash is published at the start.

Each answer has its own random words, derived from the secret and the number of the answer. So
anybody with the secret, which is published after the game, can deal and replay the game. Outcomes
during the game reveal nothing about later ones, because the words do not reveal the secret.
"""

from __future__ import annotations

import hashlib
import struct
from typing import Final

SECRET_BYTES: Final = 32
_WORD_COUNT: Final = 256  # shuffling the largest deck needs about 80
_CHANCE_DOMAIN: Final = b"citadels chance"
_GENERATOR_DOMAIN: Final = b"citadels generator"
_BOT_DOMAIN: Final = b"citadels bots"


class SecretError(ValueError):
    """Text that is not a valid secret."""


def secret_from(text: str) -> bytes:
    """Parse a secret, which is written as 64 hexadecimal digits."""
    try:
        secret = bytes.fromhex(text)
    except ValueError:
        secret = b""
    if len(secret) != SECRET_BYTES or len(text) != 2 * SECRET_BYTES:
        raise SecretError(f"{text!r} is not a secret of {2 * SECRET_BYTES} hexadecimal digits")
    return secret


def hash_secret(secret: bytes) -> str:
    """The hash of the secret, which is published at the start."""
    return hashlib.sha256(secret).hexdigest()


def chance_words(secret: bytes, number: int) -> list[int]:
    """The random words for this answer; number 0 is the deal."""
    data = _stream(_CHANCE_DOMAIN, secret, number, 4 * _WORD_COUNT)
    return list(struct.unpack(f"<{_WORD_COUNT}I", data))


def generator_seed(secret: bytes) -> int:
    """The seed of the engine's own generator, which is used only if the words run out."""
    return int.from_bytes(_stream(_GENERATOR_DOMAIN, secret, 0, 16), "little")


def bot_seed(secret: bytes, number: int) -> int:
    """The seed of a bot that answers the question of this number."""
    return int.from_bytes(_stream(_BOT_DOMAIN, secret, number, 6), "little")


def _stream(domain: bytes, secret: bytes, number: int, length: int) -> bytes:
    return hashlib.shake_256(domain + secret + number.to_bytes(8, "little")).digest(length)
