"""Whether the database and what all clients heard are one and the same story."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Final

import msgspec

from citadels.match.header import header_from
from citadels.match.match import Match
from citadels.match.records import ANSWER, UNDO, Record
from citadels.protocol.messages import EVERYTHING, Answer, FromServer, Update
from citadels.protocol.updates import UpdateBuilder, encode
from citadels.server.store.store import Store
from tests.server.chaos.forms import some
from tests.server.chaos.players import Heard, Party

# Seconds after which every client is at the right question again: the bar of a long run, which has
# the machine to itself. The short form shares it with other tests and only shows that it ends well.
WITHIN: Final = some(60, 5)

_decoder: Final = msgspec.json.Decoder(FromServer)


async def check_all(store: Store, parties: list[Party], *, over: bool = True) -> int:
    """Compare everything; gives how many records there were."""
    return sum([await check(store, party, over=over) for party in parties])


async def check(store: Store, party: Party, *, over: bool) -> int:
    """Compare the game of one table with what its people have heard."""
    people = [player.heard() for player in party.players]  # first: what they know must be stored
    game = await store.games.load(party.game)
    assert game is not None
    stored = await store.games.load_records(party.game)
    match = Match(header_from(game.header), game.began)
    for heard in people:
        _check_state(heard, party.game, match)
    for place, (record, link) in enumerate(stored, start=1):
        assert record.number == place
        match.play(record)
        assert match.chain_hash == link
        for heard in people:
            _check_state(heard, party.game, match)
    _check_commands([record for record, _ in stored], people)
    for heard in people:
        assert heard.seen <= len(stored), "a client has heard of what is not stored"
        _check_steps(heard, party.game, match)
    if over:
        assert match.is_over()
        assert {heard.seen for heard in people} == {len(stored)}
        await _ended(store, party.game)
    return len(stored)


def _check_commands(records: list[Record], people: list[Heard]) -> None:
    """Each command at most once, and each acknowledged one where and what it was said to be."""
    given = Counter((record.seat, record.command) for record in records if record.command)
    assert set(given.values()) <= {1}
    for heard in people:
        for command, (number, message) in heard.accepted.items():
            record = records[number - 1]
            assert (record.seat, record.command) == (heard.seat, command)
            if isinstance(message, Answer):
                assert (record.kind, record.value) == (ANSWER, message.option)
            else:
                assert record.kind == UNDO
        assert not [command for command in heard.refused if (heard.seat, command) in given]


async def _ended(store: Store, game: str) -> None:
    """The end is written down after the last answer, which is all that players wait for."""
    async with asyncio.timeout(WITHIN):
        while (row := await store.games.load(game)) is None or row.ended is None:  # noqa: ASYNC110
            await asyncio.sleep(0.01)


def _check_steps(heard: Heard, game: str, match: Match) -> None:
    """All steps in order, none missing, none twice, each as this seat may know it."""
    steps = heard.steps
    assert [step.number for step in steps] == list(range(heard.seen + 1))
    expected = _as_heard(UpdateBuilder(game, match).update(heard.seat, EVERYTHING))
    if not expected.whole:
        assert steps == expected.steps[: len(steps)]


def _check_state(heard: Heard, game: str, match: Match) -> None:
    """The state that a client has is that of the match after the same number of records."""
    if heard.state is not None and heard.state.number == match.number():
        expected = UpdateBuilder(game, match).update(heard.seat, match.number())
        assert heard.state == _as_heard(expected).state


def _as_heard(update: Update) -> Update:
    """As it is after it went over a line."""
    heard = _decoder.decode(encode(update))
    assert isinstance(heard, Update)
    return heard


async def time_to_recover(store: Store, parties: list[Party], since: float) -> float:
    """Seconds from now until everybody is on the line again and knows all that is stored.

    Since when they may have called again is said, because some are quicker than we.
    """
    began = time.monotonic()
    marks = await store.tables.load_watermarks([party.table for party in parties])
    for party in parties:
        _, stored, _ = marks[party.table]
        for player in party.players:
            while not (
                player.is_done or (player.called > since and player.line.last_step >= stored)
            ):
                assert time.monotonic() - began < 90, f"{party.table} does not recover"
                await asyncio.sleep(0.01)
    return time.monotonic() - began


def count_moves(parties: list[Party]) -> int:
    """Answers that were acknowledged."""
    return sum(len(player.accepted) for party in parties for player in party.players)
