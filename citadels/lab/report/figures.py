"""The findings of a report before they are put into words: numbers, and keys instead of names."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final

import msgspec

from citadels.lab.point import Point

# Kinds of charts.
DOTS: Final = "dots"  # rows of names, a dot with its interval for each
BARS: Final = "bars"  # the same with bars that begin at zero
COLUMN_BARS: Final = "columns"  # columns of numbers, a vertical bar for each
LINES: Final = "lines"
HEAT_MAP: Final = "heat"  # a table with coloured cells

# Units of numbers.
EFFECT: Final = "effect"  # a difference between two shares of victory
SHARE: Final = "share"  # of victories, of games, of attempts
AMOUNT: Final = "amount"  # rounds, points, uses

# The axes that most figures have.
LEVEL: Final = "level"  # of the bots
CHARACTER: Final = "character"
DISTRICT: Final = "district"
PLAYERS: Final = "players"

BEHIND: Final = (1, 6, 11, 16)  # points behind the leader: from each of these to the next


class FindingsError(ValueError):
    """Data that is not findings. The message says where."""


@dataclass(frozen=True)
class Source:
    """Where the numbers of a figure come from: everything needed to reproduce them."""

    study: str
    profile: str
    players: tuple[int, ...]
    presets: tuple[str, ...]
    bots: tuple[str, ...]
    games: int
    seeds: tuple[int, ...]
    confidence: float
    version: str
    repeat: str  # the command


@dataclass(frozen=True)
class Figure:
    """A chart and its table."""

    id: str  # the key of its texts
    name: str  # unique among the figures
    kind: str
    unit: str
    axes: tuple[str, ...]  # of dots and bars: names, series; of a heat map: across, down
    points: tuple[Point, ...]
    source: Source
    reference: float = 0.0  # the value that the numbers are compared with

    def keys(self, axis: int) -> list[str]:
        """The keys of an axis in their order; bots have the same colours in all figures."""
        keys = list(dict.fromkeys(point.keys[axis] for point in self.points))
        return sorted(keys, key=self.source.bots.index) if self.axes[axis] == LEVEL else keys


@dataclass(frozen=True)
class Conclusion:
    """One sentence: its statement and its subjects."""

    says: str  # the kind of statement
    figure: str  # the id of its figures
    axes: tuple[str, ...] = ()
    points: tuple[Point, ...] = ()  # each interval covers those of all bots
    unit: str = EFFECT
    profile: str = ""
    players: int = 0  # 0 if it is about tables of several sizes
    preset: str = ""
    bots: tuple[str, ...] = ()


@dataclass(frozen=True)
class Chapter:
    """A question, its figures, and the conclusions."""

    id: str
    figures: tuple[Figure, ...]
    conclusions: tuple[Conclusion, ...] = ()

    def is_first(self, figure: Figure) -> bool:
        """Whether it is the first of its kind, which is shown with an explanation."""
        return next(other for other in self.figures if other.id == figure.id) is figure


@dataclass(frozen=True)
class Findings:
    """All chapters."""

    version: str
    games: int
    confidence: float
    chapters: tuple[Chapter, ...]

    def figures(self) -> list[Figure]:
        return [figure for chapter in self.chapters for figure in chapter.figures]

    def data(self) -> dict[str, Any]:
        """The findings as they are written to JSON."""
        return asdict(self)


def parse_findings(data: object) -> Findings:
    """The findings in `data`, with every field checked."""
    try:
        return msgspec.convert(data, Findings)
    except msgspec.ValidationError as error:
        raise FindingsError(str(error)) from error
