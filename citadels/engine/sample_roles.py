"""Who may hold which character, as far as one seat knows: one way among all that agree."""

from __future__ import annotations

from typing import Final

from citadels.engine.bits import BIT
from citadels.engine.chance import below
from citadels.engine.codes import DRAFT_PHASE, NO_ROLE, NOBODY
from citadels.engine.matching import count_ways, draw_way, total
from citadels.engine.phases.draft import (
    KEEP_ONE,
    LAY_ONE,
    LAY_REST,
    LOSE_ONE,
    PLAN_STEP,
    TAKE_ASIDE,
)
from citadels.engine.rules import Rules
from citadels.engine.state import (
    DRAFT_FIRST,
    DRAFT_STEP,
    FACEUP,
    KILLED,
    RANK,
    SWAP_OTHER,
    SWAP_OWNER,
    State,
)
from citadels.engine.view import SeatView, mask_list, mask_of

# Where a character is. A slot is one such place.
PICKED: Final = 0
ASIDE: Final = 1
LAID: Final = 2
ROUND: Final = 3  # going round in the packet

BEFORE_ALL: Final = -1
AFTER_ALL: Final = 1000


class Slot:
    """A place for one character: since which step of the draft, with whom, and what fits."""

    def __init__(self, kind: int, time: int, by: int) -> None:
        self.kind = kind
        self.time = time  # when it left the packet; before all: never in it
        self.order = time  # the step of the draft
        self.by = by  # the seat that picked or laid it
        self.holder = by if kind == PICKED else NOBODY
        self.moved = False  # by the Theater
        self.allowed = 0
        self.role = NO_ROLE

    def copy(self) -> Slot:
        twin = Slot(self.kind, self.time, self.by)
        twin.holder = self.holder
        twin.moved = self.moved
        twin.order = self.order
        return twin


