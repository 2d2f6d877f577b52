"""Outcomes from given words are the same as from those words of the generator."""

from __future__ import annotations

from typing import Final

import pytest

from citadels.engine import chance
from citadels.engine.answers.codec import make_answer
from citadels.engine.codes import END, NOBODY, SPLIT, TAKE_CARD
from citadels.engine.editions.registry import PROFILES
from citadels.engine.game import Game, IllegalAnswerError
from citadels.engine.notation.parser import parse_stories
from citadels.engine.notation.runner import run_story
from citadels.engine.serialization import dump
from citadels.engine.setup import deal, make_rules, setup_from_preset
from citadels.engine.state import RNG_WORDS, State
from citadels.engine.view import hand_list
from tests.properties.random_games import RandomGame, SeededRandom, game_state, random_setup_for

MAX_WORD: Final = 2**32 - 1  # 2**32 is no multiple of three, so this word has to be rejected
MANY_WORDS: Final = 200

EMPEROR_STORY: Final = """
# The Emperor takes one of three cards by chance.
profile 2016
Ann  thief  crown
Bob  emperor
Cid  merchant  hand manor castle palace
Dan  architect
turn Bob, gathered

Bob: emperor Cid
asked Bob gold-or-card
"""


def game_at_choice() -> Game:
    """A position in which a card is taken at random, one of three: manor, castle, palace."""
    return run_story(parse_stories(EMPEROR_STORY)[0])


def next_words(state: State, count: int = MANY_WORDS) -> list[int]:
    """The next words of the generator, without advancing it."""
    twin = State(state.row[:])
    return [chance.next_word(twin) for _ in range(count)]


def with_other_seed(game: Game) -> Game:
    twin = game.copy()
    twin.script = []
    for place in range(4):
        twin.put(RNG_WORDS + place, 7 + place)
    return twin


def without_generator(game: Game) -> tuple[list[int], list[int], list[int]]:
    return list(game.row)[RNG_WORDS + 4 :], list(game.log), list(game.outcomes)


# Same as the generator.


@pytest.mark.parametrize("profile", PROFILES)
def test_a_deal_from_the_words_of_a_generator_is_the_deal_of_that_generator(profile: str) -> None:
    for players in range(2, 8):
        rules = make_rules(random_setup_for(players, 4, profile))
        rng = SeededRandom(players)
        by_words = deal(rules, 99, NOBODY, next_words(rng.state))
        assert without_generator(deal(rules, players)) == without_generator(by_words)


@pytest.mark.parametrize("profile", PROFILES)
def test_answers_with_the_words_of_a_generator_fall_as_they_would_by_it(profile: str) -> None:
    fell = 0
    for players in (3, 5):
        table = RandomGame(random_setup_for(players, 8, profile), players)
        for game in table.play():
            answer = table.rng.choice(game.legal())
            by_generator, by_words = game.copy(), with_other_seed(game)
            by_generator.apply(answer)
            by_words.apply_with(answer, next_words(game))
            assert without_generator(by_words) == without_generator(by_generator)
            fell += len(by_words.outcomes)
    assert fell > 0


# Single outcomes.


@pytest.mark.parametrize(
    ("words", "outcome"),
    [
        ([0], 0),
        ([4], 1),
        ([5, 0], 2),
        ([MAX_WORD - 1], 2),
        ([MAX_WORD, 1], 1),
        ([MAX_WORD, MAX_WORD, 2], 2),
    ],
)
def test_a_word_decides_by_its_remainder_and_one_that_is_not_fair_is_skipped(
    words: list[int], outcome: int
) -> None:
    game = game_at_choice()
    before = list(game.row)[RNG_WORDS : RNG_WORDS + 4]
    game.apply_with(make_answer(TAKE_CARD), words)
    assert game.outcomes == [outcome]
    assert hand_list(game, 1) == [outcome]
    assert list(game.row)[RNG_WORDS : RNG_WORDS + 4] == before, "the generator was asked"


