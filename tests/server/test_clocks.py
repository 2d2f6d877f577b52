"""Clocks: time runs out, a bot plays, the owner comes back; and time outlives the server."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from citadels.client.connection import TableConnection
from citadels.match.clock import DAY_MS, GRACE_MS, SECOND_MS
from citadels.protocol.messages import Accepted, Answer, Refused, State, Times
from tests.properties.games import Lots
from tests.server.serving import running
from tests.server.table_talk import (
    SlowTime,
    answer_by_lot,
    asked_line,
    at_step,
    begin,
    lines,
    options_of,
    reach,
    reply,
    settings_in,
    until,
)

TWO = {"players": 2}
LIVE = "live(bank=10,increment=2)"


def times_of(line: TableConnection) -> Times:
    assert line.state is not None
    assert line.state.times is not None
    return line.state.times


@pytest.mark.asyncio
async def test_thinking_costs_time_and_an_answer_brings_some_back(tmp_path: Path) -> None:
    time = SlowTime()
    async with running(settings_in(tmp_path), time) as server:
        seats = await begin(server.client, 2, setup=TWO, clock=LIVE)
        async with lines(server.client, *seats) as players:
            line = asked_line(players)
            assert times_of(line) == Times([10_000, 10_000], line.seat, time.now() + 10_000)
            time.go_on(4 * SECOND_MS)
            await answer_by_lot(line, Lots(1))
            assert times_of(line).banks[line.seat] == 10_000 - 4_000 + 2_000
            assert times_of(line).banks[1 - line.seat] == 10_000


@pytest.mark.asyncio
async def test_when_the_time_is_out_a_bot_plays_until_the_owner_is_back(tmp_path: Path) -> None:
    time = SlowTime()
    async with running(settings_in(tmp_path), time) as server:
        seats = await begin(server.client, 2, setup=TWO, clock=LIVE, stand_in="random")
        async with lines(server.client, *seats) as players:
            late = asked_line(players)
            other = players[1 - late.seat]
            time.go_on(10 * SECOND_MS - 1)
            time.go_on(1)
            state = await reach(late, lambda state: state.away == [late.seat])
            assert [step.kind for step in late.steps] == ["deal", "away"]
            assert state.times == Times([0 if seat == late.seat else 10_000 for seat in (0, 1)])
            await reach(other, is_asked(other))
            answered = [step for step in other.steps if step.seat == late.seat]
            assert {step.kind for step in answered} == {"away", "answer"}
            told = await reply(late, await late.resume())
            assert isinstance(told, Accepted)
            assert late.state is not None
            assert late.state.away == []
            assert times_of(late).banks[late.seat] == min(GRACE_MS, 10_000)
            assert late.steps[-1].kind == "back"
            assert await reply(late, again := await late.resume()) == Accepted(again, told.number)
            while not late.is_asked():
                await answer_by_lot(other, Lots(1))
                await reach(late, lambda state: state.number >= number_of(other))
            assert times_of(late).running == late.seat


def is_asked(line: TableConnection) -> Callable[[State], bool]:
    return lambda state: bool(state.own and state.own.options and line.seat == state.own.seat)


def number_of(line: TableConnection) -> int:
    return line.state.number if line.state else 0


@pytest.mark.asyncio
async def test_an_answer_of_the_owner_brings_him_back_too(tmp_path: Path) -> None:
    time = SlowTime()
    settings = settings_in(tmp_path, bot_pause=60)  # slower than any owner
    async with running(settings, time) as server:
        seats = await begin(server.client, 2, setup=TWO, clock=LIVE)
        async with lines(server.client, *seats) as players:
            late = asked_line(players)
            time.go_on(10 * SECOND_MS)
            state = await reach(late, lambda state: state.away == [late.seat])
            assert state.question == 0
            assert options_of(late)
            told = await answer_by_lot(late, Lots(1))
            assert isinstance(told, Accepted)
            assert [step.kind for step in late.steps] == ["deal", "away", "back", "answer"]
            assert late.state is not None
            assert late.state.away == []


@pytest.mark.asyncio
async def test_an_answer_that_is_refused_brings_nobody_back(tmp_path: Path) -> None:
    time = SlowTime()
    async with running(settings_in(tmp_path, bot_pause=60), time) as server:
        seats = await begin(server.client, 2, setup=TWO, clock=LIVE)
        async with lines(server.client, *seats) as players:
            late = asked_line(players)
            time.go_on(10 * SECOND_MS)
            await reach(late, lambda state: state.away == [late.seat])
            await late.send(Answer(7, options_of(late)[0].id, "late"))
            told = await reply(late, "late")
            assert isinstance(told, Refused)
            assert told.code == "stale"
            assert told.state is not None
            assert told.state.away == [late.seat]
            assert [step.kind for step in late.steps] == ["deal", "away"]


@pytest.mark.asyncio
async def test_an_owner_who_is_back_before_the_bot_has_answered_decides_himself(
    tmp_path: Path,
) -> None:
    time = SlowTime()
    settings = settings_in(tmp_path, bot_pause=0.5)
    async with running(settings, time) as server:
        seats = await begin(server.client, 2, setup=TWO, clock=LIVE, stand_in="random")
        table = await server.node.registry.get_table(seats[0].table)
        async with lines(server.client, *seats) as players:
            late = asked_line(players)
            time.go_on(10 * SECOND_MS)
            await reach(late, lambda state: state.away == [late.seat])
            thinking = table.bot_task
            assert thinking is not None
            assert isinstance(await reply(late, await late.resume()), Accepted)
            await until(thinking.done)
            assert thinking.exception() is None
            assert [step.kind for step in late.steps] == ["deal", "away", "back"]
            assert isinstance(await answer_by_lot(late, Lots(1)), Accepted)


@pytest.mark.asyncio
async def test_whoever_takes_an_answer_back_is_back(tmp_path: Path) -> None:
    time = SlowTime()
    settings = settings_in(tmp_path, bot_pause=60)
    async with running(settings, time) as server:
        seats = await begin(server.client, 2, setup=TWO, clock="live(bank=10,increment=0)")
        async with lines(server.client, *seats) as players:
            lots = Lots(4)
            while undo_of(late := asked_line(players)):
                await answer_by_lot(late, lots)
                for player in players:
                    await reach(player, at_step(number_of(late)))
            time.go_on(10 * SECOND_MS)
            await reach(late, lambda state: state.away == [late.seat])
            assert isinstance(await reply(late, await late.undo()), Accepted)
            assert [step.kind for step in late.steps[-3:]] == ["away", "back", "undo"]
            assert late.state is not None
            assert late.state.away == []


def undo_of(line: TableConnection) -> str:
    assert line.state is not None
    assert line.state.own is not None
    return line.state.own.undo


@pytest.mark.asyncio
async def test_time_that_is_not_out_takes_nothing_from_anybody(tmp_path: Path) -> None:
    time = SlowTime()
    async with running(settings_in(tmp_path), time) as server:
        seats = await begin(server.client, 2, setup=TWO, clock=LIVE)
        async with lines(server.client, *seats) as players:
            line = asked_line(players)
            await until(lambda: len(time.alarms) == 1)
            time.go_on(10 * SECOND_MS - 1)
            command = await line.send_chat("one moment")
            assert isinstance(await reply(line, command), Accepted)
            assert line.state is not None
            assert (line.state.number, line.state.away) == (0, [])
            await answer_by_lot(line, Lots(1))
            assert times_of(line).banks[line.seat] == 1 + 2_000


@pytest.mark.asyncio
async def test_a_clock_of_days_counts_each_decision_by_itself(tmp_path: Path) -> None:
    time = SlowTime()
    async with running(settings_in(tmp_path), time) as server:
        seats = await begin(server.client, 2, setup=TWO, clock="days(2)", stand_in="random")
        async with lines(server.client, *seats) as players:
            line = asked_line(players)
            assert times_of(line).deadline == time.now() + 2 * DAY_MS
            time.go_on(2 * DAY_MS - 1)
            await answer_by_lot(line, Lots(1))
            for player in players:
                await reach(player, lambda state: state.number == 1)
            late = asked_line(players)
            assert times_of(late).deadline == time.now() + 2 * DAY_MS
            time.go_on(2 * DAY_MS)
            await reach(late, lambda state: state.away == [late.seat])


@pytest.mark.asyncio
async def test_time_goes_on_while_the_server_is_down(tmp_path: Path) -> None:
    time = SlowTime()
    settings = settings_in(tmp_path)
    async with running(settings, time) as server:
        seats = await begin(server.client, 2, setup=TWO, clock=LIVE, stand_in="random")
        async with lines(server.client, *seats) as players:
            time.go_on(3 * SECOND_MS)
            await answer_by_lot(asked_line(players), Lots(1))
            for player in players:
                await reach(player, lambda state: state.number == 1)
            before = players[0].state
            asked = asked_line(players).seat
    time.go_on(2 * SECOND_MS)
    async with running(settings, time) as server, lines(server.client, *seats) as players:
        assert players[0].state == before
        # Nobody has to come for it: the clock runs because the game does.
        await until(lambda: any(not alarm.cancelled for alarm in time.alarms))
        time.go_on(times_of(players[0]).deadline - time.now())
        state = await reach(players[0], lambda state: bool(state.away))
        assert state.away == [asked]


@pytest.mark.asyncio
async def test_time_that_ran_out_while_the_server_was_down_is_out(tmp_path: Path) -> None:
    time = SlowTime()
    settings = settings_in(tmp_path)
    async with running(settings, time) as server:
        seats = await begin(server.client, 2, setup=TWO, clock="days(1)", stand_in="random")
    time.go_on(DAY_MS + 1)
    async with (
        running(settings, time) as server,
        server.client.connect(table=seats[0].table) as beside,
    ):
        await reach(beside, lambda state: len(state.away) == 1)
        assert beside.steps[1].kind == "away"


@pytest.mark.asyncio
async def test_an_undo_makes_no_time(tmp_path: Path) -> None:
    time = SlowTime()
    async with running(settings_in(tmp_path), time) as server:
        seats = await begin(server.client, 2, setup=TWO, clock="live(bank=600,increment=60)")
        async with lines(server.client, *seats) as players:
            lots = Lots(3)
            taken = 0
            while taken < 3:
                line = asked_line(players)
                assert line.state is not None
                banks = times_of(line).banks
                await answer_by_lot(line, lots)
                time.go_on(SECOND_MS)
                told = await reply(line, await line.undo()) if line.is_asked() else None
                if isinstance(told, Accepted):
                    taken += 1
                    assert times_of(line).banks[line.seat] <= banks[line.seat]
                elif told is not None:
                    assert isinstance(told, Refused)
                for player in players:
                    await reach(player, at_step(number_of(line)))


@pytest.mark.asyncio
async def test_a_table_without_a_clock_waits_for_ever(tmp_path: Path) -> None:
    time = SlowTime()
    async with running(settings_in(tmp_path), time) as server:
        seats = await begin(server.client, 2, setup=TWO)
        async with lines(server.client, *seats) as players:
            time.go_on(1000 * DAY_MS)
            line = asked_line(players)
            assert line.state is not None
            assert line.state.times is None
            assert not time.alarms
            assert isinstance(await answer_by_lot(line, Lots(1)), Accepted)
