"""What protects a district from the character of rank 8, and what it adds to the price."""

from __future__ import annotations

from citadels.engine.answers import reason
from citadels.engine.bits import lowest
from citadels.engine.codes import (
    CITY_COMPLETED,
    FINE,
    KINDS,
    LEGAL,
    NOT_THERE,
    PROTECTED_BY_CARD,
    PROTECTED_BY_ROLE,
)
from citadels.engine.game import Game
from citadels.engine.rulings import (
    GREAT_WALL_COIN,
    GREAT_WALL_COVERS_ITSELF,
    OWN_RANK_8_RESPECTS_OWN_PROTECTION,
)
from citadels.engine.state import SHIELDED
from citadels.engine.typed import i64


def place_refusal(game: Game, owner: i64, place: i64) -> i64:
    """Why there is no such district to point at, or LEGAL."""
    if owner >= game.seats() or place >= 2 * KINDS or not game.stands(owner, place):
        return reason(NOT_THERE, place & (FINE - 1))
    return LEGAL


def target_refusal(game: Game, actor: i64, owner: i64, place: i64) -> i64:
    """Why rank 8 cannot use its ability on this district, or LEGAL."""
    why = place_refusal(game, owner, place)
    if why != LEGAL:
        return why
    if game.is_complete(owner) and owner != actor:
        return reason(CITY_COMPLETED, owner)
    return protection(game, actor, owner, place)


def protection(game: Game, actor: i64, owner: i64, place: i64) -> i64:
    """What protects this district from rank 8, or LEGAL if nothing does."""
    if not _protects(game, actor, owner):
        return LEGAL
    card = place & (FINE - 1)
    if game.rules.districts[card].forbids_rank_8(game, owner):
        return reason(PROTECTED_BY_CARD, card)
    if game.get(SHIELDED) == owner:
        return reason(PROTECTED_BY_ROLE, owner)
    return LEGAL


def surcharge(game: Game, actor: i64, owner: i64, place: i64) -> i64:
    """What walls in the owner's city add to the price of this district."""
    walls = game.city_mask(owner) & game.rules.walls
    if walls == 0 or not _protects(game, actor, owner):
        return 0
    card = place & (FINE - 1)
    if (walls >> card) & 1 and game.rules.rulings[GREAT_WALL_COVERS_ITSELF] == 0:
        return 0
    return 1


def pay_surcharge(game: Game, actor: i64, owner: i64, amount: i64) -> None:
    if game.rules.rulings[GREAT_WALL_COIN] == 0:
        game.pay(actor, amount)
    elif amount > 0:
        game.give_gold(actor, owner, amount)


def ask_after_siege(game: Game, actor: i64, card: i64) -> None:
    """Others may have built something that answers the destruction of a district."""
    for seat in range(game.seats()):
        mask = game.city_mask(seat) & game.rules.after_siege
        while mask and seat != actor:
            game.rules.districts[lowest(mask)].after_siege(game, seat, card)
            mask &= mask - 1


def _protects(game: Game, actor: i64, owner: i64) -> bool:
    return actor != owner or game.rules.rulings[OWN_RANK_8_RESPECTS_OWN_PROTECTION] == 0
