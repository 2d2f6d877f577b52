"""Whatever is said on a line: it is refused or the line is closed, and the others play on."""

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
    CLOSE_OLD_PROTOCOL,
    CLOSE_SILENT,
    FromClient,
    Refused,
)
from citadels.server.websocket.connection import CloseConnectionError, decode
from tests.server.abuse.guests import bare_line, end_after, end_of, hello, nothing_changes, stored
from tests.server.serving import Running, running
from tests.server.table_talk import begin, hear, lines, settings_in, within

TOO_LARGE: Final = 1009  # of the protocol of WebSockets, as the next
NO_TEXT: Final = 1007
DEEP: Final = 8_000
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
WRITTEN: Final = (VALUES | MESSAGES).map(json.dumps)  # with NaN and Infinity, as Python writes them
CUT: Final = st.tuples(WRITTEN, st.integers(0, 200)).map(lambda found: found[0][: found[1]])
RUDE: Final = st.binary(max_size=200) | st.text() | WRITTEN | CUT

BY_HAND: Final[dict[str, str | bytes]] = {
    "nothing": "",
    "an open bracket": "[" * DEEP,
    "deep arrays": '{"type":"ping","x":' + "[" * DEEP + "]" * DEEP + "}",
    "deep objects": '{"type":"ping","x":' + '{"a":' * (DEEP // 4),
    "a huge number": '{"type":"answer","command":"a","option":1,"question":' + "9" * 9000 + "}",
    "a huge exponent": '{"type":"answer","command":"a","option":1,"question":1e999999999}',
    "no number": '{"type":"answer","command":"a","option":1,"question":NaN}',
    "a number below nothing": '{"type":"answer","command":"a","option":-1,"question":0}',
    "a number as text": '{"type":"answer","command":"a","option":"1","question":0}',
    "an unknown type": '{"type":"shutdown"}',
    "no type": '{"command":"a"}',
    "a type twice": '{"type":"ping","type":"answer"}',
    "a message of the server": '{"type":"accepted","command":"a"}',
    "half a letter": '{"type":"say","command":"a","text":"\\ud800"}',
    "a command with a blank": '{"type":"say","command":"a b","text":"x"}',
    "a command too long": json.dumps({"type": "say", "command": "a" * 41, "text": "x"}),
    "a text too long": json.dumps({"type": "say", "command": "a", "text": "x" * 1001}),
    "bytes that are no text": b"\xff\xfe\x00{}",
    "a mark of byte order": "\ufeff{}",
    "two messages in one": '{"type":"ping"}{"type":"ping"}',
}


@given(RUDE)
@settings(max_examples=300)
def test_the_decoder_gives_a_message_or_one_kind_of_error(said: str | bytes) -> None:
    with suppress(CloseConnectionError):  # and no other
        assert isinstance(decode(said), FromClient)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    async with running(settings_in(tmp_path_factory.mktemp("server"), patience=2)) as found:
        yield found


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("what", BY_HAND)
async def test_what_is_no_message_closes_the_line_and_nothing_else(
    what: str, server: Running
) -> None:
    ann, bob = await begin(server.client, 2, setup={"players": 2})
    async with lines(server.client, bob) as [other], nothing_changes(server):
        before = await end_after(server, ann, [BY_HAND[what]], greeted=False)
        after = await end_after(server, ann, [BY_HAND[what]])
        assert before[0] == after[0] == CLOSE_BAD_MESSAGE
        assert "Traceback" not in before[1] + after[1]
        await other.send({"type": "ping"})
        assert (await within(other.receive())).__class__.__name__ == "Pong"


@pytest.mark.asyncio(loop_scope="module")
async def test_a_message_that_is_too_large_closes_the_line(server: Running) -> None:
    ann, _ = await begin(server.client, 2, setup={"players": 2})
    large = json.dumps({"type": "say", "command": "a", "text": "x" * 16_384})
    async with nothing_changes(server):
        assert (await end_after(server, ann, [large]))[0] == TOO_LARGE
        assert (await end_after(server, ann, [large.encode()]))[0] == TOO_LARGE
        async with bare_line(server, ann.table) as socket:
            await socket.send([large[:9_000], large[9_000:]])  # in two pieces
            assert (await end_of(socket))[0] == TOO_LARGE


@pytest.mark.asyncio(loop_scope="module")
async def test_text_that_is_no_text_closes_the_line_without_a_traceback(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    ann, _ = await begin(server.client, 2, setup={"players": 2})
    async with nothing_changes(server), bare_line(server, ann.table) as socket:
        await socket.send(hello(ann))
        await socket.send(b'{"type":"say","text":"\xff"}', text=True)
        assert (await end_of(socket))[0] == NO_TEXT
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.asyncio(loop_scope="module")
async def test_a_message_may_come_in_bytes_and_in_pieces(server: Running) -> None:
    ann, _ = await begin(server.client, 2, setup={"players": 2})
    async with bare_line(server, ann.table) as socket:
        await socket.send(hello(ann).encode())
        await socket.send(['{"type":', '"ping"}'])
        heard = [msgspec.json.decode(await within(socket.recv()))["type"] for _ in range(3)]
        assert heard == ["welcome", "update", "pong"]


@pytest.mark.asyncio(loop_scope="module")
async def test_a_line_begins_with_a_good_hello(server: Running) -> None:
    ann, _ = await begin(server.client, 2, setup={"players": 2})
    first = {
        '{"type":"ping"}': (CLOSE_BAD_MESSAGE, "hello-first"),
        '{"type":"hello","protocol":999}': (CLOSE_OLD_PROTOCOL, "other-protocol"),
        '{"type":"hello","protocol":1,"token":"x"}': (CLOSE_BAD_TOKEN, "bad-token"),
    }
    async with nothing_changes(server):
        for said, wanted in first.items():
            assert await end_after(server, ann, [said], greeted=False) == wanted
        assert await end_after(server, ann, [], greeted=False) == (CLOSE_SILENT, "silent")
        assert await end_after(server, ann, [hello(ann)]) == (CLOSE_BAD_MESSAGE, "hello-again")


@pytest.mark.asyncio(loop_scope="module")
async def test_any_number_may_be_answered_and_undone_without_harm(server: Running) -> None:
    ann, bob = await begin(server.client, 2, setup={"players": 2})
    async with lines(server.client, ann, bob) as players, nothing_changes(server):
        for line in players:
            assert line.state is not None
            question = line.state.question
            for option in (2**31 - 1, 2**31, 2**32, 2**40 - 1):
                for number in (question, question + 1, 2**31 - 1):
                    said = {"type": "answer", "question": number, "option": option, "command": "a"}
                    await line.send(said)
                    told = await hear(line, Refused)
                    assert told.code in {"illegal", "stale", "not-asked"}
                await line.send({"type": "undo", "question": question, "command": "b"})
                assert (await hear(line, Refused)).code


def talk(loop: asyncio.AbstractEventLoop, server: Running, seat: Seat) -> None:
    """Say rude things on many lines; the loop of the server runs in another thread."""

    @given(st.lists(RUDE, min_size=1, max_size=3), st.booleans())
    @settings(max_examples=60, suppress_health_check=list(HealthCheck), database=None)
    def each(said: list[str | bytes], greeted: bool) -> None:
        work = speak_and_leave(server, seat, said, greeted)
        asyncio.run_coroutine_threadsafe(work, loop).result(60)

    each()


async def speak_and_leave(
    server: Running, seat: Seat, said: list[str | bytes], greeted: bool
) -> None:
    """The line ends with a code of ours, or the server has understood and would go on."""
    async with bare_line(server, seat.table) as socket:
        if greeted:
            await socket.send(hello(seat))
        for word in [*said, "the end"]:
            await socket.send(word)
        code, reason = await end_of(socket)
        assert code in {CLOSE_BAD_MESSAGE, CLOSE_OLD_PROTOCOL, CLOSE_BAD_TOKEN}
        assert reason in {
            "bad-message",
            "hello-first",
            "hello-again",
            "other-protocol",
            "bad-token",
        }


@pytest.mark.asyncio(loop_scope="module")
async def test_rude_guests_are_shown_out_and_the_server_serves_on(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    ann, bob = await begin(server.client, 2, setup={"players": 2})
    before = stored(server)
    async with lines(server.client, ann, bob) as players:
        await asyncio.to_thread(talk, asyncio.get_running_loop(), server, ann)
        after = stored(server)
        assert {**after, "chat": []} == {**before, "chat": []}  # by lot, something can be said
        for line in players:
            await line.send({"type": "ping"})
            assert (await within(line.receive())).__class__.__name__ in {"Pong", "Chat"}
    assert not [record for record in caplog.records if record.exc_info]
