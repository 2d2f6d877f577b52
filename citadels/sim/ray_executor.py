"""Plays units on a Ray cluster: the same games as on this machine, with the same results.

Every machine of the cluster needs this version of the package; one with another version is refused.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, Final

from citadels import compiled_engine
from citadels.engine.native_types import override
from citadels.sim.executor import Executor, Play, Pool, ResultT, RunError, UnitT, never

CONNECT_TIMEOUT_SECONDS: Final = 5.0  # seconds to wait for the cluster's address to respond
RAY_ENVIRONMENT: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",  # do not report usage
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # leave graphics cards alone
}


class RayExecutor(Executor):
    """The machines of a running Ray cluster."""

    grace_seconds = 0.0  # units running on a cluster cannot deliver partial results

    def __init__(self, address: str) -> None:
        """Join the cluster at an address, or the one of this machine: `auto`."""
        for name, value in RAY_ENVIRONMENT.items():
            os.environ.setdefault(name, value)
        import ray  # noqa: PLC0415 - brings much with it, and only a cluster needs it

        self._ray: Any = ray
        _require_listener(address)
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        except (OSError, RuntimeError, ValueError) as error:
            reason = str(error).partition("\n")[0]
            raise RunError(f"cannot join the Ray cluster {address!r}: {reason}") from error
        self.processes = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def close(self) -> None:
        """Leave the cluster, which keeps running."""
        self._ray.shutdown()

    @override
    @contextmanager
    def open_pool(self, play: Play[UnitT, ResultT]) -> Iterator[Pool[UnitT]]:
        remote = self._ray.remote(num_cpus=1, max_retries=3)(_play_unit)
        play_reference, engine = self._ray.put(play), compiled_engine.fingerprint()
        running: dict[Future[Any], Any] = {}

        def submit(unit: UnitT) -> Future[Any]:
            reference = remote.remote([play_reference], unit, engine)
            future: Future[Any] = reference.future()
            running[future] = reference
            future.add_done_callback(running.pop)
            return future

        def stop() -> None:
            for reference in list(running.values()):
                self._ray.cancel(reference, force=True)

        try:
            yield submit, stop
        finally:
            stop()

    @override
    def result(self, future: Future[Any]) -> Any:
        errors = self._ray.exceptions
        try:
            return future.result()
        except errors.RayTaskError as error:
            if isinstance(error.cause, RunError):
                raise error.cause from None
            raise RunError(f"a machine of the cluster failed: {error.cause}") from error
        except errors.RayError as error:
            reason = str(error).partition("\n")[0]
            raise RunError(f"a machine of the cluster was lost: {reason}") from error


def _require_listener(address: str) -> None:
    """Check the address quickly: Ray itself would wait for minutes, printing warnings."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host:
        return  # a word such as `auto`, which Ray checks at once
    try:
        socket.create_connection((host, int(port)), CONNECT_TIMEOUT_SECONDS).close()
    except (OSError, ValueError) as error:
        raise RunError(f"there is no Ray cluster at {address}: {error}") from error


def _play_unit(play: list[Any], unit: Any, engine: str) -> Any:
    """Runs on any machine of the cluster."""
    if compiled_engine.fingerprint() != engine:
        raise RunError("a machine has another version of citadels; all of them need the same one")
    return _fetch(play[0])(unit, never)


@lru_cache(maxsize=1)
def _fetch(reference: Any) -> Play[Any, Any]:
    """The function that plays units: passed in a list, or Ray would send it with every unit."""
    import ray  # noqa: PLC0415

    play: Play[Any, Any] = ray.get(reference)
    return play
