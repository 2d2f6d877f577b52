"""Every story of a finished game can be imported as a match with the same cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from citadels.engine.notation.parser import parse_story, split_stories
from citadels.engine.notation.runner import run_story
from citadels.engine.notation.story import Story
from citadels.engine.scoring import score
from citadels.match.from_story import import_story
from citadels.match.header import HeaderError, header_from
from citadels.match.match import CorruptionError, Match

STORIES = Path(__file__).parents[1] / "stories"
SECRET = bytes(range(32))


def finished_stories(folder: str) -> list[Story]:
    """The stories of a folder in which the game ends."""
    stories = [
        parse_story(block)
        for path in sorted((STORIES / folder).rglob("*.story"))
        for block in split_stories(path.read_text(encoding="utf-8"))
    ]
    return [story for story in stories if run_story(story).is_over()]


def reload_match(match: Match) -> Match:
    """The match after it was stored and loaded."""
    stored = Match(header_from(match.header.dump()), match.started_at)
    for record, link in match.chain():
        stored.play(record)
        assert stored.chain_hash == link
    return stored


@pytest.mark.parametrize("folder", ["classic/rules", "rules", "notation"])
def test_a_story_becomes_the_same_match(folder: str) -> None:
    stories = finished_stories(folder)
    assert stories
    for story in stories:
        played_game, match = run_story(story), import_story(story, SECRET, at=7)
        for game in (match.game, reload_match(match).game):
            assert list(game.row)[4:] == list(played_game.row)[4:]  # but for the generator
            assert [score(game, seat) for seat in range(game.seats())] == [
                score(played_game, seat) for seat in range(played_game.seats())
            ]


def play_all(match: Match, of: Match) -> None:
    for record, _ in of.chain():
        match.play(record)


def story_with_chance() -> Match:
    """A match with a random outcome after the deal."""
    for story in finished_stories("."):
        match = import_story(story, SECRET, at=7)
        if any(match.header.outcomes or ()):
            return match
    raise AssertionError("no story has a random outcome")


def test_impossible_outcomes_are_reported_as_corruption() -> None:
    match = story_with_chance()
    text = match.header.dump()
    outcomes = next(list(candidate) for candidate in match.header.outcomes or () if candidate)
    outcomes_text = str(outcomes).replace(" ", "")
    for wrong in ([*outcomes, 0], [999, *outcomes[1:]]):
        changed = text.replace(outcomes_text, str(wrong).replace(" ", ""))
        assert changed != text
        other_match = Match(header_from(changed), match.started_at)
        with pytest.raises(CorruptionError):
            play_all(other_match, match)


@pytest.mark.parametrize("wrong", ["7", '"x"', "[7]", '[["x"]]', "[[true]]"])
def test_a_header_with_invalid_outcomes_is_refused(wrong: str) -> None:
    text = story_with_chance().header.dump()
    begins = text.index('"outcomes":') + len('"outcomes":')
    ends = text.index(',"rules"')
    with pytest.raises(HeaderError):
        header_from(text[:begins] + wrong + text[ends:])
