"""Excessive requests are refused, and other clients are still served."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection

from citadels.protocol.messages import CLOSE_RATE_LIMITED, Pong, Refused
from citadels.server.http import rate_limit
from citadels.server.http.rate_limit import (
    ConnectionLimiter,
    RateLimiter,
    TokenBucket,
    client_address,
)
from tests.server.security.raw_clients import (
    close_reason,
    database_contents,
    error_code,
    hello_message,
    open_http_client,
    open_websocket,
)
from tests.server.support.helpers import (
    connect_seats,
    make_settings,
    seat_people,
    start_game,
    wait_for_message,
    wait_for_reply,
    wait_until,
    with_timeout,
)
from tests.server.support.server_fixture import RunningServer, run_server


@pytest.mark.asyncio
async def test_a_flooding_client_is_disconnected_and_others_continue(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path, messages_per_second=5)) as server:
        ann, bob = await start_game(server.client, 2, setup={"players": 2})
        before = database_contents(server)
        async with (
            connect_seats(server.client, bob) as [other_connection],
            open_websocket(server, ann.table) as socket,
        ):
            await socket.send(hello_message(ann))
            for _ in range(30):
                await socket.send('{"type":"ping"}')
            assert await close_reason(socket) == (CLOSE_RATE_LIMITED, "rate-limited")
            await other_connection.send({"type": "ping"})
            await wait_for_message(other_connection, Pong)
        assert database_contents(server) == before
        assert (
            'citadels_websocket_closed_total{code="4429"} 1.0'
            in server.node.metrics.render().decode()
        )


@pytest.mark.asyncio
async def test_rate_limited_requests_get_retry_after(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path, requests_per_minute=3)) as server:
        async with open_http_client(server) as http:
            for _ in range(3):
                assert (await http.post("/api/tables", json={"name": "Ann"})).status_code == 201
            before = database_contents(server)
            answer = await http.post("/api/tables", json={"name": "Ann"})
            assert (answer.status_code, error_code(answer)) == (429, "rate-limited")
            assert 1 <= int(answer.headers["retry-after"]) <= 20
            assert (await http.get("/api/tables")).status_code == 200
        assert database_contents(server) == before


@pytest.mark.asyncio
async def test_tables_per_hour_are_limited_by_address(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path, tables_per_hour=2)) as server:
        async with open_http_client(server) as http:
            opened = [await http.post("/api/tables", json={"name": "Ann"}) for _ in range(3)]
            assert [answer.status_code for answer in opened] == [201, 201, 429]
            assert int(opened[2].headers["retry-after"]) > 600
            joined = await http.post(
                f"/api/tables/{opened[0].json()['table']['id']}/seats", json={"name": "Bob"}
            )
            assert joined.status_code == 201
        assert len(database_contents(server)["tables"]) == 2


@pytest.mark.asyncio
async def test_connections_are_limited_by_address(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path, max_connections_per_ip=3)) as server:
        ann, _ = await start_game(server.client, 2, setup={"players": 2})
        async with AsyncExitStack() as stack:
            for _ in range(3):
                await stack.enter_async_context(server.client.connect(ann))
            async with open_websocket(server, ann.table) as socket:
                assert await close_reason(socket) == (CLOSE_RATE_LIMITED, "rate-limited")
        await wait_until(lambda: server.node.metrics.connections._value.get() == 0)
        async with connect_seats(server.client, ann):
            pass


@pytest.mark.asyncio
async def test_connections_without_hello_count_and_time_out(tmp_path: Path) -> None:
    settings = make_settings(tmp_path, max_connections_per_ip=2, client_timeout_seconds=0.5)
    async with run_server(settings) as server:
        ann = await server.client.open_table("Ann")
        async with (
            open_websocket(server, ann.table) as first,
            open_websocket(server, ann.table) as two,
        ):
            async with open_websocket(server, ann.table) as three:
                assert (await close_reason(three))[0] == CLOSE_RATE_LIMITED
            await close_reason(first)
            await close_reason(two)
        async with connect_seats(server.client, ann):
            pass


@pytest.mark.asyncio
async def test_chat_messages_are_limited_per_minute(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        ann, bob = await seat_people(server.client, 2, setup={"players": 4})
        async with connect_seats(server.client, ann, bob) as [loud, quiet]:
            replies = [
                await wait_for_reply(loud, await loud.send_chat(f"word {number}"))
                for number in range(25)
            ]
            refused = [word for word in replies if isinstance(word, Refused)]
            assert [word.code for word in refused] == ["rate-limited"] * 5
            assert (
                await wait_for_reply(quiet, await quiet.send_chat("me too"))
            ).__class__.__name__ == "Accepted"
        assert len(database_contents(server)["chat"]) == 21


@pytest.mark.asyncio
async def test_a_seat_can_request_only_one_hint_at_a_time(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path, hint_bot="search(ms=1500)")) as server:
        seats = await start_game(server.client, 2, setup={"players": 2})
        async with connect_seats(server.client, *seats) as players:
            asked_player = next(connection for connection in players if connection.is_asked())
            seat = next(seat for seat in seats if seat.place == asked_player.seat)
            async with connect_seats(server.client, seat) as [second_connection]:
                table = server.node.registry.tables[seat.table]
                first = await asked_player.ask_hint()
                await wait_until(lambda: seat.place in table.pending_hints)
                second = await wait_for_reply(second_connection, await second_connection.ask_hint())
                assert isinstance(second, Refused)
                assert second.code == "rate-limited"
                assert (await wait_for_reply(asked_player, first)).__class__.__name__ == "Hint"


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "bot", ["search(ms=99999999)", "search(iterations=99999999)", "search(rounds=99999)"]
)
async def test_the_thinking_time_of_bots_is_limited(bot: str, tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server, open_http_client(server) as http:
        for body in ({"bots": {"1": bot}}, {"stand_in": bot}):
            answer = await http.post("/api/tables", json={"name": "Ann", **body})
            assert (answer.status_code, error_code(answer)) == (400, "bad-bot")
        assert not database_contents(server)["tables"]


@pytest.mark.asyncio
async def test_many_simultaneous_requests_are_all_answered(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        ann = await server.client.open_table("Ann", setup={"players": 8})

        async def join(number: int) -> int:
            async with open_http_client(server) as http:
                where = f"/api/tables/{ann.table}/seats"
                return (await http.post(where, json={"name": f"Guest {number}"})).status_code

        statuses = await with_timeout(asyncio.gather(*(join(number) for number in range(20))))
        assert sorted(statuses) == [201] * 7 + [409] * 13
        assert len(database_contents(server)["seats"]) == 8


# The limiters.


def test_a_bucket_refills(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("citadels.server.http.rate_limit.time.monotonic", lambda: now)
    bucket = TokenBucket(rate=2)
    assert [bucket.take() for _ in range(5)] == [True, True, True, True, False]
    assert bucket.retry_after() == 0.5
    now = 100.5
    assert bucket.retry_after() == 0
    assert [bucket.take() for _ in range(2)] == [True, False]
    now = 200.0
    assert bucket.is_full()


def test_each_address_has_its_own_bucket_and_full_ones_are_dropped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 100.0
    monkeypatch.setattr("citadels.server.http.rate_limit.time.monotonic", lambda: now)
    monkeypatch.setattr(rate_limit, "_MAX_ADDRESSES", 50)
    buckets = RateLimiter(1, 60)
    assert buckets.take("one") == 0
    assert buckets.take("one") == 60
    assert buckets.take("two") == 0
    now = 200.0
    for number in range(500):
        assert buckets.take(str(number)) == 0
        assert len(buckets._buckets) <= 51


def test_released_connections_can_be_acquired_again() -> None:
    limiter = ConnectionLimiter(1)
    assert limiter.acquire("one")
    assert not limiter.acquire("one")
    assert limiter.acquire("two")
    limiter.release("one")
    assert limiter.acquire("one")
    limiter.release("one")
    limiter.release("two")
    assert not limiter._counts


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:0db8:0001:0002"),
        ("2001:db8:1:2::9", "2001:0db8:0001:0002"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("somewhere", "somewhere"),
    ],
)
def test_a_household_counts_as_one_address(host: str, address: str) -> None:
    assert client_address(HTTPConnection({"type": "http", "client": (host, 1)})) == address


async def _request_from(server: RunningServer, address: str) -> int:
    async with open_http_client(server) as http:
        headers = {"X-Forwarded-For": address}
        body = json.dumps({"name": "Ann"})
        headers["Content-Type"] = "application/json"
        return (await http.post("/api/tables", content=body, headers=headers)).status_code


@pytest.mark.asyncio
async def test_only_trusted_proxies_may_state_the_address_of_a_client(
    tmp_path: Path,
) -> None:
    trusting = make_settings(tmp_path, tables_per_hour=1, trusted_proxies="127.0.0.1")
    async with run_server(trusting) as server:
        assert await _request_from(server, "192.0.2.1") == 201
        assert await _request_from(server, "192.0.2.1") == 429
        assert await _request_from(server, "192.0.2.2") == 201
    wary = make_settings(tmp_path, tables_per_hour=1, trusted_proxies="192.0.2.99")
    async with run_server(wary) as server:
        assert await _request_from(server, "192.0.2.1") == 201
        assert await _request_from(server, "192.0.2.2") == 429
