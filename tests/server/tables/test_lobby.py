"""Before the game: opening and listing tables, sitting down, and the rights of the host."""

from __future__ import annotations

from pathlib import Path

import pytest

from citadels.client.connection import DisconnectedError
from citadels.protocol.messages import CLOSE_BAD_TOKEN, Changed, Refused, Update
from citadels.server.security.tokens import hash_token, new_token
from tests.properties.random_games import SeededRandom
from tests.server.support.helpers import (
    connect_seats,
    error_code_of,
    make_settings,
    play_all_randomly,
    post,
    seat_people,
    send,
    start_game,
    wait_for_end,
    wait_for_message,
    wait_for_reply,
    wait_for_welcome,
)
from tests.server.support.server_fixture import run_server

CAST_SLUGS = ["witch", "spy", "magician", "king", "bishop", "merchant", "architect", "warlord"]


@pytest.mark.asyncio
async def test_a_table_is_opened_by_preset_cards_random_or_spec(
    tmp_path: Path,
) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        client = server.client
        preset = await client.open_table("Ann", setup={"preset": "vicious-nobles", "players": 5})
        cards = await client.open_table("Ann", setup={"characters": CAST_SLUGS, "players": 4})
        random_seat = await client.open_table("Ann", setup={"random": True, "players": 7})
        table_setup = (await client.table(random_seat.table)).setup
        same_setup_seat = await client.open_table("Ann", setup={"spec": table_setup.spec})
        assert (await client.table(preset.table)).setup.players == 5
        assert (await client.table(cards.table)).setup.characters == CAST_SLUGS
        assert (table_setup.players, len(table_setup.districts)) == (7, 14)
        assert (await client.table(same_setup_seat.table)).setup == table_setup


@pytest.mark.asyncio
async def test_all_setup_problems_are_reported_together(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        wrong = {"characters": ["assassin", "witch"], "districts": ["keep"], "target": 3}
        response = await post(server, "/api/tables", {"name": "Ann", "setup": wrong})
        checked = await post(server, "/api/setups/check", wrong)
        assert response.status_code == 422
        assert response.json()["code"] == "bad-setup"
        problems = response.json()["problems"]
        assert [problem for problem in problems if problem["code"] != "rank-missing"] == [
            {"code": "rank-twice", "values": {"rank": 1}},
            {"code": "districts-wrong-number", "values": {"amount": 14}},
            {"code": "bad-target", "values": {"amount": 3}},
        ]
        assert [
            problem["values"]["rank"] for problem in problems if problem["code"] == "rank-missing"
        ] == [2, 3, 4, 5, 6, 7, 8]
        assert checked.status_code == 200
        assert checked.json()["problems"] == problems


@pytest.mark.asyncio
async def test_all_unknown_cards_are_listed(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        wrong = {
            "characters": [*CAST_SLUGS[:-1], "dragon"],
            "districts": ["castel"],
            "rulings": {"tea-time": "five"},
        }
        response = await post(server, "/api/tables", {"name": "Ann", "setup": wrong})
        assert response.json()["problems"] == [
            {"code": "unknown-character", "values": {"name": "dragon"}},
            {"code": "unknown-district", "values": {"name": "castel"}},
            {"code": "unknown-ruling", "values": {"name": "tea-time"}},
        ]


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"setup": {"profile": "2099"}}, "no-profile"),
        ({"setup": {"preset": "no-such"}}, "bad-setup"),
        ({"setup": {"spec": "not a spec"}}, "bad-setup"),
        ({"setup": {"players": 9}}, "bad-request"),
        ({"setup": {"colour": "red"}}, "bad-request"),
        ({"clock": "live(bank=1,increment=0)"}, "bad-clock"),
        ({"stand_in": "deep-thought"}, "bad-bot"),
        ({"bots": {"1": "deep-thought"}}, "bad-bot"),
        ({"bots": {"7": "random"}}, "no-seat"),
        ({"bots": dict.fromkeys("0123", "random")}, "table-full"),
    ],
)
async def test_an_invalid_table_is_refused_with_a_code(
    tmp_path: Path, options: dict[str, object], code: str
) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        assert await error_code_of(server.client.open_table("Ann", **options)) == code


