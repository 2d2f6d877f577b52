"""Where the terminal keeps its files."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_config_path, user_data_path

PRIVATE_FILE_MODE = 0o600
_PRIVATE_FOLDER_MODE = 0o700


@dataclass(frozen=True)
class UserPaths:
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


def user_paths() -> UserPaths:
    return UserPaths(
        data=user_data_path("citadels", appauthor=False),
        config=user_config_path("citadels", appauthor=False),
    )


def write_private(path: Path, text: str) -> None:
    """Write a file atomically, readable only by its owner."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=_PRIVATE_FOLDER_MODE)
    temporary = path.with_name(f".{path.name}.{os.getpid()}")
    handle = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE_FILE_MODE)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except OSError:
        temporary.unlink(missing_ok=True)
        raise
