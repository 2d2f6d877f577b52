"""Seeds: all of a tournament or study are mixed from one number.

The same seed gives the same deals and the same choices, in any process and any order.
"""

from __future__ import annotations

from hashlib import blake2b


def mix_seed(*parts: str | int) -> int:
    """A number below 2**63 that follows from the parts and resembles none of them."""
    text = " ".join(map(str, parts))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest()) >> 1


def deal_seed(seed: int, deal: int) -> int:
    """The seed of the deck, the first crown and the removed characters of a deal."""
    return mix_seed("deal", seed, deal)


def seat_seed(seed: int, deal: int, seat: int, entry: int) -> int:
    """The seed of one entry of the line-up in one seat of a deal, for its policy."""
    return mix_seed("seat", seed, deal, seat, entry)


def answer_seed(seat: int, number: int) -> int:
    """The seed for one answer of a bot without a policy, from the seed of its seat."""
    return mix_seed("answer", seat, number)
