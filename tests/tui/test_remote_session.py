"""Tables on a real server: joining, playing, losing the connection, and coming back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from citadels.client import Client, Seat
from citadels.server.tables import chat_filter
from citadels.session.remote import RemoteSession
from citadels.session.session import DOWN, OPEN
from citadels.tui.app import CitadelsApp
from citadels.tui.launch_options import LinkedTable
from citadels.tui.screens import chat
from citadels.tui.screens.chat import ChatScreen
from citadels.tui.screens.lobby import LobbyScreen
from citadels.tui.screens.prompts import TextPrompt
from citadels.tui.screens.start import StartScreen
from citadels.tui.screens.table import TableScreen
from tests.properties.random_games import SeededRandom
from tests.server.support.helpers import make_settings
from tests.server.support.server_fixture import RunningServer, run_server
from tests.tui.pilot import (
    MIN_SIZE,
    keys_for_option,
    make_folders,
    options_widget,
    screen_text,
    wait_for_question,
    wait_until,
)

SHORT_SETUP = {"profile": "classic-fr", "players": 3, "target": 6}


@asynccontextmanager
async def make_app(
    server: RunningServer, table: str, path: Path, token: str = ""
) -> AsyncIterator[tuple[CitadelsApp, Pilot[None]]]:
    """The program of somebody who was sent a link."""
    link = f"{server.address}/seat#{token}" if token else f"{server.address}/table/{table}"
    app = CitadelsApp(make_folders(path), "en", LinkedTable(link))
    async with app.run_test(size=MIN_SIZE) as pilot:
        yield app, pilot


def remote_session(app: CitadelsApp) -> RemoteSession:
    assert isinstance(app.session, RemoteSession)
    return app.session


async def take_seat(app: CitadelsApp, pilot: Pilot[None], name: str) -> None:
    await wait_until(pilot, lambda: isinstance(app.screen, TextPrompt))
    app.screen.query_one(Input).value = name
    await pilot.press("enter")
    await wait_until(pilot, lambda: isinstance(app.screen, LobbyScreen | TableScreen))


@pytest.mark.asyncio
async def test_a_guest_joins_by_link_plays_to_the_end_and_plays_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        host = await server.client.open_table("Hanna", setup=SHORT_SETUP, bots={"2": "rush"})
        async with make_app(server, host.table, tmp_path) as (app, pilot):
            await take_seat(app, pilot, "Ann")
            assert "Hanna" in screen_text(app)
            assert "Hanna begins the game." in screen_text(app)
            helper = asyncio.create_task(_play_seat(server.client, host))
            await server.client.start(host)
            await wait_until(pilot, lambda: isinstance(app.screen, TableScreen))
            session, rng = remote_session(app), SeededRandom(5)
            is_broken = False
            while await wait_for_question(pilot, session):
                count = len(options_widget(app).menu.choices)
                await pilot.press(*keys_for_option(1 + rng.randbelow(count), count))
                if session.state is not None and session.state.number > 30 and not is_broken:
                    is_broken = True
                    await _break_connection(app, pilot, session, monkeypatch)
            await helper
            assert is_broken
            numbers = [step.number for step in session.steps]
            assert numbers == list(range(len(numbers)))
            await wait_until(pilot, lambda: "Points, one by one" in screen_text(app))
            game = session.table.game
            await pilot.press("r")
            await wait_until(
                pilot, lambda: session.table.game != game and session.state is not None
            )
            assert session.state is not None
            assert not session.state.common.over


async def _break_connection(
    app: CitadelsApp, pilot: Pilot[None], session: RemoteSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Break the connection, answer, and let it reconnect; check that the answer is given once."""
    if not await wait_for_question(pilot, session):
        return
    may_reconnect, reconnect = asyncio.Event(), session._connection.open

    async def open_when_allowed() -> None:
        await may_reconnect.wait()
        await reconnect()

    monkeypatch.setattr(session._connection, "open", open_when_allowed)
    session._connection._require_websocket().transport.abort()
    await wait_until(pilot, lambda: "connection is lost" in screen_text(app))
    assert session.connection_state == DOWN
    assert session.state is not None
    before = session.state.number
    await pilot.press(*keys_for_option(1, len(options_widget(app).menu.choices)))
    may_reconnect.set()
    await wait_until(pilot, lambda: session.connection_state == OPEN and not session.is_pending)
    assert session.state.number > before
    own = [step for step in session.steps if step.number == before + 1]
    assert [step.seat for step in own] == [session.seat]


