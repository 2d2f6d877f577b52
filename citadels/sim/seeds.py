"""Where the chance of a tournament comes from: one number, from which all others are mixed.

The same seed gives the same deals and the same choices, whoever plays them and in which order.
"""

from __future__ import annotations

from hashlib import blake2b


def mix_seed(*parts: str | int) -> int:
    """A number below 2**63 that follows from the parts and resembles none of them."""
    text = " ".join(map(str, parts))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest()) >> 1


def deal_seed(seed: int, deal: int) -> int:
    """What the deck, the first crown and the removed characters of a deal follow from."""
    return mix_seed("deal", seed, deal)


def seat_seed(seed: int, deal: int, seat: int, entry: int) -> int:
    """The chance of one entry of the line-up in one seat of a deal: that of its policy."""
    return mix_seed("seat", seed, deal, seat, entry)


def answer_seed(seat: int, number: int) -> int:
    """The chance for one answer of a bot without a policy, from the seed of its seat."""
    return mix_seed("answer", seat, number)
