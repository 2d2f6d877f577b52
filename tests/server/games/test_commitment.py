"""The fair deal: the hash is published at the start, the secret at the end and never before."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from citadels.match.commitment import chance_words, generator_seed
from tests.properties.random_games import SeededRandom
from tests.server.support.helpers import (
    connect_seats,
    is_at_step,
    make_settings,
    play_all_randomly,
    send,
    start_game,
    wait_for_end,
)
from tests.server.support.paired_servers import RawConnection
from tests.server.support.server_fixture import run_server

TWO_PLAYERS = {"players": 2}


@pytest.mark.asyncio
async def test_the_secret_at_the_end_matches_the_hash_from_the_start(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        seats = await start_game(server.client, 2, setup=TWO_PLAYERS)
        table_info = await server.client.table(seats[0].table)
        assert len(table_info.commitment) == 64
        assert not table_info.secret
        async with connect_seats(server.client, *seats) as players:
            assert players[0].table is not None
            assert players[0].table.commitment == table_info.commitment
            await play_all_randomly(players, SeededRandom(1))
            ended = await wait_for_end(players[0])
        assert ended.commitment == table_info.commitment
        assert hashlib.sha256(bytes.fromhex(ended.secret)).hexdigest() == table_info.commitment
        story = await server.client.story(ended.game)
        assert f"sealed {table_info.commitment} {ended.secret}" in story


@pytest.mark.asyncio
async def test_the_secret_is_in_no_message_before_the_end(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        seats = await start_game(server.client, 2, setup=TWO_PLAYERS)
        table = seats[0].table
        raw = [RawConnection(server, table, seat.token) for seat in seats] + [
            RawConnection(server, table, "")
        ]
        for connection in raw:
            await connection.open(-1)
        live = await server.node.registry.get_table(table)
        assert live.game is not None
        secret = live.game.match.header.secret
        sealed = [secret.hex(), str(generator_seed(secret)), *map(str, chance_words(secret, 1)[:8])]
        async with connect_seats(server.client, *seats) as players:
            await play_all_randomly(players, SeededRandom(2), is_at_step(60))
            frames = [frame for connection in raw for frame in await connection.drain()]
            paths = (f"tables/{table}", f"games/{live.row.game}/story", "tables")
            frames += [(await send(server, "GET", f"/api/{path}")).text for path in paths]
            assert len(frames) > 150
            for text in frames:
                assert not any(part in text for part in sealed)
            await play_all_randomly(players, SeededRandom(3))
            last = await raw[2].drain()
        assert any(secret.hex() in frame for frame in last)
        for connection in raw:
            await connection.close()


@pytest.mark.asyncio
async def test_no_two_games_have_the_same_secret(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        secrets = set()
        for _ in range(5):
            seats = await start_game(server.client, 2, setup=TWO_PLAYERS)
            secrets.add((await server.client.table(seats[0].table)).commitment)
        assert len(secrets) == 5


@pytest.mark.asyncio
async def test_an_open_table_has_no_secret_yet(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        seat = await server.client.open_table("Ann")
        table_info = await server.client.table(seat.table)
        assert (table_info.commitment, table_info.secret, table_info.game) == ("", "", "")
