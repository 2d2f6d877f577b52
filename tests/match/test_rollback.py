"""An answer that could not be stored was never played."""

from __future__ import annotations

import pytest

from citadels.engine.editions.registry import PROFILES
from citadels.match.match import CorruptionError
from citadels.match.records import ANSWER, AWAY, BACK, UNDO
from tests.match.sample_matches import (
    RandomTime,
    answer_question,
    knowledge_data,
    match_state,
    pick_random_answer,
    play_randomly,
    random_match,
    replay_match,
    small_match,
)
from tests.properties.random_games import SeededRandom


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("clock", ["off", "live(bank=600,increment=5)", "days(3)"])
def test_rollback_restores_everything(profile: str, clock: str) -> None:
    for seed in range(4):
        match, rng, time = random_match(profile, seed, clock), SeededRandom(seed), RandomTime(seed)
        while not match.is_over():
            before, was = match.checkpoint(), match_state(match)
            knowledge_before = [
                knowledge_data(match.knowledge(seat)) for seat in range(len(match.header.names))
            ]
            answer_question(match, pick_random_answer(match, rng), time.advance())
            assert match.number() == before.step_count + 1
            match.rollback(before)
            assert match_state(match) == was
            assert knowledge_before == [
                knowledge_data(match.knowledge(seat)) for seat in range(len(match.header.names))
            ]
            play_randomly(match, rng, time, 1 + rng.randbelow(6))
        assert match_state(replay_match(match)) == match_state(match)


def test_nobody_learns_anything_from_a_record_that_was_rolled_back() -> None:
    """This holds even if another answer takes its place."""
    match, other_match, rng = small_match(), small_match(), SeededRandom(1)
    for _ in range(40):
        legal = match.game.legal()
        before = match.checkpoint()
        answer_question(match, rng.choice(legal))
        seat = match.to_move()
        match.knowledge(seat)
        match.rollback(before)
        answer = rng.choice(legal)
        answer_question(match, answer)
        answer_question(other_match, answer)
        assert knowledge_data(match.knowledge(seat)) == knowledge_data(other_match.knowledge(seat))


def test_an_unplayable_answer_leaves_no_trace() -> None:
    match = small_match("live(bank=600,increment=5)")
    before, was = match.checkpoint(), match_state(match)
    with pytest.raises(CorruptionError):
        match.play(match.record(ANSWER, match.to_move(), 0, match.started_at + 5000, "c"))
    match.rollback(before)
    assert match_state(match) == was


def test_an_undo_an_absence_and_a_return_can_be_rolled_back_too() -> None:
    match, rng, undone = small_match("live(bank=600,increment=5)"), SeededRandom(2), 0
    for number in range(60):
        seat = match.to_move()
        kinds = [AWAY, *([UNDO] if not match.undo_refusal(seat) else [])]
        for kind in kinds:
            before, was = match.checkpoint(), match_state(match)
            match.play(match.record(kind, seat, 0, match.started_at + 1000 * number, f"c{number}"))
            after, was_after = match.checkpoint(), match_state(match)
            if kind == AWAY:
                match.play(match.record(BACK, seat, 0, match.started_at + 1000 * number))
                match.rollback(after)
                assert match_state(match) == was_after
            match.rollback(before)
            assert match_state(match) == was
            undone += kind == UNDO
        answer_question(match, rng.choice(match.game.legal()))
    assert undone > 5
    assert match_state(replay_match(match)) == match_state(match)
