"""What holds in every state that play can reach: random games in random legal set-ups."""

from __future__ import annotations

from typing import Final

import pytest

from citadels.engine import names
from citadels.engine.answers.codec import make_answer, reason_code
from citadels.engine.answers.text import answer_repr, answer_text, parse_answer
from citadels.engine.bits import BIT
from citadels.engine.codes import (
    BUILD,
    BUILD_BY,
    CARDS,
    END,
    GAME_OVER,
    GOLD,
    HANDLER_COUNT,
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
from citadels.engine.scoring import score, score_items, winners
from citadels.engine.state import (
    BEAUTIFIED_UNIT,
    CITY,
    DECK,
    DECK_CAPACITY,
    DECK_HEAD,
    DEPTH,
    FRAME_SIZE,
    HAND,
    HELD,
    HELD_MASK,
    HELD_SEAT,
    HELD_SIZE,
    MUSEUM_CARDS,
    MUSEUM_SIZE,
    RANK,
    ROUND,
    SEAT_SIZE,
    SEATS_BASE,
    STACK,
    STACK_CAPACITY,
    TURN_SEAT,
)
from tests.properties.games import (
    COVERED,
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
GARBAGE: Final = (
    -1,
    -(2**40),
    0,
    1,
    255,
    2**31,
    2**32 - 1,
    2**62,
    make_answer(0),
    make_answer(200, 1, 2, 3),
)

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
    assert game.unavailable_options() == []
    assert game.refusal(make_answer(END)) == GAME_OVER
    best = winners(game)
    assert best
    scores = [score(game, seat) for seat in range(game.seats())]
    assert {scores[seat] for seat in best} == {max(scores)}
    with pytest.raises(IllegalAnswerError):
        game.apply(make_answer(END))


@each_number_of_players
def test_the_points_of_a_seat_are_the_sum_of_its_items(players: int) -> None:
    for table in tables(players, 10, 200):
        with noted(table):
            for game in table.steps():
                for seat in range(players):
                    assert score(game, seat) == sum(item[2] for item in score_items(game, seat))


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
    for table in tables(players, 6, 100, skip=200):
        elsewhere: list[int] = [make_answer(PICK, 0), make_answer(GOLD)]
        with noted(table):
            for game in table.steps():
                legal = game.legal()
                before = snapshot(game)
                tries = [*elsewhere, *well_formed(table.lots, players)]
                for given in [*tries, table.lots.pick(GARBAGE)]:
                    if given not in legal:
                        refused(game, given)
                assert snapshot(game) == before, "a refused answer changed the game"
                assert game.legal() == legal
                elsewhere = [*elsewhere[-4:], table.lots.pick(legal)]


def refused(game: Game, given: int) -> None:
    error = refusal(game, given)
    assert error is not None, f"{given} was taken for an answer"
    assert error.answer == given
    assert answer_repr(given) in str(error)
    assert 0 < reason_code(error.reason) < len(names.REASONS), "refused for no known reason"


def refusal(game: Game, given: int) -> IllegalAnswerError | None:
    """The error of an answer. Quicker than `pytest.raises`, and it is asked a million times."""
    try:
        game.apply(given)
    except IllegalAnswerError as error:
        return error
    return None


def well_formed(lots: Lots, players: int) -> list[int]:
    """Answers that could be some, with arguments drawn by lot."""
    verb, handler = lots.below(KEEP_TAKEN + 2), lots.below(HANDLER_COUNT + 1)
    first, second = argument(lots, players), argument(lots, players)
    return [
        make_answer(verb),
        make_answer(verb, first),
        make_answer(verb, first, second),
        make_answer(verb, first, second, first),
        make_answer(USE, handler),
        make_answer(USE, handler, first),
        make_answer(USE, handler, first, second),
        make_answer(BUILD, lots.below(2 * KINDS)),
        make_answer(BUILD_BY, lots.below(KINDS), lots.below(2 * KINDS)),
        make_answer(CARDS),
        make_answer(END),
    ]


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
                pairs = game.unavailable_options()
                assert pairs == sorted(pairs)
                assert snapshot(game) == before, "asking for reasons changed the game"
                assert game.legal() == legal, "asking for reasons changed the options"
                for given, why in pairs:
                    assert given not in legal
                    assert 0 < reason_code(why) < len(names.REASONS)
                    told = answer_text(given, NAMES)
                    assert game.refusal(given) == why, f"two reasons against {told!r}"
                for given in legal:
                    assert game.refusal(given) == LEGAL


@each_number_of_players
def test_a_copy_shares_nothing_with_the_original(players: int) -> None:
    for table in tables(players, 6, 100, skip=400):
        with noted(table):
            for game in table.steps():
                if table.lots.below(4) == 0:
                    game.script = [0, 0]
                before = snapshot(game)
                twin = game.copy()
                assert (twin.row, twin.script, twin.legal()) == (
                    game.row,
                    game.script,
                    game.legal(),
                )
                play_on(twin, table.lots)
                assert snapshot(game) == before, "playing a copy changed the original"
                twin, other = game.copy(), game.copy()
                given = table.lots.pick(game.legal())
                other.apply(given)
                assert list(twin.row) == before[0], "playing the original changed a copy"
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
    row = list(game.row)
    for seat in range(game.seats()):
        assert game.gold(seat) >= 0, "a stash is below zero"
        base = SEATS_BASE + seat * SEAT_SIZE
        hand = row[base + HAND : base + HAND + KINDS]
        city = row[base + CITY : base + CITY + KINDS]
        standing = [cell % BEAUTIFIED_UNIT for cell in city]
        assert min(hand) >= 0
        assert (sum(hand), mask(hand)) == (game.hand_size(seat), game.hand_mask(seat))
        assert (sum(standing), mask(standing)) == (game.city_size(seat), game.city_mask(seat))
        assert all(cell // BEAUTIFIED_UNIT <= cell % BEAUTIFIED_UNIT for cell in city if cell)
    held = row[HELD : HELD + KINDS]
    assert (sum(held), mask(held)) == (game.get(HELD_SIZE), game.get(HELD_MASK))
    assert (game.get(HELD_SEAT) == NOBODY) == (sum(held) == 0)
    assert sum(row[MUSEUM_CARDS : MUSEUM_CARDS + KINDS]) == game.get(MUSEUM_SIZE)
    head, size = game.get(DECK_HEAD), game.deck_size()
    ring = row[DECK + head : DECK + DECK_CAPACITY] + row[DECK : DECK + head]
    assert not any(ring[size:]), "a card was left where the deck has been"
    used = STACK + game.get(DEPTH) * FRAME_SIZE
    assert not any(row[used : STACK + STACK_CAPACITY * FRAME_SIZE]), "a question was left behind"


def mask(counts: list[int]) -> int:
    return sum(BIT[card] for card, count in enumerate(counts) if count)


@each_number_of_players
def test_every_change_on_the_table_is_told(players: int) -> None:
    for table in tables(players, 15, 300, skip=600):
        with noted(table):
            book = Ledger(table.game)
            for game in table.steps():
                if table.answers:
                    book.read(game)
                book.agrees(game)
            book.read(table.game)
            book.agrees(table.game)


@each_number_of_players
def test_the_words_of_an_answer_are_unique_and_read_back(players: int) -> None:
    seats = NAMES[:players]
    for table in tables(players, 8, 150, skip=700):
        with noted(table):
            for game in table.steps():
                answers = [*game.legal(), *(given for given, _ in game.unavailable_options())]
                texts = [answer_text(given, seats) for given in answers]
                assert len(set(texts)) == len(set(answers)), "two answers have the same words"
                assert [parse_answer(text, seats) for text in texts] == answers


def test_long_runs_are_a_choice() -> None:
    """Thousands of games are played with CITADELS_LONG=1 only."""
    assert len(list(tables(2, 2, 5))) == (10 if LONG else 2 if COVERED else 4)
