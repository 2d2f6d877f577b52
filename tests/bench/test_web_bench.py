"""The benchmark of the browser client reports what it measured."""

from __future__ import annotations

from bench.web.report import format_report
from bench.web.runner import Timings
from bench.web.throttled_page import Latency


def test_the_median_of_rounds_is_reported_beside_reference_work() -> None:
    answers = {"take gold": [Latency(50, 300), Latency(20, 400), Latency(90, 200)]}
    text = format_report(Timings([125, 30, 100], answers))
    assert "a tenth took 100 ms" in text
    row = next(line for line in text.splitlines() if "take gold" in line)
    assert [cell.strip() for cell in row.strip("|").split("|")] == [
        "take gold",
        "50",
        "0.50",
        "300",
        "3.00",
    ]
