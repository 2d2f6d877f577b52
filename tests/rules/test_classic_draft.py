"""Choosing characters by the classic books: all outcomes of chance, and thousands of rounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from typing import Final

import pytest

from citadels.engine.answers.codec import arg1_of, make_answer
from citadels.engine.bits import count_bits
from citadels.engine.codes import (
    ARTIST,
    EMPEROR,
    FACEDOWN_LAID,
    FACEUP_LAID,
    HIDDEN,
    KING,
    NO_ROLE,
    NOBODY,
    PICK,
)
from citadels.engine.editions.edition import Setup
from citadels.engine.editions.registry import edition
from citadels.engine.game import Game, IllegalAnswerError
from citadels.engine.game_state import ScriptError
from citadels.engine.names import CHARACTERS
from citadels.engine.rules import Rules
from citadels.engine.setup import begin_round, make_rules
from citadels.engine.state import ASIDE, CROWN, FACEUP, LAID_DOWN, PACKET, RANK, ROLES, blank_row
from citadels.engine.view import make_view, mask_list
from tests.rules.draft_layouts import deal_draft

BOOKS: Final = ("classic-en", "classic-ru", "classic-fr")
ROUND_COUNT: Final = 10_000

# Players, characters; laid face up; what each seat chooses from, in order; face down at the end.
DRAFT_TABLE: Final = (
    (2, 8, 0, (7, 6, 5, 4, 3, 2), 4),
    (3, 8, 0, (7, 6, 5, 4, 3, 2), 2),
    (4, 8, 2, (5, 4, 3, 2), 2),
    (4, 9, 3, (5, 4, 3, 2), 2),
    (5, 8, 1, (6, 5, 4, 3, 2), 2),
    (5, 9, 2, (6, 5, 4, 3, 2), 2),
    (6, 8, 0, (7, 6, 5, 4, 3, 2), 2),
    (6, 9, 1, (7, 6, 5, 4, 3, 2), 2),
    (7, 8, 0, (7, 6, 5, 4, 3, 2, 2), 1),
    (7, 9, 0, (8, 7, 6, 5, 4, 3, 2), 2),
    (8, 9, 0, (8, 7, 6, 5, 4, 3, 2, 2), 1),
)
WITH_FACEUP: Final = [row[:2] for row in DRAFT_TABLE if row[2] > 0]
WITHOUT_FACEUP: Final = [row[:2] for row in DRAFT_TABLE if row[2] == 0]

every_book = pytest.mark.parametrize("book", BOOKS)
both_rulers = pytest.mark.parametrize("ruler", [KING, EMPEROR])

Outcome = tuple[frozenset[int], int]  # the characters face up, and the one face down


def make_book_rules(book: str, players: int, characters: int, ruler: int = KING) -> Rules:
    eight = edition(book).presets[0].characters
    cast = tuple(ruler if role == KING else role for role in eight)
    if characters == 9:
        cast = (*cast, ARTIST)
    return make_rules(Setup(book, players, cast, ()))


def draft_outcome(game: Game) -> Outcome:
    return frozenset(mask_list(game.get(FACEUP))), game.get(ASIDE)


def face_down_first(rules: Rules, script: tuple[int, ...]) -> int:
    """How many outcomes the next draw has: any card face down, then face up all but the ruler."""
    if not script:
        return rules.ranks
    ruler_gone = mask_list(rules.cast_mask)[script[0]] == rules.cast[4]
    return rules.ranks - len(script) - (0 if ruler_gone else 1)


def all_layouts(rules: Rules) -> Iterator[tuple[Game, Fraction]]:
    """A game for each sequence of outcomes of chance, with the likelihood of the sequence."""
    pending: list[tuple[tuple[int, ...], Fraction]] = [((), Fraction(1))]
    while pending:
        script, likely = pending.pop()
        if len(script) == rules.faceup + 1:
            yield deal_draft(rules, script=script), likely
        else:
            count = face_down_first(rules, script)
            pending.extend(((*script, number), likely / count) for number in range(count))


def engine_probabilities(rules: Rules) -> dict[Outcome, Fraction]:
    probabilities: dict[Outcome, Fraction] = {}
    for game, likely in all_layouts(rules):
        probabilities[draft_outcome(game)] = (
            probabilities.get(draft_outcome(game), Fraction(0)) + likely
        )
    return probabilities


def book_probabilities(cast: tuple[int, ...], ruler: int, faceup: int) -> dict[Outcome, Fraction]:
    """How likely each layout is if the deck is shuffled and the cards are drawn from its top.

    The first lies face down. A ruler that comes up afterwards is put back and the next card lies
    in its place.
    """
    ways: Counter[Outcome] = Counter()
    for order in permutations(cast, faceup + 2):
        faceup_roles = [role for role in order[1:] if role != ruler][:faceup]
        ways[frozenset(faceup_roles), order[0]] += 1
    total = sum(ways.values())
    return {outcome_: Fraction(count, total) for outcome_, count in ways.items()}


def play_draft(game: Game, choice: int = 0) -> list[int]:
    """Give characters out to the end; how many there were to choose from each time."""
    sizes: list[int] = []
    while game.get(RANK) == 0:
        legal = game.legal()
        sizes.append(len(legal))
        game.apply(legal[choice % len(legal)])
    return sizes


# The table.


@every_book
@pytest.mark.parametrize(("players", "characters", "faceup", "sizes", "down"), DRAFT_TABLE)
@pytest.mark.parametrize("choice", [0, 1, 5])
def test_the_table_of_the_selection(
    book: str,
    players: int,
    characters: int,
    faceup: int,
    sizes: tuple[int, ...],
    down: int,
    choice: int,
) -> None:
    """[classic S018, S019, S020, S022, S023, S024, S028, S031] All rows of the tables."""
    game = deal_draft(make_book_rules(book, players, characters), seed=choice)
    assert count_bits(game.get(FACEUP)) == faceup
    assert game.get(ASIDE) != NO_ROLE
    assert count_bits(game.get(PACKET)) == sizes[0]
    assert tuple(play_draft(game, choice)) == sizes
    role_counts = [count_bits(game.get_seat(seat, ROLES)) for seat in range(players)]
    assert role_counts == [2 if players < 4 else 1] * players
    aside = 0 if game.get(ASIDE) == NO_ROLE else 1
    assert aside + count_bits(game.get(LAID_DOWN)) == down
    assert sum(role_counts) + faceup + down == characters


@every_book
@pytest.mark.parametrize("crown", range(5))
def test_the_choice_goes_round_from_the_crown(book: str, crown: int) -> None:
    """[classic S032] Seat 2 with the crown: 2, 3, 4, 5, 1; and so from every seat."""
    rules = make_book_rules(book, 5, 8)
    game = Game(rules, blank_row(5))
    game.put(CROWN, crown)
    begin_round(game)
    seats: list[int] = []
    while game.get(RANK) == 0:
        seats.append(game.to_move())
        game.apply(game.legal()[0])
    assert seats == [(crown + place) % 5 for place in range(5)]


# King and Emperor.


@every_book
@both_rulers
@pytest.mark.parametrize(("players", "characters"), WITH_FACEUP)
def test_no_outcome_of_chance_shows_the_ruler(
    book: str, players: int, characters: int, ruler: int
) -> None:
    """[classic S025, S026] [classic A05] Each layout as likely as with cards on a table."""
    rules = make_book_rules(book, players, characters, ruler)
    probabilities = engine_probabilities(rules)
    assert not [faceup_roles for faceup_roles, _ in probabilities if ruler in faceup_roles]
    assert {len(faceup_roles) for faceup_roles, _ in probabilities} == {rules.faceup}
    assert probabilities == book_probabilities(
        tuple(mask_list(rules.cast_mask)), ruler, rules.faceup
    )


@every_book
@both_rulers
@pytest.mark.parametrize(("players", "characters"), WITH_FACEUP)
def test_the_ruler_lies_face_down_as_often_as_anybody(
    book: str, players: int, characters: int, ruler: int
) -> None:
    """[classic S027] It is laid before those face up: it is one of eight, or of nine."""
    rules = make_book_rules(book, players, characters, ruler)
    down: dict[int, Fraction] = {}
    for (_, aside), likely in engine_probabilities(rules).items():
        down[aside] = down.get(aside, Fraction(0)) + likely
    assert down == dict.fromkeys(mask_list(rules.cast_mask), Fraction(1, characters))


@every_book
@both_rulers
@pytest.mark.parametrize(("players", "characters"), WITHOUT_FACEUP)
def test_where_nothing_lies_face_up_any_character_may_lie_face_down(
    book: str, players: int, characters: int, ruler: int
) -> None:
    """[classic S019, S027] One outcome of chance for each character."""
    rules = make_book_rules(book, players, characters, ruler)
    outcomes = [draft_outcome(deal_draft(rules, script=(number,))) for number in range(characters)]
    assert outcomes == [(frozenset(), role) for role in mask_list(rules.cast_mask)]
    with pytest.raises(ScriptError):
        deal_draft(rules, script=(characters,))


@every_book
def test_scripted_chance_cannot_show_the_king(book: str) -> None:
    """[classic S025] Of seven left six can come up, then five; all seven if the King is gone."""
    rules = make_book_rules(book, 4, 8)
    faceup_sets = [
        frozenset(mask_list(deal_draft(rules, script=(0, n, 0)).get(FACEUP))) for n in range(6)
    ]
    assert not [roles for roles in faceup_sets if KING in roles]
    for script in ((0, 6, 0), (0, 0, 5)):
        with pytest.raises(ScriptError):
            deal_draft(rules, script=script)
    hidden = mask_list(rules.cast_mask).index(KING)
    assert deal_draft(rules, script=(hidden, 6, 5)).get(ASIDE) == KING


@every_book
def test_ten_thousand_rounds_never_show_the_king_and_hide_him_in_an_eighth(book: str) -> None:
    """[classic S027] Four players, eight characters."""
    rules = make_book_rules(book, 4, 8)
    faceup: Counter[int] = Counter()
    aside: Counter[int] = Counter()
    for seed in range(ROUND_COUNT):
        game = deal_draft(rules, seed)
        faceup.update(mask_list(game.get(FACEUP)))
        aside[game.get(ASIDE)] += 1
    assert faceup[KING] == 0
    assert faceup.total() == 2 * ROUND_COUNT
    for role in mask_list(rules.cast_mask):
        assert abs(aside[role] / ROUND_COUNT - 1 / 8) < 0.015, role
        # With the King face down two of seven lie face up, else two of the six others.
        if role != KING:
            assert abs(faceup[role] / ROUND_COUNT - 2 / 7) < 0.02, role


# Secrets.


@every_book
@pytest.mark.parametrize(("players", "characters"), [row[:2] for row in DRAFT_TABLE])
def test_the_card_face_down_is_laid_first_and_nobody_sees_it(
    book: str, players: int, characters: int
) -> None:
    """[classic S018, S021] In the order of the events, and to no ear."""
    rules = make_book_rules(book, players, characters)
    game = deal_draft(rules, seed=11)
    kinds = [event[0] for event in game.events_for(NOBODY)]
    laid = [kind for kind in kinds if kind in {FACEDOWN_LAID, FACEUP_LAID}]
    assert laid == [FACEDOWN_LAID, *[FACEUP_LAID] * rules.faceup]
    for seat in range(NOBODY, players):
        events = [event for event in game.events_for(seat) if event[0] == FACEDOWN_LAID]
        assert [event[3] for event in events] == [HIDDEN]


@every_book
@pytest.mark.parametrize(("players", "characters"), [(7, 8), (8, 9)])
def test_all_but_the_last_see_the_same_whatever_lies_face_down(
    book: str, players: int, characters: int
) -> None:
    """[classic S020, S021] [classic A04] Only the player who takes the card up learns of it."""
    rules = make_book_rules(book, players, characters)
    for number in range(characters):
        game = deal_draft(rules, script=(number,))
        hidden = game.get(ASIDE)
        for seat in range(players - 1):
            assert make_view(game, seat).aside == HIDDEN
            assert hidden not in [arg1_of(answer) for answer in game.legal()]
            game.apply(game.legal()[0])
        assert game.to_move() == players - 1
        assert hidden in [arg1_of(answer) for answer in game.legal()]
        assert len(game.legal()) == 2
        for seat in range(players - 1):
            assert make_view(game, seat).packet == [HIDDEN, HIDDEN]


@every_book
def test_the_last_of_seven_with_nine_characters_takes_nothing_up(book: str) -> None:
    """[classic S024] [classic A04] Two cards reach the last player; the face-down one stays."""
    rules = make_book_rules(book, 7, 9)
    for number in range(9):
        game = deal_draft(rules, script=(number,))
        hidden = game.get(ASIDE)
        for _ in range(6):
            game.apply(game.legal()[0])
        assert hidden not in [arg1_of(answer) for answer in game.legal()]
        game.apply(game.legal()[0])
        assert game.get(ASIDE) == hidden
        assert make_view(game, 6).aside == HIDDEN


@every_book
@pytest.mark.parametrize("players", range(2, 9))
def test_nobody_keeps_a_card_that_is_not_in_the_packet(book: str, players: int) -> None:
    """[classic S033] Refused, and nothing has changed."""
    game = deal_draft(make_book_rules(book, players, 9 if players == 8 else 8), seed=3)
    while game.get(RANK) == 0:
        before = list(game.row)
        packet = mask_list(game.get(PACKET))
        assert [arg1_of(answer) for answer in game.legal()] == packet
        for role in range(len(CHARACTERS)):
            if role not in packet:
                with pytest.raises(IllegalAnswerError):
                    game.apply(make_answer(PICK, role))
        assert list(game.row) == before
        game.apply(game.legal()[-1])
