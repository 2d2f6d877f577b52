"""What holds in every state that play can reach: random games in random legal set-ups."""

from __future__ import annotations

from typing import Final

import pytest

from citadels.engine import names
from citadels.engine.answers import answer, reason_code
from citadels.engine.bits import BIT
from citadels.engine.codes import (
    BUILD,
    BUILD_BY,
    CARDS,
    DISTRICT_HANDLERS,
    END,
    GAME_OVER,
    GOLD,
    HANDLERS,
    KEEP_TAKEN,
    KINDS,
    LEGAL,
    NOBODY,
    PICK,
    ROLE_ARGUMENT,
    SEAT_ARGUMENT,
    TYPE_ARGUMENT,
    USE,
)
from citadels.engine.game import Game, IllegalAnswerError
from citadels.engine.scoring import score, winners
from citadels.engine.state import (
    DECK,
    DECK_HEAD,
    DECK_ROOM,
    DEPTH,
    FRAME,
    HELD_MASK,
    HELD_SEAT,
    HELD_SIZE,
    RANK,
    ROUND,
    STACK,
    STACK_ROOM,
    TURN_SEAT,
    UNDER_SIZE,
)
from citadels.engine.words import answer_code, answer_text
from tests.properties.games import (
    LONG,
    NAMES,
    PLAYERS,
    Lots,
    Table,
    all_cards,
    noted,
    preset_setups,
    snapshot,
    tables,
)
from tests.properties.ledger import Ledger

LONGEST_TURN: Final = 80  # answers; a turn is not endless even for a player who wants it so
VERBS: Final = range(KEEP_TAKEN + 2)
GARBAGE: Final = (-1, -(2**40), 0, 1, 255, 2**31, 2**32 - 1, 2**62, answer(0), answer(200, 1, 2, 3))

each_number_of_players = pytest.mark.parametrize("players", PLAYERS)


@each_number_of_players
def test_somebody_can_answer_until_the_game_ends(players: int) -> None:
    for table in tables(players, 20, 400):
        with noted(table):
            for game in table.steps():
                legal = game.legal()
                assert 0 <= game.to_move() < players
                assert legal, "somebody is asked and has no answer"
                assert legal == sorted(set(legal)), "answers are not sorted, or one is there twice"
                assert game.legal() == legal, "asking changes the options"
            over(table.game)


def over(game: Game) -> None:
    assert game.to_move() == NOBODY
    assert game.legal() == []
    assert game.get(DEPTH) == 0
    assert game.unavailable() == []
    assert game.why_not(answer(END)) == GAME_OVER
    best = winners(game)
    assert best
    assert {score(game, seat) for seat in best} == {max(map(score_of(game), range(game.seats())))}
    with pytest.raises(IllegalAnswerError):
        game.apply(answer(END))


def score_of(game: Game):  # noqa: ANN201
    return lambda seat: score(game, seat)


@each_number_of_players
def test_every_preset_is_played_to_the_end(players: int) -> None:
    for number, setup in enumerate(preset_setups(players)):
        table = Table(setup, 77 + number)
        with noted(table):
            for _ in table.steps():
                pass
            over(table.game)


@each_number_of_players
def test_a_turn_does_not_go_on_for_ever(players: int) -> None:
    for table in tables(players, 12, 200, skip=100):
        table.style = 1
        with noted(table):
            turn, length = (0, 0, 0), 0
            for game in table.steps():
                now = (game.get(ROUND), game.get(RANK), game.get(TURN_SEAT))
                length = length + 1 if now == turn else 0
                turn = now
                assert length < LONGEST_TURN


@each_number_of_players
def test_a_refused_answer_changes_nothing(players: int) -> None:
    for table in tables(players, 4, 100, skip=200):
        elsewhere: list[int] = [answer(PICK, 0), answer(GOLD)]
        with noted(table):
            for game in table.steps():
                legal = game.legal()
                before = snapshot(game)
                for given in (*GARBAGE, *elsewhere, *well_formed(table.lots, players)):
                    if given not in legal:
                        refused(game, given)
                assert snapshot(game) == before, "a refused answer changed the game"
                assert game.legal() == legal
                elsewhere = [*elsewhere[-8:], table.lots.pick(legal)]


def refused(game: Game, given: int) -> None:
    with pytest.raises(IllegalAnswerError) as caught:
        game.apply(given)
    assert caught.value.given == given
    assert str(given) in str(caught.value)
    assert reason_code(caught.value.why) != LEGAL, f"{given} is refused for no reason"
    assert reason_code(caught.value.why) < len(names.REASONS)
    assert caught.value.why == game.why_not(given)


def well_formed(lots: Lots, players: int) -> list[int]:
    """For each verb an answer that could be one, with arguments drawn by lot."""
    answers = [
        answer(verb, argument(lots, players), argument(lots, players), argument(lots, players))
        for verb in VERBS
    ]
    answers += [answer(verb, argument(lots, players)) for verb in VERBS]
    answers += [answer(verb) for verb in VERBS]
    for _ in range(8):
        handler = lots.below(HANDLERS + 1)
        answers.append(answer(USE, handler, argument(lots, players), argument(lots, players)))
        answers.append(answer(USE, handler, argument(lots, players)))
        answers.append(answer(BUILD, lots.below(2 * KINDS)))
        answers.append(answer(BUILD_BY, lots.below(KINDS), lots.below(2 * KINDS)))
    return answers


