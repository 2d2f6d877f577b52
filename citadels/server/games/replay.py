"""Finished games: exported as a story, or replayed step by step from any seat."""

from __future__ import annotations

import asyncio
from typing import Final

from citadels.engine.codes import NOBODY
from citadels.match.match import Match
from citadels.match.story import NoStoryError, story_of
from citadels.protocol.messages import Update
from citadels.protocol.updates import UpdateBuilder
from citadels.server.errors import ServerError
from citadels.server.store.rows import GameRow
from citadels.server.tables.player_names import story_names
from citadels.server.tables.registry import TableRegistry

MAX_STEPS: Final = 50


async def _load_row(registry: TableRegistry, game_id: str) -> GameRow:
    row = await registry.store.games.load(game_id)
    if row is None:
        raise ServerError("no-game", f"there is no game {game_id[:40]!r}")
    return row


async def _load_finished_match(registry: TableRegistry, row: GameRow) -> Match:
    """The match of a finished game, in which nothing is secret any more."""
    match = await registry.load_match(row)
    if not match.is_over():
        raise ServerError("not-over", "the game is not over yet")
    return match


async def load_finished_game(registry: TableRegistry, game_id: str) -> tuple[GameRow, Match]:
    """A finished game: its row and its match."""
    row = await _load_row(registry, game_id)
    return row, await _load_finished_match(registry, row)


async def export_story(registry: TableRegistry, game_id: str) -> str:
    """A finished game as text; an imported game is returned unchanged."""
    row = await _load_row(registry, game_id)
    if row.story is not None:
        return row.story
    match = await _load_finished_match(registry, row)
    names = story_names(match.header.names)
    try:
        return story_of(match, names, f"A game of {', '.join(names)}.")
    except NoStoryError as error:
        raise ServerError("no-story", str(error)) from error


async def replay_updates(
    registry: TableRegistry, game_id: str, seat: int, first: int, count: int
) -> list[Update]:
    """The table after each of some steps, as this seat saw it; NOBODY means a spectator."""
    _, match = await load_finished_game(registry, game_id)
    if not NOBODY <= seat < len(match.header.names):
        raise ServerError("no-seat", f"there is no seat {seat}")
    numbers = range(first, first + min(count, MAX_STEPS))
    return await asyncio.to_thread(_build_updates, game_id, match, seat, numbers)


def _build_updates(game_id: str, match: Match, seat: int, numbers: range) -> list[Update]:
    """Replay the game; runs in a thread so that other games do not wait."""
    replayed = Match(match.header, match.started_at)
    builder = UpdateBuilder(game_id, replayed)
    updates: list[Update] = []
    for step in [None, *match.steps[: numbers.stop]]:
        if step is not None:
            replayed.play(step.record)
        if replayed.number() in numbers:
            updates.append(builder.update(seat, replayed.number() - 1))
    return updates
