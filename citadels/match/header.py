"""What is agreed before the first answer. Header and records are the whole game."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final, TypeVar

from citadels.engine.codes import NOBODY
from citadels.match.clock import clock_from_spec
from citadels.match.commitment import hash_secret, secret_from

FORMAT_VERSION: Final = 1
T = TypeVar("T")


class HeaderError(ValueError):
    """Data that is not a valid header. The message says what is wrong."""


@dataclass(frozen=True, slots=True)
class Header:
    """Rules, players, secret and clock of a game."""

    rules: str  # the spec of the set-up
    names: tuple[str, ...]
    secret: bytes
    bots: tuple[str, ...]  # the spec of the bot in each seat, "" for a person
    stand_in: str = "charter"  # the bot that plays for a person whose time has run out
    clock: str = "off"
    crown: int = NOBODY  # the seat that begins, if agreed
    start: dict[str, object] | None = None  # a saved game to continue
    outcomes: tuple[tuple[int, ...], ...] | None = None  # of each answer, in an imported game

    def commitment(self) -> str:
        return hash_secret(self.secret)

    def dump(self) -> str:
        """The header as text, which is always the same for the same header."""
        data = {
            "form": FORMAT_VERSION,
            "rules": self.rules,
            "names": self.names,
            "secret": self.secret.hex(),
            "bots": self.bots,
            "stand_in": self.stand_in,
            "clock": self.clock,
            "crown": self.crown,
            "start": self.start,
            "outcomes": self.outcomes,
        }
        return json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":"))


def header_from(text: str) -> Header:
    try:
        data = json.loads(text)
        if data["form"] != FORMAT_VERSION:
            raise HeaderError(f"form {data['form']!r} of a header is not {FORMAT_VERSION}")
        start, outcomes = data["start"], data["outcomes"]
        header = Header(
            rules=_text(data["rules"]),
            names=_texts(data["names"]),
            secret=secret_from(_text(data["secret"])),
            bots=_texts(data["bots"]),
            stand_in=_text(data["stand_in"]),
            clock=_text(data["clock"]),
            crown=_number(data["crown"]),
            start=None if start is None else _checked(start, dict, "a saved game"),
            outcomes=None if outcomes is None else _outcomes(outcomes),
        )
        clock_from_spec(header.clock)
    except (KeyError, TypeError) as error:
        raise HeaderError(f"a header has missing or invalid fields: {error!r}") from error
    except ValueError as error:
        raise HeaderError(str(error)) from error
    return header


def _checked(value: object, kind: type[T], name: str) -> T:
    if type(value) is not kind:
        raise TypeError(f"{value!r} is not {name}")
    return value


def _text(value: object) -> str:
    return _checked(value, str, "text")


def _number(value: object) -> int:
    return _checked(value, int, "a number")


def _texts(value: object) -> tuple[str, ...]:
    return tuple(map(_text, _checked(value, list, "a list")))


def _outcomes(value: object) -> tuple[tuple[int, ...], ...]:
    groups = _checked(value, list, "a list")
    return tuple(tuple(map(_number, _checked(group, list, "a list"))) for group in groups)
