"""All ways in which the characters of a round may have been dealt and picked, one by one.

Plain and slow, straight from the rules of the draft: laid aside, passed on, picked, laid down, and
then only those ways are kept that agree with all that one seat can see.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from citadels.engine.codes import DRAFT_PHASE, NO_ROLE, NOBODY
from citadels.engine.phases.draft import KEEP_ONE, LOSE_ONE, PLAN_STEP, TAKE_ASIDE
from citadels.engine.rules import Rules
from citadels.engine.state import (
    DRAFT_FIRST,
    DRAFT_STEP,
    FACEUP,
    KILLED,
    RANK,
    REVEALED,
    SWAP_OTHER,
    SWAP_OWNER,
)
from citadels.engine.view import SeatView, mask_list

Odds = dict[tuple[int, int], int]  # by seat and character: how readily it is picked


@dataclass(frozen=True)
class Way:
    """A draft as far as it has come."""

    packet: frozenset[int]
    aside: int
    held: tuple[frozenset[int], ...]  # by seat
    laid: frozenset[int]  # by the seat that looks
    viewings: int  # how often it has looked at the packet
    weight: float


class Ways:
    """Every way that agrees with a view, as likely as its picks."""

    def __init__(self, rules: Rules, seen: SeatView, odds: Odds) -> None:
        self.rules = rules
        self.seen = seen
        self.odds = odds
        self.plan = [divmod(coded, PLAN_STEP) for coded in rules.draft]
        self.asked = bool(seen.questions) and seen.questions[-1][0] == DRAFT_PHASE
        self.silent = self._silent()

    def all(self) -> Iterator[Way]:
        for begun in self._beginnings():
            for way in self._picked(begun, 0):
                for swapped in self._swapped(way):
                    if self._agrees(swapped):
                        yield swapped

    def table(self) -> dict[tuple[int, int], float]:
        """The chance of each seat to hold each character."""
        chances: dict[tuple[int, int], float] = {}
        total = 0.0
        for way in self.all():
            total += way.weight
            for seat, roles in enumerate(way.held):
                for role in roles:
                    chances[seat, role] = chances.get((seat, role), 0.0) + way.weight
        return {place: weight / total for place, weight in chances.items()}

    def _beginnings(self) -> Iterator[Way]:
        """One is laid aside; the rest go round.

        Where it is laid aside before some are laid face up, and is the one that never lies face
        up, those were drawn from one character more: what lies there now was less likely.
        """
        faceup = set(mask_list(self.seen.fields[FACEUP]))
        dealt = frozenset(mask_list(self.rules.cast_mask)) - faceup
        never_up = self.rules.cast[self.rules.hidden_rank]
        nobody: tuple[frozenset[int], ...] = (frozenset(),) * self.seen.seats
        for aside in sorted(dealt):
            others = self.rules.ranks - 1 if aside == never_up else self.rules.ranks - 2
            weight = 1.0
            if self.rules.is_facedown_first:
                for number in range(len(faceup)):
                    weight /= int(others) - number
            yield Way(dealt - {aside}, aside, nobody, frozenset(), 0, weight)

    def _picked(self, way: Way, index: int) -> Iterator[Way]:
        """The draft from one of its steps on."""
        if index == self.seen.fields[DRAFT_STEP]:
            yield way
            return
        distance, step = self.plan[index]
        seat = (self.seen.fields[DRAFT_FIRST] + distance) % self.seen.seats
        open_now = self.asked and index == self.seen.fields[DRAFT_STEP] - 1
        if step == KEEP_ONE and seat == self.seen.seat:
            if way.packet != self._saw(way.viewings):
                return
            way = replace(way, viewings=way.viewings + 1)
        if step == TAKE_ASIDE:
            way = replace(way, packet=way.packet | {way.aside}, aside=NO_ROLE)
        if step == TAKE_ASIDE or open_now:
            yield from self._picked(way, index + 1)
            return
        for role in sorted(way.packet - self._impossible(way, seat, step)):
            yield from self._picked(self._one(way, seat, step, role), index + 1)

    def _impossible(self, way: Way, seat: int, step: int) -> frozenset[int]:
        """What need not be tried: it came by later, or its holder would have shown himself."""
        later = frozenset() if seat == self.seen.seat else self._saw(way.viewings)
        return later | self.silent if step == KEEP_ONE else later

    def _one(self, way: Way, seat: int, step: int, role: int) -> Way:
        """One character leaves the packet."""
        packet = way.packet - {role}
        if step == KEEP_ONE:
            held = [roles | {role} if at == seat else roles for at, roles in enumerate(way.held)]
            weight = way.weight * self.likely(way, seat, role)
            return replace(way, packet=packet, held=tuple(held), weight=weight)
        if step != LOSE_ONE and seat == self.seen.seat:
            return replace(way, packet=packet, laid=way.laid | {role})
        return replace(way, packet=packet)

    def likely(self, way: Way, seat: int, role: int) -> float:
        """By its odds among all that the picker saw."""
        if seat == self.seen.seat:
            return 1.0
        return self.odds[seat, role] / sum(self.odds[seat, other] for other in way.packet)

    def _saw(self, viewings: int) -> frozenset[int]:
        """What the seat saw when it looked for the first time, or again."""
        if viewings > 1:
            return frozenset()
        return frozenset(self.seen.seen_again if viewings else self.seen.seen)

    def _swapped(self, way: Way) -> Iterator[Way]:
        """The Theater: one of the owner's for one of another's."""
        owner, other = self.seen.fields[SWAP_OWNER], self.seen.fields[SWAP_OTHER]
        if owner == NOBODY:
            yield way
            return
        known = (self.seen.swap_given, self.seen.swap_taken)
        for given in way.held[owner]:
            for taken in way.held[other]:
                if self.seen.swap_given >= 0 and known != (given, taken):
                    continue
                held = list(way.held)
                held[owner] = held[owner] - {given} | {taken}
                held[other] = held[other] - {taken} | {given}
                yield replace(way, held=tuple(held))

    def _agrees(self, way: Way) -> bool:
        """Whether what the seat holds, laid down, sees and hears is so."""
        seen = self.seen
        known = [{role for role in roles if role >= 0} for roles in seen.roles]
        if seen.seat != NOBODY and way.held[seen.seat] != known[seen.seat]:
            return False
        if any(not roles <= held for roles, held in zip(known, way.held, strict=True)):
            return False
        if way.laid != {role for role in seen.laid_down if role >= 0}:
            return False
        if seen.packet and seen.packet[0] >= 0 and way.packet != set(seen.packet):
            return False
        return not self.silent & frozenset().union(*way.held)

    def _silent(self) -> frozenset[int]:
        """Those who were called and did not show themselves, though alive."""
        called = [self.rules.cast[rank] for rank in range(1, self.seen.fields[RANK] + 1)]
        shown = set(mask_list(self.seen.fields[REVEALED])) | {self.seen.fields[KILLED]}
        return frozenset(role for role in called if role >= 0) - shown
