"""Positions of the stories as sessions, with every kind of question among them."""

from __future__ import annotations

from citadels.engine.notation.parser import parse_story, split_stories
from citadels.match.from_story import import_story
from citadels.session.local import LocalSession
from tests.browser.support.story_positions import StoryPosition

SECRET = bytes(32)


def session_at(position: StoryPosition) -> LocalSession:
    """A session at a position, from the view of the asked player."""
    (block,) = split_stories(position.story)
    match = import_story(parse_story(block), SECRET, 0)
    return LocalSession(match, seat=position.seat)
