"""Studies that are soon played, for tests."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from citadels.lab.play_chunk import Chunk, ChunkResult
from citadels.lab.study import Study, read_study
from citadels.lab.study_run import run_inline

TINY_STUDY: Final = """\
# Is it tiny? It is.
counters = ["characters", "places", "names"]
by_lot = ["picks", "names"]
rate = 0.5
block = 10
seed = 3

[[part]]
bots = ["charter"]
players = [3, 5]
presets = ["random"]
games = 45
"""


def tiny_study(games: int = 45) -> Study:
    return read_study("tiny", TINY_STUDY).with_games(games)


class CountingPool:
    """Plays here, and counts what it has been asked for; stops after so many portions."""

    processes = 1

    def __init__(self, max_chunks: int = 1000) -> None:
        self.max_chunks = max_chunks
        self.chunk_count = 0

    def run(
        self, chunks: Iterable[Chunk], should_stop: Callable[[], bool]
    ) -> Iterator[tuple[Chunk, ChunkResult]]:
        for pair in run_inline(chunks, should_stop):
            if self.chunk_count == self.max_chunks:
                return
            self.chunk_count += 1
            yield pair
