"""Measures the engine that runs in this process, interpreted or compiled."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable
from functools import partial

from bench.engine.clock import Stopwatch
from bench.engine.figure import BYTES, Figure
from bench.engine.games import (
    Middle,
    drive,
    make_setups,
    make_tables,
    middle_of,
    play_copies,
    play_inside,
    start_all,
)
from bench.engine.size import MAIN_PLAYERS, MAIN_PROFILE, Size
from citadels import Game, Sampler, compiled_engine, dump, load, make_view, new_game, sample
from citadels.engine.game import NO_ANSWER

_COPIES = 100  # enough that the list of them weighs nothing


def measure(size: Size) -> list[Figure]:
    rows: list[Figure] = []
    for profile in size.profiles:
        for players in size.players:
            watch = Stopwatch(compiled_engine.active_engine(), profile, players, size)
            rows += _speeds(watch)
            if profile == MAIN_PROFILE:
                rows += _costs(watch)
    return rows


def _is_main(watch: Stopwatch) -> bool:
    return watch.game == MAIN_PROFILE and watch.players == MAIN_PLAYERS


def _speeds(watch: Stopwatch) -> list[Figure]:
    count = watch.size.games
    tables = make_tables(make_setups(watch.game, watch.players, count))
    tries = watch.size.tries if _is_main(watch) else 1
    rows = watch.speed("driven", partial(drive, tables, False), count, tries)
    # Interpreted, the engine's own loop is no faster: once is enough to show it.
    if compiled_engine.active_engine() == compiled_engine.COMPILED or _is_main(watch):
        rows += watch.speed("inside", partial(play_inside, tables), count, tries)
        rows += watch.speed("from copies", partial(play_copies, start_all(tables)), count, tries)
    if _is_main(watch):
        rows += watch.speed("quiet", partial(drive, tables, True), count, tries)
    return rows


def _costs(watch: Stopwatch) -> list[Figure]:
    count = watch.size.states
    setups = make_setups(watch.game, watch.players, count)
    middles = [middle_of(setup, seed) for seed, setup in enumerate(setups)]
    games = [middle.game for middle in middles]
    work: list[tuple[str, Callable[[], object]]] = [
        ("copy", partial(_copy, games)),
        ("legal", partial(_legal, games)),
        ("view", partial(_view, middles)),
        ("sample", partial(_sample, middles)),
        ("draw", partial(_draw, [Sampler(middle.view, middle.learnt) for middle in middles])),
        ("dump", partial(_dump, games)),
        ("load", partial(_load, [dump(game) for game in games])),
        ("new game", lambda: [new_game(setup, 1) for setup in setups]),
    ]
    tries = watch.size.tries if _is_main(watch) else 1
    rows = [watch.cost(what, run, count, tries) for what, run in work]
    return [*rows, watch.figure("memory", BYTES, _bytes_of_a_copy(games))]


def _copy(games: list[Game]) -> None:
    for game in games:
        game.copy()


def _legal(games: list[Game]) -> None:
    for game in games:
        game.option_count = NO_ANSWER  # or the options of the last time would be handed out
        game.legal()


def _view(middles: list[Middle]) -> None:
    for middle in middles:
        make_view(middle.game, middle.seat)


def _sample(middles: list[Middle]) -> None:
    for middle in middles:
        sample(middle.view, middle.learnt, 1)


def _draw(samplers: list[Sampler]) -> None:
    for sampler in samplers:
        sampler.draw(1)


def _dump(games: list[Game]) -> None:
    for game in games:
        dump(game)


def _load(saved: list[dict[str, object]]) -> None:
    for data in saved:
        load(data)


def _bytes_of_a_copy(games: list[Game]) -> float:
    """What Python sets aside when a game is copied: its row and its objects."""
    kept = list(games) * _COPIES
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        for index, game in enumerate(kept):
            kept[index] = game.copy()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return round((after - before) / len(kept))
