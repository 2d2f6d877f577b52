"""Random words of a fair deal depend only on the secret and differ for each answer."""

from __future__ import annotations

import hashlib
from typing import Final

import pytest

from citadels.engine.chance import check_words
from citadels.match import commitment
from citadels.match.commitment import SECRET_BYTES, SecretError, secret_from

SECRET: Final = bytes(range(32))
OTHER_SECRET: Final = bytes(31) + b"\x01"


def expected_bytes(purpose: str, secret: bytes, number: int, length: int) -> bytes:
    """The specified stream: the hash of purpose, secret and number, as long as needed."""
    content = purpose.encode("ascii") + secret + bytes([number % 256, number // 256, *[0] * 6])
    return hashlib.shake_256(content).digest(length)


@pytest.mark.parametrize("number", [0, 1, 2, 255, 256, 1000])
def test_words_are_groups_of_four_bytes_of_a_hash_of_secret_and_number(number: int) -> None:
    stream = expected_bytes("citadels chance", SECRET, number, 1024)
    expected = [
        stream[offset]
        + (stream[offset + 1] << 8)
        + (stream[offset + 2] << 16)
        + (stream[offset + 3] << 24)
        for offset in range(0, 1024, 4)
    ]
    assert commitment.chance_words(SECRET, number) == expected


def test_seeds_are_derived_in_the_same_way_for_other_purposes() -> None:
    generator = expected_bytes("citadels generator", SECRET, 0, 16)
    assert commitment.generator_seed(SECRET) == int.from_bytes(generator, "little")
    bots = expected_bytes("citadels bots", SECRET, 300, 6)
    assert commitment.bot_seed(SECRET, 300) == int.from_bytes(bots, "little")


def test_known_values_for_a_secret() -> None:
    """Never change these values: finished games are verified with them."""
    assert commitment.chance_words(SECRET, 0)[:4] == [
        2050384224,
        4168776648,
        3197783774,
        2404946005,
    ]
    assert commitment.chance_words(SECRET, 1)[:4] == [
        1625852641,
        1114481982,
        2237860009,
        2357592261,
    ]
    assert commitment.generator_seed(SECRET) == 115519686340851448396454991120244594532
    assert commitment.bot_seed(SECRET, 1) == 44053651691235
    published = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert commitment.hash_secret(SECRET) == published


def test_each_answer_and_each_secret_has_its_own_words() -> None:
    words = [
        tuple(commitment.chance_words(secret, number))
        for secret in (SECRET, OTHER_SECRET)
        for number in range(99)
    ]
    assert len(set(words)) == len(words)
    assert len({commitment.bot_seed(SECRET, number) for number in range(99)}) == 99
    assert commitment.generator_seed(SECRET) != commitment.generator_seed(OTHER_SECRET)


def test_there_are_enough_words_for_a_deck_and_they_fit_the_engine() -> None:
    words = commitment.chance_words(SECRET, 7)
    check_words(words)
    assert len(words) >= 128  # the room for a deck


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment.hash_secret(SECRET) == hashlib.sha256(SECRET).hexdigest()
    assert commitment.hash_secret(SECRET) != commitment.hash_secret(OTHER_SECRET)
    assert SECRET.hex() not in commitment.hash_secret(SECRET)


def test_a_secret_round_trips() -> None:
    assert secret_from(SECRET.hex()) == SECRET
    assert len(secret_from(OTHER_SECRET.hex().upper())) == SECRET_BYTES


@pytest.mark.parametrize(
    "text",
    ["", "00", "0" * 63, "0" * 65, "x" * 64, "00 " * 21 + "0", " " + "00" * 31 + " ", "٠" * 64],
)
def test_an_invalid_secret_is_refused(text: str) -> None:
    with pytest.raises(SecretError, match="is not a secret of 64 hexadecimal digits"):
        secret_from(text)
