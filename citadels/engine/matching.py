"""Drawing one of all ways to give cards to slots, each way equally likely."""

from __future__ import annotations

from citadels.engine.bits import BIT, lowest
from citadels.engine.chance import below
from citadels.engine.state import State
from citadels.engine.typed import i64


def count_ways(cards: list[int], allowed: list[int]) -> list[list[int]]:
    """For each number of slots filled, how many ways lead to each set of used cards.

    `allowed[slot]` is a set of cards; cards are places in `cards`. The last list has the number of
    complete ways at the full set.
    """
    full = BIT[len(cards)] - 1
    ways = [[0] * (full + 1) for _ in range(len(allowed) + 1)]
    ways[0][0] = 1
    for slot, mask in enumerate(allowed):
        here = ways[slot]
        there = ways[slot + 1]
        for used in range(full + 1):
            if here[used] == 0:
                continue
            free = mask & (full ^ used)
            while free:
                bit = free & -free
                there[used | bit] += here[used]
                free ^= bit
    return ways


def total(ways: list[list[int]]) -> int:
    return ways[-1][-1]


def draw_way(lots: State, ways: list[list[int]], allowed: list[int]) -> list[int]:
    """One complete way, slot by slot: the place of the card that each slot gets."""
    used = len(ways[0]) - 1
    chosen = [0] * len(allowed)
    for slot in range(len(allowed) - 1, -1, -1):
        left = below(lots, ways[slot + 1][used])
        free: i64 = allowed[slot] & used
        while True:
            bit = free & -free
            free ^= bit
            left -= ways[slot][used ^ bit]
            if left < 0:
                break
        chosen[slot] = lowest(bit)
        used ^= bit
    return chosen
