"""Tables with nothing on them but characters, for tests of the selection phase."""

from __future__ import annotations

from typing import Final

from citadels.engine import chance
from citadels.engine.codes import (
    ARCHITECT,
    ARTIST,
    ASSASSIN,
    BISHOP,
    KING,
    MAGICIAN,
    MERCHANT,
    THIEF,
    WARLORD,
)
from citadels.engine.editions.edition import Setup
from citadels.engine.editions.registry import edition
from citadels.engine.game import Game
from citadels.engine.rules import Rules
from citadels.engine.setup import begin_round, make_rules
from citadels.engine.state import CROWN, blank_row

UNIQUE_DISTRICTS: Final = edition("2016").presets[0].districts


def make_draft_rules(players: int, characters: int, ruler: int = KING) -> Rules:
    """The first game for this number of players, with this character of rank 4."""
    eight = (ASSASSIN, THIEF, MAGICIAN, ruler, BISHOP, MERCHANT, ARCHITECT, WARLORD)
    cast = eight if characters == 8 else (*eight, ARTIST)
    return make_rules(Setup("2016", players, cast, UNIQUE_DISTRICTS))


def deal_draft(rules: Rules, seed: int = 0, script: tuple[int, ...] = ()) -> Game:
    """A table at the first question of a round: nothing but the characters lies on it."""
    game = Game(rules, blank_row(rules.seats))
    chance.seed(game, seed)
    game.put(CROWN, 0)
    game.script = list(script)
    begin_round(game)
    return game
