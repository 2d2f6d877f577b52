"""Results on disk: Parquet files by study, part and portion, and a manifest that vouches for them.

    FOLDER/manifest.json
    FOLDER/counts/study=NAME/part=NAME/000000.parquet     what was counted, by block
    FOLDER/games/study=NAME/part=NAME/000000.parquet      one row for each game and seat

The folders are named as polars and DuckDB expect it (hive partitions). A portion is written whole
or not at all, and is in the manifest only when it is: a run that was killed goes on where it was.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final

import numpy as np
import polars as pl

from citadels import __version__, compiled_engine
from citadels.engine.scoring import VICTORY_PARTS
from citadels.lab.counters import COUNTERS, MOST_AXES, Counted
from citadels.lab.playing import HEAD, Ints, Played, Portion
from citadels.lab.study import Part, Study, part_from_data

MANIFEST: Final = "manifest.json"
COUNTS: Final = "counts"
GAMES: Final = "games"
_FORM: Final = 1  # of the manifest and the files


class StoreError(ValueError):
    """Results that do not fit together. The message says which."""


@dataclass(frozen=True)
class Entry:
    """What the manifest says of one portion."""

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
        self.entries: dict[tuple[str, str, int], Entry] = {}
        path = folder / MANIFEST
        if path.exists():
            self._read(path)

    def begin(self, study: Study) -> None:
        """Make room for a study; refuse to mix results of different games under one name."""
        told: dict[str, Any] = {
            "hash": hashlib.sha256(study.text.encode()).hexdigest(),
            "text": study.text,
            "citadels": __version__,
            "engine": compiled_engine.fingerprint(),
            "parts": {
                part.name: {**asdict(part), "setup": part.setup(0).spec()} for part in study.parts
            },
        }
        told = json.loads(json.dumps(told))  # as it will be read again
        known = self.studies.get(study.name)
        if known is not None and _games_of(known) != _games_of(told):
            raise StoreError(
                f"{self.folder} has results of another {study.name} (other parts, version or "
                "engine): take another folder"
            )
        for name, part in (known or told)["parts"].items():  # what is there stays there
            told["parts"][name]["games"] = max(told["parts"][name]["games"], part["games"])
        self.studies[study.name] = told
        self.folder.mkdir(parents=True, exist_ok=True)
        self._write_manifest()

    def has(self, study: Study, portion: Portion) -> bool:
        """Whether all its games are there, or even more."""
        found = self.entries.get((study.name, portion.part.name, portion.first))
        return found is not None and found.games >= portion.games()

    def portion(self, entry: Entry) -> Portion:
        """What was played, to be played again."""
        part = part_from_data(self.parts(entry.study)[entry.part])
        games = entry.first * part.block + entry.games
        return Portion(replace(part, games=games), entry.first, entry.blocks)

    def files(self, entry: Entry) -> tuple[Path, Path]:
        """Where a portion is: what was counted, and its games."""
        place = Path(f"study={entry.study}") / f"part={entry.part}" / f"{entry.first:06}.parquet"
        return self.folder / COUNTS / place, self.folder / GAMES / place

    def keep(self, study: Study, portion: Portion, played: Played) -> None:
        """Write a portion."""
        entry = Entry(
            study.name,
            portion.part.name,
            portion.first,
            portion.blocks,
            len(played.games),
            round(played.seconds, 3),
            round(played.bare, 3),
            played.digest,
        )
        counts, games = self.files(entry)
        _write(counts_table(portion, played), counts)
        _write(games_table(portion, played), games)
        self.entries[entry.study, entry.part, entry.first] = entry
        self._write_manifest()

    def counts(self, study: str) -> pl.LazyFrame:
        """Everything that was counted in a study."""
        return self._scan(COUNTS, study)

    def games(self, study: str) -> pl.LazyFrame:
        """Every game of a study, by seat."""
        return self._scan(GAMES, study)

    def parts(self, study: str) -> dict[str, dict[str, Any]]:
        """The parts of a study as they were declared, by name."""
        parts: dict[str, dict[str, Any]] = self.studies[study]["parts"]
        return parts

    def played(self, study: str) -> int:
        return sum(entry.games for entry in self.entries.values() if entry.study == study)

    def _scan(self, what: str, study: str) -> pl.LazyFrame:
        """What the manifest knows, and nothing that a killed run has left beside it."""
        places = [self.files(entry) for entry in self.entries.values() if entry.study == study]
        files = [counts if what == COUNTS else games for counts, games in places]
        return pl.scan_parquet(files, hive_partitioning=True)

    def _read(self, path: Path) -> None:
        try:
            told = json.loads(path.read_text(encoding="utf-8"))
            if told["form"] != _FORM:
                raise StoreError(f"{path} is of form {told['form']}, not {_FORM}")
            self.studies = told["studies"]
            for row in told["portions"]:
                entry = Entry(**row)
                self.entries[entry.study, entry.part, entry.first] = entry
        except (OSError, KeyError, TypeError, UnicodeError, json.JSONDecodeError) as error:
            raise StoreError(f"{path} is no manifest of results: {error}") from error

    def _write_manifest(self) -> None:
        told = {
            "form": _FORM,
            "studies": self.studies,
            "portions": [asdict(self.entries[key]) for key in sorted(self.entries)],
        }
        fresh = self.folder / f"{MANIFEST}.new"
        fresh.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
        fresh.replace(self.folder / MANIFEST)


def _games_of(told: dict[str, Any]) -> tuple[Any, ...]:
    """What decides which games a study plays; how many of them may grow."""
    parts = {
        name: {key: value for key, value in part.items() if key != "games"}
        for name, part in told["parts"].items()
    }
    return told["citadels"], told["engine"], parts


def counts_table(portion: Portion, played: Played) -> pl.DataFrame:
    """One row for each cell that is not empty, by block: its labels and its three numbers."""
    frames = [
        _cells(portion, counted, played.cells[name])
        for name in portion.part.counters
        for counted in COUNTERS[name].tables
    ]
    return pl.concat(frames) if frames else pl.DataFrame()


def _cells(portion: Portion, counted: Counted, cells: Ints) -> pl.DataFrame:
    size = counted.size()
    part = cells[:, counted.offset : counted.offset + size, :]
    block, cell = np.nonzero(part[:, :, 0])
    values = part[block, cell]
    shape = tuple(len(labels) for _, labels in counted.axes)
    places = np.unravel_index(cell, shape)
    columns: dict[str, Any] = {
        "block": (block + portion.first).astype(np.int32),
        "table": pl.repeat(counted.name, len(block), dtype=pl.String, eager=True),
    }
    for axis in range(MOST_AXES):
        if axis < len(shape):
            labels = pl.Series(counted.axes[axis][1])
            columns[f"key{axis + 1}"] = labels.gather(places[axis])
        else:
            columns[f"key{axis + 1}"] = pl.repeat("", len(block), dtype=pl.String, eager=True)
    columns["times"] = values[:, 0]
    columns["won"] = values[:, 1] / VICTORY_PARTS
    columns["points"] = values[:, 2]
    return pl.DataFrame(columns)


def games_table(portion: Portion, played: Played) -> pl.DataFrame:
    """One row for each game and seat."""
    part: Part = portion.part
    games = played.games
    count, players = len(games), part.players
    number = portion.first * part.block + np.arange(count)
    seats = games[:, HEAD:].reshape(count, players, 2)
    turn = number % players
    entry = (np.arange(players)[None, :] - turn[:, None]) % players
    lines = pl.Series(part.bots)
    return pl.DataFrame(
        {
            "game": np.repeat(number, players),
            "block": np.repeat((number // part.block).astype(np.int32), players),
            "seat": np.tile(np.arange(players, dtype=np.int8), count),
            "distance": ((np.arange(players)[None, :] - games[:, :1]) % players)
            .astype(np.int8)
            .ravel(),
            "bot": lines.gather(entry.ravel()),
            "share": seats[:, :, 0].ravel() / VICTORY_PARTS,
            "points": seats[:, :, 1].ravel().astype(np.int16),
            "rounds": np.repeat(games[:, 1].astype(np.int16), players),
            "answers": np.repeat(games[:, 2].astype(np.int32), players),
        }
    )


def _write(frame: pl.DataFrame, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    frame.write_parquet(fresh)
    fresh.replace(path)
