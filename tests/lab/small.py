"""Studies that are soon played, for tests."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from citadels.lab.play_chunk import Chunk, ChunkResult
from citadels.lab.study import Study, read_study
from citadels.lab.study_run import run_inline

TINY: Final = """\
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


def tiny(games: int = 45) -> Study:
    return read_study("tiny", TINY).with_games(games)


class Counted:
    """Plays here, and counts what it has been asked for; stops after so many portions."""

    processes = 1

    def __init__(self, most: int = 1000) -> None:
        self.most = most
        self.played = 0

    def run(
        self, chunks: Iterable[Chunk], should_stop: Callable[[], bool]
    ) -> Iterator[tuple[Chunk, ChunkResult]]:
        for pair in run_inline(chunks, should_stop):
            if self.played == self.most:
                return
            self.played += 1
            yield pair
