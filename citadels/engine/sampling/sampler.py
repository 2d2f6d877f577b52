"""A whole game that agrees with what one seat sees and has learnt, drawn at random.

It is built from the view and the knowledge of the seat, never from the game, so it cannot cheat.
"""

from __future__ import annotations

from typing import Final

from citadels.engine import chance, state
from citadels.engine.bits import BIT, lowest_bit
from citadels.engine.codes import BEAUTIFIED_BIT, HIDDEN, KINDS, NO_CARD, NO_ROLE, NOBODY
from citadels.engine.game import Game
from citadels.engine.knowledge.knowledge import Knowledge, Pile
from citadels.engine.knowledge.role_knowledge import role_knowledge_from_view
from citadels.engine.native_types import i64, vec
from citadels.engine.phases.draft import KEEP_ONE, PLAN_STEP
from citadels.engine.rules import Rules
from citadels.engine.sampling.role_sampler import (
    SLOT_ASIDE,
    SLOT_LAID,
    SLOT_PICKED,
    RoleSampler,
    Slot,
    packet_history,
)
from citadels.engine.serialization import setup_from_spec
from citadels.engine.setup import make_rules
from citadels.engine.state import Frame, State, blank_row
from citadels.engine.view import SeatView, mask_of

_MAX_TRIES: Final = 64
_THREAT_COUNT: Final = 2

# Places of cards that are in no hand.
_DECK: Final = -1
_MUSEUM: Final = -2


class SampleError(ValueError):
    """A view and a knowledge that no game can have."""


