"""Lost connections and restarted servers: nothing is lost or done twice."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from citadels.client.client import Seat
from citadels.client.connection import new_command_id
from citadels.engine.editions.registry import PROFILES
from citadels.protocol import updates
from citadels.protocol.messages import Accepted, Answer, Update, Welcome
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
async def test_a_reconnect_sends_exactly_the_missed_steps(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        client = server.client
        seats = await start_game(client, 3, setup={"players": 3, "random": True})
        async with (
            connect_seats(client, *seats) as steady,
            client.connect(table=seats[0].table) as watcher,
        ):
            await wait_for_welcome(watcher)
            for reader, seat in ((steady[1], seats[1]), (watcher, None)):
                shaky = client.connect(seat, table=seats[0].table)
                await reconnect(shaky)
                for length in (1, 7, 0, 30, 2):
                    await shaky.close()
                    assert shaky.state is not None
                    goal = shaky.state.number + length
                    await play_all_randomly(steady, SeededRandom(goal), is_at_step(goal))
                    await wait_for_state(reader, is_at_step(goal))
                    await reconnect(shaky)
                assert shaky.steps == reader.steps
                assert shaky.state == reader.state
                await shaky.close()


@pytest.mark.asyncio
async def test_a_command_cut_off_by_a_disconnect_is_done_once(
    tmp_path: Path,
) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        seats = await start_game(server.client, 2, setup=TWO_PLAYERS)
        async with connect_seats(server.client, *seats) as players:
            rng = SeededRandom(7)
            for number in range(1, 30):
                connection = asked_connection(players)
                assert connection.state is not None
                answer = random_option(options_of(connection), rng)
                message = Answer(connection.state.question, answer, new_command_id())
                await connection.send(message)
                connection._require_websocket().transport.abort()
                # Whether it has arrived or not: sent again, it is executed exactly once.
                await reconnect(connection)
                await connection.send(message)
                assert await wait_for_reply(connection, message.command) == Accepted(
                    message.command, number
                )
                await wait_for_all(players, connection)
                assert connection.state.number == number


@pytest.mark.asyncio
async def test_after_too_many_missed_steps_only_the_state_is_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    max_steps = 50  # every game is longer; a few with seven players end within 300
    assert max_steps < updates.MAX_RESENT_STEPS
    monkeypatch.setattr(updates, "MAX_RESENT_STEPS", max_steps)
    async with run_server(make_settings(tmp_path)) as server:
        seats = await start_game(server.client, 7, setup={"players": 7})
        async with connect_seats(server.client, *seats) as players:
            await play_all_randomly(players, SeededRandom(5), is_at_step(max_steps + 1))
            for after, is_whole in ((-1, True), (0, True), (1, False), (max_steps + 2, True)):
                late = server.client.connect(seats[0])
                late.last_step = after
                async with late:
                    await wait_for_message(late, Welcome)
                    update = await wait_for_message(late, Update)
                assert update.snapshot is is_whole, after
                assert update.state == players[0].state
                assert len(update.steps) == (0 if is_whole else max_steps)


@pytest.mark.asyncio
async def test_steps_of_the_last_game_are_not_taken_for_the_next(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        seats = await start_game(server.client, 2, setup=TWO_PLAYERS)
        absent = server.client.connect(seats[0])
        async with connect_seats(server.client, *seats) as players:
            await play_all_randomly(players, SeededRandom(6), is_at_step(3))
            await reconnect(absent)
            await absent.close()
            await play_all_randomly(players, SeededRandom(6))
            for connection in players:
                await wait_for_end(connection)
            game = (await server.client.rematch(seats[0])).game
            for connection in players:
                await wait_for_message(connection, Update)
            await play_all_randomly(
                players, SeededRandom(7), lambda state: state.game == game and state.number > 5
            )
            await reconnect(absent)
            assert absent.steps == players[0].steps
            assert absent.state == players[0].state
            await absent.close()


@pytest.mark.asyncio
async def test_two_connections_of_a_seat_receive_the_same(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        seats = await start_game(server.client, 2, setup=TWO_PLAYERS)
        async with connect_seats(server.client, seats[0], seats[1], seats[0]) as players:
            rng = SeededRandom(8)
            for number in range(1, 40):
                asked_connections = [connection for connection in players if connection.is_asked()]
                await answer_randomly(rng.choice(asked_connections), rng)
                for connection in players:
                    await wait_for_state(connection, is_at_step(number))
            assert players[0].steps == players[2].steps
            assert players[0].state == players[2].state


# Restart.


@pytest.mark.asyncio
async def test_after_a_restart_each_game_is_at_the_same_question(tmp_path: Path) -> None:
    settings = make_settings(tmp_path)
    before: dict[str, list[bytes]] = {}
    tables: dict[str, list[Seat]] = {}
    async with run_server(settings) as server:
        for number, profile in enumerate(PROFILES):
            players = 2 + 2 * number
            setup = {"profile": profile, "players": players, "random": True}
            seats = await start_game(server.client, players, setup=setup)
            async with connect_seats(server.client, *seats) as opened:
                await play_all_randomly(opened, SeededRandom(number), is_at_step(15 + 20 * number))
            tables[seats[0].table] = seats
            before[seats[0].table] = await fetch_states(server, seats)
    async with run_server(settings) as server:
        for table, seats in tables.items():
            assert await fetch_states(server, seats) == before[table]
            async with connect_seats(server.client, *seats) as opened:
                await answer_randomly(asked_connection(opened), SeededRandom(1))


async def fetch_states(server: RunningServer, seats: list[Seat]) -> list[bytes]:
    """The exact bytes of a game that each seat and a spectator receive."""
    state_texts: list[bytes] = []
    for seat in [*seats, None]:
        async with server.client.connect(seat, table=seats[0].table) as connection:
            await wait_for_message(connection, Welcome)
            state_texts.append(msgspec.json.encode(await wait_for_message(connection, Update)))
    return state_texts


@pytest.mark.asyncio
async def test_bots_continue_after_a_restart(tmp_path: Path) -> None:
    settings = make_settings(tmp_path)
    async with run_server(settings) as server:
        bots = {1: "random", 2: "random", 3: "random"}
        seats = await start_game(server.client, 1, bots=bots)
        async with connect_seats(server.client, *seats) as opened:
            await play_all_randomly(opened, SeededRandom(1), is_at_step(10))
            number = opened[0].state.number if opened[0].state else 0
    async with run_server(settings) as server, connect_seats(server.client, *seats) as opened:
        await play_all_randomly(opened, SeededRandom(2), is_at_step(number + 20))
