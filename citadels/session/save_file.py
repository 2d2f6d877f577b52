"""Saved games: the header of a match in the first line, then a line for every record.

Each line is flushed to the disk before its effect is shown, and has a hash of everything before it.
So a killed terminal loses nothing, and damage is found.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, Self

from citadels.match.header import Header, header_from
from citadels.match.match import Match
from citadels.match.records import Record
from citadels.match.story import story_of
from citadels.session.paths import PRIVATE_FILE_MODE, write_private

FORMAT_VERSION: Final = 1
FILE_SUFFIX: Final = ".match"
_SEAL_DIGITS: Final = 16  # hexadecimal, of the hash


class SaveError(Exception):
    """A saved game that cannot be read or continued. Its file is left as it is."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path
        self.reason = reason


@dataclass(frozen=True)
class SavedGameInfo:
    """A saved game as it is listed."""

    path: Path
    profile: str
    players: int
    answer_count: int
    saved_at: datetime


class SaveFile:
    def __init__(self, path: Path, size: int) -> None:
        self.path = path
        self._written_size = size  # the rest is not ours
        self._pending = b""  # could not be written yet: no record may be missing in between

    @classmethod
    def create(cls, folder: Path, match: Match) -> Self:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        header = {
            "form": FORMAT_VERSION,
            "began": match.started_at,
            "header": json.loads(match.header.dump()),
        }
        text = json.dumps(header, ensure_ascii=False) + "\n"
        stamp = datetime.fromtimestamp(match.started_at / 1000, UTC).strftime("%Y-%m-%d-%H%M%S")
        for number in range(1, 100):
            name = f"{stamp}{f'-{number}' if number > 1 else ''}{FILE_SUFFIX}"
            try:
                return cls._create(folder / name, text)
            except FileExistsError:
                continue
        raise SaveError(folder, "too many games of one moment")

    @classmethod
    def _create(cls, path: Path, text: str) -> Self:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE_FILE_MODE)
        try:
            size = os.write(handle, text.encode())
            os.fsync(handle)
        finally:
            os.close(handle)
        return cls(path, size)

    def add(self, record: Record, chain_hash: bytes) -> None:
        """Write a record, and before it those that could not be written earlier."""
        number, kind, seat, value, time_ms, _ = record
        row = [number, kind, seat, value, time_ms, chain_hash.hex()[:_SEAL_DIGITS]]
        self._pending += json.dumps(row, separators=(",", ":")).encode() + b"\n"
        try:
            handle = os.open(self.path, os.O_WRONLY)
        except OSError as error:
            raise SaveError(self.path, error.strerror or str(error)) from error
        try:
            if os.fstat(handle).st_size > self._written_size:
                raise SaveError(self.path, "it was played on elsewhere")
            os.lseek(handle, self._written_size, os.SEEK_SET)
            while self._pending:
                written = os.write(handle, self._pending)
                self._written_size += written
                self._pending = self._pending[written:]
            os.fsync(handle)
        except OSError as error:
            raise SaveError(self.path, error.strerror or str(error)) from error
        finally:
            os.close(handle)

    def finish(self, match: Match, title: str) -> Path:
        """Replace the file of a finished game by its story, which can be read and checked."""
        path = self.path.with_suffix(".story")
        try:
            write_private(path, story_of(match, list(match.header.names), title))
            self.path.unlink()
        except OSError as error:
            raise SaveError(path, error.strerror or str(error)) from error
        return path


def open_save_file(path: Path) -> tuple[Match, SaveFile]:
    """The match, and the file to continue. An incomplete last line was never played."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise SaveError(path, error.strerror or str(error)) from error
    complete = data[: data.rfind(b"\n") + 1]
    try:
        header_line, *rows = complete.decode().splitlines()
        started_at, header = _parse_header(header_line)
        match = Match(header, started_at)
        for row in rows:
            _replay_row(match, row)
    except (ValueError, KeyError, TypeError, IndexError) as error:
        raise SaveError(path, _error_line(error)) from error
    if len(data) > len(complete):
        os.truncate(path, len(complete))
    return match, SaveFile(path, len(complete))


def _parse_header(line: str) -> tuple[int, Header]:
    fields = json.loads(line)
    if fields["form"] != FORMAT_VERSION:
        raise ValueError(f"form {fields['form']!r} of a saved game is not {FORMAT_VERSION}")
    return int(fields["began"]), header_from(json.dumps(fields["header"]))


def _replay_row(match: Match, row: str) -> None:
    number, kind, seat, value, time_ms, seal = json.loads(row)
    record = Record(number, kind, seat, value, time_ms)
    if match.hash_of(record).hex()[:_SEAL_DIGITS] != seal:
        raise ValueError(f"record {number} is not as it was sealed")
    match.play(record)


def _error_line(error: Exception) -> str:
    return str(error).partition("\n")[0] or type(error).__name__


def list_saved_games(folder: Path) -> list[SavedGameInfo]:
    """Unfinished games, the latest first. Damaged ones are listed too, and refused when opened."""
    games: list[SavedGameInfo] = []
    for path in folder.glob(f"*{FILE_SUFFIX}") if folder.is_dir() else ():
        try:
            data = path.read_bytes()
            saved_at = datetime.fromtimestamp(path.stat().st_mtime, UTC)
        except OSError:
            data, saved_at = b"", datetime.fromtimestamp(0, UTC)
        profile, players = "", 0
        try:
            _, header = _parse_header(data.partition(b"\n")[0].decode())
            profile, players = header.rules.partition("(")[0], len(header.names)
        except (ValueError, KeyError, TypeError):
            pass  # listed all the same; opening it shows what is wrong
        games.append(SavedGameInfo(path, profile, players, max(0, data.count(b"\n") - 1), saved_at))
    return sorted(games, key=lambda game: game.saved_at, reverse=True)
