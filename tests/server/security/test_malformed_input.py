"""Odd characters, paths and headers are treated as data or refused."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Final

import pytest
import pytest_asyncio

from citadels.protocol.messages import Chat, Refused
from tests.server.security.raw_clients import (
    assert_unchanged,
    database_contents,
    error_code,
    open_http_client,
    raw_response,
)
from tests.server.support.helpers import (
    connect_seats,
    make_settings,
    seat_people,
    start_game,
    wait_for_message,
    wait_for_reply,
    with_timeout,
)
from tests.server.support.server_fixture import RunningServer, run_server

MALFORMED_IDS: Final = [
    "..%2f..%2f..%2fetc%2fpasswd",
    "%2e%2e%2f",
    "..%5c..%5cwindows",
    "%00",
    "bcdfghjknpq%00",
    "bcdfghjknpqr%0a",
    "%27%20OR%201=1%20--",
    "x%27;DROP%20TABLE%20tables;--",
    "%25%25%25",
    "%F0%9F%90%9F",
    "%FF%FE",
    "BCDFGHJKNPQR",
    "bcdfghjknpqr" * 100,
    "*",
    "0",
    "-1",
    "null",
]
MALFORMED_PLACES: Final = [
    "-1",
    "8",
    "99999999999999999999",
    "1e3",
    "0x1",
    "NaN",
    "1.5",
    "%00",
    "'",
    "١",
]

MALFORMED_NAMES: Final = {
    "a right-to-left character": "Ann\u202eevil",
    "a control character": "A\u0000nn",
    "two lines": "Ann\r\nSet-Cookie: a=b",
    "a terminal escape": "\x1b[31mAnn",
    "a lone surrogate": "\ud800",
    "invisible characters": "\u200b\u2060",
    "a tag": "<script>alert(1)</script>",
    "an image": '"><img src=x onerror=alert(1)>',
    "stacked marks": "A" + "\u0301" * 150,
    "too long": "A" * 200,
    "a template": "{{7*7}}",
    "an SQL statement": "'; DROP TABLE seats; --",
    "two alphabets": "A\u0430nn",
}
MARKUP_TEXTS: Final = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "javascript:alert(1)",
    "&lt;b&gt;",
    "{{7*7}} ${7*7} %s %(x)s \\u003cb\\u003e",
    "'; DROP TABLE chat; --",
]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[RunningServer]:
    async with run_server(make_settings(tmp_path_factory.mktemp("server"))) as running_server:
        yield running_server


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("name", MALFORMED_IDS)
async def test_malformed_ids_are_not_found(name: str, server: RunningServer) -> None:
    async with assert_unchanged(server), open_http_client(server) as http:
        for where in (f"/api/tables/{name}", f"/api/games/{name}/story", f"/api/{name}"):
            answer = await http.get(where)
            assert answer.status_code in {404, 422}
            assert error_code(answer) in {"no-table", "no-game", "no-page", "bad-request"}
        joined = await http.post(f"/api/tables/{name}/seats", json={"name": "Eve"})
        assert joined.status_code in {404, 405, 422}
        assert error_code(joined)


@pytest.mark.asyncio(loop_scope="module")
async def test_odd_places_are_refused(server: RunningServer) -> None:
    ann, _ = await seat_people(server.client, 2, setup={"players": 4})
    headers = {"Authorization": f"Bearer {ann.token}"}
    async with assert_unchanged(server), open_http_client(server) as http:
        for place in MALFORMED_PLACES:
            where = f"/api/tables/{ann.table}/seats/{place}"
            for answer in (
                await http.delete(where, headers=headers),
                await http.put(f"{where}/bot", json={"bot": "rush"}, headers=headers),
            ):
                assert (answer.status_code, error_code(answer)) == (422, "bad-request")


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("case_name", MALFORMED_NAMES)
async def test_an_odd_name_is_refused_or_cleaned(case_name: str, server: RunningServer) -> None:
    body = json.dumps({"name": MALFORMED_NAMES[case_name]})  # a lone surrogate is sent as an escape
    async with open_http_client(server) as http:
        answer = await http.post(
            "/api/tables", content=body, headers={"content-type": "application/json"}
        )
    assert answer.headers["content-type"] == "application/json"
    assert "set-cookie" not in answer.headers
    if answer.status_code == 201:
        clean_name = answer.json()["table"]["seats"][0]["name"]
        assert clean_name.isprintable()
        assert "Ann" in clean_name
    else:
        assert answer.status_code in {400, 422}
        assert error_code(answer).startswith(("name-", "bad-request"))


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize(
    "body",
    [
        "",
        "null",
        "[]",
        '"Ann"',
        "{",
        "NaN",
        '{"name":NaN}',
        '{"name":"Ann","\\ud800":1}',
        '{"name":"Ann","setup":{"players":1e999}}',
        '{"name":"Ann","setup":{"players":' + "9" * 5000 + "}}",
        '{"name":' + "[" * 20_000 + "]" * 20_000 + "}",
        '{"name":"Ann","unknown":1}',
        '{"name":"Ann","setup":{"spec":"' + "x" * 1999 + '"}}',
        '{"name":"Ann","setup":{"spec":"2016 4 \\u0000"}}',
        '{"name":"Ann","clock":"live(bank=' + "9" * 40 + ')"}',
        '{"name":"Ann","bots":{"1":"__import__(1)"}}',
        '{"name":"Ann","bots":{"9":"rush"}}',
        '{"name":"Ann","setup":{"profile":"../../etc/passwd"}}',
        '{"name":"Ann","setup":{"rulings":{"x":"y"}}}',
        b"\xff\xfe\x00",
    ],
)
async def test_an_odd_body_is_refused(body: str | bytes, server: RunningServer) -> None:
    async with assert_unchanged(server), open_http_client(server) as http:
        headers = {"content-type": "application/json"}
        answer = await http.post("/api/tables", content=body, headers=headers)
        assert 400 <= answer.status_code < 500
        assert error_code(answer)
        assert len(answer.content) < 3000


@pytest.mark.asyncio(loop_scope="module")
async def test_a_body_that_is_too_large_is_refused_unread(server: RunningServer) -> None:
    async with assert_unchanged(server), open_http_client(server) as http:
        large = {"name": "Ann", "story": "x" * 600_000}
        answer = await http.post("/api/practice", json=large)
        assert (answer.status_code, error_code(answer)) == (413, "too-large")
        head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        response = await raw_response(server, head + b"Content-Length: 999999999999\r\n\r\n{")
        assert response.startswith(b"HTTP/1.1 413 ")
        chunk = b"10000\r\n" + b" " * 65_536 + b"\r\n"
        response = await raw_response(
            server, head + b"Transfer-Encoding: chunked\r\n\r\n" + chunk * 9
        )
        assert response.startswith(b"HTTP/1.1 413 ")


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize(
    "raw_request",
    [
        b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nX: " + b"a" * 20_000 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"X-A: b\r\n" * 5000 + b"\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nX: a\rSet-Cookie: b\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"\x00" * 100 + b"\r\n\r\n",
    ],
)
async def test_an_invalid_request_is_refused(
    raw_request: bytes, server: RunningServer, caplog: pytest.LogCaptureFixture
) -> None:
    async with assert_unchanged(server):
        response = await raw_response(server, raw_request)
        assert response.startswith(b"HTTP/1.1 4")
        assert b"Traceback" not in response
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.asyncio(loop_scope="module")
async def test_request_data_is_not_reflected_in_headers(server: RunningServer) -> None:
    async with open_http_client(server) as http:
        answer = await http.get(
            "/api/tables/x%0d%0aSet-Cookie:%20a=b?next=%0d%0aX-Evil:%201",
            headers={"X-Forwarded-Host": "evil.example", "Host": "evil.example"},
        )
        assert "set-cookie" not in answer.headers
        assert "x-evil" not in answer.headers
        assert "evil.example" not in str(answer.headers)


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("method", ["PATCH", "TRACE", "CONNECTION", "GETT", "OPTIONS"])
async def test_other_methods_are_refused(method: str, server: RunningServer) -> None:
    async with open_http_client(server) as http:
        answer = await http.request(method, "/api/tables")
        assert (answer.status_code, error_code(answer)) == (405, "no-method")


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("markup", MARKUP_TEXTS)
async def test_markup_is_kept_verbatim_and_returned_as_data(
    markup: str, server: RunningServer
) -> None:
    ann, bob = await seat_people(server.client, 2, setup={"players": 4})
    async with connect_seats(server.client, ann, bob) as [speaks, hears]:
        await wait_for_reply(speaks, await speaks.send_chat(markup))
        assert (await wait_for_message(hears, Chat)).text == markup
    async with connect_seats(server.client, bob) as [late]:
        assert [message.text for message in late.chat] == [markup]
    assert (
        next(row for row in database_contents(server)["chat"] if row[0] == ann.table)[4] == markup
    )


@pytest.mark.asyncio(loop_scope="module")
async def test_odd_chat_messages_are_refused_or_cleaned(server: RunningServer) -> None:
    ann, bob = await seat_people(server.client, 2, setup={"players": 4})
    async with connect_seats(server.client, ann, bob) as [speaks, hears]:
        for text in ("\u202e\u2066", "\x00\x07", " \n\t ", "x" * 1000):
            response = await wait_for_reply(speaks, await speaks.send_chat(text))
            assert isinstance(response, Refused)
            assert response.code in {"chat-empty", "chat-too-long"}
        for phrase in ("no-such-phrase", "<b>", "../hello"):
            response = await wait_for_reply(speaks, await speaks.send_chat(phrase=phrase))
            assert isinstance(response, Refused)
            assert response.code == "chat-unknown-phrase"
        await wait_for_reply(speaks, await speaks.send_chat("one\r\ntwo\x1b[31m \u202ethree"))
        assert (await wait_for_message(hears, Chat)).text == "one two[31m three"


@pytest.mark.asyncio(loop_scope="module")
async def test_a_command_cannot_be_repeated_into_another_game(server: RunningServer) -> None:
    first = await start_game(server.client, 2, setup={"players": 2})
    second = await start_game(server.client, 2, setup={"players": 2})
    async with connect_seats(server.client, *first) as players:
        asked_player = next(connection for connection in players if connection.is_asked())
        assert asked_player.state is not None
        assert asked_player.state.own is not None
        command = await asked_player.answer(asked_player.state.own.options[0].id)
        assert (await wait_for_reply(asked_player, command)).__class__.__name__ == "Accepted"
    before = database_contents(server)
    async with connect_seats(server.client, *second) as other_connections:
        for connection in other_connections:
            await connection.send({"type": "back", "command": command})
            assert (
                await with_timeout(wait_for_reply(connection, command))
            ).__class__.__name__ == "Accepted"
    assert database_contents(server) == before
