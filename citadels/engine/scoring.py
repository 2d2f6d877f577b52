"""Counting the points at the end, item by item, and finding the winners."""

from __future__ import annotations

from typing import Final

from citadels.engine.bits import lowest_bit
from citadels.engine.codes import BEAUTIFIED_BIT, NO_CARD, TYPE_COUNT
from citadels.engine.game import Game
from citadels.engine.native_types import i64
from citadels.engine.rulings import HAUNTED_QUARTER_ONE_TYPE, SHRUNK_CITY_KEEPS_BONUS, TIE_BREAK_BY
from citadels.engine.state import COMPLETED_CITY, FIRST, FIRST_TOO, REVEALED

VICTORY_PARTS: Final = 840  # parts of a victory: up to eight winners share it without a rest

# What the points of an item are for.
FOR_DISTRICT: Final = 0  # its cost
FOR_ALL_TYPES: Final = 1
FOR_FIRST: Final = 2
FOR_COMPLETED: Final = 3
FOR_EXTRA: Final = 4  # what a district in the city adds
FOR_HAND: Final = 5  # what a district shown from the hand adds

# Ways of breaking a tie.
BY_RANK: Final = 1
BY_DISTRICTS: Final = 2  # points for districts, without any bonus
BY_GOLD: Final = 3


def score(game: Game, seat: i64) -> int:
    """The points of a seat if the game ended now: the sum of its items, without making them."""
    city = game.city_mask(seat)
    total = _costs(game, seat, city)
    if game.get_seat(seat, COMPLETED_CITY) != 0:
        total += _sum(_completion(game, seat))
    if city & (game.rules.extra_at_end | game.rules.any_type_at_end):
        total += _sum(_best_extras(game, seat))
    elif _has_all_types(game, city):
        total += game.rules.points_all_types
    hand = game.hand_mask(seat) & game.rules.in_hand_at_end
    while hand:
        total += game.rules.districts[lowest_bit(hand)].points_in_hand(game, seat)
        hand &= hand - 1
    return total


def score_items(game: Game, seat: i64) -> list[tuple[int, int, int]]:
    """What a seat gets points for: purpose, district, points."""
    items: list[tuple[int, int, int]] = []
    mask = game.city_mask(seat)
    while mask:
        card = lowest_bit(mask)
        mask &= mask - 1
        beautified = game.beautified_in_city(seat, card)
        for _ in range(game.in_city(seat, card) - beautified):
            items.append((FOR_DISTRICT, card, game.cost_of(card)))
        for _ in range(beautified):
            items.append((FOR_DISTRICT, card, game.cost_of(card + BEAUTIFIED_BIT)))
    items.extend(_completion(game, seat))
    items.extend(_best_extras(game, seat))
    hand = game.hand_mask(seat) & game.rules.in_hand_at_end
    while hand:
        card = lowest_bit(hand)
        hand &= hand - 1
        items.append((FOR_HAND, card, game.rules.districts[card].points_in_hand(game, seat)))
    return items


def _costs(game: Game, seat: i64, city: i64) -> i64:
    total: i64 = 0
    while city:
        card = lowest_bit(city)
        city &= city - 1
        total += game.in_city(seat, card) * game.cost_of(card) + game.beautified_in_city(seat, card)
    return total


def _has_all_types(game: Game, city: i64) -> bool:
    for type_ in range(TYPE_COUNT):
        if city & game.rules.type_mask[type_] == 0:
            return False
    return True


def _completion(game: Game, seat: i64) -> list[tuple[int, int, int]]:
    if game.get_seat(seat, COMPLETED_CITY) == 0:
        return []
    first = game.get(FIRST) == seat or (game.get(FIRST_TOO) >> seat) & 1 != 0
    if not game.is_complete(seat):
        keeps = game.rules.rulings[SHRUNK_CITY_KEEPS_BONUS]
        if keeps == 1 or (keeps == 2 and not first):
            return []
    if first:
        return [(FOR_FIRST, NO_CARD, game.rules.points_first)]
    return [(FOR_COMPLETED, NO_CARD, game.rules.points_completed)]


