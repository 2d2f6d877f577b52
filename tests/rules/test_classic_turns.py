"""Turns by the classic books: who is silent, where the crown goes, what a closing turn refuses."""

from __future__ import annotations

from typing import Final

import pytest

from citadels.engine.answers.codec import reason_code
from citadels.engine.answers.text import answer_text, parse_answer
from citadels.engine.codes import (
    CALLED,
    CROWNED,
    GAVE_GOLD,
    KING,
    NOBODY,
    REVEALED_ROLE,
    ROUND_ENDED,
    TURN_CLOSING,
)
from citadels.engine.game import Game
from citadels.engine.names import CHARACTERS, REASONS
from citadels.engine.notation.parser import parse_stories
from citadels.engine.notation.runner import run_story
from citadels.engine.state import ROUND
from citadels.engine.view import make_view

NAMES: Final = ["Ann", "Bob", "Cid", "Dan"]
BOOKS: Final = ("classic-en", "classic-ru", "classic-fr")

every_book = pytest.mark.parametrize("book", BOOKS)

Events = list[tuple[int, int, int, int, int]]

SILENCE_STORY: Final = """
# Somebody is silent.
profile {book}
cast artist
Ann  assassin  gold 1
Bob  {early}   gold 2  hand tavern
Cid  {held}    gold 3  hand castle
Dan  warlord   gold 4
killed {killed}
turn Ann, gathered

turn Ann
"""
TURN_ANSWERS: Final = ("Ann: end", "Bob: gold", "Bob: build tavern", "Bob: end", "Dan: gold")

HEIR_STORY: Final = """
# A killed King.
profile {book}
Ann  assassin  {ann}
Bob  bishop
Cid  warlord
Dan  king      {dan}
killed king
turn Cid, gathered

turn Cid
"""

ATTACK_STORY: Final = """
# A Warlord before the last action of the turn.
profile {book}
Ann  thief     city tavern temple
Bob  king      city watchtower
Cid  merchant
Dan  warlord   gold 5  hand market docks  city laboratory smithy prison
turn Dan, gathered

turn Dan
"""


def parse_game(text: str) -> Game:
    return run_story(parse_stories(text)[0])


def apply_line(game: Game, line: str) -> None:
    """Answer as a line of a story does, `Ann: gold`."""
    name, words = line.split(": ")
    assert NAMES[game.to_move()] == name, line
    game.apply(parse_answer(words, NAMES))


def play_silent_game(book: str, killed: str, holder_role: str) -> Game:
    early = "magician" if killed == "thief" else "thief"
    return parse_game(SILENCE_STORY.format(book=book, early=early, held=holder_role, killed=killed))


def view_and_events(game: Game, seat: int) -> tuple[dict[str, object], Events]:
    """All that a seat has before it: the view and the events."""
    return make_view(game, seat).as_data(), game.events_for(seat)


# Silence.


@every_book
@pytest.mark.parametrize("killed", ["thief", "magician", "king", "bishop", "merchant", "architect"])
def test_a_killed_character_is_silent_like_one_that_nobody_has(book: str, killed: str) -> None:
    """[classic S050] In one game Cid has the killed character, in the other nobody has it."""
    held_game, free_game = (
        play_silent_game(book, killed, killed),
        play_silent_game(book, killed, "artist"),
    )
    for line in TURN_ANSWERS:
        apply_line(held_game, line)
        apply_line(free_game, line)
        for seat in (0, 1, 3, NOBODY):
            assert view_and_events(held_game, seat) == view_and_events(free_game, seat), (
                line,
                seat,
            )
    assert held_game.to_move() == free_game.to_move() == 3


@every_book
@pytest.mark.parametrize("killed", ["thief", "king", "bishop", "merchant", "architect"])
def test_a_killed_character_is_shown_when_the_round_ends_and_not_before(
    book: str, killed: str
) -> None:
    """[classic S049, S051, A69] When it is called nobody learns more than the call."""
    game = play_silent_game(book, killed, killed)
    role = CHARACTERS.index(killed)
    events: Events = []
    for line in TURN_ANSWERS:
        apply_line(game, line)
        events += game.events_for(NOBODY)
    assert role in [card for kind, _, _, card, _ in events if kind == CALLED]
    assert role not in [card for kind, _, _, card, _ in events if kind == REVEALED_ROLE]
    apply_line(game, "Dan: end")
    last = game.events_for(NOBODY)
    revealed = [(seat, card) for kind, seat, _, card, _ in last if kind == REVEALED_ROLE]
    assert revealed == [(2, role)]
    kinds = [event[0] for event in last]
    assert kinds.index(REVEALED_ROLE) < kinds.index(ROUND_ENDED)
    assert game.get(ROUND) == 2


