"""Over the WebSocket: whole games, repeated, late or wrong commands, and undo."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from citadels.client.connection import DisconnectedError, TableConnection, new_command_id
from citadels.engine.editions.registry import PROFILES
from citadels.engine.names import UNDO as UNDO_REASONS
from citadels.protocol.messages import (
    CLOSE_BAD_MESSAGE,
    Accepted,
    Answer,
    Refused,
    State,
    Undo,
    Update,
)
from tests.properties.random_games import SeededRandom
from tests.server.support.helpers import (
    answer_randomly,
    asked_connection,
    connect_seats,
    is_at_step,
    make_settings,
    options_of,
    play_all_randomly,
    random_option,
    reconnect,
    seat_people,
    start_game,
    wait_for_all,
    wait_for_end,
    wait_for_message,
    wait_for_reply,
    wait_for_state,
    wait_for_welcome,
)
from tests.server.support.server_fixture import RunningServer, run_server

TWO_PLAYERS = {"players": 2}


@pytest.mark.asyncio
@pytest.mark.parametrize("profile", PROFILES)
async def test_people_and_bots_play_whole_games(tmp_path: Path, profile: str) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        await asyncio.gather(
            play_whole_game(server, {"profile": profile, "players": 2, "random": True}, people=1),
            play_whole_game(server, {"profile": profile, "players": 5, "random": True}, people=3),
            play_whole_game(server, {"profile": profile, "players": 8, "random": True}, people=2),
        )


async def play_whole_game(server: RunningServer, setup: dict[str, object], people: int) -> None:
    """Play a game in which everybody receives the same public events and the same result."""
    client = server.client
    bots = dict.fromkeys(range(people, int(str(setup["players"]))), "random")
    seats = await start_game(client, people, setup=setup, bots=bots)
    async with (
        connect_seats(client, *seats) as players,
        client.connect(table=seats[0].table) as watcher,
    ):
        await wait_for_welcome(watcher)
        await asyncio.gather(
            play_all_randomly(players, SeededRandom(people)),
            wait_for_state(watcher, lambda state: state.common.over),
        )
        for connection in [*players, watcher]:
            assert (
                (await wait_for_end(connection)).ending
                == (await wait_for_end(watcher)).ending
                is not None
            )
            step_data = [(step.number, step.kind, step.seat, step.at) for step in connection.steps]
            assert [step[0] for step in step_data] == list(range(len(step_data)))
            assert step_data == [
                (step.number, step.kind, step.seat, step.at) for step in watcher.steps
            ]
            assert connection.state is not None
            assert watcher.state is not None
            assert connection.state.common == watcher.state.common
        assert watcher.state is not None
        assert watcher.state.own is None


# Commands.


@pytest.mark.asyncio
async def test_a_repeated_command_gets_the_same_reply_and_is_executed_once(
    tmp_path: Path,
) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        seats = await start_game(server.client, 2, setup=TWO_PLAYERS)
        async with connect_seats(server.client, *seats) as players:
            connection = asked_connection(players)
            message = Answer(0, random_option(options_of(connection), SeededRandom(1)), "once")
            await connection.send(message)
            first = await wait_for_reply(connection, "once")
            await play_all_randomly(players, SeededRandom(2), is_at_step(5))
            before = connection.state
            async with connect_seats(server.client, seats[connection.seat]) as [elsewhere]:
                for client_connection in (connection, elsewhere, connection):
                    await client_connection.send(message)
                    assert await wait_for_reply(client_connection, "once") == first
                assert elsewhere.state == connection.state == before


@pytest.mark.asyncio
async def test_commands_of_two_seats_may_have_the_same_id(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        seats = await start_game(server.client, 2, setup=TWO_PLAYERS)
        async with connect_seats(server.client, *seats) as players:
            first = asked_connection(players)
            second = players[1 - first.seat]
            assert await repeat_command(first) == Accepted("same", 1)
            await wait_for_all(players, first)
            while not second.is_asked():
                await answer_randomly(first, SeededRandom(1))
                await wait_for_all(players, first)
            assert second.state is not None
            number = second.state.number
            assert await repeat_command(second) == Accepted("same", number + 1)
            assert await repeat_command(first) == Accepted("same", 1)


async def repeat_command(connection: TableConnection) -> object:
    """The reply to an answer with a command id that the other seat uses too."""
    options = options_of(connection)
    return await wait_for_reply(
        connection, await connection.answer(options[0].id if options else 0, "same")
    )


@pytest.mark.asyncio
async def test_a_late_answer_is_refused_with_the_current_state(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        seats = await start_game(server.client, 2, setup=TWO_PLAYERS)
        async with connect_seats(server.client, *seats) as players:
            await play_all_randomly(players, SeededRandom(3), is_at_step(6))
            connection = asked_connection(players)
            for question in (0, 5, 7, 2**31 - 1):
                await connection.send(
                    Answer(question, options_of(connection)[0].id, new_command_id())
                )
                refusal = await wait_for_message(connection, Refused)
                assert (refusal.code, refusal.state) == ("stale", connection.state)
            assert connection.state is not None
            assert connection.state.number == 6


@pytest.mark.asyncio
async def test_a_seat_that_is_not_asked_cannot_answer(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        seats = await start_game(server.client, 2, setup=TWO_PLAYERS)
        async with connect_seats(server.client, *seats) as players:
            asked_player = asked_connection(players)
            other_player = players[1 - asked_player.seat]
            response = await wait_for_reply(
                other_player, await other_player.answer(options_of(asked_player)[0].id)
            )
            assert isinstance(response, Refused)
            assert (response.code, response.state) == ("not-asked", other_player.state)
            assert response.state is not None
            assert response.state.own is not None
            assert not response.state.own.options


@pytest.mark.asyncio
async def test_an_illegal_answer_is_refused_with_its_reason(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        seats = await start_game(server.client, 2, setup=TWO_PLAYERS)
        async with connect_seats(server.client, *seats) as players:
            rng = SeededRandom(4)
            reasons: set[str] = set()
            while len(reasons) < 3:
                connection = asked_connection(players)
                assert connection.state is not None
                assert connection.state.own is not None
                for missing in connection.state.own.unavailable:
                    response = await wait_for_reply(
                        connection, await connection.answer(missing.option.id)
                    )
                    assert isinstance(response, Refused)
                    assert (response.code, response.why) == ("illegal", missing.why)
                    assert response.state == connection.state
                    reasons.add(missing.why.code)
                for made_up in (0, 1, 2**31, 2**40 - 1):
                    response = await wait_for_reply(connection, await connection.answer(made_up))
                    assert isinstance(response, Refused)
                    assert response.code == "illegal"
                await answer_randomly(connection, rng)
                for player in players:
                    await wait_for_state(player, is_at_step(connection.state.number))


@pytest.mark.asyncio
async def test_a_spectator_cannot_act(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        seats = await start_game(server.client, 2, setup=TWO_PLAYERS)
        async with (
            connect_seats(server.client, *seats) as players,
            server.client.connect(table=seats[0].table) as watcher,
        ):
            await wait_for_welcome(watcher)
            option_id = options_of(asked_connection(players))[0].id
            for command in (
                await watcher.answer(option_id),
                await watcher.undo(),
                await watcher.resume(),
                await watcher.send_chat("hello"),
                await watcher.ask_hint(),
            ):
                response = await wait_for_reply(watcher, command)
                assert isinstance(response, Refused)
                assert response.code == "not-yours"
            assert watcher.state is not None
            assert watcher.state.number == 0


@pytest.mark.asyncio
async def test_no_answer_is_accepted_before_the_game(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        seats = await seat_people(server.client, 2, setup=TWO_PLAYERS)
        async with connect_seats(server.client, seats[0]) as [connection]:
            await connection.send(Answer(0, 1, "a"))
            assert await wait_for_reply(connection, "a") == Refused("not-started", "a")
            await connection.send(Undo(0, "b"))
            assert await wait_for_reply(connection, "b") == Refused("not-started", "b")
            assert await wait_for_reply(
                connection, command := await connection.resume()
            ) == Refused("not-started", command)


@pytest.mark.asyncio
@pytest.mark.parametrize("text", ["", "{}", "[]", '{"type":"answer"}', '{"type":"hello"}', "\x00"])
async def test_an_invalid_message_closes_the_connection(tmp_path: Path, text: str) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        seats = await start_game(server.client, 2, setup=TWO_PLAYERS)
        async with connect_seats(server.client, *seats) as players:
            await players[0]._require_websocket().send(text)
            with pytest.raises(DisconnectedError) as closed:
                await wait_for_message(players[0], Update)
            assert closed.value.code == CLOSE_BAD_MESSAGE
            await answer_randomly(
                asked_connection([await reconnect(players[0]), players[1]]), SeededRandom(1)
            )


# Undo.


@pytest.mark.asyncio
async def test_undo_works_exactly_when_it_is_offered(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        seats = await start_game(server.client, 4)
        async with connect_seats(server.client, *seats) as players:
            rng, results = SeededRandom(9), set()
            before = players[0].state
            for _ in range(150):
                connection = asked_connection(players)
                results.add(await undo_or_refused(connection, before))
                await wait_for_all(players, connection)
                connection = asked_connection(players)
                before = connection.state
                await answer_randomly(connection, rng)
                await wait_for_all(players, connection)
            assert {"", "not-own-turn", "revealed-something"} <= results <= {"", *UNDO_REASONS[1:]}


async def undo_or_refused(connection: TableConnection, before: State | None) -> str:
    """Try to undo the last answer; the outcome matches the offer and the state before."""
    state = connection.state
    assert state is not None
    assert state.own is not None
    command = await connection.undo()
    response = await wait_for_reply(connection, command)
    if state.own.undo:
        assert response == Refused(state.own.undo, command)
        assert connection.state == state
        return state.own.undo
    assert response == Accepted(command, state.number + 1)
    now = connection.state
    assert now is not None
    assert before is not None
    assert now.common == before.common
    assert now.own == before.own
    assert connection.steps[-1].kind == "undo"
    await connection.send(Undo(state.question, command))
    assert await wait_for_reply(connection, command) == response
    return ""


@pytest.mark.asyncio
async def test_an_undo_of_another_seat_or_a_past_question_is_refused(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        seats = await start_game(server.client, 2, setup=TWO_PLAYERS)
        async with connect_seats(server.client, *seats) as players:
            await play_all_randomly(players, SeededRandom(10), is_at_step(20))
            connection = asked_connection(players)
            other_player = players[1 - connection.seat]
            response = await wait_for_reply(other_player, await other_player.undo())
            assert response == Refused("not-asked", response.command, state=other_player.state)
            await connection.send(Undo(3, "late"))
            assert await wait_for_reply(connection, "late") == Refused(
                "stale", "late", state=connection.state
            )
