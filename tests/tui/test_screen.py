"""The screen itself: dialogs, sizes, languages, colours, and no secrets."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from citadels.session.local import LocalSession
from citadels.text import LANGUAGES
from citadels.tui.app import CitadelsApp
from citadels.tui.screens.card_help import CardHelpScreen
from citadels.tui.screens.pager import PagerScreen
from citadels.tui.screens.prompts import SelectPrompt
from citadels.tui.screens.start import StartScreen
from citadels.tui.screens.table import TableScreen
from citadels.tui.settings import read_settings
from tests.properties.random_games import SeededRandom
from tests.properties.redeal import redeal
from tests.tui.pilot import (
    make_folders,
    make_local_session,
    open_table_screen,
    options_widget,
    screen_rows,
    screen_text,
    wait_for_question,
    wait_for_text,
    wait_until,
)


async def answer_questions(
    app: CitadelsApp, pilot: Pilot[None], session: LocalSession, count: int
) -> None:
    for _ in range(count):
        await wait_for_question(pilot, session)
        options_widget(app).choose(0)
        await pilot.pause()
    await wait_for_question(pilot, session)


DIALOGS = [
    ("question_mark", "Keys of the board"),
    ("f1", "Keys of the board"),
    ("w", "Not possible now"),
    ("t", "The last turn again"),
    ("l", "Log of the game"),
    ("v", "Cities"),
    ("c", "Rules and cards"),
    ("f8", "Rules and cards"),
    ("p", "How fast the bots play"),
    ("g", "Language"),
    ("q", "The game is kept."),
]


@pytest.mark.asyncio
async def test_pages_over_the_table_open_and_close(tmp_path: Path) -> None:
    session = make_local_session(preset="first-game", seed=3, bot="charter")
    async with open_table_screen(session, tmp_path) as (app, pilot):
        await answer_questions(app, pilot, session, 2)
        before = screen_text(app)
        for key, words in DIALOGS:
            await pilot.press(key)
            await wait_for_text(pilot, words)
            assert isinstance(app.screen, PagerScreen | CardHelpScreen | SelectPrompt), key
            await pilot.press("escape")
            await wait_until(pilot, lambda: screen_text(app) == before)


@pytest.mark.asyncio
async def test_control_q_quits_from_anywhere(tmp_path: Path) -> None:
    session = make_local_session(preset="first-game", seed=3)
    async with open_table_screen(session, tmp_path) as (app, pilot):
        await wait_for_question(pilot, session)
        await pilot.press("l")
        await wait_until(pilot, lambda: isinstance(app.screen, PagerScreen))
        await pilot.press("ctrl+q")
        await pilot.pause()
        assert not app.is_running


@pytest.mark.asyncio
async def test_clicking_on_a_card_explains_it(tmp_path: Path) -> None:
    session = make_local_session(preset="first-game", seed=3)
    async with open_table_screen(session, tmp_path) as (app, pilot):
        await wait_for_question(pilot, session)
        column = screen_rows(app)[1].index("King")
        await pilot.click(offset=(column, 1))
        await wait_until(pilot, lambda: isinstance(app.screen, CardHelpScreen))
        assert "Rank 4" in screen_text(app)
        await pilot.press("escape")
        await pilot.click(offset=(60, 20))  # an empty place
        await pilot.press("1")
        await wait_for_question(pilot, session)
        assert session.state is not None
        assert session.state.own is not None
        assert session.state.own.roles  # the keys still choose


@pytest.mark.asyncio
async def test_an_answer_can_be_undone(tmp_path: Path) -> None:
    session = make_local_session(preset="first-game", seed=3, bot="charter")
    async with open_table_screen(session, tmp_path) as (app, pilot):
        for _ in range(40):
            await wait_for_question(pilot, session)
            assert session.state is not None
            asked_question = session.state.common.asked
            options_widget(app).choose(0)
            await pilot.pause()
            await wait_for_question(pilot, session)
            own = session.state.own
            is_turn = asked_question is not None and asked_question.kind == "turn"
            if is_turn and own is not None and not own.undo:
                break
        before = session.match.game.row[:]
        answers = len(session.match.answers)
        await pilot.press("u")
        await pilot.pause()
        assert len(session.match.answers) == answers - 1
        assert session.match.game.row[:] != before
        await pilot.press("u", "u", "u", "u", "u")
        assert (
            "taken back" in screen_text(app)
            or "decide" in screen_text(app)
            or "Something" in screen_text(app)
        )


@pytest.mark.asyncio
async def test_a_hint_says_what_a_bot_expects(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("citadels.session.local.HINT_BOT", "search(iterations=8)")
    session = make_local_session(preset="first-game", seed=3, bot="charter")
    async with open_table_screen(session, tmp_path) as (app, pilot):
        await wait_for_question(pilot, session)
        await pilot.press("h")
        await wait_until(pilot, lambda: isinstance(app.screen, PagerScreen))
        assert "What a bot expects" in screen_text(app)
        assert "%" in screen_text(app)


@pytest.mark.asyncio
async def test_a_bot_can_run_in_its_own_process(tmp_path: Path) -> None:
    session = make_local_session(players=2, seed=3, bot="search(iterations=2)")
    async with open_table_screen(session, tmp_path) as (app, pilot):
        await answer_questions(app, pilot, session, 2)
        assert session.match.number() > 3


@pytest.mark.asyncio
async def test_the_language_changes_at_once_and_is_saved(tmp_path: Path) -> None:
    session = make_local_session(preset="first-game", seed=3)
    async with open_table_screen(session, tmp_path) as (app, pilot):
        await wait_for_question(pilot, session)
        for number, words in enumerate(("Round 1", "Manche 1", "Раунд 1", "Раунд 1", "Рунд 1")):
            letter = {2: "g", 3: "п", 4: "п"}.get(number, "g")
            await pilot.press(letter, str(number + 1))
            assert words in screen_rows(app)[0]
        assert read_settings(make_folders(tmp_path).settings).language == "bg"


@pytest.mark.asyncio
async def test_a_small_window_states_the_size_it_needs_and_a_large_one_shows_the_log(
    tmp_path: Path,
) -> None:
    session = make_local_session(preset="first-game", seed=3)
    async with open_table_screen(session, tmp_path, size=(70, 20)) as (app, pilot):
        assert "80 columns and 24 lines" in screen_text(app)
        await pilot.resize_terminal(140, 45)
        await wait_for_question(pilot, session)
        await pilot.pause()
        assert "The deal" in screen_text(app)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "The deal" not in screen_text(app)
        assert "Which character do you choose?" in screen_text(app)


@pytest.mark.asyncio
async def test_without_colour_symbols_still_show_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    session = make_local_session(preset="first-game", seed=3)
    async with open_table_screen(session, tmp_path) as (app, pilot):
        await wait_for_question(pilot, session)
        colours = {
            segment.style.color.get_truecolor()
            for strip in app.screen._compositor.render_strips()
            for segment in strip.apply_filter(app._filters[0], app.background_colors[0]) or []
            if segment.style is not None and segment.style.color is not None
        }
        assert all(red == green == blue for red, green, blue in colours)
        text = screen_text(app)
        assert "▶" in text
        assert "›1" in text
        assert "T Market 2" in text


@pytest.mark.asyncio
@pytest.mark.parametrize("seed", [1, 2])
async def test_hidden_information_does_not_change_the_screen(seed: int, tmp_path: Path) -> None:
    session = make_local_session(seed=seed)
    rng = SeededRandom(seed)
    async with open_table_screen(session, tmp_path) as (app, pilot):
        for _ in range(9):
            await answer_questions(app, pilot, session, 1 + rng.randbelow(3))
            game, before, state = session.match.game, screen_text(app), session.state
            session.match.game = redeal(game, session.seat, rng)
            session._refresh()
            app.refresh_screens()
            await pilot.pause()
            assert screen_text(app) == before
            assert session.state == state
            session.match.game = game
            session._refresh()


@pytest.mark.asyncio
@pytest.mark.parametrize("language", LANGUAGES[1:4:2])
async def test_the_start_screen_sets_up_a_game(language: str, tmp_path: Path) -> None:
    app = CitadelsApp(make_folders(tmp_path), language)
    async with app.run_test(size=(80, 24)) as pilot:
        await wait_until(pilot, lambda: isinstance(app.screen, StartScreen))
        app.settings.pace = 0
        await pilot.press("down", "right")  # the book
        await pilot.press("down", "right", "right")  # the players
        await pilot.press("down", "left", "down", "left", "up", "up", "up", "up", "enter")
        await wait_until(pilot, lambda: isinstance(app.screen, TableScreen))
        assert isinstance(app.session, LocalSession)
        assert app.session.table.setup.profile == "classic-en"
        assert app.session.table.setup.players == 6
        assert set(app.session.match.header.bots[1:]) == {"rush"}
        await wait_for_question(pilot, app.session)
        assert all(len(row) == 80 for row in screen_rows(app))


@pytest.mark.asyncio
async def test_rows_of_the_start_screen_can_be_clicked(tmp_path: Path) -> None:
    app = CitadelsApp(make_folders(tmp_path), "en")
    async with app.run_test(size=(80, 24)) as pilot:
        await wait_until(pilot, lambda: isinstance(app.screen, StartScreen))
        rows = screen_rows(app)
        line = next(index for index, row in enumerate(rows) if "‹ 4 ›" in row)
        await pilot.click(offset=(rows[line].index("›"), line))
        assert "‹ 5 ›" in screen_rows(app)[line]
        await pilot.click(offset=(rows[line].index("‹"), line))
        assert "‹ 4 ›" in screen_rows(app)[line]
