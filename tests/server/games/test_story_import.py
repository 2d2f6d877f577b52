"""Imported stories of games played elsewhere are stored and viewed like any other game."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from citadels.client import RequestError
from citadels.engine.editions.registry import PROFILES
from citadels.engine.notation.parser import parse_story, split_stories
from citadels.engine.notation.runner import run_story
from citadels.protocol.messages import Update
from tests.properties.random_games import SeededRandom
from tests.server.security.raw_clients import assert_unchanged
from tests.server.support.helpers import (
    connect_seats,
    make_settings,
    play_all_randomly,
    start_game,
    wait_for_end,
)
from tests.server.support.server_fixture import RunningServer, run_server

STORIES = Path(__file__).parents[2] / "stories"
FINISHED_STORIES = (
    "classic/rules/ties.story",
    "classic/rules/scoring.story",
    "notation/sealed.story",
)


def finished_story_texts() -> list[str]:
    """Some stories of finished games."""
    finished_blocks = [
        block
        for name in FINISHED_STORIES
        for block in split_stories((STORIES / name).read_text(encoding="utf-8"))
        if run_story(parse_story(block)).is_over()
    ]
    return ["\n".join(line for _, line in block.lines) + "\n" for block in finished_blocks[::4]]


async def fetch_replay(server: RunningServer, game: str, seat: int) -> list[Update]:
    """Every step of a game as a seat saw it, without the id of the game and the times."""
    updates: list[Update] = []
    while True:
        part = await server.client.replay(game, seat, len(updates))
        if not part:
            return [_without_times(update) for update in updates]
        updates += part


def _without_times(update: Update) -> Update:
    steps = [msgspec.structs.replace(step, at=0) for step in update.steps]
    state = msgspec.structs.replace(update.state, game="")
    return msgspec.structs.replace(update, steps=steps, state=state)


@pytest.mark.asyncio
@pytest.mark.parametrize("profile", PROFILES)
async def test_an_exported_game_can_be_imported_unchanged(profile: str, tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        setup = {"profile": profile, "players": 3, "random": True}
        seats = await start_game(server.client, 3, setup=setup)
        async with connect_seats(server.client, *seats) as opened:
            await play_all_randomly(opened, SeededRandom(4))
            game = (await wait_for_end(opened[0])).game
        story = await server.client.story(game)
        imported = await server.client.import_game(story)
        assert imported != game
        assert await server.client.story(imported) == story
        for seat in (-1, 0, 2):
            was, now = (
                await fetch_replay(server, game, seat),
                await fetch_replay(server, imported, seat),
            )
            assert now[1:] == was[1:]  # an import has no events for the deal, the first step
            assert now[0].state == was[0].state


@pytest.mark.asyncio
async def test_imported_games_survive_a_restart(tmp_path: Path) -> None:
    settings = make_settings(tmp_path)
    stories = finished_story_texts()
    assert len(stories) > 5
    async with run_server(settings) as server:
        games = [await server.client.import_game(story) for story in stories]
        replays = [await fetch_replay(server, game, 0) for game in games]
        assert all(replay[-1].state.common.over for replay in replays)
    async with run_server(settings) as server:
        for game, replay, story in zip(games, replays, stories, strict=True):
            assert await fetch_replay(server, game, 0) == replay
            assert await server.client.story(game) == story


UNFINISHED_STORY = """# The Architect has gold and cards.
profile 2016
Ann  architect  gold 6  hand castle tavern manor
Bob  thief
Cid  king
Dan  merchant
turn Ann

Ann: gold
turn Ann
"""


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("story", "status", "code"),
    [
        (UNFINISHED_STORY, 409, "not-over"),
        (UNFINISHED_STORY.replace("Ann: gold", "Ann: build palace"), 400, "bad-story"),
        (UNFINISHED_STORY.replace("Ann: gold", "Bob: gold"), 400, "bad-story"),
        (UNFINISHED_STORY.replace("turn Ann\n\n", "turn Ann\n\n~ 1 2 3\n"), 400, "bad-story"),
        (UNFINISHED_STORY + "\n" + UNFINISHED_STORY, 400, "bad-story"),
        ("", 400, "bad-story"),
        ("once upon a time", 400, "bad-story"),
    ],
)
async def test_an_incomplete_or_invalid_story_is_refused(
    story: str, status: int, code: str, tmp_path: Path
) -> None:
    async with run_server(make_settings(tmp_path)) as server, assert_unchanged(server):
        with pytest.raises(RequestError) as caught:
            await server.client.import_game(story)
        assert (caught.value.status, caught.value.code) == (status, code)
