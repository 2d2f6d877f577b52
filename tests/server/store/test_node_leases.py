"""A node renews all its leases at once, and releases them when it stops."""

from __future__ import annotations

import pytest

from citadels.server.store.store import Store


@pytest.mark.asyncio
async def test_a_node_renews_all_its_leases_at_once(store: Store) -> None:
    for name, node in {"t1": "north", "t2": "south", "t3": "north"}.items():
        assert await store.leases.take(name, node, 100, 200)
    assert await store.leases.renew("north", 150, 300) == {"t1", "t3"}
    assert await store.leases.list_holders(250) == {"t1": "north", "t3": "north"}
    assert await store.leases.list_expired(250) == ["t2"]


@pytest.mark.asyncio
async def test_dropped_or_lost_leases_are_not_renewed(store: Store) -> None:
    assert await store.leases.take("t1", "north", 100, 200)
    assert await store.leases.take("t2", "north", 100, 400)
    assert await store.leases.renew("north", 201, 500) == {"t2"}
    assert await store.leases.take("t1", "south", 202, 500)
    assert await store.leases.renew("north", 203, 600) == {"t2"}
    assert await store.leases.renew("west", 203, 600) == set()
    assert await store.leases.list_holders(550) == {"t2": "north"}


@pytest.mark.asyncio
async def test_a_lease_can_be_renewed_at_its_last_moment(store: Store) -> None:
    assert await store.leases.take("t1", "north", 100, 200)
    assert await store.leases.renew("north", 200, 300) == {"t1"}


@pytest.mark.asyncio
async def test_released_leases_can_be_taken_at_once(store: Store) -> None:
    for name, node in {"t1": "north", "t2": "south", "t3": "north"}.items():
        assert await store.leases.take(name, node, 100, 200)
    assert await store.leases.release("north", 150) == 2
    assert await store.leases.list_holders(150) == {"t2": "south"}
    assert await store.leases.list_expired(150) == ["t1", "t3"]
    assert await store.leases.take("t1", "south", 150, 300)
    assert await store.leases.release("north", 151) == 0


@pytest.mark.asyncio
async def test_only_an_expired_lease_is_discarded(store: Store) -> None:
    assert await store.leases.take("t1", "north", 100, 200)
    assert not await store.leases.discard("t1", 200)
    assert await store.leases.list_holders(200) == {"t1": "north"}
    assert await store.leases.discard("t1", 201)
    assert not await store.leases.discard("t1", 201)
    assert await store.leases.list_expired(1000) == []
