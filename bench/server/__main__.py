"""Measures the game server beside a bare broadcast server: `python -m bench.server`."""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from pathlib import Path

import msgspec
import uvloop

from bench.server.players import Figures, Player
from bench.server.servers import Process, bare, ours
from citadels.client import Client

Seat = tuple[str, str]  # the address of the line and the token
NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus", "Hal")


class Run:
    """One server under load, round by round."""

    def __init__(
        self, name: str, server: Process, seated: list[list[Seat]], pause: float, empty: int = 0
    ) -> None:
        self.name = name
        self.memory_empty = empty or server.memory()  # without tables
        self.server = server
        self.tables = len(seated)
        self.figures = Figures()
        self.players = [
            Player(where, token, pause, self.figures) for table in seated for where, token in table
        ]
        self.memory_tables = server.memory()
        self.memory_lines = 0
        self.memory_played = 0
        self.seconds: list[float] = []  # of each round
        self.busy: list[float] = []  # of them, those of the processor
        self.moves: list[int] = []

    async def open(self) -> None:
        for first in range(0, len(self.players), 100):
            await asyncio.gather(*(one.open() for one in self.players[first : first + 100]))
        self.memory_lines = self.server.memory()

    async def play(self, seconds: float) -> None:
        """Let everybody play for a while."""
        began, busy, moves = time.monotonic(), self.server.seconds(), self.figures.moves
        for player in self.players:
            player.begin()
        await asyncio.sleep(seconds)
        for player in self.players:
            player.pause_play()
        self.seconds.append(time.monotonic() - began)
        self.busy.append(self.server.seconds() - busy)
        self.moves.append(self.figures.moves - moves)
        self.memory_played = self.server.memory()

    async def close(self) -> None:
        await asyncio.gather(*(player.close() for player in self.players))

    def moves_a_second(self) -> float:
        return sum(self.moves) / sum(self.seconds)

    def moves_a_busy_second(self) -> float:
        return sum(self.moves) / max(1e-9, sum(self.busy))

    def wait(self, part: float) -> float:
        """Milliseconds within which this part of the commands was acknowledged."""
        waits = sorted(self.figures.waits)
        return 1000 * waits[int(part * (len(waits) - 1))] if waits else 0.0


async def open_tables(client: Client, tables: int, seats: int) -> list[list[Seat]]:
    """Tables with their game begun: for each the address and token of each seat."""

    async def one() -> list[Seat]:
        host = await client.open_table(NAMES[0], setup={"players": seats})
        others = [await client.join(host.table, NAMES[place]) for place in range(1, seats)]
        await client.start(host)
        where = f"{client.address.replace('http', 'ws', 1)}/api/tables/{host.table}/line"
        return [(where, seat.token) for seat in (host, *others)]

    found: list[list[Seat]] = []
    for first in range(0, tables, 20):
        found += await asyncio.gather(*(one() for _ in range(first, min(tables, first + 20))))
    return found


async def record(address: str, seats: int, steps: int) -> list[list[str]]:
    """What the seats of one table are sent, step by step."""
    async with Client(address) as client:
        (table,) = await open_tables(client, 1, seats)
    figures = Figures()
    players = [Player(where, token, 0.0, figures) for where, token in table]
    for player in players:
        player.recorded = []
        await player.open()
    for player in players:
        player.begin()
    await asyncio.sleep(3)
    await asyncio.gather(*(player.close() for player in players))
    heard = [player.recorded or [] for player in players]
    length = min(steps, *(len(list_) for list_ in heard))
    return [[list_[step] for list_ in heard] for step in range(length)]


async def measure(options: argparse.Namespace, folder: Path) -> list[Run]:
    """Both servers in turn, a round each: what else goes on on the machine meets both."""
    with ours(folder / "games.db") as server:
        trace = await record(server.address, options.seats, 150)
        (folder / "trace.json").write_bytes(msgspec.json.encode(trace))
        empty = server.memory()
        async with Client(server.address) as client:
            seated = await open_tables(client, options.tables, options.seats)
        with bare(folder / "trace.json") as other:
            where = f"ws://127.0.0.1:{other.port}/api/tables"
            told = [
                [(f"{where}/t{number}/line", str(place)) for place in range(options.seats)]
                for number in range(options.tables)
            ]
            runs = [
                Run("citadels", server, seated, options.pause, empty),
                Run("bare", other, told, options.pause),
            ]
            for run in runs:
                await run.open()
            for _ in range(options.rounds):
                for run in runs:
                    await run.play(options.seconds / options.rounds)
            for run in runs:
                await run.close()
    return runs


def show(runs: list[Run]) -> None:
    for run in runs:
        figures, lines = run.figures, len(run.players)
        size = figures.bytes / max(1, figures.received)
        print(
            f"{run.name:9} {run.tables} tables, {lines} lines: "
            f"{run.moves_a_second():8.0f} moves/s, {run.moves_a_busy_second():8.0f} a busy second, "
            f"acknowledged in {run.wait(0.5):6.1f} ms (p95 {run.wait(0.95):6.1f}), "
            f"{size:5.0f} bytes a message, {figures.refused} refused"
        )
        print(
            f"{'':9} {run.memory_empty / 2**20:.0f} MB empty, "
            f"{(run.memory_tables - run.memory_empty) / run.tables / 1024:.1f} kB a table, "
            f"{(run.memory_lines - run.memory_tables) / lines / 1024:.1f} kB a line, "
            f"{(run.memory_played - run.memory_lines) / run.tables / 1024:.1f} kB more a table "
            f"after {sum(run.moves) / run.tables:.0f} moves"
        )
    for told, pace in (
        ("moves a second", [one / many for one, many in rates(runs, busy=False)]),
        ("moves a busy second", [one / many for one, many in rates(runs, busy=True)]),
    ):
        print(
            f"{told}: {statistics.median(pace):.2f} of the bare server's "
            f"({min(pace):.2f}–{max(pace):.2f} in {len(pace)} rounds)"
        )


def rates(runs: list[Run], busy: bool) -> list[tuple[float, float]]:
    """Moves a second of the two servers, round by round."""
    return [
        (moves / max(1e-9, time), others / max(1e-9, other_time))
        for moves, time, others, other_time in zip(
            runs[0].moves,
            runs[0].busy if busy else runs[0].seconds,
            runs[1].moves,
            runs[1].busy if busy else runs[1].seconds,
            strict=True,
        )
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=15, help="for each server")
    parser.add_argument("--rounds", type=int, default=6, help="in which they take turns")
    parser.add_argument("--pause", type=float, default=0.0, help="seconds a player thinks")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        show(uvloop.run(measure(options, Path(folder))))


if __name__ == "__main__":
    main()
