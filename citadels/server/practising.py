"""Playing on from a position."""

from __future__ import annotations

import asyncio

from citadels.engine.notation.runner import run_story
from citadels.engine.notation.tokens import StoryError
from citadels.engine.serialization import dump
from citadels.server import opening
from citadels.server.agreement import Agreement
from citadels.server.errors import ServerError
from citadels.server.hub import Hub
from citadels.server.importing import read_one
from citadels.server.live_table import LiveTable


async def practise(
    hub: Hub, name: str, story: str, seat: int, bot: str
) -> tuple[LiveTable, int, str]:
    """A table that goes on from the end of a story, with bots in all the other seats."""
    # A long story takes a second: in a thread, so that nobody else waits for it.
    rules, names, saved = await asyncio.to_thread(position_of, story)
    if not 0 <= seat < len(names):
        raise ServerError("no-seat", f"there is no seat {seat} in the story")
    agreement = Agreement(setup=rules, start=saved)
    bots = {place: bot for place in range(len(names)) if place != seat}
    table, place, token = await opening.open_table(hub, agreement, name, bots, public=False)
    await opening.start(hub, table, place)
    return table, place, token


def position_of(text: str) -> tuple[str, list[str], dict[str, object]]:
    """The rules, the names and the saved game at the end of a story."""
    story = read_one(text)
    try:
        game = run_story(story)
    except StoryError as error:
        raise ServerError("bad-story", str(error)) from error
    if game.is_over():
        raise ServerError("game-over", "the story ends with the game")
    return game.rules.spec, story.setup.names(), dump(game)
