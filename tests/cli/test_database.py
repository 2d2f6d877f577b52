"""`citadels db`: the form of the database, copies, and putting them back."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import pytest

from citadels.client.connection import TableConnection
from citadels.server.store.migrate import head_revision
from tests.cli.keeper import refused, run, run_beside, sql, url_in
from tests.properties.games import Lots
from tests.server.serving import running
from tests.server.table_talk import at_step, begin, lines, play_all, settings_in, until, within


def test_an_empty_place_becomes_a_database_of_the_newest_form(tmp_path: Path) -> None:
    where = ["--database", url_in(tmp_path)]
    before = run("db", "current", *where)
    assert (before.exit_code, before.stdout) == (1, f"form none, newest {head_revision()}\n")
    assert run("db", "upgrade", *where).stdout == f"the database has form {head_revision()}\n"
    assert run("db", "upgrade", *where).exit_code == 0
    after = run("db", "current", "--json", *where)
    assert (after.exit_code, json.loads(after.stdout)) == (
        0,
        {"form": head_revision(), "newest": head_revision()},
    )


def test_what_is_no_database_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "citadels.db").write_text("this is no database, and it is long enough to be seen")
    assert "not a database" in refused("db", "upgrade", "--database", url_in(tmp_path))
    assert "mysql" in refused("db", "current", "--database", "mysql://localhost/x")
    assert "--nonsense" in refused("db", "current", "--nonsense")
    where = "postgresql://ann:hunter2@127.0.0.1:1/x?connect_timeout=1"
    assert "hunter2" not in refused("db", "upgrade", "--database", where)


def test_a_copy_is_made_and_put_back(tmp_path: Path) -> None:
    where = ["--database", url_in(tmp_path)]
    copy = str(tmp_path / "copy.db")
    run("db", "upgrade", *where)
    assert run("db", "backup", copy, *where).stdout == f"copied to {copy}\n"
    assert "there already" in refused("db", "backup", copy, *where)
    assert run("db", "backup", copy, "--force", *where).exit_code == 0
    (tmp_path / "citadels.db").unlink()
    assert run("db", "restore", copy, *where).stdout == f"restored from {copy}\n"
    assert run("db", "current", *where).exit_code == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["citadels.db", "copy.db"]


def test_only_a_whole_copy_of_ours_is_put_back(tmp_path: Path) -> None:
    where = ["--database", url_in(tmp_path)]
    run("db", "upgrade", *where)
    before = (tmp_path / "citadels.db").read_bytes()
    other = tmp_path / "other.db"
    assert "no file" in refused("db", "restore", str(other), *where)
    sqlite3.connect(other).execute("CREATE TABLE x (y)").connection.close()
    assert "no database of Citadels" in refused("db", "restore", str(other), *where)
    other.write_bytes(b"SQLite format 3\0" + b"\xff" * 5000)
    assert refused("db", "restore", str(other), *where)
    other.write_bytes(b"rubbish" * 1000)
    assert "not a database" in refused("db", "restore", str(other), *where)
    assert run("db", "backup", str(other), "--force", *where).exit_code == 0
    with sqlite3.connect(other) as newer:
        newer.execute("UPDATE alembic_version SET version_num = 'r9999'")
    newer.close()
    assert "does not know" in refused("db", "restore", str(other), *where)
    assert (tmp_path / "citadels.db").read_bytes()[100:] == before[100:]


def test_postgresql_has_programs_of_its_own(tmp_path: Path) -> None:
    url = "postgresql://ann:hunter2@localhost/citadels"
    for word in ("backup", "restore"):
        (tmp_path / "copy").touch()
        told = refused("db", word, str(tmp_path / "copy"), "--force", "--database", url)
        assert "pg_dump" in told
        assert "hunter2" not in told


def test_there_is_nothing_to_copy_where_no_database_is(tmp_path: Path) -> None:
    told = refused("db", "backup", str(tmp_path / "copy"), "--database", url_in(tmp_path))
    assert "there is no database" in told
    assert not list(tmp_path.iterdir())


@pytest.mark.asyncio
async def test_a_copy_taken_while_games_are_played_is_whole_and_can_be_played_on(
    tmp_path: Path,
) -> None:
    copy = tmp_path / "copy.db"
    async with running(settings_in(tmp_path)) as server:
        seats = await begin(server.client, 2, setup={"players": 2})
        more = await begin(server.client, 3, setup={"players": 3})
        async with lines(server.client, *seats) as players, lines(server.client, *more) as others:
            playing = asyncio.gather(
                play_all(players, Lots(5), at_step(120)), play_all(others, Lots(6), at_step(120))
            )
            await heard_together([players[0], others[0]], 40)
            done = await run_beside(server, "db", "backup", str(copy))
            assert done.exit_code == 0, done.output
            await within(playing)  # however long the copy took, there is more to come
            await within(play_all(players, Lots(7), at_step(160)))
        told = await run_beside(server, "db", "restore", str(copy), "--force")
        assert told.exit_code == 2
        assert "in use: stop the server first" in told.stderr
    where = ["--database", url_in(tmp_path)]
    assert "has changes that" in refused("db", "restore", str(copy), *where)
    later = sql(tmp_path, "SELECT COUNT(*) FROM records")[0][0]
    assert run("db", "restore", str(copy), "--force", *where).exit_code == 0
    kept = sql(tmp_path, "SELECT COUNT(*) FROM records")[0][0]
    assert 40 <= kept < later
    assert run("admin", "check", *where).stdout == "2 games, 0 damaged\n"
    async with running(settings_in(tmp_path)) as again, lines(again.client, *seats) as players:
        await within(play_all(players, Lots(8), at_step(160)))  # or its end: deals differ
    assert sql(tmp_path, "SELECT COUNT(*) FROM records")[0][0] > kept


async def heard_together(players: Sequence[TableConnection], count: int) -> None:
    """Wait until these have heard of so many things in all. What is told is stored."""
    await until(lambda: sum(line.state.number for line in players if line.state) >= count)
