"""Tables and seats are stored, loaded, changed by one node at a time, and purged."""

from __future__ import annotations

import asyncio
from dataclasses import fields, replace
from typing import Any

import pytest
import sqlalchemy

from citadels.server.store import schema
from citadels.server.store.errors import DuplicateError, VersionConflictError
from citadels.server.store.rows import ChatRow, GameRow, SeatRow, TableRow
from citadels.server.store.store import Store
from citadels.server.store.tables import PURGE_BATCH
from tests.server.store.sample_rows import (
    LINK,
    make_bot_row,
    make_chat_row,
    make_game_row,
    make_record,
    make_seat_row,
    make_table_row,
    record_numbers,
)


@pytest.mark.parametrize(
    ("row", "table"),
    [
        (TableRow, schema.tables),
        (SeatRow, schema.seats),
        (GameRow, schema.games),
        (ChatRow, schema.chat),
    ],
)
def test_rows_have_the_columns_in_order(row: type, table: sqlalchemy.Table) -> None:
    assert [field.name for field in fields(row)] == table.columns.keys()


@pytest.mark.asyncio
async def test_a_created_table_can_be_loaded_unchanged(store: Store) -> None:
    table, sitting = make_table_row(public=False, game="g"), [make_bot_row(2), make_seat_row(0)]
    await store.tables.create(table, sitting)
    assert await store.tables.load("t1") == (table, [sitting[1], sitting[0]])


@pytest.mark.asyncio
async def test_a_table_may_have_no_seats(store: Store) -> None:
    await store.tables.create(make_table_row(), [])
    assert await store.tables.load("t1") == (make_table_row(), [])


@pytest.mark.asyncio
async def test_a_missing_table_is_not_found(store: Store) -> None:
    await store.tables.create(make_table_row(), [])
    assert await store.tables.load("t2") is None


@pytest.mark.asyncio
async def test_saving_a_table_replaces_its_seats(store: Store) -> None:
    await store.tables.create(make_table_row(), [make_seat_row(0), make_seat_row(1)])
    changed = make_table_row(version=2, status="playing", game="g1", host=1, changed=5000)
    sitting = [make_seat_row(1, joined=7), make_seat_row(2)]
    await store.tables.save(changed, sitting)
    assert await store.tables.load("t1") == (changed, sitting)


@pytest.mark.asyncio
async def test_a_table_that_was_changed_meanwhile_is_not_overwritten(store: Store) -> None:
    await store.tables.create(make_table_row(), [make_seat_row(0)])
    for version in (1, 3):
        with pytest.raises(
            VersionConflictError, match=f"t1 is not stored in version {version - 1}"
        ):
            await store.tables.save(make_table_row(version=version, status="closed"), [])
    assert await store.tables.load("t1") == (make_table_row(), [make_seat_row(0)])


@pytest.mark.asyncio
async def test_a_missing_table_cannot_be_saved(store: Store) -> None:
    with pytest.raises(VersionConflictError):
        await store.tables.save(make_table_row(version=2), [])


@pytest.mark.asyncio
async def test_only_one_of_many_simultaneous_changes_succeeds(
    store: Store, other_store: Store
) -> None:
    await store.tables.create(make_table_row(), [make_seat_row(0)])

    async def join(node: Store, place: int) -> int | None:
        try:
            await node.tables.save(
                make_table_row(version=2), [make_seat_row(0), make_seat_row(place)]
            )
        except VersionConflictError:
            return None
        return place

    nodes = [store, other_store]
    joined = await asyncio.gather(*(join(nodes[place % 2], place) for place in range(1, 9)))
    winners = [place for place in joined if place is not None]
    assert len(winners) == 1
    assert await store.tables.load("t1") == (
        make_table_row(version=2),
        [make_seat_row(0), make_seat_row(winners[0])],
    )


@pytest.mark.asyncio
async def test_open_public_tables_are_listed_last_changed_first(store: Store) -> None:
    changes_by_id: dict[str, dict[str, Any]] = {
        "old": {"changed": 1},
        "new": {"changed": 3},
        "middle": {"changed": 2},
        "private": {"changed": 9, "public": False},
        "playing": {"changed": 9, "status": "playing"},
        "finished": {"changed": 9, "status": "finished"},
        "closed": {"changed": 9, "status": "closed"},
    }
    for name, changes in changes_by_id.items():
        await store.tables.create(
            make_table_row(name, **changes), [make_seat_row(1, name), make_seat_row(0, name)]
        )
    rows = await store.tables.list_public(10)
    assert [table.id for table, _ in rows] == ["new", "middle", "old"]
    assert rows[0] == (
        make_table_row("new", changed=3),
        [make_seat_row(0, "new"), make_seat_row(1, "new")],
    )
    assert [table.id for table, _ in await store.tables.list_public(2)] == ["new", "middle"]


@pytest.mark.asyncio
async def test_tables_are_listed_by_status(store: Store) -> None:
    for number in range(4):
        row = make_table_row(f"t{number}", changed=number, public=False, status="playing")
        await store.tables.create(row, [make_bot_row(0, row.id)] * (number % 2))
    await store.tables.create(make_table_row("open", changed=9), [])
    rows = await store.tables.list_by_status("playing", 3)
    assert [table.id for table, _ in rows] == ["t3", "t2", "t1"]
    assert [len(sitting) for _, sitting in rows] == [1, 0, 1]
    assert await store.tables.list_by_status("closed", 3) == []


