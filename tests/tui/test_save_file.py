"""Saved games: every answer is written to disk at once, and the same game can be resumed."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path

import pytest
from textual.pilot import Pilot

from citadels.match.records import ANSWER
from citadels.session.local import LocalSession, new_match
from citadels.session.save_file import (
    FILE_SUFFIX,
    SaveError,
    SaveFile,
    list_saved_games,
    open_save_file,
)
from citadels.session.setups import make_setup
from citadels.tui.app import CitadelsApp
from citadels.tui.launch_options import NewGame, SavedGame
from citadels.tui.screens.start import StartScreen
from citadels.tui.screens.table import TableScreen
from citadels.tui.widgets.options import Options
from tests.cli.admin_cli import run
from tests.tui.pilot import (
    MIN_SIZE,
    make_folders,
    screen_text,
    wait_for_question,
    wait_for_text,
    wait_until,
)

SETUP_SPEC = make_setup("classic-fr", 3, "first-game", 6, 1).spec()


def make_app(path: Path, seed: int = 5) -> CitadelsApp:
    app = CitadelsApp(make_folders(path), "en", NewGame(SETUP_SPEC, ("charter",), seed=seed))
    app.settings.pace = 0
    return app


def reopen_app(path: Path) -> CitadelsApp:
    game = list_saved_games(make_folders(path).games)[0]
    app = CitadelsApp(make_folders(path), "en", SavedGame(game.path))
    app.settings.pace = 0
    return app


async def start_session(app: CitadelsApp, pilot: Pilot[None]) -> LocalSession:
    await wait_until(pilot, lambda: isinstance(app.screen, TableScreen))
    assert isinstance(app.session, LocalSession)
    await wait_for_question(pilot, app.session)
    return app.session


async def answer_questions(pilot: Pilot[None], session: LocalSession, count: int) -> None:
    """Answer a number of questions with the first option."""
    for _ in range(count):
        if not await wait_for_question(pilot, session):
            return
        assert session.state is not None
        assert session.state.own is not None
        pilot.app.screen.query_one(Options).choose(0)
        await pilot.pause()


@pytest.mark.asyncio
async def test_a_resumed_game_has_the_same_question_and_future(tmp_path: Path) -> None:
    full_folder, halves_folder = tmp_path / "whole", tmp_path / "halves"
    app = make_app(full_folder)
    async with app.run_test(size=MIN_SIZE) as pilot:
        session = await start_session(app, pilot)
        await answer_questions(pilot, session, 14)
        expected = session.match.game.row[:], [step.record.value for step in session.match.steps]
    app = make_app(halves_folder)
    async with app.run_test(size=MIN_SIZE) as pilot:
        session = await start_session(app, pilot)
        await answer_questions(pilot, session, 6)
        await wait_for_question(pilot, session)
        before, screen = session.state, screen_text(app)
        await pilot.press("q")
        await wait_for_text(pilot, "The game is kept.")
        await pilot.press("1")
        await wait_until(pilot, lambda: not app.is_running)
    assert "--continue" in "".join(app.exit_lines)
    app = reopen_app(halves_folder)
    async with app.run_test(size=MIN_SIZE) as pilot:
        session = await start_session(app, pilot)
        assert session.state == before
        assert screen_text(app) == screen
        await answer_questions(pilot, session, 8)
        values = [step.record.value for step in session.match.steps]
    assert (session.match.game.row[:], values) == expected


@pytest.mark.asyncio
async def test_a_killed_terminal_loses_nothing_and_a_cut_line_is_ignored(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=MIN_SIZE) as pilot:
        session = await start_session(app, pilot)
        await answer_questions(pilot, session, 5)
        await wait_for_question(pilot, session)
        assert session.save_file is not None
        match, _ = open_save_file(session.save_file.path)  # as it is on disk at this moment
        assert match.game.row[:] == session.match.game.row[:]
        path = session.save_file.path
    with path.open("ab") as file:
        file.write(b"[99,1,0,")
    match, _ = open_save_file(path)
    assert match.number() == session.match.number()
    assert path.read_bytes().endswith(b"]\n")
    assert path.stat().st_mode & 0o777 == 0o600


@pytest.mark.asyncio
@pytest.mark.parametrize("harm", ["garbage", "answer", "form", "empty"])
async def test_a_damaged_game_is_reported_and_not_deleted(harm: str, tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=MIN_SIZE) as pilot:
        session = await start_session(app, pilot)
        await answer_questions(pilot, session, 3)
        assert session.save_file is not None
        path = session.save_file.path
    path.write_text(_corrupt(path.read_text(), harm))
    original = path.read_bytes()
    with pytest.raises(SaveError, match=path.name):
        open_save_file(path)
    app = reopen_app(tmp_path)
    async with app.run_test(size=MIN_SIZE) as pilot:
        await wait_until(pilot, lambda: isinstance(app.screen, StartScreen))
        assert path.name in screen_text(app)
    assert path.read_bytes() == original


def _corrupt(text: str, harm: str) -> str:
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
    app = make_app(tmp_path)
    async with app.run_test(size=MIN_SIZE) as pilot:
        session = await start_session(app, pilot)
        await answer_questions(pilot, session, 500)
        await wait_until(pilot, lambda: session.story_path is not None)
    assert session.story_path is not None
    assert not list(make_folders(tmp_path).games.glob(f"*{FILE_SUFFIX}"))
    result = run("check", str(session.story_path))
    assert result.exit_code == 0, result.output


@pytest.mark.asyncio
async def test_a_game_that_cannot_be_saved_warns_and_continues(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("no folder")
    app = make_app(tmp_path)
    async with app.run_test(size=MIN_SIZE) as pilot:
        session = await start_session(app, pilot)
        assert "could not be written" in " ".join(screen_text(app).split())
        await answer_questions(pilot, session, 2)
        assert session.match.number() > 2


def test_a_game_that_was_continued_elsewhere_is_not_overwritten(tmp_path: Path) -> None:
    match = new_match(SETUP_SPEC, ["Ann", "Bob", "Cid"], ["", "random", "random"], 1)
    save = SaveFile.create(tmp_path, match)
    record = match.record(ANSWER, match.to_move(), match.game.legal()[0], 0)
    with save.path.open("ab") as file:
        file.write(b"[]\n")
    with pytest.raises(SaveError, match="elsewhere"):
        save.add(record, match.hash_of(record))


def test_an_answer_that_a_full_disk_refused_is_written_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = new_match(SETUP_SPEC, ["Ann", "Bob", "Cid"], ["", "", ""], seed=1)
    save = SaveFile.create(tmp_path, match)
    write = os.write

    def half(handle: int, data: bytes) -> int:
        """Write part of the line, then fail."""
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
    saved_match, _ = open_save_file(save.path)
    assert saved_match.chain_hash == match.chain_hash
