"""Results on disk: Parquet files by study, condition and chunk, and a manifest of them.

    FOLDER/manifest.json
    FOLDER/counts/study=NAME/part=NAME/000000.parquet     what was counted, by block
    FOLDER/games/study=NAME/part=NAME/000000.parquet      one row for each game and seat

The folders are named as polars and DuckDB expect it (hive partitions), with `part` for a condition.
A chunk is written completely or not at all, and only then added to the manifest, so a run that was
killed resumes where it was.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final

import numpy as np
import polars as pl
from polars.exceptions import PolarsError

from citadels import __version__, compiled_engine
from citadels.engine.scoring import VICTORY_PARTS
from citadels.lab.counter_registry import COUNTERS, MAX_AXES, CountTable
from citadels.lab.play_chunk import GAME_HEADER_FIELDS, Chunk, ChunkResult, Ints
from citadels.lab.study import Condition, Study, condition_from_data

MANIFEST: Final = "manifest.json"
COUNTS: Final = "counts"
GAMES: Final = "games"
FORMAT_VERSION: Final = 1  # of the manifest and the files


class StoreError(ValueError):
    """Results that do not fit together. The message says which."""


@dataclass(frozen=True)
class ManifestEntry:
    """The row of one chunk in the manifest."""

    study: str
    part: str
    first: int
    blocks: int
    games: int
    seconds: float
    bare: float
    digest: str


class Store:
    """A folder of results."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.studies: dict[str, dict[str, Any]] = {}
        self.entries: dict[tuple[str, str, int], ManifestEntry] = {}
        path = folder / MANIFEST
        if path.exists():
            self._read_manifest(path)

    def register(self, study: Study) -> None:
        """Add a study; refuse to mix results of different games under one name."""
        declared: dict[str, Any] = {
            "hash": hashlib.sha256(study.text.encode()).hexdigest(),
            "text": study.text,
            "citadels": __version__,
            "engine": compiled_engine.fingerprint(),
            "parts": {
                condition.name: {**asdict(condition), "setup": condition.setup(0).spec()}
                for condition in study.conditions
            },
        }
        declared = json.loads(json.dumps(declared))  # as it is read back
        known = self.studies.get(study.name)
        if known is not None and _games_identity(known) != _games_identity(declared):
            raise StoreError(
                f"{self.folder} has results of a different {study.name} (other parts, version or "
                "engine); choose another folder"
            )
        for name, condition in (known or declared)["parts"].items():  # a larger number is kept
            own = declared["parts"][name]
            own["games"] = max(own["games"], condition["games"])
        self.studies[study.name] = declared
        self.folder.mkdir(parents=True, exist_ok=True)
        self._write_manifest()

    def has(self, study: Study, chunk: Chunk) -> bool:
        """Whether all games of a chunk are stored, or more."""
        entry = self.entries.get((study.name, chunk.condition.name, chunk.first_block))
        return entry is not None and entry.games >= chunk.games()

    def chunk(self, entry: ManifestEntry) -> Chunk:
        """The chunk as it was played."""
        condition = condition_from_data(self.conditions(entry.study)[entry.part])
        games = entry.first * condition.block + entry.games
        return Chunk(replace(condition, games=games), entry.first, entry.blocks)

    def files(self, entry: ManifestEntry) -> tuple[Path, Path]:
        """The files of a chunk: its counts, and its games."""
        path = Path(f"study={entry.study}", f"part={entry.part}", f"{entry.first:06}.parquet")
        return self.folder / COUNTS / path, self.folder / GAMES / path

    def write_chunk(self, study: Study, chunk: Chunk, result: ChunkResult) -> None:
        entry = ManifestEntry(
            study.name,
            chunk.condition.name,
            chunk.first_block,
            chunk.blocks,
            len(result.games),
            round(result.seconds, 3),
            round(result.bare_seconds, 3),
            result.digest,
        )
        counts, games = self.files(entry)
        _write_frame(counts_table(chunk, result), counts)
        _write_frame(games_table(chunk, result), games)
        self.entries[entry.study, entry.part, entry.first] = entry
        self._write_manifest()

    def chunk_games(self, study: Study, chunk: Chunk) -> pl.DataFrame:
        """The games of a stored chunk, by seat."""
        entry = self.entries[study.name, chunk.condition.name, chunk.first_block]
        path = self.files(entry)[1]
        try:
            return pl.read_parquet(path, hive_partitioning=False)
        except (OSError, PolarsError) as error:
            raise StoreError(f"{path} is missing or cannot be read") from error

    def counts(self, study: str) -> pl.LazyFrame:
        return self._scan(COUNTS, study)

    def games(self, study: str) -> pl.LazyFrame:
        """Every game of a study, by seat."""
        return self._scan(GAMES, study)

    def conditions(self, study: str) -> dict[str, dict[str, Any]]:
        """The conditions of a study as they were declared, by name."""
        conditions: dict[str, dict[str, Any]] = self.studies[study]["parts"]
        return conditions

    def games_played(self, study: str) -> int:
        return sum(entry.games for entry in self.entries.values() if entry.study == study)

    def _scan(self, folder_name: str, study: str) -> pl.LazyFrame:
        """The files in the manifest, without leftovers of a killed run."""
        paths = [self.files(entry) for entry in self.entries.values() if entry.study == study]
        files = [counts if folder_name == COUNTS else games for counts, games in paths]
        return pl.scan_parquet(files, hive_partitioning=True)

    def _read_manifest(self, path: Path) -> None:
        try:
            manifest = json.loads(path.read_text(encoding="utf-8"))
            if manifest["form"] != FORMAT_VERSION:
                raise StoreError(f"{path} has format {manifest['form']}, not {FORMAT_VERSION}")
            self.studies = manifest["studies"]
            for row in manifest["portions"]:
                entry = ManifestEntry(**row)
                self.entries[entry.study, entry.part, entry.first] = entry
        except (OSError, KeyError, TypeError, UnicodeError, json.JSONDecodeError) as error:
            raise StoreError(f"{path} is not a manifest of results: {error}") from error

    def _write_manifest(self) -> None:
        manifest = {
            "form": FORMAT_VERSION,
            "studies": self.studies,
            "portions": [asdict(self.entries[key]) for key in sorted(self.entries)],
        }
        temp_path = self.folder / f"{MANIFEST}.new"
        temp_path.write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")
        temp_path.replace(self.folder / MANIFEST)


