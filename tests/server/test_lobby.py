"""Before the game: tables are opened, people find them, sit down, and agree who begins."""

from __future__ import annotations

from pathlib import Path

import pytest

from citadels.client.connection import DisconnectedError
from citadels.protocol.messages import CLOSE_BAD_TOKEN, Changed, Refused, Update
from citadels.server.security.tokens import hash_token, new_token
from tests.properties.games import Lots
from tests.server.serving import running
from tests.server.table_talk import (
    begin,
    finished,
    hear,
    lines,
    play_all,
    post,
    refused,
    reply,
    send,
    settings_in,
    sit_down,
    welcome,
)

CAST = ["witch", "spy", "magician", "king", "bishop", "merchant", "architect", "warlord"]


@pytest.mark.asyncio
async def test_a_table_is_opened_with_a_preset_single_cards_by_lot_or_by_a_line(
    tmp_path: Path,
) -> None:
    async with running(settings_in(tmp_path)) as server:
        client = server.client
        preset = await client.open_table("Ann", setup={"preset": "vicious-nobles", "players": 5})
        cards = await client.open_table("Ann", setup={"characters": CAST, "players": 4})
        drawn = await client.open_table("Ann", setup={"random": True, "players": 7})
        told = (await client.table(drawn.table)).setup
        again = await client.open_table("Ann", setup={"line": told.line})
        assert (await client.table(preset.table)).setup.players == 5
        assert (await client.table(cards.table)).setup.characters == CAST
        assert (told.players, len(told.districts)) == (7, 14)
        assert (await client.table(again.table)).setup == told


@pytest.mark.asyncio
async def test_all_that_is_wrong_with_a_set_up_is_told_at_once(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        wrong = {"characters": ["assassin", "witch"], "districts": ["keep"], "target": 3}
        answered = await post(server, "/api/tables", {"name": "Ann", "setup": wrong})
        checked = await post(server, "/api/setups/check", wrong)
        assert answered.status_code == 422
        assert answered.json()["code"] == "bad-setup"
        problems = answered.json()["problems"]
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
async def test_words_that_no_card_has_are_all_named(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        wrong = {
            "characters": [*CAST[:-1], "dragon"],
            "districts": ["castel"],
            "rulings": {"tea-time": "five"},
        }
        answered = await post(server, "/api/tables", {"name": "Ann", "setup": wrong})
        assert answered.json()["problems"] == [
            {"code": "unknown-character", "values": {"name": "dragon"}},
            {"code": "unknown-district", "values": {"name": "castel"}},
            {"code": "unknown-ruling", "values": {"name": "tea-time"}},
        ]


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"setup": {"profile": "2099"}}, "no-profile"),
        ({"setup": {"preset": "no-such"}}, "bad-setup"),
        ({"setup": {"line": "not a line"}}, "bad-setup"),
        ({"setup": {"players": 9}}, "bad-request"),
        ({"setup": {"colour": "red"}}, "bad-request"),
        ({"clock": "live(bank=1,increment=0)"}, "bad-clock"),
        ({"stand_in": "deep-thought"}, "bad-bot"),
        ({"bots": {"1": "deep-thought"}}, "bad-bot"),
        ({"bots": {"7": "random"}}, "no-seat"),
        ({"bots": dict.fromkeys("0123", "random")}, "table-full"),
    ],
)
async def test_a_table_that_cannot_be_is_refused_with_a_code(
    tmp_path: Path, wanted: dict[str, object], code: str
) -> None:
    async with running(settings_in(tmp_path)) as server:
        assert await refused(server.client.open_table("Ann", **wanted)) == code


