"""Ways to open a session: a new game, a saved one, a link."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from citadels.bots.pool import BotPool
from citadels.client import Client, Seat
from citadels.engine.native_types import override
from citadels.match.match import Match
from citadels.session.invite_link import InviteLink, LinkError, parse_link
from citadels.session.local import LocalSession, new_game
from citadels.session.remote import RemoteSession, send_request
from citadels.session.save_file import SaveError, SaveFile, open_save_file
from citadels.session.seat_store import SeatStore
from citadels.session.session import Session, SessionError
from citadels.text import Texts
from citadels.tui.screens.prompts import TextPrompt
from citadels.tui.settings import PACE_SECONDS

if TYPE_CHECKING:
    from citadels.tui.app import CitadelsApp

MAX_NAME_LENGTH = 20


class LaunchError(Exception):
    """A session that could not be opened. The message is for the player."""


class LaunchOption:
    """How a session is opened."""

    async def open(self, app: CitadelsApp) -> Session | None:
        """The session; None if the person gave up."""
        raise NotImplementedError


@dataclass(frozen=True)
class NewGame(LaunchOption):
    """A game against bots. With `auto` a bot has the person's seat too."""

    setup_spec: str
    bots: tuple[str, ...]  # round the table as often as it takes, from the seat after the person
    is_auto: bool = False
    seed: int | None = None  # the same seed gives the same game

    @override
    async def open(self, app: CitadelsApp) -> Session | None:
        names = app.texts.terminal("names").split()
        match = new_game(self.setup_spec, names, self.bots, self.is_auto, self.seed)
        session = _local_session(app, match)
        session.save_file = session.create_save(match, app.paths.games)
        return session


@dataclass(frozen=True)
class SavedGame(LaunchOption):
    """A game to continue."""

    path: Path

    @override
    async def open(self, app: CitadelsApp) -> Session | None:
        try:
            match, save_file = open_save_file(self.path)
        except SaveError as error:
            raise LaunchError(damage_text(error, app.texts)) from error
        return _local_session(app, match, save_file)


def _local_session(
    app: CitadelsApp, match: Match, save_file: SaveFile | None = None
) -> LocalSession:
    pace = PACE_SECONDS[app.settings.pace]
    return LocalSession(match, save_file, pace_seconds=pace, bot_pool=BotPool())


def damage_text(error: SaveError, texts: Texts) -> str:
    return texts.terminal("damaged", file=error.path.name, why=error.reason)


@dataclass(frozen=True)
class LinkedTable(LaunchOption):
    """A table on a server."""

    link: str

    @override
    async def open(self, app: CitadelsApp) -> Session | None:
        try:
            link = parse_link(self.link)
        except LinkError as error:
            raise LaunchError(app.texts.terminal("no-link", words=self.link)) from error
        client = Client(link.address)
        try:
            session = await _TableJoiner(app, client, link).join()
        except SessionError as error:
            await client.close()
            raise LaunchError(app.error_text(error.code)) from error
        if session is None:
            await client.close()
        return session


class _TableJoiner:
    """Finds the person's seat at a table, takes a free one, or watches."""

    def __init__(self, app: CitadelsApp, client: Client, link: InviteLink) -> None:
        self._app = app
        self._client = client
        self._link = link
        self._seat_store = SeatStore(app.paths.seats)

    async def join(self) -> Session | None:
        link, client = self._link, self._client
        if link.token:
            seat = await send_request(client.seat(link.token))
            self._seat_store.save(client.address, seat)
            return RemoteSession(client, await send_request(client.table(seat.table)), seat)
        table = await send_request(client.table(link.table))
        stored = await self._find_stored_seat()
        if stored is not None:
            return RemoteSession(client, table, stored)
        has_free_seat = any(seat.kind == "open" for seat in table.seats)
        if table.status != "open" or not has_free_seat:
            return RemoteSession(client, table, None)
        new_seat = await self._take_seat()
        if new_seat is None:
            return None
        return RemoteSession(client, await send_request(client.table(link.table)), new_seat)

    async def _find_stored_seat(self) -> Seat | None:
        """The stored seat; it is forgotten if somebody else has it now."""
        stored = self._seat_store.find(self._client.address, self._link.table)
        if stored is None:
            return None
        try:
            return await send_request(self._client.seat(stored.token))
        except SessionError as error:
            if error.code != "bad-token":
                raise
        self._seat_store.remove(self._client.address, self._link.table)
        return None

    async def _take_seat(self) -> Seat | None:
        app, error_text = self._app, ""
        name = app.settings.name
        while True:
            title = app.texts.get("web-lobby-name")
            name = await app.push_screen_wait(TextPrompt(title, name, error_text, MAX_NAME_LENGTH))
            if not name:
                return None
            try:
                seat = await send_request(self._client.join(self._link.table, name))
            except SessionError as error:
                if not error.code.startswith("name-"):
                    raise
                error_text = app.error_text(error.code)
                continue
            app.settings.name = name
            app.save_settings()
            self._seat_store.save(self._client.address, seat)
            return seat
