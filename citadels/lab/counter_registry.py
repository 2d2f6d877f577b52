"""Counters by name, and the meaning of their cells: tables with named axes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import prod
from typing import Final

from citadels.engine.answers.arguments import VERBS
from citadels.engine.codes import HANDLER_COUNT, KINDS, USE
from citadels.engine.names import CHARACTERS, DISTRICTS, handler_name
from citadels.sim.counters import ability_usage, cities
from citadels.sim.counters.ability_usage import AbilityUsage
from citadels.sim.counters.characters import PLACE_BINS, ROLE_BINS, CharacterPicks
from citadels.sim.counters.cities import FinalCities
from citadels.sim.counters.counter import Counter
from citadels.sim.counters.districts import DealtDistricts
from citadels.sim.counters.game_dynamics import (
    CHANGE_BINS,
    CHANGES_OFFSET,
    LEAD_BINS,
    LEAD_ZERO_BIN,
    LEADS_OFFSET,
    ROUND_BINS,
    ROUNDS_OFFSET,
    SIZE_BINS,
    GameDynamics,
)
from citadels.sim.counters.gather_choice import AMOUNT_BINS, GatherChoice
from citadels.sim.counters.named_characters import VICTIMS_OFFSET, NamedCharacters
from citadels.sim.counters.namers import NAMERS
from citadels.sim.counters.seat_position import SEAT_BINS, SeatPosition

AxisLabels = tuple[str, ...]
MAX_AXES: Final = 4


@dataclass(frozen=True)
class CountTable:
    """A table of cells: its first cell, and the labels of its axes."""

    name: str
    offset: int
    axes: tuple[tuple[str, AxisLabels], ...]

    def size(self) -> int:
        return prod(len(labels) for _, labels in self.axes)


@dataclass(frozen=True)
class CounterType:
    """A counter: how to make it, and the tables in its cells."""

    make: Callable[[], Counter]
    tables: tuple[CountTable, ...]


def _numbers(count: int, first: int = 0) -> AxisLabels:
    return tuple(str(number) for number in range(first, first + count))


def _counter(make: Callable[[], Counter], *tables: CountTable) -> CounterType:
    return CounterType(make, tables)


def _table(name: str, offset: int, **axes: AxisLabels) -> CountTable:
    return CountTable(name, offset, tuple(axes.items()))


def _verb_labels() -> AxisLabels:
    names_by_verb = {verb: word for verb, (word, _) in VERBS.items()} | {USE: "use"}
    return tuple(names_by_verb.get(verb, "") for verb in range(ability_usage.VERB_BINS))


CHOOSERS: Final = ("player", "lot")
ROLE_LABELS: Final = (*CHARACTERS, *("",) * (ROLE_BINS - len(CHARACTERS)))
CARD_LABELS: Final = (*DISTRICTS, *("",) * (KINDS - len(DISTRICTS)))
NAMER_LABELS: Final = tuple(CHARACTERS[role] for role in NAMERS)
HANDLER_LABELS: Final = tuple(handler_name(code) for code in range(HANDLER_COUNT))
SEAT_LABELS: Final = _numbers(SEAT_BINS)
AMOUNT_LABELS: Final = _numbers(AMOUNT_BINS)
LEAD_LABELS: Final = _numbers(LEAD_BINS, -LEAD_ZERO_BIN)

COUNTERS: Final[dict[str, CounterType]] = {
    "characters": _counter(
        CharacterPicks,
        _table("characters", 0, by=CHOOSERS, place=_numbers(PLACE_BINS), character=ROLE_LABELS),
    ),
    "places": _counter(
        SeatPosition,
        _table("seats", 0, seat=SEAT_LABELS),
        _table("crown", SEAT_BINS, distance=SEAT_LABELS),
    ),
    "names": _counter(
        NamedCharacters,
        _table(
            "names", 0, by=CHOOSERS, namer=NAMER_LABELS, hit=("no", "yes"), character=ROLE_LABELS
        ),
        _table("victims", VICTIMS_OFFSET, by=CHOOSERS, namer=NAMER_LABELS, character=ROLE_LABELS),
    ),
    "districts": _counter(
        DealtDistricts, _table("districts", 0, way=("dealt", "stands"), district=CARD_LABELS)
    ),
    "gathering": _counter(
        GatherChoice,
        _table(
            "gathering",
            0,
            by=CHOOSERS,
            choice=("gold", "cards"),
            gold=AMOUNT_LABELS,
            hand=AMOUNT_LABELS,
        ),
    ),
    "course": _counter(
        GameDynamics,
        _table("rounds", ROUNDS_OFFSET, rounds=_numbers(ROUND_BINS)),
        _table("changes", CHANGES_OFFSET, changes=_numbers(CHANGE_BINS)),
        _table("ahead", LEADS_OFFSET, largest=_numbers(SIZE_BINS), ahead=LEAD_LABELS),
    ),
    "cities": _counter(
        FinalCities,
        _table("types", cities.TYPES_OFFSET, types=_numbers(cities.TYPE_BINS)),
        _table(
            "shapes",
            cities.SHAPES_OFFSET,
            size=_numbers(cities.SIZE_BINS),
            dear=_numbers(cities.COST_BINS),
        ),
        _table("first", cities.FIRST_OFFSET, first=("yes", "no")),
    ),
    "deeds": _counter(
        AbilityUsage,
        _table("uses", ability_usage.USES_OFFSET, card=HANDLER_LABELS),
        _table("answers", ability_usage.VERBS_OFFSET, verb=_verb_labels()),
    ),
}
