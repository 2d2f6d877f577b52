"""Counters by name, and what their cells mean: tables with named axes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import prod
from typing import Final

from citadels.engine.answers.arguments import VERBS
from citadels.engine.codes import HANDLER_COUNT, KINDS, USE
from citadels.engine.names import CHARACTERS, DISTRICTS, handler_name
from citadels.sim.counters import ability_usage, cities, game_dynamics, named_characters
from citadels.sim.counters.ability_usage import AbilityUsage
from citadels.sim.counters.characters import PLACE_BINS, ROLE_BINS, CharacterPicks
from citadels.sim.counters.cities import FinalCities
from citadels.sim.counters.counter import Counter
from citadels.sim.counters.districts import DealtDistricts
from citadels.sim.counters.game_dynamics import GameDynamics
from citadels.sim.counters.gather_choice import AMOUNT_BINS, GatherChoice
from citadels.sim.counters.named_characters import NAMERS, NamedCharacters
from citadels.sim.counters.seat_position import SEAT_BINS, SeatPosition

AxisLabels = tuple[str, ...]
MAX_AXES: Final = 4

CHOOSERS: Final = ("player", "lot")
ROLE_LABELS: Final = (*CHARACTERS, *("",) * (ROLE_BINS - len(CHARACTERS)))
CARD_LABELS: Final = (*DISTRICTS, *("",) * (KINDS - len(DISTRICTS)))


def _number_labels(count: int, first: int = 0) -> AxisLabels:
    return tuple(str(number) for number in range(first, first + count))


@dataclass(frozen=True)
class CountTable:
    """A table of cells: where it begins, and the labels of its axes."""

    name: str
    offset: int
    axes: tuple[tuple[str, AxisLabels], ...]

    def size(self) -> int:
        return prod(len(labels) for _, labels in self.axes)


@dataclass(frozen=True)
class CounterType:
    """A counter: how it is made, and the tables in its cells."""

    make: Callable[[], Counter]
    tables: tuple[CountTable, ...]


def _verb_labels() -> AxisLabels:
    names_by_verb = {verb: word for verb, (word, _) in VERBS.items()} | {USE: "use"}
    return tuple(names_by_verb.get(verb, "") for verb in range(ability_usage.VERB_BINS))


COUNTERS: Final[dict[str, CounterType]] = {
    "characters": CounterType(
        CharacterPicks,
        (
            CountTable(
                "characters",
                0,
                (
                    ("by", CHOOSERS),
                    ("place", _number_labels(PLACE_BINS)),
                    ("character", ROLE_LABELS),
                ),
            ),
        ),
    ),
    "places": CounterType(
        SeatPosition,
        (
            CountTable("seats", 0, (("seat", _number_labels(SEAT_BINS)),)),
            CountTable("crown", SEAT_BINS, (("distance", _number_labels(SEAT_BINS)),)),
        ),
    ),
    "names": CounterType(
        NamedCharacters,
        (
            CountTable(
                "names",
                0,
                (
                    ("by", CHOOSERS),
                    ("namer", tuple(CHARACTERS[role] for role in NAMERS)),
                    ("hit", ("no", "yes")),
                    ("character", ROLE_LABELS),
                ),
            ),
            CountTable(
                "victims",
                named_characters.VICTIMS_OFFSET,
                (
                    ("by", CHOOSERS),
                    ("namer", tuple(CHARACTERS[role] for role in NAMERS)),
                    ("character", ROLE_LABELS),
                ),
            ),
        ),
    ),
    "districts": CounterType(
        DealtDistricts,
        (CountTable("districts", 0, (("way", ("dealt", "stands")), ("district", CARD_LABELS))),),
    ),
    "gathering": CounterType(
        GatherChoice,
        (
            CountTable(
                "gathering",
                0,
                (
                    ("by", CHOOSERS),
                    ("choice", ("gold", "cards")),
                    ("gold", _number_labels(AMOUNT_BINS)),
                    ("hand", _number_labels(AMOUNT_BINS)),
                ),
            ),
        ),
    ),
    "course": CounterType(
        GameDynamics,
        (
            CountTable(
                "rounds",
                game_dynamics.ROUNDS_OFFSET,
                (("rounds", _number_labels(game_dynamics.ROUND_BINS)),),
            ),
            CountTable(
                "changes",
                game_dynamics.CHANGES_OFFSET,
                (("changes", _number_labels(game_dynamics.CHANGE_BINS)),),
            ),
            CountTable(
                "ahead",
                game_dynamics.LEADS_OFFSET,
                (
                    ("largest", _number_labels(game_dynamics.SIZE_BINS)),
                    (
                        "ahead",
                        _number_labels(game_dynamics.LEAD_BINS, -game_dynamics.LEAD_ZERO_BIN),
                    ),
                ),
            ),
        ),
    ),
    "cities": CounterType(
        FinalCities,
        (
            CountTable(
                "types", cities.TYPES_OFFSET, (("types", _number_labels(cities.TYPE_BINS)),)
            ),
            CountTable(
                "shapes",
                cities.SHAPES_OFFSET,
                (
                    ("size", _number_labels(cities.SIZE_BINS)),
                    ("dear", _number_labels(cities.COST_BINS)),
                ),
            ),
            CountTable("first", cities.FIRST_OFFSET, (("first", ("yes", "no")),)),
        ),
    ),
    "deeds": CounterType(
        AbilityUsage,
        (
            CountTable(
                "uses",
                ability_usage.USES_OFFSET,
                (("card", tuple(handler_name(code) for code in range(HANDLER_COUNT))),),
            ),
            CountTable("answers", ability_usage.VERBS_OFFSET, (("verb", _verb_labels()),)),
        ),
    ),
}
