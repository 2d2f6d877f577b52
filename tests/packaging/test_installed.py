"""The package installed in an empty environment, away from its sources."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import httpx
import pytest

from citadels import __version__
from scripts.releasing.building import environment
from tests.child_process import read_line_within, tie_to_parent
from tests.packaging.artifacts import HAS_CLIENT, Artifacts, Venv, install_pure

PRINT_LOCATION_CODE: Final = "import citadels; print(citadels.__file__)"
STORY: Final = """# A King takes the crown.
profile 2016
Ann  king
Bob  thief  crown
turn Ann

Ann: king
= Ann crown
turn Ann
"""
# Plays a whole game against bots, and prints whether it is over.
PLAYER_CODE: Final = """
import asyncio, sys
from citadels.client import Client

async def main():
    async with Client(sys.argv[1]) as client:
        bots = {"1": "charter", "2": "charter", "3": "rush"}
        seat = await client.open_table("Ann", bots=bots)
        await client.start(seat)
        async with client.connect(seat) as connection:
            while await connection.wait_for_question():
                await connection.answer(connection.state.own.options[0].id)
            print(connection.state.common.over)

asyncio.run(asyncio.wait_for(main(), 60))
"""


@contextmanager
def run_server(venv: Venv, folder: Path) -> Iterator[tuple[str, Path]]:
    """A server of the installed package: its address, and the file with its error output."""
    complaints = folder / "complaints"
    words = ["serve", "--port", "0", "--bot-pause-seconds", "0", "--messages-per-second", "1000"]
    words += ["--database", f"sqlite:///{folder}/games.db"]
    with (
        complaints.open("w", encoding="utf-8") as error_file,
        subprocess.Popen(
            tie_to_parent([str(venv.command), *words]),
            cwd=venv.work_folder,
            env=environment(PYTHONUNBUFFERED="1"),
            stdout=subprocess.PIPE,
            stderr=error_file,
            text=True,
        ) as server,
    ):
        try:
            match = re.search(r"http://localhost:(\d+)/", read_line_within(server, 60))
            assert match, complaints.read_text(encoding="utf-8")
            yield f"http://127.0.0.1:{match[1]}", complaints
        finally:
            server.terminate()
            server.communicate(timeout=60)


@pytest.mark.parametrize("which", ["venv", "pure_venv"])
def test_nothing_of_the_sources_is_used(request: pytest.FixtureRequest, which: str) -> None:
    venv: Venv = request.getfixturevalue(which)
    assert Path(venv.run_code(PRINT_LOCATION_CODE).strip()).is_relative_to(venv.site_packages())


def test_everything_that_is_needed_is_there(venv: Venv) -> None:
    venv.pip("check")


@pytest.mark.usefixtures("compiled_wheel")
def test_the_engine_is_compiled(venv: Venv) -> None:
    assert venv.citadels("--version") == f"citadels {__version__}, engine compiled\n"


def test_without_compiled_code_the_engine_is_interpreted(pure_venv: Venv) -> None:
    assert pure_venv.citadels("--version") == f"citadels {__version__}, engine pure\n"


@pytest.mark.parametrize("which", ["venv", "pure_venv"])
def test_stories_are_checked(request: pytest.FixtureRequest, which: str, tmp_path: Path) -> None:
    venv: Venv = request.getfixturevalue(which)
    (tmp_path / "crown.story").write_text(STORY + STORY, encoding="utf-8")
    assert venv.citadels("check", tmp_path) == "2 stories, 0 failed\n"


@pytest.mark.parametrize("which", ["venv", "pure_venv"])
def test_a_game_is_played_without_a_terminal(request: pytest.FixtureRequest, which: str) -> None:
    venv: Venv = request.getfixturevalue(which)
    assert "Winner: " in venv.citadels("play", "--auto", "--seed", "1")
    assert "Король" in venv.citadels("rules", "Король", "--language", "ru")


def test_a_game_is_served_and_played(venv: Venv, tmp_path: Path) -> None:
    with run_server(venv, tmp_path) as (address, complaints):
        assert httpx.get(f"{address}/health").json()["status"] == "ok"
        about = httpx.get(f"{address}/openapi.json").json()["info"]
        assert about["version"] == __version__
        assert venv.run_code(PLAYER_CODE, address) == "True\n"
        assert ("browser client" in complaints.read_text(encoding="utf-8")) != HAS_CLIENT


@pytest.mark.usefixtures("built_client")
def test_the_page_comes_with_its_scripts_and_sheets(venv: Venv, tmp_path: Path) -> None:
    with run_server(venv, tmp_path) as (address, _):
        page = httpx.get(f"{address}/")
        assert page.status_code == 200
        parts = re.findall(r'(?:src|href)="(/[^"]+)"', page.text)
        assert {Path(part).suffix for part in parts} >= {".js", ".css"}
        for part in parts:
            got = httpx.get(address + part)
            assert (got.status_code, bool(got.content)) == (200, True), part


def test_a_package_without_the_browser_client_says_how_to_build_it(
    venv: Venv, artifacts: Artifacts, tmp_path: Path
) -> None:
    bare = Venv(tmp_path / "bare")
    install_pure(bare.folder, artifacts, lender=venv)
    shutil.rmtree(bare.site_packages() / "citadels" / "web", ignore_errors=True)
    with run_server(bare, tmp_path) as (address, complaints):
        (line,) = complaints.read_text(encoding="utf-8").splitlines()
        assert line.startswith("this package has no browser client")
        assert "scripts/web" in line
        assert "scripts/web" in httpx.get(f"{address}/").text
        assert httpx.get(f"{address}/health").json()["status"] == "ok"
