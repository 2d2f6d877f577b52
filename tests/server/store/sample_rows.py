"""Rows and records for the tests of the store."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from citadels.match.records import ANSWER, Record, first_hash, next_hash
from citadels.server.store.rows import ChatRow, GameRow, SeatRow, TableRow
from citadels.server.store.store import Store

HEADER = '{"form":1}'
LINK = bytes(range(32))


def make_table_row(name: str = "t1", **changes: Any) -> TableRow:
    table = TableRow(
        id=name,
        status="open",
        public=True,
        data='{"setup":"2016 4"}',
        host=0,
        version=1,
        game=None,
        created=1000,
        changed=1000,
    )
    return replace(table, **changes)


def make_seat_row(place: int, table: str = "t1", **changes: Any) -> SeatRow:
    seat = SeatRow(
        table_id=table,
        place=place,
        kind="person",
        name=f"Ada {place}",
        likeness=f"ada {place}",
        bot="",
        token_hash=f"{table} {place}",
        joined=1000 + place,
    )
    return replace(seat, **changes)


def make_bot_row(place: int, table: str = "t1") -> SeatRow:
    return make_seat_row(place, table, kind="bot", name="rush", bot="rush", token_hash=None)


def make_game_row(name: str = "g1", **changes: Any) -> GameRow:
    game = GameRow(
        id=name,
        table_id=None,
        header=HEADER,
        began=2000,
        ended=None,
        result=None,
        damaged=None,
        source="played",
        story=None,
    )
    return replace(game, **changes)


def make_record(number: int = 1, **changes: Any) -> Record:
    record = Record(number=number, kind=ANSWER, seat=number % 4, value=7 * number, at=3000 + number)
    return record._replace(**changes)


def make_chat_row(text: str, table: str = "t1", seat: int = 0) -> ChatRow:
    return ChatRow(table_id=table, seat=seat, name="Ada", phrase="", text=text, at=4000)


def chain_records(records: list[Record]) -> list[tuple[Record, bytes]]:
    """Each record with its link."""
    link = first_hash(HEADER)
    pairs = []
    for record in records:
        link = next_hash(link, record)
        pairs.append((record, link))
    return pairs


async def record_numbers(store: Store, game: str = "g1") -> list[int]:
    return [record.number for record, _ in await store.games.load_records(game)]
