"""Exact beliefs: all ways to deal the characters that agree with what a seat saw, weighted.

A way is as likely as its picks: each picker took a character by its odds among those that were in
the packet. The sum over all ways goes over sets of characters instead of orders: the
packet that a player saw follows from the set of those that were gone. With nine characters that
is 512 sets instead of 362,880 ways, and nothing is left out.
"""

from __future__ import annotations

from typing import Final

from citadels.bots.strategy.beliefs.belief_table import PER_MILLE, BeliefTable, odds_of
from citadels.bots.strategy.lead_estimate import MAX_SEATS
from citadels.bots.strategy.play_style import MAX_ROLES, PlayStyle
from citadels.bots.strategy.role_values import role_value
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

_FRACTION_STEPS: Final = 1 << 24  # steps of a random fraction
_TABLE_SIZE: Final = MAX_SEATS * MAX_ROLES
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
        self.full_set: i64 = BIT[len(roles)] - 1
        # By set of characters that are gone: the weight of all ways to it, of all ways from it on,
        # and the odds of everything that was still in the packet.
        self.forward: vec[float] = _ZEROS[: self.full_set + 1]
        self.backward: vec[float] = _ZEROS[: self.full_set + 1]
        self.packet_odds: vec[float] = _ONES[: self.full_set + 1]
        # By set and place, where players are known better than by odds: how likely it is taken.
        self.likelihoods: vec[float] = _ZEROS[:0]

    def total(self) -> float:
        return self.forward[self.full_set]


