"""What people say at a table reaches all who listen, once and in order."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from citadels.client.connection import TableConnection
from citadels.protocol.messages import Accepted, Chat, Refused
from citadels.server.store.chat import HISTORY_LENGTH
from citadels.server.tables.chat import MESSAGES_PER_MINUTE
from tests.properties.games import Lots
from tests.server.serving import running
from tests.server.table_talk import (
    answer_by_lot,
    asked_line,
    begin,
    hear,
    lines,
    refused,
    reply,
    send,
    settings_in,
    sit_down,
    welcome,
    within,
)

TWO = {"players": 2}


def said(line: TableConnection) -> list[tuple[int, str, str, str]]:
    return [(chat.number, chat.name, chat.text, chat.phrase) for chat in line.chat]


@pytest.mark.asyncio
async def test_all_hear_what_is_said_in_the_same_order(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        seats = await begin(server.client, 2, setup=TWO)
        async with (
            lines(server.client, *seats) as players,
            server.client.connect(table=seats[0].table) as beside,
        ):
            await welcome(beside)
            for number in range(5):
                await asyncio.gather(
                    *(line.send_chat(f"{number} of {line.seat}") for line in players)
                )
            readers = [*players, beside]
            for line in readers:
                while len(line.chat) < 10:
                    await hear(line, Chat)
            assert said(players[0]) == said(players[1]) == said(beside)
            assert [number for number, *_ in said(beside)] == list(range(1, 11))
            for name, seat in (("Ann", 0), ("Bob", 1)):
                own = [text for _, who, text, _ in said(beside) if who == name]
                assert own == [f"{number} of {seat}" for number in range(5)]


@pytest.mark.asyncio
async def test_whoever_comes_later_is_told_what_was_said_last(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    async with running(settings) as server:
        seats = await sit_down(server.client, 4)
        async with lines(server.client, *seats) as players:
            for number in range(HISTORY_LENGTH + 5):
                line = players[number % 4]
                assert isinstance(
                    await reply(line, await line.send_chat(f"line {number}")), Accepted
                )
    async with running(settings) as server, lines(server.client, seats[0]) as [line]:
        assert [chat.text for chat in line.chat] == [
            f"line {number}" for number in range(5, HISTORY_LENGTH + 5)
        ]
        await reply(line, await line.send_chat("again"))
        assert line.chat[-1].number == HISTORY_LENGTH + 6


@pytest.mark.asyncio
async def test_a_ready_phrase_is_sent_as_its_name(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        seats = await sit_down(server.client, 2)
        async with lines(server.client, *seats) as [ann, bob]:
            await ann.send_chat(phrase="well-played")
            told = await hear(bob, Chat)
            assert (told.seat, told.name, told.phrase, told.text) == (0, "Ann", "well-played", "")


@pytest.mark.asyncio
async def test_what_cannot_be_said_is_refused_with_a_code(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        seats = await sit_down(server.client, 2)
        async with lines(server.client, *seats) as [ann, _]:
            for text, phrase, code in (
                ("", "", "chat-empty"),
                (" \u200b\n", "", "chat-empty"),
                ("a" * 201, "", "chat-too-long"),
                ("", "no-such-phrase", "chat-unknown-phrase"),
            ):
                command = await ann.send_chat(text, phrase)
                assert await reply(ann, command) == Refused(code, command)
            assert not ann.chat


@pytest.mark.asyncio
async def test_nobody_talks_all_the_time(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        seats = await sit_down(server.client, 2)
        async with lines(server.client, *seats) as [ann, bob]:
            for _ in range(MESSAGES_PER_MINUTE):
                assert isinstance(await reply(ann, await ann.send_chat("hm")), Accepted)
            command = await ann.send_chat("hm")
            assert await reply(ann, command) == Refused("too-many", command)
            assert isinstance(await reply(bob, await bob.send_chat("hm")), Accepted)


@pytest.mark.asyncio
async def test_the_host_silences_and_lets_speak_again(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        ann, bob = await begin(server.client, 2, setup=TWO)
        where = f"/api/tables/{ann.table}/muted"
        async with lines(server.client, ann, bob) as players:
            assert (await send(server, "PUT", where, {"place": 0}, bob.token)).status_code == 403
            assert (await send(server, "PUT", where, {"place": 1}, ann.token)).status_code == 200
            command = await players[1].send_chat("hello")
            assert await reply(players[1], command) == Refused("muted", command)
            await answer_by_lot(asked_line(players), Lots(1))
            body = {"place": 1, "muted": False}
            assert (await send(server, "PUT", where, body, ann.token)).status_code == 200
            assert isinstance(
                await reply(players[1], await players[1].send_chat("hello")), Accepted
            )


@pytest.mark.asyncio
async def test_whoever_sits_down_after_a_silenced_one_may_speak(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        ann, bob = await sit_down(server.client, 2)
        where = f"/api/tables/{ann.table}/muted"
        await send(server, "PUT", where, {"place": 1}, ann.token)
        await server.client.vacate_seat(bob, 1)
        cid = await server.client.join(ann.table, "Cid")
        async with lines(server.client, cid) as [line]:
            assert line.seat == 1
            assert isinstance(await reply(line, await line.send_chat("hello")), Accepted)


@pytest.mark.asyncio
async def test_talk_does_not_move_the_game_and_the_game_does_not_stop_talk(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        seats = await begin(server.client, 2, setup=TWO)
        async with lines(server.client, *seats) as players:
            line = asked_line(players)
            before = line.state
            await reply(line, await line.send_chat("let me think"))
            assert line.state == before
            await answer_by_lot(line, Lots(1))
            await reply(line, await line.send_chat("done"))
            assert [text for _, _, text, _ in said(line)] == ["let me think", "done"]
            while len(players[1 - line.seat].chat) < 2:
                await within(players[1 - line.seat].receive())
        assert await refused(server.client.join(seats[0].table, "Eve")) == "started"


@pytest.mark.asyncio
async def test_what_is_said_through_another_node_is_told_once_and_nothing_old_again(
    tmp_path: Path,
) -> None:
    settings = settings_in(tmp_path)
    async with running(settings) as one, running(replace(settings, node="other")) as other:
        ann, bob = await begin(one.client, 2, setup=TWO)
        async with lines(one.client, ann) as [here]:
            await reply(here, await here.send_chat("before anybody came"))
            async with lines(other.client, bob) as [there]:
                heard: list[str] = []
                for text in ("first", "second"):
                    await reply(here, await here.send_chat(text))
                    # As the note from the other node would have it, and once more by looking.
                    await asyncio.gather(
                        *(other.node._on_remote_change(ann.table) for _ in range(2))
                    )
                    heard.append((await hear(there, Chat)).text)
                command = await there.send_chat("last")
                while there.chat[-1].text != "last":
                    heard.append((await hear(there, Chat)).text)
                assert heard == ["first", "second", "last"]
                assert isinstance(await reply(there, command), Accepted)
                assert [chat.number for chat in there.chat] == [1, 2, 3, 4]
