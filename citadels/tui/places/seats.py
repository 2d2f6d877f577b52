"""The seats that a person has on servers. A token opens its seat, so nobody else may read them."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Final

import msgspec

from citadels.client import Seat
from citadels.tui.folders import write_private

MOST: Final = 100  # the oldest are forgotten first


class _Kept(msgspec.Struct):
    place: int
    token: str


_decoder: Final = msgspec.json.Decoder(dict[str, _Kept])


class Seats:
    """Kept in a file, by address and table."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def find(self, address: str, table: str) -> Seat | None:
        kept = self._all().get(f"{address}/table/{table}")
        return Seat(table, kept.place, kept.token) if kept is not None else None

    def keep(self, address: str, seat: Seat) -> None:
        """Keep it if it can be done; the personal link opens the seat too."""
        name = f"{address}/table/{seat.table}"
        others = {key: kept for key, kept in self._all().items() if key != name}
        self._write({**others, name: _Kept(seat.place, seat.token)})

    def forget(self, address: str, table: str) -> None:
        name = f"{address}/table/{table}"
        self._write({key: kept for key, kept in self._all().items() if key != name})

    def _write(self, seats: dict[str, _Kept]) -> None:
        newest = dict(list(seats.items())[-MOST:])
        with contextlib.suppress(OSError):
            write_private(self._path, msgspec.json.encode(newest).decode())

    def _all(self) -> dict[str, _Kept]:
        try:
            return _decoder.decode(self._path.read_bytes())
        except (OSError, msgspec.DecodeError):
            return {}
