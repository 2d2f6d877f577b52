"""Hints: what a bot would do, at casual tables only, from what the seat may know."""

from __future__ import annotations

from pathlib import Path

import pytest

from citadels.protocol.messages import AskHint, Hint, Refused
from citadels.server.settings import SettingsError
from tests.properties.random_games import SeededRandom
from tests.server.support.helpers import (
    asked_connection,
    connect_seats,
    is_at_step,
    make_settings,
    options_of,
    play_all_randomly,
    start_game,
    wait_for_reply,
)
from tests.server.support.server_fixture import run_server

HINT_BOT = "search(iterations=16)"


@pytest.mark.asyncio
async def test_a_hint_weighs_every_option_and_lists_possible_characters(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path, hint_bot=HINT_BOT)) as server:
        seats = await start_game(server.client, 4)
        async with connect_seats(server.client, *seats) as players:
            for number in (0, 6, 15):
                await play_all_randomly(players, SeededRandom(number), is_at_step(number))
                connection = asked_connection(players)
                before = connection.state
                hint = await wait_for_reply(connection, await connection.ask_hint())
                assert isinstance(hint, Hint)
                assert before is not None
                assert hint.question == before.question
                offered = {option.id for option in options_of(connection)}
                assert {estimate.option for estimate in hint.estimates} == offered
                assert all(0 <= estimate.share <= 1 for estimate in hint.estimates)
                assert len(hint.beliefs) == 4
                assert before.own is not None
                for role in before.own.roles:
                    assert hint.beliefs[connection.seat] == {role: 1.0}
                second_hint = await wait_for_reply(connection, await connection.ask_hint())
                assert isinstance(second_hint, Hint)
                assert second_hint.estimates == hint.estimates
                assert connection.state == before


@pytest.mark.asyncio
async def test_only_the_asked_seat_gets_a_hint(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path, hint_bot=HINT_BOT)) as server:
        seats = await start_game(server.client, 2, setup={"players": 2})
        async with connect_seats(server.client, *seats) as players:
            connection = asked_connection(players)
            other_player = players[1 - connection.seat]
            command = await other_player.ask_hint()
            assert await wait_for_reply(other_player, command) == Refused(
                "stale", command, state=other_player.state
            )
            await connection.send(AskHint(7, "early"))
            assert await wait_for_reply(connection, "early") == Refused(
                "stale", "early", state=connection.state
            )


@pytest.mark.asyncio
async def test_a_table_that_is_not_casual_gives_no_hints(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path, hint_bot=HINT_BOT)) as server:
        seats = await start_game(server.client, 2, setup={"players": 2}, casual=False)
        async with connect_seats(server.client, *seats) as players:
            connection = asked_connection(players)
            command = await connection.ask_hint()
            assert await wait_for_reply(connection, command) == Refused("hints-off", command)


def test_an_unknown_hint_bot_is_reported_before_the_server_starts(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="deep-thought"):
        make_settings(tmp_path, hint_bot="deep-thought").check()
    make_settings(tmp_path, hint_bot=HINT_BOT).check()
