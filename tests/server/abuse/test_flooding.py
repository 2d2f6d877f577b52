"""Too much of anything is refused, and the others are served as before."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection

from citadels.protocol.messages import CLOSE_TOO_MANY, Pong, Refused
from citadels.server.http import rate_limit
from citadels.server.http.rate_limit import (
    ConnectionLimiter,
    RateLimiter,
    TokenBucket,
    client_address,
)
from tests.server.abuse.guests import asking, bare_line, code_of, end_of, hello, stored
from tests.server.serving import Running, running
from tests.server.table_talk import begin, hear, lines, reply, settings_in, sit_down, until, within


@pytest.mark.asyncio
async def test_who_says_too_much_is_shown_out_and_the_others_play_on(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, messages_a_second=5)) as server:
        ann, bob = await begin(server.client, 2, setup={"players": 2})
        before = stored(server)
        async with lines(server.client, bob) as [other], bare_line(server, ann.table) as socket:
            await socket.send(hello(ann))
            for _ in range(30):
                await socket.send('{"type":"ping"}')
            assert await end_of(socket) == (CLOSE_TOO_MANY, "too-many")
            await other.send({"type": "ping"})
            await hear(other, Pong)
        assert stored(server) == before
        assert (
            'citadels_lines_closed_total{code="4429"} 1.0' in server.node.metrics.render().decode()
        )


@pytest.mark.asyncio
async def test_too_many_requests_are_told_when_to_come_again(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, requests_a_minute=3)) as server:
        async with asking(server) as http:
            for _ in range(3):
                assert (await http.post("/api/tables", json={"name": "Ann"})).status_code == 201
            before = stored(server)
            answer = await http.post("/api/tables", json={"name": "Ann"})
            assert (answer.status_code, code_of(answer)) == (429, "too-many")
            assert 1 <= int(answer.headers["retry-after"]) <= 20
            assert (await http.get("/api/tables")).status_code == 200
        assert stored(server) == before


@pytest.mark.asyncio
async def test_so_many_tables_an_hour_come_from_one_address(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, tables_an_hour=2)) as server:
        async with asking(server) as http:
            opened = [await http.post("/api/tables", json={"name": "Ann"}) for _ in range(3)]
            assert [answer.status_code for answer in opened] == [201, 201, 429]
            assert int(opened[2].headers["retry-after"]) > 600
            joined = await http.post(
                f"/api/tables/{opened[0].json()['table']['id']}/seats", json={"name": "Bob"}
            )
            assert joined.status_code == 201
        assert len(stored(server)["tables"]) == 2


@pytest.mark.asyncio
async def test_so_many_lines_are_open_to_one_address(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, lines_an_address=3)) as server:
        ann, _ = await begin(server.client, 2, setup={"players": 2})
        async with AsyncExitStack() as stack:
            for _ in range(3):
                await stack.enter_async_context(server.client.connect(ann))
            async with bare_line(server, ann.table) as socket:
                assert await end_of(socket) == (CLOSE_TOO_MANY, "too-many")
        await until(lambda: server.node.metrics.connections._value.get() == 0)
        async with lines(server.client, ann):
            pass


@pytest.mark.asyncio
async def test_lines_that_never_say_hello_count_too_and_are_closed(tmp_path: Path) -> None:
    wanted = settings_in(tmp_path, lines_an_address=2, patience=0.5)
    async with running(wanted) as server:
        ann = await server.client.open_table("Ann")
        async with bare_line(server, ann.table) as one, bare_line(server, ann.table) as two:
            async with bare_line(server, ann.table) as three:
                assert (await end_of(three))[0] == CLOSE_TOO_MANY
            await end_of(one)
            await end_of(two)
        async with lines(server.client, ann):
            pass


@pytest.mark.asyncio
async def test_who_chats_too_much_is_not_heard(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        ann, bob = await sit_down(server.client, 2, setup={"players": 4})
        async with lines(server.client, ann, bob) as [loud, quiet]:
            told = [
                await reply(loud, await loud.send_chat(f"word {number}")) for number in range(25)
            ]
            refused = [word for word in told if isinstance(word, Refused)]
            assert [word.code for word in refused] == ["too-many"] * 5
            assert (
                await reply(quiet, await quiet.send_chat("me too"))
            ).__class__.__name__ == "Accepted"
        assert len(stored(server)["chat"]) == 21


@pytest.mark.asyncio
async def test_one_seat_asks_for_one_hint_at_a_time(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, adviser="search(ms=1500)")) as server:
        seats = await begin(server.client, 2, setup={"players": 2})
        async with lines(server.client, *seats) as players:
            asked = next(line for line in players if line.is_asked())
            seat = next(seat for seat in seats if seat.place == asked.seat)
            async with lines(server.client, seat) as [again]:
                table = server.node.registry.tables[seat.table]
                first = await asked.ask_hint()
                await until(lambda: seat.place in table.pending_hints)
                second = await reply(again, await again.ask_hint())
                assert isinstance(second, Refused)
                assert second.code == "too-many"
                assert (await reply(asked, first)).__class__.__name__ == "Hint"


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "bot", ["search(ms=99999999)", "search(iterations=99999999)", "search(rounds=99999)"]
)
async def test_no_bot_thinks_for_hours(bot: str, tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server, asking(server) as http:
        for body in ({"bots": {"1": bot}}, {"stand_in": bot}):
            answer = await http.post("/api/tables", json={"name": "Ann", **body})
            assert (answer.status_code, code_of(answer)) == (400, "bad-bot")
        assert not stored(server)["tables"]


@pytest.mark.asyncio
async def test_many_at_once_are_all_answered(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        ann = await server.client.open_table("Ann", setup={"players": 8})

        async def join(number: int) -> int:
            async with asking(server) as http:
                where = f"/api/tables/{ann.table}/seats"
                return (await http.post(where, json={"name": f"Guest {number}"})).status_code

        statuses = await within(asyncio.gather(*(join(number) for number in range(20))))
        assert sorted(statuses) == [201] * 7 + [409] * 13
        assert len(stored(server)["seats"]) == 8


# The measures themselves.


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    at = 100.0
    monkeypatch.setattr("citadels.server.http.rate_limit.time.monotonic", lambda: at)
    bucket = TokenBucket(rate=2)
    assert [bucket.take() for _ in range(5)] == [True, True, True, True, False]
    assert bucket.retry_after() == 0.5
    at = 100.5
    assert bucket.retry_after() == 0
    assert [bucket.take() for _ in range(2)] == [True, False]
    at = 200.0
    assert bucket.is_full()


def test_each_address_has_its_own_bucket_and_full_ones_are_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    at = 100.0
    monkeypatch.setattr("citadels.server.http.rate_limit.time.monotonic", lambda: at)
    monkeypatch.setattr(rate_limit, "_MAX_ADDRESSES", 50)
    buckets = RateLimiter(1, 60)
    assert buckets.take("one") == 0
    assert buckets.take("one") == 60
    assert buckets.take("two") == 0
    at = 200.0
    for number in range(500):
        assert buckets.take(str(number)) == 0
        assert len(buckets._buckets) <= 51


def test_places_are_given_back() -> None:
    places = ConnectionLimiter(1)
    assert places.acquire("one")
    assert not places.acquire("one")
    assert places.acquire("two")
    places.release("one")
    assert places.acquire("one")
    places.release("one")
    places.release("two")
    assert not places._counts


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
def test_a_house_is_one_address(host: str, address: str) -> None:
    assert client_address(HTTPConnection({"type": "http", "client": (host, 1)})) == address


async def _forwarded(server: Running, address: str) -> int:
    async with asking(server) as http:
        headers = {"X-Forwarded-For": address}
        body = json.dumps({"name": "Ann"})
        headers["Content-Type"] = "application/json"
        return (await http.post("/api/tables", content=body, headers=headers)).status_code


@pytest.mark.asyncio
async def test_the_word_of_a_proxy_on_addresses_is_believed_and_of_nobody_else(
    tmp_path: Path,
) -> None:
    trusting = settings_in(tmp_path, tables_an_hour=1, proxies="127.0.0.1")
    async with running(trusting) as server:
        assert await _forwarded(server, "192.0.2.1") == 201
        assert await _forwarded(server, "192.0.2.1") == 429
        assert await _forwarded(server, "192.0.2.2") == 201
    wary = settings_in(tmp_path, tables_an_hour=1, proxies="192.0.2.99")
    async with running(wary) as server:
        assert await _forwarded(server, "192.0.2.1") == 201
        assert await _forwarded(server, "192.0.2.2") == 429
