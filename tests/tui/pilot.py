"""Helpers with which tests read the full screen and play on it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, cast

from textual.pilot import Pilot

from citadels.bots.pool import BotPool
from citadels.engine.native_types import override
from citadels.protocol.messages import State
from citadels.session.local import LocalSession, new_match
from citadels.session.paths import UserPaths
from citadels.session.session import Session
from citadels.session.setups import make_setup
from citadels.tui.app import CitadelsApp
from citadels.tui.launch_options import LaunchOption
from citadels.tui.screens.table import TableScreen
from citadels.tui.widgets.options import Options

MIN_SIZE: Final = (80, 24)
TIMEOUT_SECONDS: Final = 90.0  # for any step, even on a busy machine
NAMES: Final = ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gil", "Hal"]


def make_folders(path: Path) -> UserPaths:
    return UserPaths(path / "data", path / "config")


@dataclass(frozen=True)
class OpenSession(LaunchOption):
    """A session that exists already."""

    session: Session

    @override
    async def open(self, app: CitadelsApp) -> Session | None:
        return self.session


def make_local_session(
    profile: str = "2016",
    players: int = 4,
    preset: str = "random",
    seed: int = 1,
    bot: str = "random",
) -> LocalSession:
    """A game against bots that answer at once."""
    rules = make_setup(profile, players, preset, 0, seed).spec()
    bots = ["", *[bot] * (players - 1)]
    return LocalSession(new_match(rules, NAMES[:players], bots, seed), bot_pool=BotPool())


@asynccontextmanager
async def open_table_screen(
    session: Session, path: Path, language: str = "en", size: tuple[int, int] = MIN_SIZE
) -> AsyncIterator[tuple[CitadelsApp, Pilot[None]]]:
    """Open the table of a session."""
    app = CitadelsApp(make_folders(path), language, OpenSession(session))
    async with app.run_test(size=size) as pilot:
        await wait_until(pilot, lambda: isinstance(app.screen, TableScreen))
        yield app, pilot


async def wait_until(pilot: Pilot[None], condition: Callable[[], bool]) -> None:
    """Wait until a condition holds and the screen shows it."""
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while not condition():
            await pilot.pause()
            await asyncio.sleep(0)
            assert pilot.app._exception is None, pilot.app._exception
    await pilot.pause()


async def wait_for_question(pilot: Pilot[None], session: Session) -> bool:
    """Wait for a question to the person; return false if the game is over."""

    def is_settled() -> bool:
        state = session.state
        return (
            state is not None and (state.common.over or is_asked(state)) and not session.is_pending
        )

    await wait_until(pilot, is_settled)
    return session.state is not None and not session.state.common.over


def is_asked(state: State) -> bool:
    return state.own is not None and bool(state.own.options)


def screen_rows(app: CitadelsApp) -> list[str]:
    """The text of the screen, one string for each row."""
    return [strip.text for strip in app.screen._compositor.render_strips()]


def screen_text(app: CitadelsApp) -> str:
    return "\n".join(screen_rows(app))


async def wait_for_text(pilot: Pilot[None], text: str) -> None:
    """Wait until the screen shows a text: a screen that has just been opened is empty."""
    app = cast("CitadelsApp", pilot.app)
    await wait_until(pilot, lambda: text in screen_text(app))


def options_widget(app: CitadelsApp) -> Options:
    return app.screen.query_one(Options)


def keys_for_option(number: int, count: int) -> list[str]:
    """The keys that choose the option with a number."""
    digits = list(str(number))
    return digits if number * 10 > count else [*digits, "enter"]
