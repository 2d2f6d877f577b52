"""Many observers: in a search nobody knows, or goes by, what that player could not know."""

from __future__ import annotations

from itertools import islice
from typing import Final

import pytest

from citadels.bots.strategy.search.ismcts import Searcher
from citadels.engine.answers.codec import make_answer, make_use, verb_of
from citadels.engine.codes import (
    ASSASSIN,
    BISHOP,
    BLACKMAILER,
    BUILD,
    KING,
    LAY,
    MAGISTRATE,
    MARK,
    PICK,
    THIEF,
    TRADER,
    WITCH,
)
from tests.bots.searches import ITERATIONS, a_choice, moments, search_bot, searcher_for
from tests.bots.tables import enough, school_tables
from tests.properties.games import noted
from tests.properties.redeal import redealt

OFTEN: Final = 30  # picks of one player who has seen the same


def prints_after(mover: int, given: int) -> tuple[list[int], list[int]]:
    """The fingerprints of four players before and after an answer."""
    _, seen, learnt = a_choice()
    searcher = searcher_for(seen, learnt, 1)
    searcher.run(1)
    before = [int(print_) for print_ in searcher.infoset_keys][:4]
    searcher._update_infosets(mover, given, 4)
    return before, [int(print_) for print_ in searcher.infoset_keys][:4]


@pytest.mark.parametrize("mover", range(4))
@pytest.mark.parametrize(
    "given",
    [
        make_answer(PICK, KING),
        make_answer(LAY, KING),
        make_answer(MARK, KING),
        make_use(MAGISTRATE, KING),
        make_use(BLACKMAILER, KING),
    ],
    ids=["pick", "lay", "mark", "magistrate", "blackmailer"],
)
def test_what_is_done_in_secret_changes_the_mind_of_nobody_else(mover: int, given: int) -> None:
    before, after = prints_after(mover, given)
    changed = [seat for seat in range(4) if before[seat] != after[seat]]
    assert changed == [mover]


@pytest.mark.parametrize("mover", range(4))
@pytest.mark.parametrize("namer", [ASSASSIN, THIEF, WITCH])
def test_a_name_that_all_can_hear_is_remembered_by_all(mover: int, namer: int) -> None:
    _, king = prints_after(mover, make_use(namer, KING))
    before, bishop = prints_after(mover, make_use(namer, BISHOP))
    for seat in range(4):
        assert len({before[seat], king[seat], bishop[seat]}) == 3


def test_a_player_tells_its_own_answers_apart() -> None:
    given = [
        make_answer(PICK, KING),
        make_answer(PICK, BISHOP),
        make_answer(BUILD, KING),
        make_use(MAGISTRATE, KING),
    ]
    given.append(make_use(MAGISTRATE, TRADER))
    assert len({prints_after(2, one)[1][2] for one in given}) == len(given)


def weighed(players: int) -> set[tuple[bool, bool]]:
    """Of the choices in trees grown from picks: whether the own seat's, whether in the draft."""
    draft = {PICK, LAY}
    table = next(iter(school_tables(players, 1, skip=25)))
    picks = (
        (seen, learnt)
        for _, seen, learnt in table.moments()
        if {verb_of(one) for one in seen.legal} <= draft and len(seen.legal) > 2
    )
    found = set()
    for seen, learnt in islice(picks, 2):
        searcher = searcher_for(seen, learnt, 1)
        for _ in range(5 * ITERATIONS):
            searcher.run(1)
            for step in range(int(searcher.path_length)):
                verb = verb_of(searcher.tree.answer[searcher.path_edges[step]])
                found.add((int(searcher.path_seats[step]) == seen.seat, verb in draft))
    return found


@pytest.mark.parametrize("players", [2, 4, 7])
def test_everybody_weighs_the_picks_and_the_own_seat_its_turns(players: int) -> None:
    """Nobody else's naming is in the tree, where it would follow what the seat picks there."""
    assert weighed(players) == {(True, True), (True, False), (False, True)}


def most_picked(searcher: Searcher, iterations: int) -> float:
    """What part of the others' picks, where they pick often, goes to the one picked most."""
    tree = searcher.tree
    theirs = set()
    for _ in range(iterations):
        searcher.run(1)
        for step in range(int(searcher.path_length)):
            if int(searcher.path_seats[step]) != int(searcher.own_seat):
                theirs.add(int(searcher.path_edges[step]))
    most = every = 0
    for at in range(int(tree.slots)):
        picked, edge = [], int(tree.first_edge[at]) - 1
        while edge >= 0:
            if edge in theirs:
                picked.append(int(tree.visits[edge]))
            edge = int(tree.next_edge[edge]) - 1
        if sum(picked) >= OFTEN:
            most += max(picked)
            every += sum(picked)
    assert every > OFTEN
    return most / every


def test_the_others_pick_mostly_as_quick_players_do_and_weigh_the_rest() -> None:
    """A search that only explores would try all their options; a quick player has its favourite."""
    table = next(iter(school_tables(4, 1, skip=25)))
    seen, learnt = next(
        (seen, learnt)
        for _, seen, learnt in table.moments()
        if verb_of(seen.legal[0]) == PICK and len(seen.legal) > 4
    )
    line = f"search(iterations={20 * ITERATIONS},rounds=1,exploration=1000.0,noise=0)"
    searcher = search_bot(line)._make_searcher(seen, learnt, 1)
    assert 0.6 < most_picked(searcher, 20 * ITERATIONS) < 0.95


def test_no_node_depends_on_what_its_player_cannot_see() -> None:
    """In a game dealt anew the player finds the same table of tries."""
    asked = 0
    for table, game, seen, learnt in moments(30, seldom=15):
        searcher = searcher_for(seen, learnt, 1)
        game.write_options()
        mine = searcher._infoset_key(game, seen.seat)
        twin = redealt(game, seen.seat, table.lots)
        twin.write_options()
        with noted(table):
            assert searcher._infoset_key(twin, seen.seat) == mine
        asked += 1
    assert asked >= enough(20)
