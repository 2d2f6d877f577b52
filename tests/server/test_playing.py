"""Over the line: whole games, commands that are repeated, late or wrong, and undo."""

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
from tests.properties.games import Lots
from tests.server.serving import Running, running
from tests.server.table_talk import (
    again,
    answer_by_lot,
    asked_line,
    at_step,
    begin,
    by_lot,
    finished,
    hear,
    lines,
    options_of,
    play_all,
    reach,
    reply,
    settings_in,
    sit_down,
    together,
    welcome,
)

TWO = {"players": 2}


@pytest.mark.asyncio
@pytest.mark.parametrize("profile", PROFILES)
async def test_people_and_bots_play_whole_games(tmp_path: Path, profile: str) -> None:
    async with running(settings_in(tmp_path)) as server:
        await asyncio.gather(
            whole_game(server, {"profile": profile, "players": 2, "random": True}, people=1),
            whole_game(server, {"profile": profile, "players": 5, "random": True}, people=3),
            whole_game(server, {"profile": profile, "players": 8, "random": True}, people=2),
        )


async def whole_game(server: Running, setup: dict[str, object], people: int) -> None:
    """All hear the same public things in order, up to the same ending."""
    client = server.client
    bots = dict.fromkeys(range(people, int(str(setup["players"]))), "random")
    seats = await begin(client, people, setup=setup, bots=bots)
    async with lines(client, *seats) as players, client.connect(table=seats[0].table) as beside:
        await welcome(beside)
        await asyncio.gather(
            play_all(players, Lots(people)), reach(beside, lambda state: state.common.over)
        )
        for line in [*players, beside]:
            assert (await finished(line)).ending == (await finished(beside)).ending is not None
            told = [(step.number, step.kind, step.seat, step.at) for step in line.steps]
            assert [step[0] for step in told] == list(range(len(told)))
            assert told == [(step.number, step.kind, step.seat, step.at) for step in beside.steps]
            assert line.state is not None
            assert beside.state is not None
            assert line.state.common == beside.state.common
        assert beside.state is not None
        assert beside.state.own is None


# Commands.


@pytest.mark.asyncio
async def test_a_repeated_command_is_answered_the_same_and_nothing_happens_twice(
    tmp_path: Path,
) -> None:
    async with running(settings_in(tmp_path)) as server:
        seats = await begin(server.client, 2, setup=TWO)
        async with lines(server.client, *seats) as players:
            line = asked_line(players)
            message = Answer(0, by_lot(options_of(line), Lots(1)), "once")
            await line.send(message)
            first = await reply(line, "once")
            await play_all(players, Lots(2), at_step(5))
            before = line.state
            async with lines(server.client, seats[line.seat]) as [elsewhere]:
                for one in (line, elsewhere, line):
                    await one.send(message)
                    assert await reply(one, "once") == first
                assert elsewhere.state == line.state == before


