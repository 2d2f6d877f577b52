"""Result logs: missing pieces are played by several processes, and every piece is kept."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from bench.bots.oracle_bound import play_deal, read_deals
from bench.bots.result_log import parse_range, play_missing


def test_what_is_missing_is_played_and_added_to_the_record(tmp_path: Path) -> None:
    record = tmp_path / "deals.jsonl"
    play = partial(play_deal, iterations=1)
    for seeds in (parse_range("1-2"), range(3, 4)):
        play_missing(play, seeds, record, processes=2)
    assert read_deals(record) == [play(seed) for seed in (1, 2, 3)]
