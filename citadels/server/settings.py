"""How a server is set up. Everything has a default with which it runs on this machine alone."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from citadels.bots.bot import BotError
from citadels.bots.registry import make_bot
from citadels.lab.report.published import Published, PublishedError


class SettingsError(ValueError):
    """A setting that cannot be. The message names it and what would do."""


def default_database_url() -> str:
    """A file in the folder where programs keep their data."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(home) / 'citadels' / 'citadels.db'}"


@dataclass(frozen=True, slots=True)
class Settings:
    """What `citadels serve` takes from its options and from the environment."""

    database: str = field(default_factory=default_database_url)
    redis: str = ""  # none: this node is alone
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()  # pages of other addresses that may talk to the server
    node: str = field(default_factory=lambda: secrets.token_hex(4))
    bot_processes: int = 1
    bot_pause: float = 0.6  # seconds before a bot answers, so that people can follow
    adviser: str = "search(ms=500)"  # the bot that gives hints
    statistics: str = ""  # a file of `citadels lab report`; none: the one of the package
    poll: float = 2.0  # seconds between looks for what other nodes have stored
    lease: float = 2.0  # seconds after which others run the bots and clocks of a node that died
    messages_a_second: float = 20.0  # that one line may send; twice as many at once
    largest_message: int = 16_384  # bytes
    requests_a_minute: int = 240  # of one address, those that change something or cost much
    largest_request: int = 524_288  # bytes
    lines_an_address: int = 200  # open at a time
    tables_an_hour: int = 240  # opened from one address
    patience: float = 10.0  # seconds for a request or a hello to come, or for a reader to take
    proxies: str = "127.0.0.1"  # whose word on the address of a client is believed

    def check(self) -> None:
        """Refuse what cannot work, before anything is started."""
        _check_range("port", self.port, 0, 65_535)
        _check_range("bot-processes", self.bot_processes, 1, 64)
        _check_range("bot-pause", self.bot_pause, 0, 60)
        _check_range("poll", self.poll, 0.05, 60)
        _check_range("lease", self.lease, 0.5, 60)
        _check_range("messages-a-second", self.messages_a_second, 1, 10_000)
        _check_range("largest-message", self.largest_message, 1_024, 1_048_576)
        _check_range("requests-a-minute", self.requests_a_minute, 1, 1_000_000)
        _check_range("largest-request", self.largest_request, 1_024, 16_777_216)
        _check_range("lines-an-address", self.lines_an_address, 1, 1_000_000)
        _check_range("tables-an-hour", self.tables_an_hour, 1, 1_000_000)
        _check_range("patience", self.patience, 0.1, 300)
        try:
            make_bot(self.adviser)
        except BotError as error:
            raise SettingsError(f"adviser {self.adviser!r}: {error}") from error
        if self.statistics:
            _check_statistics(Path(self.statistics))
        check_redis_url(self.redis)
        for origin in self.origins:
            parts = urlsplit(origin)
            if parts.scheme not in {"http", "https"} or not parts.netloc or parts.path:
                raise SettingsError(f"origin {origin!r} is no address like https://example.org")


def check_redis_url(url: str) -> None:
    """Refuse what is no address of a Redis; none is fine."""
    if url and url.partition("://")[0] not in {"redis", "rediss", "unix"}:
        raise SettingsError(f"redis {url!r} is no address like redis://host:6379/0")


def _check_statistics(path: Path) -> None:
    try:
        Published(path).check()
    except PublishedError as error:
        raise SettingsError(f"statistics: {error}") from error


def _check_range(name: str, value: float, minimum: float, maximum: float) -> None:
    if not minimum <= value <= maximum:
        raise SettingsError(f"{name} {value} is not between {minimum:g} and {maximum:g}")
