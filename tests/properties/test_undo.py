"""An answer can be undone only if the player learnt nothing and nobody else had to decide."""

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
from tests.properties.random_games import (
    BUSY_STYLE,
    IS_COVERAGE_RUN,
    PLAYER_COUNTS,
    PROFILE,
    RandomGame,
    SeededRandom,
    note_on_failure,
    random_games,
    seed_range,
    view_text,
)
from tests.properties.redeal import redeal

each_number_of_players = pytest.mark.parametrize("players", PLAYER_COUNTS)


@each_number_of_players
def test_undoable_answers_reveal_nothing(players: int) -> None:
    verbs: set[int] = set()
    for table in random_games(players, 3, 60, skip=510):
        verbs |= undoable_answer_kinds(table)
    assert {GOLD, BUILD, USE} <= verbs


def test_looking_at_hands_and_under_a_museum_cannot_be_undone() -> None:
    """Here cards are shown without an event."""
    looked = 0
    for seed in seed_range(12, 200):
        table = MuseumGame(seed)
        verbs = undoable_answer_kinds(table)
        assert {GOLD, BUILD, USE, KEEP_CARD} <= verbs
        looked += table.looked
    assert looked > 0


class MuseumGame(RandomGame):
    """A game where the Seer takes cards, and the Diplomat can take a Museum that is in a city."""

    def __init__(self, seed: int) -> None:
        cast = (MAGISTRATE, SPY, SEER, EMPEROR, BISHOP, MERCHANT, ARCHITECT, DIPLOMAT)
        other_districts = [card for card in edition(PROFILE).presets[0].districts if card != MUSEUM]
        districts = (MUSEUM, *other_districts[:13])
        rulings = ((SEER_TAKES, 1),)
        setup = setup_from_preset(PROFILE, 5, characters=cast, districts=districts, rulings=rulings)
        super().__init__(setup, seed, BUSY_STYLE)
        self.looked = 0
        if self.game.deck_mask() >> MUSEUM & 1:
            self.game.remove_from_deck(MUSEUM)
            self.game.add_to_city(0, MUSEUM)

    @override
    def next_answer(self) -> int:
        legal = self.game.legal()
        exchanges = [answer for answer in legal if answer >> 16 == USE << 8 | DIPLOMAT]
        museum_exchanges = [answer for answer in exchanges if arg3_of(answer) == MUSEUM]
        museum_exchanges += [
            answer for answer in legal if arg1_of(answer) == FIRST_DISTRICT_HANDLER + MUSEUM
        ]
        if exchanges and museum_exchanges and self.game.get(MUSEUM_SIZE):
            self.looked += 1
        return self.rng.choice(museum_exchanges) if museum_exchanges else super().next_answer()


def undoable_answer_kinds(table: RandomGame) -> set[int]:
    """Play a game and check every answer that can be undone; return their verbs."""
    verbs: set[int] = set()
    with note_on_failure(table):
        before, saved = table.game.copy(), dump(table.game)
        for game in table.play():
            if table.answers and undo_refusal(before, game) == UNDOABLE:
                answer = table.answers[-1]
                verbs.add(verb_of(answer))
                assert dump(before) == saved, "the earlier state was not preserved"
                is_still_asked(before, game)
                if not IS_COVERAGE_RUN or table.rng.randbelow(4) == 0:
                    assert_nothing_learnt(before, answer, game, table.rng)
            before, saved = game.copy(), dump(game)
    assert undo_refusal(before, table.game) != UNDOABLE, "the end of a game can be undone"
    return verbs


def is_still_asked(before: Game, after: Game) -> None:
    """Check that the same player decides and that nobody else was asked a question."""
    seat = before.to_move()
    assert after.to_move() == seat
    assert not after.outcomes
    assert waiting_frames(after, seat) <= waiting_frames(before, seat), (
        "somebody else will be asked"
    )


def waiting_frames(game: Game, seat: int) -> set[tuple[int, int, int]]:
    """The open questions to other seats."""
    frames = [game.read_frame(depth) for depth in range(game.get(DEPTH))]
    return {
        (frame.handler, frame.step, frame.seat)
        for frame in frames
        if frame.seat not in {seat, NOBODY}
    }


def assert_nothing_learnt(before: Game, answer: int, after: Game, rng: SeededRandom) -> None:
    """Check that events and view are the same after redealing everything unknown to the player."""
    seat = before.to_move()
    twin = redeal(before, seat, rng)
    assert twin.legal() == before.legal(), "the options reveal a secret"
    twin.apply(answer)
    assert undo_refusal(before, twin) == UNDOABLE, "whether it can be undone reveals a secret"
    assert twin.events_for(seat) == after.events_for(seat), (
        f"the events of seat {seat} reveal a secret"
    )
    assert view_text(make_view(twin, seat)) == view_text(make_view(after, seat)), (
        f"seat {seat} sees a secret"
    )
