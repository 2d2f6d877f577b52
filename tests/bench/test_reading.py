"""What the search thinks of hidden characters, told in figures."""

from __future__ import annotations

from bench.bots.reading import Reading, read, table
from tests.bots.tables import times


def test_who_knows_how_players_pick_is_surprised_less() -> None:
    plain, keen = read("belief", (0.0, 0.8), range(1, 1 + times(1, 5)))
    assert plain.asked == keen.asked > 50
    assert keen.chance > plain.chance
    assert keen.surprise < plain.surprise


def test_what_was_thought_is_told_in_rows() -> None:
    rows = table("belief", [Reading(0.0, 1200, 0.456, 0.814), Reading(0.8, 1200, 0.7, 0.4)])
    assert rows[0] == "| 4 `belief` | asked | chance of the truth | surprise |"
    assert rows[2:] == [
        "| by odds alone | 1,200 | 46 % | 0.81 |",
        "| trust 0.8 | 1,200 | 70 % | 0.40 |",
    ]
