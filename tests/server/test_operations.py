"""For whoever keeps the server: how it is, its figures, and logs that tell no secrets."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from citadels.client import Client, Seat
from citadels.client.connection import DisconnectedError, TableConnection
from citadels.protocol.messages import CLOSE_BAD_TOKEN, CLOSE_RESTART, Changed
from citadels.server.admin.maintenance import close_table
from citadels.server.log_config import hide_secrets
from citadels.server.security.tokens import hash_token, new_token
from citadels.server.store.errors import StoreError
from citadels.server.store.store import open_store
from tests.child_process import tie_to_parent
from tests.properties.games import Lots
from tests.server.services import Redis
from tests.server.serving import Running, running
from tests.server.table_talk import (
    begin,
    hear,
    lines,
    play_all,
    post,
    reply,
    send,
    settings_in,
    until,
    within,
)

CONFIDENTIAL = "between you and me"


@pytest.mark.asyncio
async def test_the_server_says_that_it_is_well(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        await server.client.open_table("Ann")
        answer = await send(server, "GET", "/health")
        assert answer.status_code == 200
        assert answer.json() == {
            "status": "well",
            "database": "well",
            "fanout": "well",
            "stopping": False,
            "tables": 1,
        }


@pytest.mark.asyncio
async def test_the_server_says_that_it_stops(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        server.node.registry.is_stopping = True
        answer = await send(server, "GET", "/health")
        assert (answer.status_code, answer.json()["status"]) == (503, "unwell")
        refused = await post(server, "/api/tables", {"name": "Ann"})
        assert (refused.status_code, refused.json()["code"]) == (503, "stopping")
        assert int(refused.headers["retry-after"]) > 0


@pytest.mark.asyncio
async def test_the_server_says_that_its_database_is_away(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        whole = server.node.store
        away = await open_store(f"sqlite:///{tmp_path}/empty.db")
        await away.close()
        (tmp_path / "empty.db").unlink()
        (tmp_path / "empty.db").mkdir()  # what cannot be opened is away
        server.node.store = server.node.registry.store = away
        with pytest.raises(StoreError):
            await away.ping()
        answer = await send(server, "GET", "/health")
        assert (answer.status_code, answer.json()["database"]) == (503, "away")
        refused = await send(server, "GET", "/api/tables")
        assert (refused.status_code, refused.json()["code"]) == (503, "store-away")
        server.node.store = server.node.registry.store = whole
        assert (await send(server, "GET", "/health")).status_code == 200


def figures(server: Running) -> dict[str, float]:
    told = server.node.metrics.render().decode()
    pairs = [line.rsplit(" ", 1) for line in told.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in pairs}


@pytest.mark.asyncio
async def test_commands_lines_and_tables_are_counted(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, poll=0.05)) as server:
        seats = await begin(server.client, 2, setup={"players": 2})
        async with lines(server.client, *seats) as players:
            asked = next(line for line in players if line.is_asked())
            assert asked.state is not None
            assert asked.state.own is not None
            command = await asked.answer(asked.state.own.options[0].id)
            await reply(asked, command)
            await reply(asked, await asked.answer(1))
            await reply(asked, await asked.send_chat("hello"))
            found = figures(server)
            assert found["citadels_lines"] == 2
            assert found['citadels_commands_total{kind="answer",outcome="done"}'] == 1
            refused = [name for name in found if 'commands_total{kind="answer"' in name]
            assert len(refused) == 2
            assert found['citadels_commands_total{kind="say",outcome="done"}'] == 1
            assert found['citadels_command_seconds_count{kind="answer"}'] == 2
            assert found['citadels_command_seconds_sum{kind="answer"}'] > 0
        answer = await send(server, "GET", "/metrics")
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        for hidden in (seats[0].table, seats[0].token, "Ann"):
            assert hidden not in answer.text


@pytest.mark.asyncio
async def test_damaged_games_are_counted_once(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        seats = await begin(server.client, 2, setup={"players": 2})
        game = server.node.registry.tables[seats[0].table].row.game
        assert game is not None
    async with running(settings_in(tmp_path)) as server:
        await server.node.store.games.mark_corrupt(game, "")
        async with server.node.store.engine.begin() as connection:
            await connection.exec_driver_sql("UPDATE games SET header = 'x'")
        for _ in range(3):
            async with server.client.connect(seats[0]) as line:
                with pytest.raises(DisconnectedError):
                    await within(line.receive())
        assert figures(server)["citadels_games_damaged_total"] == 1
        assert figures(server)['citadels_lines_closed_total{code="4500"}'] == 3


@pytest.mark.asyncio
async def test_a_table_that_is_closed_is_closed_on_all_nodes(
    tmp_path: Path, redis_server: Redis
) -> None:
    wanted = settings_in(tmp_path, redis=redis_server.url, poll=60)
    async with running(wanted) as north, running(replace(wanted, node="south")) as south:
        ann, bob = await begin(north.client, 2, setup={"players": 2})
        async with lines(north.client, ann) as [here], lines(south.client, bob) as [there]:
            for server in (north, south):
                await until(server.node.registry.pubsub.is_healthy)
            await close_table(north.node.store, ann.table, redis_server.url)
            for line in (here, there):
                await hear(line, Changed, lambda message: message.table.status == "closed")
                told = await reply(line, await line.answer(1))
                assert getattr(told, "code", "") == "closed"


# Logs.


def test_what_is_called_a_secret_is_not_logged() -> None:
    event = {"event": "x", "token": "a", "Authorization": "b", "my_secret": "c", "table": "d"}
    hidden = hide_secrets(None, "info", event)
    assert hidden == {
        "event": "x",
        "token": "hidden",
        "Authorization": "hidden",
        "my_secret": "hidden",
        "table": "d",
    }


@asynccontextmanager
async def served(folder: Path) -> AsyncIterator[tuple[str, Process]]:
    """A server in a process of its own, which logs as much as it can into a file."""
    words = ["serve", "--port", "0", "--verbose", "--bot-pause", "0", "--messages", "10000"]
    where = ["--database", settings_in(folder).database]
    with (folder / "log").open("wb") as log:
        process = await asyncio.create_subprocess_exec(
            *tie_to_parent([sys.executable, "-m", "citadels", *words, *where]),
            stdout=PIPE,
            stderr=log,
        )
    assert process.stdout is not None
    try:
        told = (await within(process.stdout.readline(), 60)).decode()
        found = re.search(r"http://localhost:(\d+)/", told)
        assert found is not None, (folder / "log").read_text()
        yield f"http://127.0.0.1:{found[1]}", process
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
        await within(process.wait(), 60)
        process._transport.close()  # type: ignore[attr-defined]


async def end_of(line: TableConnection) -> int:
    """The code with which a line is closed, whatever is said before."""
    while True:
        try:
            await within(line.receive())
        except DisconnectedError as closed:
            return closed.code


async def be_rude(address: str, seat: Seat) -> None:
    """Put a token everywhere it could be logged from."""
    headers = {"Authorization": f"Bearer {seat.token}", "Cookie": seat.token}
    async with httpx.AsyncClient(base_url=address, headers=headers) as http:
        for where in ("/nowhere", "/api/seat", f"/api/tables/{seat.token}", "/api/tables/x"):
            await http.get(where, params={"token": seat.token})
        await http.post("/api/tables", json={"name": seat.token, "token": seat.token})
        await http.post("/api/tables", content=b"\xff" + seat.token.encode())
    async with Client(address) as client:
        line = client.connect(seat)
        line.address += f"?token={seat.token}"
        async with line:
            await within(line.receive())
            await line.send({"type": "say", "command": seat.token, "text": ""})
            await line.send({"type": "say", "command": "a", "text": CONFIDENTIAL})
            await line.send({"type": "hello", "protocol": 1, "token": seat.token})


@pytest.mark.asyncio
async def test_the_log_of_a_whole_game_has_no_secret_in_it(tmp_path: Path) -> None:
    async with served(tmp_path) as (address, _), Client(address) as client:
        seats = await begin(client, 2, setup={"players": 3}, bots={"2": "random"})
        await be_rude(address, seats[0])
        wrong = Seat(seats[0].table, 0, new_token())
        async with client.connect(wrong) as line:
            assert await end_of(line) == CLOSE_BAD_TOKEN
        async with lines(client, *seats) as players:
            await play_all(players, Lots(4))
        table = await client.table(seats[0].table)
        assert table.secret
    written = (tmp_path / "log").read_text()
    events = [json.loads(line) for line in written.splitlines()]
    assert {"node-started", "node-stopped"} <= {event["event"] for event in events}
    tokens = [seat.token for seat in [*seats, wrong]]
    for hidden in (
        *tokens,
        *map(hash_token, tokens),
        table.secret,
        "Bearer",
        "Traceback",
        CONFIDENTIAL,
    ):
        assert hidden not in written


@pytest.mark.asyncio
async def test_a_server_that_is_told_to_stop_ends_well(tmp_path: Path) -> None:
    async with served(tmp_path) as (address, process), Client(address) as client:
        seats = await begin(client, 2, setup={"players": 2})
        async with lines(client, *seats) as players:
            os.kill(process.pid, signal.SIGTERM)
            assert await end_of(players[0]) == CLOSE_RESTART
        assert await within(process.wait(), 60) in {0, -signal.SIGTERM}
