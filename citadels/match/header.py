"""What is agreed before the first answer. Header and records are the whole game."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final

from citadels.engine.codes import NOBODY
from citadels.match.clock import clock_from_spec
from citadels.match.commitment import hash_secret, secret_from

FORMAT_VERSION: Final = 1


class HeaderError(ValueError):
    """Data that is not the header of a game. The message names what is wrong."""


@dataclass(frozen=True, slots=True)
class Header:
    """Rules, players, secret and clock of a game."""

    rules: str  # the set-up as one line
    names: tuple[str, ...]
    secret: bytes
    bots: tuple[str, ...]  # the line of the bot in each seat, "" for a person
    stand_in: str = "charter"  # the bot that plays for a person whose time is out
    clock: str = "off"
    crown: int = NOBODY  # who begins, if it is agreed
    start: dict[str, object] | None = None  # a saved game to go on from
    outcomes: tuple[tuple[int, ...], ...] | None = None  # of a game read in: chance in each answer

    def commitment(self) -> str:
        return hash_secret(self.secret)

    def dump(self) -> str:
        """The header as text; the same header always gives the same text."""
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
        header = Header(
            rules=_text(data["rules"]),
            names=_texts(data["names"]),
            secret=secret_from(_text(data["secret"])),
            bots=_texts(data["bots"]),
            stand_in=_text(data["stand_in"]),
            clock=_text(data["clock"]),
            crown=_number(data["crown"]),
            start=_saved_game(data["start"]),
            outcomes=_outcomes(data["outcomes"]),
        )
        clock_from_spec(header.clock)
    except (KeyError, TypeError) as error:
        raise HeaderError(f"a header lacks something or has it wrong: {error!r}") from error
    except ValueError as error:
        raise HeaderError(str(error)) from error
    return header


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is not text")
    return value


def _texts(value: object) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise TypeError(f"{value!r} is not a list")
    return tuple(_text(item) for item in value)


def _number(value: object) -> int:
    if type(value) is not int:
        raise TypeError(f"{value!r} is not a number")
    return value


def _saved_game(value: object) -> dict[str, object] | None:
    if value is not None and not isinstance(value, dict):
        raise TypeError(f"{value!r} is not a saved game")
    return value


def _outcomes(value: object) -> tuple[tuple[int, ...], ...] | None:
    if value is None:
        return None
    if not isinstance(value, list) or not all(isinstance(group, list) for group in value):
        raise TypeError(f"{value!r} are not random outcomes")
    return tuple(tuple(_number(outcome) for outcome in group) for group in value)
