"""Tournaments: the same games in any number of processes."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import count

import pytest

from citadels.engine.game import Game
from citadels.engine.rules import Rules
from citadels.engine.scoring import VICTORY_PARTS
from citadels.engine.setup import deal, setup_from_preset
from citadels.engine.state import CROWN
from citadels.sim import tournament
from citadels.sim.executor import LocalExecutor, RunError
from citadels.sim.seatings import mixed_table, one_against_rest
from citadels.sim.seeds import answer_seed, deal_seed, mix_seed, seat_seed
from citadels.sim.tournament import GameResult, GameRunner, Plan, run_plan
from tests.sim.stub_bots import play_plan, register_bots

SETUP = setup_from_preset("2016", 4).spec()
PAIR = one_against_rest("random", "random", 4)


def without_times(results: list[GameResult]) -> list[GameResult]:
    return [replace(result, seconds=0.0) for result in results]


def test_two_processes_play_the_same_games_as_one() -> None:
    plan = Plan(SETUP, (PAIR, mixed_table(["random"] * 4)), 6, 7)
    alone = without_times(play_plan(plan))
    assert without_times(play_plan(plan, processes=2)) == alone
    assert [result.number for result in alone] == list(range(plan.games()))


def test_counts_of_two_processes_equal_those_of_one() -> None:
    plan = Plan(SETUP, (PAIR,), 4, 7, ("length", "characters"))
    sums = []
    for processes in (1, 2):
        chunk = tournament.ChunkResult()
        for part in run_plan(plan, LocalExecutor(processes)):
            chunk.add(part)
        sums.append(chunk.tallies)
    assert sums[0] == sums[1]
    assert sum(count for key, count in sums[0]["length"].items() if key[0] == "rounds") == 16


def test_another_seed_gives_other_games() -> None:
    plan = Plan(SETUP, (PAIR,), 2, 7)
    scores = [result.scores for result in play_plan(plan)]
    assert scores != [result.scores for result in play_plan(replace(plan, seed=8))]
    assert len(set(scores)) > 4


def test_a_deal_is_the_same_in_every_seating(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt: list[tuple[int, ...]] = []

    def spy(rules: Rules, seed: int) -> Game:
        game = deal(rules, seed)
        dealt.append(tuple(game.row))
        return game

    monkeypatch.setattr("citadels.sim.tournament.deal_game", spy)
    results = play_plan(Plan(SETUP, (PAIR,), 3, 7))
    assert dealt == [row for row in dealt[::4] for _ in range(4)]
    assert len(set(dealt)) == 3
    assert [result_.crown for result_ in results] == [row[CROWN] for row in dealt]


def test_the_single_bot_sits_in_every_seat_equally_often() -> None:
    seats = Counter(result.entries.index(0) for result in play_plan(Plan(SETUP, (PAIR,), 3, 7)))
    assert seats == {0: 3, 1: 3, 2: 3, 3: 3}


def test_winners_share_the_victory(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan(SETUP, (PAIR,), 5, 7)
    assert all(sum(result.shares) == pytest.approx(1) for result in play_plan(plan))
    half = VICTORY_PARTS // 2
    monkeypatch.setattr(tournament, "play_game", lambda *_: ([half, 0, half, 0], [9, 8, 9, 8]))
    assert play_plan(plan)[0].shares == (0.5, 0.0, 0.5, 0.0)


def test_every_game_number_has_its_place_in_the_plan() -> None:
    plan = Plan(SETUP, (PAIR, mixed_table(["random"] * 4)), 2, 7)
    assert plan.per_deal() == 5
    assert [plan.locate(number) for number in range(6)] == [
        (0, 0, 0),
        (0, 0, 1),
        (0, 0, 2),
        (0, 0, 3),
        (0, 1, 0),
        (1, 0, 0),
    ]


def test_bots_with_and_without_a_policy_share_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    register_bots(monkeypatch)
    plan = Plan(SETUP, (one_against_rest("thinker", "builder", 4),), 1, 7)
    assert without_times(play_plan(plan)) == without_times(play_plan(plan))
    assert [len(numbers) for numbers in GameRunner(plan).chunks()] == [1] * 4


def test_a_bot_that_fails_is_named_with_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    register_bots(monkeypatch)
    plan = Plan(SETUP, (one_against_rest("liar", "builder", 4),), 1, 7)
    with pytest.raises(RunError, match=r"game 0 \(deal 0, seed \d+, liar, .*IllegalAnswer"):
        play_plan(plan)


def test_a_stopped_run_keeps_finished_games() -> None:
    stop_calls = count()
    plan = Plan(SETUP, (PAIR,), 1000, 7)
    parts = list(run_plan(plan, LocalExecutor(1), lambda: next(stop_calls) > 10))
    numbers = [result.number for part in parts for result in part.results]
    assert numbers == list(range(len(numbers)))
    assert 0 < len(numbers) <= 11  # it checks before each game, eleven times in vain


def test_stopped_processes_deliver_finished_games() -> None:
    plan = Plan(SETUP, (PAIR,), 100_000, 7)
    got: list[GameResult] = []

    def is_enough() -> bool:
        return bool(got)

    for part in run_plan(plan, LocalExecutor(2), is_enough):
        got.extend(part.results)
    assert 0 < len(got) < plan.games()


def test_seeds_depend_only_on_their_parts() -> None:
    # Half of `b2sum -l 64`.
    assert mix_seed("deal", 1, 2) == deal_seed(1, 2) == 7218756152845263408
    seeds = {
        *(deal_seed(seed, deal) for seed in range(9) for deal in range(9)),
        *(
            seat_seed(1, deal, seat, entry)
            for deal in range(9)
            for seat in range(4)
            for entry in range(4)
        ),
        *(answer_seed(1, number) for number in range(9)),
    }
    assert len(seeds) == 81 + 144 + 9
    assert all(0 <= seed < 2**63 for seed in seeds)