@pytest.mark.asyncio
async def test_commands_of_two_seats_may_have_the_same_name(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        seats = await begin(server.client, 2, setup=TWO)
        async with lines(server.client, *seats) as players:
            first = asked_line(players)
            other = players[1 - first.seat]
            assert await same_name(first) == Accepted("same", 1)
            await together(players, first)
            while not other.is_asked():
                await answer_by_lot(first, Lots(1))
                await together(players, first)
            assert other.state is not None
            number = other.state.number
            assert await same_name(other) == Accepted("same", number + 1)
            assert await same_name(first) == Accepted("same", 1)


async def same_name(line: TableConnection) -> object:
    """The reply to an answer with a name that others may choose too."""
    options = options_of(line)
    return await reply(line, await line.answer(options[0].id if options else 0, "same"))


@pytest.mark.asyncio
async def test_a_late_answer_is_stale_and_told_how_it_stands(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        seats = await begin(server.client, 2, setup=TWO)
        async with lines(server.client, *seats) as players:
            await play_all(players, Lots(3), at_step(6))
            line = asked_line(players)
            for question in (0, 5, 7, 2**31 - 1):
                await line.send(Answer(question, options_of(line)[0].id, new_command_id()))
                told = await hear(line, Refused)
                assert (told.code, told.state) == ("stale", line.state)
            assert line.state is not None
            assert line.state.number == 6


@pytest.mark.asyncio
async def test_whoever_is_not_asked_cannot_answer(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        seats = await begin(server.client, 2, setup=TWO)
        async with lines(server.client, *seats) as players:
            asked = asked_line(players)
            other = players[1 - asked.seat]
            told = await reply(other, await other.answer(options_of(asked)[0].id))
            assert isinstance(told, Refused)
            assert (told.code, told.state) == ("not-asked", other.state)
            assert told.state is not None
            assert told.state.own is not None
            assert not told.state.own.options


@pytest.mark.asyncio
async def test_an_illegal_answer_is_refused_with_its_reason(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        seats = await begin(server.client, 2, setup=TWO)
        async with lines(server.client, *seats) as players:
            lots = Lots(4)
            met: set[str] = set()
            while len(met) < 3:
                line = asked_line(players)
                assert line.state is not None
                assert line.state.own is not None
                for missing in line.state.own.unavailable:
                    told = await reply(line, await line.answer(missing.option.id))
                    assert isinstance(told, Refused)
                    assert (told.code, told.why) == ("illegal", missing.why)
                    assert told.state == line.state
                    met.add(missing.why.code)
                for made_up in (0, 1, 2**31, 2**40 - 1):
                    told = await reply(line, await line.answer(made_up))
                    assert isinstance(told, Refused)
                    assert told.code == "illegal"
                await answer_by_lot(line, lots)
                for player in players:
                    await reach(player, at_step(line.state.number))


@pytest.mark.asyncio
async def test_a_spectator_cannot_do_anything(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        seats = await begin(server.client, 2, setup=TWO)
        async with (
            lines(server.client, *seats) as players,
            server.client.connect(table=seats[0].table) as beside,
        ):
            await welcome(beside)
            given = options_of(asked_line(players))[0].id
            for command in (
                await beside.answer(given),
                await beside.undo(),
                await beside.resume(),
                await beside.send_chat("hello"),
                await beside.ask_hint(),
            ):
                told = await reply(beside, command)
                assert isinstance(told, Refused)
                assert told.code == "not-yours"
            assert beside.state is not None
            assert beside.state.number == 0


@pytest.mark.asyncio
async def test_before_the_game_nothing_can_be_answered(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        seats = await sit_down(server.client, 2, setup=TWO)
        async with lines(server.client, seats[0]) as [line]:
            await line.send(Answer(0, 1, "a"))
            assert await reply(line, "a") == Refused("not-started", "a")
            await line.send(Undo(0, "b"))
            assert await reply(line, "b") == Refused("not-started", "b")
            assert await reply(line, command := await line.resume()) == Refused(
                "not-started", command
            )


@pytest.mark.asyncio
@pytest.mark.parametrize("text", ["", "{}", "[]", '{"type":"answer"}', '{"type":"hello"}', "\x00"])
async def test_what_is_no_message_closes_the_line(tmp_path: Path, text: str) -> None:
    async with running(settings_in(tmp_path)) as server:
        seats = await begin(server.client, 2, setup=TWO)
        async with lines(server.client, *seats) as players:
            await players[0]._require_websocket().send(text)
            with pytest.raises(DisconnectedError) as closed:
                await hear(players[0], Update)
            assert closed.value.code == CLOSE_BAD_MESSAGE
            await answer_by_lot(asked_line([await again(players[0]), players[1]]), Lots(1))


# Undo.


@pytest.mark.asyncio
async def test_an_answer_is_taken_back_or_refused_as_the_seat_was_told(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        seats = await begin(server.client, 4)
        async with lines(server.client, *seats) as players:
            lots, met = Lots(9), set()
            before = players[0].state
            for _ in range(150):
                line = asked_line(players)
                met.add(await taken_back(line, before))
                await together(players, line)
                line = asked_line(players)
                before = line.state
                await answer_by_lot(line, lots)
                await together(players, line)
            assert {"", "not-own-turn", "revealed-something"} <= met <= {"", *UNDO_REASONS[1:]}


async def taken_back(line: TableConnection, before: State | None) -> str:
    """Try to take the last answer back: it is as the seat was told, and as it was before."""
    state = line.state
    assert state is not None
    assert state.own is not None
    command = await line.undo()
    told = await reply(line, command)
    if state.own.undo:
        assert told == Refused(state.own.undo, command)
        assert line.state == state
        return state.own.undo
    assert told == Accepted(command, state.number + 1)
    now = line.state
    assert now is not None
    assert before is not None
    assert now.common == before.common
    assert now.own == before.own
    assert line.steps[-1].kind == "undo"
    await line.send(Undo(state.question, command))
    assert await reply(line, command) == told
    return ""


@pytest.mark.asyncio
async def test_nobody_takes_back_what_is_not_his_or_no_longer_open(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        seats = await begin(server.client, 2, setup=TWO)
        async with lines(server.client, *seats) as players:
            await play_all(players, Lots(10), at_step(20))
            line = asked_line(players)
            other = players[1 - line.seat]
            told = await reply(other, await other.undo())
            assert told == Refused("not-asked", told.command, state=other.state)
            await line.send(Undo(3, "late"))
            assert await reply(line, "late") == Refused("stale", "late", state=line.state)
