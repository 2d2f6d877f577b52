"""Invariants of every reachable state, tested in random games with random legal set-ups."""

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
from tests.properties.event_ledger import EventLedger
from tests.properties.random_games import (
    IS_COVERAGE_RUN,
    IS_LONG_RUN,
    NAMES,
    PLAYER_COUNTS,
    RandomGame,
    SeededRandom,
    count_all_cards,
    game_state,
    note_on_failure,
    preset_setups,
    random_games,
)

MAX_ANSWERS_PER_TURN: Final = 80  # answers; nobody can prolong a turn for ever
GARBAGE_ANSWERS: Final = (
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

each_number_of_players = pytest.mark.parametrize("players", PLAYER_COUNTS)


@each_number_of_players
def test_somebody_can_answer_until_the_game_ends(players: int) -> None:
    for table in random_games(players, 20, 400):
        with note_on_failure(table):
            for game in table.play():
                legal = game.legal()
                assert 0 <= game.to_move() < players
                assert legal, "somebody is asked and has no answer"
                assert legal == sorted(set(legal)), "answers are not sorted, or one is there twice"
                assert game.legal() == legal, "asking changes the options"
            finish_game(table.game)


def finish_game(game: Game) -> None:
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
    for table in random_games(players, 10, 200):
        with note_on_failure(table):
            for game in table.play():
                for seat in range(players):
                    assert score(game, seat) == sum(item[2] for item in score_items(game, seat))


@each_number_of_players
def test_every_preset_is_played_to_the_end(players: int) -> None:
    for number, setup in enumerate(preset_setups(players)):
        table = RandomGame(setup, 77 + number)
        with note_on_failure(table):
            for _ in table.play():
                pass
            finish_game(table.game)


@each_number_of_players
def test_turns_are_finite(players: int) -> None:
    for table in random_games(players, 12, 200, skip=100):
        table.style = 1
        with note_on_failure(table):
            turn, length = (0, 0, 0), 0
            for game in table.play():
                now = (game.get(ROUND), game.get(RANK), game.get(TURN_SEAT))
                length = length + 1 if now == turn else 0
                turn = now
                assert length < MAX_ANSWERS_PER_TURN


@each_number_of_players
def test_a_refused_answer_changes_nothing(players: int) -> None:
    for table in random_games(players, 6, 100, skip=200):
        elsewhere: list[int] = [make_answer(PICK, 0), make_answer(GOLD)]
        with note_on_failure(table):
            for game in table.play():
                legal = game.legal()
                before = game_state(game)
                tries = [*elsewhere, *random_well_formed_answer(table.rng, players)]
                for answer in [*tries, table.rng.choice(GARBAGE_ANSWERS)]:
                    if answer not in legal:
                        is_refused(game, answer)
                assert game_state(game) == before, "a refused answer changed the game"
                assert game.legal() == legal
                elsewhere = [*elsewhere[-4:], table.rng.choice(legal)]


def is_refused(game: Game, answer: int) -> None:
    error = refusal_of(game, answer)
    assert error is not None, f"{answer} was accepted as an answer"
    assert error.answer == answer
    assert answer_repr(answer) in str(error)
    assert 0 < reason_code(error.reason) < len(names.REASONS), "refused for an unknown reason"


def refusal_of(game: Game, answer: int) -> IllegalAnswerError | None:
    """The error of an answer. Faster than `pytest.raises`: it is called a million times."""
    try:
        game.apply(answer)
    except IllegalAnswerError as error:
        return error
    return None


def random_well_formed_answer(rng: SeededRandom, players: int) -> list[int]:
    """Possible answers, with random arguments."""
    verb, handler = rng.randbelow(KEEP_TAKEN + 2), rng.randbelow(HANDLER_COUNT + 1)
    first, second = random_argument(rng, players), random_argument(rng, players)
    return [
        make_answer(verb),
        make_answer(verb, first),
        make_answer(verb, first, second),
        make_answer(verb, first, second, first),
        make_answer(USE, handler),
        make_answer(USE, handler, first),
        make_answer(USE, handler, first, second),
        make_answer(BUILD, rng.randbelow(2 * KINDS)),
        make_answer(BUILD_BY, rng.randbelow(KINDS), rng.randbelow(2 * KINDS)),
        make_answer(CARDS),
        make_answer(END),
    ]


def random_argument(rng: SeededRandom, players: int) -> int:
    """An argument of an answer: a card, a character, a seat, a type, or none of these."""
    kinds = (
        rng.randbelow(47),
        64 + rng.randbelow(47),
        ROLE_ARGUMENT + rng.randbelow(32),
        SEAT_ARGUMENT + rng.randbelow(players + 1),
        TYPE_ARGUMENT + rng.randbelow(6),
        rng.randbelow(players + 1),
        rng.randbelow(256),
    )
    return rng.choice(kinds)


@each_number_of_players
def test_unavailable_answers_are_illegal_for_the_given_reason(players: int) -> None:
    for table in random_games(players, 8, 150, skip=300):
        with note_on_failure(table):
            for game in table.play():
                legal = game.legal()
                before = game_state(game)
                pairs = game.unavailable_options()
                assert pairs == sorted(pairs)
                assert game_state(game) == before, "asking for reasons changed the game"
                assert game.legal() == legal, "asking for reasons changed the options"
                for answer, reason in pairs:
                    assert answer not in legal
                    assert 0 < reason_code(reason) < len(names.REASONS)
                    text = answer_text(answer, NAMES)
                    assert game.refusal(answer) == reason, f"two different reasons against {text!r}"
                for answer in legal:
                    assert game.refusal(answer) == LEGAL


@each_number_of_players
def test_a_copy_shares_nothing_with_the_original(players: int) -> None:
    for table in random_games(players, 6, 100, skip=400):
        with note_on_failure(table):
            for game in table.play():
                if table.rng.randbelow(4) == 0:
                    game.script = [0, 0]
                before = game_state(game)
                twin = game.copy()
                assert (twin.row, twin.script, twin.legal()) == (
                    game.row,
                    game.script,
                    game.legal(),
                )
                play_one_answer(twin, table.rng)
                assert game_state(game) == before, "playing a copy changed the original"
                twin, other_copy = game.copy(), game.copy()
                answer = table.rng.choice(game.legal())
                other_copy.apply(answer)
                assert list(twin.row) == before[0], "playing the original changed a copy"
                assert twin.script == before[1], "outcomes scripted for the original reached a copy"
                twin.apply(answer)
                assert twin.row == other_copy.row, "two copies continued differently"
                assert twin.log == other_copy.log


def play_one_answer(game: Game, rng: SeededRandom) -> None:
    for _ in range(2):
        if not game.is_over():
            game.apply(rng.choice(game.legal()))


@each_number_of_players
def test_cards_are_neither_created_nor_lost(players: int) -> None:
    for table in random_games(players, 12, 300, skip=500):
        with note_on_failure(table):
            for game in table.play():
                assert count_all_cards(game) == list(game.rules.copies)
                assert_zero_beyond(game)
            assert count_all_cards(table.game) == list(table.game.rules.copies)
            assert_zero_beyond(table.game)


def assert_zero_beyond(game: Game) -> None:
    """Check that redundant counts in the row agree and that unused cells are zero."""
    row = list(game.row)
    for seat in range(game.seats()):
        assert game.gold(seat) >= 0, "a stash is below zero"
        base = SEATS_BASE + seat * SEAT_SIZE
        hand = row[base + HAND : base + HAND + KINDS]
        city = row[base + CITY : base + CITY + KINDS]
        standing = [cell % BEAUTIFIED_UNIT for cell in city]
        assert min(hand) >= 0
        assert (sum(hand), kinds_mask(hand)) == (game.hand_size(seat), game.hand_mask(seat))
        assert (sum(standing), kinds_mask(standing)) == (game.city_size(seat), game.city_mask(seat))
        assert all(cell // BEAUTIFIED_UNIT <= cell % BEAUTIFIED_UNIT for cell in city if cell)
    held_cards = row[HELD : HELD + KINDS]
    assert (sum(held_cards), kinds_mask(held_cards)) == (game.get(HELD_SIZE), game.get(HELD_MASK))
    assert (game.get(HELD_SEAT) == NOBODY) == (sum(held_cards) == 0)
    assert sum(row[MUSEUM_CARDS : MUSEUM_CARDS + KINDS]) == game.get(MUSEUM_SIZE)
    head, size = game.get(DECK_HEAD), game.deck_size()
    ring = row[DECK + head : DECK + DECK_CAPACITY] + row[DECK : DECK + head]
    assert not any(ring[size:]), "a card was left in an unused cell of the deck"
    used = STACK + game.get(DEPTH) * FRAME_SIZE
    assert not any(row[used : STACK + STACK_CAPACITY * FRAME_SIZE]), (
        "a closed question was left on the stack"
    )


def kinds_mask(counts: list[int]) -> int:
    return sum(BIT[card] for card, count in enumerate(counts) if count)


@each_number_of_players
def test_every_change_has_an_event(players: int) -> None:
    for table in random_games(players, 15, 300, skip=600):
        with note_on_failure(table):
            book = EventLedger(table.game)
            for game in table.play():
                if table.answers:
                    book.apply_events(game)
                book.assert_agrees(game)
            book.apply_events(table.game)
            book.assert_agrees(table.game)


@each_number_of_players
def test_the_words_of_an_answer_are_unique_and_can_be_parsed(players: int) -> None:
    seats = NAMES[:players]
    for table in random_games(players, 8, 150, skip=700):
        with note_on_failure(table):
            for game in table.play():
                answers = [*game.legal(), *(answer for answer, _ in game.unavailable_options())]
                texts = [answer_text(answer, seats) for answer in answers]
                assert len(set(texts)) == len(set(answers)), "two answers have the same words"
                assert [parse_answer(text, seats) for text in texts] == answers


def test_long_runs_are_opt_in() -> None:
    """Thousands of games are played with CITADELS_LONG=1 only."""
    assert len(list(random_games(2, 2, 5))) == (10 if IS_LONG_RUN else 2 if IS_COVERAGE_RUN else 4)
