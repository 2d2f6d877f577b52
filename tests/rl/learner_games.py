"""Random games for the tests of learners, from the tables of the property tests."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from citadels.engine.game import Game
from citadels.engine.serialization import setup_from_spec
from citadels.rl.encoding.encoded_table import EncodedTable
from citadels.rl.families import Family, family_of, profile_number
from tests.properties.random_games import RandomGame


def family_at(table: RandomGame) -> Family:
    return family_of(setup_from_spec(table.game.rules.spec))


def make_learners(table: RandomGame) -> EncodedTable:
    """A table of learners for this game."""
    rules = table.game.rules
    setup = setup_from_spec(rules.spec)
    learners = EncodedTable(family_of(setup).codec, rules, profile_number(setup))
    learners.start(table.game)
    return learners


def observed_steps(table: RandomGame, learners: EncodedTable) -> Iterator[Game]:
    """The game at each of its questions, after all seats have observed the events so far."""
    for game in table.play():
        if table.answers:
            learners.update_knowledge()
        yield game
    learners.update_knowledge()


def observation_of(learners: EncodedTable, seat: int) -> npt.NDArray[np.uint8]:
    """The current observation of a seat."""
    learners.observe(seat)
    return np.array(learners.writer.buffer, dtype=np.uint8)
