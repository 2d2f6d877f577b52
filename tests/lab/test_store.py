"""Results on disk: complete or absent, extended and never mixed, readable by other programs."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import polars as pl
import pytest

from citadels import compiled_engine
from citadels.lab import store, study_run
from citadels.lab.store import MANIFEST, Store, StoreError
from citadels.lab.study import condition_from_data
from citadels.lab.study_run import chunks_of, missing_chunks, run_study
from citadels.lab.verify import find_damage, find_difference, sample_entries
from citadels.sim.executor import never
from tests.lab.tiny_study import CountingPool, tiny_study


@pytest.fixture(autouse=True)
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study_run, "CHUNK_SEATS", 100)  # three blocks of three players, two of five


def ignore_progress(_games: int) -> None:
    pass


def play_study(folder: Path, games: int = 45, max_chunks: int = 1000) -> tuple[Store, int]:
    """Play a tiny study into a folder; return its store and how many chunks were played."""
    workers = CountingPool(max_chunks)
    stored = Store(folder)
    run_study(tiny_study(games), stored, workers, ignore_progress, never)
    return Store(folder), workers.chunk_count


def file_digests(stored: Store) -> dict[tuple[str, str, int], str]:
    return {key: entry.digest for key, entry in stored.entries.items()}


def test_an_interrupted_run_resumes(tmp_path: Path) -> None:
    full_store, count = play_study(tmp_path / "whole")
    assert count == len(chunks_of(tiny_study())) == 5
    half, before = play_study(tmp_path / "half", max_chunks=2)
    assert before == 2
    assert len(list(missing_chunks(tiny_study(), half))) == 3
    resumed_store, after = play_study(tmp_path / "half")
    assert after == 3
    assert file_digests(resumed_store) == file_digests(full_store)
    assert resumed_store.games_played("tiny") == 90
    for table in (Store.counts, Store.games):
        full_table, resumed_table = (
            table(stored, "tiny").collect() for stored in (full_store, resumed_store)
        )
        assert full_table.sort(full_table.columns).equals(resumed_table.sort(full_table.columns))


def test_leftovers_of_a_killed_run_are_not_read(tmp_path: Path) -> None:
    stored, _ = play_study(tmp_path, max_chunks=2)
    games = stored.games("tiny").collect().height
    folder = stored.files(next(iter(stored.entries.values())))[0].parent
    (folder / "000009.new").write_bytes(b"half of it")
    (folder / "000099.parquet").write_bytes(b"nonsense that no manifest knows")
    (tmp_path / f"{MANIFEST}.new").write_text("{", encoding="utf-8")
    reopened = Store(tmp_path)
    assert reopened.games("tiny").collect().height == games
    assert reopened.counts("tiny").collect().height
    assert play_study(tmp_path)[1] == 3


def test_results_grow_and_never_shrink(tmp_path: Path) -> None:
    large, _ = play_study(tmp_path / "large", games=75)
    grown, _ = play_study(tmp_path / "grown", games=42)
    grown, count = play_study(tmp_path / "grown", games=75)
    assert count == 2 + 2  # the last chunks of 42 games were incomplete
    assert file_digests(grown) == file_digests(large)
    assert play_study(tmp_path / "grown", games=20)[1] == 0
    assert file_digests(Store(tmp_path / "grown")) == file_digests(large)
    parts = Store(tmp_path / "grown").conditions("tiny").values()
    assert {part["games"] for part in parts} == {75}


@pytest.mark.parametrize("name", ["seed", "rate", "counters", "version", "engine"])
def test_other_games_under_the_same_name_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    play_study(tmp_path)
    study = tiny_study()
    if name == "version":
        monkeypatch.setattr(store, "__version__", "0")
    elif name == "engine":
        monkeypatch.setattr(compiled_engine, "fingerprint", lambda: "other")
    elif name == "seed":
        study = study.with_seed(4)
    elif name == "rate":
        study = replace(
            study, conditions=tuple(replace(part, rate=0.1) for part in study.conditions)
        )
    else:
        study = replace(
            study, conditions=tuple(replace(p, counters=("places",)) for p in study.conditions)
        )
    with pytest.raises(StoreError, match="has results of a different tiny"):
        run_study(study, Store(tmp_path), CountingPool(), ignore_progress, never)
    run_study(replace(study, name="other"), Store(tmp_path), CountingPool(), ignore_progress, never)
    assert set(Store(tmp_path).studies) == {"tiny", "other"}


def test_the_manifest_lists_what_was_played(tmp_path: Path) -> None:
    stored, _ = play_study(tmp_path)
    manifest = json.loads((tmp_path / MANIFEST).read_text("utf-8"))
    study = manifest["studies"]["tiny"]
    assert study["text"] == tiny_study().text
    assert len(study["hash"]) == 64
    assert study["citadels"]
    assert study["engine"]
    assert [condition_from_data(part) for part in stored.conditions("tiny").values()] == list(
        tiny_study().conditions
    )
    assert "characters=" in study["parts"]["2016-3-random-charter"]["setup"]
    assert sum(row["games"] for row in manifest["portions"]) == 90
    assert all(row["seconds"] >= row["bare"] > 0 for row in manifest["portions"])


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"form": 99}', '{"form": 1, "studies": {}, "portions": [{}]}']
)
def test_an_invalid_manifest_is_reported(tmp_path: Path, text: str) -> None:
    (tmp_path / MANIFEST).write_text(text, encoding="utf-8")
    with pytest.raises(StoreError, match=MANIFEST):
        Store(tmp_path)


def test_other_programs_read_study_and_part_from_folder_names(tmp_path: Path) -> None:
    stored, _ = play_study(tmp_path)
    files = tmp_path / "games" / "**" / "*.parquet"
    games = pl.scan_parquet(files, hive_partitioning=True).collect()
    assert set(games["study"]) == {"tiny"}
    by_part = dict(games.group_by("part").len().iter_rows())
    assert by_part == {"2016-3-random-charter": 3 * 45, "2016-5-random-charter": 5 * 45}
    won = games.group_by("part", "game").agg(pl.col("share").sum())
    assert won["share"].is_between(0.999, 1.001).all()
    counts = stored.counts("tiny").collect()
    assert {"study", "part", "block", "table", "key1", "times", "won", "points"} <= {
        *counts.columns
    }
    seats = counts.filter(pl.col("table") == "seats")
    assert seats["times"].sum() == games.height
    assert seats["points"].sum() == games["points"].sum()
    assert seats["won"].sum() == pytest.approx(90)


def test_results_can_be_checked_by_playing_again(tmp_path: Path) -> None:
    stored, _ = play_study(tmp_path)
    assert list(find_damage(stored)) == []
    entries = sample_entries(stored, 99, 1)
    assert len(entries) == 5
    assert [find_difference(stored, entry) for entry in entries] == [None] * 5
    assert sample_entries(stored, 2, 1) == sample_entries(stored, 2, 1)

    first, second, third = entries[:3]
    stored.entries[first.study, first.part, first.first] = replace(first, digest="0" * 64)
    changed = replace(first, digest="0" * 64)
    assert "other results than the manifest states" in str(find_difference(stored, changed))
    path = stored.files(second)[1]
    table = pl.read_parquet(path, hive_partitioning=False)
    table.with_columns(pl.col("points") + 1).write_parquet(path)
    assert f"{path} does not match the games" in str(find_difference(stored, second))
    assert list(find_damage(stored)) == []
    table.head(3).write_parquet(path)
    stored.files(third)[0].unlink()
    problems = list(find_damage(stored))
    assert len(problems) == 2
    assert any("has 3 rows instead of" in line for line in problems)
    assert any("is missing or cannot be read" in line for line in problems)
