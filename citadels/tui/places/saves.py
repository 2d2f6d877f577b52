"""Saved games: the header of a match in the first line, then a line for every record.

Each line is written and flushed to the disk before anybody sees its effect, and carries the seal of
everything before it. So a killed terminal loses nothing, and damage is found.
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
from citadels.tui.folders import PRIVATE, write_private

FORM: Final = 1
ENDING: Final = ".match"
_SEAL: Final = 16  # hexadecimal digits of a link


class SaveError(Exception):
    """A saved game that cannot be read or written on. Nothing is done to its file."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"{path}: {why}")
        self.path = path
        self.why = why


@dataclass(frozen=True)
class Listed:
    """A saved game as it is offered."""

    path: Path
    profile: str
    players: int
    answers: int
    saved: datetime


class Save:
    """The file of one game."""

    def __init__(self, path: Path, size: int) -> None:
        self.path = path
        self._size = size  # as far as it is ours
        self._waiting = (
            b""  # what could not be written yet: a record must not be missing between two
        )

    @classmethod
    def begin(cls, folder: Path, match: Match) -> Self:
        """A new file for a match that has just been dealt."""
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        head = {"form": FORM, "began": match.started_at, "header": json.loads(match.header.dump())}
        text = json.dumps(head, ensure_ascii=False) + "\n"
        stamp = datetime.fromtimestamp(match.started_at / 1000, UTC).strftime("%Y-%m-%d-%H%M%S")
        for number in range(1, 100):
            name = f"{stamp}{f'-{number}' if number > 1 else ''}{ENDING}"
            try:
                return cls._create(folder / name, text)
            except FileExistsError:
                continue
        raise SaveError(folder, "too many games of one moment")

    @classmethod
    def _create(cls, path: Path, text: str) -> Self:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE)
        try:
            size = os.write(handle, text.encode())
            os.fsync(handle)
        finally:
            os.close(handle)
        return cls(path, size)

    def add(self, record: Record, link: bytes) -> None:
        """Write a record down, and before it those that could not be written in their time."""
        number, kind, seat, value, at, _ = record
        row = [number, kind, seat, value, at, link.hex()[:_SEAL]]
        self._waiting += json.dumps(row, separators=(",", ":")).encode() + b"\n"
        try:
            handle = os.open(self.path, os.O_WRONLY)
        except OSError as error:
            raise SaveError(self.path, error.strerror or str(error)) from error
        try:
            if os.fstat(handle).st_size > self._size:
                raise SaveError(self.path, "it was played on elsewhere")
            os.lseek(handle, self._size, os.SEEK_SET)
            while self._waiting:
                written = os.write(handle, self._waiting)
                self._size += written
                self._waiting = self._waiting[written:]
            os.fsync(handle)
        except OSError as error:
            raise SaveError(self.path, error.strerror or str(error)) from error
        finally:
            os.close(handle)

    def finish(self, match: Match, title: str) -> Path:
        """A finished game becomes a story, which anybody can read and check."""
        path = self.path.with_suffix(".story")
        try:
            write_private(path, story_of(match, list(match.header.names), title))
            self.path.unlink()
        except OSError as error:
            raise SaveError(path, error.strerror or str(error)) from error
        return path


def open_save(path: Path) -> tuple[Match, Save]:
    """The match of a file, and the file to write on. A line that was cut off was never played."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise SaveError(path, error.strerror or str(error)) from error
    whole = data[: data.rfind(b"\n") + 1]
    try:
        head, *rows = whole.decode().splitlines()
        began, header = _head(head)
        match = Match(header, began)
        for row in rows:
            _play(match, row)
    except (ValueError, KeyError, TypeError, IndexError) as error:
        raise SaveError(path, _first_line(error)) from error
    if len(data) > len(whole):
        os.truncate(path, len(whole))
    return match, Save(path, len(whole))


def _head(line: str) -> tuple[int, Header]:
    head = json.loads(line)
    if head["form"] != FORM:
        raise ValueError(f"form {head['form']!r} of a saved game is not {FORM}")
    return int(head["began"]), header_from(json.dumps(head["header"]))


def _play(match: Match, row: str) -> None:
    number, kind, seat, value, at, seal = json.loads(row)
    record = Record(number, kind, seat, value, at)
    if match.hash_of(record).hex()[:_SEAL] != seal:
        raise ValueError(f"record {number} is not as it was sealed")
    match.play(record)


def _first_line(error: Exception) -> str:
    return str(error).partition("\n")[0] or type(error).__name__


def saved_games(folder: Path) -> list[Listed]:
    """Games that can be gone on with, the last one first; those that cannot say so when opened."""
    found: list[Listed] = []
    for path in folder.glob(f"*{ENDING}") if folder.is_dir() else ():
        try:
            data = path.read_bytes()
            saved = datetime.fromtimestamp(path.stat().st_mtime, UTC)
        except OSError:
            data, saved = b"", datetime.fromtimestamp(0, UTC)
        profile, players = "", 0
        try:
            _, header = _head(data.partition(b"\n")[0].decode())
            profile, players = header.rules.partition("(")[0], len(header.names)
        except (ValueError, KeyError, TypeError):
            pass  # offered all the same: whoever chooses it is told what is wrong
        found.append(Listed(path, profile, players, max(0, data.count(b"\n") - 1), saved))
    return sorted(found, key=lambda game: game.saved, reverse=True)
