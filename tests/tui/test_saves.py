"""Saved games: every answer is on the disk at once, and the same game goes on."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path

import pytest
from textual.pilot import Pilot

from citadels.match.records import ANSWER
from citadels.tui.app import CitadelsApp
from citadels.tui.opening import NewGame, SavedGame
from citadels.tui.places.local import LocalPlace, new_match
from citadels.tui.places.saves import ENDING, Save, SaveError, open_save, saved_games
from citadels.tui.screens.start import StartScreen
from citadels.tui.screens.table import TableScreen
from citadels.tui.setups import make_setup
from citadels.tui.widgets.options import Options
from tests.cli.keeper import run
from tests.tui.looking import SMALLEST, folders, shown, until, until_asked

RULES = make_setup("classic-fr", 3, "first-game", 6, 1).spec()


def new_app(path: Path, seed: int = 5) -> CitadelsApp:
    app = CitadelsApp(folders(path), "en", NewGame(RULES, ("charter",), seed=seed))
    app.settings.pace = 0
    return app


def again(path: Path) -> CitadelsApp:
    game = saved_games(folders(path).games)[0]
    app = CitadelsApp(folders(path), "en", SavedGame(game.path))
    app.settings.pace = 0
    return app


async def place_of(app: CitadelsApp, pilot: Pilot[None]) -> LocalPlace:
    await until(pilot, lambda: isinstance(app.screen, TableScreen))
    assert isinstance(app.place, LocalPlace)
    await until_asked(pilot, app.place)
    return app.place


async def answer(pilot: Pilot[None], place: LocalPlace, times: int) -> None:
    """The first option, again and again."""
    for _ in range(times):
        if not await until_asked(pilot, place):
            return
        assert place.state is not None
        assert place.state.own is not None
        pilot.app.screen.query_one(Options).choose(0)
        await pilot.pause()


@pytest.mark.asyncio
async def test_a_game_goes_on_at_the_same_question_with_the_same_future(tmp_path: Path) -> None:
    whole, halves = tmp_path / "whole", tmp_path / "halves"
    app = new_app(whole)
    async with app.run_test(size=SMALLEST) as pilot:
        place = await place_of(app, pilot)
        await answer(pilot, place, 14)
        expected = place.match.game.row[:], [step.record.value for step in place.match.steps]
    app = new_app(halves)
    async with app.run_test(size=SMALLEST) as pilot:
        place = await place_of(app, pilot)
        await answer(pilot, place, 6)
        await until_asked(pilot, place)
        before, screen = place.state, shown(app)
        await pilot.press("q")
        assert "The game is kept." in shown(app)
        await pilot.press("1")
        await until(pilot, lambda: not app.is_running)
    assert "--continue" in "".join(app.farewell)
    app = again(halves)
    async with app.run_test(size=SMALLEST) as pilot:
        place = await place_of(app, pilot)
        assert place.state == before
        assert shown(app) == screen
        await answer(pilot, place, 8)
        values = [step.record.value for step in place.match.steps]
    assert (place.match.game.row[:], values) == expected


@pytest.mark.asyncio
async def test_a_killed_terminal_loses_nothing_and_a_cut_line_is_forgotten(tmp_path: Path) -> None:
    app = new_app(tmp_path)
    async with app.run_test(size=SMALLEST) as pilot:
        place = await place_of(app, pilot)
        await answer(pilot, place, 5)
        await until_asked(pilot, place)
        assert place.save is not None
        match, _ = open_save(place.save.path)  # as it is on the disk at this moment
        assert match.game.row[:] == place.match.game.row[:]
        path = place.save.path
    with path.open("ab") as file:
        file.write(b"[99,1,0,")
    match, _ = open_save(path)
    assert match.number() == place.match.number()
    assert path.read_bytes().endswith(b"]\n")
    assert path.stat().st_mode & 0o777 == 0o600


@pytest.mark.asyncio
@pytest.mark.parametrize("harm", ["garbage", "answer", "form", "empty"])
async def test_a_damaged_game_is_named_and_stays_where_it_is(harm: str, tmp_path: Path) -> None:
    app = new_app(tmp_path)
    async with app.run_test(size=SMALLEST) as pilot:
        place = await place_of(app, pilot)
        await answer(pilot, place, 3)
        assert place.save is not None
        path = place.save.path
    path.write_text(_harmed(path.read_text(), harm))
    kept = path.read_bytes()
    with pytest.raises(SaveError, match=path.name):
        open_save(path)
    app = again(tmp_path)
    async with app.run_test(size=SMALLEST) as pilot:
        await until(pilot, lambda: isinstance(app.screen, StartScreen))
        assert path.name in shown(app)
    assert path.read_bytes() == kept


def _harmed(text: str, harm: str) -> str:
    lines = text.splitlines()
    if harm == "answer":
        row = json.loads(lines[2])
        lines[2] = json.dumps([*row[:3], row[3] + 1, *row[4:]])
    elif harm == "form":
        lines[0] = lines[0].replace('"form": 1', '"form": 99', 1)
    else:
        lines = ["\x00\x01 not a game"] if harm == "garbage" else [""]
    return "\n".join(lines) + "\n"


@pytest.mark.asyncio
async def test_a_finished_game_becomes_a_story(tmp_path: Path) -> None:
    app = new_app(tmp_path)
    async with app.run_test(size=SMALLEST) as pilot:
        place = await place_of(app, pilot)
        await answer(pilot, place, 500)
        await until(pilot, lambda: place.kept is not None)
    assert place.kept is not None
    assert not list(folders(tmp_path).games.glob(f"*{ENDING}"))
    told = run("check", str(place.kept))
    assert told.exit_code == 0, told.output


@pytest.mark.asyncio
async def test_a_game_that_cannot_be_saved_says_so_and_goes_on(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("no folder")
    app = new_app(tmp_path)
    async with app.run_test(size=SMALLEST) as pilot:
        place = await place_of(app, pilot)
        assert "could not be written" in " ".join(shown(app).split())
        await answer(pilot, place, 2)
        assert place.match.number() > 2


def test_a_game_that_was_played_on_elsewhere_is_not_written_over(tmp_path: Path) -> None:
    match = new_match(RULES, ["Ann", "Bob", "Cid"], ["", "random", "random"], 1)
    save = Save.begin(tmp_path, match)
    record = match.record(ANSWER, match.to_move(), match.game.legal()[0], 0)
    with save.path.open("ab") as file:
        file.write(b"[]\n")
    with pytest.raises(SaveError, match="elsewhere"):
        save.add(record, match.hash_of(record))


def test_what_a_full_disk_refused_is_written_when_there_is_room_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = new_match(RULES, ["Ann", "Bob", "Cid"], ["", "", ""], seed=1)
    save = Save.begin(tmp_path, match)
    write = os.write

    def half(handle: int, data: bytes) -> int:
        """Takes a part of the line, and then nothing more."""
        monkeypatch.setattr(os, "write", full)
        return write(handle, data[:7])

    def full(handle: int, data: bytes) -> int:
        raise OSError(errno.ENOSPC, "no space left")

    for number in range(4):
        record = match.record(ANSWER, match.to_move(), match.game.legal()[0], number)
        if number in {1, 2}:
            monkeypatch.setattr(os, "write", half if number == 1 else full)
            with pytest.raises(SaveError, match="no space"):
                save.add(record, match.hash_of(record))
        else:
            monkeypatch.setattr(os, "write", write)
            save.add(record, match.hash_of(record))
        match.play(record)
    kept, _ = open_save(save.path)
    assert kept.chain_hash == match.chain_hash
