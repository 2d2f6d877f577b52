"""Tokens and ids."""

from __future__ import annotations

import base64
import hashlib

import pytest

from citadels.server.security.tokens import (
    ALPHABET,
    hash_token,
    is_table_id,
    is_token,
    new_game_id,
    new_table_id,
    new_token,
)
from citadels.server.tables.player_names import name_skeleton

SAMPLE_COUNT = 200


def test_a_token_has_256_bits_and_fits_in_a_url() -> None:
    for _ in range(SAMPLE_COUNT):
        token = new_token()
        assert is_token(token)
        assert len(base64.urlsafe_b64decode(token + "=")) == 32


def test_tokens_and_ids_are_unique() -> None:
    for new in (new_token, new_table_id, new_game_id):
        assert len({new() for _ in range(SAMPLE_COUNT)}) == SAMPLE_COUNT


@pytest.mark.parametrize("text", ["", "a" * 42, "a" * 44, "é" * 43, "a" * 42 + "\n", "+" * 43])
def test_other_texts_are_not_tokens(text: str) -> None:
    assert not is_token(text)


def test_the_hash_of_a_token_is_its_sha256() -> None:
    token = new_token()
    assert hash_token(token) == hashlib.sha256(token.encode("ascii")).hexdigest()
    assert hash_token("a" * 43) != hash_token("a" * 42 + "b")


def test_a_table_id_has_12_characters_that_do_not_look_alike() -> None:
    for _ in range(SAMPLE_COUNT):
        assert is_table_id(new_table_id())
        assert len(new_table_id()) == 12
    assert len({name_skeleton(letter) for letter in ALPHABET}) == len(ALPHABET)


@pytest.mark.parametrize(
    "text", ["", "bcdfghjkpqr", "bcdfghjkpqrst", "bcdfghjkpqr0", "BCDFGHJKPQRS", "bcdfghjkpqr\n"]
)
def test_other_texts_are_not_table_ids(text: str) -> None:
    assert not is_table_id(text)


def test_a_game_id_is_never_a_table_id() -> None:
    game = new_game_id()
    assert set(game) <= set(ALPHABET)
    assert len(game) == 16
    assert not is_table_id(game)
