"""The services that other tests rely on start, answer, and keep their data."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
import redis
import sqlalchemy

from tests.server.support import services
from tests.server.support.services import Postgres, Redis, ServiceError

ROOT = Path(__file__).parents[3]

ABANDONED_SERVICE_CODE = """
import os, signal
from tests.server.support.services import Redis
with Redis() as service:
    print(service.port, service.folder, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def connect_engine(url: str) -> psycopg.Connection:
    return psycopg.connect(url.replace("+psycopg", ""), autocommit=True)


def stored_names(url: str) -> list[str]:
    with closing(connect_engine(url)) as connection:
        return [name for (name,) in connection.execute("SELECT name FROM seats ORDER BY name")]


def store_name(url: str, name: str) -> None:
    with closing(connect_engine(url)) as connection:
        connection.execute("CREATE TABLE IF NOT EXISTS seats (name text)")
        connection.execute("INSERT INTO seats VALUES (%s)", [name])


def test_postgres_answers_sqlalchemy(postgres: Postgres) -> None:
    engine = sqlalchemy.create_engine(postgres.url)
    with engine.connect() as connection:
        assert connection.scalar(sqlalchemy.text("SHOW timezone")) == "UTC"
        assert connection.scalar(sqlalchemy.text("SHOW server_encoding")) == "UTF8"
    engine.dispose()


def test_two_databases_are_separate(postgres: Postgres, postgres_url: str) -> None:
    other_url = postgres.new_database()
    store_name(postgres_url, "Ada")
    store_name(other_url, "Bob")
    assert stored_names(postgres_url) == ["Ada"]
    assert stored_names(other_url) == ["Bob"]
    postgres.drop_database(other_url)


def test_a_database_can_be_dropped_while_clients_are_connected(postgres: Postgres) -> None:
    url = postgres.new_database()
    with closing(connect_engine(url)) as connection:
        postgres.drop_database(url)
        with pytest.raises(psycopg.OperationalError):
            connection.execute("SELECT 1")
    with pytest.raises(psycopg.OperationalError, match="does not exist"):
        connect_engine(url)


def test_postgres_keeps_its_data_when_restarted(postgres: Postgres, postgres_url: str) -> None:
    store_name(postgres_url, "Ada")
    postgres.stop()
    assert not postgres.is_running
    with pytest.raises(psycopg.OperationalError):
        connect_engine(postgres_url)
    postgres.start()
    assert stored_names(postgres_url) == ["Ada"]


@pytest.mark.usefixtures("postgres")  # which skips the test without PostgreSQL
def test_postgres_keeps_what_was_committed_when_killed() -> None:
    with Postgres(durable=True) as service:
        url = service.new_database()
        store_name(url, "Ada")
        with closing(connect_engine(url)) as unfinished:
            unfinished.autocommit = False
            unfinished.execute("INSERT INTO seats VALUES ('Bob')")
            service.kill()
        assert not service.is_running
        service.start()
        assert stored_names(url) == ["Ada"]
        folder = service.folder
    assert not folder.exists()


def test_redis_answers(redis_server: Redis) -> None:
    with closing(redis.Redis.from_url(redis_server.url)) as client:
        assert client.ping()


@pytest.mark.parametrize("end", [Redis.stop, Redis.kill])
def test_redis_keeps_data_when_stopped(redis_server: Redis, end: Callable[[Redis], None]) -> None:
    with closing(redis.Redis.from_url(redis_server.url)) as client:
        client.set("seat", "Ada")
        end(redis_server)
        assert not redis_server.is_running
        redis_server.start()
        assert client.get("seat") == b"Ada"
        client.flushall()


def test_stopping_twice_is_harmless_and_starting_twice_is_refused(redis_server: Redis) -> None:
    redis_server.stop()
    redis_server.stop()
    redis_server.kill()
    redis_server.start()
    with pytest.raises(ValueError, match="runs already"):
        redis_server.start()


def test_a_failed_start_shows_the_log(redis_server: Redis) -> None:
    other_redis = Redis()
    other_redis.port = redis_server.port
    with pytest.raises(ServiceError, match="in use"), other_redis:
        pass
    assert not other_redis.folder.exists()
    assert redis_server.is_running


@pytest.mark.usefixtures("redis_server")
def test_a_killed_test_run_leaves_nothing_behind() -> None:
    run = subprocess.run(
        [sys.executable, "-c", ABANDONED_SERVICE_CODE],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == -signal.SIGKILL
    port, folder = run.stdout.split()
    deadline = time.monotonic() + services.TIMEOUT_SECONDS
    while Path(folder).exists() and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not Path(folder).exists()
    with socket.socket() as probe:
        assert probe.connect_ex((services.HOST, int(port))) != 0


def test_an_absent_program_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(services, "POSTGRES_FOLDERS", tmp_path)
    assert Postgres.missing_programs() == ["initdb", "postgres"]
    assert Redis.missing_programs() == ["redis-server"]


def test_the_newest_postgres_outside_path_is_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for version in ("9", "15"):
        program = tmp_path / version / "bin" / "initdb"
        program.parent.mkdir(parents=True)
        program.touch(mode=0o755)
    monkeypatch.setenv("PATH", os.devnull)
    monkeypatch.setattr(services, "POSTGRES_FOLDERS", tmp_path)
    assert services.find_program("initdb") == str(tmp_path / "15" / "bin" / "initdb")
    assert Postgres.missing_programs() == ["postgres"]
