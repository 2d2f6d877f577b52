"""What the table knows after a swap by the Theater."""

from __future__ import annotations

from typing import Final

from citadels.engine.codes import HIDDEN, KING, NO_ROLE, NOBODY, THIEF
from citadels.engine.notation.parser import parse_stories
from citadels.engine.notation.runner import run_story
from citadels.engine.state import SWAP_OTHER, SWAP_OWNER
from citadels.engine.view import make_view

ANN, BOB, CID, DAN = range(4)
STORY: Final = """
# The owner of the Theater has chosen.
profile 2016
Ann  assassin
Bob  king  city theater
Cid  bishop
Dan  thief
selected

Bob: {said}
turn Ann
"""


def test_the_two_who_swapped_know_what_went_each_way() -> None:
    """[2016 S273] The owner and the opponent know both characters."""
    game = run_story(parse_stories(STORY.format(said="theater Dan"))[0])
    for seat in (BOB, DAN):
        view = make_view(game, seat)
        assert (view.swap_given, view.swap_taken) == (KING, THIEF)
    assert make_view(game, BOB).roles[BOB] == [THIEF]
    assert make_view(game, DAN).roles[DAN] == [KING]


def test_the_others_know_only_who_swapped() -> None:
    """[2016 S273] Nothing is revealed until it is called."""
    game = run_story(parse_stories(STORY.format(said="theater Dan"))[0])
    for seat in (ANN, CID, NOBODY):
        view = make_view(game, seat)
        assert (view.fields[SWAP_OWNER], view.fields[SWAP_OTHER]) == (BOB, DAN)
        assert (view.swap_given, view.swap_taken) == (HIDDEN, HIDDEN)
        assert (view.roles[BOB], view.roles[DAN]) == ([HIDDEN], [HIDDEN])


def test_nothing_is_known_of_a_swap_that_was_not_made() -> None:
    """[2016 S275] The owner has passed."""
    game = run_story(parse_stories(STORY.format(said="pass"))[0])
    for seat in (ANN, BOB, CID, DAN, NOBODY):
        view = make_view(game, seat)
        assert (view.fields[SWAP_OWNER], view.fields[SWAP_OTHER]) == (NOBODY, NOBODY)
        assert (view.swap_given, view.swap_taken) == (NO_ROLE, NO_ROLE)
