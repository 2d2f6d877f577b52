"""Line-ups, and the seatings in which each deal is played."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import permutations, product
from typing import Final

ONE_AGAINST_REST: Final = "one-against-rest"
CROSS: Final = "cross"
MIXED: Final = "mixed"
MIRROR: Final = "mirror"
SINGLE_TABLE: Final = "table"  # one table, without a comparison of bots

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 8


class SeatingError(ValueError):
    """Bots that cannot form such a table."""


@dataclass(frozen=True)
class Match:
    """A line-up of bots and the seatings in which it plays every deal."""

    bots: tuple[str, ...]  # bot specifications, by entry of the line-up
    sides: tuple[int, ...]  # by entry; entries of one side are counted together
    seatings: tuple[tuple[int, ...], ...]  # the entry in each seat

    def bot_of(self, side: int) -> str:
        return self.bots[self.sides.index(side)]


def split_bot_specs(text: str) -> list[str]:
    """The bots of a comma-separated list; commas inside brackets belong to a bot."""
    specs = [""]
    depth = 0
    for letter in text:
        depth += (letter == "(") - (letter == ")")
        if letter == "," and depth <= 0:
            specs.append("")
        else:
            specs[-1] += letter
    specs = [spec.strip() for spec in specs]
    if not all(specs):
        raise SeatingError(f"{text!r} has an empty entry where a bot should be")
    return specs


def rotations(bots: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    """All bots move by one seat until the table looks the same as at first."""
    count = len(bots)
    rotated = [tuple((seat - step) % count for seat in range(count)) for step in range(count)]
    return _distinct(bots, rotated)


def all_seatings(bots: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    """All distinct seatings."""
    return _distinct(bots, permutations(range(len(bots))))


def _distinct(
    names: tuple[str, ...], seatings: Iterable[tuple[int, ...]]
) -> tuple[tuple[int, ...], ...]:
    """The seatings without those that look like an earlier one."""
    by_names: dict[tuple[str, ...], tuple[int, ...]] = {}
    for seating in seatings:
        by_names.setdefault(tuple(names[entry] for entry in seating), seating)
    return tuple(by_names.values())


def one_against_rest(bot: str, opponent: str, players: int) -> Match:
    """One bot in each seat in turn; all others are the same bot."""
    bots = (bot, *[opponent] * (players - 1))
    sides = (0, *[1] * (players - 1))
    return Match(bots, sides, rotations(tuple(map(str, sides))))


def mixed_table(bots: list[str], every_seating: bool = False) -> Match:
    """These bots at one table; those with the same specification are one side."""
    if not MIN_PLAYERS <= len(bots) <= MAX_PLAYERS:
        raise SeatingError(f"{len(bots)} bots cannot play at one table: {', '.join(bots)}")
    specs = tuple(bots)
    distinct_specs = list(dict.fromkeys(specs))
    sides = tuple(distinct_specs.index(spec) for spec in specs)
    return Match(specs, sides, all_seatings(specs) if every_seating else rotations(specs))


def mirror(bot: str, players: int) -> Match:
    """One bot against itself: the copies are distinguished and rotate."""
    sides = tuple(range(players))
    return Match((bot,) * players, sides, rotations(tuple(map(str, sides))))


def cross(bots: list[str], players: int) -> list[Match]:
    """Each bot alone against a table of each other bot."""
    if len(set(bots)) < MIN_PLAYERS or len(set(bots)) < len(bots):
        raise SeatingError(f"a cross table needs at least two different bots: {', '.join(bots)}")
    return [
        one_against_rest(bot, opponent, players)
        for bot, opponent in product(bots, bots)
        if bot != opponent
    ]
