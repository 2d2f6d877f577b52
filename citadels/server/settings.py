"""Settings of a server. With all defaults it serves this machine only."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from citadels.bots.bot import BotError
from citadels.bots.registry import make_bot
from citadels.lab.report.bundle import BundleError, FindingsBundle


class SettingsError(ValueError):
    """An invalid setting. The message names it and says what is valid."""


def default_database_url() -> str:
    """A file in the user's folder for application data."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(home) / 'citadels' / 'citadels.db'}"


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of `citadels serve`, from its options and the environment."""

    database_url: str = field(default_factory=default_database_url)
    redis_url: str = ""  # empty for a single node
    host: str = "127.0.0.1"
    port: int = 8000
    allowed_origins: tuple[str, ...] = ()  # other sites whose pages may use the server
    node_name: str = field(default_factory=lambda: secrets.token_hex(4))
    bot_processes: int = 1
    bot_pause_seconds: float = 0.6  # before a bot answers, so that people can follow
    hint_bot: str = "search(ms=500)"
    statistics_file: str = ""  # written by `citadels lab report`; empty for the packaged one
    poll_seconds: float = 2.0  # between checks for what other nodes have stored
    lease_seconds: float = 2.0  # until other nodes take over the bots and clocks of a failed node
    messages_per_second: float = 20.0  # from one connection, with bursts of twice as many
    max_message_bytes: int = 16_384
    requests_per_minute: int = 240  # from one address; only writes and expensive reads count
    max_request_bytes: int = 524_288
    max_connections_per_ip: int = 200
    tables_per_hour: int = 240  # opened from one address
    client_timeout_seconds: float = 10.0  # for a request, a hello, or a client that reads slowly
    trusted_proxies: str = "127.0.0.1"  # proxies that may state the address of a client

    def check(self) -> None:
        """Reject invalid settings before anything is started."""
        _check_range("--port", self.port, 0, 65_535)
        _check_range("--bot-processes", self.bot_processes, 1, 64)
        _check_range("--bot-pause-seconds", self.bot_pause_seconds, 0, 60)
        _check_range("--poll-seconds", self.poll_seconds, 0.05, 60)
        _check_range("--lease-seconds", self.lease_seconds, 0.5, 60)
        _check_range("--messages-per-second", self.messages_per_second, 1, 10_000)
        _check_range("--max-message-bytes", self.max_message_bytes, 1_024, 1_048_576)
        _check_range("--requests-per-minute", self.requests_per_minute, 1, 1_000_000)
        _check_range("--max-request-bytes", self.max_request_bytes, 1_024, 16_777_216)
        _check_range("--max-connections-per-ip", self.max_connections_per_ip, 1, 1_000_000)
        _check_range("--tables-per-hour", self.tables_per_hour, 1, 1_000_000)
        _check_range("--client-timeout-seconds", self.client_timeout_seconds, 0.1, 300)
        try:
            make_bot(self.hint_bot)
        except BotError as error:
            raise SettingsError(f"--hint-bot {self.hint_bot!r}: {error}") from error
        if self.statistics_file:
            _check_statistics(Path(self.statistics_file))
        check_redis_url(self.redis_url)
        for origin in self.allowed_origins:
            parts = urlsplit(origin)
            if parts.scheme not in {"http", "https"} or not parts.netloc or parts.path:
                raise SettingsError(
                    f"--allowed-origins: {origin!r} is not an address like https://example.org"
                )


def check_redis_url(url: str) -> None:
    """Reject anything but the address of a Redis server or an empty string."""
    if url and url.partition("://")[0] not in {"redis", "rediss", "unix"}:
        raise SettingsError(f"--redis {url!r} is not an address like redis://host:6379/0")


def _check_statistics(path: Path) -> None:
    try:
        FindingsBundle(path).check()
    except BundleError as error:
        raise SettingsError(f"--statistics-file: {error}") from error


def _check_range(name: str, value: float, minimum: float, maximum: float) -> None:
    if not minimum <= value <= maximum:
        raise SettingsError(f"{name} {value} is not between {minimum:g} and {maximum:g}")