def _best_extras(game: Game, seat: i64) -> list[tuple[int, int, int]]:
    """The items that depend on types, with the best choice for districts that count as any."""
    types = _count_types(game, seat)
    wildcards = game.city_mask(seat) & game.rules.any_type_at_end
    if wildcards == 0 or not game.rules.districts[lowest_bit(wildcards)].counts_as_any_type(game):
        return _extras(game, seat, types)
    best: list[tuple[int, int, int]] = []
    alternatives: list[list[tuple[int, int, int]]] = []
    printed_type = game.rules.type_of[lowest_bit(wildcards)]
    types[printed_type] -= 1
    for type_ in range(TYPE_COUNT):
        types[type_] += 1
        items = _extras(game, seat, types)
        types[type_] -= 1
        alternatives.append(items)
        if _sum(items) > _sum(best):
            best = items
    if game.rules.rulings[HAUNTED_QUARTER_ONE_TYPE] == 1:
        return _best_of_each(alternatives)
    return best


def _extras(game: Game, seat: i64, types: list[int]) -> list[tuple[int, int, int]]:
    items: list[tuple[int, int, int]] = []
    if min(types) > 0:
        items.append((FOR_ALL_TYPES, NO_CARD, game.rules.points_all_types))
    mask = game.city_mask(seat) & game.rules.extra_at_end
    while mask:
        card = lowest_bit(mask)
        mask &= mask - 1
        points = game.rules.districts[card].points(game, seat, types)
        if points > 0:
            items.append((FOR_EXTRA, card, points))
    return items


def _best_of_each(alternatives: list[list[tuple[int, int, int]]]) -> list[tuple[int, int, int]]:
    best: list[tuple[int, int, int]] = []
    for items in alternatives:
        for item in items:
            others = [other for other in best if other[:2] != item[:2]]
            rivals = [other for other in best if other[:2] == item[:2]]
            best = [*others, max([item, *rivals])]
    return sorted(best)


def _sum(items: list[tuple[int, int, int]]) -> int:
    total = 0
    for _, _, points in items:
        total += points
    return total


def _count_types(game: Game, seat: i64) -> list[int]:
    types = [0] * TYPE_COUNT
    mask = game.city_mask(seat)
    while mask:
        card = lowest_bit(mask)
        mask &= mask - 1
        types[game.rules.type_of[card]] += game.in_city(seat, card)
    return types


def winners(game: Game) -> list[int]:
    """The seats that have won: several only if nothing breaks the tie."""
    scores = [score(game, seat) for seat in range(game.seats())]
    best = [seat for seat in range(game.seats()) if scores[seat] == max(scores)]
    for way in game.rules.tie_break:
        values = [_tie_value(game, seat, way) for seat in best]
        best = [seat for seat, value in zip(best, values, strict=True) if value == max(values)]
    return best


def _tie_value(game: Game, seat: i64, way: int) -> int:
    if way == BY_RANK:
        return tie_rank(game, seat)
    if way == BY_DISTRICTS:
        return district_points(game, seat)
    return game.gold(seat)


def district_points(game: Game, seat: i64) -> int:
    """What the districts themselves are worth, without bonus points."""
    total = 0
    for purpose, card, points in score_items(game, seat):
        is_worth = purpose == FOR_EXTRA and game.rules.districts[card].counts_as_district_points()
        if purpose == FOR_DISTRICT or is_worth:
            total += points
    return total


def tie_rank(game: Game, seat: i64) -> int:
    """The highest rank that counts for the seat in a tie."""
    roles = game.roles(seat)
    if game.rules.rulings[TIE_BREAK_BY] == 0:
        roles &= game.get(REVEALED)
    rank = 0
    while roles:
        rank = max(rank, game.rules.rank_of[lowest_bit(roles)])
        roles &= roles - 1
    return rank
