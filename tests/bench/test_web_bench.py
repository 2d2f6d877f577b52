"""The bench of the browser client says what it measured."""

from __future__ import annotations

from bench.web.phone import Answer
from bench.web.rounds import Taken
from bench.web.table import as_text


def test_the_middle_of_the_rounds_is_told_beside_the_known_work() -> None:
    answers = {"take gold": [Answer(50, 300), Answer(20, 400), Answer(90, 200)]}
    text = as_text(Taken([125, 30, 100], answers))
    assert "a tenth took 100 ms" in text
    row = next(line for line in text.splitlines() if "take gold" in line)
    assert [cell.strip() for cell in row.strip("|").split("|")] == [
        "take gold",
        "50",
        "0.50",
        "300",
        "3.00",
    ]