class Beliefs(RoleSampler):
    """Who holds what, as one seat sees it. The odds of a pick come from what everybody can see.

    `sample` is any game in which the seat sees the same; only its public part is read.
    """

    def __init__(self, rules: Rules, sight: RoleKnowledge, sample: Game, style: PlayStyle) -> None:
        super().__init__(rules, sight)
        self.odds: vec[float] = _ONES[:_TABLE_SIZE]
        self.role_at: vec[i64] = self._role_row()
        style.ranking.invalidate()
        self._set_odds(sample, style)
        self.weighted_layouts: list[Layout] = []
        self.total_weight = 0.0
        for slots in self.layouts:
            sorted_slots = _sort_slots(slots)
            self._add_layouts(sorted_slots, self._fit_row(sorted_slots))

    def _role_row(self) -> vec[i64]:
        """The list of characters as a row."""
        row = zeros(count_bits(self.dealt))
        roles = self.dealt
        for place in range(len(row)):
            row[place] = lowest_bit(roles)
            roles &= roles - 1
        return row

    def _fit_row(self, slots: list[Slot]) -> vec[i64]:
        """For each slot the places of the characters that fit."""
        row = zeros(len(slots))
        for index in range(len(slots)):
            row[index] = self.places_of(slots[index].allowed)
        return row

    def _add_layouts(self, slots: list[Slot], fits: vec[i64]) -> None:
        """Where a character was taken from aside, one layout for each that it may have been."""
        if slots[0].kind == SLOT_ASIDE or slots[0].left_at != BEFORE_DRAFT:
            self._add_layout(Layout(slots, fits, self.role_at, -1))
            return
        candidates = fits[0]
        while candidates:
            aside = lowest_bit(candidates)
            candidates &= candidates - 1
            fixed_fits = fits[:]
            fixed_fits[0] = BIT[aside]
            self._add_layout(Layout(slots, fixed_fits, self.role_at, aside))

    def _add_layout(self, layout: Layout) -> None:
        self._sum_forward(layout)
        self.total_weight += layout.total()
        self.weighted_layouts.append(layout)

    def _set_odds(self, sample: Game, style: PlayStyle) -> None:
        for seat in range(self.knowledge.seats):
            if seat == self.knowledge.seat:
                continue  # its own picks give the seat no information
            for place in range(len(self.role_at)):
                role = self.role_at[place]
                value = (
                    role_value(sample, seat, role, False, style) * style.sharpness_percent // 100
                )
                self.odds[seat * MAX_ROLES + role] = float(odds_of(value))

    def _sum_forward(self, layout: Layout) -> None:
        layout.forward[0] = 1.0
        for gone in range(layout.full_set):
            weight = layout.forward[gone]
            if weight == 0.0:
                continue
            slot_index = count_bits(gone)
            slot = layout.slots[slot_index]
            self.weigh_packet(layout, slot, gone)
            candidates = layout.fits[slot_index] & ~gone
            while candidates:
                role_index = lowest_bit(candidates)
                candidates &= candidates - 1
                layout.forward[gone | BIT[role_index]] += weight * self.likelihood(
                    layout, slot, gone, role_index
                )

    def weigh_packet(self, layout: Layout, slot: Slot, gone: i64) -> None:
        """The odds of all that the picker could have taken instead."""
        if slot.kind != SLOT_PICKED or not self.follows_draft:
            return
        total = 0.0
        packet = layout.full_set & ~gone
        while packet:
            role = layout.roles[lowest_bit(packet)]
            total += self.odds[slot.actor * MAX_ROLES + role]
            packet &= packet - 1
        layout.packet_odds[gone] = total

    def likelihood(self, layout: Layout, slot: Slot, gone: i64, role_index: i64) -> float:
        """How likely this slot got the character at a place of the list."""
        role = layout.roles[role_index]
        if layout.aside >= 0 and gone == 0:
            return 1.0  # counted with the other of the two
        if (
            layout.aside >= 0
            and gone | BIT[role_index] == layout.full_set
            and slot.kind != SLOT_PACKET
        ):
            picked = role if slot.kind == SLOT_PICKED else layout.roles[layout.aside]
            pair_odds = self.odds[slot.actor * MAX_ROLES + role]
            pair_odds += self.odds[slot.actor * MAX_ROLES + layout.roles[layout.aside]]
            return self.odds[slot.actor * MAX_ROLES + picked] / pair_odds
        if slot.kind == SLOT_PICKED and slot.actor != NOBODY:
            return self.odds[slot.actor * MAX_ROLES + role] / layout.packet_odds[gone]
        if slot.kind == SLOT_ASIDE and self._is_rare_aside(role):
            return 1.0 - float(self.rules.faceup) / float(self.rules.ranks - 1)
        return 1.0

    def _is_rare_aside(self, role: i64) -> bool:
        """Laid face down first and never face up: those face up came from one character more."""
        hidden_role = self.rules.cast[self.rules.hidden_rank]
        return self.rules.is_facedown_first and self.rules.faceup > 0 and role == hidden_role

    def _sum_backward(self, layout: Layout) -> None:
        layout.backward[layout.full_set] = 1.0
        for gone in range(layout.full_set - 1, -1, -1):
            if layout.forward[gone] == 0.0:
                continue
            slot_index = count_bits(gone)
            slot = layout.slots[slot_index]
            total = 0.0
            candidates = layout.fits[slot_index] & ~gone
            while candidates:
                role_index = lowest_bit(candidates)
                candidates &= candidates - 1
                total += layout.backward[gone | BIT[role_index]] * self.likelihood(
                    layout, slot, gone, role_index
                )
            layout.backward[gone] = total

    def chances(self) -> vec[i64]:
        """The chance of each seat to hold each character, in parts of a thousand."""
        probabilities = self.probabilities()
        per_mille = zeros(_TABLE_SIZE)
        for seat in range(self.knowledge.seats):
            for place in range(len(self.role_at)):
                index = seat * MAX_ROLES + self.role_at[place]
                if probabilities[index] > 0.0:
                    per_mille[index] = int(probabilities[index] * float(PER_MILLE) + 0.5)
        return per_mille

    def probabilities(self) -> vec[float]:
        """The chance of each seat to hold each character, from 0 to 1."""
        probabilities = _ZEROS[:_TABLE_SIZE]
        for layout in self.weighted_layouts:
            self._sum_backward(layout)
            for gone in range(layout.full_set):
                if layout.forward[gone] > 0.0:
                    self._add_holders(layout, gone, probabilities)
        return probabilities

    def _add_holders(self, layout: Layout, gone: i64, probabilities: vec[float]) -> None:
        slot_index = count_bits(gone)
        slot = layout.slots[slot_index]
        if slot.holder == NOBODY:
            return
        weight = layout.forward[gone] / self.total_weight
        candidates = layout.fits[slot_index] & ~gone
        while candidates:
            role_index = lowest_bit(candidates)
            candidates &= candidates - 1
            index = slot.holder * MAX_ROLES + layout.roles[role_index]
            after = layout.backward[gone | BIT[role_index]]
            probabilities[index] += weight * self.likelihood(layout, slot, gone, role_index) * after

    @override
    def draw(self, rng: State) -> list[Slot]:
        """One way, as likely as it is."""
        remaining = _draw_fraction(rng) * self.total_weight
        index = 0
        while (
            index < len(self.weighted_layouts) - 1
            and remaining >= self.weighted_layouts[index].total()
        ):
            remaining -= self.weighted_layouts[index].total()
            index += 1
        layout = self.weighted_layouts[index]
        used = layout.full_set
        for slot_index in range(len(layout.slots) - 1, -1, -1):
            role_index = self._draw_role_index(layout, slot_index, used, rng)
            layout.slots[slot_index].role = layout.roles[role_index]
            used &= ~BIT[role_index]
        return layout.slots

    def _draw_role_index(self, layout: Layout, slot_index: i64, used: i64, rng: State) -> i64:
        """Which of the characters used so far the slot got, by the ways that lead there."""
        slot = layout.slots[slot_index]
        remaining = _draw_fraction(rng) * layout.forward[used]
        candidates = layout.fits[slot_index] & used
        last_index: i64 = 0
        while candidates:
            role_index = lowest_bit(candidates)
            candidates &= candidates - 1
            gone = used & ~BIT[role_index]
            if layout.forward[gone] == 0.0:
                continue
            last_index = role_index
            remaining -= layout.forward[gone] * self.likelihood(layout, slot, gone, role_index)
            if remaining < 0.0:
                break
        return last_index


class ExactBeliefTable(BeliefTable):
    """The exact beliefs of a seat as a table."""

    @override
    def fill(self, game: Game, seat: i64, style: PlayStyle) -> None:
        beliefs = Beliefs(game.rules, role_knowledge_from_game(game, seat), game, style)
        self.chances = beliefs.chances()


def _sort_slots(slots: list[Slot]) -> list[Slot]:
    """Those first that never were in the packet."""
    previous_time = BEFORE_DRAFT
    for slot in slots:
        if slot.left_at == BEFORE_DRAFT and previous_time != BEFORE_DRAFT:
            before_all = [slot for slot in slots if slot.left_at == BEFORE_DRAFT]
            return before_all + [slot for slot in slots if slot.left_at != BEFORE_DRAFT]
        previous_time = slot.left_at
    return slots


def _draw_fraction(rng: State) -> float:
    """A number from 0 up to, and without, 1."""
    return float(chance.randbelow(rng, _FRACTION_STEPS)) / float(_FRACTION_STEPS)
