"""Whether results are what they say: files are there, and the same games give the same again."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import polars as pl
from polars.exceptions import PolarsError

from citadels.lab.playing import play_portion
from citadels.lab.store import Entry, Store, counts_table, games_table


def damages(store: Store) -> Iterator[str]:
    """What is wrong with the files of a folder, as far as it can be seen without playing."""
    for entry in store.entries.values():
        players = store.portion(entry).part.players
        for path, rows in zip(store.files(entry), (None, entry.games * players), strict=True):
            found = _read(path)
            if found is None:
                yield f"{path} is missing or cannot be read"
            elif rows is not None and len(found) != rows:
                yield f"{path} has {len(found)} rows instead of {rows}"


def some_entries(store: Store, count: int, seed: int) -> list[Entry]:
    """So many portions by lot, or all if there are no more."""
    known = [store.entries[key] for key in sorted(store.entries)]
    return random.Random(seed).sample(known, min(count, len(known)))  # noqa: S311 - no secret


def difference(store: Store, entry: Entry) -> str | None:
    """Play a portion again: what came out differently, if anything did."""
    portion = store.portion(entry)
    played = play_portion(portion)
    name = f"{entry.study}, {entry.part}, blocks from {entry.first} on"
    if played.digest != entry.digest:
        return f"{name}: the games give other results than the manifest says"
    tables = counts_table(portion, played), games_table(portion, played)
    for path, table in zip(store.files(entry), tables, strict=True):
        found = _read(path)
        if found is None or not found.equals(table):
            return f"{name}: {path} is not what the games give"
    return None


def _read(path: Path) -> pl.DataFrame | None:
    try:
        return pl.read_parquet(path, hive_partitioning=False)
    except (OSError, PolarsError):
        return None
