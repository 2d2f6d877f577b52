"""Whom Assassin, Witch and Thief should name, and what a hit means for both sides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import polars as pl

from citadels.engine.names import CHARACTERS
from citadels.lab.counting.names import NAMERS
from citadels.lab.estimates import Row
from citadels.lab.report.figures import BARS, CHARACTER, DOTS, EFFECT, LEVEL, SHARE, Chapter, Figure
from citadels.lab.report.ranks import by_rank
from citadels.lab.report.reckoning import contrasts, effects, shares
from citadels.lab.report.results import (
    Part,
    Results,
    by_value,
    each,
    groups,
    name_of,
    points,
    widest,
)
from citadels.lab.study import BY_LOT

ID: Final = "names"
BY, NAMER, HIT, NAMED = "key1", "key2", "key3", "key4"
VICTIM: Final = "key3"  # in the table of those who were hit
# Of these every other seat can be the victim, with the same chance. The Thief may not name rank 1
# nor whoever was named before: those whom he hits differ from those whom he cannot.
FAIR: Final = ("assassin", "witch")
FEWEST_PLAYERS: Final = 4  # with fewer, everybody has two characters


def chapter(results: Results) -> Chapter | None:
    """The effect of each name where the lot named, how often names hit, and what hits do."""
    parts = results.parts(ID, "names", "names")
    if not parts:
        return None
    tables = groups(parts)
    figures = [_named(results, group, CHARACTERS[role]) for group in tables for role in NAMERS]
    # Where sets are drawn by lot, all three of them play.
    whole = next((group for group in tables if group[0].preset == BY_LOT), tables[0])
    figures += [_hits(results, part) for part in whole]
    figures += [_gain(results, whole), _cost(results, whole), _victims(results, widest(whole))]
    return Chapter(ID, tuple(figure for figure in figures if figure.points))


def _named(results: Results, group: Sequence[Part], namer: str) -> Figure:
    def rows(part: Part) -> list[Row]:
        counts = results.table(part, "names").filter(
            (pl.col(BY) == "lot") & (pl.col(NAMER) == namer)
        )
        return effects(counts, [NAMED], [], results.shared(len(group)))

    return Figure(
        f"names-{namer}",
        name_of(f"names-{namer}", group),
        DOTS,
        EFFECT,
        (CHARACTER, LEVEL),
        by_value(each(group, rows)),
        results.source(group),
    )


def _hits(results: Results, part: Part) -> Figure:
    counts = results.table(part, "names").with_columns(
        hits=pl.when(pl.col(HIT) == "yes").then(pl.col("times")).otherwise(0)
    )
    found = points(shares(counts, [NAMER, BY], results.confidence, "hits"))
    return Figure(
        "names-hits",
        name_of("names-hits", [part], part.level),
        BARS,
        SHARE,
        ("namer", "by"),
        tuple(sorted(found, key=lambda point: CHARACTERS.index(point.keys[0]))),
        results.source([part]),
    )


def _gain(results: Results, group: Sequence[Part]) -> Figure:
    """How far those who hit lie above those who missed; the lot decided which."""

    def rows(part: Part) -> list[Row]:
        counts = results.table(part, "names").filter(pl.col(BY) == "lot")
        return contrasts(counts, [NAMER], HIT, ("yes", "no"), results.shared(len(group)))

    return _by_namer(results, group, "names-gain", rows)


def _cost(results: Results, group: Sequence[Part]) -> Figure:
    """How far those who were hit lie below the seats of whom nobody was."""

    def rows(part: Part) -> list[Row]:
        if part.players < FEWEST_PLAYERS:
            return []
        names, victims = (results.table(part, table) for table in ("names", "victims"))
        counts = hit_and_spared(names, victims, part.players)
        return contrasts(counts, [NAMER], "fate", ("hit", "spared"), results.shared(len(group)))

    return _by_namer(results, group, "names-cost", rows)


def hit_and_spared(names: pl.DataFrame, victims: pl.DataFrame, players: int) -> pl.DataFrame:
    """Seats that a lot has hit, and the seats beside the namer where it has hit nobody.

    All seats together have one victory, so what the namer has not got is theirs.
    """
    fair = (pl.col(BY) == "lot") & pl.col(NAMER).is_in(FAIR)
    hit = victims.filter(fair).select("block", NAMER, "times", "won", fate=pl.lit("hit"))
    spared = names.filter(fair & (pl.col(HIT) == "no")).select(
        "block",
        NAMER,
        times=pl.col("times") * (players - 1),
        won=pl.col("times") - pl.col("won"),
        fate=pl.lit("spared"),
    )
    return pl.concat([hit, spared])


def _by_namer(
    results: Results, group: Sequence[Part], which: str, rows: Callable[[Part], list[Row]]
) -> Figure:
    found = each(group, rows)
    return Figure(
        which,
        name_of(which, group),
        DOTS,
        EFFECT,
        ("namer", LEVEL),
        tuple(sorted(found, key=lambda point: CHARACTERS.index(point.keys[0]))),
        results.source(group),
    )


def _victims(results: Results, part: Part) -> Figure:
    """By character. It only describes: who had it and was not named has not been counted."""
    counts = results.table(part, "victims").filter(pl.col(BY) == "lot")
    found = points(shares(counts, [VICTIM, NAMER], results.confidence))
    namers = [CHARACTERS[role] for role in NAMERS]
    found.sort(key=lambda point: namers.index(point.keys[1]))
    return Figure(
        "names-victims",
        name_of("names-victims", [part], part.level),
        DOTS,
        SHARE,
        (CHARACTER, "namer"),
        by_rank(found, part.profile),
        results.source([part]),
        1 / part.players,
    )
