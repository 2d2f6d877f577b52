"""Building a district: what stands against it, what it costs, and how it comes to stand."""

from __future__ import annotations

from citadels.engine.answers import answer, first_of, reason, second_of, verb_of
from citadels.engine.bits import lowest
from citadels.engine.codes import (
    BUILD,
    BUILD_BY,
    CANNOT_BUILD,
    DUPLICATE,
    FINE,
    GATHER_FIRST,
    GIVEN_UP,
    KINDS,
    LEGAL,
    LIMIT_REACHED,
    NO_CARD,
    NOBODY,
    NOT_IN_HAND,
    NOT_THERE,
    TOO_DEAR,
)
from citadels.engine.game import ENTER, Game
from citadels.engine.handler import Handler
from citadels.engine.rulings import SACRIFICE_MAKES_ROOM_FOR_MONUMENT
from citadels.engine.state import (
    BUILDS,
    GATHERED,
    SITE_CARD,
    SITE_COUNTED,
    SITE_PAID,
    SITE_SEAT,
    TURN_ROLE,
    TURN_SEAT,
    Frame,
)
from citadels.engine.typed import i64, override


class BuildPhase(Handler):
    """A district on its site: paid for, then perhaps taken away, then it stands."""

    @override
    def resolve(self, game: Game, frame: Frame, given: i64) -> None:
        card = game.get(SITE_CARD)
        if frame.step == ENTER:
            seat = game.get(SITE_SEAT)
            game.put(SITE_CARD, NO_CARD)
            game.put(SITE_SEAT, NOBODY)
            game.put(SITE_PAID, 0)
            game.put(SITE_COUNTED, 0)
            game.enter_city(seat, card)
            for character in game.rules.after_entering:
                character.after_entering(game, seat, card)
            game.check_completed(seat)
            game.rules.districts[card].after_built(game, seat)
        else:
            for character in game.rules.before_entering:
                character.before_entering(game, game.get(TURN_SEAT), card)


def price_of(game: Game, seat: i64, card: i64) -> i64:
    """What this player pays to build it."""
    price = game.rules.cost[card]
    mask = game.city_mask(seat) & game.rules.prices
    while mask:
        price = game.rules.districts[lowest(mask)].build_price(game, card, price)
        mask &= mask - 1
    return price


def counts_toward_limit(game: Game, card: i64) -> bool:
    character = game.rules.characters[game.get(TURN_ROLE)]
    return game.rules.districts[card].counts_toward_limit() and character.counts_toward_limit(
        game, card
    )


def site_refusal(game: Game, seat: i64, card: i64, gives_up: bool) -> i64:
    """Why the card may not come to stand in this city, whatever is paid for it."""
    character = game.rules.characters[game.get(TURN_ROLE)]
    if not character.may_build():
        return CANNOT_BUILD
    if game.has_built(seat, card) and not character.may_repeat():
        why = _repeat_refusal(game, seat, card)
        if why != LEGAL:
            return why
    standing = game.city_size(seat)
    if gives_up and game.rules.rulings[SACRIFICE_MAKES_ROOM_FOR_MONUMENT] == 1:
        standing -= 1
    return game.rules.districts[card].refuses_to_be_built(game, seat, standing)


def _repeat_refusal(game: Game, seat: i64, card: i64) -> i64:
    allowing = game.city_mask(seat) & game.rules.repeats
    if allowing == 0:
        return reason(DUPLICATE, card)
    return game.rules.districts[lowest(allowing)].repeat_refusal(game, seat, card)


def turn_refusal(game: Game, seat: i64, card: i64, gives_up: bool) -> i64:
    """Why the card may not be built from the hand in this turn, money apart."""
    if game.get(GATHERED) == 0:
        return GATHER_FIRST
    why = site_refusal(game, seat, card, gives_up)
    if why != LEGAL:
        return why
    if counts_toward_limit(game, card):
        limit = game.rules.characters[game.get(TURN_ROLE)].build_limit
        if game.get(BUILDS) >= limit:
            return reason(LIMIT_REACHED, limit)
    return LEGAL


def gold_refusal(game: Game, seat: i64, card: i64) -> i64:
    why = turn_refusal(game, seat, card, False)
    if why != LEGAL:
        return why
    price = price_of(game, seat, card)
    purse = game.rules.districts[card].purse(game, seat, True)
    if purse < price:
        return reason(TOO_DEAR, price, purse)
    return LEGAL


def can_give_up(game: Game, card: i64, place: i64) -> bool:
    """Whether this district of the city may be given up for the card."""
    if game.rules.districts[card].built_by_sacrifice():
        return True
    return (game.rules.pays_for_others >> (place & (FINE - 1))) & 1 != 0


def menu(game: Game, seat: i64) -> None:
    """Offer everything the player may build from the hand."""
    early = game.get(GATHERED) == 0 or not game.rules.characters[game.get(TURN_ROLE)].may_build()
    if early and not game.explaining:
        return  # the same reason for every card: not worth going through the hand
    spare = game.city_mask(seat) & game.rules.pays_for_others != 0
    mask = game.hand_mask(seat)
    while mask:
        card = lowest(mask)
        mask &= mask - 1
        game.consider(answer(BUILD, card), gold_refusal(game, seat, card))
        if spare or game.rules.districts[card].built_by_sacrifice():
            offer_give_up(game, seat, card, turn_refusal(game, seat, card, True))


def offer_give_up(game: Game, seat: i64, card: i64, why: i64) -> None:
    """Offer the districts that may be given up for a card, or note why not."""
    city = game.city_mask(seat)
    if not game.rules.districts[card].built_by_sacrifice():
        city &= game.rules.pays_for_others
    while city:
        place = lowest(city)
        city &= city - 1
        if game.stands(seat, place):
            game.consider(answer(BUILD_BY, card, place), why)
        if game.stands(seat, place + FINE):
            game.consider(answer(BUILD_BY, card, place + FINE), why)


def why_not(game: Game, seat: i64, given: i64) -> i64:
    """Why this build is not among the options."""
    card = first_of(given)
    if card >= KINDS or game.in_hand(seat, card) == 0:
        return reason(NOT_IN_HAND, card)
    if verb_of(given) == BUILD:
        return gold_refusal(game, seat, card)
    place = second_of(given)
    if place >= 2 * KINDS or not game.stands(seat, place) or not can_give_up(game, card, place):
        return reason(NOT_THERE, place)
    return turn_refusal(game, seat, card, True)


def build(game: Game, seat: i64, given: i64) -> None:
    """Build from the hand, as the answer says."""
    card = first_of(given)
    counted = counts_toward_limit(game, card)
    if verb_of(given) == BUILD:
        price = price_of(game, seat, card)
        game.take_from_hand(seat, card)
        game.build_for_gold(seat, card, price, counted)
    else:
        game.take_from_hand(seat, card)
        give_up(game, seat, card, second_of(given), counted)


def give_up(game: Game, seat: i64, card: i64, place: i64, counted: bool) -> None:
    """Lay the card on the site and give up a district instead of paying."""
    game.begin_build(seat, card, counted)
    game.tell(GIVEN_UP, seat, NOBODY, place & (FINE - 1))
    game.destroy(seat, place)
