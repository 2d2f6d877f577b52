"""Building a district: what stands against it, what it costs, and how it comes to stand."""

from __future__ import annotations

from typing import Final

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
from citadels.engine.rules import MOST_GOLD
from citadels.engine.rulings import SACRIFICE_MAKES_ROOM_FOR_MONUMENT
from citadels.engine.state import (
    BUILDS,
    CITY_MASK,
    GATHERED,
    HAND_MASK,
    MONEY,
    ROW,
    ROWS,
    SITE_CARD,
    SITE_COUNTED,
    SITE_PAID,
    SITE_SEAT,
    TURN_ROLE,
    TURN_SEAT,
    Frame,
)
from citadels.engine.typed import i64, override

EVERY_KIND: Final = -1


class BuildPhase(Handler):
    """A district on its site: paid for, then perhaps taken away, then it stands."""

    @override
    def resolve(self, game: Game, frame: Frame, given: i64) -> None:
        row = game.row
        card = row[SITE_CARD]
        if frame.step == ENTER:
            seat = row[SITE_SEAT]
            row[SITE_CARD] = NO_CARD
            row[SITE_SEAT] = NOBODY
            row[SITE_PAID] = 0
            row[SITE_COUNTED] = 0
            game.enter_city(seat, card)
            for character in game.rules.after_entering:
                character.after_entering(game, seat, card)
            game.check_completed(seat)
            game.rules.districts[card].after_built(game, seat)
        else:
            for character in game.rules.before_entering:
                character.before_entering(game, game.row[TURN_SEAT], card)


def price_of(game: Game, seat: i64, card: i64) -> i64:
    """What this player pays to build it."""
    price = game.rules.cost[card]
    mask = game.city_mask(seat) & game.rules.prices
    while mask:
        price = game.rules.districts[lowest(mask)].build_price(game, card, price)
        mask &= mask - 1
    return price


def counts_toward_limit(game: Game, card: i64) -> bool:
    return (uncounted(game) >> card) & 1 == 0


def uncounted(game: Game) -> i64:
    """The districts that do not count toward the limit in this turn."""
    return game.rules.uncounted | game.rules.characters[game.row[TURN_ROLE]].uncounted(game)


def site_refusal(game: Game, seat: i64, card: i64, gives_up: bool) -> i64:
    """Why the card may not come to stand in this city, whatever is paid for it."""
    character = game.rules.characters[game.row[TURN_ROLE]]
    if not character.may_build:
        return CANNOT_BUILD
    if game.has_built(seat, card) and not character.may_repeat:
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
    if game.row[GATHERED] == 0:
        return GATHER_FIRST
    why = site_refusal(game, seat, card, gives_up)
    if why != LEGAL:
        return why
    if counts_toward_limit(game, card):
        limit = game.rules.characters[game.row[TURN_ROLE]].build_limit
        if game.row[BUILDS] >= limit:
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
    return _can_go_for(game, card) >> (place & (FINE - 1)) & 1 != 0


def _can_go_for(game: Game, card: i64) -> i64:
    """The districts that may be given up for the card, where they stand."""
    if (game.rules.by_sacrifice >> card) & 1:
        return EVERY_KIND
    return game.rules.pays_for_others


def menu(game: Game, seat: i64) -> None:
    """Offer everything the player may build from the hand."""
    rules = game.rules
    base = ROWS + seat * ROW
    hand = game.row[base + HAND_MASK]
    city = game.row[base + CITY_MASK]
    doubtful = hand
    if not game.explaining:
        doubtful = promising(game, seat, hand, city)
        if city & (rules.prices | rules.repeats) == 0:
            sure = doubtful & ~(rules.own_purse | rules.sometimes_refused)
            game.offer_each(BUILD, sure)
            doubtful &= ~sure
    while doubtful:
        card = lowest(doubtful)
        doubtful &= doubtful - 1
        game.consider(answer(BUILD, card), gold_refusal(game, seat, card))
    if city & rules.pays_for_others == 0:
        hand &= rules.by_sacrifice
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        offer_give_up(game, seat, card, turn_refusal(game, seat, card, True))


def promising(game: Game, seat: i64, hand: i64, city: i64) -> i64:
    """The cards of the hand that are worth a closer look: no other can be built for gold."""
    row = game.row
    rules = game.rules
    character = rules.characters[row[TURN_ROLE]]
    if row[GATHERED] == 0 or not character.may_build:
        return 0
    if row[BUILDS] >= character.build_limit:
        hand &= uncounted(game)
    if not (character.may_repeat or city & rules.repeats):
        hand &= ~city
    if city & rules.prices == 0:
        gold = min(row[ROWS + seat * ROW + MONEY], MOST_GOLD)
        hand &= rules.costs_at_most[gold] | rules.own_purse
    return hand


def offer_give_up(game: Game, seat: i64, card: i64, why: i64) -> None:
    """Offer the districts that may be given up for a card, or note why not."""
    city = game.city_mask(seat) & _can_go_for(game, card)
    while city:
        place = lowest(city)
        city &= city - 1
        if game.stands(seat, place):
            game.consider(answer(BUILD_BY, card, place), why)
        if game.fine_in_city(seat, place):
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
