"""Tables for people and bots, opened without the browser."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.browser.house import House
from tests.browser.moments import Moment
from tests.browser.tab import Tab


@dataclass(frozen=True)
class Seat:
    """A place at a table, with what opens it."""

    table: str
    place: int
    token: str
    name: str

    def take(self, tab: Tab) -> None:
        tab.sit(self.table, self.place, self.token, self.name)


def open_table(
    house: House, people: list[str], setup: dict[str, Any], bot: str = "rush", clock: str = "off"
) -> list[Seat]:
    """A game that has begun: the people in the first places, bots in the others."""
    players = int(setup["players"])
    bots = {str(place): bot for place in range(len(people), players)}
    body = {"name": people[0], "setup": setup, "bots": bots, "clock": clock}
    opened = house.post("/api/tables", body)
    seats = [seat_of(opened, people[0])]
    for name in people[1:]:
        joined = house.post(f"/api/tables/{seats[0].table}/seats", {"name": name})
        seats.append(seat_of(joined, name))
    house.post(f"/api/tables/{seats[0].table}/start", {}, seats[0].token)
    return seats


def open_moment(house: House, moment: Moment) -> Seat:
    """A practice table at the question of a moment."""
    body = {"name": "Eve", "story": moment.story, "seat": moment.seat, "bots": "random"}
    return seat_of(house.post("/api/practice", body), "Eve")


def seat_of(told: dict[str, Any], name: str) -> Seat:
    """The place that the server has given."""
    return Seat(str(told["table"]["id"]), int(told["seat"]), str(told["token"]), name)
