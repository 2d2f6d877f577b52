"""Building a district: whether it may be built, what it costs, and how it gets into the city."""

from __future__ import annotations

from typing import Final

from citadels.engine.answers.codec import arg1_of, arg2_of, make_answer, make_reason, verb_of
from citadels.engine.bits import lowest_bit
from citadels.engine.codes import (
    BEAUTIFIED_BIT,
    BUILD,
    BUILD_BY,
    CANNOT_BUILD,
    DUPLICATE,
    GATHER_FIRST,
    GIVEN_UP,
    KINDS,
    LEGAL,
    LIMIT_REACHED,
    NO_CARD,
    NOBODY,
    NOT_IN_HAND,
    NOT_THERE,
    TOO_EXPENSIVE,
)
from citadels.engine.game import CONFISCATION_WINDOW, ENTER, Game
from citadels.engine.handler import Handler
from citadels.engine.native_types import i64, override
from citadels.engine.rules import MAX_COST
from citadels.engine.rulings import SACRIFICE_MAKES_ROOM_FOR_MONUMENT
from citadels.engine.state import (
    BUILDS,
    CITY_MASK,
    GATHERED,
    HAND_MASK,
    SEAT_GOLD,
    SEAT_SIZE,
    SEATS_BASE,
    SITE_CARD,
    SITE_COUNTED,
    SITE_PAID,
    SITE_SEAT,
    TURN_ROLE,
    TURN_SEAT,
    Frame,
)

ALL_KINDS: Final = -1


class BuildPhase(Handler):
    """A district on its site: paid for, then perhaps confiscated, then built."""

    def __init__(self) -> None:
        super().__init__()
        self.silent_steps = (ENTER, CONFISCATION_WINDOW)

    @override
    def resolve(self, game: Game, frame: Frame, answer: i64) -> None:
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
        price = game.rules.districts[lowest_bit(mask)].build_price(game, card, price)
        mask &= mask - 1
    return price


def counts_toward_limit(game: Game, card: i64) -> bool:
    return (uncounted_kinds(game) >> card) & 1 == 0


def uncounted_kinds(game: Game) -> i64:
    """The districts that do not count toward the limit in this turn."""
    return game.rules.uncounted | game.rules.characters[game.row[TURN_ROLE]].uncounted_kinds(game)


def site_refusal(game: Game, seat: i64, card: i64, gives_up: bool) -> i64:
    """Why the card may not be built in this city, whatever is paid for it."""
    character = game.rules.characters[game.row[TURN_ROLE]]
    if not character.may_build:
        return CANNOT_BUILD
    if game.has_built(seat, card) and not character.may_repeat:
        reason = _repeat_refusal(game, seat, card)
        if reason != LEGAL:
            return reason
    city_size = game.city_size(seat)
    if gives_up and game.rules.rulings[SACRIFICE_MAKES_ROOM_FOR_MONUMENT] == 1:
        city_size -= 1
    return game.rules.districts[card].build_refusal(game, seat, city_size)


def _repeat_refusal(game: Game, seat: i64, card: i64) -> i64:
    quarries = game.city_mask(seat) & game.rules.repeats
    if quarries == 0:
        return make_reason(DUPLICATE, card)
    return game.rules.districts[lowest_bit(quarries)].repeat_refusal(game, seat, card)


def turn_refusal(game: Game, seat: i64, card: i64, gives_up: bool) -> i64:
    """Why the card may not be built from the hand in this turn, money apart."""
    if game.row[GATHERED] == 0:
        return GATHER_FIRST
    reason = site_refusal(game, seat, card, gives_up)
    if reason != LEGAL:
        return reason
    if counts_toward_limit(game, card):
        limit = game.rules.characters[game.row[TURN_ROLE]].build_limit
        if game.row[BUILDS] >= limit:
            return make_reason(LIMIT_REACHED, limit)
    return LEGAL


def gold_refusal(game: Game, seat: i64, card: i64) -> i64:
    reason = turn_refusal(game, seat, card, False)
    if reason != LEGAL:
        return reason
    price = price_of(game, seat, card)
    budget = game.rules.districts[card].budget(game, seat, True)
    if budget < price:
        return make_reason(TOO_EXPENSIVE, price, budget)
    return LEGAL