class Sampler:
    """Draws games for one view; what does not depend on chance is worked out once."""

    def __init__(self, view: SeatView, knowledge: Knowledge, rules: Rules | None = None) -> None:
        self.view = view
        self.knowledge = knowledge
        self.rules = rules if rules is not None else make_rules(setup_from_spec(view.rules))
        self.role_sampler = RoleSampler(self.rules, role_knowledge_from_view(view))
        self.rng = State(blank_row(0))
        self.pool = self._count_unseen()  # how many of each kind lie nowhere in sight
        self.is_consistent = True  # whether everything that is known can be true together
        self.open_row = self._place_open_cards()
        self.uncertain_piles = self._find_uncertain_piles()
        self.unplaced_cards = self._list_cards(self.pool)

    def draw(self, seed: int) -> Game:
        """A game with its own chance to come."""
        rng = self.rng
        chance.seed(rng, seed)
        game = Game(self.rules, self.open_row[:])
        chance.seed(game, chance.next_word(rng))
        slots = self.role_sampler.draw(rng)
        _place_roles(game, self.view, slots)
        _rebuild_draft(game, self.view, slots)
        _place_marks(game, self.view, self.knowledge, rng)
        self._place_cards(game, rng)
        return game

    # What is known.

    def _place_open_cards(self) -> vec[i64]:
        """The row of a game in which everything lies that the seat knows the place of."""
        view = self.view
        game = Game(self.rules, blank_row(view.seats))
        for field, value in view.fields.items():
            game.put(field, value)
        game.put(state.HELD_SEAT, NOBODY)  # set again when the cards are laid down
        game.put(state.HELD_SIZE, 0)
        game.put(state.MUSEUM_SIZE, 0)
        for seat in range(view.seats):
            game.put_seat(seat, state.SEAT_GOLD, view.gold[seat])
            game.put_seat(seat, state.COMPLETED_CITY, 1 if view.completed[seat] else 0)
            game.put_seat(seat, state.BUILT_THIS_ROUND, 1 if view.built[seat] else 0)
            game.put_seat(seat, state.REACHED_AT, view.reached[seat])
            for place in view.cities[seat]:
                game.add_to_city(seat, place)
            for card in self._known_hand(seat):
                self._take_from_pool(card)
                game.add_to_hand(seat, card)
        for card in self._known_held():
            self._take_from_pool(card)
            game.add_held(view.fields[state.HELD_SEAT], card)
        for card in view.under_museum:
            if card != HIDDEN:
                self._take_from_pool(card)
                game.add_to_museum(card)
        for card in self.knowledge.deck:
            if card != HIDDEN:
                self._take_from_pool(card)
        for handler, step, seat, target, card, amount in view.questions:
            game.ask(handler, step, seat, target, card, amount)
        return game.row

    def _known_hand(self, seat: int) -> list[int]:
        """A hand that the seat sees now: its own, or one it may look at."""
        view = self.view
        if view.shown_hand and view.questions[-1][3] == seat:
            return view.shown_hand
        return [card for card in view.hands[seat] if card != HIDDEN]

    def _known_held(self) -> list[int]:
        view = self.view
        held = [card for card in view.held if card != HIDDEN]
        if view.held and not held and self.knowledge.taken_card != HIDDEN:
            return [self.knowledge.taken_card]
        return held

    def _take_from_pool(self, card: int) -> None:
        self.pool[card] -= 1
        if self.pool[card] < 0:
            self.is_consistent = False

    def _count_unseen(self) -> list[int]:
        """How many of each kind are not in a city or on the site."""
        pool = [self.rules.copies[card] for card in range(KINDS)]
        for city in self.view.cities:
            for place in city:
                pool[place % BEAUTIFIED_BIT] -= 1
        site = self.view.fields[state.SITE_CARD]
        if site != NO_CARD:
            pool[site] -= 1
        return pool

    def _find_uncertain_piles(self) -> list[tuple[int, Pile]]:
        """Where some cards are known to be, but not exactly which: the owner, and the pile."""
        piles = [(_DECK, self.knowledge.loose), (_MUSEUM, self.knowledge.museum)]
        if self.view.under_museum and self.view.under_museum[0] != HIDDEN:
            piles.pop()
        for seat in range(self.view.seats):
            if not self._known_hand(seat):
                piles.append((seat, self.knowledge.hands[seat]))
        return [(owner, pile) for owner, pile in piles if pile.sure_count > 0]

    # What chance decides.

    def _place_cards(self, game: Game, rng: State) -> None:
        if not self.is_consistent:
            raise _no_placement_error()
        if not self.uncertain_piles:
            self._deal(game, self.unplaced_cards[:], [], rng)
            return
        for _ in range(_MAX_TRIES):
            pool = self.pool[:]
            piles = [(list[int](), pile) for _, pile in self.uncertain_piles]
            if _add_all_known(piles, pool, rng):
                loose: list[int] = []
                for (owner, _), (cards, _) in zip(self.uncertain_piles, piles, strict=True):
                    if owner == _DECK:
                        loose = cards
                    else:
                        _lay(game, owner, cards)
                self._deal(game, self._list_cards(pool), loose, rng)
                return
        raise _no_placement_error()

    def _list_cards(self, pool: list[int]) -> list[int]:
        return [card for card in range(KINDS) for _ in range(pool[card])]

    def _deal(self, game: Game, cards: list[int], loose: list[int], rng: State) -> None:
        """Fill up hands, held cards, Museum and deck with what is left."""
        view = self.view
        _shuffle(cards, rng)
        for seat in range(view.seats):
            for _ in range(len(view.hands[seat]) - game.hand_size(seat)):
                game.add_to_hand(seat, cards.pop())
        for _ in range(len(view.held) - game.get(state.HELD_SIZE)):
            game.add_held(view.fields[state.HELD_SEAT], cards.pop())
        for _ in range(len(view.under_museum) - game.get(state.MUSEUM_SIZE)):
            game.add_to_museum(cards.pop())
        if loose:  # cards that are out of the game stay in the rest
            unknown = self.knowledge.deck.count(HIDDEN) - len(loose)
            cards = loose + cards[:unknown]
            _shuffle(cards, rng)
        for card in self.knowledge.deck:
            game.put_under_deck(card if card != HIDDEN else cards.pop())


def _lay(game: Game, owner: int, cards: list[int]) -> None:
    for card in cards:
        if owner == _MUSEUM:
            game.add_to_museum(card)
        else:
            game.add_to_hand(owner, card)


def _no_placement_error() -> SampleError:
    return SampleError("the cards that the seat has learnt of cannot all be placed")


def sample(view: SeatView, knowledge: Knowledge, seed: int) -> Game:
    """One game that agrees with the view and the knowledge of a seat."""
    return Sampler(view, knowledge).draw(seed)


