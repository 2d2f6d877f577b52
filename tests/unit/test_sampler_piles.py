"""Placing cards that are known to lie somewhere: whatever leaves the least choice goes first."""

from __future__ import annotations

import pytest

from citadels.engine import chance
from citadels.engine.codes import KINDS
from citadels.engine.knowledge.knowledge import Pile
from citadels.engine.sampling.sampler import _add_all_known
from citadels.engine.state import State, blank_row


def make_pile(kinds: range, sure: int) -> Pile:
    """At least this number among one card of each kind."""
    result = Pile()
    for kind in kinds:
        result.add(kind)
    for _ in range(len(kinds) - sure):
        result.take_unknown()
    return result


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("gone", [0, 1])
def test_a_deck_that_was_looked_through_keeps_its_cards(seed: int, gone: int) -> None:
    """Of 22 cards that were in a hand, 13 are there; nine lie in the deck, perhaps all but one."""
    state = State(blank_row(0))
    chance.seed(state, seed)
    hand: list[int] = []
    deck: list[int] = []
    known_hand, known_deck = make_pile(range(22), sure=13), make_pile(range(9), sure=9 - gone)
    assert (known_hand.slack(), known_deck.slack()) == (9, gone)
    pool = [1 if kind < 22 else 0 for kind in range(KINDS)]
    assert _add_all_known([(hand, known_hand), (deck, known_deck)], pool, state)
    assert len(hand) == 13
    assert len(deck) == 9 - gone
    assert set(deck) <= set(range(9))
    assert len({*hand, *deck}) == 22 - gone


def test_what_cannot_be_is_refused() -> None:
    state = State(blank_row(0))
    chance.seed(state, 1)
    pool = [1, 1] + [0] * (KINDS - 2)
    piles: list[tuple[list[int], Pile]] = [
        ([], make_pile(range(2), 2)),
        ([], make_pile(range(2), 1)),
    ]
    assert not _add_all_known(piles, pool, state)
