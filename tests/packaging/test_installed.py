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
from tests.child_process import read_line, tie_to_parent
from tests.packaging.parcels import HAS_CLIENT, Home, Parcels, install_pure

WHERE: Final = "import citadels; print(citadels.__file__)"
STORY: Final = """# A King takes the crown.
profile 2016
Ann  king
Bob  thief  crown
turn Ann

Ann: king
= Ann crown
turn Ann
"""
# Plays a whole game against bots, and says whether it is over.
PLAYER: Final = """
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
def serving(home: Home, folder: Path) -> Iterator[tuple[str, Path]]:
    """A server of the installed package: its address, and the file with what it complains about."""
    complaints = folder / "complaints"
    words = ["serve", "--port", "0", "--bot-pause", "0", "--messages", "1000"]
    words += ["--database", f"sqlite:///{folder}/games.db"]
    with (
        complaints.open("w", encoding="utf-8") as heard,
        subprocess.Popen(
            tie_to_parent([str(home.command), *words]),
            cwd=home.outside,
            env=environment(PYTHONUNBUFFERED="1"),
            stdout=subprocess.PIPE,
            stderr=heard,
            text=True,
        ) as server,
    ):
        try:
            told = re.search(r"http://localhost:(\d+)/", read_line(server, 60))
            assert told, complaints.read_text(encoding="utf-8")
            yield f"http://127.0.0.1:{told[1]}", complaints
        finally:
            server.terminate()
            server.communicate(timeout=60)


@pytest.mark.parametrize("which", ["home", "pure_home"])
def test_nothing_of_the_sources_is_used(request: pytest.FixtureRequest, which: str) -> None:
    home: Home = request.getfixturevalue(which)
    assert Path(home.run(WHERE).strip()).is_relative_to(home.packages())


def test_everything_that_is_needed_is_there(home: Home) -> None:
    home.pip("check")


@pytest.mark.usefixtures("compiled")
def test_the_engine_is_compiled(home: Home) -> None:
    assert home.citadels("--version") == f"citadels {__version__}, engine compiled\n"


def test_without_compiled_code_the_engine_is_interpreted(pure_home: Home) -> None:
    assert pure_home.citadels("--version") == f"citadels {__version__}, engine pure\n"


@pytest.mark.parametrize("which", ["home", "pure_home"])
def test_stories_are_checked(request: pytest.FixtureRequest, which: str, tmp_path: Path) -> None:
    home: Home = request.getfixturevalue(which)
    (tmp_path / "crown.story").write_text(STORY + STORY, encoding="utf-8")
    assert home.citadels("check", tmp_path) == "2 stories, 0 failed\n"


@pytest.mark.parametrize("which", ["home", "pure_home"])
def test_a_game_is_played_without_a_terminal(request: pytest.FixtureRequest, which: str) -> None:
    home: Home = request.getfixturevalue(which)
    assert "Winner: " in home.citadels("play", "--auto", "--seed", "1")
    assert "Король" in home.citadels("rules", "Король", "--language", "ru")


def test_a_game_is_served_and_played(home: Home, tmp_path: Path) -> None:
    with serving(home, tmp_path) as (address, complaints):
        assert httpx.get(f"{address}/health").json()["status"] == "well"
        about = httpx.get(f"{address}/openapi.json").json()["info"]
        assert about["version"] == __version__
        assert home.run(PLAYER, address) == "True\n"
        assert ("browser client" in complaints.read_text(encoding="utf-8")) != HAS_CLIENT


@pytest.mark.usefixtures("client")
def test_the_page_comes_with_its_scripts_and_sheets(home: Home, tmp_path: Path) -> None:
    with serving(home, tmp_path) as (address, _):
        page = httpx.get(f"{address}/")
        assert page.status_code == 200
        parts = re.findall(r'(?:src|href)="(/[^"]+)"', page.text)
        assert {Path(part).suffix for part in parts} >= {".js", ".css"}
        for part in parts:
            got = httpx.get(address + part)
            assert (got.status_code, bool(got.content)) == (200, True), part


def test_a_package_without_the_browser_client_says_how_to_build_it(
    home: Home, parcels: Parcels, tmp_path: Path
) -> None:
    bare = Home(tmp_path / "bare")
    install_pure(bare.folder, parcels, lender=home)
    shutil.rmtree(bare.packages() / "citadels" / "web", ignore_errors=True)
    with serving(bare, tmp_path) as (address, complaints):
        (line,) = complaints.read_text(encoding="utf-8").splitlines()
        assert line.startswith("the browser client is not inside this package")
        assert "scripts/web" in line
        assert "scripts/web" in httpx.get(f"{address}/").text
        assert httpx.get(f"{address}/health").json()["status"] == "well"
