"""Results as the chapters ask for them: parts that counted something, and their tables."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, TypeVar

import polars as pl

from citadels.lab.estimates import CONFIDENCE, MIN_BLOCKS, Row
from citadels.lab.report.figures import Point, Source
from citadels.lab.store import Store
from citadels.lab.study import StudyError, known_studies, read_study

T = TypeVar("T")
MIXED_LEVEL: Final = "mixed"
BOTS_BY_STRENGTH: Final = (
    "random",
    "beginner",
    "aggressive",
    "rush",
    "charter",
    "belief",
    "search",
)


@dataclass(frozen=True)
class PlayedCondition:
    """A part of a study as far as it has been played."""

    study: str
    name: str
    profile: str
    players: int
    preset: str
    bots: tuple[str, ...]
    seed: int
    games: int
    block: int  # games of a block

    @property
    def level(self) -> str:
        """The bot, if all seats have the same."""
        return self.bots[0] if len(set(self.bots)) == 1 else MIXED_LEVEL

    @property
    def cards(self) -> tuple[str, str]:
        """What it was played with."""
        return self.profile, self.preset

    @property
    def table_kind(self) -> tuple[str, str, int]:
        """What parts have in common that differ by their bots alone."""
        return self.profile, self.preset, self.players


class Results:
    """A folder of results, asked by the chapters."""

    def __init__(self, store: Store, confidence: float = CONFIDENCE) -> None:
        self.store = store
        self.confidence = confidence
        self._counts: dict[str, pl.DataFrame] = {}

    def table_confidence(self, tables: int) -> float:
        """The confidence of each of some tables of a figure, for all of it to hold together."""
        return 1 - (1 - self.confidence) / tables

    @cached_property
    def played(self) -> dict[tuple[str, str], tuple[int, int]]:
        """Games and blocks of each part."""
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
        """The parts that a chapter is written from: all of one study.

        At mixed tables sit different bots; a duplicate has every deal in all rotations.

        Best is the study that has the chapter's name; else the one whose games are disturbed by
        the fewest lots, and of these the one with the most games.
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
        conditions: list[PlayedCondition] = []
        for name, declared in self.store.conditions(study).items():
            games, blocks = self.played.get((study, name), (0, 0))
            is_match = (
                blocks >= MIN_BLOCKS
                and (not counter or counter in declared["counters"])
                and (not by_lot or by_lot in declared["by_lot"])
                and mixed == (len(set(declared["bots"])) > 1)
                and (not duplicate or declared["duplicate"])
            )
            if is_match:
                conditions.append(
                    PlayedCondition(
                        study,
                        name,
                        declared["profile"],
                        declared["players"],
                        declared["preset"],
                        tuple(declared["bots"]),
                        declared["seed"],
                        games,
                        declared["block"],
                    )
                )
        return conditions

    def table(self, condition: PlayedCondition, name: str) -> pl.DataFrame:
        """What was counted under a name in the games of a part."""
        if condition.study not in self._counts:
            self._counts[condition.study] = self.store.counts(condition.study).collect()
        counts = self._counts[condition.study]
        return counts.filter((pl.col("part") == condition.name) & (pl.col("table") == name))

    def games(self, condition: PlayedCondition) -> pl.DataFrame:
        """The games of a part, one row for each seat."""
        return self.store.games(condition.study).filter(pl.col("part") == condition.name).collect()

    def source(self, conditions: Sequence[PlayedCondition]) -> Source:
        """All that is to be said of where the numbers come from."""
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
        """The command that plays these games again."""
        study_data = self.store.studies[study]
        words = ["citadels", "lab", "run", study if study in known_studies() else f"{study}.toml"]
        try:
            declared = {
                condition.name: condition
                for condition in read_study(study, study_data["text"]).conditions
            }
        except StudyError:  # written for another version
            declared = {}
        for option in ("games", "seed"):
            played_values = {
                name: condition[option] for name, condition in study_data["parts"].items()
            }
            declared_values = {
                name: getattr(condition, option) for name, condition in declared.items()
            }
            if played_values != declared_values and len(set(played_values.values())) == 1:
                words += [f"--{option}", str(next(iter(played_values.values())))]
        return shlex.join([*words, "--out", "FOLDER"])


