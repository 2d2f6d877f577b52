"""Sets of codes as bit masks.

A shift whose left side is a constant is 32 bits wide in compiled code and silently wrong from
bit 31 on, so single bits come from the table.
"""

from __future__ import annotations

from typing import Final

from citadels.engine.native_types import i64, vec

BIT: Final = vec[i64]([2**place for place in range(63)])

_ZEROS: Final = vec[i64]([0] * 2048)  # the longest row: a table of eight has 1,584 cells

# 2 is a generator modulo 67, so the powers of two below 2**63 leave different rests.
_MODULUS: Final = 67
_LOWEST_BY_REMAINDER: Final = vec[i64]([0] * _MODULUS)
for _place in range(63):
    _LOWEST_BY_REMAINDER[2**_place % _MODULUS] = _place


def lowest_bit(mask: i64) -> i64:
    """The place of the lowest bit of a mask that is not empty."""
    return _LOWEST_BY_REMAINDER[(mask & -mask) % _MODULUS]


def count_bits(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def zeros(length: i64) -> vec[i64]:
    """A list of zeros."""
    return _ZEROS[:length]
