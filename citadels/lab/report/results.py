"""Results for the chapters: the conditions that were played, and their tables."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, TypeVar

import polars as pl

from citadels.lab.estimates import MIN_BLOCKS
from citadels.lab.point import Point
from citadels.lab.report.figures import LEVEL, Figure, Source
from citadels.lab.store import Store
from citadels.lab.study import (
    MIXED,
    Condition,
    StudyError,
    condition_from_data,
    known_studies,
    read_study,
)
from citadels.sim.sprt import CONFIDENCE

T = TypeVar("T")
BOTS_BY_STRENGTH: Final = [
    "random",
    "beginner",
    "aggressive",
    "rush",
    "charter",
    "belief",
    "search",
]


@dataclass(frozen=True)
class PlayedCondition(Condition):
    """A condition of a study, with the number of games played so far."""

    study: str = ""

    @property
    def cards(self) -> tuple[str, str]:
        return self.profile, self.preset

    @property
    def table_kind(self) -> tuple[str, str, int]:
        """The common key of conditions that differ only by their bots."""
        return self.profile, self.preset, self.players


class Results:
    """A folder of results, for the chapters."""

    def __init__(self, store: Store, confidence: float = CONFIDENCE) -> None:
        self.store = store
        self.confidence = confidence
        self._counts: dict[str, pl.DataFrame] = {}

    def table_confidence(self, tables: int) -> float:
        """The confidence that each of several tables of a figure needs for all to hold together."""
        return 1 - (1 - self.confidence) / tables

    @cached_property
    def played(self) -> dict[tuple[str, str], tuple[int, int]]:
        """Games and blocks of each condition."""
        totals: dict[tuple[str, str], tuple[int, int]] = {}
        for entry in self.store.entries.values():
            games, blocks = totals.get((entry.study, entry.part), (0, 0))
            totals[entry.study, entry.part] = games + entry.games, blocks + entry.blocks
        return totals

    def conditions(
        self,
        chapter: str,
        counter: str = "",
        by_lot: str = "",
        *,
        mixed: bool = False,
        duplicate: bool = False,
    ) -> list[PlayedCondition]:
        """The conditions on which a chapter is based, all from one study.

        At mixed tables there are different bots; a duplicate has every deal in all rotations.

        The best study is the one with the chapter's name; otherwise the one with the fewest kinds
        of random choices, and of these the one with the most games.
        """
        candidates = [
            (self._study_rank(chapter, study), conditions)
            for study in self.store.studies
            if (conditions := self._matching(study, (counter, by_lot), mixed, duplicate))
        ]
        return max(candidates, key=lambda candidate: candidate[0])[1] if candidates else []

    def _study_rank(self, chapter: str, study: str) -> tuple[bool, int, int]:
        randomized_kinds = sum(
            len(declared["by_lot"]) for declared in self.store.conditions(study).values()
        )
        return study == chapter, -randomized_kinds, self.store.games_played(study)

    def _matching(
        self, study: str, needed: tuple[str, str], mixed: bool, duplicate: bool
    ) -> list[PlayedCondition]:
        counter, by_lot = needed
        matching: list[PlayedCondition] = []
        for name, data in self.store.conditions(study).items():
            games, blocks = self.played.get((study, name), (0, 0))
            declared = condition_from_data({**data, "games": games})
            if (
                blocks >= MIN_BLOCKS
                and (not counter or counter in declared.counters)
                and (not by_lot or by_lot in declared.by_lot)
                and mixed == (declared.level == MIXED)
                and (not duplicate or declared.duplicate)
            ):
                matching.append(PlayedCondition(**vars(declared), study=study))
        return matching

    def table(self, condition: PlayedCondition, name: str) -> pl.DataFrame:
        if condition.study not in self._counts:
            self._counts[condition.study] = self.store.counts(condition.study).collect()
        counts = self._counts[condition.study]
        return counts.filter((pl.col("part") == condition.name) & (pl.col("table") == name))

    def games(self, condition: PlayedCondition) -> pl.DataFrame:
        """The games of a condition, one row for each seat."""
        return self.store.games(condition.study).filter(pl.col("part") == condition.name).collect()

    def figure(
        self,
        figure_id: str,
        conditions: Sequence[PlayedCondition],
        kind: str,
        unit: str,
        axes: tuple[str, ...],
        points: Iterable[Point],
        reference: float = 0.0,
    ) -> Figure:
        """A figure of these conditions. Unless it shows several bots, its name contains them."""
        bots = () if LEVEL in axes else _distinct(conditions[0].bots)
        name = figure_name(figure_id, conditions, *bots)
        source = self.source(conditions)
        return Figure(figure_id, name, kind, unit, axes, tuple(points), source, reference)

    def source(self, conditions: Sequence[PlayedCondition]) -> Source:
        """Where the numbers of these conditions come from."""
        first = conditions[0]
        return Source(
            first.study,
            first.profile,
            _distinct(condition.players for condition in conditions),
            _distinct(condition.preset for condition in conditions),
            _distinct(bot for condition in conditions for bot in condition.bots),
            sum(condition.games for condition in conditions),
            _distinct(condition.seed for condition in conditions),
            self.confidence,
            self.store.studies[first.study]["citadels"],
            self.repeat_command(first.study),
        )

    def repeat_command(self, study: str) -> str:
        study_data = self.store.studies[study]
        words = ["citadels", "lab", "run", study if study in known_studies() else f"{study}.toml"]
        try:
            conditions = read_study(study, study_data["text"]).conditions
        except StudyError:  # written for another version
            conditions = ()
        for option in ("games", "seed"):
            played = {name: condition[option] for name, condition in study_data["parts"].items()}
            declared = {condition.name: getattr(condition, option) for condition in conditions}
            if played != declared and len(set(played.values())) == 1:
                words += [f"--{option}", str(next(iter(played.values())))]
        return shlex.join([*words, "--out", "FOLDER"])


def _distinct(items: Iterable[T]) -> tuple[T, ...]:
    return tuple(dict.fromkeys(items))


def group_conditions(
    conditions: Sequence[PlayedCondition], max_groups: int = 2
) -> list[list[PlayedCondition]]:
    """Conditions that differ only by their bots; of each rulebook those with the most bots.

    At most `max_groups` for each rulebook, and one for a rulebook that only one bot has played.
    """
    by_kind: dict[tuple[str, str, int], list[PlayedCondition]] = {}
    for condition in sorted(conditions, key=strength):
        if condition.level != MIXED:
            by_kind.setdefault(condition.table_kind, []).append(condition)
    order = sorted(by_kind.values(), key=_group_rank)
    by_profile: dict[str, list[list[PlayedCondition]]] = {}
    for group in order:
        groups = by_profile.setdefault(group[0].profile, [])
        if not groups or (len(groups) < max_groups and len(group) == len(groups[0]) > 1):
            groups.append(group)
    return [group for groups in by_profile.values() for group in groups]


def group_by_setup(conditions: Sequence[PlayedCondition]) -> list[list[PlayedCondition]]:
    """Conditions that differ only by the number of players, in its order, if it takes three."""
    by_setup: dict[tuple[str, str, str], list[PlayedCondition]] = {}
    for condition in sorted(conditions, key=lambda condition: condition.players):
        setup = condition.profile, condition.preset, condition.level
        by_setup.setdefault(setup, []).append(condition)
    return [same_setup for same_setup in by_setup.values() if len(same_setup) > 2]


def _group_rank(group: Sequence[PlayedCondition]) -> tuple[int, int, int]:
    """A sort key: most kinds of bot, then most games, then nearest to four players."""
    return -len(group), -sum(condition.games for condition in group), abs(group[0].players - 4)


def strength(condition: PlayedCondition) -> int:
    """A sort key: weaker bots first, bots from other packages last."""
    name = condition.level.partition("(")[0]
    return BOTS_BY_STRENGTH.index(name) if name in BOTS_BY_STRENGTH else len(BOTS_BY_STRENGTH)


def most_played(group: Sequence[PlayedCondition]) -> PlayedCondition:
    """The condition with the most games, for figures with room for only one."""
    return max(group, key=lambda condition: (condition.games, strength(condition)))


def add_keys(points: Iterable[Point], *extra: str) -> list[Point]:
    return [replace(point, keys=(*point.keys, *extra)) for point in points]


def sort_by_value(unsorted: Sequence[Point]) -> tuple[Point, ...]:
    """Points from the best to the worst, by the first point of each key."""
    rank: dict[str, float] = {}
    for point in unsorted:
        rank.setdefault(point.keys[0], point.value)
    return tuple(sorted(unsorted, key=lambda point: -rank[point.keys[0]]))


def sort_by_number(unsorted: Sequence[Point]) -> tuple[Point, ...]:
    """Points sorted by their keys, which are numbers."""
    return tuple(sorted(unsorted, key=lambda point: [_number(key) for key in point.keys]))


def _number(key: str) -> float:
    try:
        return float(key)
    except ValueError:
        return 0.0  # series keep their order


def figure_name(figure_id: str, conditions: Sequence[PlayedCondition], *suffixes: str) -> str:
    """A unique name for a figure, usable as a file name."""
    numbers = "-".join(_distinct(str(condition.players) for condition in conditions))
    presets = _distinct(condition.preset for condition in conditions)
    preset = presets[0] if len(presets) == 1 else "presets"
    return "-".join([figure_id, conditions[0].profile, numbers, preset, *suffixes])


def collect_points(
    group: Sequence[PlayedCondition], estimate: Callable[[PlayedCondition], list[Point]]
) -> list[Point]:
    """The points of all conditions of a group, with the level of the bots as the last key."""
    return [
        point for condition in group for point in add_keys(estimate(condition), condition.level)
    ]
