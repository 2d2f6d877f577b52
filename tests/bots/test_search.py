"""The search is reproducible, keeps its time limit, and finds what wins."""

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
from tests.bots.bot_games import (
    mixed_tables,
    new_knowledge,
    scale_count,
    scale_minimum,
    some_cases,
    story_game,
)
from tests.bots.search_positions import (
    ITERATIONS,
    late_decision,
    make_search_bot,
    make_searcher,
    random_decisions,
)
from tests.properties.random_games import NAMES, PLAYER_COUNTS, note_on_failure

SEEDS: Final = range(scale_count(4, 10))
TOLERANCE: Final = 1e-9


def test_the_same_seed_gives_the_same_numbers() -> None:
    bot = make_search_bot(f"search(iterations={ITERATIONS})")
    differs: list[bool] = []
    for table, _, view, knowledge in random_decisions(0, seldom=250):
        with note_on_failure(table):
            first = bot.explain(view, knowledge, 5)
            assert bot.explain(view, knowledge, 5) == first
            assert first.visits == ITERATIONS
        differs.append(bot.explain(view, knowledge, 6).options != first.options)
    assert len(differs) >= scale_minimum(4)
    assert sum(differs) > len(differs) // 2, "another seed does not sample other games"


class FakeClock:
    """A clock that advances only when it is read, or by a search."""

    def __init__(self, look: float, iteration: float) -> None:
        self.now = 1000.0
        self.tick = look
        self.iteration = iteration
        self.looks: list[float] = []
        self.begun: list[float] = []  # when the search was resumed

    def perf_counter(self) -> float:
        self.now += self.tick
        self.looks.append(self.now)
        return self.now


class WatchedSearcher:
    """A searcher that takes a fixed time for its iterations."""

    def __init__(self, searcher: Searcher, clock: FakeClock) -> None:
        self._searcher = searcher
        self._clock = clock

    def run(self, iterations: int) -> None:
        assert iterations > 0
        self._clock.begun.append(self._clock.now)
        self._clock.now += iterations * self._clock.iteration
        self._searcher.run(iterations)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._searcher, name)


def watch_searchers(clock: FakeClock, monkeypatch: pytest.MonkeyPatch) -> None:
    original = SearchBot._make_searcher

    def watched(bot: SearchBot, view: SeatView, knowledge: Knowledge, seed: int) -> WatchedSearcher:
        return WatchedSearcher(original(bot, view, knowledge, seed), clock)

    monkeypatch.setattr(SearchBot, "_make_searcher", watched)
    monkeypatch.setattr(search, "time", clock)


