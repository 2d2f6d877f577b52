"""The selection phase by numbers: thousands of seeded drafts, and every outcome chance can have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from typing import Final

import pytest

from citadels.engine.answers.codec import make_answer
from citadels.engine.bits import count_bits
from citadels.engine.codes import (
    ARCHITECT,
    ARTIST,
    BISHOP,
    EMPEROR,
    END,
    GOLD,
    KING,
    MERCHANT,
    NO_ROLE,
    PATRICIAN,
    WARLORD,
)
from citadels.engine.game import Game
from citadels.engine.game_state import ScriptError
from citadels.engine.rules import Rules
from citadels.engine.state import ASIDE, FACEUP, LAID_DOWN, PACKET, RANK, ROLES, ROUND
from citadels.engine.view import mask_list
from tests.rules.draft_layouts import deal_draft, make_draft_rules

DRAFT_COUNT: Final = 10_000
RULERS: Final = (KING, EMPEROR, PATRICIAN)

# Players, characters; laid face up; what each seat chooses from, in order; face down at the end.
DRAFT_TABLE: Final = (
    (2, 8, 0, (7, 6, 5, 4, 3, 2), 4),
    (3, 9, 0, (8, 7, 6, 4, 3, 2), 3),
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

Outcome = tuple[frozenset[int], int]  # the characters face up, and the one face down


def draft_outcome(game: Game) -> Outcome:
    return frozenset(mask_list(game.get(FACEUP))), game.get(ASIDE)


def all_layouts(rules: Rules) -> Iterator[Game]:
    """A game for each sequence of outcomes that chance can have when characters are laid out."""
    pending: list[tuple[int, ...]] = [()]
    draws = rules.faceup + 1
    counts = [rules.ranks - 1 - place for place in range(rules.faceup)]
    counts.append(rules.ranks - rules.faceup)
    while pending:
        script = pending.pop()
        if len(script) == draws:
            yield deal_draft(rules, script=script)
        else:
            pending.extend((*script, number) for number in range(counts[len(script)]))


def book_probabilities(cast: tuple[int, ...], ruler: int, faceup: int) -> dict[Outcome, Fraction]:
    """How likely each layout is if cards are turned up by the book.

    The deck is shuffled and turned up card by card. A ruler that comes up is put aside, the next
    card takes its place, and the ruler is shuffled back before the card face down is dealt.
    """
    ways: Counter[Outcome] = Counter()
    orders = 0
    for order in permutations(cast, faceup + 1):
        # One card more than needed shows it: the ruler is at most one of them.
        faceup_roles = [role for role in order if role != ruler][:faceup]
        hidden_roles = [role for role in cast if role not in faceup_roles]
        orders += 1
        for aside in hidden_roles:
            ways[frozenset(faceup_roles), aside] += 1
    each = orders * (len(cast) - faceup)
    return {outcome_: Fraction(count, each) for outcome_, count in ways.items()}


def play_draft(game: Game, choice: int = 0) -> list[int]:
    """Give characters out to the end; how many there were to choose from each time."""
    sizes: list[int] = []
    while game.get(RANK) == 0:
        legal = game.legal()
        sizes.append(len(legal))
        game.apply(legal[choice % len(legal)])
    return sizes


def test_ten_thousand_drafts_never_show_the_ruler_and_hide_him_in_a_sixth() -> None:
    """[2016 S021] Four players, nine characters: face up never, face down once in six."""
    rules = make_draft_rules(4, 9)
    faceup: Counter[int] = Counter()
    aside: Counter[int] = Counter()
    for seed in range(DRAFT_COUNT):
        game = deal_draft(rules, seed)
        faceup_roles = mask_list(game.get(FACEUP))
        assert len(faceup_roles) == 3
        faceup.update(faceup_roles)
        aside[game.get(ASIDE)] += 1
    assert faceup[KING] == 0
    assert abs(aside[KING] / DRAFT_COUNT - 1 / 6) < 0.01
    # The others share what is left evenly: 3 of 8 face up, 5/6 of 1 in 8 face down.
    for role in mask_list(rules.cast_mask):
        if role != KING:
            assert abs(faceup[role] / DRAFT_COUNT - 3 / 8) < 0.02, role
            assert abs(aside[role] / DRAFT_COUNT - 5 / 48) < 0.0125, role


@pytest.mark.parametrize("ruler", RULERS)
@pytest.mark.parametrize(("players", "characters"), [(4, 8), (4, 9), (5, 8), (5, 9), (6, 9)])
def test_no_outcome_of_chance_shows_the_ruler(players: int, characters: int, ruler: int) -> None:
    """[2016 S019] King, Emperor, Patrician: all layouts there are, as likely as by the book."""
    rules = make_draft_rules(players, characters, ruler)
    ways = Counter(draft_outcome(game) for game in all_layouts(rules))
    assert not [outcome_ for outcome_ in ways if ruler in outcome_[0]]
    assert {len(outcome_[0]) for outcome_ in ways} == {rules.faceup}
    assert [outcome_ for outcome_ in ways if outcome_[1] == ruler]
    cast = tuple(mask_list(rules.cast_mask))
    book_result = book_probabilities(cast, ruler, rules.faceup)
    total = sum(ways.values())
    assert {outcome_: Fraction(count, total) for outcome_, count in ways.items()} == book_result


def test_scripted_chance_cannot_show_the_ruler() -> None:
    """[2016 S019] Of eight characters seven can come up, so there is no eighth outcome."""
    rules = make_draft_rules(4, 8)
    faceup_roles = {
        next(iter(draft_outcome(deal_draft(rules, script=(n, 0, 0)))[0])) for n in range(7)
    }
    assert KING not in faceup_roles
    with pytest.raises(ScriptError):
        deal_draft(rules, script=(7, 0, 0))
    with pytest.raises(ScriptError):
        deal_draft(rules, script=(0, 6, 0))


@pytest.mark.parametrize("ruler", RULERS)
@pytest.mark.parametrize(("players", "characters"), [(6, 8), (7, 8), (7, 9), (8, 9)])
def test_the_card_face_down_may_be_the_ruler(players: int, characters: int, ruler: int) -> None:
    """[2016 S020] With nothing face up, each character lies face down in one of n layouts."""
    rules = make_draft_rules(players, characters, ruler)
    ways = Counter(draft_outcome(game) for game in all_layouts(rules))
    assert ways == {(frozenset(), role): 1 for role in mask_list(rules.cast_mask)}
    assert len(ways) == characters


@pytest.mark.parametrize(("players", "characters", "faceup", "sizes", "down"), DRAFT_TABLE)
@pytest.mark.parametrize("choice", [0, 1, 5])
def test_the_table_of_the_selection(
    players: int, characters: int, faceup: int, sizes: tuple[int, ...], down: int, choice: int
) -> None:
    """[2016 S013, S014, S015, S016, S017, S018, S022, S023, S024] All rows of the table."""
    game = deal_draft(make_draft_rules(players, characters), seed=choice)
    assert count_bits(game.get(FACEUP)) == faceup
    assert game.get(ASIDE) != NO_ROLE
    assert count_bits(game.get(PACKET)) == sizes[0]
    assert tuple(play_draft(game, choice)) == sizes
    role_counts = [count_bits(game.get_seat(seat, ROLES)) for seat in range(players)]
    assert role_counts == [2 if players < 4 else 1] * players
    aside = 0 if game.get(ASIDE) == NO_ROLE else 1
    assert aside + count_bits(game.get(LAID_DOWN)) == down
    assert sum(role_counts) + faceup + down == characters


def test_three_players_lose_each_of_the_five_left_over_equally_often() -> None:
    """[2016 S024] The discard in the middle is chance: five outcomes, five characters."""
    rules = make_draft_rules(3, 9)
    lost_roles = []
    for number in range(5):
        game = deal_draft(rules, script=(0, number))
        for _ in range(3):
            game.apply(game.legal()[0])
        assert count_bits(game.get(PACKET)) == 4
        lost_roles.append(mask_list(game.get(LAID_DOWN))[0])
    assert lost_roles == [BISHOP, MERCHANT, ARCHITECT, WARLORD, ARTIST]
    game = deal_draft(rules, script=(0, 5))
    for _ in range(2):
        game.apply(game.legal()[0])
    with pytest.raises(ScriptError):
        game.apply(game.legal()[0])


@pytest.mark.parametrize(("players", "characters"), [row[:2] for row in DRAFT_TABLE])
def test_seeded_drafts_treat_all_characters_alike(players: int, characters: int) -> None:
    """[2016 S020, S021] What lies face down is even over the seeds; the ruler more often."""
    rules = make_draft_rules(players, characters)
    aside: Counter[int] = Counter()
    drafts = 3_000
    for seed in range(drafts):
        game = deal_draft(rules, seed)
        assert not game.get(FACEUP) >> KING & 1
        aside[game.get(ASIDE)] += 1
    hidden_count = characters - rules.faceup
    for role in mask_list(rules.cast_mask):
        likely = 1 / hidden_count if role == KING else (1 - 1 / hidden_count) / (characters - 1)
        assert abs(aside[role] / drafts - likely) < 0.025, role


def play_round(game: Game) -> None:
    """Let everybody take gold and build nothing, up to the next layout."""
    number = game.get(ROUND)
    play_draft(game)
    while game.get(ROUND) == number:
        legal = game.legal()
        game.apply(make_answer(END) if make_answer(END) in legal else make_answer(GOLD))


def test_every_round_is_laid_out_afresh() -> None:
    """[2016 S021] Nothing of the last layout stays, and forty rounds hardly repeat one."""
    game = deal_draft(make_draft_rules(5, 9), seed=4)
    layouts = set()
    for number in range(1, 41):
        assert game.get(ROUND) == number
        assert game.to_move() == game.crown()
        assert count_bits(game.get(PACKET) | game.get(FACEUP)) == 8
        assert game.get(LAID_DOWN) == 0
        assert [game.get_seat(seat, ROLES) for seat in range(5)] == [0] * 5
        layouts.add(draft_outcome(game))
        play_round(game)
    assert len(layouts) > 30
