"""Who may hold which character, as far as one seat knows: one way among all that agree."""

from __future__ import annotations

from typing import Final

from citadels.engine.bits import BIT
from citadels.engine.chance import randbelow
from citadels.engine.codes import NO_ROLE, NOBODY
from citadels.engine.knowledge.role_knowledge import RoleKnowledge
from citadels.engine.native_types import i64
from citadels.engine.phases.draft import (
    KEEP_ONE,
    LAY_ONE,
    LAY_REST,
    LOSE_ONE,
    PLAN_STEP,
    TAKE_ASIDE,
)
from citadels.engine.rules import Rules
from citadels.engine.sampling.assignment import (
    count_assignments,
    draw_assignment,
    total_assignments,
)
from citadels.engine.state import State
from citadels.engine.view import mask_list

# Where a character is. A slot is one such place.
SLOT_PICKED: Final = 0
SLOT_ASIDE: Final = 1
SLOT_LAID: Final = 2
SLOT_PACKET: Final = 3  # going round in the packet

BEFORE_DRAFT: Final = -1
AFTER_DRAFT: Final = 1000
NO_STEP: Final = 2000  # no step of a draft


class Slot:
    """A place for one character: the step of the draft, the holder, and what fits."""

    def __init__(self, kind: i64, left_at: i64, actor: i64) -> None:
        self.kind: i64 = kind
        self.left_at: i64 = left_at  # when it left the packet; before all: never in it
        self.draft_step: i64 = left_at  # the step of the draft
        self.actor: i64 = actor  # the seat that picked or laid it
        self.holder: i64 = actor if kind == SLOT_PICKED else NOBODY
        self.is_swapped = False  # by the Theater
        self.allowed: i64 = 0
        self.role: i64 = NO_ROLE

    def copy(self) -> Slot:
        clone = Slot(self.kind, self.left_at, self.actor)
        clone.holder = self.holder
        clone.is_swapped = self.is_swapped
        clone.draft_step = self.draft_step
        return clone


