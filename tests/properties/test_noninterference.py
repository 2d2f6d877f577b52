"""Hidden information makes no difference to the views and events of a seat as a game continues.

Other tests compare views at one moment; here a game continues in parallel with a twin in which
everything hidden from a seat was redealt as its knowledge allows.
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
from tests.properties.random_games import (
    PLAYER_COUNTS,
    SeededRandom,
    initial_knowledge,
    note_on_failure,
    observe_events,
    observers,
    random_answer,
    random_games,
    view_text,
)
from tests.properties.redeal import can_see_museum, shown_hand_owner

MAX_STEPS: Final = 40  # answers for which two games are compared
CARD_EVENTS: Final = {DREW, SAW_CARD, SAW_IN_DECK, TOOK_CARD, GAVE_CARD}
CHARACTER_EVENTS: Final = {CALLED, REVEALED_ROLE, ROUND_ENDED, SWAP_GAVE}

each_number_of_players = pytest.mark.parametrize("players", PLAYER_COUNTS)

Events = list[tuple[int, int, int, int, int]]


@each_number_of_players
def test_hidden_cards_make_no_difference_to_a_seat(players: int) -> None:
    far = 0
    for table in random_games(players, 6, 100, skip=30):
        with note_on_failure(table):
            knowledge_by_seat = initial_knowledge(table.game)
            for game in table.play():
                if table.answers:
                    observe_events(game, knowledge_by_seat)
                if table.rng.randbelow(12) == 0:
                    seat = table.rng.choice(list(observers(game)))
                    twin = resample_cards(game, knowledge_by_seat[seat], table.rng)
                    far = max(far, compare_until_cards_shown(game.copy(), twin, seat, table.rng))
    assert far > 10, "no two games could be compared for long"


def resample_cards(game: Game, knowledge: Knowledge, rng: SeededRandom) -> Game:
    """The same game with the cards of a sample, but its own characters, marks and randomness."""
    sample = Sampler(make_view(game, knowledge.seat), knowledge, game.rules).draw(
        rng.randbelow(2**31)
    )
    twin = game.copy()
    for cell in [HELD_MASK, DECK_HEAD, *range(HELD, STACK)]:
        twin.put(cell, sample.get(cell))
    for seat in range(game.seats()):
        for field in [HAND_SIZE, HAND_MASK, *range(HAND, CITY)]:
            twin.put_seat(seat, field, sample.get_seat(seat, field))
    return twin


def compare_until_cards_shown(game: Game, twin: Game, seat: int, rng: SeededRandom) -> int:
    """Give both games the same answers as long as possible; return how many."""
    museum = can_see_museum(game, seat)
    for count in range(MAX_STEPS):
        if count and (
            shown_hand_owner(game, seat) != NOBODY or can_see_museum(game, seat) != museum
        ):
            return count  # the seat is looking at a hand, or the Museum has a new owner
        assert_same_view(game, twin, seat)
        if game.is_over():
            return count
        answer = random_answer(game, rng, 1)
        # The gold that the Spy takes reveals the hand.
        spies = verb_of(answer) == USE and arg1_of(answer) == SPY
        if spies or answer not in twin.legal():
            return count
        game.apply(answer)
        twin.apply(answer)
        events, twin_events = game.events_for(seat), twin.events_for(seat)
        assert hide_cards(events, seat) == hide_cards(twin_events, seat), (
            f"the events of seat {seat} reveal a card"
        )
        if events != twin_events:
            return count  # the seat has been shown a card
    return MAX_STEPS


def hide_cards(events: Events, listener: int) -> Events:
    """The events, without the cards that the seat is shown by the rules."""
    return [
        (
            kind,
            seat,
            target,
            HIDDEN if is_card_visible(kind, seat, target, listener) else card,
            amount,
        )
        for kind, seat, target, card, amount in events
    ]


def is_card_visible(kind: int, seat: int, target: int, listener: int) -> bool:
    """Whether the event shows a card to the seat because it takes part in it."""
    return kind in CARD_EVENTS and listener in {seat, target}


def assert_same_view(game: Game, twin: Game, seat: int) -> None:
    assert view_text(make_view(game, seat)) == view_text(make_view(twin, seat)), (
        f"seat {seat} sees a difference"
    )


@each_number_of_players
def test_hidden_characters_make_no_difference_before_their_call(
    players: int,
) -> None:
    far = 0
    for table in random_games(players, 6, 100, skip=130):
        with note_on_failure(table):
            knowledge_by_seat = initial_knowledge(table.game)
            for game in table.play():
                if table.answers:
                    observe_events(game, knowledge_by_seat)
                if table.rng.randbelow(8) == 0:
                    seat = table.rng.choice(list(observers(game)))
                    twin = resample_characters(game, knowledge_by_seat[seat], table.rng)
                    far = max(
                        far, compare_until_character_shown(game.copy(), twin, seat, table.rng)
                    )
    assert far > 1, "no two games could be compared"


def resample_characters(game: Game, knowledge: Knowledge, rng: SeededRandom) -> Game:
    """The same game with the characters and marks of a sample, but its own cards and randomness."""
    sample = Sampler(make_view(game, knowledge.seat), knowledge, game.rules).draw(
        rng.randbelow(2**31)
    )
    twin = game.copy()
    for field in (
        *(PACKET, ASIDE, LAID_DOWN, SWAP_GIVEN, SWAP_TAKEN),
        *(WARRANTS, SIGNED, THREATS, FLOWERED),
    ):
        twin.put(field, sample.get(field))
    for seat in range(game.seats()):
        for field in (ROLES, SEEN, SEEN_AGAIN, LAID_BY):
            twin.put_seat(seat, field, sample.get_seat(seat, field))
    return twin


def compare_until_character_shown(game: Game, twin: Game, seat: int, rng: SeededRandom) -> int:
    """Compare up to the next call of a rank, or until the packet is passed to the seat."""
    for count in range(MAX_STEPS):
        if count and game.get(PACKET) and game.to_move() == seat:
            return count
        assert_same_view(game, twin, seat)
        if game.is_over():
            return count
        answer = random_answer(game, rng, 1)
        if verb_of(answer) in {REVEAL, CONFISCATE, MARK, END} or answer not in twin.legal():
            return count
        game.apply(answer)
        twin.apply(answer)
        events, twin_events = game.events_for(seat), twin.events_for(seat)
        character_events = [
            place for place, event in enumerate(events) if event[0] in CHARACTER_EVENTS
        ]
        if character_events:
            assert events[: character_events[0]] == twin_events[: character_events[0]]
            return count
        assert events == twin_events, f"the events of seat {seat} reveal a secret"
    return MAX_STEPS


def test_cards_are_contiguous_in_a_row() -> None:
    """The cells that the tests above copy from a sample are exactly those of cards."""
    assert HELD < DECK < STACK < SEATS_BASE
    assert HAND < CITY < SEAT_SIZE
    assert COMPLETED_CITY < HAND
    assert NOBODY < 0
