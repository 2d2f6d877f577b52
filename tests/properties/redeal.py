"""Redeals what a seat may not know. It works on the row of a game, without the sampler."""

from __future__ import annotations

from citadels.engine.bits import BIT
from citadels.engine.codes import KINDS, NO_ROLE, NOBODY
from citadels.engine.game import Game
from citadels.engine.rulings import MUSEUM_SEEN_BY
from citadels.engine.state import (
    ASIDE,
    BLACKMAILER_SEAT,
    DEPTH,
    FLOWERED,
    HELD_SEAT,
    LAID_BY,
    LAID_DOWN,
    MAGISTRATE_SEAT,
    PACKET,
    REVEALED,
    RNG_WORDS,
    ROLES,
    SEEN,
    SEEN_AGAIN,
    SIGNED,
    SWAP_GIVEN,
    SWAP_OTHER,
    SWAP_OWNER,
    SWAP_TAKEN,
    THREATS,
    WARRANTS,
)
from citadels.engine.view import hand_list, mask_list
from tests.properties.random_games import SeededRandom


def redeal(game: Game, seat: int, rng: SeededRandom) -> Game:
    """A game that the seat cannot distinguish from this one by its view."""
    twin = game.copy()
    twin.script = []
    for word in range(4):
        twin.put(RNG_WORDS + word, 1 + rng.randbelow(2**31))
    redeal_cards(twin, seat, rng)
    redeal_characters(twin, seat, rng)
    redeal_marks(twin, seat, rng)
    return twin


def redeal_cards(game: Game, seat: int, rng: SeededRandom) -> None:
    """Shuffle together the deck, other hands, cards held by others and cards under the Museum."""
    deck = 0 if can_see_deck(game, seat) else game.deck_size()
    cards = [game.deck_at(place) for place in range(deck)]
    hands = [
        other_seat
        for other_seat in range(game.seats())
        if other_seat not in {seat, shown_hand_owner(game, seat)}
    ]
    sizes = [game.hand_size(other_seat) for other_seat in hands]
    for other_seat in hands:
        for card in hand_list(game, other_seat):
            game.take_from_hand(other_seat, card)
            cards.append(card)
    holder = game.get(HELD_SEAT)
    held_cards = [card for card in range(KINDS) for _ in range(game.held(card))]
    if holder == seat:
        held_cards = []
    under = [card for card in range(KINDS) for _ in range(game.in_museum(card))]
    if can_see_museum(game, seat):
        under = []
    cards += held_cards + under
    rng.shuffle(cards)
    for place in range(deck):
        game.put_deck_at(place, cards.pop())
    for other_seat, size in zip(hands, sizes, strict=True):
        for _ in range(size):
            game.add_to_hand(other_seat, cards.pop())
    for card in held_cards:
        game.take_held(card)
    for _ in held_cards:
        game.add_held(holder, cards.pop())
    for card in under:
        game.take_from_museum(card)
    for _ in under:
        game.add_to_museum(cards.pop())
    assert not cards


def shown_hand_owner(game: Game, seat: int) -> int:
    """The seat whose hand this seat may look at now."""
    if game.to_move() != seat or seat == NOBODY:
        return NOBODY
    frame = game.read_frame(game.get(DEPTH) - 1)
    return game.rules.handlers[frame.handler].shows_hand_of(frame)


def can_see_deck(game: Game, seat: int) -> bool:
    """Whether this seat may look through the deck now."""
    if game.to_move() != seat or seat == NOBODY:
        return False
    frame = game.read_frame(game.get(DEPTH) - 1)
    return game.rules.handlers[frame.handler].shows_deck(frame)


def can_see_museum(game: Game, seat: int) -> bool:
    if seat == NOBODY or game.rules.rulings[MUSEUM_SEEN_BY] == 1:
        return False
    return game.city_mask(seat) & game.rules.keeps_pile != 0


def redeal_characters(game: Game, seat: int, rng: SeededRandom) -> None:
    """Shuffle the hidden characters, and what others remember of them."""
    own = game.get_seat(seat, LAID_BY) if seat != NOBODY else 0
    laid = mask_list(game.get(LAID_DOWN) & ~own)
    packet = mask_list(game.get(PACKET)) if game.to_move() != seat or seat == NOBODY else []
    aside = [game.get(ASIDE)] if game.get(ASIDE) != NO_ROLE else []
    other_seats = [other_seat for other_seat in range(game.seats()) if other_seat != seat]
    hidden_roles = {
        other_seat: mask_list(game.roles(other_seat) & ~game.get(REVEALED))
        for other_seat in other_seats
    }
    pool = [*laid, *packet, *aside, *(role for roles in hidden_roles.values() for role in roles)]
    rng.shuffle(pool)
    game.put(LAID_DOWN, own | union_mask(pool, len(laid)))
    if packet:
        game.put(PACKET, union_mask(pool, len(packet)))
    if aside:
        game.put(ASIDE, pool.pop())
    for other_seat, roles in hidden_roles.items():
        revealed = game.roles(other_seat) & game.get(REVEALED)
        game.put_seat(other_seat, ROLES, revealed | union_mask(pool, len(roles)))
        for field in (SEEN, SEEN_AGAIN, LAID_BY):
            game.put_seat(other_seat, field, rng.randbelow(2**27))
    if game.get(SWAP_OWNER) != NOBODY and seat not in {game.get(SWAP_OWNER), game.get(SWAP_OTHER)}:
        game.put(SWAP_GIVEN, rng.randbelow(27))
        game.put(SWAP_TAKEN, rng.randbelow(27))
    assert not pool


def union_mask(pool: list[int], count: int) -> int:
    """Remove a number of characters from the pool; return them as a set."""
    mask = 0
    for _ in range(count):
        mask |= BIT[pool.pop()]
    return mask


def redeal_marks(game: Game, seat: int, rng: SeededRandom) -> None:
    """Redraw which mark is real, and the places of marks that are not all placed yet."""
    hidden = NOBODY
    if game.get(DEPTH) > 0:
        frame = game.read_frame(game.get(DEPTH) - 1)
        if frame.seat != seat:
            hidden = game.rules.handlers[frame.handler].hidden_marks_field(frame)
    cast = mask_list(game.rules.cast_mask)
    for marks, real, owner in (
        (WARRANTS, SIGNED, MAGISTRATE_SEAT),
        (THREATS, FLOWERED, BLACKMAILER_SEAT),
    ):
        if hidden == marks:
            count = len(mask_list(game.get(marks)))
            rng.shuffle(cast)
            game.put(marks, union_mask(cast[:], count))
        if game.get(real) != NO_ROLE and game.get(owner) != seat:
            game.put(real, rng.choice(cast))
