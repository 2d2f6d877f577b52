"""Positions of the stories as sessions: every kind of question is among them."""

from __future__ import annotations

from citadels.engine.notation.parser import parse_story, split_stories
from citadels.match.from_story import import_story
from citadels.session.local import LocalSession
from tests.browser.support.story_positions import StoryPosition

SECRET = bytes(32)


def session_at(position: StoryPosition) -> LocalSession:
    """The table in a position, as the player who is asked sees it."""
    (block,) = split_stories(position.story)
    match = import_story(parse_story(block), SECRET, 0)
    return LocalSession(match, seat=position.seat)