class RoleSampler:
    """All ways that agree with what a seat sees, to draw from."""

    def __init__(self, rules: Rules, knowledge: RoleKnowledge) -> None:
        self.rules = rules
        self.knowledge = knowledge
        self.dealt: i64 = rules.cast_mask & ~knowledge.faceup
        self.roles = mask_list(self.dealt)
        self.steps: i64 = knowledge.steps - (1 if knowledge.is_picking else 0)
        self.follows_draft = knowledge.seen != 0
        self.aside_taker: i64 = self._find_aside_taker()
        self.ruled_out: i64 = rules.ruled_out_roles(knowledge.rank, knowledge.killed)
        # When the seat looked at the packet.
        self.first_look: i64 = self._next_look(0)
        self.second_look: i64 = self._next_look(self.first_look + 1)
        self.layouts = self._make_layouts()

    def draw(self, rng: State) -> list[Slot]:
        """One way: the slots with their characters, as likely as the draft makes it."""
        slots = self._draw_evenly(rng)
        while self._is_rejected(slots, rng):
            slots = self._draw_evenly(rng)
        return slots

    def _is_rejected(self, slots: list[Slot], rng: State) -> bool:
        """Some ways are less likely than others.

        If the face-down character is laid first and is the one that never lies face up, those face
        up were drawn from one character more: each way to draw them is less likely.
        """
        faceup = self.rules.faceup
        if faceup == 0 or not self.rules.is_facedown_first:
            return False
        hidden = self.rules.cast[self.rules.hidden_rank]
        unlikely = any(slot.kind == SLOT_ASIDE and slot.role == hidden for slot in slots)
        return unlikely and randbelow(rng, self.rules.ranks - 1) < faceup

    def _draw_evenly(self, rng: State) -> list[Slot]:
        layouts = [
            (slots, count_assignments(self.roles, self._allowed_places(slots)))
            for slots in self.layouts
        ]
        total = sum(total_assignments(ways) for _, ways in layouts)
        if total == 0:
            raise ValueError("no way to deal the characters agrees with the view")
        remaining = randbelow(rng, total)
        index = 0
        while remaining >= total_assignments(layouts[index][1]):
            remaining -= total_assignments(layouts[index][1])
            index += 1
        slots, ways = layouts[index]
        places = draw_assignment(rng, ways, self._allowed_places(slots))
        for slot, place in zip(slots, places, strict=True):
            slot.role = self.roles[place]
        return slots

    def _allowed_places(self, slots: list[Slot]) -> list[int]:
        """For each slot the characters that fit, as sets of places in the list of roles."""
        return [self.places_of(slot.allowed) for slot in slots]

    def places_of(self, allowed: i64) -> i64:
        """A set of characters as places in the list of roles."""
        places: i64 = 0
        place: i64 = 0
        remaining = self.dealt
        while remaining:
            if allowed & remaining & -remaining:
                places |= BIT[place]
            remaining &= remaining - 1
            place += 1
        return places

    def _make_layouts(self) -> list[list[Slot]]:
        layouts = self._swap_layouts(self._make_slots())
        if self.aside_taker != NOBODY and self.knowledge.packet_size == 0:
            layouts = [layout for slots in layouts for layout in _aside_layouts(slots)]
        for slots in layouts:
            for slot in slots:
                slot.allowed = self._allowed_roles(slot)
        return layouts

    def _make_slots(self) -> list[Slot]:
        if not self.follows_draft:
            return self._make_slots_by_count()
        slots: list[Slot] = []
        if self.knowledge.has_aside:
            slots.append(Slot(SLOT_ASIDE, BEFORE_DRAFT, NOBODY))
        for index in range(self.steps):
            step = self.rules.draft[index] % PLAN_STEP
            seat = self._seat_at(index)
            if step == KEEP_ONE:
                slots.append(Slot(SLOT_PICKED, index, seat))
            elif step in (LAY_ONE, LAY_REST):
                slots.append(Slot(SLOT_LAID, index, seat))
            elif step == LOSE_ONE:
                slots.append(Slot(SLOT_LAID, index, NOBODY))
        for _ in range(self.knowledge.packet_size):
            slots.append(Slot(SLOT_PACKET, AFTER_DRAFT, NOBODY))
        if self.aside_taker != NOBODY and self.knowledge.packet_size > 0:
            slots[-1].left_at = BEFORE_DRAFT
        return slots

    def _make_slots_by_count(self) -> list[Slot]:
        """Without a draft that this seat took part in, only the numbers are known."""
        slots: list[Slot] = []
        if self.knowledge.has_aside:
            slots.append(Slot(SLOT_ASIDE, BEFORE_DRAFT, NOBODY))
        for seat in range(self.knowledge.seats):
            for _ in range(self.knowledge.held[seat]):
                slots.append(Slot(SLOT_PICKED, 0, seat))
        for _ in range(self.knowledge.laid_size):
            slots.append(Slot(SLOT_LAID, 0, NOBODY))
        for _ in range(self.knowledge.packet_size):
            slots.append(Slot(SLOT_PACKET, AFTER_DRAFT, NOBODY))
        return slots

    def _seat_at(self, index: i64) -> i64:
        distance = self.rules.draft[index] // PLAN_STEP
        return (self.knowledge.first_seat + distance) % self.knowledge.seats

    def _find_aside_taker(self) -> i64:
        """The seat that added the card laid aside to its packet: only the last player may."""
        if self.follows_draft:
            for index in range(self.steps):
                if self.rules.draft[index] % PLAN_STEP == TAKE_ASIDE:
                    return self._seat_at(index)
        return NOBODY

    def _next_look(self, since: i64) -> i64:
        """The next step of the draft at which this seat has a packet before it."""
        if self.follows_draft:
            for index in range(since, self.knowledge.steps):
                keeps = self.rules.draft[index] % PLAN_STEP == KEEP_ONE
                if keeps and self._seat_at(index) == self.knowledge.seat:
                    return index
        return NO_STEP

    def _swap_layouts(self, slots: list[Slot]) -> list[list[Slot]]:
        """The Theater: every way in which a slot of each of the two may have changed hands."""
        owner = self.knowledge.swap_owner
        other = self.knowledge.swap_other
        if owner == NOBODY or not self.follows_draft:
            return [slots]
        layouts: list[list[Slot]] = []
        for given_index in range(len(slots)):
            for taken_index in range(len(slots)):
                pair = (slots[given_index], slots[taken_index])
                if pair[0].holder != owner or pair[1].holder != other:
                    continue
                layout = [slot.copy() for slot in slots]
                layout[given_index].holder, layout[taken_index].holder = other, owner
                layout[given_index].is_swapped = layout[taken_index].is_swapped = True
                layouts.append(layout)
        return layouts

    def _allowed_roles(self, slot: Slot) -> i64:
        """The characters that can be here, by what is public and what the seat saw and did."""
        knowledge = self.knowledge
        mask = (
            self._known_roles_at(slot) | self._unknown_roles_at(slot)
        ) & self._swap_allowed_roles(slot)
        if slot.kind == SLOT_LAID and (slot.actor == knowledge.seat or not self.follows_draft):
            mask |= knowledge.laid_down
        mask &= self.dealt
        took_it = self.aside_taker == knowledge.seat  # then it was seen with the packet
        left_at = slot.draft_step if took_it else slot.left_at
        if self.first_look != NO_STEP:
            mask &= ~knowledge.seen if left_at < self.first_look else knowledge.seen
        if self.second_look != NO_STEP:
            mask &= ~knowledge.seen_again if left_at < self.second_look else knowledge.seen_again
        if knowledge.packet:
            mask &= knowledge.packet if slot.kind == SLOT_PACKET else ~knowledge.packet
        return mask

    def _known_roles_at(self, slot: Slot) -> i64:
        """Those that the seat knows to be with the holder."""
        return self.knowledge.known[slot.holder] if slot.holder != NOBODY else 0

    def _unknown_roles_at(self, slot: Slot) -> i64:
        """Those of which the seat does not know where they are, but which can be here."""
        knowledge = self.knowledge
        if slot.holder == knowledge.seat and knowledge.seat != NOBODY:
            return 0  # the seat knows its own characters
        if slot.kind == SLOT_LAID and slot.actor == knowledge.seat and self.follows_draft:
            return 0  # and what it laid down itself
        mask = self.dealt & ~knowledge.laid_down
        for seat in range(knowledge.seats):
            mask &= ~knowledge.known[seat]
        return mask & ~self.ruled_out if slot.kind == SLOT_PICKED else mask

    def _swap_allowed_roles(self, slot: Slot) -> i64:
        """In a swap that this seat took part in, it knows what went which way."""
        knowledge = self.knowledge
        if knowledge.swap_owner == NOBODY or knowledge.swap_given < 0 or not self.follows_draft:
            return self.dealt
        given_bit = BIT[knowledge.swap_given]
        taken_bit = BIT[knowledge.swap_taken]
        if not slot.is_swapped:
            return self.dealt & ~given_bit & ~taken_bit
        return given_bit if slot.actor == knowledge.swap_owner else taken_bit


