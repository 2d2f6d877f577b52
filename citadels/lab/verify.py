"""Whether results are intact: all files exist, and replayed games give the same results."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import polars as pl
from polars.exceptions import PolarsError

from citadels.lab.play_chunk import play_chunk
from citadels.lab.store import ManifestEntry, Store, counts_table, games_table


def find_damage(store: Store) -> Iterator[str]:
    """Problems with the files of a folder that can be seen without playing."""
    for entry in store.entries.values():
        players = store.chunk(entry).condition.players
        for path, rows in zip(store.files(entry), (None, entry.games * players), strict=True):
            frame = _read_frame(path)
            if frame is None:
                yield f"{path} is missing or cannot be read"
            elif rows is not None and len(frame) != rows:
                yield f"{path} has {len(frame)} rows instead of {rows}"


def sample_entries(store: Store, count: int, seed: int) -> list[ManifestEntry]:
    """Randomly chosen chunks, or all if there are not enough."""
    entries = [store.entries[key] for key in sorted(store.entries)]
    return random.Random(seed).sample(entries, min(count, len(entries)))  # noqa: S311 - no secret


def find_difference(store: Store, entry: ManifestEntry) -> str | None:
    """Play a chunk again and return the first difference, if there is one."""
    chunk = store.chunk(entry)
    result = play_chunk(chunk)
    name = f"{entry.study}, {entry.part}, blocks from {entry.first} on"
    if result.digest != entry.digest:
        return f"{name}: the games give other results than the manifest states"
    tables = counts_table(chunk, result), games_table(chunk, result)
    for path, table in zip(store.files(entry), tables, strict=True):
        frame = _read_frame(path)
        if frame is None or not frame.equals(table):
            return f"{name}: {path} does not match the games"
    return None


def _read_frame(path: Path) -> pl.DataFrame | None:
    try:
        return pl.read_parquet(path, hive_partitioning=False)
    except (OSError, PolarsError):
        return None
