"""Every kind of question is shown and answered, in five languages, and nothing is cut off."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from citadels.engine.names import QUESTIONS
from citadels.text import LANGUAGES, Texts
from citadels.tui.book import book_of
from citadels.tui.drawing.footing import footing
from citadels.tui.drawing.heading import heading
from citadels.tui.drawing.logs import last_lines
from citadels.tui.drawing.menu import Choice, draw_menu, make_menu
from citadels.tui.drawing.pages import cities, legend, refusals
from citadels.tui.drawing.palette import DARK
from citadels.tui.drawing.players import mine, rivals
from citadels.tui.drawing.question import question
from citadels.tui.drawing.scene import Scene
from citadels.tui.drawing.track import track
from citadels.tui.names import seat_names
from citadels.tui.places.place import Place
from citadels.tui.screens.explaining import cards_of_game, explanation
from citadels.tui.screens.table import _LEAST_OPTIONS, _LOG_ROWS
from citadels.tui.speech import Speech
from tests.browser.moments import Moment, moments
from tests.tui.looking import at_table, keys_for, options, shown, until
from tests.tui.positions import place_of

WIDTH: Final = 78
HEIGHT: Final = 24


def scene_of(place: Place, language: str) -> Scene:
    names = seat_names(place.table.seats, Texts(language))
    speech = Speech(language, names, place.table.setup.profile)
    assert place.state is not None
    book = book_of(place.table.setup)
    return Scene(place.table, place.state, place.steps, place.seat, speech, book, DARK)


def test_the_moments_have_every_kind_of_question() -> None:
    assert {moment.kind for moment in moments()} == {slug for _, _, slug in QUESTIONS}


@pytest.mark.asyncio
async def test_every_kind_of_question_is_answered_by_keys(tmp_path: Path) -> None:
    first, *others = {moment.kind: moment for moment in moments()}.values()
    async with at_table(place_of(first), tmp_path) as (app, pilot):
        for moment in (first, *others):
            place = place_of(moment)
            await app.enter(place)
            await until(pilot, lambda: bool(options(app).menu.choices))
            number = place.match.number() + 1
            for _ in range(2):  # twice if it is in a list of its own
                if place.match.number() < number:
                    await pilot.press(*_keys(options(app).menu.choices, moment.option))
                    await pilot.pause()
            assert place.match.answers[-1].answer == moment.option, moment.name()
            app.pop_screen()


def _keys(choices: list[Choice], wanted: int) -> list[str]:
    for at, choice in enumerate(choices, start=1):
        if any(option.id == wanted for option in choice.options):
            return keys_for(at, len(choices))
    raise AssertionError(f"option {wanted} is not shown")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_for_a_decision_is_in_view_at_80_by_24(language: str) -> None:
    for moment in moments():
        _check(moment, language)


def _check(moment: Moment, language: str) -> None:
    place = place_of(moment)
    scene = scene_of(place, language)
    ranks, own = track(scene, WIDTH), mine(scene, WIDTH)
    asks = question(scene, place, WIDTH, "", "")
    fixed = 2 + len(ranks) + len(own) + len(asks) + _LOG_ROWS
    others = rivals(scene, WIDTH, HEIGHT - fixed - _LEAST_OPTIONS)
    room = HEIGHT - fixed - min(len(others), HEIGHT - fixed - _LEAST_OPTIONS)
    menu = make_menu(scene, WIDTH, room)
    drawn, _ = draw_menu(scene, menu, 0)
    lines = [*ranks, *own, *asks, *others, *drawn, *last_lines(scene, WIDTH, _LOG_ROWS)]
    lines += [heading(scene, 80, 0), footing(scene, place, 80)]
    where = f"{moment.name()} {language}"
    assert max(line.cell_len for line in lines) <= 80, where
    assert len(ranks) <= 2, where
    assert not any(line.plain.endswith("…") for line in asks), where
    told = " ".join(line.plain for line in drawn).split()
    for choice in menu.choices:
        assert set(choice.text.plain.split()) <= set(told), where
    if len(scene.state.common.players) <= 4:
        assert len(drawn) <= room, where
    assert {option.id for choice in menu.choices for option in choice.options} == {
        option.id for option in (scene.own.options if scene.own else [])
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_over_the_table_can_be_said(language: str) -> None:
    for moment in moments()[::6]:
        scene = scene_of(place_of(moment), language)
        assert refusals(scene)
        assert cities(scene)
        assert legend(scene)
        for card in cards_of_game(scene):
            assert len(explanation(scene, card)) == 4


@pytest.mark.asyncio
async def test_what_is_not_possible_is_told_with_its_reason(tmp_path: Path) -> None:
    moment = next(one for one in moments() if one.kind == "turn" and one.deed == "gold")
    async with at_table(place_of(moment), tmp_path) as (app, pilot):
        await pilot.press("w")
        assert "Not possible now" in shown(app)
        await pilot.press("escape")
        assert "Not possible now" not in shown(app)
