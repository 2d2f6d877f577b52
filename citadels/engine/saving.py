"""Games as plain data: the rules as one line, the state as a list of ints."""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Mapping

from citadels.engine.codes import NOBODY
from citadels.engine.editions.edition import Setup
from citadels.engine.editions.registry import edition
from citadels.engine.game import Game
from citadels.engine.names import character_code, district_code
from citadels.engine.rulings import TABLE as RULINGS
from citadels.engine.rulings import ruling_number
from citadels.engine.setup import make_rules
from citadels.engine.soundness.refusing import UnsoundError
from citadels.engine.soundness.row import check_row
from citadels.engine.state import COLLECTOR, HELD, SCHEMA
from citadels.engine.typed import i64, vec

_LARGEST = 2**62


class SaveError(ValueError):
    """Data that is no saved game. The message names what is wrong."""


def dump(game: Game) -> dict[str, object]:
    """The whole game as plain data, also in the middle of an effect."""
    return {
        "schema": SCHEMA,
        "rules": game.rules.line,
        "row": list(game.row),
        "script": list(game.script),
    }


def load(data: Mapping[str, object]) -> Game:
    """The game that was saved. It goes on with the same chance to come."""
    schema = data.get("schema")
    if type(schema) is not int or not 1 <= schema <= SCHEMA:
        raise SaveError(f"schema {schema!r} is not 1 to {SCHEMA}")
    line = data.get("rules")
    if not isinstance(line, str):
        raise SaveError(f"rules {line!r} are no text")
    rules = make_rules(setup_from_line(line))
    row = _ints(data.get("row"), "row")
    if schema == 1:
        row = _row_of_schema_2(row)
    try:
        check_row(rules, row)
    except UnsoundError as error:
        raise SaveError(str(error)) from error
    game = Game(rules, vec[i64](row))
    game.script = _ints(data.get("script"), "script")
    if not game.is_over() and game.write_options() == 0:
        raise SaveError(f"seat {game.to_move()} is asked something that has no answer")
    return game


def _reduced(game: Game) -> tuple[Callable[..., Game], tuple[dict[str, object], bool]]:
    return _restored, (dump(game), game.quiet)


def _restored(data: dict[str, object], quiet: bool) -> Game:
    game = load(data)
    game.quiet = quiet
    return game


# For `copy`, `pickle` and everything built on them: compiled objects have no way of their own.
copyreg.pickle(Game, _reduced)


def _row_of_schema_2(row: list[int]) -> list[int]:
    """A row of schema 1: the table had less room, and nobody collected coins for building."""
    return [*row[:COLLECTOR], NOBODY, *[0] * (HELD - COLLECTOR - 1), *row[56:]]


def setup_from_line(line: str) -> Setup:
    """The set-up that this line names, as `Setup.line` writes it."""
    head, bracket, rest = line.partition("(")
    if not bracket or not rest.endswith(")"):
        raise SaveError(f"rules {line!r} have no brackets")
    edition(head)
    values: dict[str, str] = {}
    for part in rest[:-1].split(","):
        name, equals, value = part.partition("=")
        if not equals or name in values:
            raise SaveError(f"{part!r} in the rules is no name with a value, or a second one")
        values[name] = value
    players = values.pop("players", "")
    if not (players.isascii() and players.isdigit() and len(players) < 3):
        raise SaveError(f"players {players!r} are no number")
    characters = _codes(values.pop("characters", ""), "character")
    districts = _codes(values.pop("districts", ""), "district")
    target = values.pop("target", "0")
    if not (target.isascii() and target.isdigit() and len(target) < 3):
        raise SaveError(f"target {target!r} is no number")
    removed = _codes(values.pop("removed", ""), "district")
    rulings = tuple(sorted(_ruling(name, value) for name, value in values.items()))
    return Setup(head, int(players), characters, districts, rulings, int(target), removed)


def _codes(text: str, what: str) -> tuple[int, ...]:
    found: list[int] = []
    for slug in text.split("+") if text else []:
        code = character_code(slug) if what == "character" else district_code(slug)
        if code < 0:
            raise SaveError(f"{slug!r} is no {what}")
        found.append(code)
    return tuple(found)


def _ruling(name: str, value: str) -> tuple[int, int]:
    number = ruling_number(name)
    if number == 0:
        raise SaveError(f"{name!r} is no ruling")
    readings = RULINGS[number][1]
    if value not in readings:
        raise SaveError(f"{value!r} is no reading of {name}: there are {', '.join(readings)}")
    return number, readings.index(value)


def _ints(value: object, name: str) -> list[int]:
    if not isinstance(value, list):
        raise SaveError(f"{name} is no list")
    ints: list[int] = []
    for item in value:
        if type(item) is not int or not -_LARGEST < item < _LARGEST:
            raise SaveError(f"{item!r} in {name} is no number that fits")
        ints.append(item)
    return ints
