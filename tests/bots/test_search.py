"""The search: repeatable, in time, never by what is hidden, and not blind to what wins."""

from __future__ import annotations

from typing import Any, Final

import pytest

from citadels.bots import search
from citadels.bots.bot import Explanation
from citadels.bots.search import SearchBot
from citadels.bots.strategy.search.evaluation import Evaluator
from citadels.bots.strategy.search.ismcts import Searcher
from citadels.engine.answers.text import answer_text
from citadels.engine.game import Game
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.scoring import winners
from citadels.engine.view import SeatView, make_view
from tests.bots.searches import ITERATIONS, a_choice, moments, search_bot, searcher_for
from tests.bots.tables import (
    enough,
    fresh_mind,
    school_tables,
    some,
    story_game,
    times,
)
from tests.properties.games import NAMES, PLAYERS, noted

BY_SEED: Final = range(times(4, 10))
TINY: Final = 1e-9


def test_the_same_seed_gives_the_same_numbers() -> None:
    bot = search_bot(f"search(iterations={ITERATIONS})")
    others: list[bool] = []
    for table, _, seen, learnt in moments(0, seldom=250):
        with noted(table):
            first = bot.explain(seen, learnt, 5)
            assert bot.explain(seen, learnt, 5) == first
            assert first.visits == ITERATIONS
        others.append(bot.explain(seen, learnt, 6).options != first.options)
    assert len(others) >= enough(4)
    assert sum(others) > len(others) // 2, "another seed looks into other games"


class Clock:
    """A clock that only goes on when somebody looks at it, or searches."""

    def __init__(self, look: float, iteration: float) -> None:
        self.now = 1000.0
        self.look = look
        self.iteration = iteration
        self.looks: list[float] = []
        self.begun: list[float] = []  # when a search was told to go on

    def perf_counter(self) -> float:
        self.now += self.look
        self.looks.append(self.now)
        return self.now


class Watched:
    """A searcher that takes its time."""

    def __init__(self, searcher: Searcher, clock: Clock) -> None:
        self._searcher = searcher
        self._clock = clock

    def run(self, iterations: int) -> None:
        assert iterations > 0
        self._clock.begun.append(self._clock.now)
        self._clock.now += iterations * self._clock.iteration
        self._searcher.run(iterations)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._searcher, name)