def _aside_layouts(slots: list[Slot]) -> list[list[Slot]]:
    """The last player kept one of two cards: it, or the one laid down, was the aside one."""
    last_places = [
        place for place, slot in enumerate(slots) if slot.kind in (SLOT_PICKED, SLOT_LAID)
    ][-2:]
    layouts: list[list[Slot]] = []
    for place in last_places:
        layout = [slot.copy() for slot in slots]
        layout[place].left_at = BEFORE_DRAFT
        layouts.append(layout)
    return layouts


def packet_history(rules: Rules, slots: list[Slot], steps: int) -> list[int]:
    """The packet before each step of the draft, as the slots make it."""
    packet = 0
    aside = 0
    for slot in slots:
        if slot.left_at == BEFORE_DRAFT:
            aside |= BIT[slot.role]
        else:
            packet |= BIT[slot.role]
    departures: dict[int, int] = {}
    for slot in slots:
        if slot.kind in (SLOT_PICKED, SLOT_LAID):
            departures[slot.draft_step] = slot.role
    packets: list[int] = []
    for index in range(steps):
        if rules.draft[index] % PLAN_STEP == TAKE_ASIDE:
            packet |= aside
        packets.append(packet)
        if index in departures:
            packet &= ~BIT[departures[index]]
    return packets
