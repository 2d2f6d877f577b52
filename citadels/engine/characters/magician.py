from __future__ import annotations

from typing import Final

from citadels.engine.aims import AIM_NOTHING, AIM_PLAYER
from citadels.engine.answers.codec import arg1_of, make_answer, make_reason, verb_of
from citadels.engine.bits import zeros
from citadels.engine.codes import (
    DISCARD,
    DONE,
    GAVE_CARD,
    KINDS,
    LEGAL,
    NO_ARGUMENT,
    NO_CARD,
    NO_CARDS_THERE,
    NOBODY,
    NOT_THERE,
    SWAPPED_HANDS,
    USED_ALREADY,
    YOURSELF,
)
from citadels.engine.game import Game
from citadels.engine.handler import POWER_BIT, Character
from citadels.engine.native_types import i64, override
from citadels.engine.question import Question
from citadels.engine.rulings import MAGICIAN_DISCARDS_FIRST
from citadels.engine.state import Frame

WHICH_CARD: Final = 0
IN_A_SWAP: Final = 2  # in the amount of an event: one of a whole hand


class Magician(Character):
    """Either swap hands with another player, or discard any number of cards and draw as many."""

    def __init__(self) -> None:
        super().__init__()
        self.aims = AIM_PLAYER | AIM_NOTHING
        self.questions = {WHICH_CARD: Question("discard-and-draw")}

    @override
    def refusal(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> i64:
        if game.has_used(POWER_BIT):
            return USED_ALREADY
        if arg1 == NO_ARGUMENT:
            return NO_CARDS_THERE if game.hand_size(seat) == 0 else LEGAL
        if arg1 == seat:
            return YOURSELF
        return LEGAL if arg1 < game.seats() else make_reason(NOT_THERE)

    @override
    def use(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> None:
        game.mark_used(POWER_BIT)
        if arg1 == NO_ARGUMENT:
            game.ask(self.code, WHICH_CARD, seat)
        else:
            _swap_hands(game, seat, arg1)

    @override
    def options(self, game: Game, frame: Frame) -> None:
        game.offer_each(DISCARD, game.hand_mask(frame.seat))
        if frame.amount > 0:
            game.offer(make_answer(DONE))

    @override
    def resolve(self, game: Game, frame: Frame, answer: i64) -> None:
        seat = frame.seat
        count = frame.amount
        if verb_of(answer) == DISCARD:
            game.discard(seat, arg1_of(answer))
            count += 1
        if verb_of(answer) == DONE or game.hand_size(seat) == 0:
            if game.rules.rulings[MAGICIAN_DISCARDS_FIRST] == 0:
                game.draw(seat, count)
            else:  # drawn before anything was put under the deck
                game.draw(seat, min(count, game.deck_size() - count))
        else:
            game.ask(self.code, WHICH_CARD, seat, NOBODY, NO_CARD, count)


def _swap_hands(game: Game, seat: i64, other: i64) -> None:
    game.emit(SWAPPED_HANDS, seat, other)
    own_copies = zeros(KINDS)
    for card in range(KINDS):
        own_copies[card] = game.in_hand(seat, card)
    # All of one hand, then all of the other: the order reveals nothing about the cards.
    for card in range(KINDS):
        _give(game, card, game.in_hand(other, card), other, seat)
    for card in range(KINDS):
        _give(game, card, own_copies[card], seat, other)


def _give(game: Game, card: i64, copies: i64, giver: i64, taker: i64) -> None:
    knowers = game.seat_mask(giver) | game.seat_mask(taker)
    for _ in range(copies):
        game.take_from_hand(giver, card)
        game.add_to_hand(taker, card)
        game.emit(GAVE_CARD, giver, taker, card, IN_A_SWAP, knowers)
