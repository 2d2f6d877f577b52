"""The bench measures what it says, and the engine has not become grossly slower.

Nothing here knows how many seconds anything may take: only ratios are looked at, with much room.
"""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import pytest

from bench.engine import catan, history, openspiel, ours, rounds
from bench.engine.clock import best_seconds
from bench.engine.figure import (
    BYTES,
    DECISIONS,
    DECISIONS_PER_SECOND,
    MICROSECONDS,
    DifferentGamesError,
    Figure,
    Figures,
)
from bench.engine.games import make_setups, middle_of
from bench.engine.ratios import COSTS, SPEEDS, Ratio, find_ratios, growth
from bench.engine.size import ALL, MAIN_PLAYERS, MAIN_PROFILE, TINY
from bench.engine.table import as_text
from citadels import PROFILES, compiled_engine
from citadels.engine.names import CHARACTERS, DISTRICTS


def speed(engine: str, value: float, players: int = MAIN_PLAYERS, what: str = "driven") -> Figure:
    return Figure(engine, what, MAIN_PROFILE, players, DECISIONS_PER_SECOND, value)


def cost(engine: str, value: float, what: str = "copy") -> Figure:
    return Figure(engine, what, MAIN_PROFILE, MAIN_PLAYERS, MICROSECONDS, value)


# The figures.


def test_of_several_rounds_the_best_is_kept() -> None:
    figures = Figures([speed("pure", 10), speed("pure", 30), speed("pure", 20)])
    assert figures.find("pure", "driven", MAIN_PROFILE, MAIN_PLAYERS) == 30
    figures = Figures([cost("pure", 3), cost("pure", 1), cost("pure", 2)])
    assert figures.find("pure", "copy", MAIN_PROFILE, MAIN_PLAYERS) == 1


def test_rounds_that_played_different_games_are_refused() -> None:
    figures = Figures([Figure("pure", "driven, decisions", "2016", 4, DECISIONS, 100)])
    figures.add(Figure("pure", "driven, decisions", "2016", 4, DECISIONS, 100))
    with pytest.raises(DifferentGamesError, match="101"):
        figures.add(Figure("pure", "driven, decisions", "2016", 4, DECISIONS, 101))


def test_a_short_run_is_repeated_and_a_long_one_is_not() -> None:
    runs: list[int] = []

    def run() -> int:
        runs.append(0)
        return sum(range(1000))

    seconds, result = best_seconds(run, window=0.0, tries=3)
    assert (len(runs), result) == (3, 499500)
    best_seconds(run, window=seconds * 100, tries=1)
    assert len(runs) > 10


def test_a_bar_tells_whether_it_is_reached() -> None:
    assert Ratio("x", 5.0, least=5).holds
    assert not Ratio("x", 4.9, least=5).holds
    assert Ratio("x", 0.5, most=0.5).holds
    assert not Ratio("x", 0.6, most=0.5).holds
    assert not Ratio("x", 0.6).is_bar


def test_what_was_not_measured_makes_no_ratio() -> None:
    assert find_ratios(Figures()) == []
    peer = Figure(catan.ENGINE, "driven", catan.GAME, 4, DECISIONS_PER_SECOND, 20)
    bars = [ratio for ratio in find_ratios(Figures([speed("pure", 100), peer])) if ratio.is_bar]
    assert bars == [Ratio("interpreted, driven / catanatron", 5.0, least=5)]


def test_growth_is_the_cost_with_most_players_over_that_with_fewest() -> None:
    figures = Figures([speed("pure", 30, 2), speed("pure", 20, 4), speed("pure", 10, 8)])
    assert growth(figures, "pure", "driven") == 3
    sizes = [Figure("pure", "memory", "2016", players, BYTES, players) for players in (2, 8)]
    assert growth(Figures(sizes), "pure", "memory") == 4


# What is played.


def test_every_profile_is_measured() -> None:
    assert set(ALL.profiles) == set(PROFILES)


def test_the_main_case_has_every_district_and_every_character_that_four_may_use() -> None:
    setups = make_setups(MAIN_PROFILE, MAIN_PLAYERS, ALL.games)
    cast = {CHARACTERS[role] for setup in setups for role in setup.characters}
    assert len(cast) == 26
    assert "queen" not in cast  # from five players on
    chosen = {DISTRICTS[card] for setup in setups for card in setup.districts}
    assert len(chosen) == 30


def test_the_middle_of_a_game_is_always_the_same() -> None:
    (setup,) = make_setups(MAIN_PROFILE, MAIN_PLAYERS, 1)
    once, again = middle_of(setup, 3), middle_of(setup, 3)
    assert list(once.game.row) == list(again.game.row)
    assert not once.game.is_over()
    assert once.view.seat == once.seat == once.game.to_move()


class Coin:
    """Two tosses of chance and one decision, in the words of OpenSpiel."""

    def __init__(self, happened: list[int] | None = None) -> None:
        self.happened = happened or []

    def current_player(self) -> int:
        return (-1, -1, 0, -4)[len(self.happened)]

    def legal_actions(self) -> list[int]:
        return [0, 1]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 0.25), (1, 0.75)]

    def apply_action(self, action: int) -> None:
        self.happened.append(action)

    def history(self) -> list[int]:
        return self.happened

    def clone(self) -> Coin:
        return Coin(self.happened[:])

    def new_initial_state(self) -> Coin:
        return Coin()

    def num_players(self) -> int:
        return 1