def _place_roles(game: Game, view: SeatView, slots: list[Slot]) -> None:
    for slot in slots:
        bit = BIT[slot.role]
        if slot.kind == SLOT_PICKED:
            game.put_seat(slot.holder, state.ROLES, game.roles(slot.holder) | bit)
        elif slot.kind == SLOT_ASIDE:
            game.put(state.ASIDE, slot.role)
        elif slot.kind == SLOT_LAID:
            game.put(state.LAID_DOWN, game.get(state.LAID_DOWN) | bit)
            if slot.actor != NOBODY:
                game.put_seat(
                    slot.actor, state.LAID_BY, game.get_seat(slot.actor, state.LAID_BY) | bit
                )
        else:  # going round
            game.put(state.PACKET, game.get(state.PACKET) | bit)
        if slot.is_swapped:
            is_given = slot.actor == view.fields[state.SWAP_OWNER]
            game.put(state.SWAP_GIVEN if is_given else state.SWAP_TAKEN, slot.role)
    if view.seat != NOBODY:
        laid_roles = [role for role in view.laid_down if role != HIDDEN]
        game.put_seat(view.seat, state.LAID_BY, mask_of(laid_roles))


def _rebuild_draft(game: Game, view: SeatView, slots: list[Slot]) -> None:
    """What everybody saw of the packet, as this way of dealing makes it."""
    if view.seen:
        packets = packet_history(game.rules, slots, view.fields[state.DRAFT_STEP])
        for index, packet in enumerate(packets):
            if game.rules.draft[index] % PLAN_STEP == KEEP_ONE:
                distance = game.rules.draft[index] // PLAN_STEP
                seat = (view.fields[state.DRAFT_FIRST] + distance) % view.seats
                is_first = game.get_seat(seat, state.SEEN) == 0
                game.put_seat(seat, state.SEEN if is_first else state.SEEN_AGAIN, packet)


def _place_marks(game: Game, view: SeatView, knowledge: Knowledge, rng: State) -> None:
    game.put(state.WARRANTS, mask_of(view.warrants))
    game.put(state.THREATS, mask_of(view.threats))
    game.put(state.SIGNED, view.signed)
    game.put(state.FLOWERED, view.flowered)
    if view.signed == HIDDEN and view.warrants:
        game.put(state.SIGNED, view.warrants[chance.randbelow(rng, len(view.warrants))])
    if view.flowered == HIDDEN:
        game.put(state.FLOWERED, _draw_real_threat(game, view, knowledge, rng))
    if view.questions:
        handler, step, seat, _, _, remaining = view.questions[-1]
        frame = Frame()
        frame.step = step
        if seat != view.seat and game.rules.handlers[handler].hidden_marks_field(frame) != NOBODY:
            game.rules.characters[handler].lay_random_marks(game, rng, seat, remaining)


def _draw_real_threat(game: Game, view: SeatView, knowledge: Knowledge, rng: State) -> int:
    """One of the threats that lie there; or one bought off, which may have been the real one."""
    if knowledge.real_threat != NO_ROLE:
        return knowledge.real_threat
    candidates = view.threats[:]
    if len(candidates) + len(knowledge.blank_threats) < _THREAT_COUNT:
        missing = game.rules.cast_mask & ~mask_of(view.threats) & ~mask_of(knowledge.blank_threats)
        candidates.append(lowest_bit(missing))
    return candidates[chance.randbelow(rng, len(candidates))]


def _add_all_known(piles: list[tuple[list[int], Pile]], pool: list[int], rng: State) -> bool:
    """Add to each pile what must be there. Those that leave the least choice come first.

    A player who has looked through the deck knows every card of it: in any other order, cards that
    can be nowhere else would be given away.
    """
    remaining = piles[:]
    while remaining:
        tightest = chance.randbelow(rng, len(remaining))
        for index in range(len(remaining)):
            if remaining[index][1].slack() < remaining[tightest][1].slack():
                tightest = index
        cards, pile = remaining.pop(tightest)
        if not _add_known(cards, pile, pool, rng):
            return False
    return True


def _add_known(cards: list[int], pile: Pile, pool: list[int], rng: State) -> bool:
    """Add as many of the known cards as must be there, chosen by chance."""
    known = [card for card in range(KINDS) for _ in range(min(pile.known[card], pool[card]))]
    if len(known) < pile.sure_count:
        return False
    _shuffle(known, rng)
    for card in known[: pile.sure_count]:
        pool[card] -= 1
        cards.append(card)
    return True


def _shuffle(items: list[int], rng: State) -> None:
    for index in range(len(items) - 1, 0, -1):
        other = chance.randbelow(rng, index + 1)
        items[index], items[other] = items[other], items[index]