def argument(lots: Lots, players: int) -> int:
    """What may stand in an answer: a card, a character, a seat, a type, or nothing of the kind."""
    kinds = (
        lots.below(47),
        64 + lots.below(47),
        ROLE_ARGUMENT + lots.below(32),
        SEAT_ARGUMENT + lots.below(players + 1),
        TYPE_ARGUMENT + lots.below(6),
        lots.below(players + 1),
        lots.below(256),
    )
    return lots.pick(kinds)


@each_number_of_players
def test_what_is_unavailable_is_illegal_for_the_reason_told(players: int) -> None:
    for table in tables(players, 8, 150, skip=300):
        with noted(table):
            for game in table.steps():
                legal = game.legal()
                before = snapshot(game)
                pairs = game.unavailable()
                assert pairs == sorted(pairs)
                assert snapshot(game) == before, "asking for reasons changed the game"
                assert game.legal() == legal, "asking for reasons changed the options"
                for given, why in pairs:
                    assert given not in legal
                    assert 0 < reason_code(why) < len(names.REASONS)
                    told = answer_text(given, NAMES)
                    assert game.why_not(given) == why, f"two reasons against {told!r}"
                for given in legal:
                    assert game.why_not(given) == LEGAL


@each_number_of_players
def test_a_copy_shares_nothing_with_the_original(players: int) -> None:
    for table in tables(players, 6, 100, skip=400):
        with noted(table):
            for game in table.steps():
                if table.lots.below(4) == 0:
                    game.script = [0, 0]
                before = snapshot(game)
                twin = game.copy()
                assert (twin.row, twin.script, twin.legal()) == (game.row, game.script, game.legal())
                play_on(twin, table.lots)
                assert snapshot(game) == before, "playing a copy changed the original"
                twin, other = game.copy(), game.copy()
                given = table.lots.pick(game.legal())
                other.apply(given)
                assert twin.row == before[0], "playing the original changed a copy"
                assert twin.script == before[1], "chance told to the original reached a copy"
                twin.apply(given)
                assert twin.row == other.row, "two copies went on differently"
                assert twin.log == other.log


def play_on(game: Game, lots: Lots) -> None:
    for _ in range(2):
        if not game.is_over():
            game.apply(lots.pick(game.legal()))


@each_number_of_players
def test_cards_are_neither_made_nor_lost(players: int) -> None:
    for table in tables(players, 12, 300, skip=500):
        with noted(table):
            for game in table.steps():
                assert all_cards(game) == list(game.rules.copies)
                tidy(game)
            assert all_cards(table.game) == list(table.game.rules.copies)
            tidy(table.game)


def tidy(game: Game) -> None:
    """What is counted twice in the row is counted alike, and what is empty is empty."""
    for seat in range(game.seats()):
        assert game.gold(seat) >= 0, "a stash is below zero"
        hand = [game.in_hand(seat, card) for card in range(KINDS)]
        city = [game.in_city(seat, card) for card in range(KINDS)]
        assert min(hand) >= 0
        assert sum(hand) == game.hand_size(seat)
        assert mask(hand) == game.hand_mask(seat)
        assert sum(city) == game.city_size(seat)
        assert mask(city) == game.city_mask(seat)
        for card in range(KINDS):
            assert 0 <= game.fine_in_city(seat, card) <= city[card]
    held = [game.held(card) for card in range(KINDS)]
    assert sum(held) == game.get(HELD_SIZE)
    assert mask(held) == game.get(HELD_MASK)
    assert (game.get(HELD_SEAT) == NOBODY) == (sum(held) == 0)
    assert sum(game.under(card) for card in range(KINDS)) == game.get(UNDER_SIZE)
    head, size = game.get(DECK_HEAD), game.deck_size()
    assert not any(game.get(DECK + (head + place) % DECK_ROOM) for place in range(size, DECK_ROOM))
    used = STACK + game.get(DEPTH) * FRAME
    assert not any(game.row[used : STACK + STACK_ROOM * FRAME])


def mask(counts: list[int]) -> int:
    return sum(BIT[card] for card, count in enumerate(counts) if count)


@each_number_of_players
def test_every_change_on_the_table_is_told(players: int) -> None:
    for table in tables(players, 15, 300, skip=600):
        with noted(table):
            book = Ledger(table.game)
            for game in table.steps():
                book.agrees(game)
                given = table.lots.pick(game.legal())
                table.answer(given)
                book.read(game)
                if game.is_over():
                    break
            book.agrees(table.game)


@each_number_of_players
def test_the_words_of_an_answer_are_unique_and_read_back(players: int) -> None:
    seats = NAMES[:players]
    for table in tables(players, 8, 150, skip=700):
        with noted(table):
            for game in table.steps():
                answers = [*game.legal(), *(given for given, _ in game.unavailable())]
                texts = [answer_text(given, seats) for given in answers]
                assert len(set(texts)) == len(set(answers)), "two answers have the same words"
                assert [answer_code(text, seats) for text in texts] == answers


def test_long_runs_are_a_choice() -> None:
    """Thousands of games are played with CITADELS_LONG=1 only."""
    assert len(list(tables(2, 3, 5))) == (5 if LONG else 3)


def test_the_codes_of_handlers_leave_no_room_for_confusion() -> None:
    assert DISTRICT_HANDLERS + KINDS <= HANDLERS
