"""Finished games: stories that can be checked, and replays from the eyes of every seat."""

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
from tests.properties.games import Lots
from tests.server.serving import Running, running
from tests.server.table_talk import (
    answer_by_lot,
    asked_line,
    at_step,
    begin,
    finished,
    lines,
    play_all,
    reach,
    refused,
    reply,
    send,
    settings_in,
    welcome,
)


def run(command: str, path: Path) -> Result:
    return CliRunner().invoke(app, [command, str(path)])


def written(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


async def finished_game(server: Running, setup: dict[str, object], seed: int) -> str:
    """The id of a game that people have played by lot, with some answers taken back."""
    players = int(str(setup["players"]))
    seats = await begin(server.client, players, setup=setup)
    async with lines(server.client, *seats) as opened:
        await play_all(opened, Lots(seed), at_step(10))
        for _ in range(30):
            await one_step(opened, Lots(seed))
        await play_all(opened, Lots(seed + 1))
        return (await finished(opened[0])).game


async def one_step(players: Sequence[TableConnection], lots: Lots) -> None:
    """An answer, taken back if it can be."""
    line = asked_line(players)
    await answer_by_lot(line, lots)
    assert line.state is not None
    if line.is_asked() and line.state.own and not line.state.own.undo:
        assert isinstance(await reply(line, await line.undo()), Accepted)
    for player in players:
        await reach(player, at_step(line.state.number))


@pytest.mark.asyncio
@pytest.mark.parametrize("profile", PROFILES)
async def test_an_exported_game_is_a_true_story_and_was_dealt_fairly(
    tmp_path: Path, profile: str
) -> None:
    async with running(settings_in(tmp_path)) as server:
        setup = {"profile": profile, "players": 3, "random": True}
        game = await finished_game(server, setup, 1)
        path = written(tmp_path, "game.story", await server.client.story(game))
    checked, verified = run("check", path), run("verify", path)
    assert checked.exit_code == 0, checked.output
    assert verified.exit_code == 0, verified.output
    assert "fair" in verified.output


def something_else(found: re.Match[str]) -> str:
    """Another digit, another number; a line is left out."""
    text = found[0]
    if text.startswith("\n"):
        return ""
    return str(int(text) + 1) if text.isdigit() and text != "9" else "0"


@pytest.mark.asyncio
async def test_a_game_that_was_tampered_with_is_found_out(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        game = await finished_game(server, {"players": 2}, 2)
        story = await server.client.story(game)
    for number, pattern in enumerate(
        [
            r"(?<=sealed )\w",  # the hash
            r"(?<= )\w(?=\w{63}\n)",  # the secret
            r"(?<=\nchance )\d+",  # the deal
            r"(?<=\n~ )\d+",  # an outcome of chance
            r"\nsealed [^\n]*",
            r"\n\w+: (gold|cards)(?=\n)",  # an answer
        ]
    ):
        wrong = re.sub(pattern, something_else, story, count=1)
        assert wrong != story, pattern
        told = run("verify", written(tmp_path, f"{number}.story", wrong))
        assert told.exit_code == 1, (pattern, told.output)


class Keeping(TableConnection):
    """A line that keeps every update as it came."""

    def __init__(self, line: TableConnection) -> None:
        super().__init__(line.address, line.token)
        self.updates: list[Update] = []

    @override
    def _apply(self, message: FromServer) -> None:
        if isinstance(message, Update):
            self.updates.append(message)
        super()._apply(message)


@pytest.mark.asyncio
async def test_a_replay_shows_each_seat_what_it_was_sent_while_it_played(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server, AsyncExitStack() as stack:
        clock = "live(bank=900,increment=5)"
        seats = await begin(server.client, 3, setup={"players": 3}, clock=clock)
        readers: list[Keeping] = []
        for seat in [*seats, None]:
            keeping = Keeping(server.client.connect(seat, table=seats[0].table))
            await stack.enter_async_context(keeping)
            await welcome(keeping)
            readers.append(keeping)
        for _ in range(20):
            await one_step(readers, Lots(3))
        await play_all(readers, Lots(4))
        for place, line in zip((0, 1, 2, -1), readers, strict=True):
            game = (await finished(line)).game
            told = await replay(server, game, place)
            assert msgspec.json.encode(told) == msgspec.json.encode(line.updates), place
            assert len(told) > 2 * MAX_STEPS


async def replay(server: Running, game: str, seat: int) -> list[Update]:
    """All steps of a game, page by page."""
    told: list[Update] = []
    while True:
        path = f"/api/games/{game}/replay?seat={seat}&first={len(told)}"
        page = msgspec.json.decode((await send(server, "GET", path)).content, type=list[Update])
        told += page
        if len(page) < MAX_STEPS:
            return told


@pytest.mark.asyncio
async def test_nothing_of_a_game_is_told_before_its_end(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        seats = await begin(server.client, 2, setup={"players": 2})
        game = (await server.client.table(seats[0].table)).game
        for path in ("story", "replay", "replay?seat=0", "scores"):
            for token in ("", seats[0].token):
                told = await send(server, "GET", f"/api/games/{game}/{path}", token=token)
                assert (told.status_code, told.json()["code"]) == (409, "not-over")
        assert await refused(server.client.story("b" * 16)) == "no-game"


@pytest.mark.asyncio
async def test_a_replay_of_a_seat_that_is_not_there_is_refused(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        game = await finished_game(server, {"players": 2}, 5)
        told = await send(server, "GET", f"/api/games/{game}/replay?seat=2")
        assert (told.status_code, told.json()["code"]) == (404, "no-seat")
        page = await send(server, "GET", f"/api/games/{game}/replay?seat=1&first=3&count=2")
        numbers = [update["state"]["number"] for update in page.json()]
        assert numbers == [3, 4]
        beyond = await send(server, "GET", f"/api/games/{game}/replay?first=90000")
        assert beyond.json() == []
