"""Moments of the stories as places: each kind of question is met in them."""

from __future__ import annotations

from citadels.engine.notation.parser import parse_story, split_stories
from citadels.match.from_story import import_story
from citadels.tui.places.local import LocalPlace
from tests.browser.moments import Moment

SECRET = bytes(32)


def place_of(moment: Moment) -> LocalPlace:
    """The table at a moment, seen by whoever is asked."""
    (block,) = split_stories(moment.story)
    match = import_story(parse_story(block), SECRET, 0)
    return LocalPlace(match, seat=moment.seat)
