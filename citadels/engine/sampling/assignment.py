"""Drawing one of all ways to give cards to slots, each way equally likely."""

from __future__ import annotations

from citadels.engine.bits import BIT, lowest_bit
from citadels.engine.chance import randbelow
from citadels.engine.native_types import i64
from citadels.engine.state import State


def count_assignments(cards: list[int], allowed: list[int]) -> list[list[int]]:
    """For each number of slots filled, how many ways lead to each set of used cards.

    `allowed[slot]` is a set of cards; cards are places in `cards`. The last list has the number of
    complete ways at the full set.
    """
    full = BIT[len(cards)] - 1
    ways = [[0] * (full + 1) for _ in range(len(allowed) + 1)]
    ways[0][0] = 1
    for slot, mask in enumerate(allowed):
        current = ways[slot]
        following = ways[slot + 1]
        for used in range(full + 1):
            if current[used] == 0:
                continue
            free_cards = mask & (full ^ used)
            while free_cards:
                bit = free_cards & -free_cards
                following[used | bit] += current[used]
                free_cards ^= bit
    return ways


def total_assignments(ways: list[list[int]]) -> int:
    return ways[-1][-1]


def draw_assignment(rng: State, ways: list[list[int]], allowed: list[int]) -> list[int]:
    """One complete way, slot by slot: the place of the card that each slot gets."""
    used = len(ways[0]) - 1
    picks = [0] * len(allowed)
    for slot in range(len(allowed) - 1, -1, -1):
        remaining = randbelow(rng, ways[slot + 1][used])
        free_cards: i64 = allowed[slot] & used
        while True:
            bit = free_cards & -free_cards
            free_cards ^= bit
            remaining -= ways[slot][used ^ bit]
            if remaining < 0:
                break
        picks[slot] = lowest_bit(bit)
        used ^= bit
    return picks
