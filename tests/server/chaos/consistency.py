"""Checks that the database agrees with everything that the clients received."""

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
from tests.server.chaos.persistent_players import ClientSnapshot, TableOfPlayers
from tests.server.chaos.sizes import short_or_long

# Limit for every client to be at the right question again, in a long run with the machine to
# itself. A short run shares the machine with other tests and only checks the final state.
END_TIMEOUT_SECONDS: Final = short_or_long(60, 5)

_decoder: Final = msgspec.json.Decoder(FromServer)


async def check_all(store: Store, parties: list[TableOfPlayers], *, is_over: bool = True) -> int:
    """Check all tables and return the number of records."""
    return sum([await check(store, party, over=is_over) for party in parties])


async def check(store: Store, party: TableOfPlayers, *, over: bool) -> int:
    """Compare the stored game of one table with what its players have received."""
    snapshots = [
        player.snapshot() for player in party.players
    ]  # taken first, because everything in them must already be stored
    game = await store.games.load(party.game)
    assert game is not None
    stored = await store.games.load_records(party.game)
    match = Match(header_from(game.header), game.began)
    for snapshot in snapshots:
        _check_state(snapshot, party.game, match)
    for place, (record, link) in enumerate(stored, start=1):
        assert record.number == place
        match.play(record)
        assert match.chain_hash == link
        for snapshot in snapshots:
            _check_state(snapshot, party.game, match)
    _check_commands([record for record, _ in stored], snapshots)
    for snapshot in snapshots:
        assert snapshot.last_step <= len(stored), "a client has received a step that is not stored"
        _check_steps(snapshot, party.game, match)
    if over:
        assert match.is_over()
        assert {snapshot.last_step for snapshot in snapshots} == {len(stored)}
        await _wait_for_end(store, party.game)
    return len(stored)


def _check_commands(records: list[Record], snapshots: list[ClientSnapshot]) -> None:
    """Each command was stored at most once, and acknowledged ones with the right record."""
    counts = Counter((record.seat, record.command) for record in records if record.command)
    assert set(counts.values()) <= {1}
    for snapshot in snapshots:
        for command, (number, message) in snapshot.accepted.items():
            record = records[number - 1]
            assert (record.seat, record.command) == (snapshot.seat, command)
            if isinstance(message, Answer):
                assert (record.kind, record.value) == (ANSWER, message.option)
            else:
                assert record.kind == UNDO
        assert not [command for command in snapshot.refused if (snapshot.seat, command) in counts]


async def _wait_for_end(store: Store, game: str) -> None:
    """Wait until the result is stored, which happens after players see the last answer."""
    async with asyncio.timeout(END_TIMEOUT_SECONDS):
        while (row := await store.games.load(game)) is None or row.ended is None:  # noqa: ASYNC110
            await asyncio.sleep(0.01)


def _check_steps(snapshot: ClientSnapshot, game: str, match: Match) -> None:
    """All steps arrived in order, exactly once, each as this seat may see it."""
    steps = snapshot.steps
    assert [step.number for step in steps] == list(range(snapshot.last_step + 1))
    expected = _round_trip(UpdateBuilder(game, match).update(snapshot.seat, EVERYTHING))
    if not expected.snapshot:
        assert steps == expected.steps[: len(steps)]


def _check_state(snapshot: ClientSnapshot, game: str, match: Match) -> None:
    """The state of a client equals that of the match after the same number of records."""
    if snapshot.state is not None and snapshot.state.number == match.number():
        expected = UpdateBuilder(game, match).update(snapshot.seat, match.number())
        assert snapshot.state == _round_trip(expected).state


def _round_trip(update: Update) -> Update:
    """The update as decoded by a client."""
    decoded = _decoder.decode(encode(update))
    assert isinstance(decoded, Update)
    return decoded


async def measure_recovery(store: Store, parties: list[TableOfPlayers], since: float) -> float:
    """Seconds from now until everybody is connected again and knows all stored records.

    Connections made after `since` count, because some players reconnect before this call.
    """
    began = time.monotonic()
    marks = await store.tables.load_watermarks([party.table for party in parties])
    for party in parties:
        _, stored, _ = marks[party.table]
        for player in party.players:
            while not (
                player.is_done
                or (player.connected_at > since and player.connection.last_step >= stored)
            ):
                assert time.monotonic() - began < 90, f"{party.table} does not recover"
                await asyncio.sleep(0.01)
    return time.monotonic() - began


def count_moves(parties: list[TableOfPlayers]) -> int:
    """The number of acknowledged answers."""
    return sum(len(player.accepted) for party in parties for player in party.players)
