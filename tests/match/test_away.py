"""Who plays a seat, whose clock runs, and games that go on from a saved position."""

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
from tests.match.matches import (
    BEGAN,
    SECRET,
    Tide,
    by_lot,
    come_back,
    everything,
    give,
    header_of,
    leave,
    match_at,
    play_on,
    played_again,
    say,
    small_match,
    take_back,
)
from tests.properties.games import Lots, Table, noted, seeds, varied_setup

A_TURN: Final = """
# Ann is in her turn, and Bob follows.
profile 2016
Ann  thief  gold 2  hand tavern  crown
Bob  king  gold 4  hand manor
Cid  bishop
Dan  merchant
turn Ann

turn Ann
"""
LIVE: Final = "live(bank=60,increment=10)"


def after(seconds: int) -> int:
    return BEGAN + seconds * SECOND_MS


def banks(match: Match) -> list[int]:
    return [bank // SECOND_MS for bank in match.clock.banks]


# Who plays.


def test_bots_play_their_seats_and_a_stand_in_plays_for_who_is_away() -> None:
    header = replace(
        header_of(setup_from_preset("2016", 4)), bots=("", "rush", "", ""), stand_in="charter"
    )
    match = Match(header)
    assert [match.bot_of(seat) for seat in range(4)] == ["", "rush", "", ""]
    leave(match, 0)
    leave(match, 1)
    assert [match.bot_of(seat) for seat in range(4)] == ["charter", "rush", "", ""]
    assert match.away == {0, 1}
    come_back(match, 0)
    come_back(match, 1)
    assert [match.bot_of(seat) for seat in range(4)] == ["", "rush", "", ""]
    assert match.bot_of(NOBODY) == ""


def test_leaving_and_coming_back_leave_the_question_as_it_is() -> None:
    match = match_at(A_TURN)
    saved = dump(match.game)
    assert leave(match, 0).log == []
    assert come_back(match, 0).log == []
    assert (match.number(), match.question, dump(match.game)) == (2, 0, saved)
    match.check_answer(0, 0, match.game.legal()[0])


# Whose clock runs.


def test_the_clock_runs_for_the_person_who_is_asked() -> None:
    match = match_at(A_TURN, LIVE)
    assert (match.clock.running_seat, match.clock.deadline()) == (0, after(60))
    say(match, "gold", after(20))
    assert (banks(match), match.clock.deadline()) == ([50, 60, 60, 60], after(70))
    say(match, "end", after(30))
    assert (banks(match), match.clock.running_seat) == ([50, 60, 60, 60], 1)
    assert match.clock.deadline() == after(90)


def test_no_clock_runs_for_bots_and_after_the_end() -> None:
    header = replace(header_of(setup_from_preset("2016", 4), clock=LIVE), bots=("rush",) * 4)
    match = Match(header, BEGAN)
    assert match.clock.running_seat == NOBODY
    lots = Lots(1)
    while not match.is_over():
        give(match, by_lot(match, lots), after(99999))
    assert banks(match) == [60] * 4
    people = small_match(LIVE)
    play_on(people, Lots(1), Tide(1), 5000)
    assert people.is_over()
    assert people.clock.deadline() is None


def test_who_is_away_loses_no_time_and_gets_none_for_the_answers_of_a_bot() -> None:
    match = match_at(A_TURN, LIVE)
    leave(match, 0, after(60))
    assert (banks(match)[0], match.clock.deadline()) == (0, None)
    say(match, "gold", after(500))
    assert banks(match)[0] == 0
    come_back(match, 0, after(1000))
    assert (banks(match)[0], match.clock.deadline()) == (30, after(1030))
    say(match, "build tavern", after(1005))
    assert banks(match)[0] == 35


def test_only_who_was_away_gets_time_for_coming_back() -> None:
    match = match_at(A_TURN, LIVE)
    say(match, "gold", after(55))
    assert banks(match)[0] == 15
    come_back(match, 0, after(56))
    assert (banks(match)[0], match.clock.deadline()) == (15, after(70))


@pytest.mark.parametrize("clock", [LIVE, "days(3)"])
def test_others_who_leave_or_come_back_do_not_touch_the_running_clock(clock: str) -> None:
    match = match_at(A_TURN, clock)
    deadline = match.clock.deadline()
    leave(match, 2, after(10))
    come_back(match, 2, after(20))
    come_back(match, 3, after(30))
    assert (match.clock.running_seat, match.clock.deadline()) == (0, deadline)


def test_taking_back_gives_no_time() -> None:
    match = match_at(A_TURN, LIVE)
    say(match, "gold", after(20))
    take_back(match, after(25))
    assert (banks(match)[0], match.clock.deadline()) == (35, after(60))
    for turn in range(1, 4):
        say(match, "gold", after(25 + 2 * turn))
        take_back(match, after(26 + 2 * turn))
    assert match.clock.deadline() == after(60)


def test_taking_back_gives_no_days() -> None:
    match = match_at(A_TURN, "days(3)")
    say(match, "gold", BEGAN + 2 * DAY_MS)
    assert match.clock.deadline() == BEGAN + 5 * DAY_MS
    take_back(match, BEGAN + 2 * DAY_MS + SECOND_MS)
    assert match.clock.deadline() == BEGAN + 3 * DAY_MS
    assert match.clock.running_seat == 0


def test_taking_back_what_a_bot_answered_costs_nothing() -> None:
    for clock, then in ((LIVE, after(130)), ("days(3)", after(100) + 3 * DAY_MS)):
        match = match_at(A_TURN, clock)
        leave(match, 0, after(60))
        say(match, "gold", after(61))
        come_back(match, 0, after(100))
        take_back(match, after(100))
        assert match.clock.deadline() == then


# Practice: from a saved position.


def test_a_match_goes_on_from_a_saved_position() -> None:
    match = match_at(A_TURN)
    assert dump(match.game) == match.header.start
    assert match.deal_result.log == []
    say(match, "cards")
    assert everything(played_again(match)) == everything(match)


@pytest.mark.parametrize("profile", PROFILES)
def test_practice_can_begin_at_any_question(profile: str) -> None:
    """Everybody knows then what he sees, and learns from what he hears."""
    for seed in seeds(4, 60):
        table = Table(varied_setup(2 + seed % 6, seed, profile), seed)
        with noted(table):
            for game in table.steps():
                if table.lots.below(25) == 0:
                    names = tuple(str(seat) for seat in range(game.seats()))
                    bots = ("",) * game.seats()
                    start = dump(game)
                    practised(Header(game.rules.spec, names, SECRET, bots, start=start))


def practised(header: Header) -> None:
    match = Match(header)
    assert dump(match.game) == header.start
    play_on(match, Lots(5), Tide(5), 15)
    assert everything(played_again(match)) == everything(match)
    for seat in range(match.game.seats()):
        seen = make_view(match.game, seat)
        guess = Sampler(seen, match.knowledge(seat), match.rules).draw(1)
        assert make_view(guess, seat).as_data() == seen.as_data()


RECLAIMING: Final = """
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
    match = match_at(RECLAIMING)
    deck = match.game.deck_size()
    say(match, "reclaim")
    for seat in range(NOBODY, 4):
        assert len(match.knowledge(seat).deck) == deck - 1


def test_a_saved_position_of_other_rules_or_with_forced_chance_is_refused() -> None:
    game = run_story(parse_stories(A_TURN)[0])
    header = match_at(A_TURN).header
    for wrong in (
        replace(header, rules=setup_from_preset("2016", 4, preset="cunning-agents").spec()),
        replace(header, start={**dump(game), "script": [1]}),
    ):
        with pytest.raises(HeaderError, match="other rules, or forced outcomes"):
            Match(wrong)
    with pytest.raises(SaveError, match="row is no list"):
        Match(replace(header, start={**dump(game), "row": None}))
