"""Traces one move on a server, and prints each crossing from one package into another.

Run as a program of its own: the engine has to be interpreted, because compiled functions call each
other without being seen.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from types import FrameType
from typing import Final

import citadels
from citadels.client.connection import TableConnection
from tests.server.support.helpers import connect_seats, make_settings, start_game, wait_for_state
from tests.server.support.server_fixture import run_server

PACKAGE_FOLDER: Final = Path(citadels.__file__).parent
SEATS: Final = 4
ENTRY_POINTS: Final = {"data_received", "serve"}  # of a connection; called by the event loop
MOVES_BEFORE: Final = 20  # so that the draft is over


class CrossingTracer:
    """Collects calls between packages. Several in a row into the same one are one crossing."""

    def __init__(self) -> None:
        self.crossings: list[tuple[str, str]] = []
        self._last_callees: dict[str, str] = {}

    def trace(self, frame: FrameType, event: str, _: object) -> None:
        callee = _package(frame)
        if event == "call" and callee:
            caller = _caller(frame)
            if caller and caller != callee:
                self._cross(caller, callee)
        elif event == "c_call" and frame.f_code.co_name == "write_messages":
            self._cross("server", "web")

    def _cross(self, caller: str, callee: str) -> None:
        if self._last_callees.get(caller) != callee:
            self.crossings.append((caller, callee))
            self._last_callees[caller] = callee
            self._last_callees.pop(callee, None)


def _package(frame: FrameType | None) -> str:
    """The package that a function belongs to; nothing for libraries, and for the client here."""
    if frame is None or not (path := Path(frame.f_code.co_filename)).is_relative_to(PACKAGE_FOLDER):
        return ""
    package, *folders = path.relative_to(PACKAGE_FOLDER).parts
    return {"client": "", "server": "store" if folders[0] == "store" else "server"}.get(
        package, package
    )


def _caller(frame: FrameType) -> str:
    """The package that has called, perhaps through a library; from the event loop it is `web`.

    Nothing for calls by tasks that have nothing to do with the move.
    """
    callers: list[FrameType] = []
    caller = frame.f_back
    while caller is not None:
        if _package(caller):
            callers.append(caller)
        caller = caller.f_back
    if not callers:
        return "web" if frame.f_code.co_name == "data_received" else ""
    return _package(callers[0]) if callers[-1].f_code.co_name in ENTRY_POINTS else ""


async def trace_move(players: list[TableConnection]) -> CrossingTracer:
    """The crossings of an answer, from its frame until all have heard of it."""
    tracer = CrossingTracer()
    for number in range(1, MOVES_BEFORE + 1):
        mover = next(player for player in players if player.is_asked())
        assert mover.state is not None
        assert mover.state.own is not None
        if number == MOVES_BEFORE:
            sys.setprofile(tracer.trace)
        await mover.answer(mover.state.own.options[0].id)
        for player in players:
            await wait_for_state(player, lambda state, number=number: state.number >= number)  # type: ignore[misc]
    sys.setprofile(None)
    return tracer


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with run_server(make_settings(Path(folder))) as server:
            seats = await start_game(server.client, SEATS, setup={"players": SEATS})
            async with connect_seats(server.client, *seats) as players:
                for player in players:
                    await wait_for_state(player, lambda state: state.number == 0)
                tracer = await trace_move(list(players))
    for caller, callee in tracer.crossings:
        sys.stdout.write(f"{caller} → {callee}\n")


if __name__ == "__main__":
    asyncio.run(main())
