"""Compares the game server with a bare broadcast server: `python -m bench.server`."""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from pathlib import Path

import msgspec
import uvloop

from bench.server.load_clients import LoadClient, LoadStats
from bench.server.server_processes import ServerProcess, start_bare, start_citadels
from citadels.client import Client

SeatAddress = tuple[str, str]  # the URL of the WebSocket, and the token
POLL_SECONDS = 0.01
STALL_SECONDS = 30.0
# The shortest of 300 random games of four had 145 moves: no game may end while it is measured,
# because the server has less to do afterwards.
MAX_MOVES = 120
PLAYER_NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus", "Hal")


class LoadRun:
    """One server under load, round by round."""

    def __init__(
        self,
        name: str,
        server: ServerProcess,
        seats_by_table: list[list[SeatAddress]],
        think_seconds: float,
        empty_bytes: int = 0,
    ) -> None:
        self.name = name
        self.empty_bytes = empty_bytes or server.memory_bytes()  # memory without tables
        self.server = server
        self.table_count = len(seats_by_table)
        self.stats = LoadStats()
        self.clients = [
            LoadClient(url, token, think_seconds, self.stats)
            for table in seats_by_table
            for url, token in table
        ]
        self.tables_bytes = server.memory_bytes()
        self.connections_bytes = 0
        self.played_bytes = 0
        self.seconds: list[float] = []  # the duration of each round
        self.busy_seconds: list[float] = []  # the CPU time in each round
        self.moves: list[int] = []

    async def open(self) -> None:
        for start in range(0, len(self.clients), 100):
            await asyncio.gather(*(client.open() for client in self.clients[start : start + 100]))
        self.connections_bytes = self.server.memory_bytes()

    async def play(self, move_count: int) -> None:
        """Let everybody play until this many moves have been made at all tables together."""
        start, busy, moves = time.monotonic(), self.server.cpu_seconds(), self.stats.moves
        last_moves, last_move_at = moves, start
        for client in self.clients:
            client.start()
        while self.stats.moves < moves + move_count:
            await asyncio.sleep(POLL_SECONDS)
            now = time.monotonic()
            if self.stats.moves > last_moves:
                last_moves, last_move_at = self.stats.moves, now
            elif now > last_move_at + self.clients[0].think_seconds + STALL_SECONDS:
                raise RuntimeError(f"{self.name}: no move for {now - last_move_at:.0f} s")
        for client in self.clients:
            client.suspend()
        self.seconds.append(time.monotonic() - start)
        self.busy_seconds.append(self.server.cpu_seconds() - busy)
        self.moves.append(self.stats.moves - moves)
        self.played_bytes = self.server.memory_bytes()

    async def close(self) -> None:
        await asyncio.gather(*(client.close() for client in self.clients))

    def moves_per_second(self) -> float:
        return sum(self.moves) / sum(self.seconds)

    def moves_per_busy_second(self) -> float:
        return sum(self.moves) / max(1e-9, sum(self.busy_seconds))

    def ack_milliseconds(self, quantile: float) -> float:
        """A quantile of the times to acknowledge a command, in milliseconds."""
        ack_seconds = sorted(self.stats.ack_seconds)
        return 1000 * ack_seconds[int(quantile * (len(ack_seconds) - 1))] if ack_seconds else 0.0


async def open_tables(client: Client, tables: int, seats: int) -> list[list[SeatAddress]]:
    """Start games at new tables; returns the URL and token of each seat, by table."""

    async def open_one() -> list[SeatAddress]:
        host = await client.open_table(PLAYER_NAMES[0], setup={"players": seats})
        others = [
            await client.join(host.table, PLAYER_NAMES[position]) for position in range(1, seats)
        ]
        await client.start(host)
        url = f"{client.address.replace('http', 'ws', 1)}/api/tables/{host.table}/ws"
        return [(url, seat.token) for seat in (host, *others)]

    seats_by_table: list[list[SeatAddress]] = []
    for start in range(0, tables, 20):
        seats_by_table += await asyncio.gather(
            *(open_one() for _ in range(start, min(tables, start + 20)))
        )
    return seats_by_table


