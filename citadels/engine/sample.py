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
from citadels.engine.role_sight import sight_of_view
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
from citadels.engine.typed import i64, vec
from citadels.engine.view import SeatView, mask_of

_TRIES: Final = 64
_THREATS: Final = 2

# Where a card may be that is in nobody's hand.
_DECK: Final = -1
_MUSEUM: Final = -2


class SampleError(ValueError):
    """A view and a knowledge that no game can have."""


class Sampler:
    """Draws games for one view; what does not depend on chance is worked out once."""

    def __init__(self, seen: SeatView, learnt: Knowledge, rules: Rules | None = None) -> None:
        self.view = seen
        self.learnt = learnt
        self.rules = rules if rules is not None else make_rules(setup_from_line(seen.rules))
        self.characters = RoleSampler(self.rules, sight_of_view(seen))
        self.lots = State(blank_row(0))
        self.pool = self._unseen()  # how many of each kind lie nowhere in sight
        self.agrees = True  # whether everything that is known can be true together
        self.open = self._lay_open()
        self.unsure = self._unsure_piles()
        self.rest = self._loose_cards(self.pool)

    def draw(self, seed: int) -> Game:
        """A game with its own chance to come."""
        lots = self.lots
        chance.seed(lots, seed)
        game = Game(self.rules, self.open[:])
        chance.seed(game, chance.next_word(lots))
        slots = self.characters.draw(lots)
        _place_roles(game, self.view, slots)
        _rebuild_draft(game, self.view, slots)
        _place_marks(game, self.view, self.learnt, lots)
        self._place_cards(game, lots)
        return game

    # What is known.

    def _lay_open(self) -> vec[i64]:
        """The row of a game in which everything lies that the seat knows the place of."""
        seen = self.view
        game = Game(self.rules, blank_row(seen.seats))
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
            for card in self._known_hand(seat):
                self._take(card)
                game.add_to_hand(seat, card)
        for card in self._known_held():
            self._take(card)
            game.add_held(seen.fields[HELD_SEAT], card)
        for card in seen.under_museum:
            if card != HIDDEN:
                self._take(card)
                game.add_under(card)
        for card in self.learnt.deck:
            if card != HIDDEN:
                self._take(card)
        for handler, step, seat, target, card, amount in seen.questions:
            game.ask(handler, step, seat, target, card, amount)
        return game.row

    def _known_hand(self, seat: int) -> list[int]:
        """A hand that the seat sees now: its own, or one it may look at."""
        seen = self.view
        if seen.shown_hand and seen.questions[-1][3] == seat:
            return seen.shown_hand
        return [card for card in seen.hands[seat] if card != HIDDEN]

    def _known_held(self) -> list[int]:
        seen = self.view
        held = [card for card in seen.held if card != HIDDEN]
        if seen.held and not held and self.learnt.taken != HIDDEN:
            return [self.learnt.taken]
        return held

    def _take(self, card: int) -> None:
        self.pool[card] -= 1
        if self.pool[card] < 0:
            self.agrees = False

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

    def _unsure_piles(self) -> list[tuple[int, Pile]]:
        """Where some cards are known to be, but not exactly which: the owner, and the pile."""
        piles = [(_DECK, self.learnt.loose), (_MUSEUM, self.learnt.museum)]
        if self.view.under_museum and self.view.under_museum[0] != HIDDEN:
            piles.pop()
        for seat in range(self.view.seats):
            if not self._known_hand(seat):
                piles.append((seat, self.learnt.hands[seat]))
        return [(owner, pile) for owner, pile in piles if pile.sure > 0]

    # What chance decides.

    def _place_cards(self, game: Game, lots: State) -> None:
        if not self.agrees:
            raise _impossible()
        if not self.unsure:
            self._deal(game, self.rest[:], [], lots)
            return
        for _ in range(_TRIES):
            pool = self.pool[:]
            piles = [(list[int](), pile) for _, pile in self.unsure]
            if _add_all_sure(piles, pool, lots):
                loose: list[int] = []
                for (owner, _), (cards, _) in zip(self.unsure, piles, strict=True):
                    if owner == _DECK:
                        loose = cards
                    else:
                        _lay(game, owner, cards)
                self._deal(game, self._loose_cards(pool), loose, lots)
                return
        raise _impossible()

    def _loose_cards(self, pool: list[int]) -> list[int]:
        return [card for card in range(KINDS) for _ in range(pool[card])]

    def _deal(self, game: Game, rest: list[int], loose: list[int], lots: State) -> None:
        """Fill up hands, held cards, Museum and deck with what is left."""
        seen = self.view
        _shuffle(rest, lots)
        for seat in range(seen.seats):
            for _ in range(len(seen.hands[seat]) - game.hand_size(seat)):
                game.add_to_hand(seat, rest.pop())
        for _ in range(len(seen.held) - game.get(HELD_SIZE)):
            game.add_held(seen.fields[HELD_SEAT], rest.pop())
        for _ in range(len(seen.under_museum) - game.get(UNDER_SIZE)):
            game.add_under(rest.pop())
        if loose:  # cards that are out of the game stay in the rest
            unknown = self.learnt.deck.count(HIDDEN) - len(loose)
            rest = loose + rest[:unknown]
            _shuffle(rest, lots)
        for card in self.learnt.deck:
            game.put_under_deck(card if card != HIDDEN else rest.pop())


def _lay(game: Game, owner: int, cards: list[int]) -> None:
    for card in cards:
        if owner == _MUSEUM:
            game.add_under(card)
        else:
            game.add_to_hand(owner, card)


def _impossible() -> SampleError:
    return SampleError("the cards that the seat has learnt of cannot all be placed")


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


def _shuffle(items: list[int], lots: State) -> None:
    for index in range(len(items) - 1, 0, -1):
        other = chance.below(lots, index + 1)
        items[index], items[other] = items[other], items[index]
