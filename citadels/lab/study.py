"""A study: the games to play and what to count in them, declared in a small TOML file."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from itertools import product, takewhile
from pathlib import Path
from typing import Any, Final

from citadels.bots.bot import BotError
from citadels.bots.registry import make_bot
from citadels.engine.editions.edition import Setup, SetupError
from citadels.engine.editions.registry import PROFILES, edition
from citadels.engine.setup import random_setup, setup_from_preset
from citadels.lab.counter_registry import COUNTERS
from citadels.sim.counters.randomized_policy import (
    GATHER_CHOICE,
    NAME_CHOICE,
    PER_MILLE,
    PICK_CHOICE,
)

STUDIES_FOLDER: Final = Path(__file__).parent / "studies"
RANDOM_PRESET: Final = "random"  # a different set of characters and districts for every block
CHOICE_KINDS: Final = {"picks": PICK_CHOICE, "names": NAME_CHOICE, "gathering": GATHER_CHOICE}
MIXED: Final = "mixed"  # the level of a table with different bots


class StudyError(ValueError):
    """A study that cannot be read. The message names the file and the mistake in it."""


@dataclass(frozen=True)
class Condition:
    """Games of one kind: one rulebook, one number of players, one set, one line-up of bots."""

    profile: str
    players: int
    preset: str
    bots: tuple[str, ...]  # by seat; they rotate by one seat from game to game
    games: int
    block: int  # games in a block, the unit of resampling for all intervals
    counters: tuple[str, ...]
    seed: int
    by_lot: tuple[str, ...] = ()  # kinds of choices that are sometimes made at random
    rate: float = 0.0  # share of these choices
    duplicate: bool = False  # every deal in all rotations of the line-up

    @property
    def name(self) -> str:
        """Its name in files, unique in the study."""
        lineup = "-".join(dict.fromkeys(self.bots))
        slug = "".join(letter if letter.isalnum() else "-" for letter in lineup).strip("-")
        return f"{self.profile}-{self.players}-{self.preset}-{slug}"

    @property
    def level(self) -> str:
        """The bot, if it is the same in all seats."""
        return self.bots[0] if len(set(self.bots)) == 1 else MIXED

    def blocks(self) -> int:
        return -(-self.games // self.block)

    def with_games(self, games: int) -> Condition:
        """A copy with this number of games, rounded up to whole deals if each has all rotations."""
        missing = -games % self.players if self.duplicate else 0
        return replace(self, games=games + missing)

    def setup(self, block: int) -> Setup:
        if self.preset == RANDOM_PRESET:
            return random_setup(self.profile, self.players, self.seed + block)
        return setup_from_preset(self.profile, self.players, preset=self.preset)

    def choice_mask(self) -> int:
        return sum(CHOICE_KINDS[kind] for kind in self.by_lot)

    def per_mille(self) -> int:
        return round(self.rate * PER_MILLE)


@dataclass(frozen=True)
class Study:
    """Some conditions under one name."""

    name: str
    conditions: tuple[Condition, ...]
    text: str  # the file as it was read; its hash is stored with the results

    @property
    def question(self) -> str:
        """Its question and method: the comment at the beginning of its file."""
        comments = takewhile(lambda line: line.startswith("#"), self.text.splitlines())
        return " ".join(line.lstrip("#").strip() for line in comments)

    def games(self) -> int:
        return sum(condition.games for condition in self.conditions)

    def with_games(self, games: int) -> Study:
        """The same study with this number of games in each condition, in whole deals."""
        conditions = tuple(condition.with_games(games) for condition in self.conditions)
        return replace(self, conditions=conditions)

    def with_seed(self, seed: int) -> Study:
        """The same study with other games."""
        conditions = tuple(replace(condition, seed=seed) for condition in self.conditions)
        return replace(self, conditions=conditions)


def condition_from_data(data: Mapping[str, Any]) -> Condition:
    """A condition from the output of `asdict`, which may have additional keys."""
    values: dict[str, Any] = {}
    for field in fields(Condition):
        value = data[field.name]
        values[field.name] = tuple(value) if isinstance(value, list) else value
    return Condition(**values)


def known_studies() -> list[str]:
    return sorted(path.stem for path in STUDIES_FOLDER.glob("*.toml"))


def find_study(name: str) -> Study:
    """A packaged study by its name, or a file."""
    path = STUDIES_FOLDER / f"{name}.toml" if name in known_studies() else Path(name)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        reason = f"there is no study {name!r} and no such file"
        raise StudyError(f"{reason}; choose one of: {', '.join(known_studies())}") from error
    return read_study(path.stem, text)


def read_study(name: str, text: str) -> Study:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise StudyError(f"{name}: {error}") from error
    tables = data.pop("part", [])
    if not isinstance(tables, list) or not tables:
        raise StudyError(f"{name}: there is no [[part]]")
    conditions: list[Condition] = []
    for number, table in enumerate(tables, 1):
        try:
            conditions += _read_conditions({**data, **table})
        except (BotError, SetupError, StudyError, ValueError) as error:
            raise StudyError(f"{name}, part {number}: {error}") from error
    names = [condition.name for condition in conditions]
    duplicate_name = next((condition for condition in names if names.count(condition) > 1), None)
    if duplicate_name is not None:
        raise StudyError(f"{name}: the part {duplicate_name} occurs twice")
    return Study(name, tuple(conditions), text)


LIST_TYPES: Final = {
    "profiles": str,
    "players": int,
    "presets": str,
    "counters": str,
    "by_lot": str,
}
NUMBER_TYPES: Final = {"games": int, "block": int, "seed": int, "rate": float}


def _read_conditions(table: Mapping[str, Any]) -> list[Condition]:
    """A condition for each profile, number of players, preset and line-up that is listed."""
    unknown = set(table) - {*LIST_TYPES, *NUMBER_TYPES, "bots", "duplicate"}
    if unknown:
        raise StudyError(f"{min(unknown)!r} is not a setting of a study")
    profiles = _read_list(table, "profiles", ["2016"])
    presets = _read_list(table, "presets", ["first-game"])
    by_lot = tuple(_read_list(table, "by_lot", []))
    counters = tuple(_read_list(table, "counters", ["places"]))
    _check_known(profiles, PROFILES, "profile")
    _check_known(by_lot, CHOICE_KINDS, "kind of choice")
    _check_known(counters, COUNTERS, "counter")
    rate = _read_number(table, "rate", 0.2 if by_lot else 0.0)
    if not 0 <= rate <= 1:
        raise StudyError(f"rate {rate} is not between 0 and 1")
    duplicate = table.get("duplicate", False)
    if not isinstance(duplicate, bool):
        raise StudyError(f"duplicate = {duplicate!r} is neither true nor false")
    conditions = [
        Condition(
            profile,
            players,
            preset,
            lineup,
            int(_read_number(table, "games", 10_000)),
            int(_read_number(table, "block", 500)),
            counters,
            int(_read_number(table, "seed", 1)),
            by_lot,
            rate,
            duplicate,
        )
        for profile, players, preset in product(
            profiles, _read_list(table, "players", [4]), presets
        )
        for lineup in _read_lineups(table, players)
    ]
    for condition in conditions:
        _check_condition(condition)
    return conditions


def _check_condition(condition: Condition) -> None:
    """Refuse a condition that cannot be played."""
    if condition.games < 1 or condition.block < 1:
        raise StudyError(f"{condition.games} games in blocks of {condition.block} are too few")
    if condition.duplicate and (
        condition.games % condition.players or condition.block % condition.players
    ):
        games = f"{condition.games} games in blocks of {condition.block}"
        players = f"{condition.players} players in all rotations"
        raise StudyError(f"{games} are not whole deals for {players}")
    known = {preset.slug for preset in edition(condition.profile).presets}
    if condition.preset != RANDOM_PRESET and condition.preset not in known:
        reason = f"{condition.profile} has no preset {condition.preset!r}"
        raise StudyError(f"{reason}; choose one of: {', '.join(sorted(known))}")
    condition.setup(0)  # refuses for example a number of players that the rulebook lacks


def _read_lineups(table: Mapping[str, Any], players: int) -> list[tuple[str, ...]]:
    """Bots by seat: a single name fills a table, a list is a mixed table."""
    lineups: list[tuple[str, ...]] = []
    entries = table.get("bots", ["charter"])
    if not isinstance(entries, list) or not all(_is_lineup(entry) for entry in entries):
        raise StudyError(f"bots = {entries!r} is not a list of bots and tables")
    for entry in entries:
        lineup = (entry,) * players if isinstance(entry, str) else tuple(entry)
        if len(lineup) != players:
            raise StudyError(f"{', '.join(lineup)}: the table needs {players} bots")
        for spec in lineup:
            if make_bot(spec).policy(0) is None:
                raise StudyError(f"{spec} cannot play in the laboratory: it has no fast policy")
        lineups.append(lineup)
    return lineups


def _is_lineup(entry: object) -> bool:
    if isinstance(entry, list):
        return all(isinstance(spec, str) for spec in entry)
    return isinstance(entry, str)


def _read_list(table: Mapping[str, Any], name: str, default: list[Any]) -> list[Any]:
    value = table.get(name, default)
    kind = LIST_TYPES[name]
    if not isinstance(value, list) or not all(type(item) is kind for item in value):
        raise StudyError(f"{name} = {value!r} is not a list of {kind.__name__}")
    return value


def _read_number(table: Mapping[str, Any], name: str, default: float) -> float:
    value = table.get(name, default)
    if type(value) not in {int, NUMBER_TYPES[name]}:
        raise StudyError(f"{name} = {value!r} is not a number")
    return float(value) if NUMBER_TYPES[name] is float else int(value)


def _check_known(values: Any, known: Any, kind: str) -> None:
    for item in values:
        if item not in known:
            raise StudyError(f"there is no {kind} {item!r}; choose from: {', '.join(known)}")
