"""Tables with much to see: waiting rooms, games in progress, finished games."""

from __future__ import annotations

from typing import Any, Final

from tests.browser.support.page_driver import PageDriver
from tests.browser.support.server_process import ServerProcess
from tests.browser.support.story_positions import final_positions
from tests.browser.support.table_setup import Seat, open_story_position, parse_seat

FOUR_PLAYERS: Final = """# Ann lacks two districts, and the Warlord is still to be called.
profile 2016
Ann  merchant  gold 4  hand harbor palace fortress keep  city tavern market temple manor castle
Bob  thief  gold 3  hand docks  city tavern church monastery prison trading-post
Cid  king  crown  gold 5  hand town-hall church  city manor palace cathedral market
Dan  warlord  gold 6  hand barracks castle  city fortress watchtower docks temple tavern
round 8
turn Ann

turn Ann
"""
EIGHT_PLAYERS: Final = """# As many as can play.
profile 2016
Ann  architect  gold 7  hand harbor palace fortress tavern keep  city market temple manor castle
Bob  thief  gold 3  hand docks  city tavern church monastery prison trading-post
Cid  king  crown  gold 5  hand town-hall church  city manor palace cathedral
Dan  warlord  gold 6  hand barracks  city fortress watchtower docks temple tavern
Eli  bishop  gold 1  hand market  city church monastery cathedral
Fay  assassin  gold 0  hand temple  city prison
Gus  magician  gold 12  city trading-post market docks
Hal  merchant  gold 2  hand tavern manor  city town-hall harbor tavern
round 6
turn Ann

turn Ann
"""


def open_position(server: ServerProcess, story: str) -> Seat:
    """Open a practice table at the end of a story, for its first player."""
    body = {"name": "Ann", "story": story, "seat": 0, "bots": "random"}
    return parse_seat(server.post("/api/practice", body), "Ann")


def open_waiting_room(server: ServerProcess, **changes: object) -> Seat:
    """Open a table that waits for players; return the seat of its host."""
    body = {
        "name": "Ann",
        "setup": {"profile": "2016", "players": 7},
        "bots": {"2": "beginner", "4": "beginner"},
        "clock": "live(bank=900,increment=10)",
        **changes,
    }
    return parse_seat(server.post("/api/tables", body), "Ann")


def finish_game(server: ServerProcess, driver: PageDriver) -> str:
    """Give the last answer of a game, so that its scores are shown; return the id of the game."""
    position = max(final_positions(), key=lambda candidate: len(candidate.story))
    seat = open_story_position(server, position)
    seat.open_in(driver)
    driver.wait_for_question()
    driver.press(str(position.option))
    driver.page.wait_for_selector("dialog table")
    table_info: Any = server.get(f"/api/tables/{seat.table}")
    return str(table_info["game"])