@every_book
def test_of_a_killed_character_that_nobody_has_nothing_is_shown(book: str) -> None:
    """[classic S050] The artist of the other player is revealed, nobody else."""
    game = play_silent_game(book, "merchant", "artist")
    for line in (*TURN_ANSWERS, "Dan: end", "Cid: gold", "Cid: end"):
        apply_line(game, line)
    assert REVEALED_ROLE not in [event[0] for event in game.events_for(NOBODY)]


# The crown.


@every_book
def test_a_killed_king_takes_the_crown_from_another(book: str) -> None:
    """[classic S064] He is shown first, then he has it, then the round is over."""
    game = parse_game(HEIR_STORY.format(book=book, ann="crown", dan=""))
    apply_line(game, "Cid: end")
    events = [(kind, seat) for kind, seat, *_ in game.events_for(NOBODY)]
    reveal_index, crown_index = events.index((REVEALED_ROLE, 3)), events.index((CROWNED, 3))
    assert reveal_index < crown_index < events.index((ROUND_ENDED, NOBODY))
    assert game.crown() == game.to_move() == 3


@every_book
def test_a_killed_king_who_has_the_crown_keeps_it_without_a_word(book: str) -> None:
    """[classic-ru S066] The crown does not move, so there is no event for it."""
    game = parse_game(HEIR_STORY.format(book=book, ann="", dan="crown"))
    apply_line(game, "Cid: end")
    events = game.events_for(NOBODY)
    assert (REVEALED_ROLE, 3) in [(kind, seat) for kind, seat, *_ in events]
    assert KING in [card for kind, _, _, card, _ in events if kind == REVEALED_ROLE]
    assert CROWNED not in [event[0] for event in events]
    assert game.crown() == game.to_move() == 3


# The last action of a turn.


@every_book
def test_after_destroying_every_other_action_is_too_late(book: str) -> None:
    """[classic S081] [classic A52] What is in hand and what stands, each with the reason."""
    game = parse_game(ATTACK_STORY.format(book=book))
    before = {answer_text(answer, NAMES) for answer, _ in game.unavailable_options()}
    assert not before & {"build market", "build docks", "smithy"}
    apply_line(game, "Dan: warlord Ann tavern")
    reason_by_answer = {
        answer_text(answer, NAMES): reason for answer, reason in game.unavailable_options()
    }
    late = {
        text for text, reason in reason_by_answer.items() if reason_code(reason) == TURN_CLOSING
    }
    assert late == {"build market", "build docks", "laboratory", "smithy"}
    for answer, reason in game.unavailable_options():
        assert answer not in game.legal()
        assert game.refusal(answer) == reason
    assert [answer_text(answer, NAMES) for answer in game.legal()] == ["income", "end"]


@every_book
@pytest.mark.parametrize(
    ("answer_line", "reason"),
    [
        ("build market", "turn-closing"),
        ("build docks", "turn-closing"),
        ("build castle", "turn-closing"),
        ("laboratory market", "turn-closing"),
        ("smithy", "turn-closing"),
        ("warlord Ann temple", "turn-closing"),
        ("warlord Dan prison", "turn-closing"),
        ("gold", "gathered-already"),
        ("cards", "gathered-already"),
        ("pass", "not-asked-now"),
        ("income", "legal"),
        ("end", "legal"),
    ],
)
def test_why_not_after_destroying(book: str, answer_line: str, reason: str) -> None:
    """[classic S081] [classic A52] Only income and the end of the turn are left."""
    game = parse_game(ATTACK_STORY.format(book=book))
    apply_line(game, "Dan: warlord Ann tavern")
    assert REASONS[reason_code(game.refusal(parse_answer(answer_line, NAMES)))] == reason


@every_book
def test_the_next_turn_knows_nothing_of_a_closing_one(book: str) -> None:
    """[classic S081] In the next round the same player builds again."""
    game = parse_game(ATTACK_STORY.format(book=book))
    apply_line(game, "Dan: warlord Ann tavern")
    apply_line(game, "Dan: end")
    number = game.get(ROUND)
    while game.get(ROUND) == number:
        legal = game.legal()
        if game.to_move() == 3 and parse_answer("build market", NAMES) in legal:
            return
        gold, end = parse_answer("gold", NAMES), parse_answer("end", NAMES)
        game.apply(gold if gold in legal else end if end in legal else legal[0])
    pytest.fail("Dan had a turn in which he could not build")


TAX_STORY: Final = """
# The Tax Collector builds.
profile {book}
Ann  tax-collector  gold 3  hand tavern
Bob  king
Cid  bishop
Dan  warlord
turn Ann, gathered

Ann: build tavern
turn Ann
"""


@every_book
def test_nobody_hands_himself_a_coin(book: str) -> None:
    """[classic S101] Not even in the log: gold that stays where it is does not move."""
    game = parse_game(TAX_STORY.format(book=book))
    apply_line(game, "Ann: end")
    assert GAVE_GOLD not in [event[0] for event in game.events_for(0)]
    assert game.gold(0) == 2
