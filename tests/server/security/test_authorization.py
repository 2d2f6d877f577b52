"""Clients without the token of a seat, and pages from other origins, are refused."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from citadels.client import Seat
from citadels.protocol.messages import CLOSE_BAD_TOKEN, CLOSE_NO_TABLE
from citadels.server.security.tokens import hash_token, new_table_id, new_token
from tests.server.security.raw_clients import (
    assert_unchanged,
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
    with_timeout,
)
from tests.server.support.server_fixture import run_server

SEAT_REQUESTS = [
    ("POST", "/start", None),
    ("POST", "/rematch", None),
    ("PUT", "/host", {"place": 1}),
    ("PUT", "/muted", {"place": 1}),
    ("PUT", "/seats/3/bot", {"bot": "rush"}),
    ("DELETE", "/seats/0", None),
]


def wrong_tokens(seat: Seat) -> list[str]:
    """Attempts by somebody who has seen part of a token."""
    token = seat.token
    last_letter = "A" if token[-1] != "A" else "B"
    return [
        "",
        new_token(),
        token[:-1],
        token[:-1] + last_letter,
        token + "A",
        token.swapcase(),
        hash_token(token),
        seat.table,
        "null",
        "' OR 1=1 --",
        "A" * 5000,
    ]


@pytest.mark.asyncio
async def test_no_other_token_opens_a_seat(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server, open_http_client(server) as http:
        ann, _ = await seat_people(server.client, 2, setup={"players": 4})
        elsewhere = await server.client.open_table("Eve")
        async with assert_unchanged(server):
            for token in [*wrong_tokens(ann), elsewhere.token]:
                headers = {"Authorization": f"Bearer {token}".strip()}
                for method, act, body in SEAT_REQUESTS:
                    where = f"/api/tables/{ann.table}{act}"
                    answer = await http.request(method, where, json=body, headers=headers)
                    assert (answer.status_code, error_code(answer)) == (401, "bad-token")
                    assert answer.headers["www-authenticate"] == "Bearer"


@pytest.mark.asyncio
async def test_a_token_is_accepted_only_as_a_bearer_token_in_its_header(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server, open_http_client(server) as http:
        ann = await server.client.open_table("Ann")
        ways: list[dict[str, str]] = [
            {},
            {"Authorization": ann.token},
            {"Authorization": f"Basic {ann.token}"},
            {"Authorization": f"Token {ann.token}"},
            {"Cookie": f"token={ann.token}; Authorization=Bearer {ann.token}"},
            {"X-Token": ann.token},
        ]
        for headers in ways:
            where = f"/api/seat?token={ann.token}&authorization=Bearer {ann.token}"
            answer = await http.get(where, headers=headers)
            assert (answer.status_code, error_code(answer)) == (401, "bad-token")
        response = await http.get("/api/seat", headers={"Authorization": f"bearer {ann.token}"})
        assert response.status_code == 200


@pytest.mark.asyncio
async def test_an_unauthorized_connection_is_closed(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        ann, _ = await start_game(server.client, 2, setup={"players": 2}, spectators=False)
        elsewhere = await server.client.open_table("Eve")
        async with assert_unchanged(server):
            for token in [*wrong_tokens(ann), elsewhere.token]:
                async with open_websocket(server, ann.table) as socket:
                    await socket.send(hello_message(Seat(ann.table, 0, token[:100])))
                    code, reason = await close_reason(socket)
                    assert code == CLOSE_BAD_TOKEN
                    assert reason == ("bad-token" if token else "no-spectators")


@pytest.mark.asyncio
async def test_a_connection_to_a_missing_table_is_refused(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server, assert_unchanged(server):
        for name in (new_table_id(), "x", "A" * 2000, "%00", "..%5c..", "'--"):
            async with open_websocket(server, name) as socket:
                assert await close_reason(socket) == (CLOSE_NO_TABLE, "no-table")


@pytest.mark.asyncio
async def test_a_spectator_cannot_act(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        ann, _ = await start_game(server.client, 2, setup={"players": 2})
        async with server.client.connect(table=ann.table) as connection, assert_unchanged(server):
            for command in (
                {"type": "answer", "question": 0, "option": 1, "command": "a"},
                {"type": "undo", "question": 0, "command": "b"},
                {"type": "back", "command": "c"},
                {"type": "say", "text": "hello", "command": "d"},
                {"type": "ask-hint", "question": 0, "command": "e"},
            ):
                await connection.send(command)
                message = await with_timeout(connection.receive())
                while message.__class__.__name__ != "Refused":
                    message = await with_timeout(connection.receive())
                assert getattr(message, "code", "") == "not-yours"


# Origins of pages.


@pytest.mark.asyncio
async def test_connections_are_allowed_from_allowed_origins(
    tmp_path: Path,
) -> None:
    settings = make_settings(tmp_path, allowed_origins=("https://play.example.org",))
    async with run_server(settings) as server:
        ann = await server.client.open_table("Ann")
        for origin in (server.address, "https://play.example.org"):
            async with open_websocket(server, ann.table, origin=origin) as socket:
                await socket.send(hello_message(ann))
                assert '"welcome"' in str(await with_timeout(socket.recv()))


@pytest.mark.asyncio
async def test_connections_from_other_origins_are_refused(tmp_path: Path) -> None:
    settings = make_settings(tmp_path, allowed_origins=("https://play.example.org",))
    async with run_server(settings) as server:
        ann = await server.client.open_table("Ann")
        before = database_contents(server)
        host = server.address.removeprefix("http://")
        for origin in (
            "https://evil.example.org",
            "https://play.example.org.evil.example",
            "http://play.example.org",
            "https://play.example.org:444",
            "null",
            f"ftp://{host}",
            f"http://{host}.evil.example",
            f"http://evil@{host}",
            "http://[",
            "http://[::1",
            host,
        ):
            with pytest.raises(InvalidStatus) as caught:
                async with open_websocket(server, ann.table, origin=origin):
                    pass
            assert caught.value.response.status_code == 403
        assert database_contents(server) == before


def preflight_headers(origin: str) -> dict[str, str]:
    return {
        "Origin": origin,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "content-type",
    }


@pytest.mark.asyncio
async def test_cors_allows_configured_origins(tmp_path: Path) -> None:
    settings = make_settings(tmp_path, allowed_origins=("https://play.example.org",))
    async with run_server(settings) as server, open_http_client(server) as http:
        good, bad = "https://play.example.org", "https://evil.example.org"
        preflight_response = await http.options("/api/tables", headers=preflight_headers(good))
        assert preflight_response.headers["access-control-allow-origin"] == good
        assert "access-control-allow-credentials" not in preflight_response.headers
        refused = await http.options("/api/tables", headers=preflight_headers(bad))
        assert refused.status_code == 400
        assert "access-control-allow-origin" not in refused.headers
        response = await http.get("/api/tables", headers={"Origin": bad})
        assert "access-control-allow-origin" not in response.headers


@pytest.mark.asyncio
async def test_by_default_no_other_origin_is_allowed(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server, open_http_client(server) as http:
        before = database_contents(server)
        preflight_response = await http.options(
            "/api/tables", headers=preflight_headers("https://evil.example")
        )
        assert preflight_response.status_code == 405
        # A request that a page may send without a preflight is not parsed as JSON.
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
            response: httpx.Response = await http.post(
                "/api/tables", content='{"name":"Eve"}', headers={"content-type": kind}
            )
            assert (response.status_code, error_code(response)) == (422, "bad-request")
        bare = await http.post("/api/tables", content='{"name":"Eve"}')
        assert (bare.status_code, error_code(bare)) == (422, "bad-request")
        assert database_contents(server) == before


@pytest.mark.asyncio
async def test_a_removed_player_receives_nothing_more(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        ann, bob = await seat_people(server.client, 2, setup={"players": 4})
        async with connect_seats(server.client, bob) as [connection]:
            await server.client.vacate_seat(ann, bob.place)
            socket = connection._require_websocket()
            assert (await close_reason(socket))[0] == CLOSE_BAD_TOKEN
