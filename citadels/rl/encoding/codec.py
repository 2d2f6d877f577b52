"""What the numbers of a family of profiles mean: where pieces begin, which action is which answer.

Seats in answers are counted from the player who answers: a network learns one seat.
"""

from __future__ import annotations

from typing import Final

from citadels.engine.answers.codec import arg1_of, arg2_of, verb_of
from citadels.engine.codes import FROM, SEAT_ARGUMENT, TYPE_ARGUMENT, USE
from citadels.engine.native_types import i64, vec

NO_ACTION: Final = -1


class Codec:
    """Tables that are made once for a family of profiles."""

    def __init__(
        self, roles: list[int], cards: list[int], offsets: list[int], answers: list[int]
    ) -> None:
        """Answers by action, with distances in the place of seats."""
        self.role_count: i64 = len(roles)
        self.card_count: i64 = len(cards)
        self.role_index: vec[i64] = vec[i64]([NO_ACTION] * 64)
        self.card_index: vec[i64] = vec[i64]([NO_ACTION] * 64)
        for index, role in enumerate(roles):
            self.role_index[role] = index
        for index, card in enumerate(cards):
            self.card_index[card] = index
        self.offsets: vec[i64] = vec[i64](offsets)
        self.row_size: i64 = offsets[-1]
        self.answers: vec[i64] = vec[i64](answers)
        order = sorted(range(len(answers)), key=answers.__getitem__)
        self.sorted_answers: vec[i64] = vec[i64]([answers[action] for action in order])
        self.sorted_actions: vec[i64] = vec[i64](order)

    def action_of(self, answer: i64, seat: i64, seats: i64) -> i64:
        """The action of an answer that this seat gives, or NO_ACTION."""
        target = _shift_seat(answer, seats - seat, seats)
        low: i64 = 0
        high: i64 = len(self.sorted_answers)
        while low < high:
            middle = (low + high) // 2
            if self.sorted_answers[middle] < target:
                low = middle + 1
            else:
                high = middle
        if low < len(self.sorted_answers) and self.sorted_answers[low] == target:
            return self.sorted_actions[low]
        return NO_ACTION

    def answer_of(self, action: i64, seat: i64, seats: i64) -> i64:
        """The answer that an action means when this seat takes it."""
        if action < 0 or action >= len(self.answers):
            raise ValueError(f"action {action} is not from 0 to {len(self.answers) - 1}")
        return _shift_seat(self.answers[action], seat, seats)


def _shift_seat(answer: i64, shift: i64, seats: i64) -> i64:
    """The answer with its seat, if it has one, shifted by a number of seats."""
    verb = verb_of(answer)
    if verb == FROM:
        seat = arg1_of(answer)
        return answer + (_rotate(seat, shift, seats) - seat) * 65536
    if verb == USE:
        argument = arg2_of(answer)
        if SEAT_ARGUMENT <= argument < TYPE_ARGUMENT:
            seat = argument - SEAT_ARGUMENT
            return answer + (_rotate(seat, shift, seats) - seat) * 256
    return answer


def _rotate(seat: i64, shift: i64, seats: i64) -> i64:
    """A seat that does not exist stays as it is, so that no answer is made of it by accident."""
    return (seat + shift) % seats if seat < seats else seat
