"""Exact beliefs: all ways to deal the characters that agree with what a seat saw, weighted.

A way is as likely as its picks: whoever chose from a packet took a character by its odds among
those that were in it. The sum over all ways goes over sets of characters instead of orders: the
packet that a player saw follows from the set of those that were gone. With nine characters that
is 512 sets instead of 362,880 ways, and nothing is left out.
"""

from __future__ import annotations

from typing import Final

from citadels.bots.strategy.guess import WHOLE, Guess, odds_of
from citadels.bots.strategy.manner import ROLES_ROOM, Manner
from citadels.bots.strategy.picks import pick_worth
from citadels.bots.strategy.standing import SEATS_ROOM
from citadels.engine import chance
from citadels.engine.bits import BIT, count_bits, lowest_bit, zeros
from citadels.engine.codes import NOBODY
from citadels.engine.game import Game
from citadels.engine.knowledge.role_knowledge import RoleKnowledge, role_knowledge_from_game
from citadels.engine.native_types import i64, override, vec
from citadels.engine.rules import Rules
from citadels.engine.sampling.role_sampler import (
    BEFORE_DRAFT,
    SLOT_ASIDE,
    SLOT_PACKET,
    SLOT_PICKED,
    RoleSampler,
    Slot,
)
from citadels.engine.state import State

_FINE: Final = 1 << 24  # steps of a random fraction
_TABLE: Final = SEATS_ROOM * ROLES_ROOM
# To be copied: a row of numbers from a list would cost more than most sums over it.
_ZEROS: Final = vec[float]([0.0] * 512)
_ONES: Final = vec[float]([1.0] * 512)


class Layout:
    """One list of slots, in the order in which the characters left the packet, and its sums."""

    def __init__(self, slots: list[Slot], fits: vec[i64], roles: vec[i64], aside: i64) -> None:
        self.slots = slots
        self.aside: i64 = aside  # what the last to pick took from aside, at the first slot, or -1
        self.fits: vec[i64] = fits
        self.roles: vec[i64] = roles
        self.full: i64 = BIT[len(roles)] - 1
        # By set of characters that are gone: the weight of all ways to it, of all ways from it on,
        # and the odds of everything that was still in the packet.
        self.before: vec[float] = _ZEROS[: self.full + 1]
        self.after: vec[float] = _ZEROS[: self.full + 1]
        self.packet: vec[float] = _ONES[: self.full + 1]
        # By set and place, where players are known better than by odds: how likely it is taken.
        self.likely: vec[float] = _ZEROS[:0]

    def total(self) -> float:
        return self.before[self.full]