@pytest.mark.parametrize(
    ("count", "fair"),
    [(1, 2**32), (2, 2**32), (3, MAX_WORD), (5, MAX_WORD), (7, 2**32 - 4), (2**31, 2**32)],
)
def test_fair_words_fill_whole_turns_of_the_outcomes(count: int, fair: int) -> None:
    assert chance.rejection_limit(count) == fair
    assert fair % count == 0


@pytest.mark.parametrize("words", [[], [MAX_WORD], [MAX_WORD, MAX_WORD]])
def test_when_no_fair_word_is_left_the_generator_continues(words: list[int]) -> None:
    by_generator, game = game_at_choice(), game_at_choice()
    by_generator.apply(make_answer(TAKE_CARD))
    game.apply_with(make_answer(TAKE_CARD), words)
    assert game_state(game) == game_state(by_generator)


def test_words_that_run_out_in_the_middle_of_a_deal_are_followed_by_the_generator() -> None:
    rules = make_rules(setup_from_preset("2016", 4))
    words = [11, 22, 33]
    game = deal(rules, 5, 0, words)
    cards = sum(rules.copies)
    assert game.outcomes[:3] == [11 % cards, 22 % (cards - 1), 33 % (cards - 2)]
    state = SeededRandom(5).state
    remaining = [chance.randbelow(state, size) for size in range(cards - 3, 1, -1)]
    assert game.outcomes[3 : cards - 1] == remaining


def test_forced_outcomes_come_before_words() -> None:
    game = game_at_choice()
    game.script = [0]
    game.apply_with(make_answer(TAKE_CARD), [1])
    assert game.outcomes == [0]


# No state is left over.


def test_words_that_are_not_needed_are_forgotten() -> None:
    game, twin = game_at_choice(), game_at_choice()
    spare_words = [1] * MANY_WORDS
    game.apply_with(make_answer(TAKE_CARD), spare_words)
    assert spare_words == [1] * MANY_WORDS, "the list of the caller was used up"
    assert game.chance_words == []
    twin.script = [1]
    twin.apply(make_answer(TAKE_CARD))
    assert [game.randbelow(1000) for _ in range(5)] == [twin.randbelow(1000) for _ in range(5)]


def test_a_deal_leaves_no_words_behind() -> None:
    game = deal(make_rules(setup_from_preset("2016", 4)), 5, 0, [1] * MANY_WORDS)
    assert game.chance_words == []
    rng = SeededRandom(5)
    assert [game.randbelow(1000) for _ in range(9)] == [rng.randbelow(1000) for _ in range(9)]


def test_an_illegal_answer_with_words_changes_nothing() -> None:
    game = game_at_choice()
    before, saved = game_state(game), dump(game)
    with pytest.raises(IllegalAnswerError):
        game.apply_with(make_answer(END), [1, 2, 3])
    with pytest.raises(IllegalAnswerError):
        game.apply_with(make_answer(SPLIT, 9, 9), [1, 2, 3])
    assert (game_state(game), dump(game), game.chance_words) == (before, saved, [])
    twin = game_at_choice()
    game.apply(make_answer(TAKE_CARD))
    twin.apply(make_answer(TAKE_CARD))
    assert game_state(game) == game_state(twin)


@pytest.mark.parametrize("word", [-1, 2**32, -(2**40), 2**70])
def test_what_is_no_word_is_refused_and_nothing_changes(word: int) -> None:
    game = game_at_choice()
    before = game_state(game)
    with pytest.raises(ValueError, match=f"{word} is not a 32-bit word"):
        game.apply_with(make_answer(TAKE_CARD), [1, word])
    assert (game_state(game), game.chance_words) == (before, [])
    with pytest.raises(ValueError, match=f"{word} is not a 32-bit word"):
        deal(game.rules, 5, 0, [1, word])
