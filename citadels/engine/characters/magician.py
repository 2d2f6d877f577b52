from __future__ import annotations

from typing import Final

from citadels.engine.answers import answer, first_of, reason, verb_of
from citadels.engine.bits import row_of
from citadels.engine.codes import (
    DISCARD,
    DONE,
    GAVE_CARD,
    KINDS,
    LEGAL,
    NO_CARD,
    NO_CARDS_THERE,
    NOBODY,
    NOT_THERE,
    NOTHING,
    SWAPPED_HANDS,
    USED_ALREADY,
    YOURSELF,
)
from citadels.engine.game import Game
from citadels.engine.handler import POWER_BIT, Character
from citadels.engine.rulings import MAGICIAN_DISCARDS_FIRST
from citadels.engine.state import Frame
from citadels.engine.typed import i64, override

WHICH_CARD: Final = 0
IN_A_SWAP: Final = 2  # in the amount of an event: one of a whole hand


class Magician(Character):
    """Either swap hands with another player, or discard any number of cards and draw as many."""

    @override
    def menu(self, game: Game, seat: i64) -> None:
        self.offer_players(game, seat)
        self.offer_alone(game, seat)

    @override
    def refusal(self, game: Game, seat: i64, first: i64, second: i64) -> i64:
        if game.has_used(POWER_BIT):
            return USED_ALREADY
        if first == NOTHING:
            return NO_CARDS_THERE if game.hand_size(seat) == 0 else LEGAL
        if first == seat:
            return YOURSELF
        return LEGAL if first < game.seats() else reason(NOT_THERE)

    @override
    def use(self, game: Game, seat: i64, first: i64, second: i64) -> None:
        game.mark_used(POWER_BIT)
        if first == NOTHING:
            game.ask(self.code, WHICH_CARD, seat)
        else:
            _swap_hands(game, seat, first)

    @override
    def options(self, game: Game, frame: Frame) -> None:
        game.offer_each(DISCARD, game.hand_mask(frame.seat))
        if frame.amount > 0:
            game.offer(answer(DONE))

    @override
    def resolve(self, game: Game, frame: Frame, given: i64) -> None:
        seat = frame.seat
        count = frame.amount
        if verb_of(given) == DISCARD:
            game.discard(seat, first_of(given))
            count += 1
        if verb_of(given) == DONE or game.hand_size(seat) == 0:
            if game.rules.rulings[MAGICIAN_DISCARDS_FIRST] == 0:
                game.draw(seat, count)
            else:  # drawn before anything was put under the deck
                game.draw(seat, min(count, game.deck_size() - count))
        else:
            game.ask(self.code, WHICH_CARD, seat, NOBODY, NO_CARD, count)


def _swap_hands(game: Game, seat: i64, other: i64) -> None:
    game.tell(SWAPPED_HANDS, seat, other)
    mine = row_of(KINDS)
    for card in range(KINDS):
        mine[card] = game.in_hand(seat, card)
    # All of one hand, then all of the other: the order tells nothing about the cards.
    for card in range(KINDS):
        _give(game, card, game.in_hand(other, card), other, seat)
    for card in range(KINDS):
        _give(game, card, mine[card], seat, other)


def _give(game: Game, card: i64, copies: i64, giver: i64, taker: i64) -> None:
    both = game.only(giver) | game.only(taker)
    for _ in range(copies):
        game.take_from_hand(giver, card)
        game.add_to_hand(taker, card)
        game.tell(GAVE_CARD, giver, taker, card, IN_A_SWAP, both)
