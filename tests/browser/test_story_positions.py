"""Every kind of question, every power and every action, answered by pressing buttons."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from citadels.engine.editions.declarations import QUESTIONS
from citadels.engine.editions.registry import EDITIONS
from citadels.engine.names import CHARACTERS
from citadels.engine.serialization import load
from citadels.server.tables.practice import read_position
from tests.browser.support.page_driver import LAPTOP, PHONE, Device, PageDriver
from tests.browser.support.server_process import ServerProcess
from tests.browser.support.story_positions import StoryPosition, story_positions
from tests.browser.support.table_setup import open_story_position

# Characters with passive abilities: they have no button.
PASSIVE_CHARACTERS = {"bishop", "alchemist", "trader"}


@pytest.mark.parametrize(
    "position", [pytest.param(one, id=one.name()) for one in story_positions()]
)
def test_what_can_be_answered_can_be_pressed(
    position: StoryPosition, open_page: Callable[..., PageDriver], server: ServerProcess
) -> None:
    device: Device = LAPTOP if len(position.name()) % 2 else PHONE
    driver = open_page(device)
    open_story_position(server, position).open_in(driver)
    assert driver.wait_for_question()
    assert driver.question()[1] == position.kind
    _, _, saved = read_position(position.story)
    assert driver.options() == sorted(str(answer) for answer in load(saved).legal())
    driver.press(str(position.option))


def test_the_positions_have_every_question_and_every_power() -> None:
    positions = story_positions()
    assert {slug for _, _, slug in QUESTIONS} == {candidate.kind for candidate in positions}
    deeds = {candidate.action for candidate in positions} | {
        candidate.action.partition("-")[2] for candidate in positions
    }
    assert set(CHARACTERS) - deeds - PASSIVE_CHARACTERS == set()
    for book in EDITIONS:
        family = book.slug.partition("-")[0]
        assert any(candidate.family == family for candidate in positions)
