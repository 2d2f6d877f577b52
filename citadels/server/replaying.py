"""Finished games: as a story, and step by step from any seat."""

from __future__ import annotations

import asyncio
from typing import Final

from citadels.engine.codes import NOBODY
from citadels.match.match import Match
from citadels.match.story import NoStoryError, story_of
from citadels.protocol.messages import Update
from citadels.protocol.updates import UpdateBuilder
from citadels.server.errors import ServerError
from citadels.server.hub import Hub
from citadels.server.names import story_names
from citadels.server.store.rows import GameRow

MOST_AT_ONCE: Final = 50


async def _stored(hub: Hub, game: str) -> GameRow:
    row = await hub.store.games.load(game)
    if row is None:
        raise ServerError("no-game", f"there is no game {game[:40]!r}")
    return row


async def _finished_match(hub: Hub, row: GameRow) -> Match:
    """The match of a game that is over: then everything in it is open."""
    match = await hub.read_match(row)
    if not match.is_over():
        raise ServerError("not-over", "the game is not over yet")
    return match


async def finished_game(hub: Hub, game: str) -> tuple[GameRow, Match]:
    """A game that is over, as it is stored and as it was played."""
    row = await _stored(hub, game)
    return row, await _finished_match(hub, row)


async def export(hub: Hub, game: str) -> str:
    """A finished game as text: one that was read in as it came."""
    row = await _stored(hub, game)
    if row.story is not None:
        return row.story
    match = await _finished_match(hub, row)
    names = story_names(match.header.names)
    try:
        return story_of(match, names, f"A game of {', '.join(names)}.")
    except NoStoryError as error:
        raise ServerError("no-story", str(error)) from error


async def replay(hub: Hub, game: str, seat: int, first: int, count: int) -> list[Update]:
    """The table after each of some steps, as this seat saw it; NOBODY is a spectator."""
    _, match = await finished_game(hub, game)
    if not NOBODY <= seat < len(match.header.names):
        raise ServerError("no-seat", f"there is no seat {seat}")
    wanted = range(first, first + min(count, MOST_AT_ONCE))
    return await asyncio.to_thread(_updates, game, match, seat, wanted)


def _updates(game: str, match: Match, seat: int, wanted: range) -> list[Update]:
    """Play it again, in a thread: players of other games do not wait for it."""
    again = Match(match.header, match.started_at)
    teller = UpdateBuilder(game, again)
    updates: list[Update] = []
    for step in [None, *match.steps[: wanted.stop]]:
        if step is not None:
            again.play(step.record)
        if again.number() in wanted:
            updates.append(teller.update(seat, again.number() - 1))
    return updates
