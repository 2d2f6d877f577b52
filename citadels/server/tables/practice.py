"""Practice games, which continue from a position."""

from __future__ import annotations

import asyncio

from citadels.engine.notation.runner import run_story
from citadels.engine.notation.tokens import StoryError
from citadels.engine.serialization import dump
from citadels.server.errors import ServerError
from citadels.server.games.story_import import read_single_story
from citadels.server.tables import lifecycle
from citadels.server.tables.live_table import LiveTable
from citadels.server.tables.registry import TableRegistry
from citadels.server.tables.table_config import TableConfig


async def start_practice(
    registry: TableRegistry, name: str, story: str, seat: int, bot_spec: str
) -> tuple[LiveTable, int, str]:
    """Open a table that continues from the end of a story, with bots in all other seats."""
    # A long story takes a second, so this runs in a thread and nobody else waits.
    rules, names, start_state = await asyncio.to_thread(read_position, story)
    if not 0 <= seat < len(names):
        raise ServerError("no-seat", f"there is no seat {seat} in the story")
    config = TableConfig(setup=rules, start=start_state)
    bots = {place: bot_spec for place in range(len(names)) if place != seat}
    table, place, token = await lifecycle.open_table(registry, config, name, bots, public=False)
    await lifecycle.start(registry, table, place)
    return table, place, token


def read_position(text: str) -> tuple[str, list[str], dict[str, object]]:
    """The rules, the names and the saved game at the end of a story."""
    story = read_single_story(text)
    try:
        game = run_story(story)
    except StoryError as error:
        raise ServerError("bad-story", str(error)) from error
    if game.is_over():
        raise ServerError("game-over", "the story ends with the game")
    return game.rules.spec, story.setup.names(), dump(game)
