"""A study: which games are played, and what is counted in them. Declared in a small TOML file."""

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
from citadels.lab.counters import COUNTERS
from citadels.lab.counting.forcing import GATHERING, NAMES, PER_MILLE, PICKS

FOLDER: Final = Path(__file__).parent / "studies"
BY_LOT: Final = "random"  # a set of characters and districts of its own for every block
KINDS: Final = {"picks": PICKS, "names": NAMES, "gathering": GATHERING}


class StudyError(ValueError):
    """A study that cannot be read. The message names the file and what is wrong in it."""


@dataclass(frozen=True)
class Part:
    """Games of one kind: one rulebook, one number of players, one set, one line-up of bots."""

    profile: str
    players: int
    preset: str
    bots: tuple[str, ...]  # by seat; they move on by one seat from game to game
    games: int
    block: int  # games of a block: the unit of chance of all intervals
    counters: tuple[str, ...]
    seed: int
    by_lot: tuple[str, ...] = ()  # kinds of choices that are now and then made by lot
    rate: float = 0.0  # how often
    duplicate: bool = False  # every deal in all rotations of the line-up

    @property
    def name(self) -> str:
        """What it is called in files: unlike that of every other part of a study."""
        lineup = "-".join(dict.fromkeys(self.bots))
        plain = "".join(letter if letter.isalnum() else "-" for letter in lineup).strip("-")
        return f"{self.profile}-{self.players}-{self.preset}-{plain}"

    @property
    def level(self) -> str:
        """The bot whose play is looked at, if all seats have the same."""
        return self.bots[0] if len(set(self.bots)) == 1 else "mixed"

    def blocks(self) -> int:
        return -(-self.games // self.block)

    def scaled(self, games: int) -> Part:
        """With so many games; where deals are played in all rotations, none is left half."""
        left = -games % self.players if self.duplicate else 0
        return replace(self, games=games + left)

    def setup(self, block: int) -> Setup:
        """What a block is played with."""
        if self.preset == BY_LOT:
            return random_setup(self.profile, self.players, self.seed + block)
        return setup_from_preset(self.profile, self.players, preset=self.preset)

    def kinds(self) -> int:
        return sum(KINDS[kind] for kind in self.by_lot)

    def per_mille(self) -> int:
        return round(self.rate * PER_MILLE)


@dataclass(frozen=True)
class Study:
    """Some parts under one name."""

    name: str
    parts: tuple[Part, ...]
    text: str  # the file as it was read: its hash is kept with the results

    @property
    def asks(self) -> str:
        """What it asks and how: the comment at the beginning of its file."""
        lines = takewhile(lambda line: line.startswith("#"), self.text.splitlines())
        return " ".join(line.lstrip("#").strip() for line in lines)

    def games(self) -> int:
        return sum(part.games for part in self.parts)

    def scaled(self, games: int) -> Study:
        """The same with so many games in each part, in whole deals: to try it, or to be surer."""
        return replace(self, parts=tuple(part.scaled(games) for part in self.parts))

    def seeded(self, seed: int) -> Study:
        """The same with other games."""
        return replace(self, parts=tuple(replace(part, seed=seed) for part in self.parts))


def part_from_data(told: Mapping[str, Any]) -> Part:
    """A part as `asdict` has taken it apart, perhaps with more beside it."""
    kept: dict[str, Any] = {}
    for field in fields(Part):
        value = told[field.name]
        kept[field.name] = tuple(value) if isinstance(value, list) else value
    return Part(**kept)


def known_studies() -> list[str]:
    return sorted(path.stem for path in FOLDER.glob("*.toml"))


def find_study(name: str) -> Study:
    """A study of ours by its name, or a file of yours."""
    path = FOLDER / f"{name}.toml" if name in known_studies() else Path(name)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        known = ", ".join(known_studies())
        raise StudyError(
            f"there is no study {name!r} and no such file; there are {known}"
        ) from error
    return read_study(path.stem, text)


def read_study(name: str, text: str) -> Study:
    """The study that a text declares."""
    try:
        told = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise StudyError(f"{name}: {error}") from error
    tables = told.pop("part", [])
    if not isinstance(tables, list) or not tables:
        raise StudyError(f"{name}: there is no [[part]]")
    parts: list[Part] = []
    for number, table in enumerate(tables, 1):
        try:
            parts += _parts({**told, **table})
        except (BotError, SetupError, StudyError, ValueError) as error:
            raise StudyError(f"{name}, part {number}: {error}") from error
    names = [part.name for part in parts]
    twice = next((part for part in names if names.count(part) > 1), None)
    if twice is not None:
        raise StudyError(f"{name}: the part {twice} is there twice")
    return Study(name, tuple(parts), text)


_LISTS: Final = {"profiles": str, "players": int, "presets": str, "counters": str, "by_lot": str}
_NUMBERS: Final = {"games": int, "block": int, "seed": int, "rate": float}


def _parts(table: Mapping[str, Any]) -> list[Part]:
    """A part for each profile, number of players, preset and line-up that is listed."""
    unknown = set(table) - {*_LISTS, *_NUMBERS, "bots", "duplicate"}
    if unknown:
        raise StudyError(f"{min(unknown)!r} is no word of a study")
    profiles = _list(table, "profiles", ["2016"])
    presets = _list(table, "presets", ["first-game"])
    by_lot = tuple(_list(table, "by_lot", []))
    counters = tuple(_list(table, "counters", ["places"]))
    _among(profiles, PROFILES, "profile")
    _among(by_lot, KINDS, "kind of choice")
    _among(counters, COUNTERS, "counter")
    rate = _number(table, "rate", 0.2 if by_lot else 0.0)
    if not 0 <= rate <= 1:
        raise StudyError(f"rate {rate} is not from 0 to 1")
    duplicate = table.get("duplicate", False)
    if not isinstance(duplicate, bool):
        raise StudyError(f"duplicate = {duplicate!r} is neither true nor false")
    made = [
        Part(
            profile,
            players,
            preset,
            lineup,
            int(_number(table, "games", 10_000)),
            int(_number(table, "block", 500)),
            counters,
            int(_number(table, "seed", 1)),
            by_lot,
            rate,
            duplicate,
        )
        for profile, players, preset in product(profiles, _list(table, "players", [4]), presets)
        for lineup in _lineups(table, players)
    ]
    for part in made:
        _check(part)
    return made


def _check(part: Part) -> None:
    """Whether it can be played."""
    if part.games < 1 or part.block < 1:
        raise StudyError(f"{part.games} games in blocks of {part.block} are too few")
    if part.duplicate and (part.games % part.players or part.block % part.players):
        raise StudyError(
            f"{part.games} games in blocks of {part.block} are no whole deals for "
            f"{part.players} players in all rotations"
        )
    known = {row.slug for row in edition(part.profile).presets}
    if part.preset != BY_LOT and part.preset not in known:
        raise StudyError(
            f"{part.profile} has no preset {part.preset!r}; it has {', '.join(sorted(known))}"
        )
    part.setup(0)  # a number of players that no book has, for example


def _lineups(table: Mapping[str, Any], players: int) -> list[tuple[str, ...]]:
    """Bots by seat: one name is a whole table of them, a list is a mixed table."""
    lineups: list[tuple[str, ...]] = []
    wanted = table.get("bots", ["charter"])
    if not isinstance(wanted, list) or not all(_is_lineup(told) for told in wanted):
        raise StudyError(f"bots = {wanted!r} is no list of bots and of tables")
    for told in wanted:
        lineup = (told,) * players if isinstance(told, str) else tuple(told)
        if len(lineup) != players:
            raise StudyError(f"{', '.join(lineup)} are not {players} bots")
        for line in lineup:
            if make_bot(line).policy(0) is None:
                raise StudyError(f"{line} has no fast policy to play in the laboratory")
        lineups.append(lineup)
    return lineups


def _is_lineup(told: object) -> bool:
    if isinstance(told, list):
        return all(isinstance(line, str) for line in told)
    return isinstance(told, str)


def _list(table: Mapping[str, Any], name: str, usual: list[Any]) -> list[Any]:
    found = table.get(name, usual)
    kind = _LISTS[name]
    if not isinstance(found, list) or not all(type(item) is kind for item in found):
        raise StudyError(f"{name} = {found!r} is no list of {kind.__name__}")
    return found


def _number(table: Mapping[str, Any], name: str, usual: float) -> float:
    found = table.get(name, usual)
    if type(found) not in {int, _NUMBERS[name]}:
        raise StudyError(f"{name} = {found!r} is no number")
    return float(found) if _NUMBERS[name] is float else int(found)


def _among(found: Any, known: Any, what: str) -> None:
    for item in found:
        if item not in known:
            raise StudyError(f"there is no {what} {item!r}; there are {', '.join(known)}")
