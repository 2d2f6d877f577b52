"""The points of a finished game, one by one: they add up to what everybody was told."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from citadels.engine.editions.registry import PROFILES
from citadels.engine.names import SCORES
from citadels.protocol.scores import ScoreItem, ScoreSheet, TieBreak
from tests.properties.games import Lots
from tests.server.serving import Running, running
from tests.server.table_talk import begin, finished, lines, play_all, send, settings_in

GOLD_DECIDES = """# The gold decides.
profile classic-ru
Ann  king      gold 9  city manor temple tavern watchtower keep
Bob  bishop    city fortress cathedral market
Cid  merchant  gold 1  city palace town-hall trading-post
Dan  thief
over

= winner Cid
over
"""
NOTHING_DECIDES = """# Nothing breaks the tie.
profile classic-en
Ann  assassin  city palace
Bob  warlord   city cathedral
Cid  merchant
Dan  thief
over

= winner Ann Bob
over
"""
BEAUTIFUL = """# A beautified district is worth one more.
profile 2016
Ann  king      city tavern* tavern palace
Bob  artist
Cid  merchant
Dan  thief
over

= Ann score 8
over
"""


async def sheet_of(server: Running, game: str) -> ScoreSheet:
    told = await send(server, "GET", f"/api/games/{game}/scores")
    assert told.status_code == 200, told.text
    return msgspec.json.decode(told.content, type=ScoreSheet)


@pytest.mark.asyncio
@pytest.mark.parametrize("profile", PROFILES)
async def test_the_items_of_each_seat_add_up_to_the_score_that_was_told(
    profile: str, tmp_path: Path
) -> None:
    async with running(settings_in(tmp_path)) as server:
        setup = {"profile": profile, "players": 3, "random": True}
        seats = await begin(server.client, 3, setup=setup)
        async with lines(server.client, *seats) as opened:
            await play_all(opened, Lots(6))
            table = await finished(opened[0])
            state = opened[0].state
        sheet = await sheet_of(server, table.game)
    assert table.ending is not None
    assert state is not None
    assert [seat.total for seat in sheet.seats] == table.ending.scores
    assert sheet.winners == table.ending.winners
    assert [seat.name for seat in sheet.seats] == [seat.name for seat in table.seats]
    for seat, player in zip(sheet.seats, state.common.players, strict=True):
        assert sum(item.points for item in seat.items) == seat.total
        assert {item.purpose for item in seat.items} <= set(SCORES)
        built = sorted(item.card for item in seat.items if item.purpose == "district")
        assert built == sorted(player.city)
    assert [one.round for one in sheet.rounds] == list(range(1, state.common.round + 1))
    assert sheet.rounds[-1].points == table.ending.scores
    assert (sheet.setup, sheet.last) == (table.setup, state.number)
    assert (sheet.commitment, sheet.secret) == (table.commitment, table.secret)
    assert sheet.source == "played"


@pytest.mark.asyncio
async def test_each_way_of_breaking_a_tie_is_told_until_one_is_left(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        sheet = await sheet_of(server, await server.client.import_game(GOLD_DECIDES))
        assert sheet.ties == [
            TieBreak("districts", [0, 1, 2], [9, 12, 12]),
            TieBreak("gold", [1, 2], [0, 1]),
        ]
        assert sheet.winners == [2]
        assert (sheet.source, sheet.secret, sheet.commitment) == ("imported", "", "")
        shared = await sheet_of(server, await server.client.import_game(NOTHING_DECIDES))
        assert (shared.ties, shared.winners) == ([], [0, 1])


@pytest.mark.asyncio
async def test_a_beautified_district_has_its_star(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        sheet = await sheet_of(server, await server.client.import_game(BEAUTIFUL))
    assert ScoreItem("district", 2, "tavern*") in sheet.seats[0].items
    assert ScoreItem("district", 1, "tavern") in sheet.seats[0].items
    assert not sheet.seats[1].items