async def _play_seat(client: Client, seat: Seat) -> None:
    async with client.connect(seat) as connection:
        while await connection.wait_for_question():
            assert connection.state is not None
            assert connection.state.own is not None
            await connection.answer(connection.state.own.options[0].id)


@pytest.mark.asyncio
async def test_the_same_command_returns_to_the_same_seat(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        host = await server.client.open_table("Hanna", setup=SHORT_SETUP)
        async with make_app(server, host.table, tmp_path) as (app, pilot):
            await take_seat(app, pilot, "Ann")
            seat = remote_session(app).seat
        seat_file = make_folders(tmp_path).seats
        assert seat_file.stat().st_mode & 0o777 == 0o600
        async with make_app(server, host.table, tmp_path) as (app, pilot):
            await wait_until(pilot, lambda: isinstance(app.screen, LobbyScreen))
            await wait_until(pilot, lambda: remote_session(app).seat == seat)
        token = seat_file.read_text().partition('"token":"')[2].partition('"')[0]
        async with make_app(server, host.table, tmp_path / "other", token) as (app, pilot):
            await wait_until(pilot, lambda: isinstance(app.screen, LobbyScreen))
            assert remote_session(app).seat == seat


@pytest.mark.asyncio
async def test_a_host_adds_bots_starts_the_game_and_chats(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        host = await server.client.open_table("Hanna", setup=SHORT_SETUP)
        async with make_app(server, host.table, tmp_path, host.token) as (app, pilot):
            await wait_until(pilot, lambda: isinstance(app.screen, LobbyScreen))
            await wait_until(pilot, lambda: "Fill with bots and begin" in screen_text(app))
            await pilot.press("down", "down", "enter", "1")
            await wait_until(pilot, lambda: isinstance(app.screen, TableScreen))
            await pilot.press("m")
            await wait_until(pilot, lambda: isinstance(app.screen, ChatScreen))
            await pilot.press("enter")
            session = remote_session(app)
            await wait_until(pilot, lambda: bool(session.chat))
            await wait_until(pilot, lambda: "Hanna: Hello!" in screen_text(app))


@pytest.mark.asyncio
async def test_a_full_table_can_be_watched(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        bots = {"1": "random", "2": "random"}
        host = await server.client.open_table("Hanna", setup=SHORT_SETUP, bots=bots)
        await server.client.start(host)
        async with make_app(server, host.table, tmp_path) as (app, pilot):
            await wait_until(pilot, lambda: isinstance(app.screen, TableScreen))
            await wait_until(pilot, lambda: remote_session(app).state is not None)
            assert remote_session(app).seat == -1
            assert "Hanna" in screen_text(app)
            assert "Hand:" not in screen_text(app)


@pytest.mark.asyncio
@pytest.mark.parametrize("end", ["/table/nosuchtable", "/rules", ""])
async def test_a_dead_link_is_reported(end: str, tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        app = CitadelsApp(make_folders(tmp_path), "en", LinkedTable(server.address + end))
        async with app.run_test(size=MIN_SIZE) as pilot:
            await wait_until(pilot, lambda: isinstance(app.screen, StartScreen))
            assert "no such table" in screen_text(app) or "is no link to a table" in screen_text(
                app
            )


def test_the_quick_phrases_are_those_of_the_server() -> None:
    assert chat.PHRASES == chat_filter.PHRASES
