"""`citadels play` as a command: which options open which session, and which are refused."""

from __future__ import annotations

import asyncio
import os
import pty
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from citadels.cli.main import app
from citadels.session.invite_link import InviteLink, LinkError, parse_link
from citadels.session.local import LocalSession, new_game, new_match
from citadels.session.paths import user_paths
from citadels.session.save_file import SaveFile
from citadels.session.setups import make_setup
from citadels.text import Texts
from citadels.tui.launch_options import LinkedTable, NewGame, SavedGame
from tests.child_process import tie_to_parent

SETUP_SPEC = make_setup("2016", 3, "first-game", 0, 1).spec()


@pytest.fixture
def launched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The recorded calls that would open a screen, with temporary folders."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    calls: list[Any] = []

    def run_table(*option: Any) -> None:
        calls.append(option)

    monkeypatch.setattr("citadels.cli.commands.play._has_terminal", lambda: True)
    monkeypatch.setattr("citadels.cli.fullscreen.run_app", run_table)
    return calls


def run_play(*words: str) -> Result:
    return CliRunner().invoke(app, ["play", *words], env={"LANG": "en_GB.UTF-8"})


def test_without_options_there_is_a_start_screen(launched: list[Any]) -> None:
    assert run_play("--lang", "fr").exit_code == 0
    (call,) = launched
    assert call[1:4] == ("fr", "fr", None)


def test_options_start_a_game_at_once(launched: list[Any]) -> None:
    bots = ("--bots", "rush,search(ms=50)")
    assert (
        run_play("--players", "5", "--preset", "vicious-nobles", "--seed", "4", *bots).exit_code
        == 0
    )
    (call,) = launched
    new = call[3]
    assert isinstance(new, NewGame)
    assert new.setup_spec.startswith("2016(players=5,")
    assert (new.bots, new.is_auto, new.seed) == (("rush", "search(ms=50)"), False, 4)


def test_a_seed_gives_the_same_game_on_both_terminals(launched: list[Any], tmp_path: Path) -> None:
    options = ("--seed", "4", "--players", "3", "--auto", "--bots", "random", "--lang", "en")
    plain_file, full_file = tmp_path / "plain.story", tmp_path / "full.story"
    assert run_play(*options, "--plain", "--save", str(plain_file)).exit_code == 0
    assert run_play(*options).exit_code == 0
    new = launched[0][3]
    names = Texts("en").terminal("names").split()
    session = LocalSession(new_game(new.setup_spec, names, new.bots, new.is_auto, new.seed))
    asyncio.run(session.play_bots())
    session.write_story(full_file)
    assert full_file.read_text() == plain_file.read_text()


def test_a_link_opens_its_table(launched: list[Any]) -> None:
    assert run_play("http://localhost:8000/table/abc").exit_code == 0
    assert launched[0][3] == LinkedTable("http://localhost:8000/table/abc")
    refused = run_play("nonsense")
    assert refused.exit_code == 2
    assert "“nonsense” is no link to a table" in refused.output


def test_the_last_game_is_continued_unless_it_is_damaged(launched: list[Any]) -> None:
    assert "there is no saved game" in run_play("--continue").output
    match = new_match(SETUP_SPEC, ["Ann", "Bob", "Cid"], ["", "random", "random"], 1)
    save = SaveFile.create(user_paths().games, match)
    assert run_play("--continue").exit_code == 0
    assert launched[0][3] == SavedGame(save.path)
    save.path.write_text("nonsense\n")
    damaged = run_play("--continue")
    assert damaged.exit_code == 2
    assert save.path.name in damaged.output
    assert "Traceback" not in damaged.output
    assert save.path.read_text() == "nonsense\n"


@pytest.mark.parametrize("words", [("--continue",), ("http://localhost:1/table/abc",)])
def test_some_options_are_refused_without_a_terminal(words: tuple[str, ...]) -> None:
    refused = run_play(*words)
    assert refused.exit_code == 2
    assert "needs a terminal" in refused.output


def test_links_are_parsed() -> None:
    assert parse_link(" https://play.example/table/q-1/ ") == InviteLink(
        "https://play.example", "q-1"
    )
    assert parse_link("http://h:8000/seat#tok") == InviteLink("http://h:8000", "", "tok")
    for text in ("", "table/abc", "ftp://h/table/abc", "http://h/", "http://h/seat", "http:///x"):
        with pytest.raises(LinkError):
            parse_link(text)


def test_in_a_real_terminal_it_opens_and_quits_with_a_key(tmp_path: Path) -> None:
    """Run the program itself in a pseudo-terminal."""
    here, there = pty.openpty()
    env = {
        **os.environ,
        "XDG_DATA_HOME": str(tmp_path),
        "XDG_CONFIG_HOME": str(tmp_path),
        "TERM": "xterm-256color",
        "LINES": "24",
        "COLUMNS": "80",
    }
    command = [sys.executable, "-m", "citadels", "play", "--seed", "1", "--lang", "en"]
    with subprocess.Popen(
        tie_to_parent(command), stdin=there, stdout=there, stderr=there, env=env
    ) as program:
        os.close(there)
        output = b""
        while b"Which character" not in output and b"chooses a character" not in output:
            output += os.read(here, 65536)
        os.write(here, b"\x11")
        while program.poll() is None:
            try:
                output += os.read(here, 65536)
            except OSError:  # the other end is closed
                break
        program.wait(30)
    os.close(here)
    assert program.returncode == 0
    assert len(list((tmp_path / "citadels" / "games").iterdir())) == 1
    assert b"--continue" in output
