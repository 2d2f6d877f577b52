"""Round trips of answers, stories and saved games through text; any garbage is refused."""

from __future__ import annotations

import random
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from citadels.engine.answers.text import answer_text, parse_answer
from citadels.engine.codes import TURN_PHASE
from citadels.engine.game import Game
from citadels.engine.notation.describe_state import describe_state
from citadels.engine.notation.parser import parse_stories, parse_story, split_stories
from citadels.engine.notation.printer import story_text
from citadels.engine.notation.recorder import DEFAULT_NAMES, StoryRecorder
from citadels.engine.notation.runner import find_failure, run_story
from citadels.engine.notation.story import Story
from citadels.engine.notation.tokens import StoryError
from citadels.engine.scoring import score
from citadels.engine.setup import random_setup
from citadels.engine.state import (
    BUILDS,
    COMPLETED_CITY,
    DEPTH,
    FIRST,
    PAID_BUILDS,
    USED,
    USED_DISTRICTS,
)
from tests.properties.position_text import assertion_lines, position_lines
from tests.properties.random_games import IS_COVERAGE_RUN

STORIES: Final = Path(__file__).parents[1] / "stories"
TEXTS: Final = [path.read_text(encoding="utf-8") for path in sorted(STORIES.rglob("*.story"))]
PLAYER_COUNTS: Final = range(2, 9)
LONG_TEXT_LENGTH: Final = 100_000


def make_rng(seed: int) -> random.Random:
    return random.Random(seed)  # noqa: S311, games are no secrets


def make_recorder(players: int, seed: int) -> StoryRecorder:
    rng = make_rng(seed)
    setup = random_setup("2016", players, seed)
    crown = rng.randrange(-1, players)
    return StoryRecorder(setup, seed, crown, list(DEFAULT_NAMES[:players]))


def record_random_answers(record: StoryRecorder, rng: random.Random, answers: int) -> Game:
    game = record.begin()
    while not game.is_over() and len(record.answers) < answers:
        answer = rng.choice(game.legal())
        record.add(game.to_move(), answer)
        game.apply(answer)
    return game


# Answers.


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_each_answer_has_unique_words_that_can_be_parsed(players: int) -> None:
    for seed in range(3):
        rng = make_rng(seed)
        game = make_recorder(players, seed).begin()
        names = list(DEFAULT_NAMES[:players])
        while not game.is_over():
            legal = game.legal()
            texts = [answer_text(answer, names) for answer in legal]
            assert len(set(texts)) == len(legal)
            assert [parse_answer(text, names) for text in texts] == legal
            game.apply(rng.choice(legal))


# Saved games.


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_a_saved_game_replays_to_the_same_scores(players: int) -> None:
    for seed in range(3):
        record = make_recorder(players, seed)
        game = record_random_answers(record, make_rng(seed), LONG_TEXT_LENGTH)
        text = record.story_text(game, "A game of chance.")
        (story,) = parse_stories(text)
        replayed = run_story(story)
        assert replayed.is_over()
        assert list(replayed.row) == list(game.row)
        assert [score(replayed, seat) for seat in range(players)] == [
            score(game, seat) for seat in range(players)
        ]
        wrong = text.replace(f"= {DEFAULT_NAMES[0]} score ", f"= {DEFAULT_NAMES[0]} score 1")
        assert find_failure(parse_stories(wrong)[0]) is not None


@given(
    players=st.sampled_from(PLAYER_COUNTS), seed=st.integers(0, 10**6), answers=st.integers(0, 300)
)
@settings(max_examples=60)
def test_every_claim_generated_for_a_game_is_true(players: int, seed: int, answers: int) -> None:
    record = make_recorder(players, seed)
    game = record_random_answers(record, make_rng(seed), answers)
    lines = record.story_text(game, "A game that continues.").rstrip("\n").split("\n")
    text = "\n".join([*lines[:-1], *assertion_lines(game, record.names)])
    (story,) = parse_stories(text)
    assert find_failure(story) is None
    assert list(run_story(story).row) == list(game.row)
    assert len(describe_state(game, record.names)) == players + 1


@given(
    players=st.sampled_from(PLAYER_COUNTS), seed=st.integers(0, 10**6), answers=st.integers(0, 300)
)
@settings(max_examples=100)
def test_a_position_can_be_set_up_again(players: int, seed: int, answers: int) -> None:
    record = make_recorder(players, seed)
    rng = make_rng(seed)
    game = record_random_answers(record, rng, answers)
    while not game.is_over() and not is_turn_start(game):
        game.apply(rng.choice(game.legal()))
    if game.is_over() or any(
        game.get_seat(seat, COMPLETED_CITY) != game.is_complete(seat) and game.get(FIRST) != seat
        for seat in range(players)
    ):
        return  # a set-up cannot express that a city was complete before
    lines = [
        "# A position.",
        *position_lines(game, record.names),
        *assertion_lines(game, record.names),
    ]
    (story,) = parse_stories("\n".join(lines))
    assert find_failure(story) is None
    replayed = run_story(story)
    assert replayed.legal() == game.legal()