@pytest.mark.parametrize("ms", [1, 5, 20, 100])
@pytest.mark.parametrize(("look", "iteration"), [(0.0001, 0.003), (0.002, 0.0005), (0.5, 0.001)])
def test_no_search_continues_after_its_time_is_up(
    ms: int, look: float, iteration: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, view, knowledge = late_decision()
    for method_name in ("choose", "explain"):
        clock = FakeClock(look, iteration)
        with monkeypatch.context() as patch:
            watch_searchers(clock, patch)
            bot = make_search_bot(f"search(ms={ms})")
            if method_name == "choose":
                assert bot.choose(view, knowledge, 1) in view.legal
            else:
                assert bot.explain(view, knowledge, 1).visits > 0
        deadline = clock.looks[0] + ms / 1000
        assert clock.begun, "it has not searched at all"
        assert all(start < deadline for start in clock.begun[1:])
        if ms / 1000 <= look:
            assert len(clock.begun) == 1


def test_an_explanation_uses_all_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    _, view, knowledge = late_decision()
    clock = FakeClock(0.0001, 0.002)
    watch_searchers(clock, monkeypatch)
    explanation = make_search_bot("search(ms=100)").explain(view, knowledge, 1)
    assert clock.now > clock.looks[0] + 0.080
    assert 40 <= explanation.visits <= 60


# What wins is found.


def answers_in(text: str) -> set[str]:
    """The answers of the search to the first question, for several seeds."""
    game = story_game(text)
    view = make_view(game, 0)
    bot = make_search_bot(f"search(iterations={2 * ITERATIONS})")
    answers = {bot.choose(view, new_knowledge(game, 0), seed) for seed in SEEDS}
    return {answer_text(answer, NAMES) for answer in answers}


def test_the_district_that_wins_in_the_last_turn_is_built() -> None:
    """Bob has 15 + 4 points and Ann 15: building for 1 gold does not win, building for 5 does."""
    assert answers_in(
        """Ann  warlord gold 5  hand tavern fortress  city cathedral castle manor church temple
Bob  bishop  city tavern market trading-post docks harbor watchtower prison
Cid  merchant
Dan  king
turn Ann, gathered"""
    ) == {"build fortress"}


def test_a_city_is_completed_if_that_wins() -> None:
    """Otherwise Bob, who is rich, completes a city first."""
    text = """Ann  bishop gold 1  hand tavern  city temple church monastery manor castle palace
Bob  warlord gold 9  hand fortress  city watchtower prison barracks market docks trading-post
Cid  merchant
Dan  king
turn Ann, gathered"""
    bot = make_search_bot(f"search(iterations={2 * ITERATIONS})")
    for seed in SEEDS:
        game = story_game(text)
        while not game.is_over() and game.to_move() == 0 and not game.is_complete(0):
            answer = bot.choose(make_view(game, 0), new_knowledge(game, 0), seed)
            assert answer_text(answer, NAMES) != "end"
            game.apply(answer)
        assert game.is_complete(0)


def test_the_only_character_that_the_rich_player_can_have_is_robbed() -> None:
    assert answers_in(
        """Ann  thief warlord
Bob  king      gold 12  city manor
Cid  assassin
faceup magician bishop merchant architect artist
turn Ann thief, gathered"""
    ) == {"thief king"}


# The numbers.


def test_shares_are_parts_of_one_victory() -> None:
    evaluator = Evaluator()
    for players in some_cases(PLAYER_COUNTS):
        for table in mixed_tables(players, scale_count(1, 5), skip=60):
            with note_on_failure(table):
                for game in table.play():
                    if table.rng.randbelow(4) == 0:
                        evaluator.evaluate(game)
                        shares = list(evaluator.shares)[:players]
                        assert all(0 <= share <= 1 for share in shares)
                        assert abs(sum(shares) - 1) < TOLERANCE


def test_at_the_end_the_winners_share_the_victory() -> None:
    evaluator = Evaluator()
    for players in some_cases(PLAYER_COUNTS):
        for table in mixed_tables(players, scale_count(2, 12), skip=70):
            for _ in table.play():
                pass
            evaluator.evaluate(table.game)
            with note_on_failure(table):
                assert estimated_shares(evaluator, players) == true_shares(table.game)


def estimated_shares(evaluator: Evaluator, players: int) -> list[float]:
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
def test_ties_are_broken_as_the_rules_say(
    ann: str, bob: str, cid: str, shares: list[float]
) -> None:
    game = story_game(f"Ann {ann}\nBob {bob}\nCid {cid}\nover")
    evaluator = Evaluator()
    evaluator.evaluate(game)
    assert estimated_shares(evaluator, 3) == true_shares(game) == shares


def test_an_option_is_tried_at_most_as_often_as_it_was_available() -> None:
    for table, _, view, knowledge in random_decisions(80, seldom=100):
        searcher = make_searcher(view, knowledge, 3)
        searcher.run(ITERATIONS)
        tree = searcher.tree
        with note_on_failure(table):
            for edge in range(int(tree.edge_count)):
                visits, total = int(tree.visits[edge]), tree.share_sum[edge]
                assert visits <= int(tree.availability[edge]) <= ITERATIONS
                assert -TOLERANCE <= total <= visits + TOLERANCE
            options = searcher.root_statistics()
            assert {option for option, _, _, _ in options} == set(view.legal)
            assert sum(tries for _, tries, _, _ in options) == ITERATIONS
            for _, tries, share, spread in options:
                assert 0 <= share <= 1
                assert 0 <= spread <= 0.5 + TOLERANCE, tries


def test_a_full_tree_is_searched_without_new_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "_SMALL_TREE_SLOTS", 8)
    _, view, knowledge = late_decision()
    searcher = make_searcher(view, knowledge, 3)
    searcher.run(ITERATIONS)
    assert searcher.tree.is_full()
    nodes, answers = int(searcher.tree.node_count), int(searcher.answers_played)
    assert nodes == 4
    searcher.run(ITERATIONS)
    assert int(searcher.tree.node_count) == nodes
    assert int(searcher.iterations) == 2 * ITERATIONS
    assert int(searcher.answers_played) > answers
    assert sum(tries for _, tries, _, _ in searcher.root_statistics()) == 2 * ITERATIONS
    explanation: Explanation = make_search_bot(f"search(iterations={ITERATIONS})").explain(
        view, knowledge, 3
    )
    assert explanation.answer in view.legal
