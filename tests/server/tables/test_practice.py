"""Practice games: continuing from the end of a story against bots."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.properties.random_games import SeededRandom
from tests.server.support.helpers import (
    connect_seats,
    error_code_of,
    make_settings,
    play_all_randomly,
    send,
    start_game,
    wait_for_end,
)
from tests.server.support.server_fixture import run_server

POSITION_STORY = """# The Architect has gold and cards.
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
async def test_a_position_is_played_against_bots_to_the_end(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        seat = await server.client.open_practice("Eve", POSITION_STORY, seat=0, bots="random")
        table_info = await server.client.table(seat.table)
        assert (table_info.status, table_info.practice, table_info.public) == (
            "playing",
            True,
            False,
        )
        assert [sitting.kind for sitting in table_info.seats] == ["person", "bot", "bot", "bot"]
        async with connect_seats(server.client, seat) as [connection]:
            assert connection.state is not None
            assert connection.state.own is not None
            assert set(connection.state.own.hand) == {"castle", "tavern", "manor"}
            assert connection.state.common.players[0].gold == 8
            assert connection.state.common.turn is not None
            assert connection.state.common.turn.role == "architect"
            assert connection.is_asked()
            await play_all_randomly([connection], SeededRandom(1))
            game = (await wait_for_end(connection)).game
        assert await error_code_of(server.client.story(game)) == "no-story"
        replay = await send(server, "GET", f"/api/games/{game}/replay?seat=0&count=1")
        assert replay.json()[0]["state"]["own"]["seat"] == 0


@pytest.mark.asyncio
async def test_any_seat_of_the_story_can_be_taken(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        seat = await server.client.open_practice("Eve", POSITION_STORY, seat=2, bots="random")
        assert seat.place == 2
        async with connect_seats(server.client, seat) as [connection]:
            assert connection.state is not None
            assert connection.state.own is not None
            assert connection.state.own.roles == ["king"]
            assert connection.state.own.hand == ["temple"]


@pytest.mark.asyncio
async def test_an_invalid_position_is_refused(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        client = server.client
        assert await error_code_of(client.open_practice("Eve", "once upon a time")) == "bad-story"
        assert await error_code_of(client.open_practice("Eve", "")) == "bad-story"
        assert (
            await error_code_of(client.open_practice("Eve", POSITION_STORY + "\n" + POSITION_STORY))
            == "bad-story"
        )
        assert (
            await error_code_of(client.open_practice("Eve", POSITION_STORY + "Bob: gold\n"))
            == "bad-story"
        )
        assert await error_code_of(client.open_practice("Eve", POSITION_STORY, seat=4)) == "no-seat"
        assert (
            await error_code_of(client.open_practice("Eve", POSITION_STORY, bots="deep-thought"))
            == "bad-bot"
        )
        assert await error_code_of(client.open_practice("", POSITION_STORY)) == "name-empty"


@pytest.mark.asyncio
async def test_a_finished_game_cannot_be_continued(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        seats = await start_game(server.client, 2, setup={"players": 2})
        async with connect_seats(server.client, *seats) as players:
            await play_all_randomly(players, SeededRandom(2))
            story = await server.client.story((await wait_for_end(players[0])).game)
        assert await error_code_of(server.client.open_practice("Eve", story)) == "game-over"
