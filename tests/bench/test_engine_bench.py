"""The benchmark measures what it claims to, and the engine has not become grossly slower.

No test here limits seconds: only ratios are checked, with a wide margin.
"""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import pytest

from bench.engine import catan, citadels_engine, history, openspiel, runner
from bench.engine.citadels_games import make_setups, play_to_middle
from bench.engine.measurement import (
    BYTES,
    DECISIONS,
    DECISIONS_PER_SECOND,
    MICROSECONDS,
    DifferentGamesError,
    Measurement,
    Measurements,
)
from bench.engine.ratios import COSTS, SPEEDS, Ratio, find_ratios, growth
from bench.engine.report import format_report
from bench.engine.stopwatch import best_seconds
from bench.engine.workload import ALL, MAIN_PLAYERS, MAIN_PROFILE, TINY
from citadels import PROFILES, compiled_engine
from citadels.engine.editions.registry import edition
from citadels.engine.names import CHARACTERS, DISTRICTS


def speed(
    engine: str, value: float, players: int = MAIN_PLAYERS, metric: str = "driven"
) -> Measurement:
    return Measurement(engine, metric, MAIN_PROFILE, players, DECISIONS_PER_SECOND, value)


def cost(engine: str, value: float, metric: str = "copy") -> Measurement:
    return Measurement(engine, metric, MAIN_PROFILE, MAIN_PLAYERS, MICROSECONDS, value)


# Figures.


def test_of_several_rounds_the_best_is_kept() -> None:
    figures = Measurements([speed("pure", 10), speed("pure", 30), speed("pure", 20)])
    assert figures.find("pure", "driven", MAIN_PROFILE, MAIN_PLAYERS) == 30
    figures = Measurements([cost("pure", 3), cost("pure", 1), cost("pure", 2)])
    assert figures.find("pure", "copy", MAIN_PROFILE, MAIN_PLAYERS) == 1


def test_rounds_that_played_different_games_are_refused() -> None:
    figures = Measurements([Measurement("pure", "driven, decisions", "2016", 4, DECISIONS, 100)])
    figures.add(Measurement("pure", "driven, decisions", "2016", 4, DECISIONS, 100))
    with pytest.raises(DifferentGamesError, match="101"):
        figures.add(Measurement("pure", "driven, decisions", "2016", 4, DECISIONS, 101))


def test_a_short_run_is_repeated_and_a_long_one_is_not() -> None:
    runs: list[int] = []

    def run() -> int:
        runs.append(0)
        return sum(range(1000))

    seconds, result = best_seconds(run, window_seconds=0.0, repeats=3)
    assert (len(runs), result) == (3, 499500)
    best_seconds(run, window_seconds=seconds * 100, repeats=1)
    assert len(runs) > 10


def test_a_threshold_reports_whether_it_is_reached() -> None:
    assert Ratio("x", 5.0, least=5).is_met
    assert not Ratio("x", 4.9, least=5).is_met
    assert Ratio("x", 0.5, most=0.5).is_met
    assert not Ratio("x", 0.6, most=0.5).is_met
    assert not Ratio("x", 0.6).is_threshold


def test_what_was_not_measured_makes_no_ratio() -> None:
    assert find_ratios(Measurements()) == []
    peer = Measurement(catan.ENGINE, "driven", catan.GAME, 4, DECISIONS_PER_SECOND, 20)
    bars = [
        ratio
        for ratio in find_ratios(Measurements([speed("pure", 100), peer]))
        if ratio.is_threshold
    ]
    assert bars == [Ratio("interpreted, driven / catanatron", 5.0, least=5)]


def test_growth_is_the_cost_with_most_players_over_that_with_fewest() -> None:
    figures = Measurements([speed("pure", 30, 2), speed("pure", 20, 4), speed("pure", 10, 8)])
    assert growth(figures, "pure", "driven") == 3
    sizes = [Measurement("pure", "memory", "2016", players, BYTES, players) for players in (2, 8)]
    assert growth(Measurements(sizes), "pure", "memory") == 4


# Workload.


def test_every_profile_is_measured() -> None:
    assert set(ALL.profiles) == set(PROFILES)


def test_the_main_case_has_every_district_and_every_character_that_four_may_use() -> None:
    setups = make_setups(MAIN_PROFILE, MAIN_PLAYERS, ALL.games)
    cast = {CHARACTERS[role] for setup in setups for role in setup.characters}
    rows = edition(MAIN_PROFILE).characters
    assert cast == {CHARACTERS[row.role] for row in rows if row.min_players <= MAIN_PLAYERS}
    assert "queen" not in cast  # from five players on
    districts = {DISTRICTS[card] for setup in setups for card in setup.districts}
    assert districts == {
        DISTRICTS[row.card] for row in edition(MAIN_PROFILE).districts if row.is_optional
    }


def test_the_middle_of_a_game_is_always_the_same() -> None:
    (setup,) = make_setups(MAIN_PROFILE, MAIN_PLAYERS, 1)
    first, second = play_to_middle(setup, 3), play_to_middle(setup, 3)
    assert list(first.game.row) == list(second.game.row)
    assert not first.game.is_over()
    assert first.view.seat == first.seat == first.game.to_move()


