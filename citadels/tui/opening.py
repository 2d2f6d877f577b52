"""Ways to come to a table: a new game, a saved one, a link."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from citadels.client import Client, Seat
from citadels.engine.native_types import override
from citadels.text import Texts
from citadels.tui.places.link import Link, LinkError, read_link
from citadels.tui.places.local import LocalPlace, new_match
from citadels.tui.places.place import Place, PlaceError
from citadels.tui.places.remote import RemotePlace, requested
from citadels.tui.places.saves import SaveError, open_save
from citadels.tui.places.seats import Seats
from citadels.tui.screens.choosing import Asking
from citadels.tui.settings import PACES

if TYPE_CHECKING:
    from citadels.tui.app import CitadelsApp

LONGEST_NAME = 20


class OpeningError(Exception):
    """A table that could not be come to, in words for whoever wanted to."""


class Opening:
    """How a place is opened."""

    async def open(self, app: CitadelsApp) -> Place | None:
        """The place; nothing if the person thought better of it."""
        raise NotImplementedError


@dataclass(frozen=True)
class NewGame(Opening):
    """A game against bots. With `auto` a bot has the person's seat too."""

    rules: str  # the set-up as one line
    bots: tuple[str, ...]  # round the table as often as it takes, from the seat after the person
    auto: bool = False
    seed: int | None = None  # with the same one the same game begins

    @override
    async def open(self, app: CitadelsApp) -> Place | None:
        names = app.texts.terminal("names").split()
        players = int(self.rules.partition("players=")[2].partition(",")[0])
        line_up = [self.bots[(seat - 1) % len(self.bots)] for seat in range(players)]
        if not self.auto:
            line_up[0] = ""
        match = new_match(self.rules, names[:players], line_up, self.seed)
        place = LocalPlace(match, pace=PACES[app.settings.pace])
        place.save = place.begin_save(match, app.folders.games)
        return place


@dataclass(frozen=True)
class SavedGame(Opening):
    """A game to go on with."""

    path: Path

    @override
    async def open(self, app: CitadelsApp) -> Place | None:
        try:
            match, save = open_save(self.path)
        except SaveError as error:
            raise OpeningError(damaged(error, app.texts)) from error
        return LocalPlace(match, save, pace=PACES[app.settings.pace])


def damaged(error: SaveError, texts: Texts) -> str:
    """What is wrong with a saved game, in one line with its name."""
    return texts.terminal("damaged", file=error.path.name, why=error.why)


@dataclass(frozen=True)
class LinkedTable(Opening):
    """A table on a server."""

    link: str

    @override
    async def open(self, app: CitadelsApp) -> Place | None:
        try:
            link = read_link(self.link)
        except LinkError as error:
            raise OpeningError(app.texts.terminal("no-link", words=self.link)) from error
        client = Client(link.address)
        try:
            place = await _Door(app, client, link).enter()
        except PlaceError as error:
            await client.close()
            raise OpeningError(app.error_text(error.code)) from error
        if place is None:
            await client.close()
        return place


class _Door:
    """Finds the own seat at a table, sits down at a free one, or looks on."""

    def __init__(self, app: CitadelsApp, client: Client, link: Link) -> None:
        self._app = app
        self._client = client
        self._link = link
        self._seats = Seats(app.folders.seats)

    async def enter(self) -> Place | None:
        link, client = self._link, self._client
        if link.token:
            seat = await requested(client.seat(link.token))
            self._seats.keep(client.address, seat)
            return RemotePlace(client, await requested(client.table(seat.table)), seat)
        table = await requested(client.table(link.table))
        kept = await self._kept_seat()
        if kept is not None:
            return RemotePlace(client, table, kept)
        free = any(seat.kind == "open" for seat in table.seats)
        if table.status != "open" or not free:
            return RemotePlace(client, table, None)
        seat_or_not = await self._sit_down()
        if seat_or_not is None:
            return None
        return RemotePlace(client, await requested(client.table(link.table)), seat_or_not)

    async def _kept_seat(self) -> Seat | None:
        """The seat that this person has; one that was given away meanwhile is forgotten."""
        kept = self._seats.find(self._client.address, self._link.table)
        if kept is None:
            return None
        try:
            return await requested(self._client.seat(kept.token))
        except PlaceError as error:
            if error.code != "bad-token":
                raise
        self._seats.forget(self._client.address, self._link.table)
        return None

    async def _sit_down(self) -> Seat | None:
        app, fault = self._app, ""
        name = app.settings.name
        while True:
            title = app.texts.get("web-lobby-name")
            name = await app.push_screen_wait(Asking(title, name, fault, LONGEST_NAME))
            if not name:
                return None
            try:
                seat = await requested(self._client.join(self._link.table, name))
            except PlaceError as error:
                if not error.code.startswith("name-"):
                    raise
                fault = app.error_text(error.code)
                continue
            app.settings.name = name
            app.keep()
            self._seats.keep(self._client.address, seat)
            return seat