def can_give_up(game: Game, card: i64, place: i64) -> bool:
    """Whether this district of the city may be given up for the card."""
    return _sacrificable_kinds(game, card) >> (place & (BEAUTIFIED_BIT - 1)) & 1 != 0


def _sacrificable_kinds(game: Game, card: i64) -> i64:
    """The districts that may be given up for the card, where they stand."""
    if (game.rules.by_sacrifice >> card) & 1:
        return ALL_KINDS
    return game.rules.pays_for_others


def offer_builds(game: Game, seat: i64) -> None:
    """Offer everything the player may build from the hand."""
    rules = game.rules
    base = SEATS_BASE + seat * SEAT_SIZE
    hand = game.row[base + HAND_MASK]
    city = game.row[base + CITY_MASK]
    unchecked = hand
    if not game.is_explaining:
        unchecked = candidate_builds(game, seat, hand, city)
        if city & (rules.prices | rules.repeats) == 0:
            buildable = unchecked & ~(rules.own_budget | rules.sometimes_refused)
            game.offer_each(BUILD, buildable)
            unchecked &= ~buildable
    while unchecked:
        card = lowest_bit(unchecked)
        unchecked &= unchecked - 1
        game.consider(make_answer(BUILD, card), gold_refusal(game, seat, card))
    if city & rules.pays_for_others == 0:
        hand &= rules.by_sacrifice
    while hand:
        card = lowest_bit(hand)
        hand &= hand - 1
        offer_give_up(game, seat, card, turn_refusal(game, seat, card, True))


def candidate_builds(game: Game, seat: i64, hand: i64, city: i64) -> i64:
    """The cards of the hand that are worth a closer look: no other can be built for gold."""
    row = game.row
    rules = game.rules
    character = rules.characters[row[TURN_ROLE]]
    if row[GATHERED] == 0 or not character.may_build:
        return 0
    if row[BUILDS] >= character.build_limit:
        hand &= uncounted_kinds(game)
    if not (character.may_repeat or city & rules.repeats):
        hand &= ~city
    if city & rules.prices == 0:
        gold = min(row[SEATS_BASE + seat * SEAT_SIZE + SEAT_GOLD], MAX_COST)
        hand &= rules.kinds_up_to_cost[gold] | rules.own_budget
    return hand


def offer_give_up(game: Game, seat: i64, card: i64, reason: i64) -> None:
    """Offer the districts that may be given up for a card, or note why not."""
    city = game.city_mask(seat) & _sacrificable_kinds(game, card)
    while city:
        place = lowest_bit(city)
        city &= city - 1
        if game.stands(seat, place):
            game.consider(make_answer(BUILD_BY, card, place), reason)
        if game.beautified_in_city(seat, place):
            game.consider(make_answer(BUILD_BY, card, place + BEAUTIFIED_BIT), reason)


def build_refusal(game: Game, seat: i64, answer: i64) -> i64:
    """Why this build is not among the options."""
    card = arg1_of(answer)
    if card >= KINDS or game.in_hand(seat, card) == 0:
        return make_reason(NOT_IN_HAND, card)
    if verb_of(answer) == BUILD:
        return gold_refusal(game, seat, card)
    place = arg2_of(answer)
    if place >= 2 * KINDS or not game.stands(seat, place) or not can_give_up(game, card, place):
        return make_reason(NOT_THERE, place)
    return turn_refusal(game, seat, card, True)


def build(game: Game, seat: i64, answer: i64) -> None:
    """Build from the hand."""
    card = arg1_of(answer)
    counted = counts_toward_limit(game, card)
    if verb_of(answer) == BUILD:
        price = price_of(game, seat, card)
        game.take_from_hand(seat, card)
        game.build_for_gold(seat, card, price, counted)
    else:
        game.take_from_hand(seat, card)
        give_up(game, seat, card, arg2_of(answer), counted)


def give_up(game: Game, seat: i64, card: i64, place: i64, counted: bool) -> None:
    """Lay the card on the site and give up a district instead of paying."""
    game.begin_build(seat, card, counted)
    game.emit(GIVEN_UP, seat, NOBODY, place & (BEAUTIFIED_BIT - 1))
    game.destroy(seat, place)