@pytest.mark.parametrize(
    "draw", [openspiel.draw_weighted, openspiel.draw_by_sum, openspiel.draw_evenly]
)
def test_chance_is_drawn_but_is_no_decision(draw: openspiel.Draw) -> None:
    assert openspiel.drive(Coin(), 5, draw) == 5
    assert len(openspiel.middle_of(Coin(), 1).history()) == 1


def test_chance_is_drawn_by_its_probabilities() -> None:
    dice = iter([at / 100 for at in range(100)])
    tossed = [openspiel.draw_by_sum(Coin(), lambda: next(dice)) for _ in range(100)]
    assert sum(tossed) == 75


# What is told.


def whole_run() -> Figures:
    figures = Figures()
    for engine, game in (("pure", "2016"), ("compiled", "2016"), ("open_spiel", "hearts")):
        for what in SPEEDS:
            figures.add(Figure(engine, what, game, 4, DECISIONS_PER_SECOND, 1234567.0))
        for what in COSTS:
            figures.add(Figure(engine, what, game, 4, MICROSECONDS, 0.125))
    return figures


def test_the_tables_show_bars_engines_and_costs() -> None:
    lines = [" ".join(line.split()) for line in as_text(whole_run()).splitlines()]
    assert "| compiled, inside / OpenSpiel hearts | ≥ 15 | 1 | NO |" in lines
    assert "| interpreted 2016, driven | 1,234,567 | – | 0.125 | 1 | 1 | 1 |" in lines
    assert "| open_spiel hearts, driven | 1,234,567 | – | 0.125 | 1 | 1 | 1 |" in lines
    assert "| compiled, sample | 0.125 | – |" in lines


def test_a_kept_line_tells_the_run_and_nothing_of_the_machine(tmp_path: Path) -> None:
    figures = whole_run()
    line = history.make_line(figures, find_ratios(figures), date(2026, 1, 31))
    file = tmp_path / "history" / "engine.jsonl"
    history.keep(line, file)
    history.keep(line, file)
    kept = [json.loads(text) for text in file.read_text(encoding="utf-8").splitlines()]
    assert kept[0] == kept[1]
    assert set(kept[0]) == {"date", "version", "commit", "python", "figures", "ratios"}
    assert kept[0]["date"] == "2026-01-31"
    assert kept[0]["figures"]["compiled 2016"]["copy, us"] == 0.125
    assert str(rounds.ROOT) not in line


def test_engines_that_are_not_there_are_named() -> None:
    missing = rounds.missing_engines([rounds.PURE, rounds.COMPILED])
    assert missing == ["open_spiel", "catanatron", "rlcard"]


# What is measured.


def check_shape(rows: list[Figure], engine: str) -> None:
    assert {row.engine for row in rows} == {engine}
    assert all(row.value > 0 for row in rows)
    main = {row.what for row in rows if row.players == MAIN_PLAYERS}
    assert main >= {*SPEEDS, *COSTS}
    assert {row.players for row in rows if row.what == "driven"} == set(TINY.players)


def test_the_engine_of_this_process_is_measured() -> None:
    check_shape(ours.measure(TINY), compiled_engine.active_engine())


def test_a_worker_that_fails_says_why() -> None:
    with pytest.raises(rounds.WorkerError, match="no_such_module"):
        rounds.run_worker(rounds.Worker("nobody", "bench.engine.no_such_module"), "tiny")


LIMITS = {
    "compiled, driven / interpreted, driven": (4.0, None),
    "compiled, inside / interpreted, driven": (8.0, None),
    "compiled, copy / interpreted, copy": (None, 0.5),
}


def gross_regressions(figures: Figures) -> list[str]:
    found = {ratio.text: ratio.value for ratio in find_ratios(figures)}
    wrong = [
        f"{text}: {found[text]:.3g}"
        for text, (least, most) in LIMITS.items()
        if not Ratio(text, found[text], least, most).holds
    ]
    for engine, what in (("pure", "driven"), ("compiled", "driven"), ("compiled", "from copies")):
        grown = growth(figures, engine, what)
        if grown is None or grown > 2.5:
            wrong.append(f"{engine}, {what} grows with players: {grown}")
    return wrong


def test_nothing_has_become_grossly_slower() -> None:
    """Interpreted and compiled in turn; more rounds only if the first ones were disturbed."""
    if not compiled_engine.library_path().exists():
        pytest.skip("the engine is not compiled: run scripts/compile")
    figures = Figures()
    for _ in range(4):
        for worker in (rounds.PURE, rounds.COMPILED) * 2:
            rows = rounds.run_worker(worker, "tiny")
            check_shape(rows, worker.engine)
            for row in rows:
                figures.add(row)
        if not gross_regressions(figures):
            break
    assert gross_regressions(figures) == []
    for players in TINY.players:  # else the ratios would compare different work
        key = ("driven, decisions", MAIN_PROFILE, players)
        assert figures.find("pure", *key) == figures.find("compiled", *key)
