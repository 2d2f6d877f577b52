"""Whoever has not the token of a seat, or comes from a strange page, is not let in."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from citadels.client import Seat
from citadels.protocol.messages import CLOSE_BAD_TOKEN, CLOSE_NO_TABLE
from citadels.server.security.tokens import hash_token, new_table_id, new_token
from tests.server.abuse.guests import (
    asking,
    bare_line,
    code_of,
    end_of,
    hello,
    nothing_changes,
    stored,
)
from tests.server.serving import running
from tests.server.table_talk import begin, lines, settings_in, sit_down, within

ACTS = [
    ("POST", "/start", None),
    ("POST", "/rematch", None),
    ("PUT", "/host", {"place": 1}),
    ("PUT", "/muted", {"place": 1}),
    ("PUT", "/seats/3/bot", {"bot": "rush"}),
    ("DELETE", "/seats/0", None),
]


def wrong_tokens(seat: Seat) -> list[str]:
    """What somebody could try who has seen something of a token."""
    token = seat.token
    other = "A" if token[-1] != "A" else "B"
    return [
        "",
        new_token(),
        token[:-1],
        token[:-1] + other,
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
    async with running(settings_in(tmp_path)) as server, asking(server) as http:
        ann, _ = await sit_down(server.client, 2, setup={"players": 4})
        elsewhere = await server.client.open_table("Eve")
        async with nothing_changes(server):
            for token in [*wrong_tokens(ann), elsewhere.token]:
                headers = {"Authorization": f"Bearer {token}".strip()}
                for method, act, body in ACTS:
                    where = f"/api/tables/{ann.table}{act}"
                    answer = await http.request(method, where, json=body, headers=headers)
                    assert (answer.status_code, code_of(answer)) == (401, "bad-token")
                    assert answer.headers["www-authenticate"] == "Bearer"


@pytest.mark.asyncio
async def test_a_token_counts_only_as_a_bearer_in_its_header(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server, asking(server) as http:
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
            assert (answer.status_code, code_of(answer)) == (401, "bad-token")
        found = await http.get("/api/seat", headers={"Authorization": f"bearer {ann.token}"})
        assert found.status_code == 200


@pytest.mark.asyncio
async def test_a_line_of_a_stranger_is_closed(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        ann, _ = await begin(server.client, 2, setup={"players": 2}, spectators=False)
        elsewhere = await server.client.open_table("Eve")
        async with nothing_changes(server):
            for token in [*wrong_tokens(ann), elsewhere.token]:
                async with bare_line(server, ann.table) as socket:
                    await socket.send(hello(Seat(ann.table, 0, token[:100])))
                    code, reason = await end_of(socket)
                    assert code == CLOSE_BAD_TOKEN
                    assert reason == ("bad-token" if token else "no-spectators")


@pytest.mark.asyncio
async def test_there_is_no_line_to_a_table_that_is_not_there(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server, nothing_changes(server):
        for name in (new_table_id(), "x", "A" * 2000, "%00", "..%5c..", "'--"):
            async with bare_line(server, name) as socket:
                assert await end_of(socket) == (CLOSE_NO_TABLE, "no-table")


@pytest.mark.asyncio
async def test_who_looks_on_can_do_nothing(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        ann, _ = await begin(server.client, 2, setup={"players": 2})
        async with server.client.connect(table=ann.table) as line, nothing_changes(server):
            for said in (
                {"type": "answer", "question": 0, "option": 1, "command": "a"},
                {"type": "undo", "question": 0, "command": "b"},
                {"type": "back", "command": "c"},
                {"type": "say", "text": "hello", "command": "d"},
                {"type": "ask-hint", "question": 0, "command": "e"},
            ):
                await line.send(said)
                told = await within(line.receive())
                while told.__class__.__name__ != "Refused":
                    told = await within(line.receive())
                assert getattr(told, "code", "") == "not-yours"


# Where pages come from.


@pytest.mark.asyncio
async def test_a_line_is_opened_by_pages_of_the_server_and_those_it_was_told_of(
    tmp_path: Path,
) -> None:
    wanted = settings_in(tmp_path, origins=("https://play.example.org",))
    async with running(wanted) as server:
        ann = await server.client.open_table("Ann")
        for origin in (server.address, "https://play.example.org"):
            async with bare_line(server, ann.table, origin=origin) as socket:
                await socket.send(hello(ann))
                assert '"welcome"' in str(await within(socket.recv()))


@pytest.mark.asyncio
async def test_a_line_is_not_opened_by_another_page(tmp_path: Path) -> None:
    wanted = settings_in(tmp_path, origins=("https://play.example.org",))
    async with running(wanted) as server:
        ann = await server.client.open_table("Ann")
        before = stored(server)
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
                async with bare_line(server, ann.table, origin=origin):
                    pass
            assert caught.value.response.status_code == 403
        assert stored(server) == before


def preflight(origin: str) -> dict[str, str]:
    return {
        "Origin": origin,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "content-type",
    }


@pytest.mark.asyncio
async def test_requests_are_allowed_to_pages_that_the_server_was_told_of(tmp_path: Path) -> None:
    wanted = settings_in(tmp_path, origins=("https://play.example.org",))
    async with running(wanted) as server, asking(server) as http:
        good, bad = "https://play.example.org", "https://evil.example.org"
        asked = await http.options("/api/tables", headers=preflight(good))
        assert asked.headers["access-control-allow-origin"] == good
        assert "access-control-allow-credentials" not in asked.headers
        refused = await http.options("/api/tables", headers=preflight(bad))
        assert refused.status_code == 400
        assert "access-control-allow-origin" not in refused.headers
        found = await http.get("/api/tables", headers={"Origin": bad})
        assert "access-control-allow-origin" not in found.headers


@pytest.mark.asyncio
async def test_no_page_elsewhere_may_ask_if_none_was_named(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server, asking(server) as http:
        before = stored(server)
        asked = await http.options("/api/tables", headers=preflight("https://evil.example"))
        assert asked.status_code == 405
        # What a page may send without asking first is not understood as JSON.
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
            sent: httpx.Response = await http.post(
                "/api/tables", content='{"name":"Eve"}', headers={"content-type": kind}
            )
            assert (sent.status_code, code_of(sent)) == (422, "bad-request")
        bare = await http.post("/api/tables", content='{"name":"Eve"}')
        assert (bare.status_code, code_of(bare)) == (422, "bad-request")
        assert stored(server) == before


@pytest.mark.asyncio
async def test_who_was_sent_away_hears_nothing_more(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        ann, bob = await sit_down(server.client, 2, setup={"players": 4})
        async with lines(server.client, bob) as [line]:
            await server.client.vacate_seat(ann, bob.place)
            socket = line._require_websocket()
            assert (await end_of(socket))[0] == CLOSE_BAD_TOKEN
