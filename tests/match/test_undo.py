"""An undone answer leaves no trace in the game or in anybody's knowledge."""

from __future__ import annotations

from typing import Final

import pytest

from citadels.engine.codes import NOBODY
from citadels.engine.editions.registry import PROFILES
from citadels.engine.game_state import visible_events
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.serialization import dump
from citadels.match.match import Match, RefusedError
from tests.match.sample_matches import (
    RandomTime,
    answer_by_text,
    answer_question,
    can_undo,
    knowledge_data,
    match_at,
    match_state,
    pick_random_answer,
    play_randomly,
    random_match,
    replay_match,
    undo_answer,
)
from tests.properties.random_games import MAX_ANSWERS, SeededRandom, seed_range

each_profile = pytest.mark.parametrize("profile", PROFILES)

TURN_STORY: Final = """
# Ann has a whole turn before her.
profile 2016
Ann  architect  gold 2  hand tavern temple market  crown
Bob  warlord  gold 4  hand manor
Cid  bishop
Dan  merchant
turn Ann

turn Ann
"""


def replay_without_undone(match: Match) -> Match:
    """The match with only those answers that were not undone."""
    replayed = Match(match.header, match.started_at)
    for played in match.answers:
        answer_question(replayed, played.answer)
    return replayed


@each_profile
def test_a_game_is_the_same_without_its_undone_answers(profile: str) -> None:
    undo_count = 0
    for seed in seed_range(5, 60):
        match = random_match(profile, 10 * seed + 2)
        play_randomly(match, SeededRandom(seed), RandomTime(seed), 150 + 10 * seed)
        plain = replay_without_undone(match)
        undo_count += match.number() - plain.number()
        assert dump(match.game) == dump(plain.game)
        assert match.game.legal() == plain.game.legal()
        for step, plain_step in zip(match.answers, plain.answers, strict=True):
            assert (step.seat, step.answer) == (plain_step.seat, plain_step.answer)
            assert (step.log, step.drawn, step.refusal) == (
                plain_step.log,
                plain_step.drawn,
                plain_step.refusal,
            )
        for seat in range(NOBODY, len(match.header.names)):
            assert knowledge_data(match.knowledge(seat)) == knowledge_data(plain.knowledge(seat))
            assert match.undo_refusal(seat) == plain.undo_refusal(seat)
    assert undo_count > 0


@each_profile
def test_all_answers_since_the_last_one_that_revealed_something_can_be_undone(profile: str) -> None:
    """Undo from any point back to the last answer that must stand, and replay the same answers."""
    longest = 0
    for seed in seed_range(3, 40):
        match = random_match(profile, 10 * seed + 3)
        rng, saves = SeededRandom(seed), [dump(match.game)]
        while not match.is_over():
            answer_question(match, pick_random_answer(match, rng))
            saves = saves if can_undo(match) else []
            saves.append(dump(match.game))
            if rng.randbelow(30) == 0:
                longest = max(longest, len(saves) - 1)
                undo_and_replay(match, saves)
    assert longest > 1


def undo_and_replay(match: Match, saves: list[dict[str, object]]) -> None:
    count = len(saves) - 1
    answers = [played.answer for played in match.answers[len(match.answers) - count :]]
    for save in reversed(saves[:-1]):
        undo_answer(match)
        assert dump(match.game) == save
    assert not can_undo(match)
    for answer in answers:
        answer_question(match, answer)
    assert dump(match.game) == saves[-1]


def test_three_answers_of_a_turn_can_be_undone_one_by_one() -> None:
    match = match_at(TURN_STORY)
    start = dump(match.game)
    for words in ("gold", "build tavern", "build market"):
        answer_by_text(match, words)
    assert match.number() == match.question == 3
    for _ in range(3):
        undo_answer(match)
    assert dump(match.game) == start
    assert (match.number(), match.question, match.answers) == (6, 6, [])
    assert match.undo_refusal(0) == "not-own-turn"
    answer_by_text(match, "gold")
    answer_by_text(match, "build temple")
    assert match.game.gold(0) == 3
    assert [step.log == [] for step in match.steps] == [False] * 3 + [True] * 3 + [False] * 2


def test_undo_asks_the_same_question_again() -> None:
    """An answer to the first occurrence of the question would be stale."""
    match = match_at(TURN_STORY)
    answer_by_text(match, "gold")
    undo_answer(match)
    with pytest.raises(RefusedError) as caught:
        match.check_answer(0, 0, match.game.legal()[0])
    assert caught.value.code == "stale"
    match.check_answer(0, 2, match.game.legal()[0])


@pytest.mark.parametrize(
    ("words", "seat", "code"),
    [
        ("cards", 0, "revealed-something"),
        ("gold, end", 1, "not-own-turn"),
        ("gold", 1, "not-asked"),
        ("gold, end", 0, "not-asked"),
        ("", 0, "not-own-turn"),
    ],
)
def test_a_refused_undo_has_a_reason(words: str, seat: int, code: str) -> None:
    match = match_at(TURN_STORY)
    for text in words.split(", ") if words else []:
        answer_by_text(match, text)
    before = match_state(match)
    with pytest.raises(RefusedError) as caught:
        match.check_undo(seat, match.question)
    assert caught.value.code == code
    assert match_state(match) == before


# Knowledge.


def rebuild_knowledge(match: Match, seat: int) -> Knowledge:
    knowledge = Knowledge(len(match.header.names), seat, sum(match.rules.copies))
    knowledge.observe(visible_events(match.deal_result.log, seat))
    for played in match.answers:
        knowledge.observe(visible_events(played.log, seat))
    return knowledge


@each_profile
def test_knowledge_comes_only_from_answers_that_were_not_undone(profile: str) -> None:
    """It is requested now and then, so that it has to be updated or rebuilt."""
    for seed in seed_range(3, 40):
        match = random_match(profile, 10 * seed + 4)
        rng, time = SeededRandom(seed), RandomTime(seed)
        while not match.is_over() and match.number() < MAX_ANSWERS:
            play_randomly(match, rng, time, 1 + rng.randbelow(25))
            seat = rng.randbelow(1 + len(match.header.names)) - 1
            assert knowledge_data(match.knowledge(seat)) == knowledge_data(
                rebuild_knowledge(match, seat)
            )
            if can_undo(match):
                undo_answer(match)
                assert knowledge_data(match.knowledge(seat)) == knowledge_data(
                    rebuild_knowledge(match, seat)
                )
        assert match_state(replay_match(match)) == match_state(match)
