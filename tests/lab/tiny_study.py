"""Small, quick studies for tests."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from citadels.lab.study import Study, read_study
from citadels.sim.executor import LocalExecutor, Play, ResultT, StopCheck, UnitT, never, run_inline

if TYPE_CHECKING:
    from typing_extensions import override
else:
    from citadels.engine.native_types import override

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


class CountingPool(LocalExecutor):
    """Plays in this process and counts the chunks; stops after a given number."""

    def __init__(self, max_chunks: int = 1000) -> None:
        super().__init__(1)
        self.max_chunks = max_chunks
        self.chunk_count = 0

    @override
    def run(
        self, play: Play[UnitT, ResultT], units: Iterable[UnitT], should_stop: StopCheck = never
    ) -> Iterator[tuple[UnitT, ResultT]]:
        for pair in run_inline(play, units, should_stop):
            if self.chunk_count == self.max_chunks:
                return
            self.chunk_count += 1
            yield pair
