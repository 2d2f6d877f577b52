"""Gathering resources: gold, or cards of which some are kept."""

from __future__ import annotations

from typing import Final

from citadels.engine.answers.codec import arg1_of
from citadels.engine.bits import BIT, count_bits, lowest_bit
from citadels.engine.codes import (
    DECK_EMPTY,
    DREW,
    GATHER_PHASE,
    GATHERED_CARDS,
    GATHERED_GOLD,
    KEEP_CARD,
    KEPT,
    LEGAL,
    NO_CARD,
    NOBODY,
    PUT_UNDER,
    UNDER,
)
from citadels.engine.game import Game
from citadels.engine.handler import Handler
from citadels.engine.native_types import i64, override
from citadels.engine.question import FROM_HELD, Question
from citadels.engine.rulings import GATHER_CARDS_FROM_EMPTY_DECK, ORDER_UNDER_DECK
from citadels.engine.state import (
    BEWITCHED,
    GATHERED,
    HELD_MASK,
    HELD_SIZE,
    KILLED,
    TURN_ROLE,
    TURN_SEAT,
    Frame,
)

WHICH_TO_KEEP: Final = 0
WHICH_UNDER: Final = 1
END_GATHERING: Final = 2


class GatherPhase(Handler):
    """The cards that were drawn lie in front of the player until the choice is made."""

    def __init__(self) -> None:
        super().__init__()
        self.questions = {
            WHICH_TO_KEEP: Question("keep-card", FROM_HELD),
            WHICH_UNDER: Question("order-under-deck", FROM_HELD),
        }
        self.silent_steps = (END_GATHERING,)

    @override
    def frame_problem(self, game: Game, frame: Frame) -> str:
        is_wrong = frame.step == END_GATHERING and frame.target != game.row[TURN_SEAT]
        return "not who gathers" if is_wrong else ""

    @override
    def options(self, game: Game, frame: Frame) -> None:
        verb = KEEP_CARD if frame.step == WHICH_TO_KEEP else UNDER
        game.offer_each(verb, game.row[HELD_MASK])

    @override
    def resolve(self, game: Game, frame: Frame, answer: i64) -> None:
        seat = frame.seat
        if frame.step == END_GATHERING:
            _end_gathering(game, frame.target)
        elif frame.step == WHICH_TO_KEEP:
            remaining = frame.amount - 1
            keep_held(game, seat, arg1_of(answer))
            if remaining > 0:
                game.ask(self.code, WHICH_TO_KEEP, seat, NOBODY, NO_CARD, remaining)
            else:
                self._put_rest_under(game, seat)
        else:
            put_held_under(game, seat, arg1_of(answer))
            self._put_rest_under(game, seat)

    def _put_rest_under(self, game: Game, seat: i64) -> None:
        """The player chooses the order; also of equal cards, or others would learn of it."""
        while game.row[HELD_SIZE] > 0:
            mask = game.row[HELD_MASK]
            if game.row[HELD_SIZE] > 1 and game.rules.rulings[ORDER_UNDER_DECK] == 0:
                game.ask(self.code, WHICH_UNDER, seat)
                return
            kinds = count_bits(mask)
            if kinds > 1:
                for _ in range(game.randbelow(kinds)):
                    mask &= mask - 1
            put_held_under(game, seat, lowest_bit(mask))


def _end_gathering(game: Game, seat: i64) -> None:
    for character in game.rules.after_gathering:
        character.after_gathering(game, seat)
    role = game.row[TURN_ROLE]
    # A bewitched or killed player gathers at most, and gets nothing for it.
    if role != game.row[BEWITCHED] and role != game.row[KILLED]:
        game.rules.characters[role].after_own_gathering(game, seat)


def gather_gold(game: Game, seat: i64) -> None:
    gold = game.rules.gather_gold
    mask = game.city_mask(seat) & game.rules.when_gathering
    while mask:
        gold = game.rules.districts[lowest_bit(mask)].gold_gathered(gold)
        mask &= mask - 1
    game.row[GATHERED] = 1
    game.emit(GATHERED_GOLD, seat, NOBODY, NO_CARD, gold)
    game.gain(seat, gold)
    _end_gathering(game, seat)


def gather_cards(game: Game, seat: i64) -> None:
    cards = game.rules.gather_cards
    mask = game.city_mask(seat) & game.rules.when_gathering
    remaining = mask
    while remaining:
        cards = game.rules.districts[lowest_bit(remaining)].cards_drawn(cards)
        remaining &= remaining - 1
    cards = min(cards, game.deck_size())
    kept = game.rules.gather_keep
    while mask:
        kept = game.rules.districts[lowest_bit(mask)].cards_kept(kept, cards)
        mask &= mask - 1
    game.row[GATHERED] = 1
    game.emit(GATHERED_CARDS, seat, NOBODY, NO_CARD, cards)
    if kept >= cards:
        game.draw(seat, cards)
        _end_gathering(game, seat)
    else:
        game.ask(GATHER_PHASE, END_GATHERING, NOBODY, seat)
        draw_held(game, seat, cards)
        game.ask(GATHER_PHASE, WHICH_TO_KEEP, seat, NOBODY, NO_CARD, kept)


def cards_refusal(game: Game) -> i64:
    if game.deck_size() == 0 and game.rules.rulings[GATHER_CARDS_FROM_EMPTY_DECK] == 1:
        return DECK_EMPTY
    return LEGAL


# Cards in front of a player: the Scholar and the Wizard use them as well.


def draw_held(game: Game, seat: i64, cards: i64) -> None:
    """Lay cards from the top of the deck in front of a player."""
    for _ in range(min(cards, game.deck_size())):
        card = game.take_from_deck()
        game.add_held(seat, card)
        game.emit(DREW, seat, NOBODY, card, 0, BIT[seat])


def keep_held(game: Game, seat: i64, card: i64, others: i64 = 0) -> None:
    """Into the hand; `others` are those who know the card too."""
    game.take_held(card)
    game.add_to_hand(seat, card)
    game.emit(KEPT, seat, NOBODY, card, 1, BIT[seat] | others)


def put_held_under(game: Game, seat: i64, card: i64) -> None:
    game.take_held(card)
    game.put_under_deck(card)
    game.emit(PUT_UNDER, seat, NOBODY, card, 1, BIT[seat])
