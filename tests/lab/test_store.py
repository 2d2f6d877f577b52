"""Results on disk: whole or not there, grown and never mixed, readable by others."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import polars as pl
import pytest

from citadels import compiled_engine
from citadels.lab import running, store
from citadels.lab.checking import damages, difference, some_entries
from citadels.lab.running import missing_of, portions_of, run
from citadels.lab.store import MANIFEST, Store, StoreError
from citadels.lab.study import part_from_data
from tests.lab.small import Counted, tiny


@pytest.fixture(autouse=True)
def small_portions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "PORTION", 100)  # three blocks of three players, two of five


def never() -> bool:
    return False


def nothing(_games: int) -> None:
    pass


def played(folder: Path, games: int = 45, most: int = 1000) -> tuple[Store, int]:
    """Play a tiny study into a folder: what is there, and how many portions were played."""
    workers = Counted(most)
    kept = Store(folder)
    run(tiny(games), kept, workers, nothing, never)
    return Store(folder), workers.played


def digests(kept: Store) -> dict[tuple[str, str, int], str]:
    return {key: entry.digest for key, entry in kept.entries.items()}


def test_a_run_that_was_broken_off_goes_on_where_it_was(tmp_path: Path) -> None:
    whole, count = played(tmp_path / "whole")
    assert count == len(portions_of(tiny())) == 5
    half, before = played(tmp_path / "half", most=2)
    assert before == 2
    assert len(missing_of(tiny(), half)) == 3
    rest, after = played(tmp_path / "half")
    assert after == 3
    assert digests(rest) == digests(whole)
    assert rest.played("tiny") == 90
    for table in (Store.counts, Store.games):
        one, other = (table(kept, "tiny").collect() for kept in (whole, rest))
        assert one.sort(one.columns).equals(other.sort(one.columns))


def test_what_a_killed_run_leaves_is_not_read(tmp_path: Path) -> None:
    kept, _ = played(tmp_path, most=2)
    games = kept.games("tiny").collect().height
    folder = kept.files(next(iter(kept.entries.values())))[0].parent
    (folder / "000009.new").write_bytes(b"half of it")
    (folder / "000099.parquet").write_bytes(b"nonsense that no manifest knows")
    (tmp_path / f"{MANIFEST}.new").write_text("{", encoding="utf-8")
    again = Store(tmp_path)
    assert again.games("tiny").collect().height == games
    assert again.counts("tiny").collect().height
    assert played(tmp_path)[1] == 3


def test_results_grow_and_never_shrink(tmp_path: Path) -> None:
    large, _ = played(tmp_path / "large", games=75)
    grown, _ = played(tmp_path / "grown", games=42)
    grown, count = played(tmp_path / "grown", games=75)
    assert count == 2 + 2  # the last portions of 42 games were not whole
    assert digests(grown) == digests(large)
    assert played(tmp_path / "grown", games=20)[1] == 0
    assert digests(Store(tmp_path / "grown")) == digests(large)
    parts = Store(tmp_path / "grown").parts("tiny").values()
    assert {part["games"] for part in parts} == {75}


@pytest.mark.parametrize("name", ["seed", "rate", "counters", "version", "engine"])
def test_other_games_under_the_same_name_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    played(tmp_path)
    study = tiny()
    if name == "version":
        monkeypatch.setattr(store, "__version__", "0")
    elif name == "engine":
        monkeypatch.setattr(compiled_engine, "fingerprint", lambda: "other")
    elif name == "seed":
        study = study.seeded(4)
    elif name == "rate":
        study = replace(study, parts=tuple(replace(part, rate=0.1) for part in study.parts))
    else:
        study = replace(study, parts=tuple(replace(p, counters=("places",)) for p in study.parts))
    with pytest.raises(StoreError, match="has results of another tiny"):
        run(study, Store(tmp_path), Counted(), nothing, never)
    run(replace(study, name="other"), Store(tmp_path), Counted(), nothing, never)
    assert set(Store(tmp_path).studies) == {"tiny", "other"}


def test_the_manifest_tells_what_was_played(tmp_path: Path) -> None:
    kept, _ = played(tmp_path)
    told = json.loads((tmp_path / MANIFEST).read_text("utf-8"))
    study = told["studies"]["tiny"]
    assert study["text"] == tiny().text
    assert len(study["hash"]) == 64
    assert study["citadels"]
    assert study["engine"]
    assert [part_from_data(part) for part in kept.parts("tiny").values()] == list(tiny().parts)
    assert "characters=" in study["parts"]["2016-3-random-charter"]["setup"]
    assert sum(row["games"] for row in told["portions"]) == 90
    assert all(row["seconds"] >= row["bare"] > 0 for row in told["portions"])


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"form": 99}', '{"form": 1, "studies": {}, "portions": [{}]}']
)
def test_what_is_no_manifest_is_told(tmp_path: Path, text: str) -> None:
    (tmp_path / MANIFEST).write_text(text, encoding="utf-8")
    with pytest.raises(StoreError, match=MANIFEST):
        Store(tmp_path)


def test_others_find_study_and_part_in_the_names_of_folders(tmp_path: Path) -> None:
    kept, _ = played(tmp_path)
    files = tmp_path / "games" / "**" / "*.parquet"
    games = pl.scan_parquet(files, hive_partitioning=True).collect()
    assert set(games["study"]) == {"tiny"}
    by_part = dict(games.group_by("part").len().iter_rows())
    assert by_part == {"2016-3-random-charter": 3 * 45, "2016-5-random-charter": 5 * 45}
    won = games.group_by("part", "game").agg(pl.col("share").sum())
    assert won["share"].is_between(0.999, 1.001).all()
    counts = kept.counts("tiny").collect()
    assert {"study", "part", "block", "table", "key1", "times", "won", "points"} <= {
        *counts.columns
    }
    seats = counts.filter(pl.col("table") == "seats")
    assert seats["times"].sum() == games.height
    assert seats["points"].sum() == games["points"].sum()
    assert seats["won"].sum() == pytest.approx(90)


def test_results_can_be_checked_by_playing_again(tmp_path: Path) -> None:
    kept, _ = played(tmp_path)
    assert list(damages(kept)) == []
    entries = some_entries(kept, 99, 1)
    assert len(entries) == 5
    assert [difference(kept, entry) for entry in entries] == [None] * 5
    assert some_entries(kept, 2, 1) == some_entries(kept, 2, 1)

    first, second, third = entries[:3]
    kept.entries[first.study, first.part, first.first] = replace(first, digest="0" * 64)
    changed = replace(first, digest="0" * 64)
    assert "other results than the manifest says" in str(difference(kept, changed))
    path = kept.files(second)[1]
    table = pl.read_parquet(path, hive_partitioning=False)
    table.with_columns(pl.col("points") + 1).write_parquet(path)
    assert f"{path} is not what the games give" in str(difference(kept, second))
    assert list(damages(kept)) == []
    table.head(3).write_parquet(path)
    kept.files(third)[0].unlink()
    told = list(damages(kept))
    assert len(told) == 2
    assert any("has 3 rows instead of" in line for line in told)
    assert any("is missing or cannot be read" in line for line in told)
