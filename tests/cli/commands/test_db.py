"""`citadels db`: migrating the database, backing it up, and restoring it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import pytest

from citadels.client.connection import TableConnection
from citadels.server.store.migrate import head_revision
from tests.cli.admin_cli import database_url, execute_sql, run, run_beside_server, run_refused
from tests.properties.random_games import SeededRandom
from tests.server.support.helpers import (
    connect_seats,
    is_at_step,
    make_settings,
    play_all_randomly,
    start_game,
    wait_until,
    with_timeout,
)
from tests.server.support.server_fixture import run_server


def test_upgrade_creates_a_database_with_the_newest_schema(tmp_path: Path) -> None:
    where = ["--database", database_url(tmp_path)]
    before = run("db", "current", *where)
    assert (before.exit_code, before.stdout) == (1, f"schema none, current {head_revision()}\n")
    assert run("db", "upgrade", *where).stdout == f"the database has schema {head_revision()}\n"
    assert run("db", "upgrade", *where).exit_code == 0
    after = run("db", "current", "--json", *where)
    assert (after.exit_code, json.loads(after.stdout)) == (
        0,
        {"form": head_revision(), "newest": head_revision()},
    )


def test_an_invalid_database_is_reported_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "citadels.db").write_text("this is no database, and it is long enough to be seen")
    assert "not a database" in run_refused("db", "upgrade", "--database", database_url(tmp_path))
    assert "mysql" in run_refused("db", "current", "--database", "mysql://localhost/x")
    assert "--nonsense" in run_refused("db", "current", "--nonsense")
    where = "postgresql://ann:hunter2@127.0.0.1:1/x?connect_timeout=1"
    assert "hunter2" not in run_refused("db", "upgrade", "--database", where)


def test_a_backup_is_made_and_restored(tmp_path: Path) -> None:
    where = ["--database", database_url(tmp_path)]
    copy = str(tmp_path / "copy.db")
    run("db", "upgrade", *where)
    assert run("db", "backup", copy, *where).stdout == f"copied to {copy}\n"
    assert "there already" in run_refused("db", "backup", copy, *where)
    assert run("db", "backup", copy, "--force", *where).exit_code == 0
    (tmp_path / "citadels.db").unlink()
    assert run("db", "restore", copy, *where).stdout == f"restored from {copy}\n"
    assert run("db", "current", *where).exit_code == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["citadels.db", "copy.db"]


def test_only_a_complete_citadels_backup_is_restored(tmp_path: Path) -> None:
    where = ["--database", database_url(tmp_path)]
    run("db", "upgrade", *where)
    before = (tmp_path / "citadels.db").read_bytes()
    other_file = tmp_path / "other.db"
    assert "no file" in run_refused("db", "restore", str(other_file), *where)
    sqlite3.connect(other_file).execute("CREATE TABLE x (y)").connection.close()
    assert "no database of Citadels" in run_refused("db", "restore", str(other_file), *where)
    other_file.write_bytes(b"SQLite format 3\0" + b"\xff" * 5000)
    assert run_refused("db", "restore", str(other_file), *where)
    other_file.write_bytes(b"rubbish" * 1000)
    assert "not a database" in run_refused("db", "restore", str(other_file), *where)
    assert run("db", "backup", str(other_file), "--force", *where).exit_code == 0
    with sqlite3.connect(other_file) as newer:
        newer.execute("UPDATE alembic_version SET version_num = 'r9999'")
    newer.close()
    assert "does not know" in run_refused("db", "restore", str(other_file), *where)
    assert (tmp_path / "citadels.db").read_bytes()[100:] == before[100:]


def test_postgresql_is_left_to_its_own_backup_programs(tmp_path: Path) -> None:
    url = "postgresql://ann:hunter2@localhost/citadels"
    for word in ("backup", "restore"):
        (tmp_path / "copy").touch()
        message = run_refused("db", word, str(tmp_path / "copy"), "--force", "--database", url)
        assert "pg_dump" in message
        assert "hunter2" not in message


def test_a_missing_database_cannot_be_backed_up(tmp_path: Path) -> None:
    message = run_refused(
        "db", "backup", str(tmp_path / "copy"), "--database", database_url(tmp_path)
    )
    assert "there is no database" in message
    assert not list(tmp_path.iterdir())


@pytest.mark.asyncio
async def test_a_backup_taken_during_games_is_complete_and_its_games_continue(
    tmp_path: Path,
) -> None:
    copy = tmp_path / "copy.db"
    async with run_server(make_settings(tmp_path)) as server:
        seats = await start_game(server.client, 2, setup={"players": 2})
        more = await start_game(server.client, 3, setup={"players": 3})
        async with (
            connect_seats(server.client, *seats) as players,
            connect_seats(server.client, *more) as other_connections,
        ):
            playing = asyncio.gather(
                play_all_randomly(players, SeededRandom(5), is_at_step(120)),
                play_all_randomly(other_connections, SeededRandom(6), is_at_step(120)),
            )
            await wait_for_records([players[0], other_connections[0]], 40)
            done = await run_beside_server(server, "db", "backup", str(copy))
            assert done.exit_code == 0, done.output
            await with_timeout(playing)  # more steps follow, however long the backup took
            await with_timeout(play_all_randomly(players, SeededRandom(7), is_at_step(160)))
        result = await run_beside_server(server, "db", "restore", str(copy), "--force")
        assert result.exit_code == 2
        assert "in use: stop the server first" in result.stderr
    where = ["--database", database_url(tmp_path)]
    assert "has changes that" in run_refused("db", "restore", str(copy), *where)
    later = execute_sql(tmp_path, "SELECT COUNT(*) FROM records")[0][0]
    assert run("db", "restore", str(copy), "--force", *where).exit_code == 0
    record_count = execute_sql(tmp_path, "SELECT COUNT(*) FROM records")[0][0]
    assert 40 <= record_count < later
    assert run("admin", "check", *where).stdout == "2 games, 0 damaged\n"
    async with (
        run_server(make_settings(tmp_path)) as new_server,
        connect_seats(new_server.client, *seats) as players,
    ):
        # To step 160 or the end of the game: deals differ.
        await with_timeout(play_all_randomly(players, SeededRandom(8), is_at_step(160)))
    assert execute_sql(tmp_path, "SELECT COUNT(*) FROM records")[0][0] > record_count


async def wait_for_records(players: Sequence[TableConnection], count: int) -> None:
    """Wait until the players have received a number of steps; steps are stored before sending."""
    await wait_until(
        lambda: sum(connection.state.number for connection in players if connection.state) >= count
    )
