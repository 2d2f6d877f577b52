"""Rank 8: an ability that is used on a district of some city, and what stands against it."""

from __future__ import annotations

from citadels.engine.aims import AIM_CITY
from citadels.engine.answers.codec import make_reason, make_use
from citadels.engine.bits import lowest_bit
from citadels.engine.codes import (
    BEAUTIFIED_BIT,
    CITY_COMPLETED,
    KINDS,
    LEGAL,
    MILITARY,
    NOT_THERE,
    PROTECTED_BY_CARD,
    PROTECTED_BY_ROLE,
    SEAT_ARGUMENT,
    USED_ALREADY,
    YOURSELF,
)
from citadels.engine.game import Game
from citadels.engine.handler import IN_GOLD, POWER_BIT, Character
from citadels.engine.native_types import i64, override
from citadels.engine.rulings import (
    GREAT_WALL_COIN,
    GREAT_WALL_COVERS_ITSELF,
    OWN_RANK_8_RESPECTS_OWN_PROTECTION,
)
from citadels.engine.state import SHIELDED


class Attacker(Character):
    """1 gold for each military district, and something to do to a district of a city."""

    def __init__(self) -> None:
        super().__init__()
        self.aims = AIM_CITY
        self.harms = True
        self.income_type = MILITARY
        self.income_in = IN_GOLD
        self.spares_itself = True

    @override
    def offer_uses(self, game: Game, seat: i64) -> None:
        for owner in range(game.seats()):
            if owner == seat and self.spares_itself:
                continue
            if game.is_explaining or self.city_refusal(game, seat, owner) == LEGAL:
                self.offer_city(game, seat, owner)

    @override
    def consider_place(self, game: Game, seat: i64, owner: i64, place: i64) -> None:
        # Unless reasons are collected, the ability is unused and the city open here.
        if game.is_explaining:
            reason = self.refusal(game, seat, owner, place)
        else:
            reason = self.district_refusal(game, seat, owner, place)
        game.consider(make_use(self.code, SEAT_ARGUMENT + owner, place), reason)

    @override
    def refusal(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> i64:
        if game.has_used(POWER_BIT):
            return USED_ALREADY
        if arg1 == seat and self.spares_itself:
            return YOURSELF
        reason = place_refusal(game, arg1, arg2)
        if reason == LEGAL:
            reason = self.city_refusal(game, seat, arg1)
        return self.district_refusal(game, seat, arg1, arg2) if reason == LEGAL else reason

    def city_refusal(self, game: Game, seat: i64, owner: i64) -> i64:
        """Why nothing can be done in this city, or LEGAL."""
        if owner != seat and game.is_complete(owner):
            return make_reason(CITY_COMPLETED, owner)
        return LEGAL

    def district_refusal(self, game: Game, seat: i64, owner: i64, place: i64) -> i64:
        """Why it cannot be done to this district, which stands there, or LEGAL."""
        raise NotImplementedError


def place_refusal(game: Game, owner: i64, place: i64) -> i64:
    """Why there is no such district to point at, or LEGAL."""
    if owner >= game.seats() or place >= 2 * KINDS or not game.stands(owner, place):
        return make_reason(NOT_THERE, place & (BEAUTIFIED_BIT - 1))
    return LEGAL


def protection_refusal(game: Game, actor: i64, owner: i64, place: i64) -> i64:
    """What protects this district from rank 8, or LEGAL if nothing does."""
    if actor == owner and not _respects_own_protection(game):
        return LEGAL
    card = place & (BEAUTIFIED_BIT - 1)
    if (game.rules.safe_from_rank_8 >> card) & 1:
        return make_reason(PROTECTED_BY_CARD, card)
    if game.row[SHIELDED] == owner:
        return make_reason(PROTECTED_BY_ROLE, owner)
    return LEGAL


def surcharge(game: Game, actor: i64, owner: i64, place: i64) -> i64:
    """What walls in the owner's city add to the price of this district."""
    walls = game.city_mask(owner) & game.rules.walls
    if walls == 0 or (actor == owner and not _respects_own_protection(game)):
        return 0
    card = place & (BEAUTIFIED_BIT - 1)
    if (walls >> card) & 1 and game.rules.rulings[GREAT_WALL_COVERS_ITSELF] == 0:
        return 0
    return 1


def pay_surcharge(game: Game, actor: i64, owner: i64, amount: i64) -> None:
    if game.rules.rulings[GREAT_WALL_COIN] == 0:
        game.pay(actor, amount)
    elif amount > 0:
        game.give_gold(actor, owner, amount)


def ask_after_attack(game: Game, actor: i64, card: i64) -> None:
    """Others may have built something that answers the destruction of a district."""
    for seat in range(game.seats()):
        mask = game.city_mask(seat) & game.rules.after_attack
        while mask and seat != actor:
            game.rules.districts[lowest_bit(mask)].after_attack(game, seat, card)
            mask &= mask - 1


def _respects_own_protection(game: Game) -> bool:
    """Whether what protects a city does so from its own owner."""
    return game.rules.rulings[OWN_RANK_8_RESPECTS_OWN_PROTECTION] == 0
