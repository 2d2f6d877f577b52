"""How tests look at the terminal table and play at it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from textual.pilot import Pilot

from citadels.engine.native_types import override
from citadels.protocol.messages import State
from citadels.tui.app import CitadelsApp
from citadels.tui.folders import Folders
from citadels.tui.opening import Opening
from citadels.tui.places.local import LocalPlace, new_match
from citadels.tui.places.place import Place
from citadels.tui.screens.table import TableScreen
from citadels.tui.setups import make_setup
from citadels.tui.widgets.options import Options

SMALLEST: Final = (80, 24)
DEADLINE: Final = 90.0  # seconds that anything may take on a busy machine
NAMES: Final = ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gil", "Hal"]


def folders(path: Path) -> Folders:
    return Folders(path / "data", path / "config")


@dataclass(frozen=True)
class At(Opening):
    """A place that is there already."""

    place: Place

    @override
    async def open(self, app: CitadelsApp) -> Place | None:
        return self.place


def local_place(
    profile: str = "2016",
    players: int = 4,
    preset: str = "random",
    seed: int = 1,
    bot: str = "random",
) -> LocalPlace:
    """A game against bots that answer at once."""
    rules = make_setup(profile, players, preset, 0, seed).spec()
    bots = ["", *[bot] * (players - 1)]
    return LocalPlace(new_match(rules, NAMES[:players], bots, seed))


@asynccontextmanager
async def at_table(
    place: Place, path: Path, language: str = "en", size: tuple[int, int] = SMALLEST
) -> AsyncIterator[tuple[CitadelsApp, Pilot[None]]]:
    """Sit at the table of a place."""
    app = CitadelsApp(folders(path), language, At(place))
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        yield app, pilot


async def until(pilot: Pilot[None], is_so: Callable[[], bool]) -> None:
    """Wait for something, and for the screen to show it."""
    async with asyncio.timeout(DEADLINE):
        while not is_so():
            await pilot.pause()
            await asyncio.sleep(0)
            assert pilot.app._exception is None, pilot.app._exception
    await pilot.pause()


async def until_asked(pilot: Pilot[None], place: Place) -> bool:
    """Wait for a question to the person; false if the game is over."""

    def is_settled() -> bool:
        state = place.state
        return state is not None and (state.common.over or is_asked(state)) and not place.waits

    await until(pilot, is_settled)
    return place.state is not None and not place.state.common.over


def is_asked(state: State) -> bool:
    return state.own is not None and bool(state.own.options)


def rows(app: CitadelsApp) -> list[str]:
    """What stands on the screen, line by line."""
    return [strip.text for strip in app.screen._compositor.render_strips()]


def shown(app: CitadelsApp) -> str:
    return "\n".join(rows(app))


def options(app: CitadelsApp) -> Options:
    return app.screen.query_one(Options)


def keys_for(number: int, count: int) -> list[str]:
    """What has to be pressed for the option of a number."""
    digits = list(str(number))
    return digits if number * 10 > count else [*digits, "enter"]
