"""Many tables stepped together play what single ones play."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from citadels.rl.batch_env import LEARNER, LocalBatchEnv
from citadels.rl.encoding.batch import SEED_STRIDE
from citadels.rl.learner_table import LearnerTable, TableOptions
from citadels.rl.subprocess_batch_env import SubprocessBatchEnv, WorkerError

Tables = LocalBatchEnv | SubprocessBatchEnv


def first_or_last(tables: Tables, step: int) -> list[int]:
    """A legal action for each table: now the first, now the last."""
    legal = [np.flatnonzero(mask) for mask in tables.masks]
    return [int(actions[-1 if (step + at) % 3 else 0]) for at, actions in enumerate(legal)]


def course(tables: Tables, steps: int) -> list[tuple[bytes, ...]]:
    """Everything that is read from tables while they are played."""
    told = []
    for step in range(steps):
        told.append(
            tuple(
                part.tobytes()
                for part in (
                    tables.observations,
                    tables.masks,
                    tables.acting_seats,
                    tables.terminated,
                    tables.rewards,
                )
            )
        )
        tables.step(first_or_last(tables, step))
    return told


@pytest.mark.parametrize(
    "options",
    [
        TableOptions(),
        TableOptions(players=2),
        TableOptions(profile="classic-fr", players=7, margin=0.1),
    ],
    ids=["2016", "two", "classic"],
)
def test_each_table_plays_the_games_of_its_seeds(options: TableOptions) -> None:
    many = LocalBatchEnv(3, options, seed=40)
    singles = [LearnerTable(options) for _ in range(3)]
    seeds = [40 + at * SEED_STRIDE for at in range(3)]
    for at, single in enumerate(singles):
        single.deal(seeds[at])
    ends = 0
    for step in range(1200):
        actions = first_or_last(many, step)
        for at, single in enumerate(singles):
            assert many.acting_seats[at] == single.to_move()
            assert many.observations[at].tolist() == single.observe(single.to_move()).tolist()
            assert np.flatnonzero(many.masks[at]).tolist() == single.legal_actions()
            single.apply_action(actions[at])
        many.step(actions)
        for at, single in enumerate(singles):
            assert many.terminated[at] == single.is_over()
            if single.is_over():
                ends += 1
                assert many.rewards[at][: single.seats].tolist() == single.rewards()
                seeds[at] += 1
                single.deal(seeds[at])
        if ends >= 4:
            break
    assert ends >= 4
    assert many.count_answers() == (step + 1) * 3


def test_the_same_tables_in_several_processes_play_the_same() -> None:
    lineup = (LEARNER, "random", "charter", LEARNER)
    alone = LocalBatchEnv(5, lineup=lineup, seed=7)
    expected = course(alone, 60)
    with SubprocessBatchEnv(5, 2, lineup=lineup, seed=7) as shared:
        assert course(shared, 60) == expected
        assert shared.count_answers() == alone.count_answers()


def test_bots_answer_for_themselves_and_the_learner_sits_everywhere() -> None:
    tables = LocalBatchEnv(8, lineup=(LEARNER, "random", "random", "random"), seed=1)
    for step in range(80):
        assert tables.acting_seats.tolist() == [at % 4 for at in range(8)]
        tables.step(first_or_last(tables, step))
    assert tables.count_answers() > 80 * 8 * 2


def test_set_ups_by_lot_change_from_game_to_game() -> None:
    tables = LocalBatchEnv(4, TableOptions(preset="random", players=3), seed=5)
    layout = tables.family.layout
    casts = {bytes(cast) for cast in layout.read(tables.observations, "cast")}
    assert len(casts) > 1
    again = LocalBatchEnv(4, TableOptions(preset="random", players=3), seed=5)
    assert course(tables, 30) == course(again, 30)


def in_process() -> LocalBatchEnv:
    return LocalBatchEnv(2, seed=3)


def in_workers() -> SubprocessBatchEnv:
    return SubprocessBatchEnv(2, 1, seed=3)


@pytest.mark.parametrize("make", [in_process, in_workers])
def test_an_illegal_action_changes_nothing_anywhere(make: Callable[[], Tables]) -> None:
    tables = make()
    try:
        before = tables.observations.tobytes(), tables.masks.tobytes()
        good = int(np.flatnonzero(tables.masks[0])[0])
        for wrong in (-1, 0, tables.action_count):
            with pytest.raises(ValueError, match=f"action {wrong} is not legal at table 1"):
                tables.step([good, wrong])
        with pytest.raises(ValueError, match="actions are not one for each of 2 tables"):
            tables.step([good])
        assert (tables.observations.tobytes(), tables.masks.tobytes()) == before
    finally:
        if isinstance(tables, SubprocessBatchEnv):
            tables.close()


def test_a_process_that_dies_is_told_of() -> None:
    with SubprocessBatchEnv(2, 2, seed=3) as tables:
        actions = first_or_last(tables, 0)
        tables._processes[1].kill()
        tables._processes[1].join()
        with pytest.raises(WorkerError, match="has died"):
            tables.step(actions)


@pytest.mark.parametrize(
    ("lineup", "message"),
    [
        (("random",) * 4, "nobody is a learner in the lineup random, random"),
        ((LEARNER, "random"), "the lineup learner, random is not for 4 players"),
        ((LEARNER, "search", "random", "random"), "search thinks too long"),
        ((LEARNER, "sarch", "random", "random"), "no bot 'sarch'"),
    ],
)
def test_lineups_that_cannot_play(lineup: tuple[str, ...], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        LocalBatchEnv(2, lineup=lineup)


@pytest.mark.parametrize(
    ("options", "tables", "message"),
    [
        (TableOptions(beliefs=True), 2, "beliefs are not written"),
        (TableOptions(observations="float32"), 2, "write bytes"),
        (TableOptions(), 0, "0 tables are too few"),
    ],
)
def test_what_many_tables_do_not_offer(options: TableOptions, tables: int, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        LocalBatchEnv(tables, options)
    with pytest.raises(ValueError, match=message):
        SubprocessBatchEnv(tables, 1, options)
    with pytest.raises(ValueError, match="5 processes are not from 1 to 2"):
        SubprocessBatchEnv(2, 5)