@pytest.mark.asyncio
async def test_a_token_opens_its_seat_until_it_is_left(store: Store) -> None:
    await store.tables.create(
        make_table_row(), [make_seat_row(0), make_seat_row(3), make_bot_row(4)]
    )
    await store.tables.create(make_table_row("t2"), [make_seat_row(0, "t2")])
    assert await store.tables.find_seat("t1 3") == ("t1", 3)
    assert await store.tables.find_seat("t2 0") == ("t2", 0)
    assert await store.tables.find_seat("") is None
    await store.tables.save(make_table_row(version=2), [make_seat_row(0), make_bot_row(4)])
    assert await store.tables.find_seat("t1 3") is None


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("constraint", "table", "seat"),
    [
        ("pk_tables", make_table_row(), None),
        (
            "uq_seats_token_hash",
            make_table_row("t2"),
            replace(make_seat_row(0), table_id="t2", place=1, likeness="bob"),
        ),
        (
            "uq_seats_table_id_likeness",
            make_table_row("t2"),
            make_seat_row(1, "t2", likeness="ada 0"),
        ),
        ("pk_seats", make_table_row("t2"), make_seat_row(0, "t2", likeness="bob")),
    ],
)
async def test_duplicates_are_refused(
    store: Store, constraint: str, table: TableRow, seat: SeatRow | None
) -> None:
    await store.tables.create(make_table_row(), [make_seat_row(0)])
    sitting = [] if seat is None else [make_seat_row(0, "t2", token_hash=None), seat]
    with pytest.raises(DuplicateError) as refused:
        await store.tables.create(table, sitting)
    assert refused.value.conflict == constraint
    assert await store.tables.load("t1") == (make_table_row(), [make_seat_row(0)])
    assert await store.tables.load("t2") is None


@pytest.mark.asyncio
async def test_a_seat_of_another_table_is_refused(store: Store) -> None:
    with pytest.raises(ValueError, match="a seat of table t2 is not one of t1"):
        await store.tables.create(make_table_row(), [make_seat_row(0, "t2")])
    assert await store.tables.load("t1") is None


@pytest.mark.asyncio
async def test_a_game_begins_together_with_its_table(store: Store) -> None:
    await store.tables.create(make_table_row(), [make_seat_row(0)])
    table, game = (
        make_table_row(version=2, status="playing", game="g1"),
        make_game_row(table_id="t1"),
    )
    await store.start_game(game, table, [make_seat_row(0)])
    assert await store.tables.load("t1") == (table, [make_seat_row(0)])
    assert await store.games.load("g1") == game


@pytest.mark.asyncio
async def test_a_game_does_not_start_at_a_table_that_was_changed(store: Store) -> None:
    await store.tables.create(make_table_row(version=2), [make_seat_row(0)])
    with pytest.raises(VersionConflictError):
        await store.start_game(
            make_game_row(table_id="t1"), make_table_row(version=2, game="g1"), []
        )
    assert await store.games.load("g1") is None
    assert await store.tables.load("t1") == (make_table_row(version=2), [make_seat_row(0)])


@pytest.mark.asyncio
async def test_a_table_does_not_change_for_a_game_that_already_exists(store: Store) -> None:
    await store.tables.create(make_table_row(), [make_seat_row(0)])
    await store.games.create(make_game_row())
    with pytest.raises(DuplicateError) as refused:
        await store.start_game(
            make_game_row(table_id="t1"), make_table_row(version=2, game="g1"), []
        )
    assert refused.value.conflict == "pk_games"
    assert await store.tables.load("t1") == (make_table_row(), [make_seat_row(0)])


@pytest.mark.asyncio
async def test_old_imported_games_are_purged(store: Store) -> None:
    for name, ended in (("old", 1000), ("new", 3000)):
        game = make_game_row(name, source="imported", ended=ended)
        await store.save_finished_game(game, [(make_record(), LINK)])
    assert await store.tables.count_stale(2000) == 1
    assert await store.tables.purge(2000) == 1
    assert await store.games.load("old") is None
    assert await store.games.load("new") is not None
    assert await record_numbers(store, "old") == []
    assert await record_numbers(store, "new") == [1]


@pytest.mark.asyncio
async def test_old_tables_are_purged_with_all_their_data(store: Store) -> None:
    for status in ("open", "finished", "closed", "playing"):
        await store.tables.create(make_table_row(status, status=status), [make_seat_row(0, status)])
        await store.games.create(make_game_row(f"game of {status}", table_id=status))
        await store.journal.append(f"game of {status}", make_record(), LINK)
        await store.chat.add(make_chat_row("hello", status))
    await store.games.create(make_game_row("imported", source="imported", ended=5000))
    assert await store.tables.purge(1000) == 0
    assert await store.tables.purge(1001) == 3
    for status in ("open", "finished", "closed"):
        assert await store.tables.load(status) is None
        assert await store.tables.find_seat(f"{status} 0") is None
        assert await store.games.load(f"game of {status}") is None
        assert await record_numbers(store, f"game of {status}") == []
        assert await store.chat.list_after(status, 0) == []
    assert await store.tables.load("playing") is not None
    assert await record_numbers(store, "game of playing") == [1]
    assert await store.chat.list_after("playing", 0) != []
    assert await store.games.load("imported") is not None


@pytest.mark.asyncio
async def test_many_tables_are_purged_in_batches(store: Store, other_store: Store) -> None:
    count = 2 * PURGE_BATCH + 1
    rows = [replace(make_table_row(), id=f"t{number}") for number in range(count)]
    await asyncio.gather(*(store.tables.create(row, []) for row in rows))
    purged = await asyncio.gather(store.tables.purge(2000), other_store.tables.purge(2000))
    assert sum(purged) == count
    assert await store.tables.list_by_status("open", 9) == []
