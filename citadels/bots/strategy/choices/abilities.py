"""When and how to use an ability: of a character, or of a district in the own city."""

from __future__ import annotations

from typing import Final

from citadels.bots.strategy.beliefs.belief_table import BeliefTable
from citadels.bots.strategy.choices.attacks import attack_value
from citadels.bots.strategy.choices.target_choice import target_value
from citadels.bots.strategy.choices.turn_plan import (
    BUILD_PRIORITY,
    CITY_PRIORITY,
    FREE_PRIORITY,
    REJECT_VALUE,
    SPARE_GOLD_PRIORITY,
    SWAP_PRIORITY,
)
from citadels.bots.strategy.district_values import (
    built_value,
    count_useful_cards,
    hand_value,
    held_value,
    useful_mask,
)
from citadels.bots.strategy.play_style import COIN_VALUE, PlayStyle
from citadels.engine import codes
from citadels.engine.answers.codec import arg1_of, arg2_of, arg3_of, argument_code
from citadels.engine.codes import FIRST_DISTRICT_HANDLER, FOR_GOLD, KINDS, NO_ARGUMENT
from citadels.engine.districts.laboratory import Laboratory
from citadels.engine.game import Game
from citadels.engine.native_types import i64
from citadels.engine.phases.building import price_of
from citadels.engine.state import CITY_SIZE, HAND_SIZE, SEAT_SIZE, SEATS, SEATS_BASE

_UNSEEN_CARD_VALUE: Final = 105  # a card of another hand
_LABORATORY_COIN_VALUE: Final = 75  # each coin that a discarded card brings
_MUSEUM_CARD_VALUE: Final = 115


def ability_value(
    game: Game, seat: i64, answer: i64, beliefs: BeliefTable, style: PlayStyle
) -> i64:
    """What an ability promises, with its place in the order of actions."""
    handler = arg1_of(answer)
    target = argument_code(arg2_of(answer))
    detail = argument_code(arg3_of(answer))
    if handler >= FIRST_DISTRICT_HANDLER:
        return _district_value(game, seat, handler - FIRST_DISTRICT_HANDLER, target, detail, style)
    rank = game.rules.rank_of[handler]
    if rank == 8:
        value = attack_value(game, seat, handler, target, detail, style)
        return SPARE_GOLD_PRIORITY + value if value > 0 else REJECT_VALUE
    if handler == codes.SPY:
        return FREE_PRIORITY + _spy_value(game, target, detail)
    if rank <= 2:
        return FREE_PRIORITY + target_value(game, seat, handler, target, beliefs, style)
    if rank == 3:
        return _rank_3_value(game, seat, handler, target, style)
    if handler == codes.EMPEROR:
        return FREE_PRIORITY + crown_value(game, seat, target, style)
    if handler == codes.ABBOT:
        return FREE_PRIORITY + (
            style.ranking.threat(game, seat, target) if target != NO_ARGUMENT else 0
        )
    if handler == codes.CARDINAL:
        return _cardinal_value(game, seat, target, style)
    if handler == codes.NAVIGATOR:
        prefers_gold = count_useful_cards(game, seat) >= 3
        return FREE_PRIORITY + (COIN_VALUE if (target == FOR_GOLD) == prefers_gold else 0)
    if handler == codes.ARTIST:
        return _artist_value(game, seat)
    return FREE_PRIORITY


def _rank_3_value(game: Game, seat: i64, handler: i64, target: i64, style: PlayStyle) -> i64:
    if handler == codes.WIZARD:
        return SWAP_PRIORITY + 10 * game.hand_size(target)
    if handler == codes.SEER:
        return SWAP_PRIORITY
    own_hand_value = hand_value(game, seat, style)
    if target == NO_ARGUMENT:
        spare = game.row[SEATS_BASE + seat * SEAT_SIZE + HAND_SIZE] - count_useful_cards(game, seat)
        return CITY_PRIORITY + 60 * spare if spare > 0 else REJECT_VALUE
    gain = game.hand_size(target) * _UNSEEN_CARD_VALUE - own_hand_value
    gain += game.hand_size(target) * style.ranking.threat(game, seat, target) // 20
    return SWAP_PRIORITY + gain if gain > 0 else REJECT_VALUE


def _spy_value(game: Game, other: i64, type_: i64) -> i64:
    """Gold and cards for each card of the type: the commonest type, where there is gold."""
    cards: i64 = 0
    for card in range(KINDS):
        if game.rules.type_of[card] == type_:
            cards += game.rules.copies[card]
    return cards * game.hand_size(other) * (2 + min(2, game.gold(other)))


def _cardinal_value(game: Game, seat: i64, card: i64, style: PlayStyle) -> i64:
    """The missing gold for cards that are given away."""
    price = price_of(game, seat, card)
    missing = price - game.gold(seat)
    value = built_value(game, seat, card, style) - game.gold(seat) * COIN_VALUE
    value -= missing * (style.card_value - 30)
    return BUILD_PRIORITY + value if value > 0 else REJECT_VALUE


def _artist_value(game: Game, seat: i64) -> i64:
    """A coin for a point: late, or when there is more gold than can be used."""
    missing = game.complete_at() - game.row[SEATS_BASE + seat * SEAT_SIZE + CITY_SIZE]
    return SPARE_GOLD_PRIORITY if missing <= 2 or game.gold(seat) >= 4 + missing else REJECT_VALUE


def crown_value(game: Game, seat: i64, receiver: i64, style: PlayStyle) -> i64:
    """Who gets the crown: the weaker, and so that the own choice comes early."""
    seats = game.row[SEATS]
    distance = (seat - receiver + seats) % seats
    return 400 - style.ranking.threat(game, seat, receiver) - 20 * distance


def _district_value(
    game: Game, seat: i64, card: i64, target: i64, detail: i64, style: PlayStyle
) -> i64:
    if card == codes.ARMORY:
        value = attack_value(game, seat, -1, target, detail, style)
        return SPARE_GOLD_PRIORITY + value if value > 0 else REJECT_VALUE
    if card == codes.SMITHY:
        is_needed = count_useful_cards(game, seat) < 2 and game.gold(seat) >= 2
        return CITY_PRIORITY if is_needed else REJECT_VALUE
    if card == codes.LABORATORY:
        value = _LABORATORY_COIN_VALUE * _coins_per_card(game) - held_value(
            game, seat, target, style
        )
        return CITY_PRIORITY + value if value > 0 else REJECT_VALUE
    if card == codes.MUSEUM:
        value = _MUSEUM_CARD_VALUE - held_value(game, seat, target, style)
        if value <= 0 and useful_mask(game, seat) and count_useful_cards(game, seat) > 2:
            value += 60
        return SPARE_GOLD_PRIORITY + value if value > 0 else REJECT_VALUE
    return 0


def _coins_per_card(game: Game) -> i64:
    """What the Laboratory pays: the books differ."""
    laboratory = game.rules.handlers[FIRST_DISTRICT_HANDLER + codes.LABORATORY]
    return laboratory.gold if isinstance(laboratory, Laboratory) else 0
