"""Portions are the same wherever they are played: in one process, in two, by either engine."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from citadels import compiled_engine
from citadels.lab import running
from citadels.lab.cluster import _play
from citadels.lab.counting.block import EndlessError
from citadels.lab.playing import Portion, StoppedError, play_portion
from citadels.lab.running import Pool, RunError, Took, portions_of, run
from citadels.lab.store import Store
from citadels.lab.study import Study
from tests.lab.small import tiny


@pytest.fixture(autouse=True)
def small_portions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "PORTION", 100)


def never() -> bool:
    return False


def digests(study: Study, processes: int) -> dict[tuple[str, int], str]:
    pairs = Pool(processes).play(portions_of(study), never)
    return {(portion.part.name, portion.first): played.digest for portion, played in pairs}


def test_processes_change_nothing() -> None:
    alone = digests(tiny(), 1)
    assert len(alone) == len(set(alone.values())) == 5
    assert digests(tiny(), 2) == alone
    assert set(digests(tiny().seeded(4), 1).values()).isdisjoint(alone.values())


def test_portions_hold_every_game_once_in_whole_blocks() -> None:
    for games in (1, 10, 45, 101):
        study = tiny(games)
        found = portions_of(study)
        for part in study.parts:
            own = [portion for portion in found if portion.part == part]
            assert sum(portion.games() for portion in own) == games
            blocks = [b for one in own for b in range(one.first, one.first + one.blocks)]
            assert blocks == list(range(part.blocks()))


def test_how_games_are_cut_into_portions_changes_nothing() -> None:
    part = tiny().parts[0]
    whole = play_portion(Portion(part, 0, 5))
    pieces = [play_portion(Portion(part, block, 1)) for block in range(5)]
    assert whole.games.tolist() == [row for piece in pieces for row in piece.games.tolist()]
    for name, cells in whole.cells.items():
        assert cells.tolist() == [piece.cells[name][0].tolist() for piece in pieces]


@pytest.mark.parametrize("processes", [1, 2])
def test_asked_to_stop_it_keeps_what_is_whole(tmp_path: Path, processes: int) -> None:
    told: list[int] = []
    kept = Store(tmp_path)
    study = tiny(400)
    took = run(study, kept, Pool(processes), told.append, lambda: len(told) >= 2)
    assert 2 <= len(told) < len(portions_of(study))
    assert took.games == sum(told) == kept.played("tiny") == Store(tmp_path).played("tiny")
    assert set(kept.games("tiny").collect()["part"]) <= {part.name for part in study.parts}


def test_a_portion_that_is_broken_off_is_none() -> None:
    with pytest.raises(StoppedError):
        play_portion(Portion(tiny().parts[0], 0, 2), lambda: True)


def test_a_process_that_dies_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "play_portion", die)
    with pytest.raises(RunError, match="has died"):
        list(Pool(2).play(portions_of(tiny()), never))


def die(_portion: Portion) -> None:
    os._exit(1)


def test_a_game_without_end_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(_portion: Portion, _stop: object) -> None:
        raise EndlessError("the game of seed 7 did not end")

    monkeypatch.setattr(running, "play_portion", endless)
    with pytest.raises(RunError, match="tiny: the game of seed 7 did not end"):
        run(tiny(), Store(tmp_path), Pool(1), print, never)


def test_a_machine_with_another_engine_plays_nothing() -> None:
    portion = Portion(tiny().parts[0], 0, 1)
    there = _play(portion, compiled_engine.fingerprint())
    assert there.digest == play_portion(portion).digest
    with pytest.raises(RunError, match="another version of citadels"):
        _play(portion, "other")


def test_the_time_outside_the_engine() -> None:
    took = Took(100, seconds=10.0, busy=18.0, bare=16.0)
    assert took.outside(2) == pytest.approx(0.2)
    assert Took(0, 0.0, 0.0, 0.0).outside(2) == 0


def test_both_engines_give_the_same() -> None:
    code = (
        "from citadels.lab.playing import Portion, play_portion\n"
        "from tests.lab.small import tiny\n"
        "print(*(play_portion(Portion(part, 0, 1)).digest for part in tiny(10).parts))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "CITADELS_ENGINE": "pure"},
        cwd=Path(__file__).parents[2],
    )
    here = [play_portion(Portion(part, 0, 1)).digest for part in tiny(10).parts]
    assert done.stdout.split() == here
