"""A match exported as a story replays correctly, and proves that it was dealt from its secret."""

from __future__ import annotations

import pytest

from citadels.engine.editions.registry import PROFILES
from citadels.engine.notation.parser import parse_stories
from citadels.engine.notation.runner import find_failure, run_story
from citadels.engine.notation.story import Story
from citadels.engine.serialization import dump
from citadels.match.match import Match
from citadels.match.story import NoStoryError, story_of
from citadels.match.verify import verify
from tests.match.sample_matches import answer_question, match_at, random_match, undo_answer
from tests.properties.random_games import SeededRandom, random_answer

TITLE = "A game."
SEALED_PREFIX = "sealed "
POSITION_STORY = """# T.
profile 2016
Ann king
Bob thief
Cid bishop
Dan warlord
turn Ann

turn Ann
"""


def play_finished(profile: str, seed: int) -> Match:
    """A match played to its end, with some answers undone on the way."""
    match = random_match(profile, seed)
    rng = SeededRandom(seed)
    while not match.is_over():
        answer_question(match, random_answer(match.game, rng, seed % 3))
        if not match.is_over() and not match.undo_refusal(match.to_move()) and not rng.randbelow(4):
            undo_answer(match)
    return match


def export_story(match: Match) -> str:
    return story_of(match, list(match.header.names), TITLE)


def parse_single_story(text: str) -> Story:
    (story,) = parse_stories(text)
    return story


@pytest.mark.parametrize("profile", PROFILES)
def test_the_story_of_a_match_passes_all_checks(profile: str) -> None:
    for seed in range(3):
        match = play_finished(profile, seed)
        story = parse_single_story(export_story(match))
        assert find_failure(story) is None
        assert dump(run_story(story))["row"][4:] == dump(match.game)["row"][4:]  # type: ignore[index]
        assert verify(story).problem == ""
        assert verify(story).answers == len(match.answers)


def test_the_secret_is_exported_only_after_the_end() -> None:
    match = random_match("2016", 1)
    while not match.is_over():
        assert match.header.secret.hex() not in export_story(match)
        assert find_failure(parse_single_story(export_story(match))) is None
        answer_question(match, match.game.legal()[0])
    assert match.header.secret.hex() in export_story(match)


def test_a_story_without_its_secret_or_its_end_cannot_be_verified() -> None:
    text = export_story(play_finished("2016", 1))
    lines = text.splitlines()
    unsealed = "\n".join(line for line in lines if not line.startswith(SEALED_PREFIX))
    assert "this game has no sealed secret" in verify(parse_single_story(unsealed)).problem
    cut = next(index for index in range(40, len(lines)) if ": end" in lines[index])
    unfinished = "\n".join(lines[: cut + 1])
    assert verify(parse_single_story(f"{unfinished}\nover")).problem == "the game is not over"


def test_a_changed_hash_deal_outcome_or_answer_is_detected() -> None:
    text = export_story(play_finished("2016", 2))
    sealed = next(line for line in text.splitlines() if line.startswith(SEALED_PREFIX))
    _, commitment, secret = sealed.split()
    other_secret = secret[::-1]
    assert (
        "the hash of the secret is"
        in verify(parse_single_story(text.replace(commitment, other_secret))).problem
    )
    first = next(line for line in text.splitlines() if line.startswith("chance "))
    words = first.split()
    words[5], words[6] = words[6], words[5]
    assert verify(parse_single_story(text.replace(first, " ".join(words)))).problem == (
        "the cards were not dealt from the secret"
    )
    chance_line = next(line for line in text.splitlines() if line.startswith("~ "))
    fell = " ".join(["~", *(str(int(word) + 1) for word in chance_line.split()[1:])])
    assert (
        "the random outcomes differ"
        in verify(parse_single_story(text.replace(chance_line, fell, 1))).problem
    )
    answer = next(line for line in text.splitlines() if ": pick" in line)
    name = answer.split(":")[0]
    assert (
        "is not legal here"
        in verify(parse_single_story(text.replace(answer, f"{name}: gold", 1))).problem
    )
    stranger = next(
        other_secret
        for other_secret in parse_stories(text)[0].setup.names()
        if other_secret != name
    )
    renamed = text.replace(answer, answer.replace(name, stranger, 1), 1)
    assert "is not asked" in verify(parse_single_story(renamed)).problem


def test_a_game_that_continued_from_a_position_has_no_story() -> None:
    match = match_at(
        "# T.\nprofile 2016\nAnn king\nBob thief\nCid bishop\nDan warlord\nturn Ann\n\nturn Ann\n"
    )
    with pytest.raises(NoStoryError, match="no deal"):
        export_story(match)
