"""How much one client may ask for."""

from __future__ import annotations

import time
from collections import Counter
from ipaddress import IPv6Address, ip_address
from typing import Final

from starlette.requests import HTTPConnection

_MOST_REMEMBERED: Final = 10_000  # addresses


class Bucket:
    """So many a second, and so many at once after a pause: twice as many if nothing is said."""

    def __init__(self, rate: float, at_once: float = 0) -> None:
        self.rate = rate
        self.most = at_once or 2 * rate
        self.left = self.most
        self.at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        self._fill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def wait(self) -> float:
        """Seconds until one more will be allowed."""
        self._fill()
        return max(0.0, (1 - self.left) / self.rate)

    def is_full(self) -> bool:
        self._fill()
        return self.left >= self.most

    def _fill(self) -> None:
        at = time.monotonic()
        self.left = min(self.most, self.left + (at - self.at) * self.rate)
        self.at = at


class Buckets:
    """One bucket for each address; those that are full again are forgotten."""

    def __init__(self, many: int, seconds: float) -> None:
        self._many = many
        self._rate = many / seconds
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> float:
        """Nothing if one more is allowed now, or the seconds to wait for it."""
        if len(self._buckets) > _MOST_REMEMBERED:
            kept = {name: one for name, one in self._buckets.items() if not one.is_full()}
            # So many who all ask for so much: they begin anew rather than fill the memory.
            self._buckets = kept if len(kept) < _MOST_REMEMBERED else {}
        bucket = self._buckets.setdefault(address, Bucket(self._rate, self._many))
        return 0.0 if bucket.take() else bucket.wait()


class Places:
    """So many at a time from one address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        """Whether one more may come in. Who may, must leave again."""
        if self._taken.get(address, 0) >= self._most:
            return False
        self._taken[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._taken[address] -= 1
        if self._taken[address] <= 0:
            del self._taken[address]


def address_of(connection: HTTPConnection) -> str:
    """Where a client is. One house has 2**64 addresses of the newer kind: they count as one."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return address.exploded[:19]
