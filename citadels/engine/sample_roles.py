"""Who may hold which character, as far as one seat knows: one way among all that agree."""

from __future__ import annotations

from typing import Final

from citadels.engine.bits import BIT
from citadels.engine.chance import below
from citadels.engine.codes import NO_ROLE, NOBODY
from citadels.engine.matching import count_ways, draw_way, total
from citadels.engine.phases.draft import (
    KEEP_ONE,
    LAY_ONE,
    LAY_REST,
    LOSE_ONE,
    PLAN_STEP,
    TAKE_ASIDE,
)
from citadels.engine.role_sight import RoleSight
from citadels.engine.rules import Rules
from citadels.engine.state import State
from citadels.engine.typed import i64
from citadels.engine.view import mask_list

# Where a character is. A slot is one such place.
PICKED: Final = 0
ASIDE: Final = 1
LAID: Final = 2
ROUND: Final = 3  # going round in the packet

BEFORE_ALL: Final = -1
AFTER_ALL: Final = 1000
NEVER: Final = 2000  # no step of a draft


class Slot:
    """A place for one character: since which step of the draft, with whom, and what fits."""

    def __init__(self, kind: i64, time: i64, by: i64) -> None:
        self.kind: i64 = kind
        self.time: i64 = time  # when it left the packet; before all: never in it
        self.order: i64 = time  # the step of the draft
        self.by: i64 = by  # the seat that picked or laid it
        self.holder: i64 = by if kind == PICKED else NOBODY
        self.moved = False  # by the Theater
        self.allowed: i64 = 0
        self.role: i64 = NO_ROLE

    def copy(self) -> Slot:
        twin = Slot(self.kind, self.time, self.by)
        twin.holder = self.holder
        twin.moved = self.moved
        twin.order = self.order
        return twin


