"""Many tables stepped together play the same games as single tables."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from citadels.rl.batch_env import LEARNER, LocalBatchEnv
from citadels.rl.encoding.batch import SEED_STRIDE
from citadels.rl.learner_table import LearnerTable, TableOptions
from citadels.rl.subprocess_batch_env import SubprocessBatchEnv, WorkerError

BatchTables = LocalBatchEnv | SubprocessBatchEnv


def choose_actions(tables: BatchTables, step: int) -> list[int]:
    """A legal action for each table: now the first, now the last."""
    legal = [np.flatnonzero(mask) for mask in tables.masks]
    return [int(actions[-1 if (step + index) % 3 else 0]) for index, actions in enumerate(legal)]


def play_batch(tables: BatchTables, steps: int) -> list[tuple[bytes, ...]]:
    """Everything that can be read from the tables at each step."""
    steps_seen = []
    for step in range(steps):
        steps_seen.append(
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
        tables.step(choose_actions(tables, step))
    return steps_seen


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
    batch = LocalBatchEnv(3, options, seed=40)
    singles = [LearnerTable(options) for _ in range(3)]
    seeds = [40 + index * SEED_STRIDE for index in range(3)]
    for index, single in enumerate(singles):
        single.deal(seeds[index])
    ends = 0
    for step in range(1200):
        actions = choose_actions(batch, step)
        for index, single in enumerate(singles):
            assert batch.acting_seats[index] == single.to_move()
            assert batch.observations[index].tolist() == single.observe(single.to_move()).tolist()
            assert np.flatnonzero(batch.masks[index]).tolist() == single.legal_actions()
            single.apply_action(actions[index])
        batch.step(actions)
        for index, single in enumerate(singles):
            assert batch.terminated[index] == single.is_over()
            if single.is_over():
                ends += 1
                assert batch.rewards[index][: single.seats].tolist() == single.rewards()
                seeds[index] += 1
                single.deal(seeds[index])
        if ends >= 4:
            break
    assert ends >= 4
    assert batch.count_answers() == (step + 1) * 3


def test_the_same_tables_in_several_processes_play_the_same() -> None:
    lineup = (LEARNER, "random", "charter", LEARNER)
    alone = LocalBatchEnv(5, lineup=lineup, seed=7)
    expected = play_batch(alone, 60)
    with SubprocessBatchEnv(5, 2, lineup=lineup, seed=7) as shared:
        assert play_batch(shared, 60) == expected
        assert shared.count_answers() == alone.count_answers()


def test_bots_answer_their_own_questions_and_the_learner_sits_everywhere() -> None:
    tables = LocalBatchEnv(8, lineup=(LEARNER, "random", "random", "random"), seed=1)
    for step in range(80):
        assert tables.acting_seats.tolist() == [index % 4 for index in range(8)]
        tables.step(choose_actions(tables, step))
    assert tables.count_answers() > 80 * 8 * 2


def test_random_setups_change_between_games() -> None:
    tables = LocalBatchEnv(4, TableOptions(preset="random", players=3), seed=5)
    layout = tables.family.layout
    casts = {bytes(cast) for cast in layout.read(tables.observations, "cast")}
    assert len(casts) > 1
    second_batch = LocalBatchEnv(4, TableOptions(preset="random", players=3), seed=5)
    assert play_batch(tables, 30) == play_batch(second_batch, 30)


def make_batch() -> LocalBatchEnv:
    return LocalBatchEnv(2, seed=3)


def make_worker_batch() -> SubprocessBatchEnv:
    return SubprocessBatchEnv(2, 1, seed=3)


@pytest.mark.parametrize("make", [make_batch, make_worker_batch])
def test_an_illegal_action_changes_nothing_anywhere(make: Callable[[], BatchTables]) -> None:
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


def test_a_dead_process_is_reported() -> None:
    with SubprocessBatchEnv(2, 2, seed=3) as tables:
        actions = choose_actions(tables, 0)
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
def test_invalid_lineups_are_refused(lineup: tuple[str, ...], message: str) -> None:
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
def test_unsupported_options_of_many_tables_are_refused(
    options: TableOptions, tables: int, message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        LocalBatchEnv(tables, options)
    with pytest.raises(ValueError, match=message):
        SubprocessBatchEnv(tables, 1, options)
    with pytest.raises(ValueError, match="5 processes are not from 1 to 2"):
        SubprocessBatchEnv(2, 5)
