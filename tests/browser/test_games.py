"""Whole games in Chromium: two people in two browsers, and bots in the other seats."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from citadels.engine.answers.codec import verb_of
from citadels.engine.codes import BUILD
from tests.browser.support.page_driver import LAPTOP, PHONE, PageDriver
from tests.browser.support.server_process import ServerProcess
from tests.browser.support.tab import TIMEOUT_MS
from tests.browser.support.table_setup import open_table
from tests.properties.random_games import SeededRandom

IS_LONG_RUN: Final = os.environ.get("CITADELS_LONG") == "1"
PROFILES: Final = ("2016", "classic-en", "classic-ru", "classic-fr")
MAX_ANSWERS: Final = 1_000  # players who build when they can finish long before
POLL_INTERVAL_MS: Final = 20
PLAYERS: Final = range(2, 9)
ALL_CASES: Final = [(players, profile) for players in PLAYERS for profile in PROFILES]
# Every number of players and every book, each pair of them with CITADELS_LONG=1 only.
SHORT_CASES: Final = [(players, PROFILES[players % len(PROFILES)]) for players in PLAYERS]


@pytest.mark.parametrize(("players", "profile"), ALL_CASES if IS_LONG_RUN else SHORT_CASES)
def test_two_people_and_bots_play_a_game_to_its_end(
    players: int, profile: str, open_page: Callable[..., PageDriver], server: ServerProcess
) -> None:
    setup = {"profile": profile, "players": players, "random": profile == "2016"}
    seats = open_table(server, ["Ann", "Bob"], setup)
    people = [open_page(LAPTOP), open_page(PHONE)]
    for seat, person in zip(seats, people, strict=True):
        seat.open_in(person)
    dice = SeededRandom(players)
    for _ in range(MAX_ANSWERS):
        player = _asked_player(people)
        if player is None:
            break
        board = player.board_state()
        builds = [option for option in board.options if verb_of(int(option)) == BUILD]
        player.press(dice.choice(builds or list(board.options)), board)
    for person in people:
        assert person.is_over()
        expect(person.page.get_by_role("dialog")).to_be_visible()


def _asked_player(people: list[PageDriver]) -> PageDriver | None:
    """Wait for a player with a question to answer; none when the game is over for all of them."""
    for _ in range(TIMEOUT_MS // POLL_INTERVAL_MS):
        for person in people:
            if person.board_state().kind:
                return person
        if all(person.is_over() for person in people):
            return None
        people[0].page.wait_for_timeout(POLL_INTERVAL_MS)
    raise AssertionError("nobody was asked anything and the game is not over")
