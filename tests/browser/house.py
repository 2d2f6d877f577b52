"""A server of its own process for the browser to talk to, which can be killed and started again."""

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
from tests.child_process import read_line, tie_to_parent

_ADDRESS: Final = re.compile(r"http://[a-z0-9.]+:(\d+)/")
_PATIENCE: Final = 60.0
_ANSWERS: Final = """
    SELECT value FROM records JOIN tables ON records.game_id = tables.game
    WHERE tables.id = ? AND records.seat = ? AND records.kind = ? ORDER BY number
"""


class House:
    """`citadels serve` on a database that outlives it."""

    def __init__(
        self,
        folder: Path,
        bot_pause: float = 0.0,
        client: Path | None = None,
        statistics: Path | None = None,
    ) -> None:
        """With another client than the one that was built last, or other statistics, if given."""
        self._file = folder / "tables.db"
        self._bot_pause = bot_pause
        self._client = client
        self._statistics = statistics
        self._port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://localhost:{self._port}"

    def start(self) -> Self:
        """On the port it had, or on a free one."""
        command = [sys.executable, "-c", self._program(), "serve"]
        command += ["--port", str(self._port), "--database", f"sqlite:///{self._file}"]
        command += ["--bot-pause", str(self._bot_pause), "--adviser", "search(iterations=50)"]
        command += ["--requests", "100000", "--tables", "100000", "--messages", "1000"]
        if self._statistics is not None:
            command += ["--statistics", str(self._statistics)]
        self._process = subprocess.Popen(
            tie_to_parent(command),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        told = read_line(self._process, _PATIENCE)
        found = _ADDRESS.search(told)
        if found is None:
            raise RuntimeError(f"the server does not say where it is: {told!r}")
        self._port = int(found.group(1))
        return self

    def _program(self) -> str:
        begin = "from citadels.cli.main import app; app()"
        if self._client is None:
            return begin
        folder = f"static_files.WEB_FOLDER = {str(self._client)!r}"
        return f"from citadels.server.http import static_files; {folder}; {begin}"

    def stop(self, how: signal.Signals = signal.SIGKILL) -> None:
        """Without a word, unless another signal is asked for."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(_PATIENCE)
            assert self._process.stdout is not None
            self._process.stdout.close()
            self._process = None

    @contextmanager
    def away(self) -> Iterator[None]:
        """Killed for a while; then there again, whatever happened meanwhile."""
        self.stop()
        try:
            yield
        finally:
            self.start()

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()

    # What the tests ask of it beside the browser.

    def post(self, path: str, body: object, token: str = "") -> dict[str, object]:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = httpx.post(self.address + path, json=body, headers=headers, timeout=_PATIENCE)
        if answer.is_error:
            raise RuntimeError(f"{path}: {answer.status_code} {answer.text}")
        found: dict[str, object] = answer.json()
        return found

    def get(self, path: str) -> object:
        answer = httpx.get(self.address + path, timeout=_PATIENCE)
        answer.raise_for_status()
        return answer.json()

    def answers(self, table: str, seat: int) -> list[int]:
        """What the seat has answered in its game, as it is stored."""
        with closing(sqlite3.connect(self._file)) as database:
            return [value for (value,) in database.execute(_ANSWERS, (table, seat, ANSWER))]


def is_built() -> bool:
    """Whether there is a client to look at."""
    return INDEX_PAGE in read_client()
