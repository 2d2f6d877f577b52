"""Results as the chapters ask for them: parts that counted something, and their tables."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, TypeVar

import polars as pl

from citadels.lab.estimates import CONFIDENCE, FEWEST_BLOCKS, Row
from citadels.lab.report.figures import Point, Source
from citadels.lab.store import Store
from citadels.lab.study import StudyError, known_studies, read_study

T = TypeVar("T")
MIXED: Final = "mixed"
STRENGTH: Final = ("random", "beginner", "aggressive", "rush", "charter", "belief", "search")


@dataclass(frozen=True)
class Part:
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
        return self.bots[0] if len(set(self.bots)) == 1 else MIXED

    @property
    def cards(self) -> tuple[str, str]:
        """What it was played with."""
        return self.profile, self.preset

    @property
    def kind(self) -> tuple[str, str, int]:
        """What parts have in common that differ by their bots alone."""
        return self.profile, self.preset, self.players


class Results:
    """A folder of results, asked by the chapters."""

    def __init__(self, store: Store, confidence: float = CONFIDENCE) -> None:
        self.store = store
        self.confidence = confidence
        self._counts: dict[str, pl.DataFrame] = {}

    def shared(self, tables: int) -> float:
        """The confidence of each of some tables of a figure, for all of it to hold together."""
        return 1 - (1 - self.confidence) / tables

    @cached_property
    def played(self) -> dict[tuple[str, str], tuple[int, int]]:
        """Games and blocks of each part."""
        found: dict[tuple[str, str], tuple[int, int]] = {}
        for entry in self.store.entries.values():
            games, blocks = found.get((entry.study, entry.part), (0, 0))
            found[entry.study, entry.part] = games + entry.games, blocks + entry.blocks
        return found

    def parts(
        self,
        chapter: str,
        counter: str = "",
        by_lot: str = "",
        *,
        mixed: bool = False,
        duplicate: bool = False,
    ) -> list[Part]:
        """The parts that a chapter is written from: all of one study.

        At mixed tables sit different bots; a duplicate has every deal in all rotations.

        Best is the study that has the chapter's name; else the one whose games are disturbed by
        the fewest lots, and of these the one with the most games.
        """
        rows = [
            (self._merit(chapter, study), found)
            for study in self.store.studies
            if (found := self._fitting(study, (counter, by_lot), mixed, duplicate))
        ]
        return max(rows, key=lambda row: row[0])[1] if rows else []

    def _merit(self, chapter: str, study: str) -> tuple[bool, int, int]:
        lots = sum(len(told["by_lot"]) for told in self.store.parts(study).values())
        return study == chapter, -lots, self.store.played(study)

    def _fitting(
        self, study: str, has: tuple[str, str], mixed: bool, duplicate: bool
    ) -> list[Part]:
        counter, by_lot = has
        found: list[Part] = []
        for name, told in self.store.parts(study).items():
            games, blocks = self.played.get((study, name), (0, 0))
            fits = (
                blocks >= FEWEST_BLOCKS
                and (not counter or counter in told["counters"])
                and (not by_lot or by_lot in told["by_lot"])
                and mixed == (len(set(told["bots"])) > 1)
                and (not duplicate or told["duplicate"])
            )
            if fits:
                found.append(
                    Part(
                        study,
                        name,
                        told["profile"],
                        told["players"],
                        told["preset"],
                        tuple(told["bots"]),
                        told["seed"],
                        games,
                        told["block"],
                    )
                )
        return found

    def table(self, part: Part, name: str) -> pl.DataFrame:
        """What was counted under a name in the games of a part."""
        if part.study not in self._counts:
            self._counts[part.study] = self.store.counts(part.study).collect()
        counts = self._counts[part.study]
        return counts.filter((pl.col("part") == part.name) & (pl.col("table") == name))

    def games(self, part: Part) -> pl.DataFrame:
        """The games of a part, one row for each seat."""
        return self.store.games(part.study).filter(pl.col("part") == part.name).collect()

    def source(self, parts: Sequence[Part]) -> Source:
        """All that is to be said of where the numbers come from."""
        first = parts[0]
        return Source(
            first.study,
            first.profile,
            _once(part.players for part in parts),
            _once(part.preset for part in parts),
            _once(bot for part in parts for bot in part.bots),
            sum(part.games for part in parts),
            _once(part.seed for part in parts),
            self.confidence,
            self.store.studies[first.study]["citadels"],
            self.repeat(first.study),
        )

    def repeat(self, study: str) -> str:
        """The command that plays these games again."""
        told = self.store.studies[study]
        words = ["citadels", "lab", "run", study if study in known_studies() else f"{study}.toml"]
        try:
            declared = {part.name: part for part in read_study(study, told["text"]).parts}
        except StudyError:  # written for another version
            declared = {}
        for option in ("games", "seed"):
            played = {name: part[option] for name, part in told["parts"].items()}
            asked = {name: getattr(part, option) for name, part in declared.items()}
            if played != asked and len(set(played.values())) == 1:
                words += [f"--{option}", str(next(iter(played.values())))]
        return shlex.join([*words, "--out", "FOLDER"])


def _once(items: Iterable[T]) -> tuple[T, ...]:
    return tuple(dict.fromkeys(items))


def groups(parts: Sequence[Part], most: int = 2) -> list[list[Part]]:
    """Parts that differ by their bots alone, of each rulebook those with the most kinds of bots.

    So many of each book; of a book that one kind of bots has played, one is enough.
    """
    found: dict[tuple[str, str, int], list[Part]] = {}
    for part in sorted(parts, key=strength):
        if part.level != MIXED:
            found.setdefault(part.kind, []).append(part)
    order = sorted(found.values(), key=_order)
    taken: dict[str, list[list[Part]]] = {}
    for group in order:
        best = taken.setdefault(group[0].profile, [])
        if not best or (len(best) < most and len(group) == len(best[0]) > 1):
            best.append(group)
    return [group for best in taken.values() for group in best]


def _order(group: Sequence[Part]) -> tuple[int, int, int]:
    """Most kinds of bots, most games, and nearest to the table of four."""
    return -len(group), -sum(part.games for part in group), abs(group[0].players - 4)


def strength(part: Part) -> int:
    """Weaker bots come first; those of other people's making after ours."""
    name = part.level.partition("(")[0]
    return STRENGTH.index(name) if name in STRENGTH else len(STRENGTH)


