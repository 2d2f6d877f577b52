"""Old saves still load and lead to the same scores. There is one for each former SCHEMA."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

from citadels.engine import state
from citadels.engine.answers.text import parse_answer
from citadels.engine.notation.event_text import question_text
from citadels.engine.scoring import score, winners
from citadels.engine.serialization import dump, load
from citadels.engine.state import SCHEMA
from tests.properties.random_games import NAMES

SAVE_FILES: Final = sorted(Path(__file__).parent.glob("schema-*.json"))


def load_save(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", SAVE_FILES, ids=lambda path: path.stem)
def test_a_stored_save_continues_to_the_known_scores(path: Path) -> None:
    data = load_save(path)
    game = load(data["save"])
    seats = range(game.seats())
    assert question_text(game) == data["asked"], "it was saved in the middle of an effect"
    for words in data["answers"]:
        game.apply(parse_answer(words, NAMES))
    assert game.is_over()
    assert [score(game, seat) for seat in seats] == data["scores"]
    assert winners(game) == data["winners"]


def test_every_schema_has_a_save() -> None:
    assert [path.stem for path in SAVE_FILES] == [
        f"schema-{number}" for number in range(1, SCHEMA + 1)
    ]


def test_the_newest_save_is_written_as_it_was_read() -> None:
    data = load_save(SAVE_FILES[-1])
    assert dump(load(data["save"])) == data["save"]


def test_the_row_is_laid_out_as_its_schema_says() -> None:
    """If a cell moves, old saves mean something else, so SCHEMA has to be increased."""
    layout = load_save(Path(__file__).with_name(f"layout-{SCHEMA}.json"))
    assert {name: getattr(state, name) for name in layout} == layout
    offsets = {name for name, value in vars(state).items() if is_offset(name, value)}
    offsets -= {"BEAUTIFIED_BIT", "KINDS", "TOP_SEAT"}
    assert offsets == set(layout), "cells that the layout does not name"


def is_offset(name: str, value: object) -> bool:
    return name.isupper() and isinstance(value, int) and value >= 0
