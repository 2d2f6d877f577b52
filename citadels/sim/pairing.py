"""Who sits where: line-ups, and the seatings in which each deal is played."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import permutations, product
from typing import Final

ONE: Final = "one-against-rest"
CROSS: Final = "cross"
MIXED: Final = "mixed"
MIRROR: Final = "mirror"
TABLE: Final = "table"  # one table whose games are only looked at

FEWEST: Final = 2
MOST: Final = 8


class PairingError(ValueError):
    """Bots that cannot sit down together in this way."""


@dataclass(frozen=True)
class Match:
    """A line-up of bots and the seatings in which it plays every deal."""

    bots: tuple[str, ...]  # the line of the bot, by entry of the line-up
    sides: tuple[int, ...]  # by entry; entries of one side are counted together
    seatings: tuple[tuple[int, ...], ...]  # the entry in each seat

    def bot_of(self, side: int) -> str:
        return self.bots[self.sides.index(side)]


def split_bots(text: str) -> list[str]:
    """The bots of a list with commas; commas inside brackets belong to a bot."""
    bots = [""]
    depth = 0
    for letter in text:
        depth += (letter == "(") - (letter == ")")
        if letter == "," and depth <= 0:
            bots.append("")
        else:
            bots[-1] += letter
    bots = [bot.strip() for bot in bots]
    if not all(bots):
        raise PairingError(f"{text!r} has an empty place where a bot should be")
    return bots


def rotations(bots: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    """Everybody moves on by one seat until the table looks as at first."""
    count = len(bots)
    turned = [tuple((seat - turn) % count for seat in range(count)) for turn in range(count)]
    return _unlike(bots, turned)


def all_seatings(bots: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    """Every way to sit down that can be told from the others."""
    return _unlike(bots, permutations(range(len(bots))))


def _unlike(
    names: tuple[str, ...], seatings: Iterable[tuple[int, ...]]
) -> tuple[tuple[int, ...], ...]:
    """The seatings without those that look like an earlier one."""
    looks: dict[tuple[str, ...], tuple[int, ...]] = {}
    for seating in seatings:
        looks.setdefault(tuple(names[entry] for entry in seating), seating)
    return tuple(looks.values())


def one_against_rest(one: str, rest: str, players: int) -> Match:
    """One bot in every seat in turn, all others are the same."""
    bots = (one, *[rest] * (players - 1))
    sides = (0, *[1] * (players - 1))
    return Match(bots, sides, rotations(tuple(map(str, sides))))


def mixed_table(bots: list[str], every_seating: bool = False) -> Match:
    """These bots at one table; those of the same line are one side."""
    if not FEWEST <= len(bots) <= MOST:
        raise PairingError(f"{len(bots)} bots cannot sit at one table: {', '.join(bots)}")
    lines = tuple(bots)
    unlike = list(dict.fromkeys(lines))
    sides = tuple(unlike.index(line) for line in lines)
    return Match(lines, sides, all_seatings(lines) if every_seating else rotations(lines))


def mirror(bot: str, players: int) -> Match:
    """One bot against itself: copies that are told apart and go round."""
    sides = tuple(range(players))
    return Match((bot,) * players, sides, rotations(tuple(map(str, sides))))


def cross(bots: list[str], players: int) -> list[Match]:
    """Each bot alone against a table of each other one."""
    if len(set(bots)) < FEWEST or len(set(bots)) < len(bots):
        raise PairingError(
            f"a cross table needs at least two bots, no two alike: {', '.join(bots)}"
        )
    return [
        one_against_rest(one, rest, players) for one, rest in product(bots, bots) if one != rest
    ]
