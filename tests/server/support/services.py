"""Real PostgreSQL and Redis servers for the tests, private to them and removed at the end."""

from __future__ import annotations

import itertools
import os
import pwd
import secrets
import selectors
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, ClassVar, Self

import psycopg
import redis
from psycopg import sql
from redis.backoff import NoBackoff
from redis.retry import Retry

if TYPE_CHECKING:
    from typing_extensions import override
else:
    from citadels.engine.native_types import override

HOST = "127.0.0.1"
TIMEOUT_SECONDS = 60.0
POSTGRES_FOLDERS = Path("/usr/lib/postgresql")

# For a root whose own temporary folder is closed to the account that runs the services.
WORLD_READABLE_FOLDERS = ("/tmp", "/var/tmp")  # noqa: S108 - names of files there cannot be guessed

# Below the ephemeral ports of the system: otherwise a client that keeps reconnecting to a stopped
# server could be assigned that very port as its own, and the server could not reuse it.
PORTS = range(20_000, 32_000)

# Survives a killed test run, then stops the server and removes its folder.
GUARD_SCRIPT = 'read -r _; kill -INT "$1"; read -r _ <&"$2"; rm -rf "$3"'


class ServiceError(Exception):
    """A service did not start or stop; the message contains its log."""


def find_program(name: str) -> str | None:
    """Look in PATH, then where Debian installs PostgreSQL, newest version first."""
    program_path = shutil.which(name)
    if program_path is not None:
        return program_path
    versions = [folder for folder in POSTGRES_FOLDERS.glob("*") if folder.name.isdigit()]
    for folder in sorted(versions, key=lambda folder: int(folder.name), reverse=True):
        program_path = shutil.which(name, path=folder / "bin")
        if program_path is not None:
            return program_path
    return None


