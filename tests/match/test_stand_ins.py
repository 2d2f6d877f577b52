"""Stand-ins for absent players, running clocks, and games that continue a saved position."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from citadels.engine.codes import NOBODY
from citadels.engine.editions.registry import PROFILES
from citadels.engine.notation.parser import parse_stories
from citadels.engine.notation.runner import run_story
from citadels.engine.sampling.sampler import Sampler
from citadels.engine.serialization import SaveError, dump
from citadels.engine.setup import setup_from_preset
from citadels.engine.view import make_view
from citadels.match.clock import DAY_MS, SECOND_MS
from citadels.match.header import Header, HeaderError
from citadels.match.match import Match
from tests.match.sample_matches import (
    SECRET,
    START_TIME_MS,
    RandomTime,
    answer_by_text,
    answer_question,
    leave_seat,
    make_header,
    match_at,
    match_state,
    pick_random_answer,
    play_randomly,
    replay_match,
    resume_seat,
    small_match,
    undo_answer,
)
from tests.properties.random_games import (
    RandomGame,
    SeededRandom,
    note_on_failure,
    random_setup_for,
    seed_range,
)

TURN_STORY: Final = """
# Ann is in her turn, and Bob follows.
profile 2016
Ann  thief  gold 2  hand tavern  crown
Bob  king  gold 4  hand manor
Cid  bishop
Dan  merchant
turn Ann

