"""Hints: what a bot would do, at casual tables only, from what the seat may know."""

from __future__ import annotations

from pathlib import Path

import pytest

from citadels.protocol.messages import AskHint, Hint, Refused
from citadels.server.settings import SettingsError
from tests.properties.games import Lots
from tests.server.serving import running
from tests.server.table_talk import (
    asked_line,
    at_step,
    begin,
    lines,
    options_of,
    play_all,
    reply,
    settings_in,
)

ADVISER = "search(iterations=16)"


@pytest.mark.asyncio
async def test_a_hint_weighs_every_option_and_says_who_may_be_who(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, adviser=ADVISER)) as server:
        seats = await begin(server.client, 4)
        async with lines(server.client, *seats) as players:
            for number in (0, 6, 15):
                await play_all(players, Lots(number), at_step(number))
                line = asked_line(players)
                before = line.state
                told = await reply(line, await line.ask_hint())
                assert isinstance(told, Hint)
                assert before is not None
                assert told.question == before.question
                offered = {option.id for option in options_of(line)}
                assert {promise.option for promise in told.promises} == offered
                assert all(0 <= promise.share <= 1 for promise in told.promises)
                assert len(told.beliefs) == 4
                assert before.own is not None
                for role in before.own.roles:
                    assert told.beliefs[line.seat] == {role: 1.0}
                again = await reply(line, await line.ask_hint())
                assert isinstance(again, Hint)
                assert again.promises == told.promises
                assert line.state == before


@pytest.mark.asyncio
async def test_only_whoever_is_asked_gets_a_hint(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, adviser=ADVISER)) as server:
        seats = await begin(server.client, 2, setup={"players": 2})
        async with lines(server.client, *seats) as players:
            line = asked_line(players)
            other = players[1 - line.seat]
            command = await other.ask_hint()
            assert await reply(other, command) == Refused("stale", command, state=other.state)
            await line.send(AskHint(7, "early"))
            assert await reply(line, "early") == Refused("stale", "early", state=line.state)


@pytest.mark.asyncio
async def test_a_table_that_is_not_casual_gives_no_hints(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, adviser=ADVISER)) as server:
        seats = await begin(server.client, 2, setup={"players": 2}, casual=False)
        async with lines(server.client, *seats) as players:
            line = asked_line(players)
            command = await line.ask_hint()
            assert await reply(line, command) == Refused("hints-off", command)


def test_an_adviser_that_there_is_not_is_found_before_the_server_starts(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="deep-thought"):
        settings_in(tmp_path, adviser="deep-thought").check()
    settings_in(tmp_path, adviser=ADVISER).check()
