"""Whole games by keys, in every book, and by mouse."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from textual.geometry import Offset
from textual.pilot import Pilot

from citadels.match.match import Match
from citadels.tui.app import CitadelsApp
from citadels.tui.places.local import LocalPlace
from citadels.tui.screens.reading import Reading
from citadels.tui.widgets.options import Options
from tests.properties.games import Lots
from tests.tui.looking import at_table, keys_for, local_place, options, rows, shown, until_asked

GAMES = [
    ("2016", 2),
    ("2016", 8),
    ("classic-en", 3),
    ("classic-ru", 5),
    ("classic-fr", 7),
]


async def play_by_keys(app: CitadelsApp, pilot: Pilot[None], place: LocalPlace, lots: Lots) -> int:
    """To the end; gives how often was answered."""
    answers = 0
    while await until_asked(pilot, place):
        menu = options(app).menu
        number = 1 + lots.below(len(menu.choices))
        await pilot.press(*keys_for(number, len(menu.choices)))
        answers += 1
        assert answers < 1000
    return answers


@pytest.mark.asyncio
@pytest.mark.parametrize(("profile", "players"), GAMES)
async def test_a_whole_game_is_played_by_keys(profile: str, players: int, tmp_path: Path) -> None:
    place = local_place(profile, players, seed=players, bot="rush")
    async with at_table(place, tmp_path) as (app, pilot):
        assert await play_by_keys(app, pilot, place, Lots(players)) > 10
        await pilot.pause()
        assert isinstance(app.screen, Reading)
        assert place.table.ending is not None
        assert str(max(place.table.ending.scores)) in shown(app)
        await pilot.press("escape")
        assert "The game is over." in shown(app)
        secret = place.match.header.secret
        await pilot.press("r")
        await until_asked(pilot, place)
        assert place.match.header.secret != secret
        assert "Round 1" in shown(app)


@pytest.mark.asyncio
async def test_a_game_goes_on_by_mouse(tmp_path: Path) -> None:
    place = local_place(seed=3)
    lots = Lots(3)
    async with at_table(place, tmp_path) as (app, pilot):
        for _ in range(12):
            assert await until_asked(pilot, place)
            assert place.state is not None
            before = place.state.number
            list_of = options(app)
            at = lots.below(len(list_of.menu.choices))
            is_list = list_of.menu.choices[at].is_list
            await pilot.click(Options, offset=_of(list_of, at))
            if not is_list:
                assert place.state.number > before


def _of(list_of: Options, at: int) -> Offset:
    """Where a choice stands in the list."""
    menu = list_of.menu
    return Offset((at // menu.rows) * (menu.width + 2) + 4, at % menu.rows)


@pytest.mark.asyncio
async def test_arrows_and_letters_choose_too(tmp_path: Path) -> None:
    place = local_place(preset="first-game", seed=3)
    async with at_table(place, tmp_path) as (app, pilot):
        await until_asked(pilot, place)
        assert rows(app)[13].startswith(" ›1 ")
        await pilot.press("down")
        assert rows(app)[14].startswith(" ›2 ")
        wanted = options(app).menu.choices[-1].options[0]
        await pilot.press("/", *app.speech(place).character(wanted.character)[:4].lower())
        await pilot.press("enter")
        assert place.state is not None
        assert place.state.own is not None
        assert place.state.own.roles == [wanted.character]


@pytest.mark.asyncio
async def test_whoever_does_not_want_to_wait_for_the_bots_presses_a_key(tmp_path: Path) -> None:
    place = local_place(preset="first-game", seed=3)
    place.pace = 1000.0
    async with at_table(place, tmp_path) as (app, pilot):
        if place.match.to_move() == place.seat:
            await pilot.press("1")
        assert "decides" in shown(app) or "chooses" in shown(app)
        await pilot.press("space")
        await until_asked(pilot, place)
        assert len(options(app).menu.choices) > 0


@pytest.mark.asyncio
async def test_a_bot_plays_the_own_seat_too_and_one_looks_on(tmp_path: Path) -> None:
    header = local_place(players=3, seed=4).match.header
    auto = LocalPlace(Match(replace(header, bots=("random", *header.bots[1:]))))
    async with at_table(auto, tmp_path) as (app, pilot):
        await pilot.press("1")
        assert not await until_asked(pilot, auto)
        assert isinstance(app.screen, Reading)
