"""The generator: the published stream, seeds of any size, and unbiased numbers."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citadels.engine import chance
from citadels.engine.game import Game
from citadels.engine.game_state import ScriptError
from citadels.engine.setup import deal, make_rules, setup_from_preset
from citadels.engine.state import RNG_WORDS, State, blank_row


def make_rng(number: int) -> State:
    state = State(blank_row(0))
    chance.seed(state, number)
    return state


def reference_words(words: list[int], count: int) -> list[int]:
    """Marsaglia's xor128 as printed, without the state of a game."""
    x, y, z, w = words
    outputs: list[int] = []
    for _ in range(count):
        t = (x ^ (x << 11)) & 0xFFFFFFFF
        x, y, z = y, z, w
        w = (w ^ (w >> 19) ^ t ^ (t >> 8)) & 0xFFFFFFFF
        outputs.append(w)
    return outputs


def test_the_published_stream() -> None:
    """The initial words of Marsaglia's paper, and the published stream that follows."""
    state = State(blank_row(0))
    for place, word in enumerate((123456789, 362436069, 521288629, 88675123)):
        state.put(RNG_WORDS + place, word)
    expected = [3701687786, 458299110, 2500872618, 3633119408, 516391518]
    assert [chance.next_word(state) for _ in range(5)] == expected


@given(st.lists(st.integers(1, 2**32 - 1), min_size=4, max_size=4))
def test_any_stream_is_that_of_the_reference(words: list[int]) -> None:
    state = State(blank_row(0))
    for place, word in enumerate(words):
        state.put(RNG_WORDS + place, word)
    assert [chance.next_word(state) for _ in range(50)] == reference_words(words, 50)


@pytest.mark.parametrize(
    ("seed", "expected"),
    [
        (0, [3813112871, 471838406, 658709928, 3382042892]),
        (1, [2674659226, 3183263544, 4260634375, 215728563]),
        (2**32, [1931347152, 2716589178, 762557096, 2489844194]),
        (2**64 + 12345, [1669150512, 2006704140, 475983802, 4090391680]),
    ],
)
def test_vectors_of_seeds(seed: int, expected: list[int]) -> None:
    """Never change these: saved games and transcripts depend on them."""
    state = make_rng(seed)
    assert [chance.next_word(state) for _ in range(4)] == expected


def test_seeds_differ_from_each_other() -> None:
    firsts = {tuple(make_rng(number).row[RNG_WORDS : RNG_WORDS + 4]) for number in range(2000)}
    assert len(firsts) == 2000
    assert make_rng(7).row != make_rng(7 + 2**32).row


def test_a_negative_seed_is_refused_and_leaves_the_chance_as_it_was() -> None:
    state = make_rng(7)
    before = list(state.row)
    with pytest.raises(ValueError, match="a seed is not negative: -3"):
        chance.seed(state, -3)
    assert list(state.row) == before


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6, 7, 8])
def test_neighbouring_seeds_have_nothing_in_common(count: int) -> None:
    """Otherwise the first crown would rotate in games with seeds 1, 2, 3."""
    firsts = [chance.randbelow(make_rng(number), count) for number in range(2000)]
    steps = Counter((after - before) % count for before, after in pairwise(firsts))
    for values in (Counter(firsts), steps):
        assert max(values.values()) - min(values.values()) < 5 * (2000 / count) ** 0.5, values


def test_a_seed_that_cancels_the_start_still_gives_a_stream() -> None:
    state = make_rng(0x9D850D0F)
    assert any(state.row[RNG_WORDS : RNG_WORDS + 4])
    assert len({chance.next_word(state) for _ in range(100)}) == 100


@pytest.mark.parametrize("count", [1, 2, 3, 5, 7, 9, 60, 67, 68, 1000])
def test_below_is_uniform(count: int) -> None:
    state = make_rng(count)
    draws = 200 * count if count < 100 else 20 * count
    counts = Counter(chance.randbelow(state, count) for _ in range(draws))
    assert set(counts) <= set(range(count))
    likely = draws / count
    square = sum((counts[number] - likely) ** 2 / likely for number in range(count))
    assert square - (count - 1) <= 4 * sqrt(2 * max(1, count - 1))


def test_below_draws_again_what_would_favour_small_numbers() -> None:
    """Of the 2**32 words, those after the last multiple of `count` are rejected."""
    count = 3 * 2**30  # 2**32 is one and a third times this
    state = make_rng(3)
    twin = make_rng(3)
    expected: list[int] = []
    while len(expected) < 40:
        word = chance.next_word(twin)
        if word < count:
            expected.append(word)
    assert [chance.randbelow(state, count) for _ in range(40)] == expected


def test_scripted_outcomes_come_first_and_are_recorded() -> None:
    game = Game(make_rules(setup_from_preset("2016", 4)), blank_row(4))
    chance.seed(game, 1)
    game.script = [2, 0]
    assert [game.randbelow(3), game.randbelow(1)] == [2, 0]
    assert game.outcomes == [2, 0]
    assert game.script == []
    after = game.randbelow(10)
    assert game.outcomes == [2, 0, after]
    game.is_recording = False
    game.randbelow(10)
    assert len(game.outcomes) == 3


def test_the_first_unscripted_draw_reports_its_outcome_count() -> None:
    game = deal(make_rules(setup_from_preset("2016", 4)), 1, script=[2])
    assert game.unscripted_outcomes == 68, "the crown was told, the first card of the deck was not"
    answers = 0
    while not game.outcomes or answers == 0:
        before = game.copy()
        answer = game.legal()[0]
        game.apply(answer)
        answers += 1
        assert (game.unscripted_outcomes > 0) == bool(game.outcomes), "forgotten with each answer"
    assert before.unscripted_outcomes == 0
    before.script = game.outcomes[:]
    before.apply(answer)
    assert before.unscripted_outcomes == 0
    assert before.outcomes == game.outcomes


@pytest.mark.parametrize("outcome", [-1, 3, 100])
def test_an_outcome_that_chance_cannot_have_is_refused(outcome: int) -> None:
    game = Game(make_rules(setup_from_preset("2016", 4)), blank_row(4))
    game.script = [outcome]
    with pytest.raises(ScriptError, match=f"random outcome {outcome} is not one of 0 to 2"):
        game.randbelow(3)
