"""In a search, no player's choices depend on what that player could not know."""

from __future__ import annotations

from itertools import islice
from typing import Final

import pytest

from citadels.bots.strategy.search.ismcts import Searcher
from citadels.engine.answers.codec import arg1_of, make_answer, make_use, verb_of
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
from citadels.engine.editions.registry import edition
from citadels.engine.game import Game
from citadels.engine.setup import new_game, setup_from_preset
from tests.bots.bot_games import mixed_tables, scale_minimum
from tests.bots.search_positions import (
    ITERATIONS,
    late_decision,
    make_search_bot,
    make_searcher,
    random_decisions,
)
from tests.properties.random_games import PROFILE, note_on_failure
from tests.properties.redeal import redeal

MIN_VISITS: Final = 30  # picks of one player in the same information set


def game_with(role: int) -> Game:
    """A game of four whose cast has this character."""
    setup = setup_from_preset(PROFILE, players=4)
    row = edition(PROFILE).row_of(role)
    assert row is not None
    cast = [*setup.characters]
    cast[row.rank - 1] = role
    return new_game(setup_from_preset(PROFILE, players=4, characters=tuple(cast)), seed=1)


def infosets_after(mover: int, answer: int) -> tuple[list[int], list[int]]:
    """The information set keys of four players before and after an answer."""
    _, view, knowledge = late_decision()
    searcher = make_searcher(view, knowledge, 1)
    searcher.run(1)
    before = [int(print_) for print_ in searcher.infoset_keys][:4]
    searcher._update_infosets(game_with(arg1_of(answer)), mover, answer)
    return before, [int(print_) for print_ in searcher.infoset_keys][:4]


@pytest.mark.parametrize("mover", range(4))
@pytest.mark.parametrize(
    "answer",
    [
        make_answer(PICK, KING),
        make_answer(LAY, KING),
        make_answer(MARK, KING),
        make_use(MAGISTRATE, KING),
        make_use(BLACKMAILER, KING),
    ],
    ids=["pick", "lay", "mark", "magistrate", "blackmailer"],
)
def test_a_secret_answer_changes_only_its_players_information_set(mover: int, answer: int) -> None:
    before, after = infosets_after(mover, answer)
    changed = [seat for seat in range(4) if before[seat] != after[seat]]
    assert changed == [mover]


@pytest.mark.parametrize("mover", range(4))
@pytest.mark.parametrize("namer", [ASSASSIN, THIEF, WITCH])
def test_a_public_naming_changes_all_information_sets(mover: int, namer: int) -> None:
    _, king = infosets_after(mover, make_use(namer, KING))
    before, bishop = infosets_after(mover, make_use(namer, BISHOP))
    for seat in range(4):
        assert len({before[seat], king[seat], bishop[seat]}) == 3


def test_a_player_distinguishes_its_own_answers() -> None:
    answers = [
        make_answer(PICK, KING),
        make_answer(PICK, BISHOP),
        make_answer(BUILD, KING),
        make_use(MAGISTRATE, KING),
    ]
    answers.append(make_use(MAGISTRATE, TRADER))
    assert len({infosets_after(2, answer)[1][2] for answer in answers}) == len(answers)


def find_weighted_decisions(players: int) -> set[tuple[bool, bool]]:
    """Kinds of choices in trees grown from picks: if by the searching seat, if in the draft."""
    draft = {PICK, LAY}
    table = next(iter(mixed_tables(players, 1, skip=25)))
    picks = (
        (view, knowledge)
        for _, view, knowledge in table.decisions()
        if {verb_of(answer) for answer in view.legal} <= draft and len(view.legal) > 2
    )
    kinds = set()
    for view, knowledge in islice(picks, 2):
        searcher = make_searcher(view, knowledge, 1)
        for _ in range(5 * ITERATIONS):
            searcher.run(1)
            for step in range(int(searcher.path_length)):
                verb = verb_of(searcher.tree.answer[searcher.path_edges[step]])
                kinds.add((int(searcher.path_seats[step]) == view.seat, verb in draft))
    return kinds


@pytest.mark.parametrize("players", [2, 4, 7])
def test_the_tree_has_everybodys_picks_and_the_searching_seats_turns(players: int) -> None:
    """Naming by others is not in the tree, where it would depend on the searching seat's pick."""
    assert find_weighted_decisions(players) == {(True, True), (True, False), (False, True)}


def most_picked_share(searcher: Searcher, iterations: int) -> float:
    """In nodes with many picks of others, the share of the most frequent pick."""
    tree = searcher.tree
    theirs = set()
    for _ in range(iterations):
        searcher.run(1)
        for step in range(int(searcher.path_length)):
            if int(searcher.path_seats[step]) != int(searcher.own_seat):
                theirs.add(int(searcher.path_edges[step]))
    most_visits = every = 0
    for slot in range(int(tree.slots)):
        picked, edge = [], int(tree.first_edge[slot]) - 1
        while edge >= 0:
            if edge in theirs:
                picked.append(int(tree.visits[edge]))
            edge = int(tree.next_edge[edge]) - 1
        if sum(picked) >= MIN_VISITS:
            most_visits += max(picked)
            every += sum(picked)
    assert every > MIN_VISITS
    return most_visits / every


def test_others_pick_mostly_like_quick_bots_and_explore_the_rest() -> None:
    """Pure exploration would try all their options equally; a quick bot has a favourite."""
    table = next(iter(mixed_tables(4, 1, skip=25)))
    view, knowledge = next(
        (view, knowledge)
        for _, view, knowledge in table.decisions()
        if verb_of(view.legal[0]) == PICK and len(view.legal) > 4
    )
    spec = f"search(iterations={20 * ITERATIONS},rounds=1,exploration=1000.0,noise=0)"
    searcher = make_search_bot(spec)._make_searcher(view, knowledge, 1)
    assert 0.6 < most_picked_share(searcher, 20 * ITERATIONS) < 0.95


def test_no_node_depends_on_information_hidden_from_its_player() -> None:
    """In a redealt game the player finds the same node."""
    decision_count = 0
    for table, game, view, knowledge in random_decisions(30, seldom=15):
        searcher = make_searcher(view, knowledge, 1)
        game.write_options()
        mine = searcher._infoset_key(game, view.seat)
        twin = redeal(game, view.seat, table.rng)
        twin.write_options()
        with note_on_failure(table):
            assert searcher._infoset_key(twin, view.seat) == mine
        decision_count += 1
    assert decision_count >= scale_minimum(20)
