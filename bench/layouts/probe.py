"""Small loops, one question each: what does this idiom cost? Each returns a sum, so that the
C compiler cannot drop the work. `run.py probe` prints nanoseconds a round, less the empty loop.
"""

from __future__ import annotations

from typing import Final

from layouts.ints import i64, override, vec
from layouts.probe_codes import FAR_LOOSE, FAR_ROW, FAR_ROWS, FAR_TABLE, FAR_TYPED, FAR_VEC

ROWS: Final = 8
ROW: Final = 80
GOLD: Final = 3
TYPED: Final[i64] = 8
SIZE: Final = 400
TOP: Final[i64] = 60
MASK: Final = 0x0040_0400_8008_0200  # six bits of sixty: a full hand


class Frame:
    def __init__(self) -> None:
        self.handler: i64 = 0
        self.step: i64 = 0
        self.seat: i64 = 0
        self.target: i64 = 0
        self.card: i64 = 0
        self.amount: i64 = 0


class Handler:
    def value(self, game: Table, seat: i64) -> i64:
        return seat


class Plus(Handler):
    @override
    def value(self, game: Table, seat: i64) -> i64:
        return seat + 1


class Minus(Handler):
    @override
    def value(self, game: Table, seat: i64) -> i64:
        return seat - 1


class Table:
    def __init__(self) -> None:
        self.s: vec[i64] = vec[i64]([1] * SIZE)
        self.one: i64 = 1
        self.frame = Frame()
        self.handlers: list[Handler] = [Plus(), Minus(), Handler(), Plus(), Minus()]

    def gold(self, seat: i64) -> i64:
        return self.s[ROWS + seat * ROW + GOLD]

    def add(self, a: i64, b: i64 = 1) -> i64:
        return a + b * self.one

    def add2(self, a: i64, b: i64) -> i64:
        return a + b * self.one

    def load(self, base: i64) -> Frame:
        s = self.s
        frame = self.frame
        frame.handler = s[base]
        frame.step = s[base + 1]
        frame.seat = s[base + 2]
        frame.target = s[base + 3]
        frame.card = s[base + 4]
        frame.amount = s[base + 5]
        return frame


def empty(t: Table, n: i64) -> i64:
    x: i64 = 0
    for i in range(n):
        x += i & 3
    return x


def read_in_place(t: Table, n: i64) -> i64:
    x: i64 = 0
    for i in range(n):
        x += t.s[ROWS + (i & 3) * ROW + GOLD]
    return x


def read_by_accessor(t: Table, n: i64) -> i64:
    x: i64 = 0
    for i in range(n):
        x += t.gold(i & 3)
    return x


def read_local_vec(t: Table, n: i64) -> i64:
    x: i64 = 0
    s = t.s
    for i in range(n):
        x += s[ROWS + (i & 3) * ROW + GOLD]
    return x


def far_final(t: Table, n: i64) -> i64:
    x: i64 = 0
    for i in range(n):
        x += t.s[FAR_ROWS + (i & 3) * FAR_ROW + GOLD]
    return x


def near_final_i64(t: Table, n: i64) -> i64:
    x: i64 = 0
    for i in range(n):
        x += t.s[TYPED + (i & 3) * ROW + GOLD]
    return x


def far_final_i64(t: Table, n: i64) -> i64:
    x: i64 = 0
    for i in range(n):
        x += t.s[FAR_TYPED + (i & 3) * ROW + GOLD]
    return x


def far_not_final(t: Table, n: i64) -> i64:
    x: i64 = 0
    for i in range(n):
        x += t.s[FAR_LOOSE + (i & 3) * ROW + GOLD]
    return x


def far_list_table(t: Table, n: i64) -> i64:
    x: i64 = 0
    for i in range(n):
        x += FAR_TABLE[i & 3]
    return x


def virtual_call(t: Table, n: i64) -> i64:
    x: i64 = 0
    for i in range(n):
        x += t.handlers[i & 3].value(t, i & 3)
    return x


def direct_call(t: Table, n: i64) -> i64:
    x: i64 = 0
    for i in range(n):
        x += t.add2(i & 3, 1)
    return x


