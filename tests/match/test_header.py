"""Headers are written down and read back; what is wrong with one is named."""

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
from tests.properties.games import varied_setup

SECRET: Final = bytes(range(32))
PLAIN: Final = Header("2016(players=2)", ("Ann", "Bob"), SECRET, ("", "charter"))


def headers() -> list[Header]:
    """Headers in which each part has another value than usual."""
    setup = varied_setup(3, 1, PROFILES[0])
    return [
        PLAIN,
        replace(PLAIN, names=("Анна", 'Зо"е\\ \n')),
        replace(PLAIN, bots=("rush", "")),
        replace(PLAIN, stand_in="rush"),
        replace(PLAIN, clock="live(bank=600,increment=10)"),
        replace(PLAIN, clock="days(3)"),
        replace(PLAIN, crown=1),
        replace(PLAIN, secret=bytes(32)),
        replace(PLAIN, rules=setup.spec()),
        replace(PLAIN, start=dump(new_game(setup, 7))),
    ]


@pytest.mark.parametrize("header", headers())
def test_a_header_reads_back(header: Header) -> None:
    text = header.dump()
    assert header_from(text) == header
    assert header_from(text).dump() == text
    assert "\n" not in text


def test_every_part_of_a_header_is_written_down() -> None:
    texts = [header.dump() for header in headers()]
    assert len(set(texts)) == len(texts)


def test_the_order_in_which_a_header_was_written_does_not_matter() -> None:
    turned = dict(reversed(json.loads(PLAIN.dump()).items()))
    assert header_from(json.dumps(turned, indent=2)).dump() == PLAIN.dump()


def test_a_header_publishes_the_hash_of_its_secret() -> None:
    assert PLAIN.commitment() == hash_secret(SECRET)


def test_people_sit_everywhere_and_no_clock_runs_unless_it_is_said() -> None:
    assert (PLAIN.stand_in, PLAIN.clock, PLAIN.crown, PLAIN.start) == (
        "charter",
        "off",
        NOBODY,
        None,
    )


def with_part(name: str, value: object) -> str:
    return json.dumps({**json.loads(PLAIN.dump()), name: value})


def without(name: str) -> str:
    return json.dumps(
        {key: value for key, value in json.loads(PLAIN.dump()).items() if key != name}
    )


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "Expecting value"),
        ("null", "lacks something"),
        ("[]", "lacks something"),
        ("7", "lacks something"),
        ("{}", "'form'"),
        (with_part("form", 0), "form 0 of a header is not 1"),
        (with_part("form", "1"), "form '1' of a header is not 1"),
        (with_part("rules", None), "None is no text"),
        (with_part("names", "Ann"), "'Ann' is no list"),
        (with_part("names", ["Ann", 7]), "7 is no text"),
        (with_part("names", None), "None is no list"),
        (with_part("secret", "00"), "'00' is no secret"),
        (with_part("secret", 7), "7 is no text"),
        (with_part("bots", {"0": ""}), "is no list"),
        (with_part("stand_in", 1), "1 is no text"),
        (with_part("clock", "hourglass"), "'hourglass' is no clock"),
        (with_part("clock", 60), "60 is no text"),
        (with_part("crown", "0"), "'0' is no number"),
        (with_part("crown", 0.5), "0.5 is no number"),
        (with_part("crown", True), "True is no number"),
        (with_part("start", []), "[] is no saved game"),
        (with_part("start", "new"), "'new' is no saved game"),
        *((without(name), f"'{name}'") for name in json.loads(PLAIN.dump())),
    ],
)
def test_what_is_no_header_is_refused_by_name(text: str, message: str) -> None:
    with pytest.raises(HeaderError) as caught:
        header_from(text)
    assert message in str(caught.value)
