"""The random numbers: a generator of four words inside the state.

Marsaglia's xorshift128. It needs only shifts of 32-bit words, so the interpreted and the
compiled engine give the same stream, and a copy of a game continues with the same chance.
"""

from __future__ import annotations

from typing import Final

from citadels.engine.native_types import i64
from citadels.engine.state import RNG_WORDS, State

WORD_MASK: Final = 0xFFFFFFFF
_INITIAL_WORDS: Final = (0x6C078965, 0x9D2C5680, 0xEFC60000, 0x2545F491)
_WARMUP_STEPS: Final = 16
_WORD_SPACING: Final = 0x1E3779B9
_MIX_FACTOR: Final = 0x2C1B3C6D


def seed(state: State, number: int) -> None:
    """Set the generator from a number of any size that is not negative."""
    if number < 0:
        raise ValueError(f"a seed is not negative: {number}")
    for index in range(4):
        state.put(RNG_WORDS + index, _INITIAL_WORDS[index])
    remaining = number
    while True:
        chunk: i64 = remaining & WORD_MASK
        for index in range(4):
            state.put(RNG_WORDS + index, state.get(RNG_WORDS + index) ^ scramble(chunk, index))
        if state.get(RNG_WORDS) == 0:
            state.put(RNG_WORDS, 1)
        for _ in range(_WARMUP_STEPS):
            next_word(state)
        remaining >>= 32
        if remaining == 0:
            return


def scramble(word: i64, index: i64) -> i64:
    """A word that does not resemble the one it is made of.

    The generator only shifts and adds without carry: fed with seeds as they are, it would give
    neighbouring seeds neighbouring outcomes. The factor keeps products below 2**63.
    """
    mixed = (word + (index + 1) * _WORD_SPACING) & WORD_MASK
    for _ in range(3):
        mixed = ((mixed ^ (mixed >> 16)) * _MIX_FACTOR) & WORD_MASK
    return mixed ^ (mixed >> 16)


def next_word(state: State) -> i64:
    """The next 32 bits."""
    row = state.row
    first = row[RNG_WORDS]
    last = row[RNG_WORDS + 3]
    mixed = first ^ ((first << 11) & WORD_MASK)
    row[RNG_WORDS] = row[RNG_WORDS + 1]
    row[RNG_WORDS + 1] = row[RNG_WORDS + 2]
    row[RNG_WORDS + 2] = last
    word = last ^ (last >> 19) ^ mixed ^ (mixed >> 8)
    row[RNG_WORDS + 3] = word
    return word


def randbelow(state: State, count: i64) -> i64:
    """A number from 0 up to, and without, `count`, each equally likely."""
    limit = rejection_limit(count)
    while True:
        word = next_word(state)
        if word < limit:
            return word % count


def rejection_limit(count: i64) -> i64:
    """Words below this are used: with the ones above it some outcomes would be likelier."""
    span: i64 = WORD_MASK + 1
    return span - span % count


def check_words(words: list[int]) -> None:
    """Refuse what is not a 32-bit word."""
    for word in words:
        if not 0 <= word <= WORD_MASK:
            raise ValueError(f"{word} is not a 32-bit word")
