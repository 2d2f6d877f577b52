"""Games are stored, loaded with their records, and finished once."""

from __future__ import annotations

import pytest

from citadels.server.store.errors import DuplicateError, MissingParentError
from citadels.server.store.store import Store
from tests.server.store.sample_rows import (
    LINK,
    chain_records,
    make_game_row,
    make_record,
    make_table_row,
)


@pytest.mark.asyncio
async def test_a_created_game_can_be_loaded_unchanged(store: Store) -> None:
    await store.tables.create(make_table_row(), [])
    games = [
        make_game_row(table_id="t1", header='{"names":["Ада","Élodie"]}'),
        make_game_row("g2", source="imported", story="Ada: keep\n", ended=9, result="{}"),
    ]
    for game in games:
        await store.games.create(game)
        assert await store.games.load(game.id) == game
    assert await store.games.load("g3") is None


@pytest.mark.asyncio
async def test_a_game_is_created_once_and_only_at_an_existing_table(store: Store) -> None:
    await store.games.create(make_game_row())
    with pytest.raises(DuplicateError) as refused:
        await store.games.create(make_game_row(header="other"))
    assert refused.value.conflict == "pk_games"
    assert await store.games.load("g1") == make_game_row()
    with pytest.raises(MissingParentError):
        await store.games.create(make_game_row("g2", table_id="t1"))
    assert await store.games.load("g2") is None


@pytest.mark.asyncio
async def test_records_are_loaded_in_order_with_their_links(store: Store) -> None:
    await store.games.create(make_game_row())
    await store.games.create(make_game_row("g2"))
    pairs = chain_records([make_record(number, command=f"c{number}") for number in range(1, 13)])
    for record, link in reversed(pairs):
        await store.journal.append("g1", record, link)
    await store.journal.append("g2", make_record(), LINK)
    assert await store.games.load_records("g1") == pairs
    assert await store.games.load_records("g1", after=10) == pairs[10:]
    assert await store.games.load_records("g1", after=12) == []
    assert await store.games.load_records("g3") == []


@pytest.mark.asyncio
async def test_a_record_can_hold_the_largest_numbers(store: Store) -> None:
    await store.games.create(make_game_row())
    record = make_record((1 << 31) - 1, value=-(1 << 63), at=(1 << 63) - 1, seat=-1, kind=255)
    await store.journal.append("g1", record, LINK)
    assert await store.games.load_records("g1") == [(record, LINK)]


@pytest.mark.asyncio
async def test_a_game_is_finished_only_once(store: Store) -> None:
    await store.games.create(make_game_row())
    assert await store.games.finish("g1", 5000, '{"winner":1}')
    assert not await store.games.finish("g1", 6000, '{"winner":2}')
    assert await store.games.load("g1") == make_game_row(ended=5000, result='{"winner":1}')
    assert not await store.games.finish("g2", 5000, "{}")


@pytest.mark.asyncio
async def test_corruption_of_a_game_is_stored(store: Store) -> None:
    await store.games.create(make_game_row("g2", began=7))
    assert await store.games.mark_corrupt("g2", "record 3 is missing")
    assert not await store.games.mark_corrupt("g9", "it is not there")
    assert await store.games.load("g2") == make_game_row(
        "g2", began=7, damaged="record 3 is missing"
    )


@pytest.mark.asyncio
async def test_games_of_a_table_are_listed_oldest_first(store: Store) -> None:
    await store.tables.create(make_table_row(), [])
    late, early = (
        make_game_row("a", table_id="t1", began=2),
        make_game_row("b", table_id="t1", began=1),
    )
    for game in (late, early, make_game_row("c")):
        await store.games.create(game)
    assert await store.games.list_by_table("t1") == [early, late]
    assert await store.games.list_by_table("t2") == []
