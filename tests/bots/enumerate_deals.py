"""Enumerates all ways in which the characters of a round may have been dealt and picked.

Simple and slow, straight from the rules of the draft: it sets aside, passes on, picks, lays down,
and then keeps only the ways that agree with everything that one seat can see.
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

PickOdds = dict[tuple[int, int], int]  # by seat and character: how readily it is picked


@dataclass(frozen=True)
class Deal:
    """A draft up to some step."""

    packet: frozenset[int]
    aside: int
    hands: tuple[frozenset[int], ...]  # by seat
    laid_down: frozenset[int]  # by the observing seat
    viewings: int  # how often it has looked at the packet
    weight: float


class DealEnumerator:
    """Every way that agrees with a view, weighted by the probability of its picks."""

    def __init__(self, rules: Rules, view: SeatView, odds: PickOdds) -> None:
        self.rules = rules
        self.view = view
        self.odds = odds
        self.plan = [divmod(coded, PLAN_STEP) for coded in rules.draft]
        self.is_asked = bool(view.questions) and view.questions[-1][0] == DRAFT_PHASE
        self.silent = self._silent_roles()

    def deals(self) -> Iterator[Deal]:
        for deal in self._initial_deals():
            for way in self._play_draft(deal, 0):
                for swapped in self._apply_swap(way):
                    if self._is_consistent(swapped):
                        yield swapped

    def probabilities(self) -> dict[tuple[int, int], float]:
        """The probability that each seat holds each character."""
        chances: dict[tuple[int, int], float] = {}
        total = 0.0
        for way in self.deals():
            total += way.weight
            for seat, roles in enumerate(way.hands):
                for role in roles:
                    chances[seat, role] = chances.get((seat, role), 0.0) + way.weight
        return {place: weight / total for place, weight in chances.items()}

    def _initial_deals(self) -> Iterator[Deal]:
        """One character is set aside; the rest are passed around.

        If it is set aside before the faceup ones and is the character that is never face up, the
        faceup ones were drawn from one more character: each such deal is less likely.
        """
        faceup = set(mask_list(self.view.fields[FACEUP]))
        dealt = frozenset(mask_list(self.rules.cast_mask)) - faceup
        never_up = self.rules.cast[self.rules.hidden_rank]
        nobody: tuple[frozenset[int], ...] = (frozenset(),) * self.view.seats
        for aside in sorted(dealt):
            face_down_choices = self.rules.ranks - 1 if aside == never_up else self.rules.ranks - 2
            weight = 1.0
            if self.rules.is_facedown_first:
                for number in range(len(faceup)):
                    weight /= int(face_down_choices) - number
            yield Deal(dealt - {aside}, aside, nobody, frozenset(), 0, weight)

    def _play_draft(self, way: Deal, index: int) -> Iterator[Deal]:
        """Continue the draft from one of its steps."""
        if index == self.view.fields[DRAFT_STEP]:
            yield way
            return
        distance, step = self.plan[index]
        seat = (self.view.fields[DRAFT_FIRST] + distance) % self.view.seats
        open_now = self.is_asked and index == self.view.fields[DRAFT_STEP] - 1
        if step == KEEP_ONE and seat == self.view.seat:
            if way.packet != self._seen_packet(way.viewings):
                return
            way = replace(way, viewings=way.viewings + 1)
        if step == TAKE_ASIDE:
            way = replace(way, packet=way.packet | {way.aside}, aside=NO_ROLE)
        if step == TAKE_ASIDE or open_now:
            yield from self._play_draft(way, index + 1)
            return
        for role in sorted(way.packet - self._impossible_roles(way, seat, step)):
            yield from self._play_draft(self._move_role(way, seat, step, role), index + 1)

    def _impossible_roles(self, way: Deal, seat: int, step: int) -> frozenset[int]:
        """Characters that a seat cannot have: seen later, or called without being revealed."""
        later = frozenset() if seat == self.view.seat else self._seen_packet(way.viewings)
        return later | self.silent if step == KEEP_ONE else later

    def _move_role(self, way: Deal, seat: int, step: int, role: int) -> Deal:
        """The deal after one character leaves the packet."""
        packet = way.packet - {role}
        if step == KEEP_ONE:
            hands = [
                roles | {role} if index == seat else roles for index, roles in enumerate(way.hands)
            ]
            weight = way.weight * self.pick_probability(way, seat, role)
            return replace(way, packet=packet, hands=tuple(hands), weight=weight)
        if step != LOSE_ONE and seat == self.view.seat:
            return replace(way, packet=packet, laid_down=way.laid_down | {role})
        return replace(way, packet=packet)

    def pick_probability(self, way: Deal, seat: int, role: int) -> float:
        """The odds of a character relative to all that the picker saw."""
        if seat == self.view.seat:
            return 1.0
        return self.odds[seat, role] / sum(self.odds[seat, other_role] for other_role in way.packet)

    def _seen_packet(self, viewings: int) -> frozenset[int]:
        """What the seat saw when it looked for the first time, or again."""
        if viewings > 1:
            return frozenset()
        return frozenset(self.view.seen_again if viewings else self.view.seen)

    def _apply_swap(self, way: Deal) -> Iterator[Deal]:
        """The Theater swaps one of its owner's characters for one of another player's."""
        owner, target = self.view.fields[SWAP_OWNER], self.view.fields[SWAP_OTHER]
        if owner == NOBODY:
            yield way
            return
        known = (self.view.swap_given, self.view.swap_taken)
        for given_role in way.hands[owner]:
            for taken_role in way.hands[target]:
                if self.view.swap_given >= 0 and known != (given_role, taken_role):
                    continue
                hands = list(way.hands)
                hands[owner] = hands[owner] - {given_role} | {taken_role}
                hands[target] = hands[target] - {taken_role} | {given_role}
                yield replace(way, hands=tuple(hands))

    def _is_consistent(self, way: Deal) -> bool:
        """Whether it agrees with what the seat holds, laid down and has seen."""
        view = self.view
        known = [{role for role in roles if role >= 0} for roles in view.roles]
        if view.seat != NOBODY and way.hands[view.seat] != known[view.seat]:
            return False
        if any(not roles <= hand for roles, hand in zip(known, way.hands, strict=True)):
            return False
        if way.laid_down != {role for role in view.laid_down if role >= 0}:
            return False
        if view.packet and view.packet[0] >= 0 and way.packet != set(view.packet):
            return False
        return not self.silent & frozenset().union(*way.hands)

    def _silent_roles(self) -> frozenset[int]:
        """Characters that were called and not revealed, though alive."""
        called = [self.rules.cast[rank] for rank in range(1, self.view.fields[RANK] + 1)]
        revealed = set(mask_list(self.view.fields[REVEALED])) | {self.view.fields[KILLED]}
        return frozenset(role for role in called if role >= 0) - revealed
