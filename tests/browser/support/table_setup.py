"""Opens tables for people and bots through the API."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.browser.support.server_process import ServerProcess
from tests.browser.support.story_positions import StoryPosition
from tests.browser.support.tab import Tab


@dataclass(frozen=True)
class Seat:
    """A seat at a table, with its token."""

    table: str
    place: int
    token: str
    name: str

    def open_in(self, tab: Tab) -> None:
        tab.open_table(self.table, self.place, self.token, self.name)


def open_table(
    server: ServerProcess,
    people: list[str],
    setup: dict[str, Any],
    bot: str = "rush",
    clock: str = "off",
) -> list[Seat]:
    """Start a game with people in the first seats and bots in the others."""
    players = int(setup["players"])
    bots = {str(place): bot for place in range(len(people), players)}
    body = {"name": people[0], "setup": setup, "bots": bots, "clock": clock}
    opened = server.post("/api/tables", body)
    seats = [parse_seat(opened, people[0])]
    for name in people[1:]:
        joined = server.post(f"/api/tables/{seats[0].table}/seats", {"name": name})
        seats.append(parse_seat(joined, name))
    server.post(f"/api/tables/{seats[0].table}/start", {}, seats[0].token)
    return seats


def open_story_position(server: ServerProcess, position: StoryPosition) -> Seat:
    """Open a practice table at a position."""
    body = {"name": "Eve", "story": position.story, "seat": position.seat, "bots": "random"}
    return parse_seat(server.post("/api/practice", body), "Eve")


def parse_seat(data: dict[str, Any], name: str) -> Seat:
    """The seat in a response of the server."""
    return Seat(str(data["table"]["id"]), int(data["seat"]), str(data["token"]), name)
