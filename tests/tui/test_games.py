"""Games played with the keyboard, whole and with every rulebook, and with the mouse."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from textual.geometry import Offset
from textual.pilot import Pilot

from citadels.match.match import Match
from citadels.session.local import LocalSession
from citadels.tui.app import CitadelsApp
from citadels.tui.screens.pager import PagerScreen
from citadels.tui.widgets.options import Options
from tests.properties.random_games import SeededRandom
from tests.tui.pilot import (
    keys_for_option,
    make_local_session,
    open_table_screen,
    options_widget,
    screen_rows,
    screen_text,
    wait_for_question,
    wait_for_text,
)

GAMES = [
    ("2016", 2),
    ("2016", 8),
    ("classic-en", 3),
    ("classic-ru", 5),
    ("classic-fr", 7),
]


async def play_by_keys(
    app: CitadelsApp, pilot: Pilot[None], session: LocalSession, rng: SeededRandom
) -> int:
    """Play to the end; return the number of answers."""
    answers = 0
    while await wait_for_question(pilot, session):
        menu = options_widget(app).menu
        number = 1 + rng.randbelow(len(menu.choices))
        await pilot.press(*keys_for_option(number, len(menu.choices)))
        answers += 1
        assert answers < 1000
    return answers


@pytest.mark.asyncio
@pytest.mark.parametrize(("profile", "players"), GAMES)
async def test_a_whole_game_is_played_with_the_keyboard(
    profile: str, players: int, tmp_path: Path
) -> None:
    session = make_local_session(profile, players, seed=players, bot="rush")
    async with open_table_screen(session, tmp_path) as (app, pilot):
        assert await play_by_keys(app, pilot, session, SeededRandom(players)) > 10
        await pilot.pause()
        assert isinstance(app.screen, PagerScreen)
        assert session.table.ending is not None
        assert str(max(session.table.ending.scores)) in screen_text(app)
        await pilot.press("escape")
        await wait_for_text(pilot, "The game is over.")
        secret = session.match.header.secret
        await pilot.press("r")
        await wait_for_question(pilot, session)
        assert session.match.header.secret != secret
        assert "Round 1" in screen_text(app)


@pytest.mark.asyncio
async def test_a_game_is_played_with_the_mouse(tmp_path: Path) -> None:
    session = make_local_session(seed=3)
    rng = SeededRandom(3)
    async with open_table_screen(session, tmp_path) as (app, pilot):
        for _ in range(12):
            assert await wait_for_question(pilot, session)
            assert session.state is not None
            before = session.state.number
            options = options_widget(app)
            choice_index = rng.randbelow(len(options.menu.choices))
            is_list = options.menu.choices[choice_index].is_list
            await pilot.click(Options, offset=_option_offset(options, choice_index))
            if not is_list:
                assert session.state.number > before


def _option_offset(options: Options, choice_index: int) -> Offset:
    """The position of a choice in the list."""
    menu = options.menu
    return Offset((choice_index // menu.rows) * (menu.width + 2) + 4, choice_index % menu.rows)


@pytest.mark.asyncio
async def test_arrow_keys_and_letters_choose_too(tmp_path: Path) -> None:
    session = make_local_session(preset="first-game", seed=3)
    async with open_table_screen(session, tmp_path) as (app, pilot):
        await wait_for_question(pilot, session)
        assert screen_rows(app)[13].startswith(" ›1 ")
        await pilot.press("down")
        assert screen_rows(app)[14].startswith(" ›2 ")
        last_option = options_widget(app).menu.choices[-1].options[0]
        await pilot.press("/", *app.localizer(session).character(last_option.character)[:4].lower())
        await pilot.press("enter")
        assert session.state is not None
        assert session.state.own is not None
        assert session.state.own.roles == [last_option.character]


@pytest.mark.asyncio
async def test_a_key_skips_waiting_for_bots(tmp_path: Path) -> None:
    session = make_local_session(preset="first-game", seed=3)
    session.pace_seconds = 1000.0
    async with open_table_screen(session, tmp_path) as (app, pilot):
        if session.match.to_move() == session.seat:
            await pilot.press("1")
        assert "decides" in screen_text(app) or "chooses" in screen_text(app)
        await pilot.press("space")
        await wait_for_question(pilot, session)
        assert len(options_widget(app).menu.choices) > 0


@pytest.mark.asyncio
async def test_a_bot_can_play_for_the_person_who_watches(tmp_path: Path) -> None:
    header = make_local_session(players=3, seed=4).match.header
    watched_session = LocalSession(Match(replace(header, bots=("random", *header.bots[1:]))))
    async with open_table_screen(watched_session, tmp_path) as (app, pilot):
        await pilot.press("1")
        assert not await wait_for_question(pilot, watched_session)
        assert isinstance(app.screen, PagerScreen)
