"""Logs of measurements that take hours: one line per piece, written as soon as it is done."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import asdict
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from citadels.worker_process import init_worker

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

HISTORY_FOLDER: Final = Path(__file__).parents[1] / "history"

T = TypeVar("T")


def read_records(file: Path) -> list[dict[str, Any]]:
    if not file.exists():
        return []
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def append_record(record: DataclassInstance, file: Path) -> None:
    """Append a line in one write, so that an interrupted run leaves only whole lines."""
    with file.open("a", encoding="utf-8") as stream:
        stream.write(json.dumps(asdict(record)) + "\n")


def play_missing(
    play: Callable[[T], DataclassInstance],
    missing: Iterable[T],
    file: Path,
    processes: int,
) -> None:
    """Play the pieces missing from the record, in this order, on all processes."""
    with get_context("spawn").Pool(processes, init_worker) as pool:
        for record in pool.imap_unordered(play, missing):
            append_record(record, file)


def parse_range(text: str) -> range:
    """The numbers of a range such as 1-10, both ends included."""
    first, last = map(int, text.split("-"))
    return range(first, last + 1)
