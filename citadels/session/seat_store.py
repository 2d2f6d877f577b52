"""A person's seats on servers, with their tokens, so nobody else may read the file."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Final

import msgspec

from citadels.client import Seat
from citadels.session.paths import write_private

MAX_SEATS: Final = 100  # the oldest are forgotten first


class _StoredSeat(msgspec.Struct):
    place: int
    token: str


_decoder: Final = msgspec.json.Decoder(dict[str, _StoredSeat])


class SeatStore:
    """Kept in a file, by address and table."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def find(self, address: str, table: str) -> Seat | None:
        stored = self._read().get(f"{address}/table/{table}")
        return Seat(table, stored.place, stored.token) if stored is not None else None

    def save(self, address: str, seat: Seat) -> None:
        """Store it if possible; the personal link opens the seat too."""
        seat_key = f"{address}/table/{seat.table}"
        others = {key: stored for key, stored in self._read().items() if key != seat_key}
        self._write({**others, seat_key: _StoredSeat(seat.place, seat.token)})

    def remove(self, address: str, table: str) -> None:
        seat_key = f"{address}/table/{table}"
        self._write({key: stored for key, stored in self._read().items() if key != seat_key})

    def _write(self, seats: dict[str, _StoredSeat]) -> None:
        newest = dict(list(seats.items())[-MAX_SEATS:])
        with contextlib.suppress(OSError):
            write_private(self._path, msgspec.json.encode(newest).decode())

    def _read(self) -> dict[str, _StoredSeat]:
        try:
            return _decoder.decode(self._path.read_bytes())
        except (OSError, msgspec.DecodeError):
            return {}
