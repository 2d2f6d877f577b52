"""Measures the game server beside a bare broadcast server: `python -m bench.server`."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import msgspec

from bench.server.players import Figures, Player
from bench.server.servers import Process, bare, ours
from citadels.client import Client

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus", "Hal")


@dataclass
class Run:
    """One server under one load."""

    name: str
    tables: int
    seconds: float
    figures: Figures
    busy: float  # seconds of the processor
    memory_idle: int
    memory: int
    lines: int

    def moves_a_second(self) -> float:
        return self.figures.moves / self.seconds

    def moves_a_busy_second(self) -> float:
        return self.figures.moves / self.busy if self.busy else 0.0

    def wait(self, part: float) -> float:
        waits = sorted(self.figures.waits)
        return 1000 * waits[int(part * (len(waits) - 1))] if waits else 0.0


async def open_tables(client: Client, tables: int, seats: int) -> list[list[tuple[str, str]]]:
    """Tables with their game begun: for each the address and token of each seat."""

    async def one() -> list[tuple[str, str]]:
        host = await client.open_table(NAMES[0], setup={"players": seats})
        others = [await client.join(host.table, NAMES[place]) for place in range(1, seats)]
        await client.start(host)
        where = f"{client.address.replace('http', 'ws', 1)}/api/tables/{host.table}/line"
        return [(where, seat.token) for seat in (host, *others)]

    found: list[list[tuple[str, str]]] = []
    for first in range(0, tables, 20):
        found += await asyncio.gather(*(one() for _ in range(first, min(tables, first + 20))))
    return found


async def load(
    server: Process, name: str, seated: list[list[tuple[str, str]]], seconds: float, pause: float
) -> Run:
    """Let everybody play for a while."""
    figures = Figures()
    idle = server.memory()
    players = [Player(where, token, pause, figures) for table in seated for where, token in table]
    sockets = []
    for first in range(0, len(players), 100):
        sockets += await asyncio.gather(*(player.open() for player in players[first : first + 100]))
    began, busy = time.monotonic(), server.seconds()
    until = began + seconds
    await asyncio.gather(
        *(player.play(socket, until) for player, socket in zip(players, sockets, strict=True))
    )
    run = Run(
        name,
        len(seated),
        time.monotonic() - began,
        figures,
        server.seconds() - busy,
        idle,
        server.memory(),
        len(players),
    )
    await asyncio.gather(*(socket.close() for socket in sockets))
    return run


async def record(address: str, seats: int, steps: int) -> list[list[str]]:
    """What the seats of one table are sent, step by step."""
    async with Client(address) as client:
        (table,) = await open_tables(client, 1, seats)
    figures = Figures()
    players = [Player(where, token, 0.0, figures) for where, token in table]
    for player in players:
        player.recorded = []
    sockets = [await player.open() for player in players]
    await asyncio.gather(
        *(
            player.play(socket, time.monotonic() + 5)
            for player, socket in zip(players, sockets, strict=True)
        )
    )
    await asyncio.gather(*(socket.close() for socket in sockets))
    heard = [player.recorded or [] for player in players]
    length = min(steps, *(len(list_) for list_ in heard))
    return [[list_[step] for list_ in heard] for step in range(length)]


async def measure(options: argparse.Namespace, folder: Path) -> list[Run]:
    runs: list[Run] = []
    with ours(folder / "games.db") as server:
        trace = await record(server.address, options.seats, 150)
        async with Client(server.address) as client:
            seated = await open_tables(client, options.tables, options.seats)
        runs.append(await load(server, "citadels", seated, options.seconds, options.pause))
    (folder / "trace.json").write_bytes(msgspec.json.encode(trace))
    with bare(folder / "trace.json") as server:
        where = f"ws://127.0.0.1:{server.port}/api/tables"
        told = [
            [(f"{where}/t{number}/line", str(place)) for place in range(options.seats)]
            for number in range(options.tables)
        ]
        runs.append(await load(server, "bare", told, options.seconds, options.pause))
    return runs


def show(runs: list[Run]) -> None:
    for run in runs:
        figures = run.figures
        size = figures.bytes / max(1, figures.received)
        print(
            f"{run.name:9} {run.tables} tables, {run.lines} lines: "
            f"{run.moves_a_second():8.0f} moves/s, {run.moves_a_busy_second():8.0f} a busy second, "
            f"acknowledged in {run.wait(0.5):6.1f} ms (p95 {run.wait(0.95):6.1f}), "
            f"{size:5.0f} bytes a message, {figures.refused} refused, "
            f"{(run.memory - run.memory_idle) / run.lines / 1024:6.1f} kB a line, "
            f"{run.memory_idle / 2**20:6.1f} MB before"
        )
    ours_, bare_ = runs
    moves = ours_.moves_a_second() / bare_.moves_a_second()
    busy = ours_.moves_a_busy_second() / bare_.moves_a_busy_second()
    print(f"moves a second: {moves:.2f} of the bare server's")
    print(f"moves a busy second: {busy:.2f} of the bare server's")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--pause", type=float, default=0.0, help="seconds a player thinks")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        show(asyncio.run(measure(options, Path(folder))))


if __name__ == "__main__":
    main()
