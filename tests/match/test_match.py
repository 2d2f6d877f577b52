"""A match is determined by its header and records; anything that does not fit is refused."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from citadels.engine.answers.codec import make_answer
from citadels.engine.codes import END, GOLD, NOBODY, USE
from citadels.engine.editions.edition import SetupError
from citadels.engine.editions.registry import PROFILES
from citadels.engine.game_state import visible_events
from citadels.engine.serialization import dump, setup_from_spec
from citadels.engine.setup import deal, make_rules, setup_from_preset
from citadels.match import commitment
from citadels.match.header import HeaderError
from citadels.match.match import CorruptionError, Match, RefusedError
from citadels.match.records import ANSWER, AWAY, BACK, UNDO, Record
from tests.match.sample_matches import (
    START_TIME_MS,
    RandomTime,
    answer_question,
    make_header,
    match_state,
    pick_random_answer,
    play_randomly,
    random_match,
    replay_match,
    small_match,
)
from tests.properties.random_games import MAX_ANSWERS, SeededRandom, seed_range

EXTREME_INTS: Final = (2**31, 2**32, 2**63 - 1, 2**63, 2**70, -1, -(2**31), -(2**63), -(2**70))

each_profile = pytest.mark.parametrize("profile", PROFILES)


# Header and records determine the match.


@each_profile
def test_header_and_records_reproduce_the_match(profile: str) -> None:
    for seed in seed_range(4, 60):
        match = random_match(profile, 10 * seed + 1, "live(bank=600,increment=5)")
        rng, time = SeededRandom(seed), RandomTime(seed)
        play_randomly(match, rng, time, rng.randbelow(200))
        assert match_state(replay_match(match)) == match_state(match)
        play_randomly(match, rng, time, MAX_ANSWERS)
        assert match.is_over()
        assert match_state(replay_match(match)) == match_state(match)


@each_profile
def test_the_secret_suffices_to_deal_and_replay(profile: str) -> None:
    match = random_match(profile, 3)
    play_randomly(match, SeededRandom(3), RandomTime(3), 300)
    secret = match.header.secret
    rules = make_rules(setup_from_spec(match.header.rules))
    game = deal(
        rules, commitment.generator_seed(secret), NOBODY, commitment.chance_words(secret, 0)
    )
    assert game.log == match.deal_result.log
    for number, played in enumerate(match.answers, 1):
        game.apply_with(played.answer, commitment.chance_words(secret, number))
        assert (game.log, game.outcomes) == (played.log, played.drawn)
    assert dump(game) == dump(match.game)


def test_another_secret_deals_another_game_and_starts_another_chain() -> None:
    first, second = small_match(seed=1), small_match(seed=2)
    assert list(first.game.row) != list(second.game.row)
    assert first.chain_hash != second.chain_hash
    assert small_match(seed=1).chain_hash == first.chain_hash


def test_the_agreed_crown_holder_begins() -> None:
    header = make_header(setup_from_preset("2016", 4))
    for crown in range(4):
        match = Match(replace(header, crown=crown))
        assert (match.game.crown(), match.to_move()) == (crown, crown)


def test_each_seat_gets_its_own_view_of_a_step() -> None:
    match = small_match()
    answer = match.game.legal()[0]
    seat = match.to_move()
    step = answer_question(match, answer)
    assert step.events_for(seat) == visible_events(match.game.log, seat)
    assert step.events_for(seat) != step.events_for(NOBODY), "the picked character is public"
    assert match.steps == [step]


def test_a_record_can_be_found_by_its_command() -> None:
    match = small_match()
    seat = match.to_move()
    match.play(match.record(AWAY, seat, 0, START_TIME_MS))
    match.play(match.record(BACK, seat, 0, START_TIME_MS, "here"))
    match.play(match.record(ANSWER, seat, match.game.legal()[0], START_TIME_MS, "pick"))
    assert match.commands == {(seat, "here"): 2, (seat, "pick"): 3}


# Headers that do not fit.


def test_a_header_with_too_few_names_or_bots_is_refused() -> None:
    header = make_header(setup_from_preset("2016", 4))
    for wrong in (replace(header, names=("Ann", "Bob")), replace(header, bots=("",))):
        with pytest.raises(HeaderError, match="do not fill 4 seats"):
            Match(wrong)


def test_rules_and_crowns_that_do_not_exist_are_refused() -> None:
    header = make_header(setup_from_preset("2016", 4))
    with pytest.raises(ValueError, match="there is no profile 'moon'"):
        Match(replace(header, rules="moon(players=4)"))
    with pytest.raises(SetupError, match="bad-crown name=4"):
        Match(replace(header, crown=4))


# Refusals.


def refusal_code(match: Match, seat: int, question: int, answer: int) -> RefusedError:
    before = match_state(match)
    with pytest.raises(RefusedError) as caught:
        match.check_answer(seat, question, answer)
    assert match_state(match) == before
    return caught.value


def test_an_answer_to_another_question_is_stale() -> None:
    match = small_match()
    answer_question(match, match.game.legal()[0])
    answer_question(match, match.game.legal()[0])
    for question in (0, 1, 3, -1, 2**70):
        assert refusal_code(match, match.to_move(), question, match.game.legal()[0]).code == "stale"
    with pytest.raises(RefusedError, match="question 1 is not the open one, 2"):
        match.check_undo(match.to_move(), 1)


def test_an_answer_from_another_seat_is_refused() -> None:
    match = small_match()
    for seat in (-1, *range(4), 4, 99):
        if seat != match.to_move():
            assert refusal_code(match, seat, 0, match.game.legal()[0]).code == "not-asked"


def test_an_illegal_answer_is_refused_with_the_engine_reason() -> None:
    match = small_match()
    error = refusal_code(match, match.to_move(), 0, make_answer(END))
    assert (error.code, error.reason) == ("illegal", match.game.refusal(make_answer(END)))
    assert "not-asked-now" in str(error)


def test_after_the_end_no_answer_or_undo_is_accepted() -> None:
    match = small_match()
    play_randomly(match, SeededRandom(4), RandomTime(4), MAX_ANSWERS)
    assert match.to_move() == NOBODY
    for seat in (NOBODY, 0):
        assert refusal_code(match, seat, match.question, make_answer(GOLD)).code == "game-over"
        with pytest.raises(RefusedError) as caught:
            match.check_undo(seat, match.question)
        assert caught.value.code == "game-over"
        assert match.bot_of(NOBODY) == ""


@pytest.mark.parametrize("profile", PROFILES)
@settings(max_examples=15)
@drawn(data=st.data())
def test_any_number_as_an_answer_is_legal_or_refused(profile: str, data: st.DataObject) -> None:
    seed = data.draw(st.integers(0, 20))
    match = random_match(profile, seed)
    play_randomly(match, SeededRandom(seed), RandomTime(seed), data.draw(st.integers(0, 80)))
    seat, question, legal = match.to_move(), match.question, match.game.legal()
    numbers = st.one_of(
        st.integers(), st.integers(0, 2**31), st.integers(USE << 24, (USE + 1) << 24)
    )
    for number in [*EXTREME_INTS, *data.draw(st.lists(numbers, max_size=40))]:
        if number not in legal:
            assert refusal_code(match, seat, question, number).code in {"illegal", "game-over"}


# Corruption.


def assert_damaged(match: Match, record: Record) -> None:
    before = match_state(match)
    with pytest.raises(CorruptionError, match=f"record {record.number}"):
        match.play(record)
    assert match_state(match) == before


def test_records_that_cannot_belong_to_the_game_are_corrupt() -> None:
    match = small_match("live(bank=600,increment=5)")
    play_randomly(match, SeededRandom(1), RandomTime(1), 20)
    seat = match.to_move()
    good = match.record(
        ANSWER, seat, pick_random_answer(match, SeededRandom(1)), START_TIME_MS + 10**6
    )
    for wrong in (
        good._replace(number=good.number + 1),
        good._replace(number=good.number - 1),
        good._replace(number=0),
        good._replace(kind=0),
        good._replace(kind=5),
        good._replace(kind=UNDO, seat=(seat + 1) % 4),
        good._replace(kind=AWAY, seat=NOBODY),
        good._replace(kind=BACK, seat=4),
        good._replace(seat=(seat + 1) % 4),
        good._replace(seat=300),
        good._replace(at=2**63),
        good._replace(at=-(2**70)),
        good._replace(command="x" * 2**16),
        *(good._replace(value=value) for value in (*EXTREME_INTS, 0, make_answer(99))),
    ):
        assert_damaged(match, wrong)
    match.play(good)


def test_an_undo_before_the_first_answer_is_corrupt() -> None:
    match = small_match()
    assert_damaged(match, match.record(UNDO, match.to_move(), 0, START_TIME_MS))


def test_an_answer_after_the_end_is_corrupt() -> None:
    match = small_match()
    play_randomly(match, SeededRandom(4), RandomTime(4), MAX_ANSWERS)
    for seat in (NOBODY, 0):
        assert_damaged(match, match.record(ANSWER, seat, make_answer(GOLD), START_TIME_MS))


def test_a_changed_record_breaks_the_chain() -> None:
    match = small_match()
    play_randomly(match, SeededRandom(1), RandomTime(1), 20)
    copy = Match(match.header, match.started_at)
    for step in match.steps:
        copy.play(step.record._replace(at=step.record.at + 1))
    assert copy.chain_hash != match.chain_hash
