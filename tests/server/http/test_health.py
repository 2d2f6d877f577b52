"""For administrators: health, metrics, and logs without secrets."""

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
from tests.properties.random_games import SeededRandom
from tests.server.support.helpers import (
    connect_seats,
    make_settings,
    play_all_randomly,
    post,
    send,
    start_game,
    wait_for_message,
    wait_for_reply,
    wait_until,
    with_timeout,
)
from tests.server.support.server_fixture import RunningServer, run_server
from tests.server.support.services import HOST, Redis, free_port

PRIVATE_CHAT_TEXT = "between you and me"


@pytest.mark.asyncio
async def test_a_running_server_reports_ok(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        await server.client.open_table("Ann")
        answer = await send(server, "GET", "/health")
        assert answer.status_code == 200
        assert answer.json() == {
            "status": "ok",
            "database": "ok",
            "pubsub": "ok",
            "stopping": False,
            "tables": 1,
        }


@pytest.mark.asyncio
async def test_a_stopping_server_reports_down(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        server.node.registry.is_stopping = True
        answer = await send(server, "GET", "/health")
        assert (answer.status_code, answer.json()["status"]) == (503, "down")
        refused = await post(server, "/api/tables", {"name": "Ann"})
        assert (refused.status_code, refused.json()["code"]) == (503, "shutting-down")
        assert int(refused.headers["retry-after"]) > 0


@pytest.mark.asyncio
async def test_a_server_without_its_database_reports_down(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        real_store = server.node.store
        missing_store = await open_store(f"sqlite:///{tmp_path}/empty.db")
        await missing_store.close()
        (tmp_path / "empty.db").unlink()
        (tmp_path / "empty.db").mkdir()  # a file that cannot be opened is unavailable
        server.node.store = server.node.registry.store = missing_store
        with pytest.raises(StoreError):
            await missing_store.ping()
        answer = await send(server, "GET", "/health")
        assert (answer.status_code, answer.json()["database"]) == (503, "down")
        refused = await send(server, "GET", "/api/tables")
        assert (refused.status_code, refused.json()["code"]) == (503, "database-unavailable")
        server.node.store = server.node.registry.store = real_store
        assert (await send(server, "GET", "/health")).status_code == 200


@pytest.mark.asyncio
async def test_a_server_without_redis_reports_degraded_and_keeps_running(tmp_path: Path) -> None:
    settings = make_settings(tmp_path, redis_url=f"redis://{HOST}:{free_port()}/0")
    async with run_server(settings) as server:
        answer = await send(server, "GET", "/health")
        assert answer.status_code == 200
        states = {name: answer.json()[name] for name in ("status", "database", "pubsub")}
        assert states == {"status": "degraded", "database": "ok", "pubsub": "degraded"}
        assert await server.client.open_table("Ann")


def metric_values(server: RunningServer) -> dict[str, float]:
    text = server.node.metrics.render().decode()
    pairs = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in pairs}


@pytest.mark.asyncio
async def test_commands_connections_and_tables_are_counted(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path, poll_seconds=0.05)) as server:
        seats = await start_game(server.client, 2, setup={"players": 2})
        async with connect_seats(server.client, *seats) as players:
            asked_player = next(connection for connection in players if connection.is_asked())
            assert asked_player.state is not None
            assert asked_player.state.own is not None
            command = await asked_player.answer(asked_player.state.own.options[0].id)
            await wait_for_reply(asked_player, command)
            await wait_for_reply(asked_player, await asked_player.answer(1))
            await wait_for_reply(asked_player, await asked_player.send_chat("hello"))
            values = metric_values(server)
            assert values["citadels_websocket_connections"] == 2
            assert values['citadels_commands_total{kind="answer",outcome="done"}'] == 1
            refused = [name for name in values if 'commands_total{kind="answer"' in name]
            assert len(refused) == 2
            assert values['citadels_commands_total{kind="say",outcome="done"}'] == 1
            assert values['citadels_command_duration_seconds_count{kind="answer"}'] == 2
            assert values['citadels_command_duration_seconds_sum{kind="answer"}'] > 0
        answer = await send(server, "GET", "/metrics")
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        for hidden in (seats[0].table, seats[0].token, "Ann"):
            assert hidden not in answer.text


@pytest.mark.asyncio
async def test_corrupt_games_are_counted_once(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        seats = await start_game(server.client, 2, setup={"players": 2})
        game = server.node.registry.tables[seats[0].table].row.game
        assert game is not None
    async with run_server(make_settings(tmp_path)) as server:
        await server.node.store.games.mark_corrupt(game, "")
        async with server.node.store.engine.begin() as connection:
            await connection.exec_driver_sql("UPDATE games SET header = 'x'")
        for _ in range(3):
            async with server.client.connect(seats[0]) as seat_connection:
                with pytest.raises(DisconnectedError):
                    await with_timeout(seat_connection.receive())
        assert metric_values(server)["citadels_games_corrupt_total"] == 1
        assert metric_values(server)['citadels_websocket_closed_total{code="4500"}'] == 3


@pytest.mark.asyncio
async def test_closing_a_table_closes_it_on_all_nodes(tmp_path: Path, redis_server: Redis) -> None:
    settings = make_settings(tmp_path, redis_url=redis_server.url, poll_seconds=60)
    async with (
        run_server(settings) as north,
        run_server(replace(settings, node_name="south")) as south,
    ):
        ann, bob = await start_game(north.client, 2, setup={"players": 2})
        async with (
            connect_seats(north.client, ann) as [here],
            connect_seats(south.client, bob) as [there],
        ):
            for server in (north, south):
                await wait_until(server.node.registry.pubsub.is_healthy)
            await close_table(north.node.store, ann.table, redis_server.url)
            for connection in (here, there):
                await wait_for_message(
                    connection, Changed, lambda message: message.table.status == "closed"
                )
                response = await wait_for_reply(connection, await connection.answer(1))
                assert getattr(response, "code", "") == "closed"


# Logs.


def test_fields_with_the_name_of_a_secret_are_not_logged() -> None:
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
async def run_serve_command(folder: Path) -> AsyncIterator[tuple[str, Process]]:
    """Run a server in a separate process with verbose logs in a file."""
    words = [
        "serve",
        "--port",
        "0",
        "--verbose",
        "--bot-pause-seconds",
        "0",
        "--messages-per-second",
        "10000",
    ]
    where = ["--database", make_settings(folder).database_url]
    with (folder / "log").open("wb") as log:
        process = await asyncio.create_subprocess_exec(
            *tie_to_parent([sys.executable, "-m", "citadels", *words, *where]),
            stdout=PIPE,
            stderr=log,
        )
    assert process.stdout is not None
    try:
        output = (await with_timeout(process.stdout.readline(), 60)).decode()
        match = re.search(r"http://localhost:(\d+)/", output)
        assert match is not None, (folder / "log").read_text()
        yield f"http://127.0.0.1:{match[1]}", process
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
        await with_timeout(process.wait(), 60)
        process._transport.close()  # type: ignore[attr-defined]


async def close_reason(connection: TableConnection) -> int:
    """The code with which a connection is closed, ignoring earlier messages."""
    while True:
        try:
            await with_timeout(connection.receive())
        except DisconnectedError as closed:
            return closed.code


async def send_garbage(address: str, seat: Seat) -> None:
    """Send a token in every place from which it could be logged."""
    headers = {"Authorization": f"Bearer {seat.token}", "Cookie": seat.token}
    async with httpx.AsyncClient(base_url=address, headers=headers) as http:
        for where in ("/nowhere", "/api/seat", f"/api/tables/{seat.token}", "/api/tables/x"):
            await http.get(where, params={"token": seat.token})
        await http.post("/api/tables", json={"name": seat.token, "token": seat.token})
        await http.post("/api/tables", content=b"\xff" + seat.token.encode())
    async with Client(address) as client:
        connection = client.connect(seat)
        connection.address += f"?token={seat.token}"
        async with connection:
            await with_timeout(connection.receive())
            await connection.send({"type": "say", "command": seat.token, "text": ""})
            await connection.send({"type": "say", "command": "a", "text": PRIVATE_CHAT_TEXT})
            await connection.send({"type": "hello", "protocol": 2, "token": seat.token})


@pytest.mark.asyncio
async def test_the_log_of_a_whole_game_contains_no_secret(tmp_path: Path) -> None:
    async with run_serve_command(tmp_path) as (address, _), Client(address) as client:
        seats = await start_game(client, 2, setup={"players": 3}, bots={"2": "random"})
        await send_garbage(address, seats[0])
        wrong = Seat(seats[0].table, 0, new_token())
        async with client.connect(wrong) as connection:
            assert await close_reason(connection) == CLOSE_BAD_TOKEN
        async with connect_seats(client, *seats) as players:
            await play_all_randomly(players, SeededRandom(4))
        table = await client.table(seats[0].table)
        assert table.secret
    log_text = (tmp_path / "log").read_text()
    events = [json.loads(connection) for connection in log_text.splitlines()]
    assert {"node-started", "node-stopped"} <= {event["event"] for event in events}
    tokens = [seat.token for seat in [*seats, wrong]]
    for hidden in (
        *tokens,
        *map(hash_token, tokens),
        table.secret,
        "Bearer",
        "Traceback",
        PRIVATE_CHAT_TEXT,
    ):
        assert hidden not in log_text


@pytest.mark.asyncio
async def test_a_stopped_server_shuts_down_cleanly(tmp_path: Path) -> None:
    async with run_serve_command(tmp_path) as (address, process), Client(address) as client:
        seats = await start_game(client, 2, setup={"players": 2})
        async with connect_seats(client, *seats) as players:
            os.kill(process.pid, signal.SIGTERM)
            assert await close_reason(players[0]) == CLOSE_RESTART
        assert await with_timeout(process.wait(), 60) in {0, -signal.SIGTERM}
