"""Exchanging districts with another player: what all Diplomats have in common."""

from __future__ import annotations

from typing import Final

from citadels.engine.abilities.attack import Attacker, place_refusal, protection_refusal
from citadels.engine.answers.codec import arg1_of, make_answer, make_reason, verb_of
from citadels.engine.bits import lowest_bit
from citadels.engine.codes import (
    BEAUTIFIED_BIT,
    DUPLICATE,
    EXCHANGED,
    GIVE,
    LEGAL,
    NOT_ASKED_NOW,
    NOT_THERE,
    THEY_HAVE_IT,
    TOO_EXPENSIVE,
)
from citadels.engine.game import Game
from citadels.engine.handler import POWER_BIT
from citadels.engine.native_types import i64, override
from citadels.engine.question import ABOUT_ANOTHER, OF_OWN_CITY, Question
from citadels.engine.rulings import SAME_NAME_EXCHANGE
from citadels.engine.state import Frame

WHICH_TO_GIVE: Final = 0


class Exchanger(Attacker):
    """Takes a district of another player and gives one for it. What it costs is the card's text."""

    def __init__(self) -> None:
        super().__init__()
        self.questions = {WHICH_TO_GIVE: Question("give-district", ABOUT_ANOTHER | OF_OWN_CITY)}

    @override
    def district_refusal(self, game: Game, seat: i64, owner: i64, place: i64) -> i64:
        reason = protection_refusal(game, seat, owner, place)
        if reason != LEGAL:
            return reason
        reason = make_reason(NOT_THERE)
        mask = game.city_mask(seat)
        while mask:
            mine = lowest_bit(mask)
            mask &= mask - 1
            for own_place in range(mine, mine + BEAUTIFIED_BIT + 1, BEAUTIFIED_BIT):
                if game.stands(seat, own_place):
                    reason = self.exchange_refusal(game, seat, owner, place, own_place)
                    if reason == LEGAL:
                        return LEGAL
        return reason

    @override
    def use(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> None:
        game.mark_used(POWER_BIT)
        game.ask(self.code, WHICH_TO_GIVE, seat, arg1, arg2)

    @override
    def options(self, game: Game, frame: Frame) -> None:
        seat = frame.seat
        mask = game.city_mask(seat)
        while mask:
            own_card = lowest_bit(mask)
            mask &= mask - 1
            for place in range(own_card, own_card + BEAUTIFIED_BIT + 1, BEAUTIFIED_BIT):
                if game.stands(seat, place):
                    reason = self.exchange_refusal(game, seat, frame.target, frame.card, place)
                    game.consider(make_answer(GIVE, place), reason)

    @override
    def resolve(self, game: Game, frame: Frame, answer: i64) -> None:
        seat = frame.seat
        other = frame.target
        their_place = frame.card
        own_place = arg1_of(answer)
        self.pay(game, seat, other, their_place, own_place)
        game.move_district(seat, other, own_place)
        game.move_district(other, seat, their_place)
        game.emit(
            EXCHANGED,
            seat,
            other,
            their_place & (BEAUTIFIED_BIT - 1),
            own_place & (BEAUTIFIED_BIT - 1),
        )
        game.check_completed(seat)
        game.check_completed(other)

    @override
    def answer_refusal(self, game: Game, frame: Frame, answer: i64) -> i64:
        if verb_of(answer) != GIVE:
            return NOT_ASKED_NOW
        own_place = arg1_of(answer)
        reason = place_refusal(game, frame.seat, own_place)
        if reason != LEGAL:
            return reason
        return self.exchange_refusal(game, frame.seat, frame.target, frame.card, own_place)

    @override
    def charge(self, game: Game, frame: Frame, answer: i64) -> i64:
        return self.price(game, frame.seat, frame.target, frame.card, arg1_of(answer))

    @override
    def frame_problem(self, game: Game, frame: Frame) -> str:
        stands = frame.card >= 0 and game.stands(frame.target, frame.card)
        return "" if stands else "a district that does not stand there"

    def exchange_refusal(
        self, game: Game, seat: i64, other: i64, their_place: i64, own_place: i64
    ) -> i64:
        """Why these two districts cannot change places, or LEGAL."""
        their_card = their_place & (BEAUTIFIED_BIT - 1)
        own_card = own_place & (BEAUTIFIED_BIT - 1)
        is_same_name = their_card == own_card and game.rules.rulings[SAME_NAME_EXCHANGE] == 1
        leaving = 1 if is_same_name else 0
        if game.in_city(seat, their_card) > leaving:
            return make_reason(DUPLICATE, their_card)
        if game.in_city(other, own_card) > leaving:
            return make_reason(THEY_HAVE_IT, own_card)
        price = self.price(game, seat, other, their_place, own_place)
        return (
            LEGAL
            if price <= game.gold(seat)
            else make_reason(TOO_EXPENSIVE, price, game.gold(seat))
        )

    def price(self, game: Game, seat: i64, other: i64, their_place: i64, own_place: i64) -> i64:
        """What the exchange costs in all."""
        raise NotImplementedError

    def pay(self, game: Game, seat: i64, other: i64, their_place: i64, own_place: i64) -> None:
        """Pay the price to the one who gets it."""
        raise NotImplementedError