@pytest.mark.asyncio
async def test_only_waiting_public_tables_are_listed(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        client = server.client
        public_seat = await client.open_table("Ann", public=True)
        await client.open_table("Ann", public=False)
        abandoned_seat = await client.open_table("Ann", public=True)
        await client.vacate_seat(abandoned_seat, 0)
        await start_game(client, 2, public=True, setup={"players": 2})
        assert [table.id for table in await client.tables()] == [public_seat.table]


@pytest.mark.asyncio
async def test_one_request_is_enough_to_sit_down(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        host = await server.client.open_table("Ann")
        response = await post(server, f"/api/tables/{host.table}/seats", {"name": "Bob"})
        assert response.status_code == 201
        data = response.json()
        assert (data["seat"], data["table"]["id"]) == (1, host.table)
        kinds = [(seat["kind"], seat["name"]) for seat in data["table"]["seats"]]
        assert kinds == [("person", "Ann"), ("person", "Bob"), ("open", ""), ("open", "")]
        async with server.client.connect(
            await server.client.join(host.table, "Cid", 3)
        ) as connection:
            assert (await wait_for_welcome(connection)).seat == 3


@pytest.mark.asyncio
async def test_a_taken_or_missing_seat_is_refused(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        client = server.client
        host, _ = await seat_people(client, 2, setup={"players": 2})
        assert await error_code_of(client.join(host.table, "Cid", 1)) == "seat-taken"
        assert await error_code_of(client.join(host.table, "Cid", 5)) == "seat-taken"
        assert await error_code_of(client.join(host.table, "Cid")) == "table-full"
        assert await error_code_of(client.join("b" * 12, "Cid")) == "no-table"
        assert await error_code_of(client.join("no table", "Cid")) == "no-table"
        await client.start(host)
        assert await error_code_of(client.join(host.table, "Cid")) == "started"


@pytest.mark.asyncio
async def test_the_token_opens_the_seat_on_another_device(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        _, bob = await seat_people(server.client, 2)
        data = (await send(server, "GET", "/api/seat", token=bob.token)).json()
        assert (data["table"]["id"], data["seat"], data["token"]) == (bob.table, 1, bob.token)
        for token in (new_token(), "", "short", bob.token + "a"):
            response = await send(server, "GET", "/api/seat", token=token)
            assert (response.status_code, response.json()["code"]) == (401, "bad-token")


@pytest.mark.asyncio
async def test_the_database_contains_only_the_hash_of_a_token(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        seats = await start_game(server.client, 2, setup={"players": 2})
        async with connect_seats(server.client, *seats) as players:
            await wait_for_reply(players[0], await players[0].send_chat("hello"))
    stored = database_bytes(tmp_path)
    for seat in seats:
        assert hash_token(seat.token).encode() in stored
        assert seat.token.encode() not in stored


def database_bytes(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.iterdir())


@pytest.mark.asyncio
async def test_names_at_a_table_must_not_look_alike(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        client = server.client
        host = await client.open_table("Coco")
        for alike in ("Coco", "coco", "Сосо", " Coco ", "C0co"):
            assert await error_code_of(client.join(host.table, alike)) == "name-taken", alike
        assert await error_code_of(client.join(host.table, "Соco")) == "name-mixed-alphabets"
        assert (await client.join(host.table, "Cocoa")).place == 1
        assert await error_code_of(client.join(host.table, "\u200b")) == "name-empty"


@pytest.mark.asyncio
async def test_the_host_removes_people_and_bots(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        client = server.client
        host, bob, cid = await seat_people(client, 3, bots={"3": "random"})
        assert await error_code_of(client.vacate_seat(bob, 2)) == "not-host"
        await client.vacate_seat(host, 1)
        await client.vacate_seat(host, 3)
        assert await error_code_of(client.vacate_seat(host, 3)) == "no-seat"
        kinds = [seat.kind for seat in (await client.table(host.table)).seats]
        assert kinds == ["person", "open", "person", "open"]
        assert await error_code_of(client.vacate_seat(bob, 1)) == "bad-token"
        assert (await client.table(host.table)).seats[cid.place].name == "Cid"


@pytest.mark.asyncio
async def test_a_removed_player_receives_nothing_of_the_next_one(
    tmp_path: Path,
) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        client = server.client
        host, bob = await seat_people(client, 2, setup={"players": 2})
        async with connect_seats(client, bob) as [connection]:
            await client.vacate_seat(host, 1)
            eve = await client.join(host.table, "Eve")
            await client.start(host)
            with pytest.raises(DisconnectedError) as closed:
                await wait_for_message(connection, Update)
            assert closed.value.code == CLOSE_BAD_TOKEN
            assert connection.state is None
            await connection.open()
            with pytest.raises(DisconnectedError):
                await wait_for_welcome(connection)
        async with connect_seats(client, eve) as [connection]:
            assert connection.seat == 1


@pytest.mark.asyncio
async def test_a_leaving_host_is_replaced_and_the_last_person_closes_the_table(
    tmp_path: Path,
) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        client = server.client
        ann, bob = await seat_people(client, 2, bots={"2": "random"})
        await client.vacate_seat(ann, 0)
        table_info = await client.table(ann.table)
        assert [seat.place for seat in table_info.seats if seat.host] == [1]
        await client.vacate_seat(bob, 1)
        assert (await client.table(ann.table)).status == "closed"
        assert await error_code_of(client.join(ann.table, "Cid")) == "closed"


@pytest.mark.asyncio
async def test_the_host_makes_another_person_the_host(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        client = server.client
        ann, bob = await seat_people(client, 2, bots={"2": "random"})
        assert await error_code_of(client.transfer_host(bob, 1)) == "not-host"
        assert await error_code_of(client.transfer_host(ann, 2)) == "no-seat"
        assert await error_code_of(client.transfer_host(ann, 3)) == "no-seat"
        table_info = await client.transfer_host(ann, 1)
        assert [seat.place for seat in table_info.seats if seat.host] == [1]
        assert await error_code_of(client.transfer_host(ann, 0)) == "not-host"


@pytest.mark.asyncio
async def test_the_host_puts_bots_in_seats_without_a_person(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        client = server.client
        ann, bob = await seat_people(client, 2)
        await client.seat_bot(ann, 2, "beginner")
        await client.seat_bot(ann, 2, "search( iterations = 20 )")
        table_info = await client.seat_bot(ann, 3, "random")
        assert [seat.bot for seat in table_info.seats] == [
            "",
            "",
            "search(iterations=20)",
            "random",
        ]
        assert await error_code_of(client.seat_bot(ann, 1, "random")) == "seat-taken"
        assert await error_code_of(client.seat_bot(ann, 5, "random")) == "seat-taken"
        assert await error_code_of(client.seat_bot(ann, 8, "random")) == "bad-request"
        assert await error_code_of(client.seat_bot(ann, 3, "deep-thought")) == "bad-bot"
        assert await error_code_of(client.seat_bot(bob, 3, "random")) == "not-host"


@pytest.mark.asyncio
async def test_only_the_host_starts_and_only_at_a_full_table(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        client = server.client
        ann, bob = await seat_people(client, 2, setup={"players": 3})
        assert await error_code_of(client.start(ann)) == "seats-open"
        await client.join(ann.table, "Cid")
        assert await error_code_of(client.start(bob)) == "not-host"
        assert (await client.start(ann)).status == "playing"
        assert await error_code_of(client.start(ann)) == "started"
        assert await error_code_of(client.vacate_seat(bob, 1)) == "started"
        assert await error_code_of(client.seat_bot(ann, 1, "random")) == "started"
        assert await error_code_of(client.rematch(ann)) == "not-over"


@pytest.mark.asyncio
async def test_everybody_at_the_table_is_notified_of_joins_and_leaves(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        client = server.client
        ann = await client.open_table("Ann", setup={"players": 2})
        async with connect_seats(client, ann) as [connection]:
            bob = await client.join(ann.table, "Bob")
            assert (await wait_for_message(connection, Changed)).table.seats[1].name == "Bob"
            await client.vacate_seat(bob, 1)
            assert (await wait_for_message(connection, Changed)).table.seats[1].kind == "open"
            early = await connection.send_chat("hello")
            assert not isinstance(await wait_for_reply(connection, early), Refused)
            await client.join(ann.table, "Cid")
            table_info = await client.start(ann)
            changed = await wait_for_message(
                connection, Changed, lambda message: message.table.status == "playing"
            )
            assert changed.table == table_info


@pytest.mark.asyncio
async def test_a_token_does_not_open_other_seats_or_tables(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        client = server.client
        ann, bob = await seat_people(client, 2, setup={"players": 2})
        other_table_seat, _ = await seat_people(client, 2, setup={"players": 2})
        for method, path, body in (
            ("POST", "start", None),
            ("POST", "rematch", None),
            ("PUT", "host", {"place": 1}),
            ("PUT", "muted", {"place": 1}),
            ("PUT", "seats/1/bot", {"bot": "random"}),
            ("DELETE", "seats/1", None),
        ):
            for token in ("", "wrong", new_token(), other_table_seat.token):
                where = f"/api/tables/{ann.table}/{path}"
                response = await send(server, method, where, body, token)
                assert (response.status_code, response.json()["code"]) == (401, "bad-token"), path
        table_info = await client.table(ann.table)
        assert [seat.name for seat in table_info.seats] == ["Ann", "Bob"]
        assert table_info.seats[0].host
        for token in ("wrong", new_token(), other_table_seat.token):
            connection = client.connect(ann)
            connection.token = token
            async with connection:
                with pytest.raises(DisconnectedError) as closed:
                    await wait_for_message(connection, Changed)
            assert closed.value.code == CLOSE_BAD_TOKEN
        assert bob.place == 1


@pytest.mark.asyncio
async def test_a_table_without_spectators_admits_only_players(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        client = server.client
        ann, _ = await seat_people(client, 2, setup={"players": 2}, spectators=False)
        async with client.connect(table=ann.table) as connection:
            with pytest.raises(DisconnectedError) as closed:
                await wait_for_welcome(connection)
        assert (closed.value.code, closed.value.reason) == (CLOSE_BAD_TOKEN, "no-spectators")


@pytest.mark.asyncio
async def test_a_rematch_has_the_same_people_and_another_deal(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        client = server.client
        seats = await start_game(client, 2, setup={"players": 2})
        first = await client.table(seats[0].table)
        async with connect_seats(client, *seats) as players:
            await play_all_randomly(players, SeededRandom(1))
            await wait_for_end(players[1])
            rematch_info = await client.rematch(seats[1])
            assert rematch_info.status == "playing"
            assert rematch_info.game != first.game
            assert rematch_info.commitment != first.commitment
            for connection in players:
                await wait_for_message(
                    connection, Changed, lambda message: message.table.game == rematch_info.game
                )
                await play_all_randomly(
                    [connection], SeededRandom(2), lambda state: state.game == rematch_info.game
                )
                assert [step.number for step in connection.steps] == [0]
        assert await error_code_of(client.rematch(seats[0])) == "not-over"
