"""Tables on a real server: sitting down, playing, a line that breaks, coming back."""

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
from citadels.tui.app import CitadelsApp
from citadels.tui.opening import LinkedTable
from citadels.tui.places.place import DOWN, OPEN
from citadels.tui.places.remote import RemotePlace
from citadels.tui.screens import talking
from citadels.tui.screens.choosing import Asking
from citadels.tui.screens.room import RoomScreen
from citadels.tui.screens.start import StartScreen
from citadels.tui.screens.table import TableScreen
from citadels.tui.screens.talking import Talking
from tests.properties.games import Lots
from tests.server.serving import Running, running
from tests.server.table_talk import settings_in
from tests.tui.looking import SMALLEST, folders, keys_for, options, shown, until, until_asked

SHORT = {"profile": "classic-fr", "players": 3, "target": 6}


@asynccontextmanager
async def visitor(
    server: Running, table: str, path: Path, token: str = ""
) -> AsyncIterator[tuple[CitadelsApp, Pilot[None]]]:
    """Somebody who has got a link."""
    link = f"{server.address}/seat#{token}" if token else f"{server.address}/table/{table}"
    app = CitadelsApp(folders(path), "en", LinkedTable(link))
    async with app.run_test(size=SMALLEST) as pilot:
        yield app, pilot


def remote(app: CitadelsApp) -> RemotePlace:
    assert isinstance(app.place, RemotePlace)
    return app.place


async def sit_down(app: CitadelsApp, pilot: Pilot[None], name: str) -> None:
    await until(pilot, lambda: isinstance(app.screen, Asking))
    app.screen.query_one(Input).value = name
    await pilot.press("enter")
    await until(pilot, lambda: isinstance(app.screen, RoomScreen | TableScreen))


@pytest.mark.asyncio
async def test_a_guest_sits_down_by_link_plays_to_the_end_and_again(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        host = await server.client.open_table("Hanna", setup=SHORT, bots={"2": "rush"})
        async with visitor(server, host.table, tmp_path) as (app, pilot):
            await sit_down(app, pilot, "Ann")
            assert "Hanna" in shown(app)
            assert "Hanna begins the game." in shown(app)
            helper = asyncio.create_task(_play(server.client, host))
            await server.client.start(host)
            await until(pilot, lambda: isinstance(app.screen, TableScreen))
            place, lots = remote(app), Lots(5)
            is_broken = False
            while await until_asked(pilot, place):
                count = len(options(app).menu.choices)
                await pilot.press(*keys_for(1 + lots.below(count), count))
                if place.state is not None and place.state.number > 30 and not is_broken:
                    is_broken = True
                    await _break(app, pilot, place)
            await helper
            assert is_broken
            numbers = [step.number for step in place.steps]
            assert numbers == list(range(len(numbers)))
            await until(pilot, lambda: "Points, one by one" in shown(app))
            game = place.table.game
            await pilot.press("r")
            await until(pilot, lambda: place.table.game != game and place.state is not None)
            assert place.state is not None
            assert not place.state.common.over


async def _break(app: CitadelsApp, pilot: Pilot[None], place: RemotePlace) -> None:
    """The line breaks; what is answered meanwhile is done once when it is back."""
    if not await until_asked(pilot, place):
        return
    place._line._require_websocket().transport.abort()
    await until(pilot, lambda: place.line == DOWN)
    assert "connection is lost" in shown(app)
    assert place.state is not None
    before = place.state.number
    await pilot.press(*keys_for(1, len(options(app).menu.choices)))
    await until(pilot, lambda: place.line == OPEN and not place.waits)
    assert place.state.number > before
    own = [step for step in place.steps if step.number == before + 1]
    assert [step.seat for step in own] == [place.seat]


async def _play(client: Client, seat: Seat) -> None:
    async with client.connect(seat) as line:
        while await line.wait_for_question():
            assert line.state is not None
            assert line.state.own is not None
            await line.answer(line.state.own.options[0].id)


@pytest.mark.asyncio
async def test_the_same_command_comes_back_to_the_same_seat(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        host = await server.client.open_table("Hanna", setup=SHORT)
        async with visitor(server, host.table, tmp_path) as (app, pilot):
            await sit_down(app, pilot, "Ann")
            seat = remote(app).seat
        kept = folders(tmp_path).seats
        assert kept.stat().st_mode & 0o777 == 0o600
        async with visitor(server, host.table, tmp_path) as (app, pilot):
            await until(pilot, lambda: isinstance(app.screen, RoomScreen))
            await until(pilot, lambda: remote(app).seat == seat)
        token = kept.read_text().partition('"token":"')[2].partition('"')[0]
        async with visitor(server, host.table, tmp_path / "other", token) as (app, pilot):
            await until(pilot, lambda: isinstance(app.screen, RoomScreen))
            assert remote(app).seat == seat


@pytest.mark.asyncio
async def test_a_host_fills_the_table_with_bots_begins_and_talks(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        host = await server.client.open_table("Hanna", setup=SHORT)
        async with visitor(server, host.table, tmp_path, host.token) as (app, pilot):
            await until(pilot, lambda: isinstance(app.screen, RoomScreen))
            await until(pilot, lambda: "Fill with bots and begin" in shown(app))
            await pilot.press("down", "down", "enter", "1")
            await until(pilot, lambda: isinstance(app.screen, TableScreen))
            await pilot.press("m")
            await until(pilot, lambda: isinstance(app.screen, Talking))
            await pilot.press("enter")
            place = remote(app)
            await until(pilot, lambda: bool(place.chat))
            await until(pilot, lambda: "Hanna: Hello!" in shown(app))


@pytest.mark.asyncio
async def test_where_all_seats_are_taken_one_looks_on(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        bots = {"1": "random", "2": "random"}
        host = await server.client.open_table("Hanna", setup=SHORT, bots=bots)
        await server.client.start(host)
        async with visitor(server, host.table, tmp_path) as (app, pilot):
            await until(pilot, lambda: isinstance(app.screen, TableScreen))
            await until(pilot, lambda: remote(app).state is not None)
            assert remote(app).seat == -1
            assert "Hanna" in shown(app)
            assert "Hand:" not in shown(app)


@pytest.mark.asyncio
@pytest.mark.parametrize("end", ["/table/nosuchtable", "/rules", ""])
async def test_a_link_that_leads_nowhere_says_so(end: str, tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        app = CitadelsApp(folders(tmp_path), "en", LinkedTable(server.address + end))
        async with app.run_test(size=SMALLEST) as pilot:
            await until(pilot, lambda: isinstance(app.screen, StartScreen))
            assert "no such table" in shown(app) or "is no link to a table" in shown(app)


def test_the_ready_phrases_are_those_of_the_server() -> None:
    assert talking.PHRASES == chat_filter.PHRASES
