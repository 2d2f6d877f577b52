"""A server in a separate process, which can be killed and started again."""

from __future__ import annotations

import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, Self

import httpx

from citadels.match.records import ANSWER
from citadels.server.http.static_files import INDEX_PAGE, read_client
from tests.child_process import read_line_within, tie_to_parent

_ADDRESS_PATTERN: Final = re.compile(r"http://[a-z0-9.]+:(\d+)/")
_TIMEOUT_SECONDS: Final = 60.0
_ANSWERS_QUERY: Final = """
    SELECT value FROM records JOIN tables ON records.game_id = tables.game
    WHERE tables.id = ? AND records.seat = ? AND records.kind = ? ORDER BY number
"""


class ServerProcess:
    """`citadels serve` with a database that survives a restart."""

    def __init__(
        self,
        folder: Path,
        bot_pause: float = 0.0,
        client: Path | None = None,
        statistics: Path | None = None,
    ) -> None:
        """With another client than the built one, or other statistics, if given."""
        self._file = folder / "tables.db"
        self._bot_pause = bot_pause
        self._client_folder = client
        self._statistics_file = statistics
        self._port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://localhost:{self._port}"

    def start(self) -> Self:
        """Start on the previous port, or on a free one."""
        command = [sys.executable, "-c", self._server_code(), "serve"]
        command += ["--port", str(self._port), "--database", f"sqlite:///{self._file}"]
        command += [
            "--bot-pause-seconds",
            str(self._bot_pause),
            "--hint-bot",
            "search(iterations=50)",
        ]
        command += [
            "--requests-per-minute",
            "100000",
            "--tables-per-hour",
            "100000",
            "--messages-per-second",
            "1000",
        ]
        if self._statistics_file is not None:
            command += ["--statistics-file", str(self._statistics_file)]
        self._process = subprocess.Popen(
            tie_to_parent(command),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        output = read_line_within(self._process, _TIMEOUT_SECONDS)
        match = _ADDRESS_PATTERN.search(output)
        if match is None:
            raise RuntimeError(f"the server does not say where it is: {output!r}")
        self._port = int(match.group(1))
        return self

    def _server_code(self) -> str:
        begin = "from citadels.cli.main import app; app()"
        if self._client_folder is None:
            return begin
        folder = f"static_files.WEB_FOLDER = {str(self._client_folder)!r}"
        return f"from citadels.server.http import static_files; {folder}; {begin}"

    def stop(self, sent_signal: signal.Signals = signal.SIGKILL) -> None:
        """Kill it, or send another signal."""
        if self._process is not None:
            self._process.send_signal(sent_signal)
            self._process.wait(_TIMEOUT_SECONDS)
            assert self._process.stdout is not None
            self._process.stdout.close()
            self._process = None

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """Kill it for a while and start it again, whatever happens in between."""
        self.stop()
        try:
            yield
        finally:
            self.start()

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()

    # Requests of the tests themselves.

    def post(self, path: str, body: object, token: str = "") -> dict[str, object]:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        response = httpx.post(
            self.address + path, json=body, headers=headers, timeout=_TIMEOUT_SECONDS
        )
        if response.is_error:
            raise RuntimeError(f"{path}: {response.status_code} {response.text}")
        data: dict[str, object] = response.json()
        return data

    def get(self, path: str) -> object:
        response = httpx.get(self.address + path, timeout=_TIMEOUT_SECONDS)
        response.raise_for_status()
        return response.json()

    def stored_answers(self, table: str, seat: int) -> list[int]:
        """The stored answers of a seat in its game."""
        with closing(sqlite3.connect(self._file)) as database:
            return [value for (value,) in database.execute(_ANSWERS_QUERY, (table, seat, ANSWER))]


def is_client_built() -> bool:
    """Whether the client was built."""
    return INDEX_PAGE in read_client()