def _distinct(items: Iterable[T]) -> tuple[T, ...]:
    return tuple(dict.fromkeys(items))


def group_conditions(
    conditions: Sequence[PlayedCondition], max_groups: int = 2
) -> list[list[PlayedCondition]]:
    """Parts that differ by their bots alone, of each rulebook those with the most kinds of bots.

    So many of each book; of a book that one kind of bots has played, one is enough.
    """
    by_kind: dict[tuple[str, str, int], list[PlayedCondition]] = {}
    for condition in sorted(conditions, key=strength):
        if condition.level != MIXED_LEVEL:
            by_kind.setdefault(condition.table_kind, []).append(condition)
    order = sorted(by_kind.values(), key=_group_rank)
    by_profile: dict[str, list[list[PlayedCondition]]] = {}
    for group in order:
        groups = by_profile.setdefault(group[0].profile, [])
        if not groups or (len(groups) < max_groups and len(group) == len(groups[0]) > 1):
            groups.append(group)
    return [group for groups in by_profile.values() for group in groups]


def _group_rank(group: Sequence[PlayedCondition]) -> tuple[int, int, int]:
    """Most kinds of bots, most games, and nearest to the table of four."""
    return -len(group), -sum(condition.games for condition in group), abs(group[0].players - 4)


def strength(condition: PlayedCondition) -> int:
    """Weaker bots come first; those of other people's making after ours."""
    name = condition.level.partition("(")[0]
    return BOTS_BY_STRENGTH.index(name) if name in BOTS_BY_STRENGTH else len(BOTS_BY_STRENGTH)


def most_played(group: Sequence[PlayedCondition]) -> PlayedCondition:
    """The part with the most games: for figures that only one kind of bots has room in."""
    return max(group, key=lambda condition: (condition.games, strength(condition)))


def points(rows: Iterable[Row], *extra: str) -> list[Point]:
    """Estimates as points of a figure; more keys may be added behind theirs."""
    return [
        Point(
            (*row.key, *extra),
            row.estimate.value,
            row.estimate.low,
            row.estimate.high,
            row.estimate.times,
        )
        for row in rows
    ]


def sort_by_value(unsorted: Sequence[Point]) -> tuple[Point, ...]:
    """From the best to the worst, as those that come first in the list have it."""
    rank: dict[str, float] = {}
    for point in unsorted:
        rank.setdefault(point.keys[0], point.value)
    return tuple(sorted(unsorted, key=lambda point: -rank[point.keys[0]]))


def sort_by_number(unsorted: Sequence[Point]) -> tuple[Point, ...]:
    """In the order of the keys, which are numbers."""
    return tuple(sorted(unsorted, key=lambda point: [_number(key) for key in point.keys]))


def _number(key: str) -> float:
    try:
        return float(key)
    except ValueError:
        return 0.0  # series keep their order


def figure_name(figure: str, conditions: Sequence[PlayedCondition], *suffixes: str) -> str:
    """A name for a figure that no other has, fit for files."""
    first = conditions[0]
    numbers = "-".join(
        str(number) for number in _distinct(condition.players for condition in conditions)
    )
    presets = _distinct(condition.preset for condition in conditions)
    preset = presets[0] if len(presets) == 1 else "presets"
    return "-".join([figure, first.profile, numbers, preset, *suffixes])


def collect_points(
    group: Sequence[PlayedCondition], rows: Callable[[PlayedCondition], list[Row]]
) -> list[Point]:
    """Points of all parts of a group, with the level of the bots as the last key."""
    collected: list[Point] = []
    for condition in group:
        collected += points(rows(condition), condition.level)
    return collected
