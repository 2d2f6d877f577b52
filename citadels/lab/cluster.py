"""Plays portions on a Ray cluster: the same games as here, and the same numbers.

A portion knows everything that decides its games, so it does not matter who plays it. Every
machine of the cluster needs this version of the package; one that has another is refused.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, Final

from citadels import compiled_engine
from citadels.lab.play_chunk import Chunk, ChunkResult, play_chunk
from citadels.lab.study_run import POLL_SECONDS, QUEUE_DEPTH, RunError

CONNECT_TIMEOUT_SECONDS: Final = 5.0  # seconds for an answer from the cluster's address
RAY_ENVIRONMENT: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",  # do not report usage
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # graphics cards are none of its business
}


class RayExecutor:
    """The machines of a running Ray cluster."""

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

    def run(
        self, chunks: Iterable[Chunk], should_stop: Callable[[], bool]
    ) -> Iterator[tuple[Chunk, ChunkResult]]:
        ray = self._ray
        remote = ray.remote(num_cpus=1, max_retries=3)(_play_chunk)
        engine = compiled_engine.fingerprint()
        queue = iter(chunks)
        pending: dict[Any, Chunk] = {}
        try:
            while not should_stop():
                for chunk in islice(queue, self.processes * QUEUE_DEPTH - len(pending)):
                    pending[remote.remote(chunk, engine)] = chunk
                if not pending:
                    return
                done, _ = ray.wait(list(pending), timeout=POLL_SECONDS)
                for done_reference in done:
                    yield pending.pop(done_reference), self._get_result(done_reference)
        finally:
            for reference in pending:
                ray.cancel(reference, force=True)

    def _get_result(self, reference: Any) -> ChunkResult:
        """What a machine has handed in, or why it did not."""
        try:
            result: ChunkResult = self._ray.get(reference)
        except self._ray.exceptions.RayTaskError as error:
            raise RunError(f"a machine of the cluster failed: {error.cause}") from error
        except self._ray.exceptions.RayError as error:
            reason = str(error).partition("\n")[0]
            raise RunError(f"a machine of the cluster was lost: {reason}") from error
        return result


def _require_listener(address: str) -> None:
    """Ray itself would wait for minutes, printing warnings."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host:
        return  # a word such as `auto`, of which Ray knows at once
    try:
        socket.create_connection((host, int(port)), CONNECT_TIMEOUT_SECONDS).close()
    except (OSError, ValueError) as error:
        raise RunError(f"there is no Ray cluster at {address}: {error}") from error


def _play_chunk(chunk: Chunk, engine: str) -> ChunkResult:
    """Runs on any machine of the cluster."""
    if compiled_engine.fingerprint() != engine:
        raise RunError("a machine has another version of citadels; all of them need the same one")
    return play_chunk(chunk)
