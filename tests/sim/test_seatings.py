"""Which bot sits in which seat."""

from __future__ import annotations

from collections import Counter

import pytest

from citadels.sim.seatings import (
    SeatingError,
    cross,
    mirror,
    mixed_table,
    one_against_rest,
    split_bot_specs,
)


def test_commas_inside_brackets_do_not_separate_bots() -> None:
    assert split_bot_specs("random, search(ms=20,tries=3),rush") == [
        "random",
        "search(ms=20,tries=3)",
        "rush",
    ]


@pytest.mark.parametrize("text", ["", "random,,rush", "random,"])
def test_an_empty_entry_is_refused(text: str) -> None:
    with pytest.raises(SeatingError, match="empty entry"):
        split_bot_specs(text)


@pytest.mark.parametrize("players", range(2, 9))
def test_the_single_bot_visits_every_seat_once(players: int) -> None:
    match = one_against_rest("a", "b", players)
    assert [seating.index(0) for seating in match.seatings] == list(range(players))
    assert all(sorted(seating) == list(range(players)) for seating in match.seatings)
    assert match.sides == (0, *[1] * (players - 1))
    assert (match.bot_of(0), match.bot_of(1)) == ("a", "b")


def test_a_bot_against_copies_of_itself_still_visits_every_seat() -> None:
    assert len(one_against_rest("a", "a", 4).seatings) == 4


def test_every_bot_of_a_mixed_table_visits_every_seat_equally() -> None:
    match = mixed_table(["a", "b", "c", "d"])
    counts = Counter(
        (seat, entry) for seating in match.seatings for seat, entry in enumerate(seating)
    )
    assert set(counts.values()) == {1}
    assert len(counts) == 16


def test_equivalent_seatings_are_played_once() -> None:
    assert len(mixed_table(["a", "b", "a", "b"]).seatings) == 2
    assert len(mixed_table(["a", "a", "a"]).seatings) == 1
    assert mixed_table(["a", "b", "a", "b"]).sides == (0, 1, 0, 1)


def test_seatings_are_distinct() -> None:
    assert len(mixed_table(["a", "b", "c", "d"], every_seating=True).seatings) == 24
    match = mixed_table(["a", "a", "b", "c"], every_seating=True)
    looks = {tuple(match.bots[entry] for entry in seating) for seating in match.seatings}
    assert len(match.seatings) == len(looks) == 12


def test_the_copies_of_a_mirror_match_rotate() -> None:
    match = mirror("a", 3)
    assert match.sides == (0, 1, 2)
    assert sorted(match.seatings) == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_a_cross_table_has_every_ordered_pair() -> None:
    pairs = [(match.bots[0], match.bots[1]) for match in cross(["a", "b", "c"], 4)]
    assert sorted(pairs) == [(x, y) for x in "abc" for y in "abc" if x != y]


@pytest.mark.parametrize("bots", [["a"], ["a", "a"]])
def test_a_cross_table_needs_different_bots(bots: list[str]) -> None:
    with pytest.raises(SeatingError, match="a"):
        cross(bots, 4)


@pytest.mark.parametrize("count", [1, 9])
def test_a_table_has_two_to_eight_seats(count: int) -> None:
    with pytest.raises(SeatingError, match=f"{count} bots"):
        mixed_table(["a"] * count)