class Beliefs(RoleSampler):
    """Who holds what, as one seat sees it. The odds of a pick come from what everybody can see.

    `sketch` is any game in which the seat sees the same; only what lies open is read from it.
    """

    def __init__(self, rules: Rules, sight: RoleKnowledge, sketch: Game, manner: Manner) -> None:
        super().__init__(rules, sight)
        self.odds: vec[float] = _ONES[:_TABLE]
        self.role_at: vec[i64] = self._roles_in_order()
        manner.ranking.forget()
        self._set_odds(sketch, manner)
        self.weighed: list[Layout] = []
        self.everything = 0.0
        for slots in self.layouts:
            ordered = _in_order(slots)
            self._weigh(ordered, self._fit_row(ordered))

    def _roles_in_order(self) -> vec[i64]:
        """The list of characters as a row."""
        row = zeros(count_bits(self.dealt))
        left = self.dealt
        for place in range(len(row)):
            row[place] = lowest_bit(left)
            left &= left - 1
        return row

    def _fit_row(self, slots: list[Slot]) -> vec[i64]:
        """For each slot the places of the characters that fit."""
        row = zeros(len(slots))
        for index in range(len(slots)):
            row[index] = self.places_of(slots[index].allowed)
        return row

    def _weigh(self, slots: list[Slot], fits: vec[i64]) -> None:
        """Where a character was taken from aside, one layout for each that it may have been."""
        if slots[0].kind == SLOT_ASIDE or slots[0].left_at != BEFORE_DRAFT:
            self._add(Layout(slots, fits, self.role_at, -1))
            return
        left = fits[0]
        while left:
            aside = lowest_bit(left)
            left &= left - 1
            this = fits[:]
            this[0] = BIT[aside]
            self._add(Layout(slots, this, self.role_at, aside))

    def _add(self, layout: Layout) -> None:
        self._sum_forward(layout)
        self.everything += layout.total()
        self.weighed.append(layout)

    def _set_odds(self, sketch: Game, manner: Manner) -> None:
        for seat in range(self.knowledge.seats):
            if seat == self.knowledge.seat:
                continue  # what the seat did itself tells it nothing
            for place in range(len(self.role_at)):
                role = self.role_at[place]
                worth = pick_worth(sketch, seat, role, False, manner) * manner.sharp // 100
                self.odds[seat * ROLES_ROOM + role] = float(odds_of(worth))

    def _sum_forward(self, layout: Layout) -> None:
        layout.before[0] = 1.0
        for gone in range(layout.full):
            weight = layout.before[gone]
            if weight == 0.0:
                continue
            place = count_bits(gone)
            slot = layout.slots[place]
            self.see_packet(layout, slot, gone)
            free = layout.fits[place] & ~gone
            while free:
                at = lowest_bit(free)
                free &= free - 1
                layout.before[gone | BIT[at]] += weight * self.weight(layout, slot, gone, at)

    def see_packet(self, layout: Layout, slot: Slot, gone: i64) -> None:
        """The odds of all that the picker could have taken instead."""
        if slot.kind != SLOT_PICKED or not self.follows_draft:
            return
        total = 0.0
        left = layout.full & ~gone
        while left:
            role = layout.roles[lowest_bit(left)]
            total += self.odds[slot.actor * ROLES_ROOM + role]
            left &= left - 1
        layout.packet[gone] = total

    def weight(self, layout: Layout, slot: Slot, gone: i64, at: i64) -> float:
        """How likely this slot got the character at a place of the list."""
        role = layout.roles[at]
        if layout.aside >= 0 and gone == 0:
            return 1.0  # counted with the other of the two
        if layout.aside >= 0 and gone | BIT[at] == layout.full and slot.kind != SLOT_PACKET:
            picked = role if slot.kind == SLOT_PICKED else layout.roles[layout.aside]
            two = self.odds[slot.actor * ROLES_ROOM + role]
            two += self.odds[slot.actor * ROLES_ROOM + layout.roles[layout.aside]]
            return self.odds[slot.actor * ROLES_ROOM + picked] / two
        if slot.kind == SLOT_PICKED and slot.actor != NOBODY:
            return self.odds[slot.actor * ROLES_ROOM + role] / layout.packet[gone]
        if slot.kind == SLOT_ASIDE and self._is_rare_aside(role):
            return 1.0 - float(self.rules.faceup) / float(self.rules.ranks - 1)
        return 1.0

    def _is_rare_aside(self, role: i64) -> bool:
        """Laid face down first and never face up: those face up came from one character more."""
        hidden = self.rules.cast[self.rules.hidden_rank]
        return self.rules.is_facedown_first and self.rules.faceup > 0 and role == hidden

    def _sum_backward(self, layout: Layout) -> None:
        layout.after[layout.full] = 1.0
        for gone in range(layout.full - 1, -1, -1):
            if layout.before[gone] == 0.0:
                continue
            place = count_bits(gone)
            slot = layout.slots[place]
            total = 0.0
            free = layout.fits[place] & ~gone
            while free:
                at = lowest_bit(free)
                free &= free - 1
                total += layout.after[gone | BIT[at]] * self.weight(layout, slot, gone, at)
            layout.after[gone] = total

    def chances(self) -> vec[i64]:
        """The chance of each seat to hold each character, in parts of a thousand."""
        exact = self.table()
        found = zeros(_TABLE)
        for seat in range(self.knowledge.seats):
            for place in range(len(self.role_at)):
                index = seat * ROLES_ROOM + self.role_at[place]
                if exact[index] > 0.0:
                    found[index] = int(exact[index] * float(WHOLE) + 0.5)
        return found

    def table(self) -> vec[float]:
        """The chance of each seat to hold each character, from 0 to 1."""
        held = _ZEROS[:_TABLE]
        for layout in self.weighed:
            self._sum_backward(layout)
            for gone in range(layout.full):
                if layout.before[gone] > 0.0:
                    self._add_holders(layout, gone, held)
        return held

    def _add_holders(self, layout: Layout, gone: i64, held: vec[float]) -> None:
        place = count_bits(gone)
        slot = layout.slots[place]
        if slot.holder == NOBODY:
            return
        weight = layout.before[gone] / self.everything
        free = layout.fits[place] & ~gone
        while free:
            at = lowest_bit(free)
            free &= free - 1
            index = slot.holder * ROLES_ROOM + layout.roles[at]
            after = layout.after[gone | BIT[at]]
            held[index] += weight * self.weight(layout, slot, gone, at) * after

    @override
    def draw(self, lots: State) -> list[Slot]:
        """One way, as likely as it is."""
        left = _fraction(lots) * self.everything
        chosen = 0
        while chosen < len(self.weighed) - 1 and left >= self.weighed[chosen].total():
            left -= self.weighed[chosen].total()
            chosen += 1
        layout = self.weighed[chosen]
        used = layout.full
        for place in range(len(layout.slots) - 1, -1, -1):
            at = self._draw_place(layout, place, used, lots)
            layout.slots[place].role = layout.roles[at]
            used &= ~BIT[at]
        return layout.slots

    def _draw_place(self, layout: Layout, place: i64, used: i64, lots: State) -> i64:
        """Which of the characters used so far the slot got, by the ways that lead there."""
        slot = layout.slots[place]
        left = _fraction(lots) * layout.before[used]
        free = layout.fits[place] & used
        last: i64 = 0
        while free:
            at = lowest_bit(free)
            free &= free - 1
            gone = used & ~BIT[at]
            if layout.before[gone] == 0.0:
                continue
            last = at
            left -= layout.before[gone] * self.weight(layout, slot, gone, at)
            if left < 0.0:
                break
        return last


class ExactGuess(Guess):
    """The beliefs of a seat as a guess."""

    @override
    def fill(self, game: Game, seat: i64, manner: Manner) -> None:
        beliefs = Beliefs(game.rules, role_knowledge_from_game(game, seat), game, manner)
        self.chances = beliefs.chances()


def _in_order(slots: list[Slot]) -> list[Slot]:
    """Those first that never were in the packet."""
    last = BEFORE_DRAFT
    for slot in slots:
        if slot.left_at == BEFORE_DRAFT and last != BEFORE_DRAFT:
            early = [slot for slot in slots if slot.left_at == BEFORE_DRAFT]
            return early + [slot for slot in slots if slot.left_at != BEFORE_DRAFT]
        last = slot.left_at
    return slots


def _fraction(lots: State) -> float:
    """A number from 0 up to, and without, 1."""
    return float(chance.randbelow(lots, _FINE)) / float(_FINE)
