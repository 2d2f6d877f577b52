"""What a person has chosen for the full screen, kept between games."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Final

import msgspec

from citadels.bots.bot import BotError
from citadels.bots.registry import make_bot
from citadels.engine.editions.registry import PROFILES
from citadels.session.paths import write_private
from citadels.text import LANGUAGES

PACE_SECONDS: Final = (0.0, 0.3, 0.8, 1.6)  # seconds before a bot answers


class Settings(msgspec.Struct):
    language: str = ""  # empty: that of the command line
    light: bool = False
    pace: int = 2  # index of PACE_SECONDS
    name: str = ""
    profile: str = PROFILES[0]
    players: int = 4
    preset: str = "first-game"
    bots: str = "charter"


def read_settings(path: Path) -> Settings:
    """The saved settings; the defaults if the file cannot be read."""
    try:
        settings = msgspec.json.decode(path.read_bytes(), type=Settings)
    except (OSError, msgspec.DecodeError):
        return Settings()
    defaults = Settings()
    if settings.language not in LANGUAGES:
        settings.language = ""
    if settings.profile not in PROFILES:
        settings.profile, settings.preset = defaults.profile, defaults.preset
    settings.players = min(8, max(2, settings.players))
    settings.pace = settings.pace if settings.pace in range(len(PACE_SECONDS)) else defaults.pace
    try:
        make_bot(settings.bots)
    except BotError:
        settings.bots = defaults.bots
    return settings


def write_settings(path: Path, settings: Settings) -> None:
    """Save them if possible; the game does not depend on it."""
    with contextlib.suppress(OSError):
        write_private(path, msgspec.json.encode(settings).decode())