@pytest.mark.asyncio
async def test_the_list_shows_public_tables_that_wait_and_no_others(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        client = server.client
        shown = await client.open_table("Ann", public=True)
        await client.open_table("Ann", public=False)
        left = await client.open_table("Ann", public=True)
        await client.vacate_seat(left, 0)
        await begin(client, 2, public=True, setup={"players": 2})
        assert [table.id for table in await client.tables()] == [shown.table]


@pytest.mark.asyncio
async def test_one_request_is_enough_to_sit_down(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        host = await server.client.open_table("Ann")
        answered = await post(server, f"/api/tables/{host.table}/seats", {"name": "Bob"})
        assert answered.status_code == 201
        told = answered.json()
        assert (told["seat"], told["table"]["id"]) == (1, host.table)
        kinds = [(seat["kind"], seat["name"]) for seat in told["table"]["seats"]]
        assert kinds == [("person", "Ann"), ("person", "Bob"), ("open", ""), ("open", "")]
        async with server.client.connect(await server.client.join(host.table, "Cid", 3)) as line:
            assert (await welcome(line)).seat == 3


@pytest.mark.asyncio
async def test_a_seat_that_is_taken_or_not_there_is_refused(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        client = server.client
        host, _ = await sit_down(client, 2, setup={"players": 2})
        assert await refused(client.join(host.table, "Cid", 1)) == "seat-taken"
        assert await refused(client.join(host.table, "Cid", 5)) == "seat-taken"
        assert await refused(client.join(host.table, "Cid")) == "table-full"
        assert await refused(client.join("b" * 12, "Cid")) == "no-table"
        assert await refused(client.join("no table", "Cid")) == "no-table"
        await client.start(host)
        assert await refused(client.join(host.table, "Cid")) == "started"


@pytest.mark.asyncio
async def test_the_token_opens_the_seat_from_elsewhere(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        _, bob = await sit_down(server.client, 2)
        told = (await send(server, "GET", "/api/seat", token=bob.token)).json()
        assert (told["table"]["id"], told["seat"], told["token"]) == (bob.table, 1, bob.token)
        for token in (new_token(), "", "short", bob.token + "a"):
            answered = await send(server, "GET", "/api/seat", token=token)
            assert (answered.status_code, answered.json()["code"]) == (401, "bad-token")


@pytest.mark.asyncio
async def test_the_database_has_the_hash_of_a_token_and_never_the_token(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        seats = await begin(server.client, 2, setup={"players": 2})
        async with lines(server.client, *seats) as players:
            await reply(players[0], await players[0].send_chat("hello"))
    stored = all_bytes(tmp_path)
    for seat in seats:
        assert hash_token(seat.token).encode() in stored
        assert seat.token.encode() not in stored


def all_bytes(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.iterdir())


@pytest.mark.asyncio
async def test_names_that_look_alike_do_not_sit_at_one_table(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        client = server.client
        host = await client.open_table("Coco")
        for alike in ("Coco", "coco", "Сосо", " Coco ", "C0co"):
            assert await refused(client.join(host.table, alike)) == "name-taken", alike
        assert await refused(client.join(host.table, "Соco")) == "name-mixed-alphabets"
        assert (await client.join(host.table, "Cocoa")).place == 1
        assert await refused(client.join(host.table, "\u200b")) == "name-empty"


@pytest.mark.asyncio
async def test_the_host_sends_people_and_bots_away(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        client = server.client
        host, bob, cid = await sit_down(client, 3, bots={"3": "random"})
        assert await refused(client.vacate_seat(bob, 2)) == "not-host"
        await client.vacate_seat(host, 1)
        await client.vacate_seat(host, 3)
        assert await refused(client.vacate_seat(host, 3)) == "no-seat"
        kinds = [seat.kind for seat in (await client.table(host.table)).seats]
        assert kinds == ["person", "open", "person", "open"]
        assert await refused(client.vacate_seat(bob, 1)) == "bad-token"
        assert (await client.table(host.table)).seats[cid.place].name == "Cid"


@pytest.mark.asyncio
async def test_whoever_was_sent_away_hears_nothing_of_whoever_sits_there_now(
    tmp_path: Path,
) -> None:
    async with running(settings_in(tmp_path)) as server:
        client = server.client
        host, bob = await sit_down(client, 2, setup={"players": 2})
        async with lines(client, bob) as [line]:
            await client.vacate_seat(host, 1)
            eve = await client.join(host.table, "Eve")
            await client.start(host)
            with pytest.raises(DisconnectedError) as closed:
                await hear(line, Update)
            assert closed.value.code == CLOSE_BAD_TOKEN
            assert line.state is None
            await line.open()
            with pytest.raises(DisconnectedError):
                await welcome(line)
        async with lines(client, eve) as [line]:
            assert line.seat == 1


@pytest.mark.asyncio
async def test_who_leaves_as_the_host_hands_the_table_on_and_the_last_closes_it(
    tmp_path: Path,
) -> None:
    async with running(settings_in(tmp_path)) as server:
        client = server.client
        ann, bob = await sit_down(client, 2, bots={"2": "random"})
        await client.vacate_seat(ann, 0)
        told = await client.table(ann.table)
        assert [seat.place for seat in told.seats if seat.host] == [1]
        await client.vacate_seat(bob, 1)
        assert (await client.table(ann.table)).status == "closed"
        assert await refused(client.join(ann.table, "Cid")) == "closed"


@pytest.mark.asyncio
async def test_the_host_hands_over_to_another_person(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        client = server.client
        ann, bob = await sit_down(client, 2, bots={"2": "random"})
        assert await refused(client.transfer_host(bob, 1)) == "not-host"
        assert await refused(client.transfer_host(ann, 2)) == "no-seat"
        assert await refused(client.transfer_host(ann, 3)) == "no-seat"
        told = await client.transfer_host(ann, 1)
        assert [seat.place for seat in told.seats if seat.host] == [1]
        assert await refused(client.transfer_host(ann, 0)) == "not-host"


@pytest.mark.asyncio
async def test_the_host_puts_bots_into_seats_that_no_person_has(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        client = server.client
        ann, bob = await sit_down(client, 2)
        await client.seat_bot(ann, 2, "beginner")
        await client.seat_bot(ann, 2, "search( iterations = 20 )")
        told = await client.seat_bot(ann, 3, "random")
        assert [seat.bot for seat in told.seats] == ["", "", "search(iterations=20)", "random"]
        assert await refused(client.seat_bot(ann, 1, "random")) == "seat-taken"
        assert await refused(client.seat_bot(ann, 5, "random")) == "seat-taken"
        assert await refused(client.seat_bot(ann, 8, "random")) == "bad-request"
        assert await refused(client.seat_bot(ann, 3, "deep-thought")) == "bad-bot"
        assert await refused(client.seat_bot(bob, 3, "random")) == "not-host"


@pytest.mark.asyncio
async def test_only_the_host_begins_and_only_at_a_full_table(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        client = server.client
        ann, bob = await sit_down(client, 2, setup={"players": 3})
        assert await refused(client.start(ann)) == "seats-open"
        await client.join(ann.table, "Cid")
        assert await refused(client.start(bob)) == "not-host"
        assert (await client.start(ann)).status == "playing"
        assert await refused(client.start(ann)) == "started"
        assert await refused(client.vacate_seat(bob, 1)) == "started"
        assert await refused(client.seat_bot(ann, 1, "random")) == "started"
        assert await refused(client.rematch(ann)) == "not-over"


@pytest.mark.asyncio
async def test_everybody_at_the_table_hears_who_comes_and_goes(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        client = server.client
        ann = await client.open_table("Ann", setup={"players": 2})
        async with lines(client, ann) as [line]:
            bob = await client.join(ann.table, "Bob")
            assert (await hear(line, Changed)).table.seats[1].name == "Bob"
            await client.vacate_seat(bob, 1)
            assert (await hear(line, Changed)).table.seats[1].kind == "open"
            early = await line.send_chat("hello")
            assert not isinstance(await reply(line, early), Refused)
            await client.join(ann.table, "Cid")
            told = await client.start(ann)
            heard = await hear(line, Changed, lambda message: message.table.status == "playing")
            assert heard.table == told


@pytest.mark.asyncio
async def test_another_seat_and_another_table_need_another_token(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        client = server.client
        ann, bob = await sit_down(client, 2, setup={"players": 2})
        other, _ = await sit_down(client, 2, setup={"players": 2})
        for method, path, body in (
            ("POST", "start", None),
            ("POST", "rematch", None),
            ("PUT", "host", {"place": 1}),
            ("PUT", "muted", {"place": 1}),
            ("PUT", "seats/1/bot", {"bot": "random"}),
            ("DELETE", "seats/1", None),
        ):
            for token in ("", "wrong", new_token(), other.token):
                where = f"/api/tables/{ann.table}/{path}"
                answered = await send(server, method, where, body, token)
                assert (answered.status_code, answered.json()["code"]) == (401, "bad-token"), path
        told = await client.table(ann.table)
        assert [seat.name for seat in told.seats] == ["Ann", "Bob"]
        assert told.seats[0].host
        for token in ("wrong", new_token(), other.token):
            line = client.connect(ann)
            line.token = token
            async with line:
                with pytest.raises(DisconnectedError) as closed:
                    await hear(line, Changed)
            assert closed.value.code == CLOSE_BAD_TOKEN
        assert bob.place == 1


@pytest.mark.asyncio
async def test_a_table_without_spectators_lets_only_players_listen(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        client = server.client
        ann, _ = await sit_down(client, 2, setup={"players": 2}, spectators=False)
        async with client.connect(table=ann.table) as line:
            with pytest.raises(DisconnectedError) as closed:
                await welcome(line)
        assert (closed.value.code, closed.value.reason) == (CLOSE_BAD_TOKEN, "no-spectators")


@pytest.mark.asyncio
async def test_the_same_people_play_again_with_another_deal(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        client = server.client
        seats = await begin(client, 2, setup={"players": 2})
        first = await client.table(seats[0].table)
        async with lines(client, *seats) as players:
            await play_all(players, Lots(1))
            await finished(players[1])
            again = await client.rematch(seats[1])
            assert again.status == "playing"
            assert again.game != first.game
            assert again.commitment != first.commitment
            for line in players:
                await hear(line, Changed, lambda message: message.table.game == again.game)
                await play_all([line], Lots(2), lambda state: state.game == again.game)
                assert [step.number for step in line.steps] == [0]
        assert await refused(client.rematch(seats[0])) == "not-over"
