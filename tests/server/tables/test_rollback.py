"""An answer is applied before it is stored, but nobody sees it until then."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from citadels.client.connection import TableConnection
from citadels.match.records import Record
from citadels.protocol.messages import Accepted, Ping, Pong, Refused, Update
from citadels.server.store.errors import StoreError
from citadels.server.store.journal import Journal
from tests.properties.random_games import SeededRandom
from tests.server.support.helpers import (
    asked_connection,
    connect_seats,
    is_at_step,
    make_settings,
    options_of,
    play_all_randomly,
    random_option,
    send,
    start_game,
    wait_for_all,
    wait_for_end,
    wait_for_reply,
    wait_for_state,
    wait_for_welcome,
    with_timeout,
)
from tests.server.support.server_fixture import RunningServer, run_server

TWO_PLAYERS = {"players": 2}


class SlowJournal:
    """A journal that writes or fails on request."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.reached = asyncio.Event()
        self.can_continue = asyncio.Event()
        self.should_fail = False
        self._append = Journal.append
        patch.setattr(Journal, "append", self._make_slow(self._append))

    def _make_slow(self, append: object) -> object:
        async def slow(journal: Journal, game: str, record: Record, link: bytes) -> None:
            self.reached.set()
            await self.can_continue.wait()
            if self.should_fail:
                raise StoreError("the disk is full")
            await self._append(journal, game, record, link)

        return slow


@asynccontextmanager
async def slow_journal() -> AsyncIterator[SlowJournal]:
    with pytest.MonkeyPatch.context() as patch:
        slow = SlowJournal(patch)
        try:
            yield slow
        finally:
            slow.can_continue.set()


async def assert_silent(connection: TableConnection) -> bool:
    """Whether the reply to a ping is the next message."""
    await connection.send(Ping())
    return isinstance(await with_timeout(connection.receive()), Pong)


async def play_to_last_answer(
    server: RunningServer, players: list[TableConnection], rng: SeededRandom
) -> tuple[TableConnection, int]:
    """Play up to the answer that will end the game; returns its connection and option."""
    assert players[0].table is not None
    live = await server.node.registry.get_table(players[0].table.id)
    while True:
        connection = asked_connection(players)
        assert live.game is not None
        answer = random_option(options_of(connection), rng)
        game = live.game.match.game.copy()
        game.apply(answer)
        if game.is_over():
            return connection, answer
        await wait_for_reply(connection, await connection.answer(answer))
        await wait_for_all(players, connection)


@pytest.mark.asyncio
async def test_nobody_receives_an_answer_before_it_is_stored(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        seats = await start_game(server.client, 2, setup=TWO_PLAYERS)
        async with (
            connect_seats(server.client, *seats) as players,
            server.client.connect(table=seats[0].table) as watcher,
        ):
            await wait_for_welcome(watcher)
            await play_all_randomly(players, SeededRandom(1), is_at_step(9))
            await wait_for_state(watcher, is_at_step(9))
            asked_player = asked_connection(players)
            other_player = players[1 - asked_player.seat]
            async with slow_journal() as slow:
                await asked_player.answer(options_of(asked_player)[0].id, "slow")
                await with_timeout(slow.reached.wait())
                assert await assert_silent(other_player)
                assert await assert_silent(watcher)
                async with server.client.connect(table=seats[0].table) as late:
                    slow.can_continue.set()
                    await wait_for_welcome(late)
                    assert late.state is not None
                    assert late.state.number == 10
            assert await wait_for_reply(asked_player, "slow") == Accepted("slow", 10)
            await wait_for_all([other_player, watcher], asked_player)


@pytest.mark.asyncio
async def test_the_secret_is_not_sent_before_the_last_answer_is_stored(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        seats = await start_game(server.client, 2, setup=TWO_PLAYERS)
        async with connect_seats(server.client, *seats) as players:
            connection, answer = await play_to_last_answer(server, players, SeededRandom(2))
            where = f"/api/tables/{seats[0].table}"
            before = (await send(server, "GET", where)).text
            async with slow_journal() as slow:
                await connection.answer(answer, "last")
                await with_timeout(slow.reached.wait())
                assert (await send(server, "GET", where)).text == before
            assert isinstance(await wait_for_reply(connection, "last"), Accepted)
            assert (await wait_for_end(connection)).ending is not None
            assert '"secret":""' not in (await send(server, "GET", where)).text.replace(" ", "")


@pytest.mark.asyncio
@pytest.mark.parametrize("end", [False, True])
async def test_an_answer_that_could_not_be_stored_was_not_played(tmp_path: Path, end: bool) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        seats = await start_game(server.client, 2, setup=TWO_PLAYERS)
        async with connect_seats(server.client, *seats) as players:
            rng = SeededRandom(3)
            if end:
                connection, answer = await play_to_last_answer(server, players, rng)
            else:
                await play_all_randomly(players, rng, is_at_step(12))
                connection = asked_connection(players)
                answer = options_of(connection)[0].id
            await wait_for_all(players, connection)
            before = [player.state for player in players]
            async with slow_journal() as slow:
                slow.should_fail = True
                slow.can_continue.set()
                for _ in range(2):
                    response = await wait_for_reply(
                        connection, await connection.answer(answer, "again")
                    )
                    assert isinstance(response, Refused)
                    assert response.code == "database-unavailable"
            for player, state in zip(players, before, strict=True):
                assert await assert_silent(player)
                assert player.state == state
            other_option = options_of(connection)[-1].id
            assert isinstance(
                await wait_for_reply(connection, await connection.answer(other_option, "again")),
                Accepted,
            )
            await wait_for_all(players, connection)
            async with connect_seats(server.client, *seats) as fresh:
                assert [player.state for player in fresh] == [player.state for player in players]


@pytest.mark.asyncio
async def test_a_connection_lost_meanwhile_loses_nothing(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        seats = await start_game(server.client, 2, setup=TWO_PLAYERS)
        async with connect_seats(server.client, *seats) as players:
            asked_player = asked_connection(players)
            other_player = players[1 - asked_player.seat]
            async with slow_journal() as slow:
                await asked_player.answer(options_of(asked_player)[0].id, "cut")
                await with_timeout(slow.reached.wait())
                await asked_player.close()
            update = await with_timeout(other_player.receive())
            assert isinstance(update, Update)
            async with connect_seats(server.client, seats[asked_player.seat]) as [second]:
                assert second.state is not None
                assert second.state.number == 1
