"""Limits on what one client may send."""

from __future__ import annotations

import time
from collections import Counter
from ipaddress import IPv6Address, ip_address
from typing import Final

from starlette.requests import HTTPConnection

_MAX_ADDRESSES: Final = 10_000  # addresses


class TokenBucket:
    """Allows `rate` per second, and bursts of `capacity`, by default twice the rate."""

    def __init__(self, rate: float, capacity: float = 0) -> None:
        self.rate = rate
        self.capacity = capacity or 2 * rate
        self.tokens = self.capacity
        self.updated_at = time.monotonic()

    def take(self) -> bool:
        self._refill()
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def retry_after(self) -> float:
        self._refill()
        return max(0.0, (1 - self.tokens) / self.rate)

    def is_full(self) -> bool:
        self._refill()
        return self.tokens >= self.capacity

    def _refill(self) -> None:
        now = time.monotonic()
        self.tokens = min(self.capacity, self.tokens + (now - self.updated_at) * self.rate)
        self.updated_at = now


class RateLimiter:
    """One bucket per address; full buckets are dropped."""

    def __init__(self, capacity: int, period_seconds: float) -> None:
        self._capacity = capacity
        self._rate = capacity / period_seconds
        self._buckets: dict[str, TokenBucket] = {}

    def take(self, address: str) -> float:
        """Return 0 if one more request is allowed now, or else the seconds to wait."""
        if len(self._buckets) > _MAX_ADDRESSES:
            active = {
                ip: candidate for ip, candidate in self._buckets.items() if not candidate.is_full()
            }
            # Too many busy addresses: reset them all rather than fill the memory.
            self._buckets = active if len(active) < _MAX_ADDRESSES else {}
        bucket = self._buckets.setdefault(address, TokenBucket(self._rate, self._capacity))
        return 0.0 if bucket.take() else bucket.retry_after()


class ConnectionLimiter:
    """Limits the number of open connections per address."""

    def __init__(self, max_per_address: int) -> None:
        self._max_per_address = max_per_address
        self._counts: Counter[str] = Counter()

    def acquire(self, address: str) -> bool:
        """Whether one more connection is allowed; if so, `release` must be called for it."""
        if self._counts.get(address, 0) >= self._max_per_address:
            return False
        self._counts[address] += 1
        return True

    def release(self, address: str) -> None:
        self._counts[address] -= 1
        if self._counts[address] <= 0:
            del self._counts[address]


def client_address(connection: HTTPConnection) -> str:
    """The address of a client. The 2**64 IPv6 addresses of one household count as one."""
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
