"""Chat messages reach everybody at a table, once and in order."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from citadels.client.connection import TableConnection
from citadels.protocol.messages import Accepted, Chat, Refused
from citadels.server.store.chat import HISTORY_LENGTH
from citadels.server.tables.chat import MESSAGES_PER_MINUTE
from tests.properties.random_games import SeededRandom
from tests.server.support.helpers import (
    answer_randomly,
    asked_connection,
    connect_seats,
    error_code_of,
    make_settings,
    seat_people,
    send,
    start_game,
    wait_for_message,
    wait_for_reply,
    wait_for_welcome,
    with_timeout,
)
from tests.server.support.server_fixture import run_server

TWO_PLAYERS = {"players": 2}


def chat_messages(connection: TableConnection) -> list[tuple[int, str, str, str]]:
    return [(chat.number, chat.name, chat.text, chat.phrase) for chat in connection.chat]


@pytest.mark.asyncio
async def test_everybody_receives_messages_in_the_same_order(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        seats = await start_game(server.client, 2, setup=TWO_PLAYERS)
        async with (
            connect_seats(server.client, *seats) as players,
            server.client.connect(table=seats[0].table) as watcher,
        ):
            await wait_for_welcome(watcher)
            for number in range(5):
                await asyncio.gather(
                    *(
                        connection.send_chat(f"{number} of {connection.seat}")
                        for connection in players
                    )
                )
            readers = [*players, watcher]
            for connection in readers:
                while len(connection.chat) < 10:
                    await wait_for_message(connection, Chat)
            assert chat_messages(players[0]) == chat_messages(players[1]) == chat_messages(watcher)
            assert [number for number, *_ in chat_messages(watcher)] == list(range(1, 11))
            for name, seat in (("Ann", 0), ("Bob", 1)):
                own = [text for _, sender, text, _ in chat_messages(watcher) if sender == name]
                assert own == [f"{number} of {seat}" for number in range(5)]


@pytest.mark.asyncio
async def test_a_late_joiner_receives_recent_chat(tmp_path: Path) -> None:
    settings = make_settings(tmp_path)
    async with run_server(settings) as server:
        seats = await seat_people(server.client, 4)
        async with connect_seats(server.client, *seats) as players:
            for number in range(HISTORY_LENGTH + 5):
                connection = players[number % 4]
                assert isinstance(
                    await wait_for_reply(connection, await connection.send_chat(f"line {number}")),
                    Accepted,
                )
    async with (
        run_server(settings) as server,
        connect_seats(server.client, seats[0]) as [connection],
    ):
        assert [chat.text for chat in connection.chat] == [
            f"line {number}" for number in range(5, HISTORY_LENGTH + 5)
        ]
        await wait_for_reply(connection, await connection.send_chat("again"))
        assert connection.chat[-1].number == HISTORY_LENGTH + 6


@pytest.mark.asyncio
async def test_a_phrase_is_sent_as_its_slug(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        seats = await seat_people(server.client, 2)
        async with connect_seats(server.client, *seats) as [ann, bob]:
            await ann.send_chat(phrase="well-played")
            message = await wait_for_message(bob, Chat)
            assert (message.seat, message.name, message.phrase, message.text) == (
                0,
                "Ann",
                "well-played",
                "",
            )


@pytest.mark.asyncio
async def test_an_invalid_message_is_refused_with_a_code(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        seats = await seat_people(server.client, 2)
        async with connect_seats(server.client, *seats) as [ann, _]:
            for text, phrase, code in (
                ("", "", "chat-empty"),
                (" \u200b\n", "", "chat-empty"),
                ("a" * 201, "", "chat-too-long"),
                ("", "no-such-phrase", "chat-unknown-phrase"),
            ):
                command = await ann.send_chat(text, phrase)
                assert await wait_for_reply(ann, command) == Refused(code, command)
            assert not ann.chat


@pytest.mark.asyncio
async def test_messages_per_minute_are_limited(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        seats = await seat_people(server.client, 2)
        async with connect_seats(server.client, *seats) as [ann, bob]:
            for _ in range(MESSAGES_PER_MINUTE):
                assert isinstance(await wait_for_reply(ann, await ann.send_chat("hm")), Accepted)
            command = await ann.send_chat("hm")
            assert await wait_for_reply(ann, command) == Refused("rate-limited", command)
            assert isinstance(await wait_for_reply(bob, await bob.send_chat("hm")), Accepted)


@pytest.mark.asyncio
async def test_the_host_mutes_and_unmutes_a_player(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        ann, bob = await start_game(server.client, 2, setup=TWO_PLAYERS)
        where = f"/api/tables/{ann.table}/muted"
        async with connect_seats(server.client, ann, bob) as players:
            assert (await send(server, "PUT", where, {"place": 0}, bob.token)).status_code == 403
            assert (await send(server, "PUT", where, {"place": 1}, ann.token)).status_code == 200
            command = await players[1].send_chat("hello")
            assert await wait_for_reply(players[1], command) == Refused("muted", command)
            await answer_randomly(asked_connection(players), SeededRandom(1))
            body = {"place": 1, "muted": False}
            assert (await send(server, "PUT", where, body, ann.token)).status_code == 200
            assert isinstance(
                await wait_for_reply(players[1], await players[1].send_chat("hello")), Accepted
            )


@pytest.mark.asyncio
async def test_a_new_player_in_a_muted_seat_may_chat(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        ann, bob = await seat_people(server.client, 2)
        where = f"/api/tables/{ann.table}/muted"
        await send(server, "PUT", where, {"place": 1}, ann.token)
        await server.client.vacate_seat(bob, 1)
        cid = await server.client.join(ann.table, "Cid")
        async with connect_seats(server.client, cid) as [connection]:
            assert connection.seat == 1
            assert isinstance(
                await wait_for_reply(connection, await connection.send_chat("hello")), Accepted
            )


@pytest.mark.asyncio
async def test_chat_and_game_are_independent(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        seats = await start_game(server.client, 2, setup=TWO_PLAYERS)
        async with connect_seats(server.client, *seats) as players:
            connection = asked_connection(players)
            before = connection.state
            await wait_for_reply(connection, await connection.send_chat("let me think"))
            assert connection.state == before
            await answer_randomly(connection, SeededRandom(1))
            await wait_for_reply(connection, await connection.send_chat("done"))
            assert [text for _, _, text, _ in chat_messages(connection)] == ["let me think", "done"]
            while len(players[1 - connection.seat].chat) < 2:
                await with_timeout(players[1 - connection.seat].receive())
        assert await error_code_of(server.client.join(seats[0].table, "Eve")) == "started"


@pytest.mark.asyncio
async def test_chat_from_another_node_is_broadcast_once(
    tmp_path: Path,
) -> None:
    settings = make_settings(tmp_path)
    async with (
        run_server(settings) as first_node,
        run_server(replace(settings, node_name="other")) as second_node,
    ):
        ann, bob = await start_game(first_node.client, 2, setup=TWO_PLAYERS)
        async with connect_seats(first_node.client, ann) as [here]:
            await wait_for_reply(here, await here.send_chat("before anybody came"))
            async with connect_seats(second_node.client, bob) as [there]:
                texts: list[str] = []
                for text in ("first", "second"):
                    await wait_for_reply(here, await here.send_chat(text))
                    # First as after a notification from the other node, then as after polling.
                    await asyncio.gather(
                        *(second_node.node._on_remote_change(ann.table) for _ in range(2))
                    )
                    texts.append((await wait_for_message(there, Chat)).text)
                command = await there.send_chat("last")
                while there.chat[-1].text != "last":
                    texts.append((await wait_for_message(there, Chat)).text)
                assert texts == ["first", "second", "last"]
                assert isinstance(await wait_for_reply(there, command), Accepted)
                assert [chat.number for chat in there.chat] == [1, 2, 3, 4]
