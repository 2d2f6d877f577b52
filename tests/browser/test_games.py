"""Whole games in Chromium: two people in two browsers, and bots in the other seats."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.tab import PATIENCE
from tests.browser.tables import open_table
from tests.browser.visitor import LAPTOP, PHONE, Visitor
from tests.properties.games import Lots

LONG: Final = os.environ.get("CITADELS_LONG") == "1"
PROFILES: Final = ("2016", "classic-en", "classic-ru", "classic-fr")
MANY: Final = 4_000  # answers; people who press anything play longer games than people do
LOOK_AGAIN: Final = 20  # milliseconds
PLAYERS: Final = range(2, 9)
ALL: Final = [(players, profile) for players in PLAYERS for profile in PROFILES]
# Every number of players and every book, each pair of them with CITADELS_LONG=1 only.
SHORT: Final = [(players, PROFILES[players % len(PROFILES)]) for players in PLAYERS]


@pytest.mark.parametrize(("players", "profile"), ALL if LONG else SHORT)
def test_two_people_and_bots_play_a_game_to_its_end(
    players: int, profile: str, visit: Callable[..., Visitor], house: House
) -> None:
    setup = {"profile": profile, "players": players, "random": profile == "2016"}
    seats = open_table(house, ["Ann", "Bob"], setup)
    people = [visit(LAPTOP), visit(PHONE)]
    for seat, person in zip(seats, people, strict=True):
        seat.take(person)
    dice = Lots(players)
    for _ in range(MANY):
        asked = _who_is_asked(people)
        if asked is None:
            break
        seen = asked.seen()
        asked.press(dice.pick(list(seen.options)), seen)
    for person in people:
        assert person.is_over()
        expect(person.page.get_by_role("dialog")).to_be_visible()


def _who_is_asked(people: list[Visitor]) -> Visitor | None:
    """Somebody with a question to answer; nobody when the game is over for all of them."""
    for _ in range(PATIENCE // LOOK_AGAIN):
        for person in people:
            if person.seen().kind:
                return person
        if all(person.is_over() for person in people):
            return None
        people[0].page.wait_for_timeout(LOOK_AGAIN)
    raise AssertionError("nobody was asked anything and the game is not over")
