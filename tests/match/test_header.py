"""Headers round-trip through text; errors say what is wrong."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Final

import pytest

from citadels.engine.codes import NOBODY
from citadels.engine.editions.registry import PROFILES
from citadels.engine.serialization import dump
from citadels.engine.setup import new_game
from citadels.match.commitment import hash_secret
from citadels.match.header import Header, HeaderError, header_from
from tests.properties.random_games import random_setup_for

SECRET: Final = bytes(range(32))
PLAIN_HEADER: Final = Header("2016(players=2)", ("Ann", "Bob"), SECRET, ("", "charter"))


def headers() -> list[Header]:
    """Headers in which every field differs from its default."""
    setup = random_setup_for(3, 1, PROFILES[0])
    return [
        PLAIN_HEADER,
        replace(PLAIN_HEADER, names=("Анна", 'Зо"е\\ \n')),
        replace(PLAIN_HEADER, bots=("rush", "")),
        replace(PLAIN_HEADER, stand_in="rush"),
        replace(PLAIN_HEADER, clock="live(bank=600,increment=10)"),
        replace(PLAIN_HEADER, clock="days(3)"),
        replace(PLAIN_HEADER, crown=1),
        replace(PLAIN_HEADER, secret=bytes(32)),
        replace(PLAIN_HEADER, rules=setup.spec()),
        replace(PLAIN_HEADER, start=dump(new_game(setup, 7))),
    ]


@pytest.mark.parametrize("header", headers())
def test_a_header_round_trips(header: Header) -> None:
    text = header.dump()
    assert header_from(text) == header
    assert header_from(text).dump() == text
    assert "\n" not in text


def test_every_field_of_a_header_is_dumped() -> None:
    texts = [header.dump() for header in headers()]
    assert len(set(texts)) == len(texts)


def test_the_order_of_fields_in_a_header_does_not_matter() -> None:
    turned = dict(reversed(json.loads(PLAIN_HEADER.dump()).items()))
    assert header_from(json.dumps(turned, indent=2)).dump() == PLAIN_HEADER.dump()


def test_a_header_publishes_the_hash_of_its_secret() -> None:
    assert PLAIN_HEADER.commitment() == hash_secret(SECRET)


def test_by_default_people_sit_in_all_seats_and_no_clock_runs() -> None:
    assert (PLAIN_HEADER.stand_in, PLAIN_HEADER.clock, PLAIN_HEADER.crown, PLAIN_HEADER.start) == (
        "charter",
        "off",
        NOBODY,
        None,
    )


def header_text_with(name: str, value: object) -> str:
    return json.dumps({**json.loads(PLAIN_HEADER.dump()), name: value})


def header_text_without(name: str) -> str:
    return json.dumps(
        {key: value for key, value in json.loads(PLAIN_HEADER.dump()).items() if key != name}
    )


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "Expecting value"),
        ("null", "missing or invalid"),
        ("[]", "missing or invalid"),
        ("7", "missing or invalid"),
        ("{}", "'form'"),
        (header_text_with("form", 0), "form 0 of a header is not 1"),
        (header_text_with("form", "1"), "form '1' of a header is not 1"),
        (header_text_with("rules", None), "None is not text"),
        (header_text_with("names", "Ann"), "'Ann' is not a list"),
        (header_text_with("names", ["Ann", 7]), "7 is not text"),
        (header_text_with("names", None), "None is not a list"),
        (header_text_with("secret", "00"), "'00' is not a secret"),
        (header_text_with("secret", 7), "7 is not text"),
        (header_text_with("bots", {"0": ""}), "is not a list"),
        (header_text_with("stand_in", 1), "1 is not text"),
        (header_text_with("clock", "hourglass"), "'hourglass' is not a clock"),
        (header_text_with("clock", 60), "60 is not text"),
        (header_text_with("crown", "0"), "'0' is not a number"),
        (header_text_with("crown", 0.5), "0.5 is not a number"),
        (header_text_with("crown", True), "True is not a number"),
        (header_text_with("start", []), "[] is not a saved game"),
        (header_text_with("start", "new"), "'new' is not a saved game"),
        *((header_text_without(name), f"'{name}'") for name in json.loads(PLAIN_HEADER.dump())),
    ],
)
def test_an_invalid_header_is_refused_with_the_reason(text: str, message: str) -> None:
    with pytest.raises(HeaderError) as caught:
        header_from(text)
    assert message in str(caught.value)
