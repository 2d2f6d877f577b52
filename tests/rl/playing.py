"""Random games for the tests of learners, by hand of the properties' tables."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from citadels.engine.game import Game
from citadels.engine.serialization import setup_from_spec
from citadels.rl.coding.learning_table import LearningTable
from citadels.rl.families import Family, family_of, profile_number
from tests.properties.games import Table


def family_at(table: Table) -> Family:
    return family_of(setup_from_spec(table.game.rules.spec))


def learning(table: Table) -> LearningTable:
    """A table of learners at which this game is played."""
    rules = table.game.rules
    setup = setup_from_spec(rules.spec)
    made = LearningTable(family_of(setup).book, rules, profile_number(setup))
    made.take_up(table.game)
    return made


def moments(table: Table, learners: LearningTable) -> Iterator[Game]:
    """The game at each of its questions; all seats have heard what led there."""
    for game in table.steps():
        if table.answers:
            learners.hear()
        yield game
    learners.hear()


def row_of(learners: LearningTable, seat: int) -> npt.NDArray[np.uint8]:
    """What a seat knows, as it is written now."""
    learners.observe(seat)
    return np.array(learners.writer.buffer, dtype=np.uint8)
