"""Clocks: time runs out, a bot plays, the owner comes back; clocks survive a restart."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from citadels.bots.pool import BotPool
from citadels.client.connection import TableConnection
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.native_types import override
from citadels.engine.view import SeatView
from citadels.match.clock import DAY_MS, GRACE_MS, SECOND_MS
from citadels.protocol.messages import Accepted, Answer, Refused, State, Times
from tests.properties.random_games import SeededRandom
from tests.server.support.helpers import (
    FakeTimeSource,
    answer_randomly,
    asked_connection,
    connect_seats,
    is_at_step,
    make_settings,
    options_of,
    start_game,
    wait_for_reply,
    wait_for_state,
    wait_until,
)
from tests.server.support.server_fixture import run_server

TWO_PLAYERS = {"players": 2}
LIVE_CLOCK = "live(bank=10,increment=2)"


def clock_times(connection: TableConnection) -> Times:
    assert connection.state is not None
    assert connection.state.times is not None
    return connection.state.times


@pytest.mark.asyncio
async def test_thinking_costs_time_and_an_answer_adds_the_increment(tmp_path: Path) -> None:
    time = FakeTimeSource()
    async with run_server(make_settings(tmp_path), time) as server:
        seats = await start_game(server.client, 2, setup=TWO_PLAYERS, clock=LIVE_CLOCK)
        async with connect_seats(server.client, *seats) as players:
            connection = asked_connection(players)
            assert clock_times(connection) == Times(
                [10_000, 10_000], connection.seat, time.now() + 10_000
            )
            time.advance(4 * SECOND_MS)
            await answer_randomly(connection, SeededRandom(1))
            assert clock_times(connection).banks[connection.seat] == 10_000 - 4_000 + 2_000
            assert clock_times(connection).banks[1 - connection.seat] == 10_000


@pytest.mark.asyncio
async def test_when_time_runs_out_a_bot_plays_until_the_owner_is_back(tmp_path: Path) -> None:
    time = FakeTimeSource()
    async with run_server(make_settings(tmp_path), time) as server:
        seats = await start_game(
            server.client, 2, setup=TWO_PLAYERS, clock=LIVE_CLOCK, stand_in="random"
        )
        async with connect_seats(server.client, *seats) as players:
            late = asked_connection(players)
            other_player = players[1 - late.seat]
            time.advance(10 * SECOND_MS - 1)
            time.advance(1)
            state = await wait_for_state(late, lambda state: state.away == [late.seat])
            assert [step.kind for step in late.steps] == ["deal", "away"]
            assert state.times == Times([0 if seat == late.seat else 10_000 for seat in (0, 1)])
            await wait_for_state(other_player, is_asked(other_player))
            own_steps = [step for step in other_player.steps if step.seat == late.seat]
            assert {step.kind for step in own_steps} == {"away", "answer"}
            response = await wait_for_reply(late, await late.resume())
            assert isinstance(response, Accepted)
            assert late.state is not None
            assert late.state.away == []
            assert clock_times(late).banks[late.seat] == min(GRACE_MS, 10_000)
            assert late.steps[-1].kind == "back"
            assert await wait_for_reply(late, command_id := await late.resume()) == Accepted(
                command_id, response.number
            )
            while not late.is_asked():
                await answer_randomly(other_player, SeededRandom(1))
                await wait_for_state(late, lambda state: state.number >= state_number(other_player))
            assert clock_times(late).running == late.seat


def is_asked(connection: TableConnection) -> Callable[[State], bool]:
    return lambda state: bool(state.own and state.own.options and connection.seat == state.own.seat)


def state_number(connection: TableConnection) -> int:
    return connection.state.number if connection.state else 0


@pytest.mark.asyncio
async def test_an_answer_by_the_owner_also_resumes_the_seat(tmp_path: Path) -> None:
    time = FakeTimeSource()
    settings = make_settings(tmp_path, bot_pause_seconds=60)  # slower than any owner
    async with run_server(settings, time) as server:
        seats = await start_game(server.client, 2, setup=TWO_PLAYERS, clock=LIVE_CLOCK)
        async with connect_seats(server.client, *seats) as players:
            late = asked_connection(players)
            time.advance(10 * SECOND_MS)
            state = await wait_for_state(late, lambda state: state.away == [late.seat])
            assert state.question == 0
            assert options_of(late)
            response = await answer_randomly(late, SeededRandom(1))
            assert isinstance(response, Accepted)
            assert [step.kind for step in late.steps] == ["deal", "away", "back", "answer"]
            assert late.state is not None
            assert late.state.away == []


@pytest.mark.asyncio
async def test_a_refused_answer_does_not_resume_the_seat(tmp_path: Path) -> None:
    time = FakeTimeSource()
    async with run_server(make_settings(tmp_path, bot_pause_seconds=60), time) as server:
        seats = await start_game(server.client, 2, setup=TWO_PLAYERS, clock=LIVE_CLOCK)
        async with connect_seats(server.client, *seats) as players:
            late = asked_connection(players)
            time.advance(10 * SECOND_MS)
            await wait_for_state(late, lambda state: state.away == [late.seat])
            await late.send(Answer(7, options_of(late)[0].id, "late"))
            response = await wait_for_reply(late, "late")
            assert isinstance(response, Refused)
            assert response.code == "stale"
            assert response.state is not None
            assert response.state.away == [late.seat]
            assert [step.kind for step in late.steps] == ["deal", "away"]


class HeldPool(BotPool):
    """A pool whose bots answer only after they have been released."""

    def __init__(self, pool: BotPool) -> None:
        self.pool = pool
        self.released = asyncio.Event()

    @override
    async def choose(self, bot_spec: str, view: SeatView, knowledge: Knowledge, seed: int) -> int:
        await self.released.wait()
        return await self.pool.choose(bot_spec, view, knowledge, seed)


@pytest.mark.asyncio
async def test_an_owner_who_is_back_before_the_bot_answers_decides_the_question(
    tmp_path: Path,
) -> None:
    time = FakeTimeSource()
    # The lease must not expire when the time jumps.
    settings = make_settings(tmp_path, bot_pause_seconds=0, lease_seconds=60)
    async with run_server(settings, time) as server:
        seats = await start_game(
            server.client, 2, setup=TWO_PLAYERS, clock=LIVE_CLOCK, stand_in="random"
        )
        table = await server.node.registry.get_table(seats[0].table)
        driver = server.node.game_runner.bot_driver
        driver.bot_pool = pool = HeldPool(driver.bot_pool)
        async with connect_seats(server.client, *seats) as players:
            late = asked_connection(players)
            time.advance(10 * SECOND_MS)
            await wait_until(lambda: driver.is_driving(table))
            thinking = driver._loops[table]
            assert isinstance(await wait_for_reply(late, await late.resume()), Accepted)
            pool.released.set()
            await wait_until(thinking.done)
            assert thinking.exception() is None
            assert [step.kind for step in late.steps] == ["deal", "away", "back"]
            assert isinstance(await answer_randomly(late, SeededRandom(1)), Accepted)


@pytest.mark.asyncio
async def test_undo_resumes_the_seat(tmp_path: Path) -> None:
    time = FakeTimeSource()
    settings = make_settings(tmp_path, bot_pause_seconds=60)
    async with run_server(settings, time) as server:
        seats = await start_game(
            server.client, 2, setup=TWO_PLAYERS, clock="live(bank=10,increment=0)"
        )
        async with connect_seats(server.client, *seats) as players:
            rng = SeededRandom(4)
            while undo_state(late := asked_connection(players)):
                await answer_randomly(late, rng)
                for player in players:
                    await wait_for_state(player, is_at_step(state_number(late)))
            time.advance(10 * SECOND_MS)
            await wait_for_state(late, lambda state: state.away == [late.seat])
            assert isinstance(await wait_for_reply(late, await late.undo()), Accepted)
            assert [step.kind for step in late.steps[-3:]] == ["away", "back", "undo"]
            assert late.state is not None
            assert late.state.away == []


def undo_state(connection: TableConnection) -> str:
    assert connection.state is not None
    assert connection.state.own is not None
    return connection.state.own.undo


@pytest.mark.asyncio
async def test_nothing_happens_just_before_time_runs_out(tmp_path: Path) -> None:
    time = FakeTimeSource()
    async with run_server(make_settings(tmp_path), time) as server:
        seats = await start_game(server.client, 2, setup=TWO_PLAYERS, clock=LIVE_CLOCK)
        async with connect_seats(server.client, *seats) as players:
            connection = asked_connection(players)
            await wait_until(lambda: len(time.timers) == 1)
            time.advance(10 * SECOND_MS - 1)
            command = await connection.send_chat("one moment")
            assert isinstance(await wait_for_reply(connection, command), Accepted)
            assert connection.state is not None
            assert (connection.state.number, connection.state.away) == (0, [])
            await answer_randomly(connection, SeededRandom(1))
            assert clock_times(connection).banks[connection.seat] == 1 + 2_000


@pytest.mark.asyncio
async def test_a_clock_of_days_times_each_decision_separately(tmp_path: Path) -> None:
    time = FakeTimeSource()
    async with run_server(make_settings(tmp_path), time) as server:
        seats = await start_game(
            server.client, 2, setup=TWO_PLAYERS, clock="days(2)", stand_in="random"
        )
        async with connect_seats(server.client, *seats) as players:
            connection = asked_connection(players)
            assert clock_times(connection).deadline == time.now() + 2 * DAY_MS
            time.advance(2 * DAY_MS - 1)
            await answer_randomly(connection, SeededRandom(1))
            for player in players:
                await wait_for_state(player, lambda state: state.number == 1)
            late = asked_connection(players)
            assert clock_times(late).deadline == time.now() + 2 * DAY_MS
            time.advance(2 * DAY_MS)
            await wait_for_state(late, lambda state: state.away == [late.seat])


@pytest.mark.asyncio
async def test_the_clock_runs_while_the_server_is_down(tmp_path: Path) -> None:
    time = FakeTimeSource()
    settings = make_settings(tmp_path)
    async with run_server(settings, time) as server:
        seats = await start_game(
            server.client, 2, setup=TWO_PLAYERS, clock=LIVE_CLOCK, stand_in="random"
        )
        async with connect_seats(server.client, *seats) as players:
            time.advance(3 * SECOND_MS)
            await answer_randomly(asked_connection(players), SeededRandom(1))
            for player in players:
                await wait_for_state(player, lambda state: state.number == 1)
            before = players[0].state
            asked_seat = asked_connection(players).seat
    time.advance(2 * SECOND_MS)
    async with (
        run_server(settings, time) as server,
        connect_seats(server.client, *seats) as players,
    ):
        assert players[0].state == before
        # The clock runs without any client connected.
        await wait_until(lambda: any(not alarm.is_cancelled for alarm in time.timers))
        time.advance(clock_times(players[0]).deadline - time.now())
        state = await wait_for_state(players[0], lambda state: bool(state.away))
        assert state.away == [asked_seat]


@pytest.mark.asyncio
async def test_time_can_run_out_while_the_server_is_down(tmp_path: Path) -> None:
    time = FakeTimeSource()
    settings = make_settings(tmp_path)
    async with run_server(settings, time) as server:
        seats = await start_game(
            server.client, 2, setup=TWO_PLAYERS, clock="days(1)", stand_in="random"
        )
    time.advance(DAY_MS + 1)
    async with (
        run_server(settings, time) as server,
        server.client.connect(table=seats[0].table) as watcher,
    ):
        await wait_for_state(watcher, lambda state: len(state.away) == 1)
        assert watcher.steps[1].kind == "away"


@pytest.mark.asyncio
async def test_an_undo_gains_no_time(tmp_path: Path) -> None:
    time = FakeTimeSource()
    async with run_server(make_settings(tmp_path), time) as server:
        seats = await start_game(
            server.client, 2, setup=TWO_PLAYERS, clock="live(bank=600,increment=60)"
        )
        async with connect_seats(server.client, *seats) as players:
            rng = SeededRandom(3)
            undo_count = 0
            while undo_count < 3:
                connection = asked_connection(players)
                assert connection.state is not None
                banks = clock_times(connection).banks
                await answer_randomly(connection, rng)
                time.advance(SECOND_MS)
                response = (
                    await wait_for_reply(connection, await connection.undo())
                    if connection.is_asked()
                    else None
                )
                if isinstance(response, Accepted):
                    undo_count += 1
                    assert clock_times(connection).banks[connection.seat] <= banks[connection.seat]
                elif response is not None:
                    assert isinstance(response, Refused)
                for player in players:
                    await wait_for_state(player, is_at_step(state_number(connection)))


@pytest.mark.asyncio
async def test_a_table_without_a_clock_waits_for_ever(tmp_path: Path) -> None:
    time = FakeTimeSource()
    async with run_server(make_settings(tmp_path), time) as server:
        seats = await start_game(server.client, 2, setup=TWO_PLAYERS)
        async with connect_seats(server.client, *seats) as players:
            time.advance(1000 * DAY_MS)
            connection = asked_connection(players)
            assert connection.state is not None
            assert connection.state.times is None
            assert not time.timers
            assert isinstance(await answer_randomly(connection, SeededRandom(1)), Accepted)
