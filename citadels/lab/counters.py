"""Counters by name, and what their cells mean: tables with named axes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import prod
from typing import Final

from citadels.engine.answers.arguments import VERBS
from citadels.engine.codes import HANDLER_COUNT, KINDS, USE
from citadels.engine.names import CHARACTERS, DISTRICTS, handler_name
from citadels.lab.counting import cities, course, deeds, names
from citadels.lab.counting.characters import PLACES_ROOM, ROLES_ROOM, Characters
from citadels.lab.counting.cities import Cities
from citadels.lab.counting.counter import Counter
from citadels.lab.counting.course import Course
from citadels.lab.counting.deeds import Deeds
from citadels.lab.counting.districts import Districts
from citadels.lab.counting.gathering import MOST, Gathering
from citadels.lab.counting.names import NAMERS, Names
from citadels.lab.counting.places import SEATS_ROOM, Places

Labels = tuple[str, ...]
MOST_AXES: Final = 4

BY_WHOM: Final = ("player", "lot")
_ROLES: Final = (*CHARACTERS, *("",) * (ROLES_ROOM - len(CHARACTERS)))
_CARDS: Final = (*DISTRICTS, *("",) * (KINDS - len(DISTRICTS)))


def _numbers(count: int, first: int = 0) -> Labels:
    return tuple(str(number) for number in range(first, first + count))


@dataclass(frozen=True)
class Counted:
    """A table of cells: where it begins, and the labels of its axes."""

    name: str
    offset: int
    axes: tuple[tuple[str, Labels], ...]

    def size(self) -> int:
        return prod(len(labels) for _, labels in self.axes)


@dataclass(frozen=True)
class Kind:
    """A counter: how it is made, and the tables in its cells."""

    make: Callable[[], Counter]
    tables: tuple[Counted, ...]


def _verb_names() -> Labels:
    told = {verb: word for verb, (word, _) in VERBS.items()} | {USE: "use"}
    return tuple(told.get(verb, "") for verb in range(deeds.VERBS_ROOM))


COUNTERS: Final[dict[str, Kind]] = {
    "characters": Kind(
        Characters,
        (
            Counted(
                "characters",
                0,
                (("by", BY_WHOM), ("place", _numbers(PLACES_ROOM)), ("character", _ROLES)),
            ),
        ),
    ),
    "places": Kind(
        Places,
        (
            Counted("seats", 0, (("seat", _numbers(SEATS_ROOM)),)),
            Counted("crown", SEATS_ROOM, (("distance", _numbers(SEATS_ROOM)),)),
        ),
    ),
    "names": Kind(
        Names,
        (
            Counted(
                "names",
                0,
                (
                    ("by", BY_WHOM),
                    ("namer", tuple(CHARACTERS[role] for role in NAMERS)),
                    ("hit", ("no", "yes")),
                    ("character", _ROLES),
                ),
            ),
            Counted(
                "victims",
                names.VICTIMS_AT,
                (
                    ("by", BY_WHOM),
                    ("namer", tuple(CHARACTERS[role] for role in NAMERS)),
                    ("character", _ROLES),
                ),
            ),
        ),
    ),
    "districts": Kind(
        Districts,
        (Counted("districts", 0, (("way", ("dealt", "stands")), ("district", _CARDS))),),
    ),
    "gathering": Kind(
        Gathering,
        (
            Counted(
                "gathering",
                0,
                (
                    ("by", BY_WHOM),
                    ("choice", ("gold", "cards")),
                    ("gold", _numbers(MOST)),
                    ("hand", _numbers(MOST)),
                ),
            ),
        ),
    ),
    "course": Kind(
        Course,
        (
            Counted("rounds", course.LENGTHS_AT, (("rounds", _numbers(course.ROUNDS_ROOM)),)),
            Counted("changes", course.CHANGES_AT, (("changes", _numbers(course.CHANGES_ROOM)),)),
            Counted(
                "ahead",
                course.AHEAD_AT,
                (
                    ("largest", _numbers(course.SIZES_ROOM)),
                    ("ahead", _numbers(course.AHEAD_ROOM, -course.MIDDLE)),
                ),
            ),
        ),
    ),
    "cities": Kind(
        Cities,
        (
            Counted("types", cities.TYPES_AT, (("types", _numbers(cities.TYPES_ROOM)),)),
            Counted(
                "shapes",
                cities.SHAPE_AT,
                (
                    ("size", _numbers(cities.SIZES_ROOM)),
                    ("dear", _numbers(cities.DEAR_ROOM)),
                ),
            ),
            Counted("first", cities.FIRST_AT, (("first", ("yes", "no")),)),
        ),
    ),
    "deeds": Kind(
        Deeds,
        (
            Counted(
                "uses",
                deeds.USES_AT,
                (("card", tuple(handler_name(code) for code in range(HANDLER_COUNT))),),
            ),
            Counted("answers", deeds.VERBS_AT, (("verb", _verb_names()),)),
        ),
    ),
}
