"""What the numbers of a family of profiles mean: where pieces begin, which action is which answer.

Seats in answers are counted from the player who answers: a network learns one seat.
"""

from __future__ import annotations

from typing import Final

from citadels.engine.answers.codec import arg1_of, arg2_of, verb_of
from citadels.engine.codes import FROM, SEAT_ARGUMENT, TYPE_ARGUMENT, USE
from citadels.engine.native_types import i64, vec

NO_ACTION: Final = -1


class Codebook:
    """Tables that are made once for a family of profiles."""

    def __init__(
        self, roles: list[int], cards: list[int], offsets: list[int], answers: list[int]
    ) -> None:
        """Answers by action, with distances in the place of seats."""
        self.roles: i64 = len(roles)
        self.cards: i64 = len(cards)
        self.role_at: vec[i64] = vec[i64]([NO_ACTION] * 64)
        self.card_at: vec[i64] = vec[i64]([NO_ACTION] * 64)
        for place, role in enumerate(roles):
            self.role_at[role] = place
        for place, card in enumerate(cards):
            self.card_at[card] = place
        self.offsets: vec[i64] = vec[i64](offsets)
        self.size: i64 = offsets[-1]
        self.answers: vec[i64] = vec[i64](answers)
        order = sorted(range(len(answers)), key=answers.__getitem__)
        self.sorted: vec[i64] = vec[i64]([answers[action] for action in order])
        self.action_of_sorted: vec[i64] = vec[i64](order)

    def action_of(self, answer: i64, seat: i64, seats: i64) -> i64:
        """The action of an answer that this seat gives, or NO_ACTION."""
        wanted = _turned(answer, seats - seat, seats)
        low: i64 = 0
        high: i64 = len(self.sorted)
        while low < high:
            middle = (low + high) // 2
            if self.sorted[middle] < wanted:
                low = middle + 1
            else:
                high = middle
        if low < len(self.sorted) and self.sorted[low] == wanted:
            return self.action_of_sorted[low]
        return NO_ACTION

    def answer_of(self, action: i64, seat: i64, seats: i64) -> i64:
        """The answer that an action means when this seat takes it."""
        if action < 0 or action >= len(self.answers):
            raise ValueError(f"action {action} is not from 0 to {len(self.answers) - 1}")
        return _turned(self.answers[action], seat, seats)


def _turned(answer: i64, by: i64, seats: i64) -> i64:
    """The answer with the seat in it, if there is one, so many seats further."""
    verb = verb_of(answer)
    if verb == FROM:
        seat = arg1_of(answer)
        return answer + (_further(seat, by, seats) - seat) * 65536
    if verb == USE:
        argument = arg2_of(answer)
        if SEAT_ARGUMENT <= argument < TYPE_ARGUMENT:
            seat = argument - SEAT_ARGUMENT
            return answer + (_further(seat, by, seats) - seat) * 256
    return answer


def _further(seat: i64, by: i64, seats: i64) -> i64:
    """A seat that there is not stays where it is: no answer is made of it by accident."""
    return (seat + by) % seats if seat < seats else seat
