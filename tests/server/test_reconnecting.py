"""Lines that break and servers that are started again: nothing is lost, nothing done twice."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from citadels.client.client import Seat
from citadels.client.connection import new_command_id
from citadels.engine.editions.registry import PROFILES
from citadels.protocol import updates
from citadels.protocol.messages import Accepted, Answer, Update, Welcome
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
    together,
    welcome,
)

TWO = {"players": 2}


@pytest.mark.asyncio
async def test_a_broken_line_is_taken_up_with_exactly_the_steps_missed(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        client = server.client
        seats = await begin(client, 3, setup={"players": 3, "random": True})
        async with (
            lines(client, *seats) as steady,
            client.connect(table=seats[0].table) as beside,
        ):
            await welcome(beside)
            for reader, seat in ((steady[1], seats[1]), (beside, None)):
                shaky = client.connect(seat, table=seats[0].table)
                await again(shaky)
                for length in (1, 7, 0, 30, 2):
                    await shaky.close()
                    assert shaky.state is not None
                    goal = shaky.state.number + length
                    await play_all(steady, Lots(goal), at_step(goal))
                    await reach(reader, at_step(goal))
                    await again(shaky)
                assert shaky.steps == reader.steps
                assert shaky.state == reader.state
                await shaky.close()


@pytest.mark.asyncio
async def test_a_line_breaks_in_the_middle_of_a_command_and_it_is_done_once(
    tmp_path: Path,
) -> None:
    async with running(settings_in(tmp_path)) as server:
        seats = await begin(server.client, 2, setup=TWO)
        async with lines(server.client, *seats) as players:
            lots = Lots(7)
            for number in range(1, 30):
                line = asked_line(players)
                assert line.state is not None
                given = by_lot(options_of(line), lots)
                message = Answer(line.state.question, given, new_command_id())
                await line.send(message)
                line._require_websocket().transport.abort()
                # Whether it has arrived or not: sent again it is done, and only once.
                await again(line)
                await line.send(message)
                assert await reply(line, message.command) == Accepted(message.command, number)
                await together(players, line)
                assert line.state.number == number


@pytest.mark.asyncio
async def test_after_too_many_missed_steps_the_state_is_all_there_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    most = 50  # every game lasts longer than this; now and then one of seven ends within 300
    assert most < updates.MAX_RESENT_STEPS
    monkeypatch.setattr(updates, "MAX_RESENT_STEPS", most)
    async with running(settings_in(tmp_path)) as server:
        seats = await begin(server.client, 7, setup={"players": 7})
        async with lines(server.client, *seats) as players:
            await play_all(players, Lots(5), at_step(most + 1))
            for after, whole in ((-1, True), (0, True), (1, False), (most + 2, True)):
                late = server.client.connect(seats[0])
                late.last_step = after
                async with late:
                    await hear(late, Welcome)
                    told = await hear(late, Update)
                assert told.whole is whole, after
                assert told.state == players[0].state
                assert len(told.steps) == (0 if whole else most)


@pytest.mark.asyncio
async def test_steps_of_the_last_game_are_not_taken_for_those_of_the_next(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        seats = await begin(server.client, 2, setup=TWO)
        absent = server.client.connect(seats[0])
        async with lines(server.client, *seats) as players:
            await play_all(players, Lots(6), at_step(3))
            await again(absent)
            await absent.close()
            await play_all(players, Lots(6))
            for line in players:
                await finished(line)
            game = (await server.client.rematch(seats[0])).game
            for line in players:
                await hear(line, Update)
            await play_all(players, Lots(7), lambda state: state.game == game and state.number > 5)
            await again(absent)
            assert absent.steps == players[0].steps
            assert absent.state == players[0].state
            await absent.close()


@pytest.mark.asyncio
async def test_two_lines_of_one_seat_hear_the_same(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        seats = await begin(server.client, 2, setup=TWO)
        async with lines(server.client, seats[0], seats[1], seats[0]) as players:
            lots = Lots(8)
            for number in range(1, 40):
                asked = [line for line in players if line.is_asked()]
                await answer_by_lot(lots.pick(asked), lots)
                for line in players:
                    await reach(line, at_step(number))
            assert players[0].steps == players[2].steps
            assert players[0].state == players[2].state


# Restart.


@pytest.mark.asyncio
async def test_after_a_restart_each_game_is_at_the_same_question(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    before: dict[str, list[bytes]] = {}
    tables: dict[str, list[Seat]] = {}
    async with running(settings) as server:
        for number, profile in enumerate(PROFILES):
            players = 2 + 2 * number
            setup = {"profile": profile, "players": players, "random": True}
            seats = await begin(server.client, players, setup=setup)
            async with lines(server.client, *seats) as opened:
                await play_all(opened, Lots(number), at_step(15 + 20 * number))
            tables[seats[0].table] = seats
            before[seats[0].table] = await states(server, seats)
    async with running(settings) as server:
        for table, seats in tables.items():
            assert await states(server, seats) == before[table]
            async with lines(server.client, *seats) as opened:
                await answer_by_lot(asked_line(opened), Lots(1))


async def states(server: Running, seats: list[Seat]) -> list[bytes]:
    """All that each seat and a spectator are told of a game, to the byte."""
    told: list[bytes] = []
    for seat in [*seats, None]:
        async with server.client.connect(seat, table=seats[0].table) as line:
            await hear(line, Welcome)
            told.append(msgspec.json.encode(await hear(line, Update)))
    return told


@pytest.mark.asyncio
async def test_after_a_restart_bots_go_on_by_themselves(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    async with running(settings) as server:
        bots = {1: "random", 2: "random", 3: "random"}
        seats = await begin(server.client, 1, bots=bots)
        async with lines(server.client, *seats) as opened:
            await play_all(opened, Lots(1), at_step(10))
            number = opened[0].state.number if opened[0].state else 0
    async with running(settings) as server, lines(server.client, *seats) as opened:
        await play_all(opened, Lots(2), at_step(number + 20))
