"""Chunks give the same results in one process or two, and with either engine."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from citadels import compiled_engine
from citadels.lab import study_run
from citadels.lab.play_chunk import Chunk, play_chunk
from citadels.lab.store import Store, StoreError
from citadels.lab.study import Study, StudyError, read_study
from citadels.lab.study_run import RunStats, StudyTest, chunks_of, missing_chunks, run_study
from citadels.sim import ray_executor
from citadels.sim.counters.game_results import EndlessError
from citadels.sim.executor import LocalExecutor, RunError, StoppedError, never
from citadels.sim.ray_executor import _play_unit
from citadels.sim.sprt import Hypotheses
from tests.lab.tiny_study import tiny_study


@pytest.fixture(autouse=True)
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study_run, "CHUNK_SEATS", 100)


def run_digests(study: Study, processes: int) -> dict[tuple[str, int], str]:
    pairs = LocalExecutor(processes).run(play_chunk, chunks_of(study))
    return {(chunk.condition.name, chunk.first_block): played.digest for chunk, played in pairs}


def test_the_number_of_processes_changes_nothing() -> None:
    alone = run_digests(tiny_study(), 1)
    assert len(alone) == len(set(alone.values())) == 5
    assert run_digests(tiny_study(), 2) == alone
    assert set(run_digests(tiny_study().with_seed(4), 1).values()).isdisjoint(alone.values())


def test_chunks_contain_every_game_once_in_whole_blocks() -> None:
    for games in (1, 10, 45, 101):
        study = tiny_study(games)
        chunks = chunks_of(study)
        for part in study.conditions:
            own = [chunk for chunk in chunks if chunk.condition == part]
            assert sum(chunk.games() for chunk in own) == games
            blocks = [
                b
                for chunk in own
                for b in range(chunk.first_block, chunk.first_block + chunk.blocks)
            ]
            assert blocks == list(range(part.blocks()))


def test_how_games_are_divided_into_chunks_changes_nothing() -> None:
    part = tiny_study().conditions[0]
    single_result = play_chunk(Chunk(part, 0, 5))
    results = [play_chunk(Chunk(part, block, 1)) for block in range(5)]
    assert single_result.games.tolist() == [
        row for result in results for row in result.games.tolist()
    ]
    for name, cells in single_result.cells.items():
        assert cells.tolist() == [result.cells[name][0].tolist() for result in results]


@pytest.mark.parametrize("processes", [1, 2])
def test_a_stopped_run_keeps_complete_chunks(tmp_path: Path, processes: int) -> None:
    progress: list[int] = []
    stored = Store(tmp_path)
    study = tiny_study(400)
    took = run_study(
        study, stored, LocalExecutor(processes), progress.append, lambda: len(progress) >= 2
    )
    assert 2 <= len(progress) < len(chunks_of(study))
    assert (
        took.games
        == progress[-1]
        == stored.games_played("tiny")
        == Store(tmp_path).games_played("tiny")
    )
    assert set(stored.games("tiny").collect()["part"]) <= {part.name for part in study.conditions}


MIXED_STUDY: Final = """
block = 6
[[part]]
bots = ["rush", ["charter", "random", "random"]]
players = [3]
games = 600
"""
CLEAR: Final = Hypotheses(0.34, 0.6)


def run_test(study: Study, folder: Path, processes: int, max_games: int = 9999) -> StudyTest:
    stored = Store(folder)
    stored.register(study)
    test = StudyTest(study, stored, CLEAR)
    played = [0]
    executor = LocalExecutor(processes)
    run_study(study, stored, executor, played.append, lambda: played[-1] >= max_games, test)
    return test


def test_a_study_stops_at_a_mixed_table_when_its_test_is_decided(tmp_path: Path) -> None:
    study = read_study("mixed", MIXED_STUDY)
    uniform, mixed = study.conditions
    test = run_test(study, tmp_path, 1)
    (sprt,) = test.tests.values()
    assert sprt.decision() == "at least p1"
    assert sprt.samples < mixed.blocks()
    games = Store(tmp_path).games("mixed").collect()
    played = {name: len(frame) // 3 for (name,), frame in games.group_by("part")}
    assert played[uniform.name] == 600
    assert sprt.samples * 6 <= played[mixed.name] < 600


def test_where_the_test_stops_depends_neither_on_processes_nor_on_interruptions(
    tmp_path: Path,
) -> None:
    study = read_study("mixed", MIXED_STUDY)
    name = study.conditions[1].name
    first = run_test(study, tmp_path / "first", 1).tests[name]
    second = run_test(study, tmp_path / "second", 2).tests[name]
    interrupted = run_test(study, tmp_path / "third", 1, max_games=630).tests[name]
    assert (interrupted.samples, interrupted.decision()) == (5, "open")
    resumed = run_test(study, tmp_path / "third", 1).tests[name]
    again = StudyTest(study, Store(tmp_path / "third"), CLEAR)
    assert not list(missing_chunks(study, Store(tmp_path / "third"), again))
    for other in (second, resumed, again.tests[name]):
        assert other.data("blocks") == pytest.approx(first.data("blocks"))


def test_a_test_of_damaged_results_is_refused(tmp_path: Path) -> None:
    study = read_study("mixed", MIXED_STUDY)
    run_test(study, tmp_path, 1, max_games=630)
    for path in tmp_path.glob("games/**/*.parquet"):
        path.unlink()
    with pytest.raises(StoreError, match="parquet is missing or cannot be read"):
        StudyTest(study, Store(tmp_path), CLEAR)


def test_a_test_needs_a_table_with_different_bots(tmp_path: Path) -> None:
    with pytest.raises(StudyError, match="tiny has no table with different bots to test"):
        StudyTest(tiny_study(), Store(tmp_path), CLEAR)


def test_an_interrupted_chunk_has_no_result() -> None:
    with pytest.raises(StoppedError):
        play_chunk(Chunk(tiny_study().conditions[0], 0, 2), lambda: True)


def test_an_endless_game_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(_chunk: Chunk, _stop: object) -> None:
        raise EndlessError("the game of seed 7 did not end")

    monkeypatch.setattr(study_run, "play_chunk", endless)
    with pytest.raises(RunError, match="tiny: the game of seed 7 did not end"):
        run_study(tiny_study(), Store(tmp_path), LocalExecutor(1), print, never)


def test_a_machine_with_another_engine_refuses_to_play(monkeypatch: pytest.MonkeyPatch) -> None:
    chunk = Chunk(tiny_study().conditions[0], 0, 1)
    monkeypatch.setattr(ray_executor, "_fetch", lambda play: play)
    there = _play_unit([play_chunk], chunk, compiled_engine.fingerprint())
    assert there.digest == play_chunk(chunk).digest
    with pytest.raises(RunError, match="another version of citadels"):
        _play_unit([play_chunk], chunk, "other")


def test_the_share_of_time_outside_the_engine() -> None:
    took = RunStats(100, seconds=10.0, bare_seconds=16.0)
    assert took.overhead(2) == pytest.approx(0.2)
    assert RunStats(0, 0.0, 0.0).overhead(2) == 0


def test_both_engines_give_the_same_results() -> None:
    code = (
        "from citadels.lab.play_chunk import Chunk, play_chunk\n"
        "from tests.lab.tiny_study import tiny_study\n"
        "chunks = [Chunk(condition, 0, 1) for condition in tiny_study(10).conditions]\n"
        "print(*(play_chunk(chunk).digest for chunk in chunks))\n"
    )
    process = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "CITADELS_ENGINE": "pure"},
        cwd=Path(__file__).parents[2],
    )
    here = [play_chunk(Chunk(part, 0, 1)).digest for part in tiny_study(10).conditions]
    assert process.stdout.split() == here
