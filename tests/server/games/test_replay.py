"""Finished games: stories that can be verified, and replays from the view of every seat."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner, Result

from citadels.cli.main import app
from citadels.client.connection import TableConnection
from citadels.engine.editions.registry import PROFILES
from citadels.engine.native_types import override
from citadels.protocol.messages import Accepted, FromServer, Update
from citadels.server.games.replay import MAX_STEPS
from tests.properties.random_games import SeededRandom
from tests.server.support.helpers import (
    answer_randomly,
    asked_connection,
    connect_seats,
    error_code_of,
    is_at_step,
    make_settings,
    play_all_randomly,
    send,
    start_game,
    wait_for_end,
    wait_for_reply,
    wait_for_state,
    wait_for_welcome,
)
from tests.server.support.server_fixture import RunningServer, run_server


def run_command(command: str, path: Path) -> Result:
    return CliRunner().invoke(app, [command, str(path)])


def write_file(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


async def play_finished_game(server: RunningServer, setup: dict[str, object], seed: int) -> str:
    """The id of a game that people have played at random, with some answers undone."""
    players = int(str(setup["players"]))
    seats = await start_game(server.client, players, setup=setup)
    async with connect_seats(server.client, *seats) as opened:
        await play_all_randomly(opened, SeededRandom(seed), is_at_step(10))
        for _ in range(30):
            await answer_once(opened, SeededRandom(seed))
        await play_all_randomly(opened, SeededRandom(seed + 1))
        return (await wait_for_end(opened[0])).game


async def answer_once(players: Sequence[TableConnection], rng: SeededRandom) -> None:
    """Answer at random, and undo the answer if possible."""
    connection = asked_connection(players)
    await answer_randomly(connection, rng)
    assert connection.state is not None
    if connection.is_asked() and connection.state.own and not connection.state.own.undo:
        assert isinstance(await wait_for_reply(connection, await connection.undo()), Accepted)
    for player in players:
        await wait_for_state(player, is_at_step(connection.state.number))


@pytest.mark.asyncio
@pytest.mark.parametrize("profile", PROFILES)
async def test_an_exported_game_passes_check_and_verify(tmp_path: Path, profile: str) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        setup = {"profile": profile, "players": 3, "random": True}
        game = await play_finished_game(server, setup, 1)
        path = write_file(tmp_path, "game.story", await server.client.story(game))
    checked, verified = run_command("check", path), run_command("verify", path)
    assert checked.exit_code == 0, checked.output
    assert verified.exit_code == 0, verified.output
    assert "fair" in verified.output


def tampered_text(match: re.Match[str]) -> str:
    """Change a digit or number, or leave out a line."""
    text = match[0]
    if text.startswith("\n"):
        return ""
    return str(int(text) + 1) if text.isdigit() and text != "9" else "0"


@pytest.mark.asyncio
async def test_tampering_with_a_game_is_detected(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        game = await play_finished_game(server, {"players": 2}, 2)
        story = await server.client.story(game)
    for number, pattern in enumerate(
        [
            r"(?<=sealed )\w",  # the hash
            r"(?<= )\w(?=\w{63}\n)",  # the secret
            r"(?<=\nchance )\d+",  # the deal
            r"(?<=\n~ )\d+",  # a random outcome
            r"\nsealed [^\n]*",
            r"\n\w+: (gold|cards)(?=\n)",  # an answer
        ]
    ):
        wrong = re.sub(pattern, tampered_text, story, count=1)
        assert wrong != story, pattern
        result = run_command("verify", write_file(tmp_path, f"{number}.story", wrong))
        assert result.exit_code == 1, (pattern, result.output)


class RecordingConnection(TableConnection):
    """A connection that records all updates."""

    def __init__(self, connection: TableConnection) -> None:
        super().__init__(connection.address, connection.token)
        self.updates: list[Update] = []

    @override
    def _apply(self, message: FromServer) -> None:
        if isinstance(message, Update):
            self.updates.append(message)
        super()._apply(message)


@pytest.mark.asyncio
async def test_a_replay_shows_each_seat_what_it_was_sent_during_the_game(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server, AsyncExitStack() as stack:
        clock = "live(bank=900,increment=5)"
        seats = await start_game(server.client, 3, setup={"players": 3}, clock=clock)
        readers: list[RecordingConnection] = []
        for seat in [*seats, None]:
            keeping = RecordingConnection(server.client.connect(seat, table=seats[0].table))
            await stack.enter_async_context(keeping)
            await wait_for_welcome(keeping)
            readers.append(keeping)
        for _ in range(20):
            await answer_once(readers, SeededRandom(3))
        await play_all_randomly(readers, SeededRandom(4))
        for place, connection in zip((0, 1, 2, -1), readers, strict=True):
            game = (await wait_for_end(connection)).game
            updates = await fetch_replay(server, game, place)
            assert msgspec.json.encode(updates) == msgspec.json.encode(connection.updates), place
            assert len(updates) > 2 * MAX_STEPS


async def fetch_replay(server: RunningServer, game: str, seat: int) -> list[Update]:
    """All steps of a game, page by page."""
    updates: list[Update] = []
    while True:
        path = f"/api/games/{game}/replay?seat={seat}&first={len(updates)}"
        page = msgspec.json.decode((await send(server, "GET", path)).content, type=list[Update])
        updates += page
        if len(page) < MAX_STEPS:
            return updates


@pytest.mark.asyncio
async def test_no_replay_is_available_before_the_end(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        seats = await start_game(server.client, 2, setup={"players": 2})
        game = (await server.client.table(seats[0].table)).game
        for path in ("story", "replay", "replay?seat=0", "scores"):
            for token in ("", seats[0].token):
                response = await send(server, "GET", f"/api/games/{game}/{path}", token=token)
                assert (response.status_code, response.json()["code"]) == (409, "not-over")
        assert await error_code_of(server.client.story("b" * 16)) == "no-game"


@pytest.mark.asyncio
async def test_a_replay_of_a_missing_seat_is_refused(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        game = await play_finished_game(server, {"players": 2}, 5)
        response = await send(server, "GET", f"/api/games/{game}/replay?seat=2")
        assert (response.status_code, response.json()["code"]) == (404, "no-seat")
        page = await send(server, "GET", f"/api/games/{game}/replay?seat=1&first=3&count=2")
        numbers = [update["state"]["number"] for update in page.json()]
        assert numbers == [3, 4]
        beyond = await send(server, "GET", f"/api/games/{game}/replay?first=90000")
        assert beyond.json() == []
