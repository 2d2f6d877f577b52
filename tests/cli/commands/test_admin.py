"""`citadels admin`: listing tables, closing them, deleting old ones, finding damage."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from citadels.client import Seat
from citadels.client.connection import DisconnectedError
from citadels.protocol.messages import CLOSE_CORRUPT, Changed
from tests.cli.admin_cli import database_url, execute_sql, run, run_beside_server, run_refused
from tests.properties.random_games import SeededRandom
from tests.server.support.helpers import (
    connect_seats,
    is_at_step,
    make_settings,
    play_all_randomly,
    seat_people,
    start_game,
    wait_for_message,
    wait_for_reply,
    wait_until,
    with_timeout,
)
from tests.server.support.helpers import error_code_of as refused_request
from tests.server.support.server_fixture import RunningServer, run_server


async def run_json(server: RunningServer, *words: str) -> Any:
    done = await run_beside_server(server, *words, "--json")
    return json.loads(done.stdout[done.stdout.index(done.stdout.lstrip()[0]) :])


async def play_steps(server: RunningServer, steps: int = 30) -> list[Seat]:
    """The seats of a table where a few steps have been played."""
    seats = await start_game(server.client, 2, setup={"players": 2})
    async with connect_seats(server.client, *seats) as players:
        await with_timeout(play_all_randomly(players, SeededRandom(11), is_at_step(steps)))
    return seats


@pytest.mark.asyncio
async def test_tables_are_listed_and_shown_without_their_secrets(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        waiting = await seat_people(server.client, 2, setup={"players": 4})
        seats = await play_steps(server)
        tables = await run_json(server, "admin", "list")
        assert {table["id"] for table in tables} == {waiting[0].table, seats[0].table}
        tables = await run_json(server, "admin", "list", "--status", "open")
        assert [seat["name"] for seat in tables[0]["seats"]] == ["Ann", "Bob"]
        details = await run_json(server, "admin", "show", seats[0].table)
        assert details["status"] == "playing"
        assert [game["records"] for game in details["games"]] == [
            execute_sql(tmp_path, "SELECT COUNT(*) FROM records")[0][0]
        ]
        plain = await run_beside_server(server, "admin", "show", seats[0].table)
        match = server.node.registry.tables[seats[0].table].require_game().match
        hashes = [row[0] for row in execute_sql(tmp_path, "SELECT token_hash FROM seats")]
        for hidden in (match.header.secret.hex(), *hashes):
            assert hidden not in plain.output + json.dumps(details) + json.dumps(tables)


@pytest.mark.asyncio
async def test_closing_a_table_is_broadcast_and_ends_play(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path, poll_seconds=0.1)) as server:
        seats = await start_game(server.client, 2, setup={"players": 2})
        async with connect_seats(server.client, *seats) as players:
            await with_timeout(play_all_randomly(players, SeededRandom(2), is_at_step(5)))
            done = await run_beside_server(server, "admin", "close", seats[0].table)
            assert f"table {seats[0].table} is closed" in done.stdout
            for connection in players:
                changed = await wait_for_message(
                    connection, Changed, lambda message: message.table.status == "closed"
                )
                assert changed.table.id == seats[0].table
            before = execute_sql(tmp_path, "SELECT COUNT(*) FROM records")
            for connection in players:
                response = await wait_for_reply(connection, await connection.answer(1))
                assert getattr(response, "code", "") == "closed"
            assert execute_sql(tmp_path, "SELECT COUNT(*) FROM records") == before
        assert await refused_request(server.client.start(seats[0])) == "closed"
        assert await refused_request(server.client.rematch(seats[0])) == "not-over"
        second_run = await run_beside_server(server, "admin", "close", seats[0].table)
        assert (second_run.exit_code, second_run.stderr.count("\n")) == (2, 1)


@pytest.mark.asyncio
async def test_bots_stop_at_a_table_that_is_closed(tmp_path: Path) -> None:
    async with run_server(
        make_settings(tmp_path, poll_seconds=0.1, bot_pause_seconds=0.05)
    ) as server:
        bots = {"1": "random", "2": "random", "3": "random"}
        ann = await server.client.open_table("Ann", bots=bots)
        await server.client.start(ann)
        table = server.node.registry.tables[ann.table]
        await wait_until(lambda: table.has_lease)
        await run_beside_server(server, "admin", "close", ann.table)
        await wait_until(lambda: table.row.status == "closed")
        await wait_until(lambda: not table.has_lease)
        await wait_until(lambda: not server.node.game_runner.bot_driver.is_driving(table))
        await wait_until(lambda: not execute_sql(tmp_path, "SELECT * FROM leases"))


@pytest.mark.asyncio
async def test_old_tables_are_deleted_after_confirmation(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        await seat_people(server.client, 2, setup={"players": 4})
        await seat_people(server.client, 2, setup={"players": 4})
        await play_steps(server)
    where = ["--database", database_url(tmp_path)]
    none = run("admin", "purge", "--older-than", "1", *where)
    assert none.stdout == "deleted 0 tables and imported games\n"
    execute_sql(tmp_path, "UPDATE tables SET changed = changed - 3 * 86400000")
    silent = run("admin", "purge", "--older-than", "2", *where)
    assert (silent.exit_code, silent.stdout) == (2, "")
    assert "nobody is there to answer" in silent.stderr
    declined = run("admin", "purge", "--older-than", "2", *where, input_text="n\n")
    assert (declined.exit_code, len(execute_sql(tmp_path, "SELECT id FROM tables"))) == (1, 3)
    result = run("admin", "purge", "--older-than", "2", "--yes", *where)
    assert result.stdout == "deleted 2 tables and imported games\n"
    assert execute_sql(tmp_path, "SELECT status FROM tables") == [("playing",)]
    assert "--older-than" in run_refused("admin", "purge", "--older-than", "0", *where)


CORRUPTIONS = {
    "another answer": "UPDATE records SET value = value + 1 WHERE number = 7",
    "an answer of another seat": "UPDATE records SET seat = 1 - seat WHERE number = 7",
    "another time": "UPDATE records SET at = at + 1 WHERE number = 7",
    "another command": "UPDATE records SET command = 'x' || command WHERE number = 7",
    "another kind": "UPDATE records SET kind = 99 WHERE number = 7",
    "another link": "UPDATE records SET link = zeroblob(32) WHERE number = 7",
    "a record is gone": "DELETE FROM records WHERE number = 7",
    "another secret": 'UPDATE games SET header = replace(header, \'"secret":"\', \'"secret":"0\')',
    "another name": "UPDATE games SET header = replace(header, 'Ann', 'Eve')",
    "no header": "UPDATE games SET header = 'x'",
    "an end": "UPDATE games SET ended = 1, result = '{}'",
    "no agreement": "UPDATE tables SET data = '{' WHERE status = 'playing'",
    "another set-up": "UPDATE tables SET data = replace(data, '2016', '1016') WHERE game NOT NULL",
}
UNDETECTED_BY_SERVER = {"an end"}  # the server does not read ends


@pytest.mark.asyncio
@pytest.mark.parametrize("damage", CORRUPTIONS)
async def test_corruption_is_found_and_reported(damage: str, tmp_path: Path) -> None:
    where = ["--database", database_url(tmp_path)]
    async with run_server(make_settings(tmp_path)) as server:
        seats = await play_steps(server, 12)
        other_seats = await seat_people(server.client, 2, setup={"players": 4})
    assert run("admin", "check", *where).stdout == "1 games, 0 damaged\n"
    game = execute_sql(tmp_path, "SELECT id FROM games")[0][0]
    execute_sql(tmp_path, CORRUPTIONS[damage])
    records = execute_sql(tmp_path, "SELECT * FROM records")
    process = run("admin", "check", "--json", *where)
    assert process.exit_code == 1
    report = json.loads(process.stdout)
    assert [entry["game"] for entry in report["damaged"]] == [game]
    assert report["damaged"][0]["reason"]
    assert run("admin", "check", game, *where).exit_code == 1
    if damage in UNDETECTED_BY_SERVER:
        return
    async with run_server(make_settings(tmp_path)) as server:
        await assert_damage_seen(server, seats[0], game)
        async with connect_seats(server.client, *other_seats) as players:
            await wait_for_reply(players[0], await players[0].send_chat("we go on"))
    assert execute_sql(tmp_path, "SELECT * FROM records") == records
    assert run("admin", "check", *where).exit_code == 1


async def assert_damage_seen(server: RunningServer, seat: Seat, game: str) -> None:
    """Check that the connection closes with its own code, requests fail, and the rest works."""
    for _ in range(2):
        async with server.client.connect(seat) as connection:
            with pytest.raises(DisconnectedError) as caught:
                await with_timeout(connection.receive())
            assert (caught.value.code, caught.value.reason) == (CLOSE_CORRUPT, "corrupt")
    assert await refused_request(server.client.table(seat.table)) == "corrupt"
    await server.client.tables()


def test_missing_tables_are_reported_in_one_line(tmp_path: Path) -> None:
    where = ["--database", database_url(tmp_path)]
    for words in (["list"], ["check"], ["show", "x"], ["close", "x"]):
        assert run_refused("admin", *words, *where) == "there is no database yet"
    assert not list(tmp_path.iterdir())
    run("db", "upgrade", *where)
    assert run("admin", "list", *where).stdout == ""
    assert run("admin", "check", *where).stdout == "0 games, 0 damaged\n"
    assert run_refused("admin", "show", "x", *where) == "there is no table 'x'"
    assert run_refused("admin", "close", "x", *where) == "there is no table 'x'"
    assert "'x'" in run_refused("admin", "close", "x", "--redis", "x", *where)
    gone = run("admin", "check", "x", *where)
    assert (gone.exit_code, gone.stdout) == (
        1,
        "game x of table none: there is no such game\n1 games, 1 damaged\n",
    )
    assert run_refused("admin", "list", "--status", "lost", *where)
