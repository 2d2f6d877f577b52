"""What was taken back has not happened: not in the game, not in what anybody knows."""

from __future__ import annotations

from typing import Final

import pytest

from citadels.engine.codes import NOBODY
from citadels.engine.editions.registry import PROFILES
from citadels.engine.game_state import visible_events
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.serialization import dump
from citadels.match.match import Match, RefusedError
from tests.match.matches import (
    Tide,
    by_lot,
    can_take_back,
    everything,
    give,
    learnt,
    match_at,
    play_on,
    played_again,
    random_match,
    say,
    take_back,
)
from tests.properties.games import LONGEST_GAME, Lots, seeds

each_profile = pytest.mark.parametrize("profile", PROFILES)

A_TURN: Final = """
# Ann has a whole turn before her.
profile 2016
Ann  architect  gold 2  hand tavern temple market  crown
Bob  warlord  gold 4  hand manor
Cid  bishop
Dan  merchant
turn Ann

turn Ann
"""


def without_undo(match: Match) -> Match:
    """The match in which only those answers were given that stand."""
    again = Match(match.header, match.started_at)
    for played in match.answers:
        give(again, played.answer)
    return again


@each_profile
def test_a_game_is_the_same_without_the_answers_that_were_taken_back(profile: str) -> None:
    taken = 0
    for seed in seeds(5, 60):
        match = random_match(profile, 10 * seed + 2)
        play_on(match, Lots(seed), Tide(seed), 150 + 10 * seed)
        plain = without_undo(match)
        taken += match.number() - plain.number()
        assert dump(match.game) == dump(plain.game)
        assert match.game.legal() == plain.game.legal()
        for one, other in zip(match.answers, plain.answers, strict=True):
            assert (one.seat, one.answer) == (other.seat, other.answer)
            assert (one.log, one.drawn, one.refusal) == (other.log, other.drawn, other.refusal)
        for seat in range(NOBODY, len(match.header.names)):
            assert learnt(match.knowledge(seat)) == learnt(plain.knowledge(seat))
            assert match.undo_refusal(seat) == plain.undo_refusal(seat)
    assert taken > 0


@each_profile
def test_as_many_answers_can_be_taken_back_as_showed_nothing(profile: str) -> None:
    """From any place back to the last answer that must stand, and the same way on again."""
    longest = 0
    for seed in seeds(3, 40):
        match = random_match(profile, 10 * seed + 3)
        lots, saves = Lots(seed), [dump(match.game)]
        while not match.is_over():
            give(match, by_lot(match, lots))
            saves = saves if can_take_back(match) else []
            saves.append(dump(match.game))
            if lots.below(30) == 0:
                longest = max(longest, len(saves) - 1)
                back_and_on(match, saves)
    assert longest > 1


def back_and_on(match: Match, saves: list[dict[str, object]]) -> None:
    count = len(saves) - 1
    answers = [played.answer for played in match.answers[len(match.answers) - count :]]
    for save in reversed(saves[:-1]):
        take_back(match)
        assert dump(match.game) == save
    assert not can_take_back(match)
    for given in answers:
        give(match, given)
    assert dump(match.game) == saves[-1]


def test_three_answers_of_a_turn_are_taken_back_one_after_the_other() -> None:
    match = match_at(A_TURN)
    start = dump(match.game)
    for words in ("gold", "build tavern", "build market"):
        say(match, words)
    assert match.number() == match.question == 3
    for _ in range(3):
        take_back(match)
    assert dump(match.game) == start
    assert (match.number(), match.question, match.answers) == (6, 6, [])
    assert match.undo_refusal(0) == "not-own-turn"
    say(match, "gold")
    say(match, "build temple")
    assert match.game.gold(0) == 3
    assert [step.log == [] for step in match.steps] == [False] * 3 + [True] * 3 + [False] * 2


def test_a_question_that_was_open_before_is_asked_anew() -> None:
    """An answer to the first asking would be one to something else."""
    match = match_at(A_TURN)
    say(match, "gold")
    take_back(match)
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
def test_what_must_stand_is_refused_by_name(words: str, seat: int, code: str) -> None:
    match = match_at(A_TURN)
    for said in words.split(", ") if words else []:
        say(match, said)
    before = everything(match)
    with pytest.raises(RefusedError) as caught:
        match.check_undo(seat, match.question)
    assert caught.value.code == code
    assert everything(match) == before


# Knowledge.


def from_scratch(match: Match, seat: int) -> Knowledge:
    mind = Knowledge(len(match.header.names), seat, sum(match.rules.copies))
    mind.observe(visible_events(match.deal_result.log, seat))
    for played in match.answers:
        mind.observe(visible_events(played.log, seat))
    return mind


@each_profile
def test_knowledge_is_what_was_heard_of_the_answers_that_stand(profile: str) -> None:
    """It is asked for now and then, so that it has to be fed the rest, or begun anew."""
    for seed in seeds(3, 40):
        match = random_match(profile, 10 * seed + 4)
        lots, tide = Lots(seed), Tide(seed)
        while not match.is_over() and match.number() < LONGEST_GAME:
            play_on(match, lots, tide, 1 + lots.below(25))
            seat = lots.below(1 + len(match.header.names)) - 1
            assert learnt(match.knowledge(seat)) == learnt(from_scratch(match, seat))
            if can_take_back(match):
                take_back(match)
                assert learnt(match.knowledge(seat)) == learnt(from_scratch(match, seat))
        assert everything(played_again(match)) == everything(match)