class CoinGame:
    """Two chance nodes and one decision, as an OpenSpiel state."""

    def __init__(self, actions: list[int] | None = None) -> None:
        self.actions = actions or []

    def current_player(self) -> int:
        return (-1, -1, 0, -4)[len(self.actions)]

    def legal_actions(self) -> list[int]:
        return [0, 1]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 0.25), (1, 0.75)]

    def apply_action(self, action: int) -> None:
        self.actions.append(action)

    def history(self) -> list[int]:
        return self.actions

    def clone(self) -> CoinGame:
        return CoinGame(self.actions[:])

    def new_initial_state(self) -> CoinGame:
        return CoinGame()

    def num_players(self) -> int:
        return 1


@pytest.mark.parametrize(
    "draw", [openspiel.draw_weighted, openspiel.draw_cumulative, openspiel.draw_uniform]
)
def test_chance_is_drawn_but_is_no_decision(draw: openspiel.Draw) -> None:
    assert openspiel.drive(CoinGame(), 5, draw) == 5
    assert len(openspiel.play_to_middle(CoinGame(), 1).history()) == 1


def test_chance_is_drawn_by_its_probabilities() -> None:
    dice = iter([percent / 100 for percent in range(100)])
    tossed = [openspiel.draw_cumulative(CoinGame(), lambda: next(dice)) for _ in range(100)]
    assert sum(tossed) == 75


# Report.


def full_run() -> Measurements:
    figures = Measurements()
    for engine, game in (("pure", "2016"), ("compiled", "2016"), ("open_spiel", "hearts")):
        for metric in SPEEDS:
            figures.add(Measurement(engine, metric, game, 4, DECISIONS_PER_SECOND, 1234567.0))
        for metric in COSTS:
            figures.add(Measurement(engine, metric, game, 4, MICROSECONDS, 0.125))
    return figures


def test_the_tables_show_bars_engines_and_costs() -> None:
    lines = [" ".join(line.split()) for line in format_report(full_run()).splitlines()]
    assert "| compiled, inside / OpenSpiel hearts | ≥ 15 | 1 | NO |" in lines
    assert "| interpreted 2016, driven | 1,234,567 | – | 0.125 | 1 | 1 | 1 |" in lines
    assert "| open_spiel hearts, driven | 1,234,567 | – | 0.125 | 1 | 1 | 1 |" in lines
    assert "| compiled, sample | 0.125 | – |" in lines


def test_a_history_entry_names_the_run_but_not_the_machine(tmp_path: Path) -> None:
    figures = full_run()
    line = history.format_line(figures, find_ratios(figures), date(2026, 1, 31))
    file = tmp_path / "history" / "engine.jsonl"
    history.append_line(line, file)
    history.append_line(line, file)
    entries = [json.loads(text) for text in file.read_text(encoding="utf-8").splitlines()]
    assert entries[0] == entries[1]
    assert set(entries[0]) == {"date", "version", "commit", "python", "figures", "ratios"}
    assert entries[0]["date"] == "2026-01-31"
    assert entries[0]["figures"]["compiled 2016"]["copy, us"] == 0.125
    assert str(runner.ROOT) not in line


def test_engines_that_are_not_there_are_named() -> None:
    missing = runner.missing_engines([runner.PURE, runner.COMPILED])
    assert missing == ["open_spiel", "catanatron", "rlcard"]


# Measurement.


def check_shape(rows: list[Measurement], engine: str) -> None:
    assert {row.engine for row in rows} == {engine}
    assert all(row.value > 0 for row in rows)
    main = {row.what for row in rows if row.players == MAIN_PLAYERS}
    assert main >= {*SPEEDS, *COSTS}
    assert {row.players for row in rows if row.what == "driven"} == set(TINY.players)


def test_the_engine_of_this_process_is_measured() -> None:
    check_shape(citadels_engine.measure(TINY), compiled_engine.active_engine())


def test_a_worker_that_fails_says_why() -> None:
    with pytest.raises(runner.WorkerError, match="no_such_module"):
        runner.run_worker(runner.Worker("nobody", "bench.engine.no_such_module"), "tiny")


RATIO_LIMITS = {
    "compiled, driven / interpreted, driven": (4.0, None),
    "compiled, inside / interpreted, driven": (8.0, None),
    "compiled, copy / interpreted, copy": (None, 0.5),
}


def find_regressions(figures: Measurements) -> list[str]:
    value_by_ratio = {ratio.text: ratio.value for ratio in find_ratios(figures)}
    wrong = [
        f"{text}: {value_by_ratio[text]:.3g}"
        for text, (minimum, maximum) in RATIO_LIMITS.items()
        if not Ratio(text, value_by_ratio[text], minimum, maximum).is_met
    ]
    for engine, metric in (("pure", "driven"), ("compiled", "driven"), ("compiled", "from copies")):
        grown = growth(figures, engine, metric)
        if grown is None or grown > 2.5:
            wrong.append(f"{engine}, {metric} grows with players: {grown}")
    return wrong


def test_nothing_has_become_grossly_slower() -> None:
    """Interpreted and compiled in turn; more rounds only if the first ones were disturbed."""
    if not compiled_engine.library_path().exists():
        pytest.skip("the engine is not compiled: run scripts/compile")
    figures = Measurements()
    for _ in range(4):
        for worker in (runner.PURE, runner.COMPILED) * 2:
            rows = runner.run_worker(worker, "tiny")
            check_shape(rows, worker.engine)
            for row in rows:
                figures.add(row)
        if not find_regressions(figures):
            break
    assert find_regressions(figures) == []
    for players in TINY.players:  # otherwise the ratios would compare different work
        key = ("driven, decisions", MAIN_PROFILE, players)
        assert figures.find("pure", *key) == figures.find("compiled", *key)
