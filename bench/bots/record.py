"""Records of what takes hours to measure: a line for each piece, kept as soon as it is done."""

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

FOLDER: Final = Path(__file__).parents[1] / "history"

Wanted = TypeVar("Wanted")


def lines_of(file: Path) -> list[dict[str, Any]]:
    if not file.exists():
        return []
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def keep(piece: DataclassInstance, file: Path) -> None:
    """One write for one line, so that a run that is stopped leaves whole ones."""
    with file.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(asdict(piece)) + "\n")


def play_and_keep(
    play: Callable[[Wanted], DataclassInstance],
    missing: Iterable[Wanted],
    file: Path,
    processes: int,
) -> None:
    """Play what the record does not have, in this order; whoever is free takes the next."""
    with get_context("spawn").Pool(processes, init_worker) as pool:
        for piece in pool.imap_unordered(play, missing):
            keep(piece, file)


def numbers_of(text: str) -> range:
    """The numbers of a wish such as 1-10, both ends among them."""
    first, last = map(int, text.split("-"))
    return range(first, last + 1)
