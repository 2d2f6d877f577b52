"""A lease has one holder at a time, and is free once it has expired."""

from __future__ import annotations

import asyncio

import pytest

from citadels.server.store.store import Store


@pytest.mark.asyncio
async def test_a_lease_goes_to_the_first_node(store: Store) -> None:
    assert await store.leases.take("t1", "north", 100, 200)
    assert not await store.leases.take("t1", "south", 150, 250)
    assert await store.leases.take("t2", "south", 150, 250)
    assert await store.leases.list_holders(150) == {"t1": "north", "t2": "south"}


@pytest.mark.asyncio
async def test_renewing_a_lease_makes_others_wait_longer(store: Store) -> None:
    assert await store.leases.take("t1", "north", 100, 200)
    assert await store.leases.take("t1", "north", 150, 300)
    assert not await store.leases.take("t1", "south", 250, 400)


@pytest.mark.asyncio
async def test_a_lease_is_free_after_it_has_expired(store: Store) -> None:
    assert await store.leases.take("t1", "north", 100, 200)
    assert not await store.leases.take("t1", "south", 200, 300)
    assert await store.leases.list_holders(200) == {"t1": "north"}
    assert await store.leases.list_expired(200) == []
    assert await store.leases.list_holders(201) == {}
    assert await store.leases.list_expired(201) == ["t1"]
    assert await store.leases.take("t1", "south", 201, 300)
    assert not await store.leases.take("t1", "north", 202, 400)
    assert await store.leases.list_holders(201) == {"t1": "south"}


@pytest.mark.asyncio
async def test_leases_that_expired_first_are_listed_first(store: Store) -> None:
    for name, until in {"t1": 300, "t2": 100, "t3": 200, "t4": 900}.items():
        await store.leases.take(name, "north", 50, until)
    assert await store.leases.list_expired(500) == ["t2", "t3", "t1"]


@pytest.mark.asyncio
async def test_only_the_holder_can_drop_a_lease(store: Store) -> None:
    assert await store.leases.take("t1", "north", 100, 200)
    assert not await store.leases.drop("t1", "south")
    assert await store.leases.list_holders(100) == {"t1": "north"}
    assert await store.leases.drop("t1", "north")
    assert not await store.leases.drop("t1", "north")
    assert await store.leases.take("t1", "south", 100, 200)


@pytest.mark.asyncio
@pytest.mark.parametrize("is_expired", [False, True])
async def test_only_one_of_many_nodes_gets_a_lease(
    store: Store, other_store: Store, is_expired: bool
) -> None:
    if is_expired:
        await store.leases.take("t1", "gone", 10, 20)
    nodes = [store, other_store]
    results = await asyncio.gather(
        *(nodes[place % 2].leases.take("t1", f"node {place}", 100, 200) for place in range(10))
    )
    assert results.count(True) == 1
    assert await store.leases.list_holders(100) == {"t1": f"node {results.index(True)}"}
