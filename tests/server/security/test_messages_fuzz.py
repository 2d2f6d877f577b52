"""Any message is either refused or closes its connection, and the others continue to play."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Final

import msgspec
import pytest
import pytest_asyncio
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from citadels.client import Seat
from citadels.protocol.messages import (
    CLOSE_BAD_MESSAGE,
    CLOSE_BAD_TOKEN,
    CLOSE_PROTOCOL_MISMATCH,
    CLOSE_TIMEOUT,
    FromClient,
    Refused,
)
from citadels.server.websocket.connection import CloseConnectionError, decode
from tests.server.security.raw_clients import (
    assert_unchanged,
    close_reason,
    close_reason_after,
    database_contents,
    hello_message,
    open_websocket,
)
from tests.server.support.helpers import (
    connect_seats,
    make_settings,
    start_game,
    wait_for_message,
    with_timeout,
)
from tests.server.support.server_fixture import RunningServer, run_server

CLOSE_TOO_LARGE: Final = 1009  # a code of the WebSocket protocol, like the next one
CLOSE_INVALID_TEXT: Final = 1007
NESTING_DEPTH: Final = 8_000
KINDS: Final = ["hello", "answer", "undo", "back", "say", "ask-hint", "ping", "welcome", "", "Ping"]

VALUES: Final = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(min_value=2**31)
    | st.floats()
    | st.text()
    | st.sampled_from(KINDS),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)
FIELDS: Final = st.sampled_from(
    ["type", "question", "option", "command", "protocol", "token", "after", "text", "phrase", "x"]
)
MESSAGES: Final = st.fixed_dictionaries({"type": st.sampled_from(KINDS) | VALUES}).flatmap(
    lambda begun: st.dictionaries(FIELDS, VALUES, max_size=6).map(lambda more: {**more, **begun})
)
JSON_TEXTS: Final = (VALUES | MESSAGES).map(
    json.dumps
)  # with NaN and Infinity, as Python writes them
TRUNCATED_TEXTS: Final = st.tuples(JSON_TEXTS, st.integers(0, 200)).map(
    lambda found: found[0][: found[1]]
)
HOSTILE_INPUT: Final = st.binary(max_size=200) | st.text() | JSON_TEXTS | TRUNCATED_TEXTS

HANDMADE_INPUT: Final[dict[str, str | bytes]] = {
    "an empty message": "",
    "an open bracket": "[" * NESTING_DEPTH,
    "deep arrays": '{"type":"ping","x":' + "[" * NESTING_DEPTH + "]" * NESTING_DEPTH + "}",
    "deep objects": '{"type":"ping","x":' + '{"a":' * (NESTING_DEPTH // 4),
    "a huge number": '{"type":"answer","command":"a","option":1,"question":' + "9" * 9000 + "}",
    "a huge exponent": '{"type":"answer","command":"a","option":1,"question":1e999999999}',
    "not a number": '{"type":"answer","command":"a","option":1,"question":NaN}',
    "a negative number": '{"type":"answer","command":"a","option":-1,"question":0}',
    "a number as text": '{"type":"answer","command":"a","option":"1","question":0}',
    "an unknown type": '{"type":"shutdown"}',
    "no type": '{"command":"a"}',
    "a type twice": '{"type":"ping","type":"answer"}',
    "a server message": '{"type":"accepted","command":"a"}',
    "a lone surrogate": '{"type":"say","command":"a","text":"\\ud800"}',
    "a command with a space": '{"type":"say","command":"a b","text":"x"}',
    "a command too long": json.dumps({"type": "say", "command": "a" * 41, "text": "x"}),
    "a text too long": json.dumps({"type": "say", "command": "a", "text": "x" * 1001}),
    "bytes that are not text": b"\xff\xfe\x00{}",
    "a byte order mark": "\ufeff{}",
    "two messages in one": '{"type":"ping"}{"type":"ping"}',
}


@given(HOSTILE_INPUT)
@settings(max_examples=300)
def test_the_decoder_returns_a_message_or_raises_one_type_of_error(data: str | bytes) -> None:
    with suppress(CloseConnectionError):  # and no other error
        assert isinstance(decode(data), FromClient)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[RunningServer]:
    async with run_server(
        make_settings(tmp_path_factory.mktemp("server"), client_timeout_seconds=2)
    ) as running_server:
        yield running_server


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("input_name", HANDMADE_INPUT)
async def test_an_invalid_message_closes_only_its_connection(
    input_name: str, server: RunningServer
) -> None:
    ann, bob = await start_game(server.client, 2, setup={"players": 2})
    async with connect_seats(server.client, bob) as [other_connection], assert_unchanged(server):
        before = await close_reason_after(
            server, ann, [HANDMADE_INPUT[input_name]], has_greeting=False
        )
        after = await close_reason_after(server, ann, [HANDMADE_INPUT[input_name]])
        assert before[0] == after[0] == CLOSE_BAD_MESSAGE
        assert "Traceback" not in before[1] + after[1]
        await other_connection.send({"type": "ping"})
        assert (await with_timeout(other_connection.receive())).__class__.__name__ == "Pong"


@pytest.mark.asyncio(loop_scope="module")
async def test_a_message_that_is_too_large_closes_the_connection(server: RunningServer) -> None:
    ann, _ = await start_game(server.client, 2, setup={"players": 2})
    large = json.dumps({"type": "say", "command": "a", "text": "x" * 16_384})
    async with assert_unchanged(server):
        assert (await close_reason_after(server, ann, [large]))[0] == CLOSE_TOO_LARGE
        assert (await close_reason_after(server, ann, [large.encode()]))[0] == CLOSE_TOO_LARGE
        async with open_websocket(server, ann.table) as socket:
            await socket.send([large[:9_000], large[9_000:]])  # in two pieces
            assert (await close_reason(socket))[0] == CLOSE_TOO_LARGE


@pytest.mark.asyncio(loop_scope="module")
async def test_invalid_utf8_closes_the_connection_without_a_traceback(
    server: RunningServer, caplog: pytest.LogCaptureFixture
) -> None:
    ann, _ = await start_game(server.client, 2, setup={"players": 2})
    async with assert_unchanged(server), open_websocket(server, ann.table) as socket:
        await socket.send(hello_message(ann))
        await socket.send(b'{"type":"say","text":"\xff"}', text=True)
        assert (await close_reason(socket))[0] == CLOSE_INVALID_TEXT
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.asyncio(loop_scope="module")
async def test_a_message_may_be_binary_or_fragmented(server: RunningServer) -> None:
    ann, _ = await start_game(server.client, 2, setup={"players": 2})
    async with open_websocket(server, ann.table) as socket:
        await socket.send(hello_message(ann).encode())
        await socket.send(['{"type":', '"ping"}'])
        types = [msgspec.json.decode(await with_timeout(socket.recv()))["type"] for _ in range(3)]
        assert types == ["welcome", "update", "pong"]


@pytest.mark.asyncio(loop_scope="module")
async def test_a_connection_begins_with_a_valid_hello(server: RunningServer) -> None:
    ann, _ = await start_game(server.client, 2, setup={"players": 2})
    first = {
        '{"type":"ping"}': (CLOSE_BAD_MESSAGE, "hello-first"),
        '{"type":"hello","protocol":999}': (CLOSE_PROTOCOL_MISMATCH, "protocol-mismatch"),
        '{"type":"hello","protocol":2,"token":"x"}': (CLOSE_BAD_TOKEN, "bad-token"),
    }
    async with assert_unchanged(server):
        for message, close_code in first.items():
            assert (
                await close_reason_after(server, ann, [message], has_greeting=False) == close_code
            )
        assert await close_reason_after(server, ann, [], has_greeting=False) == (
            CLOSE_TIMEOUT,
            "timeout",
        )
        assert await close_reason_after(server, ann, [hello_message(ann)]) == (
            CLOSE_BAD_MESSAGE,
            "hello-again",
        )


@pytest.mark.asyncio(loop_scope="module")
async def test_any_number_in_an_answer_or_undo_is_harmless(server: RunningServer) -> None:
    ann, bob = await start_game(server.client, 2, setup={"players": 2})
    async with connect_seats(server.client, ann, bob) as players, assert_unchanged(server):
        for connection in players:
            assert connection.state is not None
            question = connection.state.question
            for option in (2**31 - 1, 2**31, 2**32, 2**40 - 1):
                for number in (question, question + 1, 2**31 - 1):
                    message = {
                        "type": "answer",
                        "question": number,
                        "option": option,
                        "command": "a",
                    }
                    await connection.send(message)
                    refusal = await wait_for_message(connection, Refused)
                    assert refusal.code in {"illegal", "stale", "not-asked"}
                await connection.send({"type": "undo", "question": question, "command": "b"})
                assert (await wait_for_message(connection, Refused)).code


def send_hostile_messages(
    loop: asyncio.AbstractEventLoop, server: RunningServer, seat: Seat
) -> None:
    """Send hostile input on many connections; the server's event loop is in another thread."""

    @given(st.lists(HOSTILE_INPUT, min_size=1, max_size=3), st.booleans())
    @settings(max_examples=60, suppress_health_check=list(HealthCheck), database=None)
    def each(messages: list[str | bytes], greeted: bool) -> None:
        work = send_and_disconnect(server, seat, messages, greeted)
        asyncio.run_coroutine_threadsafe(work, loop).result(60)

    each()


