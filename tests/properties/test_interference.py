"""What a seat cannot know makes no difference to what it sees and hears as the game goes on.

Where the view is compared at one moment elsewhere, here a game is played on beside a twin in which
everything hidden from a seat was dealt anew as its knowledge allows.
"""

from __future__ import annotations

from typing import Final

import pytest

from citadels.engine.answers.codec import arg1_of, verb_of
from citadels.engine.codes import (
    CALLED,
    CONFISCATE,
    DREW,
    END,
    GAVE_CARD,
    HIDDEN,
    MARK,
    NOBODY,
    REVEAL,
    REVEALED_ROLE,
    ROUND_ENDED,
    SAW_CARD,
    SAW_IN_DECK,
    SPY,
    SWAP_GAVE,
    TOOK_CARD,
    USE,
)
from citadels.engine.game import Game
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.sampling.sampler import Sampler
from citadels.engine.state import (
    ASIDE,
    CITY,
    COMPLETED_CITY,
    DECK,
    DECK_HEAD,
    FLOWERED,
    HAND,
    HAND_MASK,
    HAND_SIZE,
    HELD,
    HELD_MASK,
    LAID_BY,
    LAID_DOWN,
    PACKET,
    ROLES,
    SEAT_SIZE,
    SEATS_BASE,
    SEEN,
    SEEN_AGAIN,
    SIGNED,
    STACK,
    SWAP_GIVEN,
    SWAP_TAKEN,
    THREATS,
    WARRANTS,
)
from citadels.engine.view import make_view
from tests.properties.games import (
    PLAYERS,
    Lots,
    as_text,
    choice,
    everybody,
    hear,
    minds,
    noted,
    tables,
)
from tests.properties.redeal import sees_museum, shown_to

FAR: Final = 40  # answers that two games are followed
SHOWS_CARDS: Final = {DREW, SAW_CARD, SAW_IN_DECK, TOOK_CARD, GAVE_CARD}
SHOWS_CHARACTERS: Final = {CALLED, REVEALED_ROLE, ROUND_ENDED, SWAP_GAVE}

each_number_of_players = pytest.mark.parametrize("players", PLAYERS)

Heard = list[tuple[int, int, int, int, int]]


@each_number_of_players
def test_cards_that_a_seat_cannot_know_make_no_difference_to_it(players: int) -> None:
    far = 0
    for table in tables(players, 6, 100, skip=30):
        with noted(table):
            learnt = minds(table.game)
            for game in table.steps():
                if table.answers:
                    hear(game, learnt)
                if table.lots.below(12) == 0:
                    seat = table.lots.pick(list(everybody(game)))
                    twin = with_other_cards(game, learnt[seat], table.lots)
                    far = max(far, follow_cards(game.copy(), twin, seat, table.lots))
    assert far > 10, "no two games could be followed for long"


def with_other_cards(game: Game, mind: Knowledge, lots: Lots) -> Game:
    """The same game with the cards of a sample: characters, marks and chance stay."""
    drawn = Sampler(make_view(game, mind.seat), mind, game.rules).draw(lots.below(2**31))
    twin = game.copy()
    for cell in [HELD_MASK, DECK_HEAD, *range(HELD, STACK)]:
        twin.put(cell, drawn.get(cell))
    for seat in range(game.seats()):
        for field in [HAND_SIZE, HAND_MASK, *range(HAND, CITY)]:
            twin.put_seat(seat, field, drawn.get_seat(seat, field))
    return twin


def follow_cards(game: Game, twin: Game, seat: int, lots: Lots) -> int:
    """Give both games the same answers as long as they can; how many they were."""
    museum = sees_museum(game, seat)
    for count in range(FAR):
        if count and (shown_to(game, seat) != NOBODY or sees_museum(game, seat) != museum):
            return count  # the seat is looking at a hand, or the Museum changed hands
        same_view(game, twin, seat)
        if game.is_over():
            return count
        given = choice(game, lots, 1)
        spies = verb_of(given) == USE and arg1_of(given) == SPY  # gold tells what was in the hand
        if spies or given not in twin.legal():
            return count
        game.apply(given)
        twin.apply(given)
        heard, told = game.events_for(seat), twin.events_for(seat)
        assert veiled(heard, seat) == veiled(told, seat), f"seat {seat} hears a secret"
        if heard != told:
            return count  # the seat has been shown a card
    return FAR


def veiled(heard: Heard, listener: int) -> Heard:
    """What was heard, without the cards that the listener is shown as the rules say."""
    return [
        (kind, seat, target, HIDDEN if is_shown(kind, seat, target, listener) else card, amount)
        for kind, seat, target, card, amount in heard
    ]


def is_shown(kind: int, seat: int, target: int, listener: int) -> bool:
    """Whether the event shows a card to the listener because he has to do with it."""
    return kind in SHOWS_CARDS and listener in {seat, target}


def same_view(game: Game, twin: Game, seat: int) -> None:
    assert as_text(make_view(game, seat)) == as_text(make_view(twin, seat)), (
        f"seat {seat} sees a difference"
    )


@each_number_of_players
def test_characters_that_a_seat_cannot_know_make_no_difference_before_their_call(
    players: int,
) -> None:
    far = 0
    for table in tables(players, 6, 100, skip=130):
        with noted(table):
            learnt = minds(table.game)
            for game in table.steps():
                if table.answers:
                    hear(game, learnt)
                if table.lots.below(8) == 0:
                    seat = table.lots.pick(list(everybody(game)))
                    twin = with_other_characters(game, learnt[seat], table.lots)
                    far = max(far, follow_characters(game.copy(), twin, seat, table.lots))
    assert far > 1, "no two games could be followed"


def with_other_characters(game: Game, mind: Knowledge, lots: Lots) -> Game:
    """The same game with characters and marks of a sample: cards and chance stay."""
    drawn = Sampler(make_view(game, mind.seat), mind, game.rules).draw(lots.below(2**31))
    twin = game.copy()
    for field in (
        *(PACKET, ASIDE, LAID_DOWN, SWAP_GIVEN, SWAP_TAKEN),
        *(WARRANTS, SIGNED, THREATS, FLOWERED),
    ):
        twin.put(field, drawn.get(field))
    for seat in range(game.seats()):
        for field in (ROLES, SEEN, SEEN_AGAIN, LAID_BY):
            twin.put_seat(seat, field, drawn.get_seat(seat, field))
    return twin


def follow_characters(game: Game, twin: Game, seat: int, lots: Lots) -> int:
    """The same up to the next call of a rank, or until the packet is handed to the seat."""
    for count in range(FAR):
        if count and game.get(PACKET) and game.to_move() == seat:
            return count
        same_view(game, twin, seat)
        if game.is_over():
            return count
        given = choice(game, lots, 1)
        if verb_of(given) in {REVEAL, CONFISCATE, MARK, END} or given not in twin.legal():
            return count
        game.apply(given)
        twin.apply(given)
        heard, told = game.events_for(seat), twin.events_for(seat)
        shown = [place for place, event in enumerate(heard) if event[0] in SHOWS_CHARACTERS]
        if shown:
            assert heard[: shown[0]] == told[: shown[0]]
            return count
        assert heard == told, f"seat {seat} hears what it may not know"
    return FAR


def test_a_row_has_nothing_between_the_cards() -> None:
    """What the tests above take over from a sample is all there is of cards, and nothing else."""
    assert HELD < DECK < STACK < SEATS_BASE
    assert HAND < CITY < SEAT_SIZE
    assert COMPLETED_CITY < HAND
    assert NOBODY < 0
