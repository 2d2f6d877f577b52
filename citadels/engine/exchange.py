"""Exchanging districts with another player: what all Diplomats have in common."""

from __future__ import annotations

from typing import Final

from citadels.engine.answers import answer, first_of, reason, verb_of
from citadels.engine.bits import lowest
from citadels.engine.codes import (
    DUPLICATE,
    EXCHANGED,
    FINE,
    GIVE,
    LEGAL,
    NOT_ASKED_NOW,
    NOT_THERE,
    THEY_HAVE_IT,
    TOO_DEAR,
)
from citadels.engine.game import Game
from citadels.engine.handler import POWER_BIT
from citadels.engine.rulings import (
    SAME_NAME_EXCHANGE,
)
from citadels.engine.siege import (
    Besieger,
    place_refusal,
    protection,
)
from citadels.engine.state import Frame
from citadels.engine.typed import i64, override

WHICH_TO_GIVE: Final = 0


class Exchanger(Besieger):
    """Takes a district of another player and gives one for it. What it costs is the card's text."""

    @override
    def deed_refusal(self, game: Game, seat: i64, owner: i64, place: i64) -> i64:
        why = protection(game, seat, owner, place)
        if why != LEGAL:
            return why
        why = reason(NOT_THERE)
        mask = game.city_mask(seat)
        while mask:
            mine = lowest(mask)
            mask &= mask - 1
            for given in range(mine, mine + FINE + 1, FINE):
                if game.stands(seat, given):
                    why = self.exchange_refusal(game, seat, owner, place, given)
                    if why == LEGAL:
                        return LEGAL
        return why

    @override
    def use(self, game: Game, seat: i64, first: i64, second: i64) -> None:
        game.mark_used(POWER_BIT)
        game.ask(self.code, WHICH_TO_GIVE, seat, first, second)

    @override
    def options(self, game: Game, frame: Frame) -> None:
        seat = frame.seat
        mask = game.city_mask(seat)
        while mask:
            mine = lowest(mask)
            mask &= mask - 1
            for place in range(mine, mine + FINE + 1, FINE):
                if game.stands(seat, place):
                    why = self.exchange_refusal(game, seat, frame.target, frame.card, place)
                    game.consider(answer(GIVE, place), why)

    @override
    def resolve(self, game: Game, frame: Frame, given: i64) -> None:
        seat = frame.seat
        other = frame.target
        theirs = frame.card
        mine = first_of(given)
        self.pay(game, seat, other, theirs, mine)
        game.move_district(seat, other, mine)
        game.move_district(other, seat, theirs)
        game.tell(EXCHANGED, seat, other, theirs & (FINE - 1), mine & (FINE - 1))
        game.check_completed(seat)
        game.check_completed(other)

    @override
    def why_not(self, game: Game, frame: Frame, given: i64) -> i64:
        if verb_of(given) != GIVE:
            return NOT_ASKED_NOW
        mine = first_of(given)
        why = place_refusal(game, frame.seat, mine)
        if why != LEGAL:
            return why
        return self.exchange_refusal(game, frame.seat, frame.target, frame.card, mine)

    @override
    def charge(self, game: Game, frame: Frame, given: i64) -> i64:
        return self.price(game, frame.seat, frame.target, frame.card, first_of(given))

    def exchange_refusal(self, game: Game, seat: i64, other: i64, theirs: i64, mine: i64) -> i64:
        """Why these two districts cannot change places, or LEGAL."""
        taken = theirs & (FINE - 1)
        given = mine & (FINE - 1)
        swapped = taken == given and game.rules.rulings[SAME_NAME_EXCHANGE] == 1
        leaving = 1 if swapped else 0
        if game.in_city(seat, taken) > leaving:
            return reason(DUPLICATE, taken)
        if game.in_city(other, given) > leaving:
            return reason(THEY_HAVE_IT, given)
        price = self.price(game, seat, other, theirs, mine)
        return LEGAL if price <= game.gold(seat) else reason(TOO_DEAR, price, game.gold(seat))

    def price(self, game: Game, seat: i64, other: i64, theirs: i64, mine: i64) -> i64:
        """What the exchange costs in all."""
        raise NotImplementedError

    def pay(self, game: Game, seat: i64, other: i64, theirs: i64, mine: i64) -> None:
        """Pay it to whom it belongs."""
        raise NotImplementedError