def _games_identity(declared: dict[str, Any]) -> tuple[Any, ...]:
    """Everything that decides which games a study plays, except their number, which may grow."""
    conditions = {
        name: {key: value for key, value in condition.items() if key != "games"}
        for name, condition in declared["parts"].items()
    }
    return declared["citadels"], declared["engine"], conditions


def counts_table(chunk: Chunk, result: ChunkResult) -> pl.DataFrame:
    """One row for each cell that is not empty, by block: its labels and its three numbers."""
    frames = [
        _cells_table(chunk, table, result.cells[name])
        for name in chunk.condition.counters
        for table in COUNTERS[name].tables
    ]
    return pl.concat(frames) if frames else pl.DataFrame()


def _cells_table(chunk: Chunk, table: CountTable, cells: Ints) -> pl.DataFrame:
    size = table.size()
    table_cells = cells[:, table.offset : table.offset + size, :]
    block, cell = np.nonzero(table_cells[:, :, 0])
    values = table_cells[block, cell]
    shape = tuple(len(labels) for _, labels in table.axes)
    coordinates = np.unravel_index(cell, shape)
    columns: dict[str, Any] = {
        "block": (block + chunk.first_block).astype(np.int32),
        "table": pl.repeat(table.name, len(block), dtype=pl.String, eager=True),
    }
    for axis in range(MAX_AXES):
        if axis < len(shape):
            labels = pl.Series(table.axes[axis][1])
            columns[f"key{axis + 1}"] = labels.gather(coordinates[axis])
        else:
            columns[f"key{axis + 1}"] = pl.repeat("", len(block), dtype=pl.String, eager=True)
    columns["times"] = values[:, 0]
    columns["won"] = values[:, 1] / VICTORY_PARTS
    columns["points"] = values[:, 2]
    return pl.DataFrame(columns)


def games_table(chunk: Chunk, result: ChunkResult) -> pl.DataFrame:
    """One row for each game and seat."""
    condition: Condition = chunk.condition
    games = result.games
    count, players = len(games), condition.players
    numbers = chunk.first_block * condition.block + np.arange(count)
    seats = games[:, GAME_HEADER_FIELDS:].reshape(count, players, 2)
    rotation = numbers % players
    entry = (np.arange(players)[None, :] - rotation[:, None]) % players
    specs = pl.Series(condition.bots)
    return pl.DataFrame(
        {
            "game": np.repeat(numbers, players),
            "block": np.repeat((numbers // condition.block).astype(np.int32), players),
            "seat": np.tile(np.arange(players, dtype=np.int8), count),
            "distance": ((np.arange(players)[None, :] - games[:, :1]) % players)
            .astype(np.int8)
            .ravel(),
            "bot": specs.gather(entry.ravel()),
            "share": seats[:, :, 0].ravel() / VICTORY_PARTS,
            "points": seats[:, :, 1].ravel().astype(np.int16),
            "rounds": np.repeat(games[:, 1].astype(np.int16), players),
            "answers": np.repeat(games[:, 2].astype(np.int32), players),
        }
    )


def _write_frame(frame: pl.DataFrame, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    temp_path = path.with_suffix(".new")
    frame.write_parquet(temp_path)
    temp_path.replace(path)