def free_port() -> int:
    # Not `random`: all workers of a test run have the same seed.
    while True:
        port = secrets.choice(PORTS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind((HOST, port))
            return port


def _account() -> pwd.struct_passwd | None:
    """The account for services if we are root, because PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    try:
        return pwd.getpwnam("postgres")
    except KeyError:
        return pwd.getpwnam("nobody")


def _is_world_readable(folder: Path) -> bool:
    return all(step.stat().st_mode & 0o001 for step in (folder, *folder.parents))


class Service:
    """A server program with its own folder and loopback port."""

    programs: ClassVar[tuple[str, ...]]
    stop_signal: ClassVar[signal.Signals]

    def __init__(self, *, durable: bool = False) -> None:
        self.durable = durable
        self.port = free_port()
        self.folder = Path()
        self._account = _account()
        self._process: subprocess.Popen[bytes] | None = None
        self._guard: subprocess.Popen[bytes] | None = None
        self._lifeline = -1
        self._exit_stack = ExitStack()

    @classmethod
    def missing_programs(cls) -> list[str]:
        """The required programs that are not installed."""
        return [name for name in cls.programs if find_program(name) is None]

    @property
    def url(self) -> str:
        raise NotImplementedError

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def __enter__(self) -> Self:
        with ExitStack() as stack:
            self.folder = self._new_folder()
            stack.callback(shutil.rmtree, self.folder)
            self._prepare()
            stack.callback(self.stop)
            self.start()
            self._exit_stack = stack.pop_all()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._exit_stack.close()

    def start(self) -> None:
        """Start or restart on the same port and data, and wait until it answers."""
        if self.is_running:
            raise ValueError(f"the service at {self.url} runs already")
        self._reset()
        try:
            self._launch()
            self._wait_until_ready()
        except BaseException:
            self.kill()
            raise

    def stop(self) -> None:
        """Ask it to stop and wait until it has; do nothing if it is not running."""
        if self._process is not None:
            self._process.send_signal(self.stop_signal)
            try:
                self._process.wait(TIMEOUT_SECONDS)
            except subprocess.TimeoutExpired as error:
                self.kill()
                raise self._error("did not stop") from error
        self._reset()

    def kill(self) -> None:
        """End it with SIGKILL and wait until the last of its processes has ended."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
        self._reset()

    def log(self) -> str:
        """The end of its log."""
        return (self.folder / "log").read_text(errors="replace")[-8000:]

    def _error(self, problem: str) -> ServiceError:
        return ServiceError(f"{self.url} {problem}; the end of its log:\n{self.log()}")

    def _prepare(self) -> None:
        """Create what is needed before the first start."""

    def _command(self) -> list[str]:
        raise NotImplementedError

    def _is_ready(self) -> bool:
        """Check through the socket in the folder; another program could answer at the port."""
        raise NotImplementedError

    def _new_folder(self) -> Path:
        parents = [
            Path(name).resolve() for name in (tempfile.gettempdir(), *WORLD_READABLE_FOLDERS)
        ]
        open_to_us = (each for each in parents if self._account is None or _is_world_readable(each))
        folder = Path(tempfile.mkdtemp(prefix="citadels-", dir=next(open_to_us)))
        if self._account is not None:
            os.chown(folder, self._account.pw_uid, self._account.pw_gid)
        return folder

    def _popen(self, command: list[str], *, keep: int | None = None) -> subprocess.Popen[bytes]:
        account = self._account
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                [find_program(command[0]) or command[0], *command[1:]],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self.folder,
                env={**os.environ, "LC_ALL": "C"},
                pass_fds=[] if keep is None else [keep],
                start_new_session=True,
                user=None if account is None else account.pw_uid,
                group=None if account is None else account.pw_gid,
                extra_groups=None if account is None else [],
            )

    def _launch(self) -> None:
        # All processes of the server inherit one end of this pipe. Reading from the other end
        # reaches the end of file when the last of them has ended, even those not our children.
        self._lifeline, write_end = os.pipe()
        try:
            self._process = self._popen(self._command(), keep=write_end)
        finally:
            os.close(write_end)
        arguments = [str(self._process.pid), str(self._lifeline), str(self.folder)]
        self._guard = subprocess.Popen(
            ["/usr/bin/env", "bash", "-c", GUARD_SCRIPT, "guard", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
            pass_fds=[self._lifeline],
            start_new_session=True,
        )

    def _wait_until_ready(self) -> None:
        deadline = time.monotonic() + TIMEOUT_SECONDS
        while not self._is_ready():
            if not self.is_running:
                raise self._error("ended at once")
            if time.monotonic() > deadline:
                raise self._error("does not answer")
            time.sleep(0.02)

    def _reset(self) -> None:
        """Release a process that has ended."""
        self._process = None
        if self._guard is not None:
            self._guard.kill()
            self._guard.communicate()
            self._guard = None
        if self._lifeline >= 0:
            lifeline, self._lifeline = self._lifeline, -1
            with ExitStack() as stack:
                stack.callback(os.close, lifeline)
                self._wait_for_end(lifeline)

    def _wait_for_end(self, lifeline: int) -> None:
        with selectors.DefaultSelector() as selector:
            selector.register(lifeline, selectors.EVENT_READ)
            if not selector.select(TIMEOUT_SECONDS):
                raise self._error("left processes behind")


class Postgres(Service):
    """A PostgreSQL server with any number of databases."""

    programs = ("initdb", "postgres")
    stop_signal = signal.SIGINT  # does not wait for clients to disconnect

    def __init__(self, *, durable: bool = False) -> None:
        super().__init__(durable=durable)
        self._database_numbers = itertools.count(1)

    @property
    @override
    def url(self) -> str:
        return self._url("postgres")

    def new_database(self) -> str:
        """Create an empty database and return its URL."""
        name = f"test_{next(self._database_numbers)}"
        with closing(self._connect()) as connection:
            connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        return self._url(name)

    def drop_database(self, url: str) -> None:
        """Remove a database of `new_database`, even while clients are connected."""
        name = sql.Identifier(url.rpartition("/")[2])
        with closing(self._connect()) as connection:
            connection.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(name))

    def _url(self, name: str) -> str:
        return f"postgresql+psycopg://postgres@{HOST}:{self.port}/{name}"

    def _connect(self) -> psycopg.Connection:
        return psycopg.connect(
            host=str(self.folder), port=self.port, user="postgres", dbname="postgres",
            connect_timeout=10, autocommit=True,
        )  # fmt: skip

    @override
    def _prepare(self) -> None:
        process = self._popen(
            ["initdb", "--username=postgres", "--auth=trust", "--encoding=UTF8", "--no-locale",
             "--no-sync", f"--pgdata={self.folder / 'data'}"]
        )  # fmt: skip
        if process.wait() != 0:
            raise self._error("could not be set up by initdb")

    @override
    def _command(self) -> list[str]:
        # Without fsync, committed data survives a killed server, but not a power cut.
        sync = "on" if self.durable else "off"
        settings = {
            "listen_addresses": HOST,
            "port": str(self.port),
            "unix_socket_directories": str(self.folder),
            "fsync": sync,
            "full_page_writes": sync,
            "timezone": "UTC",
        }
        options = [f"--{name}={value}" for name, value in settings.items()]
        return ["postgres", "-D", str(self.folder / "data"), *options]

    @override
    def _is_ready(self) -> bool:
        try:
            self._connect().close()
        except psycopg.OperationalError:
            return False
        return True


class Redis(Service):
    """A Redis server that logs all writes, so that it can be restarted."""

    programs = ("redis-server",)
    stop_signal = signal.SIGTERM

    @property
    @override
    def url(self) -> str:
        return f"redis://{HOST}:{self.port}/0"

    @property
    def _socket_path(self) -> Path:
        return self.folder / "socket"

    @override
    def _command(self) -> list[str]:
        # It does not wait for the disk, but writes each command before answering it.
        sync = "always" if self.durable else "no"
        settings = {
            "bind": HOST,
            "port": str(self.port),
            "unixsocket": str(self._socket_path),
            "dir": str(self.folder),
            "save": "",
            "appendonly": "yes",
            "appendfsync": sync,
        }
        options = [word for name, value in settings.items() for word in (f"--{name}", value)]
        return ["redis-server", *options]

    @override
    def _is_ready(self) -> bool:
        client = redis.Redis(
            unix_socket_path=str(self._socket_path), socket_timeout=10, retry=Retry(NoBackoff(), 0)
        )
        with closing(client):
            try:
                client.ping()
            except (redis.ConnectionError, redis.TimeoutError):
                return False
        return True
