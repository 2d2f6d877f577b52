"""The fair deal: its hash is shown at the start, its secret at the end and never before."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from citadels.match.commitment import chance_words, generator_seed
from tests.properties.games import Lots
from tests.server.serving import running
from tests.server.table_talk import (
    at_step,
    begin,
    finished,
    lines,
    play_all,
    send,
    settings_in,
)
from tests.server.twins import RawLine

TWO = {"players": 2}


@pytest.mark.asyncio
async def test_the_secret_at_the_end_has_the_hash_of_the_start(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        seats = await begin(server.client, 2, setup=TWO)
        shown = await server.client.table(seats[0].table)
        assert len(shown.commitment) == 64
        assert not shown.secret
        async with lines(server.client, *seats) as players:
            assert players[0].table is not None
            assert players[0].table.commitment == shown.commitment
            await play_all(players, Lots(1))
            ended = await finished(players[0])
        assert ended.commitment == shown.commitment
        assert hashlib.sha256(bytes.fromhex(ended.secret)).hexdigest() == shown.commitment
        story = await server.client.story(ended.game)
        assert f"sealed {shown.commitment} {ended.secret}" in story


@pytest.mark.asyncio
async def test_the_secret_is_in_no_message_before_the_end(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        seats = await begin(server.client, 2, setup=TWO)
        table = seats[0].table
        raw = [RawLine(server, table, seat.token) for seat in seats] + [RawLine(server, table, "")]
        for line in raw:
            await line.open(-1)
        live = await server.node.registry.get_table(table)
        assert live.match is not None
        secret = live.match.header.secret
        sealed = [secret.hex(), str(generator_seed(secret)), *map(str, chance_words(secret, 1)[:8])]
        async with lines(server.client, *seats) as players:
            await play_all(players, Lots(2), at_step(60))
            heard = [frame for line in raw for frame in await line.settled()]
            paths = (f"tables/{table}", f"games/{live.row.game}/story", "tables")
            heard += [(await send(server, "GET", f"/api/{path}")).text for path in paths]
            assert len(heard) > 150
            for text in heard:
                assert not any(part in text for part in sealed)
            await play_all(players, Lots(3))
            last = await raw[2].settled()
        assert any(secret.hex() in frame for frame in last)
        for line in raw:
            await line.close()


@pytest.mark.asyncio
async def test_no_two_games_have_the_same_secret(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        met = set()
        for _ in range(5):
            seats = await begin(server.client, 2, setup=TWO)
            met.add((await server.client.table(seats[0].table)).commitment)
        assert len(met) == 5


@pytest.mark.asyncio
async def test_an_open_table_has_no_secret_to_seal_yet(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        seat = await server.client.open_table("Ann")
        told = await server.client.table(seat.table)
        assert (told.commitment, told.secret, told.game) == ("", "", "")
