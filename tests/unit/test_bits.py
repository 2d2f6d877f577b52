"""Bit masks up to the highest bit that is used."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citadels.engine.bits import BIT, count_bits, lowest_bit, zeros
from citadels.engine.view import mask_list, mask_of

BIT_POSITIONS = range(63)


@pytest.mark.parametrize("place", BIT_POSITIONS)
def test_a_single_bit(place: int) -> None:
    assert BIT[place] == 2**place
    assert lowest_bit(BIT[place]) == place
    assert count_bits(BIT[place]) == 1


@given(st.sets(st.integers(0, 62), min_size=1))
def test_a_mask_is_a_set(places: set[int]) -> None:
    mask = sum(2**place for place in places)
    assert lowest_bit(mask) == min(places)
    assert count_bits(mask) == len(places)
    assert mask_list(mask) == sorted(places)
    assert mask_of(sorted(places)) == mask


def test_nothing_is_an_empty_mask() -> None:
    assert count_bits(0) == 0
    assert mask_list(0) == []
    assert mask_of([]) == 0


def test_a_blank_row_is_n_zeros() -> None:
    assert list(zeros(3)) == [0, 0, 0]
    assert list(zeros(0)) == []