class RoleSampler:
    """All ways that agree with what a seat sees, to draw from."""

    def __init__(self, rules: Rules, sight: RoleSight) -> None:
        self.rules = rules
        self.sight = sight
        self.dealt: i64 = rules.cast_mask & ~sight.faceup
        self.roles = mask_list(self.dealt)
        self.steps: i64 = sight.steps - (1 if sight.is_picking else 0)
        self.follows_draft = sight.seen != 0
        self.aside_taker: i64 = self._aside_taker()
        self.silent: i64 = rules.silent(sight.rank, sight.killed)
        # When the seat looked at the packet.
        self.looked: i64 = self._next_look(0)
        self.looked_again: i64 = self._next_look(self.looked + 1)
        self.layouts = self._layouts()

    def draw(self, lots: State) -> list[Slot]:
        """One way: the slots with their characters, as likely as the draft makes it."""
        slots = self._draw_evenly(lots)
        while self._is_passed_over(slots, lots):
            slots = self._draw_evenly(lots)
        return slots

    def _is_passed_over(self, slots: list[Slot], lots: State) -> bool:
        """Some ways are less likely than others.

        If the face-down character is laid first and is the one that never lies face up, those face
        up were drawn from one character more: each way to draw them is less likely.
        """
        faceup = self.rules.faceup
        if faceup == 0 or not self.rules.facedown_first:
            return False
        hidden = self.rules.cast[self.rules.hidden_rank]
        unlikely = any(slot.kind == ASIDE and slot.role == hidden for slot in slots)
        return unlikely and below(lots, self.rules.ranks - 1) < faceup

    def _draw_evenly(self, lots: State) -> list[Slot]:
        counted = [(slots, count_ways(self.roles, self._fits(slots))) for slots in self.layouts]
        everything = sum(total(ways) for _, ways in counted)
        if everything == 0:
            raise ValueError("no way to deal the characters agrees with the view")
        left = below(lots, everything)
        chosen = 0
        while left >= total(counted[chosen][1]):
            left -= total(counted[chosen][1])
            chosen += 1
        slots, ways = counted[chosen]
        places = draw_way(lots, ways, self._fits(slots))
        for slot, place in zip(slots, places, strict=True):
            slot.role = self.roles[place]
        return slots

    def _fits(self, slots: list[Slot]) -> list[int]:
        """For each slot the characters that fit, as sets of places in the list of roles."""
        return [self.places_of(slot.allowed) for slot in slots]

    def places_of(self, allowed: i64) -> i64:
        """A set of characters as places in the list of roles."""
        places: i64 = 0
        place: i64 = 0
        left = self.dealt
        while left:
            if allowed & left & -left:
                places |= BIT[place]
            left &= left - 1
            place += 1
        return places

    def _layouts(self) -> list[list[Slot]]:
        layouts = self._after_swap(self._slots())
        if self.aside_taker != NOBODY and self.sight.packet_size == 0:
            layouts = [new for slots in layouts for new in _either_was_aside(slots)]
        for slots in layouts:
            for slot in slots:
                slot.allowed = self._allowed(slot)
        return layouts

    def _slots(self) -> list[Slot]:
        if not self.follows_draft:
            return self._slots_by_number()
        slots: list[Slot] = []
        if self.sight.has_aside:
            slots.append(Slot(ASIDE, BEFORE_ALL, NOBODY))
        for index in range(self.steps):
            step = self.rules.draft[index] % PLAN_STEP
            seat = self._seat_at(index)
            if step == KEEP_ONE:
                slots.append(Slot(PICKED, index, seat))
            elif step in (LAY_ONE, LAY_REST):
                slots.append(Slot(LAID, index, seat))
            elif step == LOSE_ONE:
                slots.append(Slot(LAID, index, NOBODY))
        for _ in range(self.sight.packet_size):
            slots.append(Slot(ROUND, AFTER_ALL, NOBODY))
        if self.aside_taker != NOBODY and self.sight.packet_size > 0:
            slots[-1].time = BEFORE_ALL
        return slots

    def _slots_by_number(self) -> list[Slot]:
        """Without a draft that this seat took part in, only the numbers are known."""
        slots: list[Slot] = []
        if self.sight.has_aside:
            slots.append(Slot(ASIDE, BEFORE_ALL, NOBODY))
        for seat in range(self.sight.seats):
            for _ in range(self.sight.held[seat]):
                slots.append(Slot(PICKED, 0, seat))
        for _ in range(self.sight.laid_size):
            slots.append(Slot(LAID, 0, NOBODY))
        for _ in range(self.sight.packet_size):
            slots.append(Slot(ROUND, AFTER_ALL, NOBODY))
        return slots

    def _seat_at(self, index: i64) -> i64:
        distance = self.rules.draft[index] // PLAN_STEP
        return (self.sight.first_seat + distance) % self.sight.seats

    def _aside_taker(self) -> i64:
        """Who has added the card laid aside to what he chose from: only the last player may."""
        if self.follows_draft:
            for index in range(self.steps):
                if self.rules.draft[index] % PLAN_STEP == TAKE_ASIDE:
                    return self._seat_at(index)
        return NOBODY

    def _next_look(self, since: i64) -> i64:
        """The next step of the draft at which this seat has a packet before it."""
        if self.follows_draft:
            for index in range(since, self.sight.steps):
                keeps = self.rules.draft[index] % PLAN_STEP == KEEP_ONE
                if keeps and self._seat_at(index) == self.sight.seat:
                    return index
        return NEVER

    def _after_swap(self, slots: list[Slot]) -> list[list[Slot]]:
        """The Theater: every way in which a slot of each of the two may have changed hands."""
        owner = self.sight.swap_owner
        other = self.sight.swap_other
        if owner == NOBODY or not self.follows_draft:
            return [slots]
        layouts: list[list[Slot]] = []
        for given in range(len(slots)):
            for taken in range(len(slots)):
                pair = (slots[given], slots[taken])
                if pair[0].holder != owner or pair[1].holder != other:
                    continue
                swapped = [slot.copy() for slot in slots]
                swapped[given].holder, swapped[taken].holder = other, owner
                swapped[given].moved = swapped[taken].moved = True
                layouts.append(swapped)
        return layouts

    def _allowed(self, slot: Slot) -> i64:
        """The characters that can be here by what lies open and what the seat saw and did."""
        sight = self.sight
        mask = (self._known_at(slot) | self._unknown_at(slot)) & self._fits_swap(slot)
        if slot.kind == LAID and (slot.by == sight.seat or not self.follows_draft):
            mask |= sight.laid_down
        mask &= self.dealt
        took_it = self.aside_taker == sight.seat  # then it was seen with the packet
        left = slot.order if took_it else slot.time
        if self.looked != NEVER:
            mask &= ~sight.seen if left < self.looked else sight.seen
        if self.looked_again != NEVER:
            mask &= ~sight.seen_again if left < self.looked_again else sight.seen_again
        if sight.packet:
            mask &= sight.packet if slot.kind == ROUND else ~sight.packet
        return mask

    def _known_at(self, slot: Slot) -> i64:
        """Those that the seat knows to be with the holder."""
        return self.sight.known[slot.holder] if slot.holder != NOBODY else 0

    def _unknown_at(self, slot: Slot) -> i64:
        """Those of which the seat does not know where they are, but which can be here."""
        sight = self.sight
        if slot.holder == sight.seat and sight.seat != NOBODY:
            return 0  # the seat knows its own characters
        if slot.kind == LAID and slot.by == sight.seat and self.follows_draft:
            return 0  # and what it laid down itself
        mask = self.dealt & ~sight.laid_down
        for seat in range(sight.seats):
            mask &= ~sight.known[seat]
        return mask & ~self.silent if slot.kind == PICKED else mask

    def _fits_swap(self, slot: Slot) -> i64:
        """In a swap that this seat took part in, it knows what went which way."""
        sight = self.sight
        if sight.swap_owner == NOBODY or sight.swap_given < 0 or not self.follows_draft:
            return self.dealt
        given = BIT[sight.swap_given]
        taken = BIT[sight.swap_taken]
        if not slot.moved:
            return self.dealt & ~given & ~taken
        return given if slot.by == sight.swap_owner else taken


def _either_was_aside(slots: list[Slot]) -> list[list[Slot]]:
    """The last player kept one of two cards: it, or the one he laid down, was the aside one."""
    late = [place for place, slot in enumerate(slots) if slot.kind in (PICKED, LAID)][-2:]
    layouts: list[list[Slot]] = []
    for place in late:
        new = [slot.copy() for slot in slots]
        new[place].time = BEFORE_ALL
        layouts.append(new)
    return layouts


def packets_seen(rules: Rules, slots: list[Slot], steps: int) -> list[int]:
    """The packet before each step of the draft, as the slots make it."""
    packet = 0
    aside = 0
    for slot in slots:
        if slot.time == BEFORE_ALL:
            aside |= BIT[slot.role]
        else:
            packet |= BIT[slot.role]
    gone: dict[int, int] = {}
    for slot in slots:
        if slot.kind in (PICKED, LAID):
            gone[slot.order] = slot.role
    packets: list[int] = []
    for index in range(steps):
        if rules.draft[index] % PLAN_STEP == TAKE_ASIDE:
            packet |= aside
        packets.append(packet)
        if index in gone:
            packet &= ~BIT[gone[index]]
    return packets
