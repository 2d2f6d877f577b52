"""An answer that could not be stored was never played."""

from __future__ import annotations

import pytest

from citadels.engine.editions.registry import PROFILES
from citadels.match.match import CorruptionError
from citadels.match.records import ANSWER
from tests.match.matches import (
    Tide,
    by_lot,
    everything,
    give,
    learnt,
    play_on,
    played_again,
    random_match,
    small_match,
)
from tests.properties.games import Lots


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("clock", ["off", "live(bank=600,increment=5)", "days(3)"])
def test_everything_is_as_it_was(profile: str, clock: str) -> None:
    for seed in range(4):
        match, lots, tide = random_match(profile, seed, clock), Lots(seed), Tide(seed)
        while not match.is_over():
            before, was = match.checkpoint(), everything(match)
            minds = [learnt(match.knowledge(seat)) for seat in range(len(match.header.names))]
            give(match, by_lot(match, lots), tide.next())
            assert match.number() == before.step_count + 1
            match.rollback(before)
            assert everything(match) == was
            assert minds == [
                learnt(match.knowledge(seat)) for seat in range(len(match.header.names))
            ]
            play_on(match, lots, tide, 1 + lots.below(6))
        assert everything(played_again(match)) == everything(match)


def test_what_was_forgotten_is_heard_by_nobody_who_learns() -> None:
    """Not even if another answer takes its place."""
    match, other, lots = small_match(), small_match(), Lots(1)
    for _ in range(40):
        legal = match.game.legal()
        before = match.checkpoint()
        give(match, lots.pick(legal))
        seat = match.to_move()
        match.knowledge(seat)
        match.rollback(before)
        chosen = lots.pick(legal)
        give(match, chosen)
        give(other, chosen)
        assert learnt(match.knowledge(seat)) == learnt(other.knowledge(seat))


def test_an_answer_that_cannot_be_played_leaves_nothing_behind() -> None:
    match = small_match("live(bank=600,increment=5)")
    before, was = match.checkpoint(), everything(match)
    with pytest.raises(CorruptionError):
        match.play(match.record(ANSWER, match.to_move(), 0, match.started_at + 5000, "c"))
    match.rollback(before)
    assert everything(match) == was
