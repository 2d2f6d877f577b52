"""Playing on from a position: the end of a story, against bots."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.properties.games import Lots
from tests.server.serving import running
from tests.server.table_talk import (
    begin,
    finished,
    lines,
    play_all,
    refused,
    send,
    settings_in,
)

STORY = """# The Architect has gold and cards.
profile 2016
Ann  architect  gold 6  hand castle tavern manor
Bob  thief
Cid  king  hand temple
Dan  merchant  city watchtower
deck market tavern palace cathedral fortress
turn Ann

Ann: gold
turn Ann
"""


@pytest.mark.asyncio
async def test_a_position_is_played_on_against_bots_to_the_end(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        seat = await server.client.open_practice("Eve", STORY, seat=0, bots="random")
        told = await server.client.table(seat.table)
        assert (told.status, told.practice, told.public) == ("playing", True, False)
        assert [sitting.kind for sitting in told.seats] == ["person", "bot", "bot", "bot"]
        async with lines(server.client, seat) as [line]:
            assert line.state is not None
            assert line.state.own is not None
            assert set(line.state.own.hand) == {"castle", "tavern", "manor"}
            assert line.state.common.players[0].gold == 8
            assert line.state.common.turn is not None
            assert line.state.common.turn.role == "architect"
            assert line.is_asked()
            await play_all([line], Lots(1))
            game = (await finished(line)).game
        assert await refused(server.client.story(game)) == "no-story"
        replay = await send(server, "GET", f"/api/games/{game}/replay?seat=0&count=1")
        assert replay.json()[0]["state"]["own"]["seat"] == 0


@pytest.mark.asyncio
async def test_any_seat_of_the_story_can_be_taken(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        seat = await server.client.open_practice("Eve", STORY, seat=2, bots="random")
        assert seat.place == 2
        async with lines(server.client, seat) as [line]:
            assert line.state is not None
            assert line.state.own is not None
            assert line.state.own.roles == ["king"]
            assert line.state.own.hand == ["temple"]


@pytest.mark.asyncio
async def test_what_is_no_position_is_refused(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        client = server.client
        assert await refused(client.open_practice("Eve", "once upon a time")) == "bad-story"
        assert await refused(client.open_practice("Eve", "")) == "bad-story"
        assert await refused(client.open_practice("Eve", STORY + "\n" + STORY)) == "bad-story"
        assert await refused(client.open_practice("Eve", STORY + "Bob: gold\n")) == "bad-story"
        assert await refused(client.open_practice("Eve", STORY, seat=4)) == "no-seat"
        assert await refused(client.open_practice("Eve", STORY, bots="deep-thought")) == "bad-bot"
        assert await refused(client.open_practice("", STORY)) == "name-empty"


@pytest.mark.asyncio
async def test_a_finished_game_is_no_position(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        seats = await begin(server.client, 2, setup={"players": 2})
        async with lines(server.client, *seats) as players:
            await play_all(players, Lots(2))
            story = await server.client.story((await finished(players[0])).game)
        assert await refused(server.client.open_practice("Eve", story)) == "game-over"
