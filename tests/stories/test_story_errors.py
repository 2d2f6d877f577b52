"""Texts that are not valid stories, or fail: each message names the word and its position.

The files in `wrong/` contain fragments of stories, each followed by the expected message.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from citadels.engine.codes import TURN_PHASE
from citadels.engine.game import FULL_TURN
from citadels.engine.notation.parser import parse_stories
from citadels.engine.notation.runner import StoryRun, find_failure, run_story
from citadels.engine.notation.story import TURN, OpenQuestion
from citadels.engine.notation.tokens import StoryError, Token
from citadels.engine.state import ROUND

WRONG_FOLDER: Final = Path(__file__).parent / "wrong"
STORY_HEAD: Final = "# T.\nprofile 2016\nAnn king\nBob thief\n"
# Where in a story the fragments of each file belong.
CONTEXT_BY_KIND: Final = {
    "set-up": (STORY_HEAD, "\nturn Ann\nturn Ann\n"),
    "beginnings": (STORY_HEAD, "\nturn Ann\n"),
    "play": (STORY_HEAD + "turn Ann\n", "\nturn Ann\n"),
    "texts": ("", ""),
}


def wrong_texts() -> list[tuple[str, str, str]]:
    cases: list[tuple[str, str, str]] = []
    for name in CONTEXT_BY_KIND:
        lines: list[str] = []
        for line in (WRONG_FOLDER / f"{name}.txt").read_text(encoding="utf-8").split("\n"):
            if line.startswith("=> "):
                cases.append((name, "\n".join(lines).strip("\n"), line.removeprefix("=> ")))
                lines = []
            else:
                lines.append(line)
    return cases


def error_message(text: str) -> str:
    """The first error in a text, or `true`."""
    try:
        stories = parse_stories(text)
    except StoryError as error:
        return str(error)
    for story in stories:
        failure = find_failure(story)
        if failure is not None:
            return str(failure)
    return "true"


@pytest.mark.parametrize(("name", "text", "message"), wrong_texts())
def test_what_is_wrong_is_said_with_its_word_and_place(name: str, text: str, message: str) -> None:
    before, after = CONTEXT_BY_KIND[name]
    assert error_message(before + text + after) == message


@pytest.mark.parametrize("word", ["deck", "Zoe hand", "Zoe city", "Zoe city museum museum"])
def test_more_cards_than_there_are_in_the_box(word: str) -> None:
    text = f"{STORY_HEAD}{word} {'tavern ' * 200}\nturn Ann\nturn Ann"
    assert error_message(text).endswith("'tavern' is one card too many")


def test_a_text_as_long_as_a_library() -> None:
    assert "longer than" in error_message("# T.\n" * 3_000_000)


def test_letters_that_cannot_be_printed_are_shown_by_their_codes() -> None:
    text = f"{STORY_HEAD}\x00\x07\nturn Ann\nturn Ann"
    assert error_message(text) == (
        r"line 5, column 1: '\x00\x07' is not a word that can begin a line of the set-up"
    )


# A fault that the real engine never has is still detected.

WORD_AT: Final = Token("here", 9, 1)


def test_a_refusal_that_changes_the_game_is_noticed() -> None:
    (story,) = parse_stories(STORY_HEAD + "turn Ann\nturn Ann")
    game = run_story(story)
    run = StoryRun(game, story.setup.names())
    row, script = list(game.row), list(game.script)
    run.require_unchanged(row, script, WORD_AT)
    game.script = [1]
    with pytest.raises(StoryError, match="changed the game"):
        run.require_unchanged(row, script, WORD_AT)
    game.script = []
    game.put(ROUND, 7)
    with pytest.raises(StoryError, match="changed the game"):
        run.require_unchanged(row, script, WORD_AT)


def test_a_question_beneath_the_menu_of_a_turn_is_noticed() -> None:
    (story,) = parse_stories(STORY_HEAD + "turn Ann\nturn Ann")
    game = run_story(story)
    game.ask(TURN_PHASE, FULL_TURN, 0)
    run = StoryRun(game, story.setup.names())
    with pytest.raises(StoryError, match="there is a question beneath it"):
        run.step(OpenQuestion(WORD_AT, TURN, 0))
