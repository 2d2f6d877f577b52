"""Whoever takes an answer back has learnt nothing by it, and nobody else had to decide anything."""

from __future__ import annotations

import pytest

from citadels.engine.answers.codec import arg1_of, arg3_of, verb_of
from citadels.engine.codes import (
    ARCHITECT,
    BISHOP,
    BUILD,
    DIPLOMAT,
    EMPEROR,
    FIRST_DISTRICT_HANDLER,
    GOLD,
    KEEP_CARD,
    MAGISTRATE,
    MERCHANT,
    MUSEUM,
    NOBODY,
    SEER,
    SPY,
    USE,
)
from citadels.engine.editions.registry import edition
from citadels.engine.game import Game
from citadels.engine.native_types import override
from citadels.engine.rulings import SEER_TAKES
from citadels.engine.serialization import dump
from citadels.engine.setup import setup_from_preset
from citadels.engine.state import DEPTH, MUSEUM_SIZE
from citadels.engine.undo import UNDOABLE, undo_refusal
from citadels.engine.view import make_view
from tests.properties.games import (
    BUSILY,
    COVERED,
    PLAYERS,
    PROFILE,
    Lots,
    Table,
    as_text,
    noted,
    seeds,
    tables,
)
from tests.properties.redeal import redealt

each_number_of_players = pytest.mark.parametrize("players", PLAYERS)


@each_number_of_players
def test_whoever_may_take_an_answer_back_has_learnt_nothing_by_it(players: int) -> None:
    met: set[int] = set()
    for table in tables(players, 3, 60, skip=510):
        met |= followed(table)
    assert {GOLD, BUILD, USE} <= met


def test_looking_at_hands_and_under_a_museum_counts_as_learning() -> None:
    """Where cards are shown of which no event speaks."""
    looked = 0
    for seed in seeds(12, 200):
        table = CuriousTable(seed)
        met = followed(table)
        assert {GOLD, BUILD, USE, KEEP_CARD} <= met
        looked += table.looked
    assert looked > 0


class CuriousTable(Table):
    """The Seer chooses what he takes, and the Diplomat wants the Museum that stands already."""

    def __init__(self, seed: int) -> None:
        cast = (MAGISTRATE, SPY, SEER, EMPEROR, BISHOP, MERCHANT, ARCHITECT, DIPLOMAT)
        others = [card for card in edition(PROFILE).presets[0].districts if card != MUSEUM]
        chosen = (MUSEUM, *others[:13])
        rulings = ((SEER_TAKES, 1),)
        setup = setup_from_preset(PROFILE, 5, characters=cast, districts=chosen, rulings=rulings)
        super().__init__(setup, seed, BUSILY)
        self.looked = 0
        if self.game.deck_mask() >> MUSEUM & 1:
            self.game.remove_from_deck(MUSEUM)
            self.game.add_to_city(0, MUSEUM)

    @override
    def draw(self) -> int:
        legal = self.game.legal()
        exchanges = [given for given in legal if given >> 16 == USE << 8 | DIPLOMAT]
        wanted = [given for given in exchanges if arg3_of(given) == MUSEUM]
        wanted += [given for given in legal if arg1_of(given) == FIRST_DISTRICT_HANDLER + MUSEUM]
        if exchanges and wanted and self.game.get(MUSEUM_SIZE):
            self.looked += 1
        return self.lots.pick(wanted) if wanted else super().draw()


def followed(table: Table) -> set[int]:
    """Play a game and look at every answer that may be taken back; their verbs."""
    met: set[int] = set()
    with noted(table):
        before, saved = table.game.copy(), dump(table.game)
        for game in table.steps():
            if table.answers and undo_refusal(before, game) == UNDOABLE:
                given = table.answers[-1]
                met.add(verb_of(given))
                assert dump(before) == saved, "there is nothing to go back to"
                still_asked(before, game)
                if not COVERED or table.lots.below(4) == 0:
                    learnt_nothing(before, given, game, table.lots)
            before, saved = game.copy(), dump(game)
    assert undo_refusal(before, table.game) != UNDOABLE, "the end of a game was taken back"
    return met


def still_asked(before: Game, after: Game) -> None:
    """The same player decides, and nobody else was put a question."""
    seat = before.to_move()
    assert after.to_move() == seat
    assert not after.outcomes
    assert waiting(after, seat) <= waiting(before, seat), "somebody else will be asked"


def waiting(game: Game, seat: int) -> set[tuple[int, int, int]]:
    """The open questions to other seats."""
    frames = [game.read_frame(depth) for depth in range(game.get(DEPTH))]
    return {(at.handler, at.step, at.seat) for at in frames if at.seat not in {seat, NOBODY}}


def learnt_nothing(before: Game, given: int, after: Game, lots: Lots) -> None:
    """With everything dealt anew that he could not know, he would have heard and seen the same."""
    seat = before.to_move()
    twin = redealt(before, seat, lots)
    assert twin.legal() == before.legal(), "what can be answered tells a secret"
    twin.apply(given)
    assert undo_refusal(before, twin) == UNDOABLE, "whether it can be taken back tells a secret"
    assert twin.events_for(seat) == after.events_for(seat), f"seat {seat} hears a secret"
    assert as_text(make_view(twin, seat)) == as_text(make_view(after, seat)), (
        f"seat {seat} sees a secret"
    )
