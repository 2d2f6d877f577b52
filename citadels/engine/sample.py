"""A whole game that agrees with what one seat sees and has learnt, drawn by chance.

It is built from the view and the knowledge of the seat, never from the game, so it cannot cheat.
"""

from __future__ import annotations

from typing import Final

from citadels.engine import chance
from citadels.engine.bits import BIT, lowest
from citadels.engine.codes import FINE, HIDDEN, KINDS, NO_CARD, NO_ROLE, NOBODY
from citadels.engine.game import Game
from citadels.engine.knowledge import Knowledge, Pile
from citadels.engine.phases.draft import KEEP_ONE, PLAN_STEP
from citadels.engine.rules import Rules
from citadels.engine.sample_roles import ASIDE as ASIDE_SLOT
from citadels.engine.sample_roles import (
    LAID,
    PICKED,
    RoleSampler,
    Slot,
    packets_seen,
)
from citadels.engine.saving import setup_from_line
from citadels.engine.setup import make_rules
from citadels.engine.state import (
    ASIDE,
    BUILT_THIS_ROUND,
    COMPLETED_CITY,
    DRAFT_FIRST,
    DRAFT_STEP,
    FLOWERED,
    HELD_SEAT,
    HELD_SIZE,
    LAID_BY,
    LAID_DOWN,
    MONEY,
    PACKET,
    REACHED_AT,
    ROLES,
    SEEN,
    SEEN_AGAIN,
    SIGNED,
    SITE_CARD,
    SWAP_GIVEN,
    SWAP_OWNER,
    SWAP_TAKEN,
    THREATS,
    UNDER_SIZE,
    WARRANTS,
    Frame,
    State,
    blank_row,
)
from citadels.engine.view import SeatView, mask_of

_TRIES: Final = 64
_THREATS: Final = 2


class SampleError(ValueError):
    """A view and a knowledge that no game can have."""


class Sampler:
    """Draws games for one view; what does not depend on chance is worked out once."""

    def __init__(self, seen: SeatView, learnt: Knowledge, rules: Rules | None = None) -> None:
        self.view = seen
        self.learnt = learnt
        self.rules = rules if rules is not None else make_rules(setup_from_line(seen.rules))
        self.characters = RoleSampler(self.rules, seen)

    def draw(self, seed: int) -> Game:
        """A game with its own chance to come."""
        lots = State(blank_row(0))
        chance.seed(lots, seed)
        game = Game(self.rules, blank_row(self.view.seats))
        chance.seed(game, chance.next_word(lots))
        self._lay_open(game)
        slots = self.characters.draw(lots)
        _place_roles(game, self.view, slots)
        _rebuild_draft(game, self.view, slots)
        _place_marks(game, self.view, self.learnt, lots)
        self._place_cards(game, lots)
        for handler, step, seat, target, card, amount in self.view.questions:
            game.ask(handler, step, seat, target, card, amount)
        return game

    def _lay_open(self, game: Game) -> None:
        seen = self.view
        for field, value in seen.fields.items():
            game.put(field, value)
        game.put(HELD_SEAT, NOBODY)  # set again when the cards are laid in front of him
        game.put(HELD_SIZE, 0)
        game.put(UNDER_SIZE, 0)
        for seat in range(seen.seats):
            game.set_of(seat, MONEY, seen.gold[seat])
            game.set_of(seat, COMPLETED_CITY, 1 if seen.completed[seat] else 0)
            game.set_of(seat, BUILT_THIS_ROUND, 1 if seen.built[seat] else 0)
            game.set_of(seat, REACHED_AT, seen.reached[seat])
            for place in seen.cities[seat]:
                game.add_to_city(seat, place)

    def _place_cards(self, game: Game, lots: State) -> None:
        for _ in range(_TRIES):
            piles = self._try_cards(lots)
            if piles is not None:
                self._lay_cards(game, piles)
                return
        raise SampleError("the cards that the seat has learnt of cannot all be placed")

    def _try_cards(self, lots: State) -> list[list[int]] | None:
        """Hands, held cards, Museum and deck, or nothing if the draw ran into a corner."""
        seen = self.view
        pool = self._unseen()
        hands = [self._known_hand(seat) for seat in range(seen.seats)]
        held = [card for card in seen.held if card != HIDDEN]
        if seen.held and not held and self.learnt.taken != HIDDEN:
            held = [self.learnt.taken]
        museum = [card for card in seen.under_museum if card != HIDDEN]
        deck = self.learnt.deck[:]
        for card in [*(card for hand in hands for card in hand), *held, *museum, *deck]:
            if card != HIDDEN and not _take(pool, card):
                return None
        loose: list[int] = []
        unsure = [(loose, self.learnt.loose)]
        if not museum:
            unsure.append((museum, self.learnt.museum))
        for seat in range(seen.seats):
            if not hands[seat]:
                unsure.append((hands[seat], self.learnt.hands[seat]))
        if not _add_all_sure(unsure, pool, lots):
            return None
        rest = [card for card in range(KINDS) for _ in range(pool[card])]
        _shuffle(rest, lots)
        for seat in range(seen.seats):
            _fill(hands[seat], len(seen.hands[seat]), rest)
        _fill(held, len(seen.held), rest)
        _fill(museum, len(seen.under_museum), rest)
        unknown = loose + rest[: deck.count(HIDDEN) - len(loose)]
        _shuffle(unknown, lots)
        filled = [card if card != HIDDEN else unknown.pop() for card in deck]
        return [*hands, held, museum, filled]

    def _known_hand(self, seat: int) -> list[int]:
        """A hand that the seat sees now: its own, or one it may look at."""
        seen = self.view
        if seen.shown_hand and seen.questions[-1][3] == seat:
            return seen.shown_hand[:]
        return [card for card in seen.hands[seat] if card != HIDDEN]

    def _unseen(self) -> list[int]:
        """How many of each kind are not in a city or on the site."""
        pool = [self.rules.copies[card] for card in range(KINDS)]
        for city in self.view.cities:
            for place in city:
                pool[place % FINE] -= 1
        site = self.view.fields[SITE_CARD]
        if site != NO_CARD:
            pool[site] -= 1
        return pool

    def _lay_cards(self, game: Game, piles: list[list[int]]) -> None:
        seats = self.view.seats
        for seat in range(seats):
            for card in piles[seat]:
                game.add_to_hand(seat, card)
        for card in piles[seats]:
            game.add_held(self.view.fields[HELD_SEAT], card)
        for card in piles[seats + 1]:
            game.add_under(card)
        for card in piles[seats + 2]:
            game.put_under_deck(card)


