"""The score sheet of a finished game, which adds up to the announced score."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from citadels.engine.editions.registry import PROFILES
from citadels.engine.names import SCORES
from citadels.protocol.scores import ScoreItem, ScoreSheet, TieBreak
from tests.properties.random_games import SeededRandom
from tests.server.support.helpers import (
    connect_seats,
    make_settings,
    play_all_randomly,
    send,
    start_game,
    wait_for_end,
)
from tests.server.support.server_fixture import RunningServer, run_server

GOLD_TIE_STORY = """# The gold decides.
profile classic-ru
Ann  king      gold 9  city manor temple tavern watchtower keep
Bob  bishop    city fortress cathedral market
Cid  merchant  gold 1  city palace town-hall trading-post
Dan  thief
over

= winner Cid
over
"""
UNBROKEN_TIE_STORY = """# Nothing breaks the tie.
profile classic-en
Ann  assassin  city palace
Bob  warlord   city cathedral
Cid  merchant
Dan  thief
over

= winner Ann Bob
over
"""
BEAUTIFIED_STORY = """# A beautified district is worth one more.
profile 2016
Ann  king      city tavern* tavern palace
Bob  artist
Cid  merchant
Dan  thief
over

= Ann score 8
over
"""


async def fetch_score_sheet(server: RunningServer, game: str) -> ScoreSheet:
    response = await send(server, "GET", f"/api/games/{game}/scores")
    assert response.status_code == 200, response.text
    return msgspec.json.decode(response.content, type=ScoreSheet)


@pytest.mark.asyncio
@pytest.mark.parametrize("profile", PROFILES)
async def test_score_items_add_up_to_the_announced_score(profile: str, tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        setup = {"profile": profile, "players": 3, "random": True}
        seats = await start_game(server.client, 3, setup=setup)
        async with connect_seats(server.client, *seats) as opened:
            await play_all_randomly(opened, SeededRandom(6))
            table = await wait_for_end(opened[0])
            state = opened[0].state
        sheet = await fetch_score_sheet(server, table.game)
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
    assert [round_score.round for round_score in sheet.rounds] == list(
        range(1, state.common.round + 1)
    )
    assert sheet.rounds[-1].points == table.ending.scores
    assert (sheet.setup, sheet.last) == (table.setup, state.number)
    assert (sheet.commitment, sheet.secret) == (table.commitment, table.secret)
    assert sheet.source == "played"


@pytest.mark.asyncio
async def test_tie_breaks_are_listed_until_one_winner_is_left(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        sheet = await fetch_score_sheet(server, await server.client.import_game(GOLD_TIE_STORY))
        assert sheet.ties == [
            TieBreak("districts", [0, 1, 2], [9, 12, 12]),
            TieBreak("gold", [1, 2], [0, 1]),
        ]
        assert sheet.winners == [2]
        assert (sheet.source, sheet.secret, sheet.commitment) == ("imported", "", "")
        shared = await fetch_score_sheet(
            server, await server.client.import_game(UNBROKEN_TIE_STORY)
        )
        assert (shared.ties, shared.winners) == ([], [0, 1])


@pytest.mark.asyncio
async def test_a_beautified_district_is_marked_with_a_star(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path)) as server:
        sheet = await fetch_score_sheet(server, await server.client.import_game(BEAUTIFIED_STORY))
    assert ScoreItem("district", 2, "tavern*") in sheet.seats[0].items
    assert ScoreItem("district", 1, "tavern") in sheet.seats[0].items
    assert not sheet.seats[1].items