async def record_trace(address: str, seats: int, steps: int) -> list[list[str]]:
    """Record the messages to each seat of one table, step by step."""
    async with Client(address) as client:
        (table,) = await open_tables(client, 1, seats)
    stats = LoadStats()
    load_clients = [LoadClient(url, token, 0.0, stats) for url, token in table]
    for load_client in load_clients:
        load_client.recording = []
        await load_client.open()
    for load_client in load_clients:
        load_client.start()
    await asyncio.sleep(3)
    await asyncio.gather(*(load_client.close() for load_client in load_clients))
    messages_by_seat = [load_client.recording or [] for load_client in load_clients]
    length = min(steps, *(len(messages) for messages in messages_by_seat))
    return [[messages[step] for messages in messages_by_seat] for step in range(length)]


async def measure(options: argparse.Namespace, folder: Path) -> list[LoadRun]:
    """Measure both servers in turn, so that other load on the machine affects both."""
    with start_citadels(folder / "games.db") as server:
        trace = await record_trace(server.address, options.seats, 150)
        (folder / "trace.json").write_bytes(msgspec.json.encode(trace))
        empty_bytes = server.memory_bytes()
        async with Client(server.address) as client:
            seats_by_table = await open_tables(client, options.tables, options.seats)
        with start_bare(folder / "trace.json") as bare_server:
            url = f"ws://127.0.0.1:{bare_server.port}/api/tables"
            bare_seats = [
                [(f"{url}/t{number}/ws", str(seat)) for seat in range(options.seats)]
                for number in range(options.tables)
            ]
            runs = [
                LoadRun("citadels", server, seats_by_table, options.pause, empty_bytes),
                LoadRun("bare", bare_server, bare_seats, options.pause),
            ]
            for run in runs:
                await run.open()
            for _ in range(options.rounds):
                for run in runs:
                    await run.play(options.tables * options.moves // options.rounds)
            for run in runs:
                await run.close()
    return runs


def print_report(runs: list[LoadRun]) -> None:
    for run in runs:
        stats, connection_count = run.stats, len(run.clients)
        message_bytes = stats.bytes / max(1, stats.received)
        print(
            f"{run.name:9} {run.table_count} tables, {connection_count} connections: "
            f"{run.moves_per_second():8.0f} moves/s, {run.moves_per_busy_second():8.0f} per CPU"
            " second, "
            f"acknowledged in {run.ack_milliseconds(0.5):6.1f} ms (p95"
            f" {run.ack_milliseconds(0.95):6.1f}), "
            f"{message_bytes:5.0f} bytes per message, {stats.refused} refused"
        )
        print(
            f"{'':9} {run.empty_bytes / 2**20:.0f} MB empty, "
            f"{(run.tables_bytes - run.empty_bytes) / run.table_count / 1024:.1f} kB per table, "
            f"{(run.connections_bytes - run.tables_bytes) / connection_count / 1024:.1f} kB per"
            " connection, "
            f"{(run.played_bytes - run.connections_bytes) / run.table_count / 1024:.1f} kB more"
            " per table "
            f"after {sum(run.moves) / run.table_count:.0f} moves"
        )
    for label, ratios in (
        (
            "moves per second",
            [our_rate / bare_rate for our_rate, bare_rate in rates(runs, is_busy=False)],
        ),
        (
            "moves per CPU second",
            [our_rate / bare_rate for our_rate, bare_rate in rates(runs, is_busy=True)],
        ),
    ):
        print(
            f"{label}: {statistics.median(ratios):.2f} of the bare server's "
            f"({min(ratios):.2f}–{max(ratios):.2f} in {len(ratios)} rounds)"
        )


def rates(runs: list[LoadRun], is_busy: bool) -> list[tuple[float, float]]:
    """Moves per second of the two servers in each round."""
    return [
        (moves / max(1e-9, seconds), other_moves / max(1e-9, other_seconds))
        for moves, seconds, other_moves, other_seconds in zip(
            runs[0].moves,
            runs[0].busy_seconds if is_busy else runs[0].seconds,
            runs[1].moves,
            runs[1].busy_seconds if is_busy else runs[1].seconds,
            strict=True,
        )
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument(
        "--moves", type=int, default=MAX_MOVES, help=f"moves per table, at most {MAX_MOVES}"
    )
    parser.add_argument("--rounds", type=int, default=6, help="number of turns per server")
    parser.add_argument("--pause", type=float, default=0.0, help="seconds that a player thinks")
    options = parser.parse_args()
    if not 1 <= options.rounds <= options.moves <= MAX_MOVES:
        parser.error(
            f"--rounds {options.rounds} --moves {options.moves}: at least 1 move in each round and "
            f"at most {MAX_MOVES} in all"
        )
    with tempfile.TemporaryDirectory() as folder:
        print_report(uvloop.run(measure(options, Path(folder))))


if __name__ == "__main__":
    main()
