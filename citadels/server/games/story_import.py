"""Imports stories from elsewhere and stores them as finished games."""

from __future__ import annotations

import asyncio
import secrets

from citadels.engine.notation.parser import parse_story, split_stories
from citadels.engine.notation.story import Story
from citadels.engine.notation.tokens import StoryError
from citadels.match.commitment import SECRET_BYTES
from citadels.match.from_story import import_story
from citadels.match.match import Match
from citadels.protocol.score_sheet import result_of
from citadels.protocol.updates import encode
from citadels.server.errors import ServerError
from citadels.server.security.tokens import new_game_id
from citadels.server.store.rows import IMPORTED, GameRow
from citadels.server.tables.registry import TableRegistry


async def import_game(registry: TableRegistry, text: str) -> str:
    """Store the whole game recorded in a story and return its id."""
    at = registry.now()
    # A long story takes a second, so this runs in a thread and nobody else waits.
    match = await asyncio.to_thread(_match_from_story, text, at)
    game = GameRow(
        id=new_game_id(),
        table_id=None,
        header=match.header.dump(),
        began=at,
        ended=at,
        result=encode(result_of(match)).decode(),
        source=IMPORTED,
        story=text,
    )
    await registry.store.save_finished_game(game, match.chain())
    return game.id


def _match_from_story(text: str, at: int) -> Match:
    story = read_single_story(text)
    try:
        match = import_story(story, secrets.token_bytes(SECRET_BYTES), at)
    except StoryError as error:
        raise ServerError("bad-story", str(error)) from error
    if not match.is_over():
        raise ServerError("not-over", "the story ends before the game does")
    return match


def read_single_story(text: str) -> Story:
    try:
        story_texts = split_stories(text)
        if len(story_texts) != 1:
            raise ServerError("bad-story", f"expected one story, not {len(story_texts)}")
        return parse_story(story_texts[0])
    except StoryError as error:
        raise ServerError("bad-story", str(error)) from error