def watched_by(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    made = SearchBot._make_searcher

    def watched(bot: SearchBot, seen: SeatView, learnt: Knowledge, seed: int) -> Watched:
        return Watched(made(bot, seen, learnt, seed), clock)

    monkeypatch.setattr(SearchBot, "_make_searcher", watched)
    monkeypatch.setattr(search, "time", clock)


@pytest.mark.parametrize("ms", [1, 5, 20, 100])
@pytest.mark.parametrize(("look", "iteration"), [(0.0001, 0.003), (0.002, 0.0005), (0.5, 0.001)])
def test_no_search_goes_on_after_the_time_is_up(
    ms: int, look: float, iteration: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, seen, learnt = a_choice()
    for asked in ("choose", "explain"):
        clock = Clock(look, iteration)
        with monkeypatch.context() as patch:
            watched_by(clock, patch)
            bot = search_bot(f"search(ms={ms})")
            if asked == "choose":
                assert bot.choose(seen, learnt, 1) in seen.legal
            else:
                assert bot.explain(seen, learnt, 1).visits > 0
        deadline = clock.looks[0] + ms / 1000
        assert clock.begun, "it has searched at least once"
        assert all(begun < deadline for begun in clock.begun[1:])
        if ms / 1000 <= look:
            assert len(clock.begun) == 1


def test_all_of_the_time_is_used_to_explain(monkeypatch: pytest.MonkeyPatch) -> None:
    _, seen, learnt = a_choice()
    clock = Clock(0.0001, 0.002)
    watched_by(clock, monkeypatch)
    thought = search_bot("search(ms=100)").explain(seen, learnt, 1)
    assert clock.now > clock.looks[0] + 0.080
    assert 40 <= thought.visits <= 60


# What wins is found.


def answers_to(text: str) -> set[str]:
    """What the search says to the first question, for several seeds."""
    game = story_game(text)
    seen = make_view(game, 0)
    bot = search_bot(f"search(iterations={2 * ITERATIONS})")
    given = {bot.choose(seen, fresh_mind(game, 0), seed) for seed in BY_SEED}
    return {answer_text(one, NAMES) for one in given}


def test_the_district_is_built_that_wins_the_last_turn() -> None:
    """Bob has 15 and 4 points; Ann 15: a coin more does not win, five do."""
    assert answers_to(
        """Ann  warlord gold 5  hand tavern fortress  city cathedral castle manor church temple
Bob  bishop  city tavern market trading-post docks harbor watchtower prison
Cid  merchant
Dan  king
turn Ann, gathered"""
    ) == {"build fortress"}


def test_a_city_is_completed_where_that_wins() -> None:
    """Otherwise Bob, who is rich, is the first."""
    text = """Ann  bishop gold 1  hand tavern  city temple church monastery manor castle palace
Bob  warlord gold 9  hand fortress  city watchtower prison barracks market docks trading-post
Cid  merchant
Dan  king
turn Ann, gathered"""
    bot = search_bot(f"search(iterations={2 * ITERATIONS})")
    for seed in BY_SEED:
        game = story_game(text)
        while not game.is_over() and game.to_move() == 0 and not game.is_complete(0):
            given = bot.choose(make_view(game, 0), fresh_mind(game, 0), seed)
            assert answer_text(given, NAMES) != "end"
            game.apply(given)
        assert game.is_complete(0)


def test_the_only_one_who_can_have_the_gold_is_robbed() -> None:
    assert answers_to(
        """Ann  thief warlord
Bob  king      gold 12  city manor
Cid  assassin
faceup magician bishop merchant architect artist
turn Ann thief, gathered"""
    ) == {"thief king"}


# The numbers.


def test_shares_are_parts_of_one_victory() -> None:
    evaluator = Evaluator()
    for players in some(PLAYERS):
        for table in school_tables(players, times(1, 5), skip=60):
            with noted(table):
                for game in table.steps():
                    if table.lots.below(4) == 0:
                        evaluator.evaluate(game)
                        shares = list(evaluator.shares)[:players]
                        assert all(0 <= share <= 1 for share in shares)
                        assert abs(sum(shares) - 1) < TINY


def test_at_the_end_the_shares_are_those_of_the_winners() -> None:
    evaluator = Evaluator()
    for players in some(PLAYERS):
        for table in school_tables(players, times(2, 12), skip=70):
            for _ in table.steps():
                pass
            evaluator.evaluate(table.game)
            with noted(table):
                assert shares_of(evaluator, players) == true_shares(table.game)


def shares_of(evaluator: Evaluator, players: int) -> list[float]:
    return list(evaluator.shares)[:players]


def true_shares(game: Game) -> list[float]:
    won = winners(game)
    return [1 / len(won) if seat in won else 0.0 for seat in range(game.seats())]


@pytest.mark.parametrize(
    ("ann", "bob", "cid", "shares"),
    [
        ("king  city tavern", "bishop  city tavern", "merchant", [0.0, 1.0, 0.0]),
        ("king  city market", "bishop  city tavern", "merchant", [1.0, 0.0, 0.0]),
        ("city tavern", "city tavern", "city tavern", [1 / 3, 1 / 3, 1 / 3]),
        ("city tavern", "city tavern", "king", [0.5, 0.5, 0.0]),
    ],
    ids=["by rank", "by points", "all the same", "two the same"],
)
def test_equal_points_are_settled_as_the_rules_say(
    ann: str, bob: str, cid: str, shares: list[float]
) -> None:
    game = story_game(f"Ann {ann}\nBob {bob}\nCid {cid}\nover")
    evaluator = Evaluator()
    evaluator.evaluate(game)
    assert shares_of(evaluator, 3) == true_shares(game) == shares


def test_an_option_is_tried_no_oftener_than_it_was_there() -> None:
    for table, _, seen, learnt in moments(80, seldom=100):
        searcher = searcher_for(seen, learnt, 3)
        searcher.run(ITERATIONS)
        tree = searcher.tree
        with noted(table):
            for edge in range(int(tree.edge_count)):
                visits, total = int(tree.visits[edge]), tree.share_sum[edge]
                assert visits <= int(tree.availability[edge]) <= ITERATIONS
                assert -TINY <= total <= visits + TINY
            found = searcher.root_statistics()
            assert {one for one, _, _, _ in found} == set(seen.legal)
            assert sum(tries for _, tries, _, _ in found) == ITERATIONS
            for _, tries, share, spread in found:
                assert 0 <= share <= 1
                assert 0 <= spread <= 0.5 + TINY, tries


def test_a_full_tree_goes_on_without_new_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "_SMALL_TREE_SLOTS", 8)
    _, seen, learnt = a_choice()
    searcher = searcher_for(seen, learnt, 3)
    searcher.run(ITERATIONS)
    assert searcher.tree.is_full()
    nodes, answers = int(searcher.tree.node_count), int(searcher.answers_played)
    assert nodes == 4
    searcher.run(ITERATIONS)
    assert int(searcher.tree.node_count) == nodes
    assert int(searcher.iterations) == 2 * ITERATIONS
    assert int(searcher.answers_played) > answers
    assert sum(tries for _, tries, _, _ in searcher.root_statistics()) == 2 * ITERATIONS
    thought: Explanation = search_bot(f"search(iterations={ITERATIONS})").explain(seen, learnt, 3)
    assert thought.answer in seen.legal