def widest(group: Sequence[Part]) -> Part:
    """The part with the most games: for figures that only one kind of bots has room in."""
    return max(group, key=lambda part: (part.games, strength(part)))


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


def by_value(found: Sequence[Point]) -> tuple[Point, ...]:
    """From the best to the worst, as those that come first in the list have it."""
    rank: dict[str, float] = {}
    for point in found:
        rank.setdefault(point.keys[0], point.value)
    return tuple(sorted(found, key=lambda point: -rank[point.keys[0]]))


def by_number(found: Sequence[Point]) -> tuple[Point, ...]:
    """In the order of the keys, which are numbers."""
    return tuple(sorted(found, key=lambda point: [_number(key) for key in point.keys]))


def _number(key: str) -> float:
    try:
        return float(key)
    except ValueError:
        return 0.0  # series keep their order


def name_of(figure: str, parts: Sequence[Part], *more: str) -> str:
    """A name for a figure that no other has, fit for files."""
    first = parts[0]
    numbers = "-".join(str(number) for number in _once(part.players for part in parts))
    presets = _once(part.preset for part in parts)
    preset = presets[0] if len(presets) == 1 else "presets"
    return "-".join([figure, first.profile, numbers, preset, *more])


def each(group: Sequence[Part], rows: Callable[[Part], list[Row]]) -> list[Point]:
    """Points of all parts of a group, with the level of the bots as the last key."""
    found: list[Point] = []
    for part in group:
        found += points(rows(part), part.level)
    return found