async def send_and_disconnect(
    server: RunningServer, seat: Seat, messages: list[str | bytes], greeted: bool
) -> None:
    """Send messages and check that the server closes the connection with one of its codes."""
    async with open_websocket(server, seat.table) as socket:
        if greeted:
            await socket.send(hello_message(seat))
        for word in [*messages, "the end"]:
            await socket.send(word)
        code, reason = await close_reason(socket)
        assert code in {CLOSE_BAD_MESSAGE, CLOSE_PROTOCOL_MISMATCH, CLOSE_BAD_TOKEN}
        assert reason in {
            "bad-message",
            "hello-first",
            "hello-again",
            "protocol-mismatch",
            "bad-token",
        }


@pytest.mark.asyncio(loop_scope="module")
async def test_hostile_clients_are_disconnected_and_the_server_keeps_running(
    server: RunningServer, caplog: pytest.LogCaptureFixture
) -> None:
    ann, bob = await start_game(server.client, 2, setup={"players": 2})
    before = database_contents(server)
    async with connect_seats(server.client, ann, bob) as players:
        await asyncio.to_thread(send_hostile_messages, asyncio.get_running_loop(), server, ann)
        after = database_contents(server)
        assert {**after, "chat": []} == {**before, "chat": []}  # it may contain valid chat
        for connection in players:
            await connection.send({"type": "ping"})
            assert (await with_timeout(connection.receive())).__class__.__name__ in {"Pong", "Chat"}
    assert not [record for record in caplog.records if record.exc_info]