class RoleSampler:
    """All ways that agree with a view, to draw from."""

    def __init__(self, rules: Rules, seen: SeatView) -> None:
        self.rules = rules
        self.view = seen
        self.dealt = rules.cast_mask & ~seen.fields[FACEUP]
        self.roles = mask_list(self.dealt)
        self.pending = _pending(seen)
        self.steps = seen.fields[DRAFT_STEP] - (1 if self.pending else 0)
        self.follows_draft = bool(seen.seen)
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
        fits: list[int] = []
        for slot in slots:
            mask = 0
            for place, role in enumerate(self.roles):
                if slot.allowed >> role & 1:
                    mask |= BIT[place]
            fits.append(mask)
        return fits

    def _layouts(self) -> list[list[Slot]]:
        layouts = self._after_swap(self._slots())
        if self._aside_was_taken() and not self.view.packet:
            layouts = [new for slots in layouts for new in _either_was_aside(slots)]
        for slots in layouts:
            for slot in slots:
                slot.allowed = self._allowed(slot)
        return layouts

    def _slots(self) -> list[Slot]:
        if not self.follows_draft:
            return self._slots_by_number()
        slots: list[Slot] = []
        if self.view.aside != NO_ROLE:
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
        for _ in self.view.packet:
            slots.append(Slot(ROUND, AFTER_ALL, NOBODY))
        if self._aside_was_taken() and self.view.packet:
            slots[-1].time = BEFORE_ALL
        return slots

    def _slots_by_number(self) -> list[Slot]:
        """Without a draft that this seat took part in, only the numbers are known."""
        slots: list[Slot] = []
        if self.view.aside != NO_ROLE:
            slots.append(Slot(ASIDE, BEFORE_ALL, NOBODY))
        for seat, roles in enumerate(self.view.roles):
            for _ in roles:
                slots.append(Slot(PICKED, 0, seat))
        for _ in self.view.laid_down:
            slots.append(Slot(LAID, 0, NOBODY))
        for _ in self.view.packet:
            slots.append(Slot(ROUND, AFTER_ALL, NOBODY))
        return slots

    def _seat_at(self, index: int) -> int:
        distance = self.rules.draft[index] // PLAN_STEP
        return (self.view.fields[DRAFT_FIRST] + distance) % self.view.seats

    def _aside_was_taken(self) -> bool:
        """Whether the last player has added the card laid aside to what he chose from."""
        return self._aside_taker() != NOBODY

    def _aside_taker(self) -> int:
        if self.follows_draft:
            for index in range(self.steps):
                if self.rules.draft[index] % PLAN_STEP == TAKE_ASIDE:
                    return self._seat_at(index)
        return NOBODY

    def _after_swap(self, slots: list[Slot]) -> list[list[Slot]]:
        """The Theater: every way in which a slot of each of the two may have changed hands."""
        owner = self.view.fields[SWAP_OWNER]
        other = self.view.fields[SWAP_OTHER]
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

    def _allowed(self, slot: Slot) -> int:
        seen = self.view
        mask = self.dealt
        for role in self.roles:
            if not self._may_be(slot, role):
                mask &= ~BIT[role]
        took_it = self._aside_taker() == seen.seat  # then it was seen with the packet
        for time, packet in self._viewings():
            if (slot.order if took_it else slot.time) < time:
                mask &= ~packet
            else:
                mask &= packet
        if seen.packet and seen.packet[0] >= 0:
            packet = mask_of(seen.packet)
            mask &= packet if slot.kind == ROUND else ~packet
        return mask

    def _may_be(self, slot: Slot, role: int) -> bool:
        """Whether the character can be here by what lies open and what the seat did itself."""
        seen = self.view
        for seat, roles in enumerate(seen.roles):
            if role in roles:
                return slot.holder == seat and self._fits_swap(slot, role)
        if role in seen.laid_down:
            return slot.kind == LAID and (slot.by == seen.seat or not self.follows_draft)
        if slot.holder == seen.seat and seen.seat != NOBODY:
            return False  # the seat knows its own characters
        if slot.kind == LAID and slot.by == seen.seat and self.follows_draft:
            return False  # and what it laid down itself
        silent = self.rules.rank_of[role] <= seen.fields[RANK] and role != seen.fields[KILLED]
        if slot.kind == PICKED and silent:
            return False
        return self._fits_swap(slot, role)

    def _fits_swap(self, slot: Slot, role: int) -> bool:
        """In a swap that this seat took part in, it knows what went which way."""
        seen = self.view
        owner = seen.fields[SWAP_OWNER]
        if owner == NOBODY or seen.swap_given < 0 or not self.follows_draft:
            return True
        if role == seen.swap_given:
            return slot.moved and slot.by == owner
        if role == seen.swap_taken:
            return slot.moved and slot.by == seen.fields[SWAP_OTHER]
        return not slot.moved

    def _viewings(self) -> list[tuple[int, int]]:
        """When this seat looked at the packet, and what was in it."""
        if not self.follows_draft:
            return []
        times: list[int] = []
        for index in range(self.steps + (1 if self.pending else 0)):
            keeps = self.rules.draft[index] % PLAN_STEP == KEEP_ONE
            if keeps and self._seat_at(index) == self.view.seat:
                times.append(index)
        packets = [mask_of(self.view.seen), mask_of(self.view.seen_again)]
        return list(zip(times, packets, strict=False))


def _pending(seen: SeatView) -> bool:
    """Whether a step of the draft is being asked about and not done yet."""
    return bool(seen.questions) and seen.questions[-1][0] == DRAFT_PHASE


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
    gone = {slot.order: slot.role for slot in slots if slot.kind in (PICKED, LAID)}
    packets: list[int] = []
    for index in range(steps):
        if rules.draft[index] % PLAN_STEP == TAKE_ASIDE:
            packet |= aside
        packets.append(packet)
        if index in gone:
            packet &= ~BIT[gone[index]]
    return packets
