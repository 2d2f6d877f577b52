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
from citadels.lab.playing import Played, Portion, play_portion
from citadels.lab.running import AHEAD, LISTEN, RunError

PATIENCE: Final = 5.0  # seconds for an answer from the cluster's address
QUIET: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",  # nobody is told that it runs
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # graphics cards are none of its business
}


class Cluster:
    """The machines of a running Ray cluster."""

    def __init__(self, address: str) -> None:
        """Join the cluster at an address, or the one of this machine: `auto`."""
        for name, value in QUIET.items():
            os.environ.setdefault(name, value)
        import ray  # noqa: PLC0415 - brings much with it, and only a cluster needs it

        self._ray: Any = ray
        _need_somebody_at(address)
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        except (OSError, RuntimeError, ValueError) as error:
            reason = str(error).partition("\n")[0]
            raise RunError(f"the Ray cluster {address!r} cannot be joined: {reason}") from error
        self.processes = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def close(self) -> None:
        """Leave the cluster, which goes on without us."""
        self._ray.shutdown()

    def play(
        self, portions: Iterable[Portion], stop: Callable[[], bool]
    ) -> Iterator[tuple[Portion, Played]]:
        ray = self._ray
        remote = ray.remote(num_cpus=1, max_retries=3)(_play)
        engine = compiled_engine.fingerprint()
        left = iter(portions)
        waiting: dict[Any, Portion] = {}
        try:
            while not stop():
                for portion in islice(left, self.processes * AHEAD - len(waiting)):
                    waiting[remote.remote(portion, engine)] = portion
                if not waiting:
                    return
                done, _ = ray.wait(list(waiting), timeout=LISTEN)
                for handed_in in done:
                    yield waiting.pop(handed_in), self._taken(handed_in)
        finally:
            for reference in waiting:
                ray.cancel(reference, force=True)

    def _taken(self, reference: Any) -> Played:
        """What a machine has handed in, or why it did not."""
        try:
            played: Played = self._ray.get(reference)
        except self._ray.exceptions.RayTaskError as error:
            raise RunError(f"a machine of the cluster failed: {error.cause}") from error
        except self._ray.exceptions.RayError as error:
            reason = str(error).partition("\n")[0]
            raise RunError(f"a machine of the cluster is lost: {reason}") from error
        return played


def _need_somebody_at(address: str) -> None:
    """Ray would wait for minutes, and complain all the while."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host:
        return  # a word such as `auto`, of which Ray knows at once
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError) as error:
        raise RunError(f"there is no Ray cluster at {address}: {error}") from error


def _play(portion: Portion, engine: str) -> Played:
    """Runs on any machine of the cluster."""
    if compiled_engine.fingerprint() != engine:
        raise RunError("it has another version of citadels; all machines need the same")
    return play_portion(portion)
