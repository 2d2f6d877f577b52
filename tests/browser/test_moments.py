"""Every kind of question, every power and every action, done by pressing things in the page."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from citadels.engine.editions.registry import EDITIONS
from citadels.engine.names import CHARACTERS, QUESTIONS
from citadels.engine.serialization import load
from citadels.server.tables.practice import read_position
from tests.browser.house import House
from tests.browser.moments import Moment, moments
from tests.browser.tables import open_moment
from tests.browser.visitor import LAPTOP, PHONE, Look, Visitor

# What a character does by being there, or in its place in the draft: nothing to press for it.
QUIET = {"bishop", "alchemist", "trader"}


@pytest.mark.parametrize("moment", [pytest.param(one, id=one.name()) for one in moments()])
def test_what_can_be_answered_can_be_pressed(
    moment: Moment, visit: Callable[..., Visitor], house: House
) -> None:
    look: Look = LAPTOP if len(moment.name()) % 2 else PHONE
    visitor = visit(look)
    open_moment(house, moment).take(visitor)
    assert visitor.wait_until_asked()
    assert visitor.question()[1] == moment.kind
    _, _, saved = read_position(moment.story)
    assert visitor.options() == sorted(str(given) for given in load(saved).legal())
    visitor.press(str(moment.option))


def test_the_moments_show_every_question_and_every_power() -> None:
    told = moments()
    assert {slug for _, _, slug in QUESTIONS} == {one.kind for one in told}
    deeds = {one.deed for one in told} | {one.deed.partition("-")[2] for one in told}
    assert set(CHARACTERS) - deeds - QUIET == set()
    for book in EDITIONS:
        family = book.slug.partition("-")[0]
        assert any(one.book == family for one in told)
