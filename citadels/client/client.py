"""Requests to a server: open a table, sit down, start, read finished games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Self

import httpx
import msgspec

from citadels.client.connection import TableConnection
from citadels.engine.codes import NOBODY
from citadels.protocol.lobby import TableInfo
from citadels.protocol.messages import Update
from citadels.protocol.scores import ScoreSheet


class RequestError(Exception):
    """The server has refused the request; nothing has changed."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat at a table. Keep the token: it is all that is needed to return to the seat."""

    table: str
    place: int
    token: str


class Client:
    """A game server at an address such as `http://127.0.0.1:8000`."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self._http = httpx.AsyncClient(base_url=self.address, timeout=30)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        await self._http.aclose()

    # Tables.

    async def open_table(self, name: str, **options: object) -> Seat:
        """Open a table and sit down at it; the options are those of `POST /api/tables`."""
        return _parse_seat(await self._send("POST", "/api/tables", {"name": name, **options}))

    async def open_practice(self, name: str, story: str, **options: object) -> Seat:
        """Continue a game from the end of a story."""
        body = {"name": name, "story": story, **options}
        return _parse_seat(await self._send("POST", "/api/practice", body))

    async def import_game(self, story: str) -> str:
        """Import a finished game from a story, and return its id."""
        return str((await self._send("POST", "/api/games", {"story": story}))["game"])

    async def join(self, table: str, name: str, place: int | None = None) -> Seat:
        body = {"name": name, "place": place}
        return _parse_seat(await self._send("POST", f"/api/tables/{table}/seats", body))

    async def seat(self, token: str) -> Seat:
        return _parse_seat(await self._send("GET", "/api/seat", token=token))

    async def tables(self) -> list[TableInfo]:
        return msgspec.convert(await self._send("GET", "/api/tables"), list[TableInfo])

    async def table(self, table: str) -> TableInfo:
        return msgspec.convert(await self._send("GET", f"/api/tables/{table}"), TableInfo)

    async def start(self, seat: Seat) -> TableInfo:
        return await self._at_table(seat, "POST", "start")

    async def rematch(self, seat: Seat) -> TableInfo:
        return await self._at_table(seat, "POST", "rematch")

    async def seat_bot(self, seat: Seat, place: int, bot: str) -> TableInfo:
        return await self._at_table(seat, "PUT", f"seats/{place}/bot", {"bot": bot})

    async def transfer_host(self, seat: Seat, place: int) -> TableInfo:
        return await self._at_table(seat, "PUT", "host", {"place": place})

    async def vacate_seat(self, seat: Seat, place: int) -> None:
        """Leave your seat, or as the host remove somebody."""
        await self._send("DELETE", f"/api/tables/{seat.table}/seats/{place}", token=seat.token)

    async def _at_table(self, seat: Seat, method: str, path: str, body: object = None) -> TableInfo:
        url_path = f"/api/tables/{seat.table}/{path}"
        return msgspec.convert(await self._send(method, url_path, body, seat.token), TableInfo)

    # Games.

    async def story(self, game: str) -> str:
        return str(await self._send("GET", f"/api/games/{game}/story"))

    async def scores(self, game: str) -> ScoreSheet:
        return msgspec.convert(await self._send("GET", f"/api/games/{game}/scores"), ScoreSheet)

    async def replay(self, game: str, seat: int = NOBODY, first: int = 0) -> list[Update]:
        """Some steps of a finished game, from this one on, as a seat saw them."""
        path = f"/api/games/{game}/replay?seat={seat}&first={first}"
        return msgspec.convert(await self._send("GET", path), list[Update])

    def connect(self, seat: Seat | None = None, table: str = "") -> TableConnection:
        """A connection to a table: with a seat to play, without one to watch."""
        table_id = seat.table if seat else table
        url = self.address.replace("http", "ws", 1) + f"/api/tables/{table_id}/ws"
        return TableConnection(url, seat.token if seat else "")

    async def _send(self, method: str, path: str, body: object = None, token: str = "") -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        response = await self._http.request(method, path, json=body, headers=headers)
        if response.is_success:
            is_json = response.headers.get("content-type", "").startswith("application/json")
            return response.json() if is_json else response.text
        try:
            error = response.json()
        except ValueError:
            error = {}
        raise RequestError(response.status_code, error.get("code", ""), error.get("message", ""))


def _parse_seat(data: dict[str, Any]) -> Seat:
    return Seat(data["table"]["id"], data["seat"], data["token"])
