"""Measures the engine that runs in this process, interpreted or compiled."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable
from functools import partial

from bench.engine.citadels_games import (
    MidGame,
    deal_all,
    drive,
    make_all_rules,
    make_setups,
    play_copies,
    play_inside,
    play_to_middle,
)
from bench.engine.measurement import BYTES, Measurement
from bench.engine.stopwatch import Stopwatch
from bench.engine.workload import MAIN_PLAYERS, MAIN_PROFILE, Workload
from citadels import Game, Sampler, compiled_engine, dump, load, make_view, new_game, sample
from citadels.engine.game import NO_ANSWER

_COPIES_PER_GAME = 100  # enough to make the cost of the list negligible


def measure(workload: Workload) -> list[Measurement]:
    rows: list[Measurement] = []
    for profile in workload.profiles:
        for players in workload.players:
            stopwatch = Stopwatch(compiled_engine.active_engine(), profile, players, workload)
            rows += _speeds(stopwatch)
            if profile == MAIN_PROFILE:
                rows += _costs(stopwatch)
    return rows


def _is_main(stopwatch: Stopwatch) -> bool:
    return stopwatch.game == MAIN_PROFILE and stopwatch.players == MAIN_PLAYERS


def _speeds(stopwatch: Stopwatch) -> list[Measurement]:
    count = stopwatch.workload.games
    rules_list = make_all_rules(make_setups(stopwatch.game, stopwatch.players, count))
    repeats = stopwatch.workload.repeats if _is_main(stopwatch) else 1
    rows = stopwatch.measure_speed("driven", partial(drive, rules_list, False), count, repeats)
    # Interpreted, the engine's own loop is no faster: one try is enough to show it.
    if compiled_engine.active_engine() == compiled_engine.COMPILED or _is_main(stopwatch):
        rows += stopwatch.measure_speed("inside", partial(play_inside, rules_list), count, repeats)
        rows += stopwatch.measure_speed(
            "from copies", partial(play_copies, deal_all(rules_list)), count, repeats
        )
    if _is_main(stopwatch):
        rows += stopwatch.measure_speed("quiet", partial(drive, rules_list, True), count, repeats)
    return rows


def _costs(stopwatch: Stopwatch) -> list[Measurement]:
    count = stopwatch.workload.states
    setups = make_setups(stopwatch.game, stopwatch.players, count)
    mid_games = [play_to_middle(setup, seed) for seed, setup in enumerate(setups)]
    games = [mid_game.game for mid_game in mid_games]
    tasks: list[tuple[str, Callable[[], object]]] = [
        ("copy", partial(_copy, games)),
        ("legal", partial(_legal, games)),
        ("view", partial(_view, mid_games)),
        ("sample", partial(_sample, mid_games)),
        (
            "draw",
            partial(_draw, [Sampler(mid_game.view, mid_game.knowledge) for mid_game in mid_games]),
        ),
        ("dump", partial(_dump, games)),
        ("load", partial(_load, [dump(game) for game in games])),
        ("new game", lambda: [new_game(setup, 1) for setup in setups]),
    ]
    repeats = stopwatch.workload.repeats if _is_main(stopwatch) else 1
    rows = [stopwatch.measure_cost(metric, run, count, repeats) for metric, run in tasks]
    return [*rows, stopwatch.measurement("memory", BYTES, _bytes_per_copy(games))]


def _copy(games: list[Game]) -> None:
    for game in games:
        game.copy()


def _legal(games: list[Game]) -> None:
    for game in games:
        game.option_count = NO_ANSWER  # otherwise the cached options would be returned
        game.legal()


def _view(mid_games: list[MidGame]) -> None:
    for mid_game in mid_games:
        make_view(mid_game.game, mid_game.seat)


def _sample(mid_games: list[MidGame]) -> None:
    for mid_game in mid_games:
        sample(mid_game.view, mid_game.knowledge, 1)


def _draw(samplers: list[Sampler]) -> None:
    for sampler in samplers:
        sampler.draw(1)


def _dump(games: list[Game]) -> None:
    for game in games:
        dump(game)


def _load(dumps: list[dict[str, object]]) -> None:
    for data in dumps:
        load(data)


def _bytes_per_copy(games: list[Game]) -> float:
    """The memory that Python allocates when a game is copied: its row and its objects."""
    copies = list(games) * _COPIES_PER_GAME
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        for index, game in enumerate(copies):
            copies[index] = game.copy()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return round((after - before) / len(copies))
