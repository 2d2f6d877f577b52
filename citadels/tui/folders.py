"""Where the terminal table keeps its files."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_config_path, user_data_path

PRIVATE = 0o600
_PRIVATE_FOLDER = 0o700


@dataclass(frozen=True)
class Folders:
    """Games and seats in one folder, settings in another."""

    data: Path
    config: Path

    @property
    def games(self) -> Path:
        return self.data / "games"

    @property
    def seats(self) -> Path:
        return self.data / "seats.json"

    @property
    def settings(self) -> Path:
        return self.config / "terminal.json"


def own_folders() -> Folders:
    """Those of whoever runs the program."""
    return Folders(
        data=user_data_path("citadels", appauthor=False),
        config=user_config_path("citadels", appauthor=False),
    )


def write_private(path: Path, text: str) -> None:
    """Write a file that only its owner reads; there is always either the old one or the new."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=_PRIVATE_FOLDER)
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise
