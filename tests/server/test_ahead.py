"""An answer is played while it is being stored. Until it is stored, nobody can tell."""

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
from tests.properties.games import Lots
from tests.server.serving import Running, running
from tests.server.table_talk import (
    asked_line,
    at_step,
    begin,
    by_lot,
    finished,
    lines,
    options_of,
    play_all,
    reach,
    reply,
    send,
    settings_in,
    together,
    welcome,
    within,
)

TWO = {"players": 2}


class SlowJournal:
    """A journal that writes when it is told to, or fails."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.reached = asyncio.Event()
        self.goes_on = asyncio.Event()
        self.fails = False
        self._append = Journal.append
        patch.setattr(Journal, "append", self._slowly(self._append))

    def _slowly(self, append: object) -> object:
        async def slow(journal: Journal, game: str, record: Record, link: bytes) -> None:
            self.reached.set()
            await self.goes_on.wait()
            if self.fails:
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
            slow.goes_on.set()


async def silent(line: TableConnection) -> bool:
    """Whether nothing has come but the answer to a ping."""
    await line.send(Ping())
    return isinstance(await within(line.receive()), Pong)


async def last_answer(
    server: Running, players: list[TableConnection], lots: Lots
) -> tuple[TableConnection, int]:
    """Play up to the answer that will end the game: who has to give it, and which it is."""
    assert players[0].table is not None
    live = await server.node.registry.get_table(players[0].table.id)
    while True:
        line = asked_line(players)
        assert live.match is not None
        given = by_lot(options_of(line), lots)
        game = live.match.game.copy()
        game.apply(given)
        if game.is_over():
            return line, given
        await reply(line, await line.answer(given))
        await together(players, line)


@pytest.mark.asyncio
async def test_nobody_hears_of_an_answer_before_it_is_stored(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        seats = await begin(server.client, 2, setup=TWO)
        async with (
            lines(server.client, *seats) as players,
            server.client.connect(table=seats[0].table) as beside,
        ):
            await welcome(beside)
            await play_all(players, Lots(1), at_step(9))
            await reach(beside, at_step(9))
            asked = asked_line(players)
            other = players[1 - asked.seat]
            async with slow_journal() as slow:
                await asked.answer(options_of(asked)[0].id, "slow")
                await within(slow.reached.wait())
                assert await silent(other)
                assert await silent(beside)
                async with server.client.connect(table=seats[0].table) as late:
                    slow.goes_on.set()
                    await welcome(late)
                    assert late.state is not None
                    assert late.state.number == 10
            assert await reply(asked, "slow") == Accepted("slow", 10)
            await together([other, beside], asked)


@pytest.mark.asyncio
async def test_the_secret_is_not_told_before_the_last_answer_is_stored(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        seats = await begin(server.client, 2, setup=TWO)
        async with lines(server.client, *seats) as players:
            line, given = await last_answer(server, players, Lots(2))
            where = f"/api/tables/{seats[0].table}"
            before = (await send(server, "GET", where)).text
            async with slow_journal() as slow:
                await line.answer(given, "last")
                await within(slow.reached.wait())
                assert (await send(server, "GET", where)).text == before
            assert isinstance(await reply(line, "last"), Accepted)
            assert (await finished(line)).ending is not None
            assert '"secret":""' not in (await send(server, "GET", where)).text.replace(" ", "")


@pytest.mark.asyncio
@pytest.mark.parametrize("end", [False, True])
async def test_what_could_not_be_stored_was_not_played(tmp_path: Path, end: bool) -> None:
    async with running(settings_in(tmp_path)) as server:
        seats = await begin(server.client, 2, setup=TWO)
        async with lines(server.client, *seats) as players:
            lots = Lots(3)
            if end:
                line, given = await last_answer(server, players, lots)
            else:
                await play_all(players, lots, at_step(12))
                line = asked_line(players)
                given = options_of(line)[0].id
            await together(players, line)
            before = [player.state for player in players]
            async with slow_journal() as slow:
                slow.fails = True
                slow.goes_on.set()
                for _ in range(2):
                    told = await reply(line, await line.answer(given, "again"))
                    assert isinstance(told, Refused)
                    assert told.code == "store-away"
            for player, state in zip(players, before, strict=True):
                assert await silent(player)
                assert player.state == state
            other = options_of(line)[-1].id
            assert isinstance(await reply(line, await line.answer(other, "again")), Accepted)
            await together(players, line)
            async with lines(server.client, *seats) as fresh:
                assert [player.state for player in fresh] == [player.state for player in players]


@pytest.mark.asyncio
async def test_a_line_that_breaks_meanwhile_loses_nothing(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        seats = await begin(server.client, 2, setup=TWO)
        async with lines(server.client, *seats) as players:
            asked = asked_line(players)
            other = players[1 - asked.seat]
            async with slow_journal() as slow:
                await asked.answer(options_of(asked)[0].id, "cut")
                await within(slow.reached.wait())
                await asked.close()
            update = await within(other.receive())
            assert isinstance(update, Update)
            async with lines(server.client, seats[asked.seat]) as [back]:
                assert back.state is not None
                assert back.state.number == 1