turn Ann
"""
LIVE_CLOCK: Final = "live(bank=60,increment=10)"


def seconds_after_start(seconds: int) -> int:
    return START_TIME_MS + seconds * SECOND_MS


def clock_banks(match: Match) -> list[int]:
    return [bank // SECOND_MS for bank in match.clock.banks]


# Who plays.


def test_bots_play_their_seats_and_a_stand_in_plays_for_absent_people() -> None:
    header = replace(
        make_header(setup_from_preset("2016", 4)), bots=("", "rush", "", ""), stand_in="charter"
    )
    match = Match(header)
    assert [match.bot_of(seat) for seat in range(4)] == ["", "rush", "", ""]
    leave_seat(match, 0)
    leave_seat(match, 1)
    assert [match.bot_of(seat) for seat in range(4)] == ["charter", "rush", "", ""]
    assert match.away == {0, 1}
    resume_seat(match, 0)
    resume_seat(match, 1)
    assert [match.bot_of(seat) for seat in range(4)] == ["", "rush", "", ""]
    assert match.bot_of(NOBODY) == ""


def test_leaving_and_coming_back_do_not_change_the_question() -> None:
    match = match_at(TURN_STORY)
    saved = dump(match.game)
    assert leave_seat(match, 0).log == []
    assert resume_seat(match, 0).log == []
    assert (match.number(), match.question, dump(match.game)) == (2, 0, saved)
    match.check_answer(0, 0, match.game.legal()[0])


# Whose clock runs.


def test_the_clock_runs_for_the_person_who_is_asked() -> None:
    match = match_at(TURN_STORY, LIVE_CLOCK)
    assert (match.clock.running_seat, match.clock.deadline()) == (0, seconds_after_start(60))
    answer_by_text(match, "gold", seconds_after_start(20))
    assert (clock_banks(match), match.clock.deadline()) == (
        [50, 60, 60, 60],
        seconds_after_start(70),
    )
    answer_by_text(match, "end", seconds_after_start(30))
    assert (clock_banks(match), match.clock.running_seat) == ([50, 60, 60, 60], 1)
    assert match.clock.deadline() == seconds_after_start(90)


def test_no_clock_runs_for_bots_and_after_the_end() -> None:
    header = replace(
        make_header(setup_from_preset("2016", 4), clock=LIVE_CLOCK), bots=("rush",) * 4
    )
    match = Match(header, START_TIME_MS)
    assert match.clock.running_seat == NOBODY
    rng = SeededRandom(1)
    while not match.is_over():
        answer_question(match, pick_random_answer(match, rng), seconds_after_start(99999))
    assert clock_banks(match) == [60] * 4
    people = small_match(LIVE_CLOCK)
    play_randomly(people, SeededRandom(1), RandomTime(1), 5000)
    assert people.is_over()
    assert people.clock.deadline() is None


def test_an_absent_player_loses_no_time_and_gains_none_for_a_bots_answers() -> None:
    match = match_at(TURN_STORY, LIVE_CLOCK)
    leave_seat(match, 0, seconds_after_start(60))
    assert (clock_banks(match)[0], match.clock.deadline()) == (0, None)
    answer_by_text(match, "gold", seconds_after_start(500))
    assert clock_banks(match)[0] == 0
    resume_seat(match, 0, seconds_after_start(1000))
    assert (clock_banks(match)[0], match.clock.deadline()) == (30, seconds_after_start(1030))
    answer_by_text(match, "build tavern", seconds_after_start(1005))
    assert clock_banks(match)[0] == 35


def test_only_an_absent_player_gets_time_for_coming_back() -> None:
    match = match_at(TURN_STORY, LIVE_CLOCK)
    answer_by_text(match, "gold", seconds_after_start(55))
    assert clock_banks(match)[0] == 15
    resume_seat(match, 0, seconds_after_start(56))
    assert (clock_banks(match)[0], match.clock.deadline()) == (15, seconds_after_start(70))


@pytest.mark.parametrize("clock", [LIVE_CLOCK, "days(3)"])
def test_other_players_leaving_and_coming_back_do_not_affect_the_running_clock(clock: str) -> None:
    match = match_at(TURN_STORY, clock)
    deadline = match.clock.deadline()
    leave_seat(match, 2, seconds_after_start(10))
    resume_seat(match, 2, seconds_after_start(20))
    resume_seat(match, 3, seconds_after_start(30))
    assert (match.clock.running_seat, match.clock.deadline()) == (0, deadline)


def test_an_undo_gains_no_time() -> None:
    match = match_at(TURN_STORY, LIVE_CLOCK)
    answer_by_text(match, "gold", seconds_after_start(20))
    undo_answer(match, seconds_after_start(25))
    assert (clock_banks(match)[0], match.clock.deadline()) == (35, seconds_after_start(60))
    for turn in range(1, 4):
        answer_by_text(match, "gold", seconds_after_start(25 + 2 * turn))
        undo_answer(match, seconds_after_start(26 + 2 * turn))
    assert match.clock.deadline() == seconds_after_start(60)


def test_an_undo_gains_no_days() -> None:
    match = match_at(TURN_STORY, "days(3)")
    answer_by_text(match, "gold", START_TIME_MS + 2 * DAY_MS)
    assert match.clock.deadline() == START_TIME_MS + 5 * DAY_MS
    undo_answer(match, START_TIME_MS + 2 * DAY_MS + SECOND_MS)
    assert match.clock.deadline() == START_TIME_MS + 3 * DAY_MS
    assert match.clock.running_seat == 0


def test_undoing_a_bots_answer_costs_no_time() -> None:
    for clock, deadline in (
        (LIVE_CLOCK, seconds_after_start(130)),
        ("days(3)", seconds_after_start(100) + 3 * DAY_MS),
    ):
        match = match_at(TURN_STORY, clock)
        leave_seat(match, 0, seconds_after_start(60))
        answer_by_text(match, "gold", seconds_after_start(61))
        resume_seat(match, 0, seconds_after_start(100))
        undo_answer(match, seconds_after_start(100))
        assert match.clock.deadline() == deadline


# Practice: from a saved position.


def test_a_match_continues_from_a_saved_position() -> None:
    match = match_at(TURN_STORY)
    assert dump(match.game) == match.header.start
    assert match.deal_result.log == []
    answer_by_text(match, "cards")
    assert match_state(replay_match(match)) == match_state(match)


@pytest.mark.parametrize("profile", PROFILES)
def test_practice_can_begin_at_any_question(profile: str) -> None:
    """Everybody starts with what they can see, and learns from later events."""
    for seed in seed_range(4, 60):
        table = RandomGame(random_setup_for(2 + seed % 6, seed, profile), seed)
        with note_on_failure(table):
            for game in table.play():
                if table.rng.randbelow(25) == 0:
                    names = tuple(str(seat) for seat in range(game.seats()))
                    bots = ("",) * game.seats()
                    start = dump(game)
                    open_practice(Header(game.rules.spec, names, SECRET, bots, start=start))


def open_practice(header: Header) -> None:
    match = Match(header)
    assert dump(match.game) == header.start
    play_randomly(match, SeededRandom(5), RandomTime(5), 15)
    assert match_state(replay_match(match)) == match_state(match)
    for seat in range(match.game.seats()):
        view = make_view(match.game, seat)
        guess = Sampler(view, match.knowledge(seat), match.rules).draw(1)
        assert make_view(guess, seat).as_data() == view.as_data()


RECLAIM_STORY: Final = """
# Cid may take back what has just been destroyed.
profile classic-en
Ann  warlord   gold 3
Bob  bishop
Cid  thief     gold 2  city graveyard
Dan  king      city docks
turn Ann, gathered

Ann: warlord Dan docks
asked Cid reclaim
"""


def test_practice_can_begin_where_a_destroyed_district_may_be_reclaimed() -> None:
    match = match_at(RECLAIM_STORY)
    deck = match.game.deck_size()
    answer_by_text(match, "reclaim")
    for seat in range(NOBODY, 4):
        assert len(match.knowledge(seat).deck) == deck - 1


def test_a_saved_position_of_other_rules_or_with_forced_chance_is_refused() -> None:
    game = run_story(parse_stories(TURN_STORY)[0])
    header = match_at(TURN_STORY).header
    for wrong in (
        replace(header, rules=setup_from_preset("2016", 4, preset="cunning-agents").spec()),
        replace(header, start={**dump(game), "script": [1]}),
    ):
        with pytest.raises(HeaderError, match="other rules, or forced outcomes"):
            Match(wrong)
    with pytest.raises(SaveError, match="row is not a list"):
        Match(replace(header, start={**dump(game), "row": None}))