def default_argument(t: Table, n: i64) -> i64:
    x: i64 = 0
    for i in range(n):
        x += t.add(i & 3)
    return x


def scratch_frame(t: Table, n: i64) -> i64:
    x: i64 = 0
    for i in range(n):
        frame = t.load((i & 3) * 6)
        x += frame.step + frame.amount
    return x


def new_frame(t: Table, n: i64) -> i64:
    x: i64 = 0
    for i in range(n):
        frame = Frame()
        frame.step = i & 3
        x += frame.step + frame.amount
    return x


def range_60(t: Table, n: i64) -> i64:
    x: i64 = 0
    for i in range(n):
        for j in range(60):
            x += j ^ i
    return x


def range_60_i64(t: Table, n: i64) -> i64:
    x: i64 = 0
    top: i64 = 60
    for i in range(n):
        for j in range(top):
            x += j ^ i
    return x


def range_60_final_i64(t: Table, n: i64) -> i64:
    x: i64 = 0
    for i in range(n):
        for j in range(TOP):
            x += j ^ i
    return x


def range_60_declared(t: Table, n: i64) -> i64:
    x: i64 = 0
    j: i64
    for i in range(n):
        for j in range(60):
            x += j ^ i
    return x


def while_60(t: Table, n: i64) -> i64:
    x: i64 = 0
    for i in range(n):
        j: i64 = 0
        while j < 60:
            x += j ^ i
            j += 1
    return x


def bits_bit_length(t: Table, n: i64) -> i64:
    x: i64 = 0
    for i in range(n):
        m: i64 = MASK >> (i & 3)
        while m:
            x += int(m & -m).bit_length() - 1
            m &= m - 1
    return x


def bits_shift(t: Table, n: i64) -> i64:
    x: i64 = 0
    for i in range(n):
        m: i64 = MASK >> (i & 3)
        bit: i64 = 0
        while m:
            if m & 1:
                x += bit
            m >>= 1
            bit += 1
    return x


def bits_test_range(t: Table, n: i64) -> i64:
    x: i64 = 0
    for i in range(n):
        m: i64 = MASK >> (i & 3)
        for bit in range(TOP):
            if m >> bit & 1:
                x += bit
    return x


def lowest(m: i64) -> i64:
    """The number of the lowest bit of `m`, by the remainder modulo 67."""
    return LOWEST[(m & -m) % 67]


def _lowest_table() -> vec[i64]:
    table: vec[i64] = vec[i64]([0] * 67)
    for bit in range(63):
        table[(1 << bit) % 67] = bit
    return table


LOWEST: Final = _lowest_table()


def bits_table_mod_67(t: Table, n: i64) -> i64:
    x: i64 = 0
    for i in range(n):
        m: i64 = MASK >> (i & 3)
        while m:
            x += lowest(m)
            m &= m - 1
    return x


def bits_table_in_place(t: Table, n: i64) -> i64:
    x: i64 = 0
    for i in range(n):
        m: i64 = MASK >> (i & 3)
        while m:
            x += LOWEST[(m & -m) % 67]
            m &= m - 1
    return x


def counts_scan(t: Table, n: i64) -> i64:
    """No mask at all: look at the sixty counts themselves."""
    x: i64 = 0
    s = t.s
    for _i in range(n):
        for j in range(60):
            if s[j]:
                x += j
    return x


def far_vec_table(t: Table, n: i64) -> i64:
    x: i64 = 0
    for i in range(n):
        x += FAR_VEC[i & 3]
    return x


PROBES: Final = [
    "empty",
    "read_in_place",
    "read_by_accessor",
    "read_local_vec",
    "far_final",
    "near_final_i64",
    "far_final_i64",
    "far_not_final",
    "far_list_table",
    "virtual_call",
    "direct_call",
    "default_argument",
    "scratch_frame",
    "new_frame",
    "range_60",
    "range_60_i64",
    "range_60_final_i64",
    "range_60_declared",
    "while_60",
    "bits_bit_length",
    "bits_shift",
    "bits_test_range",
    "bits_table_mod_67",
    "bits_table_in_place",
    "counts_scan",
    "far_vec_table",
]