def sample(seen: SeatView, learnt: Knowledge, seed: int) -> Game:
    """One game that agrees with the view and the knowledge of a seat."""
    return Sampler(seen, learnt).draw(seed)


def _place_roles(game: Game, seen: SeatView, slots: list[Slot]) -> None:
    for slot in slots:
        bit = BIT[slot.role]
        if slot.kind == PICKED:
            game.set_of(slot.holder, ROLES, game.roles(slot.holder) | bit)
        elif slot.kind == ASIDE_SLOT:
            game.put(ASIDE, slot.role)
        elif slot.kind == LAID:
            game.put(LAID_DOWN, game.get(LAID_DOWN) | bit)
            if slot.by != NOBODY:
                game.set_of(slot.by, LAID_BY, game.of(slot.by, LAID_BY) | bit)
        else:  # going round
            game.put(PACKET, game.get(PACKET) | bit)
        if slot.moved:
            given = slot.by == seen.fields[SWAP_OWNER]
            game.put(SWAP_GIVEN if given else SWAP_TAKEN, slot.role)
    if seen.seat != NOBODY:
        laid = [role for role in seen.laid_down if role != HIDDEN]
        game.set_of(seen.seat, LAID_BY, mask_of(laid))


def _rebuild_draft(game: Game, seen: SeatView, slots: list[Slot]) -> None:
    """What everybody saw of the packet, as this way of dealing makes it."""
    if seen.seen:
        packets = packets_seen(game.rules, slots, seen.fields[DRAFT_STEP])
        for index, packet in enumerate(packets):
            if game.rules.draft[index] % PLAN_STEP == KEEP_ONE:
                distance = game.rules.draft[index] // PLAN_STEP
                seat = (seen.fields[DRAFT_FIRST] + distance) % seen.seats
                first = game.of(seat, SEEN) == 0
                game.set_of(seat, SEEN if first else SEEN_AGAIN, packet)


def _place_marks(game: Game, seen: SeatView, learnt: Knowledge, lots: State) -> None:
    game.put(WARRANTS, mask_of(seen.warrants))
    game.put(THREATS, mask_of(seen.threats))
    game.put(SIGNED, seen.signed)
    game.put(FLOWERED, seen.flowered)
    if seen.signed == HIDDEN and seen.warrants:
        game.put(SIGNED, seen.warrants[chance.below(lots, len(seen.warrants))])
    if seen.flowered == HIDDEN:
        game.put(FLOWERED, _draw_real_threat(game, seen, learnt, lots))
    if seen.questions:
        handler, step, seat, _, _, left = seen.questions[-1]
        frame = Frame()
        frame.step = step
        if seat != seen.seat and game.rules.handlers[handler].laying(frame) != NOBODY:
            game.rules.characters[handler].lay_unseen(game, lots, seat, left)


def _draw_real_threat(game: Game, seen: SeatView, learnt: Knowledge, lots: State) -> int:
    """One of the threats that lie there; or one bought off, which may have been the real one."""
    if learnt.real_threat != NO_ROLE:
        return learnt.real_threat
    candidates = seen.threats[:]
    if len(candidates) + len(learnt.blank_threats) < _THREATS:
        gone = game.rules.cast_mask & ~mask_of(seen.threats) & ~mask_of(learnt.blank_threats)
        candidates.append(lowest(gone))
    return candidates[chance.below(lots, len(candidates))]


def _take(pool: list[int], card: int) -> bool:
    pool[card] -= 1
    return pool[card] >= 0


def _add_all_sure(piles: list[tuple[list[int], Pile]], pool: list[int], lots: State) -> bool:
    """Add to each pile what must be there. Those that leave the least choice come first.

    Whoever has looked through the deck knows it to the last card: any other order would give away
    cards that can be nowhere else.
    """
    left = piles[:]
    while left:
        tightest = chance.below(lots, len(left))
        for index in range(len(left)):
            if left[index][1].slack() < left[tightest][1].slack():
                tightest = index
        cards, pile = left.pop(tightest)
        if not _add_sure(cards, pile, pool, lots):
            return False
    return True


def _add_sure(cards: list[int], pile: Pile, pool: list[int], lots: State) -> bool:
    """Add as many of the known cards as must be there, chosen by chance."""
    known = [card for card in range(KINDS) for _ in range(min(pile.known[card], pool[card]))]
    if len(known) < pile.sure:
        return False
    _shuffle(known, lots)
    for card in known[: pile.sure]:
        pool[card] -= 1
        cards.append(card)
    return True


def _fill(cards: list[int], wanted: int, rest: list[int]) -> None:
    while len(cards) < wanted:
        cards.append(rest.pop())


def _shuffle(items: list[int], lots: State) -> None:
    for index in range(len(items) - 1, 0, -1):
        other = chance.below(lots, index + 1)
        items[index], items[other] = items[other], items[index]
