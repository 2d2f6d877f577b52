"""The tallies of observers as means and shares."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import Final

from citadels.engine.names import SCORES
from citadels.engine.scoring import VICTORY_PARTS
from citadels.sim.observers import Tally

Row = dict[str, str | float]

QUANTILES: Final = (("low", 0.1), ("median", 0.5), ("high", 0.9))


def summarize(tallies: Mapping[str, Tally], games: int) -> dict[str, list[Row]]:
    """A few tables, each a list of rows with the same columns. Without games there are none."""
    if not games:
        return {}
    builders = {
        "length": ("length", _lengths),
        "points": ("points", _points),
        "points for": ("points", _purposes),
        "characters": ("characters", _characters),
        "districts": ("districts", _districts),
        "attacks": ("attacks", _attacks),
    }
    return {
        title: rows(tallies[name], games)
        for title, (name, rows) in builders.items()
        if name in tallies
    }


def _lengths(tally: Tally, games: int) -> list[Row]:
    rows: list[Row] = []
    for quantity in ("rounds", "answers"):
        counts = sorted((int(key[1]), count) for key, count in tally.items() if key[0] == quantity)
        row: Row = {"of": quantity, "mean": sum(size * count for size, count in counts) / games}
        row["least"] = counts[0][0]
        row |= {name: _quantile(counts, level * games) for name, level in QUANTILES}
        row["most"] = counts[-1][0]
        rows.append(row)
    return rows


def _quantile(counts: list[tuple[int, int]], rank: float) -> int:
    """The smallest size that at least `rank` games do not exceed."""
    below = 0
    for size, count in counts:
        below += count
        if below >= rank:
            return size
    raise ValueError(f"{rank} is more than all {below} games")


def _points(tally: Tally, games: int) -> list[Row]:
    rows: list[Row] = []
    for spec in dict.fromkeys(key[1] for key in tally if key[0] == "bot"):
        seats = tally["bot", spec, "seats"]
        mean = tally["bot", spec, "points"] / seats
        variance = tally["bot", spec, "squares"] / seats - mean * mean
        rows.append(
            {
                "bot": spec,
                "points": mean,
                "deviation": sqrt(max(variance, 0.0)),
                "districts": tally["bot", spec, "districts"] / seats,
                "share": tally["bot", spec, "wins"] / VICTORY_PARTS / seats,
            }
        )
    winners_row: Row = {
        "bot": "winners",
        "points": tally["winners", "points"] / tally["winners", "seats"],
    }
    return [*rows, winners_row]


def _purposes(tally: Tally, games: int) -> list[Row]:
    seats = sum(count for key, count in tally.items() if key[0] == "bot" and key[2] == "seats")
    return [{"for": purpose, "a seat": tally["for", purpose] / seats} for purpose in SCORES]


def _characters(tally: Tally, games: int) -> list[Row]:
    return [
        {
            "character": role,
            "a game": tally[role, "picks"] / games,
            "share": tally[role, "wins"] / VICTORY_PARTS / tally[role, "picks"],
        }
        for role in sorted({key[0] for key in tally}, key=lambda role: -tally[role, "picks"])
    ]


def _districts(tally: Tally, games: int) -> list[Row]:
    cards = sorted({key[1] for key in tally if key[0] != "bot"})
    return [
        {
            "district": card,
            "built a game": tally["built", card] / games,
            "destroyed": tally["destroyed", card] / games,
            "given up": tally["given-up", card] / games,
        }
        for card in sorted(cards, key=lambda card: -tally["built", card])
    ]


def _attacks(tally: Tally, games: int) -> list[Row]:
    attacks = dict.fromkeys(key[0] for key in sorted(tally) if key[1] == "tries")
    rows: list[Row] = [
        {
            "attack": attack,
            "a game": tally[attack, "tries"] / games,
            "hits": tally[attack, "hits"] / tally[attack, "tries"],
        }
        for attack in attacks
    ]
    return [*rows, {"attack": "gold stolen", "a game": tally["stolen", "gold"] / games}]
