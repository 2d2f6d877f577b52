"""Drawing a random assignment of cards to slots, compared with brute force."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import sqrt

from hypothesis import given, settings
from hypothesis import strategies as st

from citadels.engine.sampling.assignment import (
    count_assignments,
    draw_assignment,
    total_assignments,
)
from tests.properties.random_games import SeededRandom


def all_assignments(allowed: list[int]) -> list[tuple[int, ...]]:
    """Every order of the cards in which each card fits its slot."""
    cards = range(len(allowed))
    return [
        order
        for order in permutations(cards)
        if all(allowed[slot] >> card & 1 for slot, card in enumerate(order))
    ]


SLOTS = st.integers(1, 6).flatmap(
    lambda size: st.lists(st.integers(0, 2**size - 1), min_size=size, max_size=size)
)


@given(SLOTS)
def test_the_number_of_ways(allowed: list[int]) -> None:
    ways = count_assignments(list(range(len(allowed))), allowed)
    assert total_assignments(ways) == len(all_assignments(allowed))


@given(SLOTS, st.integers(0, 2**20))
def test_what_is_drawn_is_one_of_the_ways(allowed: list[int], seed: int) -> None:
    ways = count_assignments(list(range(len(allowed))), allowed)
    if total_assignments(ways) > 0:
        assert tuple(draw_assignment(SeededRandom(seed).state, ways, allowed)) in all_assignments(
            allowed
        )


@given(st.lists(st.integers(1, 31), min_size=5, max_size=5), st.integers(0, 100))
@settings(max_examples=20)
def test_each_way_is_drawn_equally_often(allowed: list[int], seed: int) -> None:
    ways = count_assignments(list(range(5)), allowed)
    expected = all_assignments(allowed)
    if not expected:
        return
    state = SeededRandom(seed).state
    draws = 30 * len(expected)
    counts = Counter(tuple(draw_assignment(state, ways, allowed)) for _ in range(draws))
    assert set(counts) <= set(expected)
    square = sum((counts[way] - 30) ** 2 / 30 for way in expected)
    freedom = max(1, len(expected) - 1)
    assert square < freedom + 6 * sqrt(2 * freedom) + 6


def test_slots_that_leave_one_way_draw_it() -> None:
    allowed = [0b001, 0b011, 0b111]
    ways = count_assignments([0, 1, 2], allowed)
    assert total_assignments(ways) == 1
    assert draw_assignment(SeededRandom(1).state, ways, allowed) == [0, 1, 2]


def test_two_slots_that_want_the_same_card_leave_no_way() -> None:
    assert total_assignments(count_assignments([0, 1], [0b01, 0b01])) == 0