def is_turn_start(game: Game) -> bool:
    """Whether somebody is in a turn and has at most gathered."""
    top = game.read_frame(game.get(DEPTH) - 1)
    used = game.get(USED) | game.get(USED_DISTRICTS) | game.get(PAID_BUILDS) | game.get(BUILDS)
    return top.handler == TURN_PHASE and top.step == 0 and used == 0


def test_a_finished_game_is_described_as_over() -> None:
    record = make_recorder(4, 1)
    game = record_random_answers(record, make_rng(1), LONG_TEXT_LENGTH)
    lines = position_lines(game, record.names)
    assert lines[-1] == "over"
    assert "first" in " ".join(lines[1:5]).split()


@pytest.mark.parametrize("names", [["Ann"], ["Ann", "Ann"], ["Ann", "bob"], ["Ann", "Bob,"]])
def test_a_recorder_needs_a_valid_name_for_each_player(names: list[str]) -> None:
    with pytest.raises(ValueError, match="name"):
        StoryRecorder(random_setup("2016", 2, 1), 1, 0, names)


# Stories.


def test_a_printed_story_parses_to_the_same_story() -> None:
    stories = [story for text in TEXTS for story in parse_or_skip(text)]
    assert len(stories) > 100
    for number, story in enumerate(stories):
        output = story_text(story)
        (reparsed,) = parse_stories(output)
        assert reparsed.steps == story.steps
        assert reparsed.citations == story.citations
        assert story_text(reparsed) == output
        if number % 5 == 0 or not IS_COVERAGE_RUN:  # playing both takes long in a coverage run
            assert (find_failure(reparsed) is None) == (find_failure(story) is None)


def parse_or_skip(text: str) -> list[Story]:
    """The stories of a text, or none: another test reports those that cannot be parsed."""
    stories: list[Story] = []
    for block in split_stories(text):
        with suppress(StoryError):
            stories.append(parse_story(block))
    return stories


# Garbage.


def assert_parsed_or_refused(text: str) -> str:
    """The result of parsing a text; empty if an error has no position."""
    try:
        stories = parse_stories(text)
    except StoryError as error:
        return "no story" if error.line > 0 and error.column > 0 and error.message else ""
    for story in stories:
        if find_failure(story) is not None:
            return "not true"
    return "true"


STORY_HEAD: Final = "# Title.\nprofile 2016\nAnn king\nBob thief\n"


@given(st.text())
@example("#\x00")
@example("# a [2016")
@example("# a [2016 S1, ]")
@example(STORY_HEAD + "turn Ann\nAnn")
@example(STORY_HEAD + "turn Ann\n=")
@example(STORY_HEAD + "turn Ann\nAnn!\nturn Ann")
@example(STORY_HEAD + "turn Ann\nAnn! ()\nturn Ann")
def test_any_text_is_parsed_or_refused(text: str) -> None:
    assert assert_parsed_or_refused(text)


MUTATION_WORDS: Final = [
    *sorted({word for text in TEXTS for word in text.split()}),
    "99999999999999999999",
    "-1",
    "\u0660",
    "Ж",
    ",",
    "?",
    "*",
    "(",
    "#",
    ";",
    "as",
    "by",
]


@given(st.data())
@settings(max_examples=300)
def test_a_mutated_story_is_parsed_or_refused(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(TEXTS))
    block = data.draw(st.sampled_from(split_stories(text)))
    lines = [line.split() for _, line in block.lines]
    for _ in range(data.draw(st.integers(1, 3))):
        row = data.draw(st.integers(0, len(lines) - 1))
        column = data.draw(st.integers(0, len(lines[row])))
        kind = data.draw(st.sampled_from(("insert", "replace", "delete", "swap lines", "drop")))
        word = data.draw(st.sampled_from(MUTATION_WORDS))
        if kind == "insert":
            lines[row].insert(column, word)
        elif kind == "replace" and column < len(lines[row]):
            lines[row][column] = word
        elif kind == "delete" and column < len(lines[row]):
            del lines[row][column]
        elif kind == "swap lines":
            other_index = data.draw(st.integers(0, len(lines) - 1))
            lines[row], lines[other_index] = lines[other_index], lines[row]
        elif kind == "drop" and len(lines) > 1:
            del lines[row]
    assert assert_parsed_or_refused("\n".join(" ".join(line) for line in lines))
