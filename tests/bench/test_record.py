"""Records: what is missing is played by several processes, and every piece is kept."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from bench.bots.ceiling import play_deal, read
from bench.bots.record import numbers_of, play_and_keep


def test_what_is_missing_is_played_and_added_to_the_record(tmp_path: Path) -> None:
    record = tmp_path / "deals.jsonl"
    play = partial(play_deal, tries=1)
    for seeds in (numbers_of("1-2"), range(3, 4)):
        play_and_keep(play, seeds, record, processes=2)
    assert read(record) == [play(seed) for seed in (1, 2, 3)]
