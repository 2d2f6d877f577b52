"""Games as plain data: the rules as one line, the state as a list of ints."""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Mapping

from citadels.engine.codes import NOBODY
from citadels.engine.editions.edition import Setup
from citadels.engine.editions.registry import edition
from citadels.engine.game import Game
from citadels.engine.names import character_code, district_code
from citadels.engine.native_types import i64, vec
from citadels.engine.rulings import RULINGS as RULINGS
from citadels.engine.rulings import ruling_number
from citadels.engine.setup import make_rules
from citadels.engine.state import COLLECTOR, HELD, SCHEMA
from citadels.engine.validation.errors import InvalidStateError
from citadels.engine.validation.state import check_state

_MAX_MAGNITUDE = 2**62


class SaveError(ValueError):
    """Data that is not a saved game. The message names what is wrong."""


def dump(game: Game) -> dict[str, object]:
    """The whole game as plain data, also in the middle of an effect."""
    return {
        "schema": SCHEMA,
        "rules": game.rules.spec,
        "row": list(game.row),
        "script": list(game.script),
    }


def load(data: Mapping[str, object]) -> Game:
    """The game that was saved, with the same random outcomes to come."""
    schema = data.get("schema")
    if type(schema) is not int or not 1 <= schema <= SCHEMA:
        raise SaveError(f"schema {schema!r} is not 1 to {SCHEMA}")
    spec = data.get("rules")
    if not isinstance(spec, str):
        raise SaveError(f"rules {spec!r} are not text")
    rules = make_rules(setup_from_spec(spec))
    row = _parse_ints(data.get("row"), "row")
    if schema == 1:
        row = _migrate_row(row)
    try:
        check_state(rules, row)
    except InvalidStateError as error:
        raise SaveError(str(error)) from error
    game = Game(rules, vec[i64](row))
    game.script = _parse_ints(data.get("script"), "script")
    if not game.is_over() and game.write_options() == 0:
        raise SaveError(f"seat {game.to_move()} is asked something that has no answer")
    return game


def _reduce(game: Game) -> tuple[Callable[..., Game], tuple[dict[str, object], bool]]:
    return _restore, (dump(game), game.is_quiet)


def _restore(data: dict[str, object], quiet: bool) -> Game:
    game = load(data)
    game.is_quiet = quiet
    return game


# For `copy`, `pickle` and everything built on them: compiled objects have no `__dict__`.
copyreg.pickle(Game, _reduce)


def _migrate_row(row: list[int]) -> list[int]:
    """A row of schema 1: the table had less room, and nobody collected coins for building."""
    return [*row[:COLLECTOR], NOBODY, *[0] * (HELD - COLLECTOR - 1), *row[56:]]


def setup_from_spec(spec: str) -> Setup:
    """The set-up that this line names, as `Setup.spec` writes it."""
    head, bracket, settings = spec.partition("(")
    if not bracket or not settings.endswith(")"):
        raise SaveError(f"rules {spec!r} have no brackets")
    edition(head)
    values: dict[str, str] = {}
    for part in settings[:-1].split(","):
        name, equals, value = part.partition("=")
        if not equals or name in values:
            raise SaveError(f"{part!r} in the rules is not name=value, or repeats a name")
        values[name] = value
    players = values.pop("players", "")
    if not (players.isascii() and players.isdigit() and len(players) < 3):
        raise SaveError(f"players {players!r} is not a number")
    characters = _parse_codes(values.pop("characters", ""), "character")
    districts = _parse_codes(values.pop("districts", ""), "district")
    target = values.pop("target", "0")
    if not (target.isascii() and target.isdigit() and len(target) < 3):
        raise SaveError(f"target {target!r} is not a number")
    removed = _parse_codes(values.pop("removed", ""), "district")
    rulings = tuple(sorted(_parse_ruling(name, value) for name, value in values.items()))
    return Setup(head, int(players), characters, districts, rulings, int(target), removed)


def _parse_codes(text: str, label: str) -> tuple[int, ...]:
    codes: list[int] = []
    for slug in text.split("+") if text else []:
        code = character_code(slug) if label == "character" else district_code(slug)
        if code < 0:
            raise SaveError(f"{slug!r} is not a {label}")
        codes.append(code)
    return tuple(codes)


def _parse_ruling(name: str, value: str) -> tuple[int, int]:
    number = ruling_number(name)
    if number == 0:
        raise SaveError(f"{name!r} is not a ruling")
    readings = RULINGS[number][1]
    if value not in readings:
        raise SaveError(
            f"{value!r} is not a reading of {name}; choose one of: {', '.join(readings)}"
        )
    return number, readings.index(value)


def _parse_ints(value: object, name: str) -> list[int]:
    if not isinstance(value, list):
        raise SaveError(f"{name} is not a list")
    ints: list[int] = []
    for item in value:
        if type(item) is not int or not -_MAX_MAGNITUDE < item < _MAX_MAGNITUDE:
            raise SaveError(f"{item!r} in {name} is not a number in range")
        ints.append(item)
    return ints
