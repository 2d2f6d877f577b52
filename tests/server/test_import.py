"""Stories of games that were played elsewhere are kept, and looked at like any other game."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from citadels.client import RequestError
from citadels.engine.editions.registry import PROFILES
from citadels.engine.notation.parser import parse_story, split_stories
from citadels.engine.notation.runner import run_story
from citadels.protocol.messages import Update
from tests.properties.games import Lots
from tests.server.abuse.guests import nothing_changes
from tests.server.serving import Running, running
from tests.server.table_talk import begin, finished, lines, play_all, settings_in

STORIES = Path(__file__).parents[1] / "stories"
ENDED = ("classic/rules/ties.story", "classic/rules/scoring.story", "notation/sealed.story")


def told_to_the_end() -> list[str]:
    """Some stories in which a game ends."""
    found = [
        block
        for name in ENDED
        for block in split_stories((STORIES / name).read_text(encoding="utf-8"))
        if run_story(parse_story(block)).is_over()
    ]
    return ["\n".join(line for _, line in block.lines) + "\n" for block in found[::4]]


async def whole_replay(server: Running, game: str, seat: int) -> list[Update]:
    """Every step of a game as a seat saw it, but for the id of the game and the times."""
    told: list[Update] = []
    while True:
        some = await server.client.replay(game, seat, len(told))
        if not some:
            return [_without_times(update) for update in told]
        told += some


def _without_times(update: Update) -> Update:
    steps = [msgspec.structs.replace(step, at=0) for step in update.steps]
    state = msgspec.structs.replace(update.state, game="")
    return msgspec.structs.replace(update, steps=steps, state=state)


@pytest.mark.asyncio
@pytest.mark.parametrize("profile", PROFILES)
async def test_an_exported_game_comes_back_the_same(profile: str, tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        setup = {"profile": profile, "players": 3, "random": True}
        seats = await begin(server.client, 3, setup=setup)
        async with lines(server.client, *seats) as opened:
            await play_all(opened, Lots(4))
            game = (await finished(opened[0])).game
        story = await server.client.story(game)
        kept = await server.client.import_game(story)
        assert kept != game
        assert await server.client.story(kept) == story
        for seat in (-1, 0, 2):
            was, now = (
                await whole_replay(server, game, seat),
                await whole_replay(server, kept, seat),
            )
            assert now[1:] == was[1:]  # what comes first is the deal, which is only told as it lies
            assert now[0].state == was[0].state


@pytest.mark.asyncio
async def test_what_is_read_in_outlives_a_restart(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    whole = told_to_the_end()
    assert len(whole) > 5
    async with running(settings) as server:
        games = [await server.client.import_game(story) for story in whole]
        replays = [await whole_replay(server, game, 0) for game in games]
        assert all(replay[-1].state.common.over for replay in replays)
    async with running(settings) as server:
        for game, replay, story in zip(games, replays, whole, strict=True):
            assert await whole_replay(server, game, 0) == replay
            assert await server.client.story(game) == story


UNFINISHED = """# The Architect has gold and cards.
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
        (UNFINISHED, 409, "not-over"),
        (UNFINISHED.replace("Ann: gold", "Ann: build palace"), 400, "bad-story"),
        (UNFINISHED.replace("Ann: gold", "Bob: gold"), 400, "bad-story"),
        (UNFINISHED.replace("turn Ann\n\n", "turn Ann\n\n~ 1 2 3\n"), 400, "bad-story"),
        (UNFINISHED + "\n" + UNFINISHED, 400, "bad-story"),
        ("", 400, "bad-story"),
        ("once upon a time", 400, "bad-story"),
    ],
)
async def test_what_is_no_whole_true_game_is_refused(
    story: str, status: int, code: str, tmp_path: Path
) -> None:
    async with running(settings_in(tmp_path)) as server, nothing_changes(server):
        with pytest.raises(RequestError) as caught:
            await server.client.import_game(story)
        assert (caught.value.status, caught.value.code) == (status, code)
