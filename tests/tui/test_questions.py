"""Every kind of question is shown and answered, in five languages, and nothing is cut off."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from citadels.engine.editions.declarations import QUESTIONS
from citadels.session.card_data import card_data_of
from citadels.session.session import Session
from citadels.text import LANGUAGES, Texts
from citadels.text.localize import Localizer
from citadels.tui.player_names import seat_names
from citadels.tui.render.context import RenderContext
from citadels.tui.render.dialogs import cities, legend, refusals
from citadels.tui.render.footer import footer
from citadels.tui.render.header import header
from citadels.tui.render.logs import last_lines
from citadels.tui.render.menu import Choice, draw_menu, make_menu
from citadels.tui.render.palette import DARK
from citadels.tui.render.players import mine, rivals
from citadels.tui.render.question import question_lines
from citadels.tui.render.track import track
from citadels.tui.screens.card_help import card_help_lines, cards_of_game
from citadels.tui.screens.table import _LOG_ROWS, _MIN_OPTION_ROWS
from tests.browser.support.story_positions import StoryPosition, story_positions
from tests.tui.pilot import (
    keys_for_option,
    open_table_screen,
    options_widget,
    screen_text,
    wait_for_text,
    wait_until,
)
from tests.tui.position_sessions import session_at

WIDTH_COLUMNS: Final = 78
HEIGHT_ROWS: Final = 24


def make_context(session: Session, language: str) -> RenderContext:
    names = seat_names(session.table.seats, Texts(language))
    speech = Localizer(language, names, session.table.setup.profile)
    assert session.state is not None
    card_data = card_data_of(session.table.setup)
    return RenderContext(
        session.table, session.state, session.steps, session.seat, speech, card_data, DARK
    )


def test_the_positions_include_every_kind_of_question() -> None:
    assert {position.kind for position in story_positions()} == {slug for _, _, slug in QUESTIONS}


@pytest.mark.asyncio
async def test_every_kind_of_question_is_answered_with_the_keyboard(tmp_path: Path) -> None:
    first_position, *other_positions = {
        position.kind: position for position in story_positions()
    }.values()
    async with open_table_screen(session_at(first_position), tmp_path) as (app, pilot):
        for position in (first_position, *other_positions):
            session = session_at(position)
            await app.enter_session(session)
            await wait_until(pilot, lambda: bool(options_widget(app).menu.choices))
            number = session.match.number() + 1
            for _ in range(2):  # twice if the option is in a submenu
                if session.match.number() < number:
                    await pilot.press(
                        *_keys_for_choice(options_widget(app).menu.choices, position.option)
                    )
                    await pilot.pause()
            assert session.match.answers[-1].answer == position.option, position.name()
            app.pop_screen()


def _keys_for_choice(choices: list[Choice], option_id: int) -> list[str]:
    for index, choice in enumerate(choices, start=1):
        if any(option.id == option_id for option in choice.options):
            return keys_for_option(index, len(choices))
    raise AssertionError(f"option {option_id} is not shown")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_for_a_decision_is_visible_at_80_by_24(language: str) -> None:
    for position in story_positions():
        _check_visible(position, language)


def _check_visible(position: StoryPosition, language: str) -> None:
    session = session_at(position)
    context = make_context(session, language)
    ranks, own = track(context, WIDTH_COLUMNS), mine(context, WIDTH_COLUMNS)
    asks = question_lines(context, session, WIDTH_COLUMNS, "", "")
    fixed = 2 + len(ranks) + len(own) + len(asks) + _LOG_ROWS
    other_rows = rivals(context, WIDTH_COLUMNS, HEIGHT_ROWS - fixed - _MIN_OPTION_ROWS)
    room = HEIGHT_ROWS - fixed - min(len(other_rows), HEIGHT_ROWS - fixed - _MIN_OPTION_ROWS)
    menu = make_menu(context, WIDTH_COLUMNS, room)
    menu_rows, _ = draw_menu(context, menu, 0)
    lines = [
        *ranks,
        *own,
        *asks,
        *other_rows,
        *menu_rows,
        *last_lines(context, WIDTH_COLUMNS, _LOG_ROWS),
    ]
    lines += [header(context, 80, 0), footer(context, session, 80)]
    where = f"{position.name()} {language}"
    assert max(line.cell_len for line in lines) <= 80, where
    assert len(ranks) <= 2, where
    assert not any(line.plain.endswith("…") for line in asks), where
    menu_words = " ".join(line.plain for line in menu_rows).split()
    for choice in menu.choices:
        assert set(choice.text.plain.split()) <= set(menu_words), where
    if len(context.state.common.players) <= 4:
        assert len(menu_rows) <= room, where
    assert {option.id for choice in menu.choices for option in choice.options} == {
        option.id for option in (context.own.options if context.own else [])
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_over_the_table_can_be_rendered(language: str) -> None:
    for position in story_positions()[::6]:
        context = make_context(session_at(position), language)
        assert refusals(context)
        assert cities(context)
        assert legend(context)
        for card in cards_of_game(context):
            assert len(card_help_lines(context, card)) == 4


@pytest.mark.asyncio
async def test_unavailable_options_show_their_reason(tmp_path: Path) -> None:
    position = next(
        candidate
        for candidate in story_positions()
        if candidate.kind == "turn" and candidate.action == "gold"
    )
    async with open_table_screen(session_at(position), tmp_path) as (app, pilot):
        await pilot.press("w")
        await wait_for_text(pilot, "Not possible now")
        await pilot.press("escape")
        await wait_until(pilot, lambda: "Not possible now" not in screen_text(app))
