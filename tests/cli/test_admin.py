"""`citadels admin`: looking at tables, closing them, forgetting old ones, finding damage."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from citadels.client import Seat
from citadels.client.connection import DisconnectedError
from citadels.protocol.messages import CLOSE_DAMAGED, Changed
from tests.cli.keeper import refused, run, run_beside, sql, url_in
from tests.properties.games import Lots
from tests.server.serving import Running, running
from tests.server.table_talk import (
    at_step,
    begin,
    hear,
    lines,
    play_all,
    reply,
    settings_in,
    sit_down,
    until,
    within,
)
from tests.server.table_talk import refused as refused_request


async def data_of(server: Running, *words: str) -> Any:
    done = await run_beside(server, *words, "--json")
    return json.loads(done.stdout[done.stdout.index(done.stdout.lstrip()[0]) :])


async def played(server: Running, steps: int = 30) -> list[Seat]:
    """A table at which something has happened."""
    seats = await begin(server.client, 2, setup={"players": 2})
    async with lines(server.client, *seats) as players:
        await within(play_all(players, Lots(11), at_step(steps)))
    return seats


@pytest.mark.asyncio
async def test_tables_are_listed_and_shown_without_their_secrets(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        waiting = await sit_down(server.client, 2, setup={"players": 4})
        seats = await played(server)
        listed = await data_of(server, "admin", "list")
        assert {table["id"] for table in listed} == {waiting[0].table, seats[0].table}
        listed = await data_of(server, "admin", "list", "--status", "open")
        assert [seat["name"] for seat in listed[0]["seats"]] == ["Ann", "Bob"]
        shown = await data_of(server, "admin", "show", seats[0].table)
        assert shown["status"] == "playing"
        assert [game["records"] for game in shown["games"]] == [
            sql(tmp_path, "SELECT COUNT(*) FROM records")[0][0]
        ]
        plain = await run_beside(server, "admin", "show", seats[0].table)
        secret = server.node.registry.tables[seats[0].table].match
        assert secret is not None
        hashes = [row[0] for row in sql(tmp_path, "SELECT token_hash FROM seats")]
        for hidden in (secret.header.secret.hex(), *hashes):
            assert hidden not in plain.output + json.dumps(shown) + json.dumps(listed)


@pytest.mark.asyncio
async def test_a_table_that_is_closed_is_told_to_all_and_nobody_plays_on(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, poll=0.1)) as server:
        seats = await begin(server.client, 2, setup={"players": 2})
        async with lines(server.client, *seats) as players:
            await within(play_all(players, Lots(2), at_step(5)))
            done = await run_beside(server, "admin", "end", seats[0].table)
            assert f"table {seats[0].table} is closed" in done.stdout
            for line in players:
                told = await hear(line, Changed, lambda message: message.table.status == "closed")
                assert told.table.id == seats[0].table
            before = sql(tmp_path, "SELECT COUNT(*) FROM records")
            for line in players:
                answered = await reply(line, await line.answer(1))
                assert getattr(answered, "code", "") == "closed"
            assert sql(tmp_path, "SELECT COUNT(*) FROM records") == before
        assert await refused_request(server.client.start(seats[0])) == "closed"
        assert await refused_request(server.client.rematch(seats[0])) == "not-over"
        again = await run_beside(server, "admin", "end", seats[0].table)
        assert (again.exit_code, again.stderr.count("\n")) == (2, 1)


@pytest.mark.asyncio
async def test_bots_stop_at_a_table_that_is_closed(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, poll=0.1, bot_pause=0.05)) as server:
        bots = {"1": "random", "2": "random", "3": "random"}
        ann = await server.client.open_table("Ann", bots=bots)
        await server.client.start(ann)
        table = server.node.registry.tables[ann.table]
        await until(lambda: table.has_lease)
        await run_beside(server, "admin", "end", ann.table)
        await until(lambda: table.row.status == "closed")
        await until(lambda: not table.has_lease)
        await until(lambda: table.bot_task is None or table.bot_task.done())
        await until(lambda: not sql(tmp_path, "SELECT * FROM leases"))


@pytest.mark.asyncio
async def test_old_tables_are_forgotten_when_it_is_confirmed(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        await sit_down(server.client, 2, setup={"players": 4})
        await sit_down(server.client, 2, setup={"players": 4})
        await played(server)
    where = ["--database", url_in(tmp_path)]
    none = run("admin", "purge", "--older-than", "1", *where)
    assert none.stdout == "0 tables and games read in are forgotten\n"
    sql(tmp_path, "UPDATE tables SET changed = changed - 3 * 86400000")
    silent = run("admin", "purge", "--older-than", "2", *where)
    assert (silent.exit_code, silent.stdout) == (2, "")
    assert "nobody is there to answer" in silent.stderr
    kept = run("admin", "purge", "--older-than", "2", *where, said="n\n")
    assert (kept.exit_code, len(sql(tmp_path, "SELECT id FROM tables"))) == (1, 3)
    done = run("admin", "purge", "--older-than", "2", "--yes", *where)
    assert done.stdout == "2 tables and games read in are forgotten\n"
    assert sql(tmp_path, "SELECT status FROM tables") == [("playing",)]
    assert "--older-than" in refused("admin", "purge", "--older-than", "0", *where)


DAMAGES = {
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
UNSEEN_BY_THE_SERVER = {"an end"}  # which it does not read


@pytest.mark.asyncio
@pytest.mark.parametrize("damage", DAMAGES)
async def test_damage_is_found_and_told_and_never_guessed_at(damage: str, tmp_path: Path) -> None:
    where = ["--database", url_in(tmp_path)]
    async with running(settings_in(tmp_path)) as server:
        seats = await played(server, 12)
        other = await sit_down(server.client, 2, setup={"players": 4})
    assert run("admin", "check", *where).stdout == "1 games, 0 damaged\n"
    game = sql(tmp_path, "SELECT id FROM games")[0][0]
    sql(tmp_path, DAMAGES[damage])
    records = sql(tmp_path, "SELECT * FROM records")
    found = run("admin", "check", "--json", *where)
    assert found.exit_code == 1
    told = json.loads(found.stdout)
    assert [one["game"] for one in told["damaged"]] == [game]
    assert told["damaged"][0]["what"]
    assert run("admin", "check", game, *where).exit_code == 1
    if damage in UNSEEN_BY_THE_SERVER:
        return
    async with running(settings_in(tmp_path)) as server:
        await see_damage(server, seats[0], game)
        async with lines(server.client, *other) as players:
            await reply(players[0], await players[0].send_chat("we go on"))
    assert sql(tmp_path, "SELECT * FROM records") == records
    assert run("admin", "check", *where).exit_code == 1


async def see_damage(server: Running, seat: Seat, game: str) -> None:
    """The line is closed with a code of its own, requests are refused, the rest is well."""
    for _ in range(2):
        async with server.client.connect(seat) as line:
            with pytest.raises(DisconnectedError) as caught:
                await within(line.receive())
            assert (caught.value.code, caught.value.reason) == (CLOSE_DAMAGED, "damaged")
    assert await refused_request(server.client.table(seat.table)) == "damaged"
    await server.client.tables()


def test_what_is_not_there_is_told_in_one_line(tmp_path: Path) -> None:
    where = ["--database", url_in(tmp_path)]
    for words in (["list"], ["check"], ["show", "x"], ["end", "x"]):
        assert refused("admin", *words, *where) == "there is no database yet"
    assert not list(tmp_path.iterdir())
    run("db", "upgrade", *where)
    assert run("admin", "list", *where).stdout == ""
    assert run("admin", "check", *where).stdout == "0 games, 0 damaged\n"
    assert refused("admin", "show", "x", *where) == "there is no table 'x'"
    assert refused("admin", "end", "x", *where) == "there is no table 'x'"
    assert "'x'" in refused("admin", "end", "x", "--redis", "x", *where)
    gone = run("admin", "check", "x", *where)
    assert (gone.exit_code, gone.stdout) == (
        1,
        "game x of table none: there is no such game\n1 games, 1 damaged\n",
    )
    assert refused("admin", "list", "--status", "lost", *where)
