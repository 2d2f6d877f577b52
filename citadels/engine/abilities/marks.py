"""Marks laid face down at characters: what Magistrate and Blackmailer have in common."""

from __future__ import annotations

from typing import Final

from citadels.engine import chance
from citadels.engine.abilities.character_targets import cast_refusal
from citadels.engine.aims import AIM_CHARACTER
from citadels.engine.answers.codec import arg1_of, make_answer, make_reason, verb_of
from citadels.engine.bits import BIT, count_bits, lowest_bit
from citadels.engine.codes import (
    LEGAL,
    MARK,
    MARKED_ALREADY,
    NO_CARD,
    NO_ROLE,
    NOBODY,
    NOT_ASKED_NOW,
    OWN_CHARACTER,
    USED_ALREADY,
)
from citadels.engine.game import Game
from citadels.engine.handler import POWER_BIT, Character
from citadels.engine.native_types import i64, override
from citadels.engine.rulings import MARK_OWN_TOKEN, NAME_OWN_SECOND_CHARACTER, UNUSED_MARKS_RETURNED
from citadels.engine.state import Frame, State

NEXT_MARK: Final = 0


class Marker(Character):
    """Lays several marks face down, of which one is real.

    The first to be named is the real one. Nobody else sees anything before all of them lie, and
    then only where they lie.
    """

    def __init__(self, marks: i64, real: i64, owner: i64, blanks: i64) -> None:
        super().__init__()
        self.aims = AIM_CHARACTER
        self.harms = True
        self.marks_field = marks
        self.real_field = real
        self.owner_field = owner
        self.blanks = blanks
        self.laid_event: i64 = 0
        self.real_event: i64 = 0
        self.shown_event: i64 = 0

    @override
    def refusal(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> i64:
        if game.has_used(POWER_BIT):
            return USED_ALREADY
        return self.mark_refusal(game, seat, arg1)

    @override
    def use(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> None:
        game.mark_used(POWER_BIT)
        game.row[self.owner_field] = seat
        game.row[self.real_field] = arg1
        game.row[self.marks_field] = BIT[arg1]
        game.ask(self.code, NEXT_MARK, seat, NOBODY, NO_CARD, self.blanks)

    @override
    def at_round_end(self, game: Game) -> None:
        real = game.row[self.real_field]
        is_laid = real != NO_ROLE and (game.row[self.marks_field] >> real) & 1 != 0
        if is_laid and game.rules.rulings[UNUSED_MARKS_RETURNED] == 1:
            game.emit(self.shown_event, game.row[self.owner_field], NOBODY, real, 1)

    @override
    def hidden_marks_field(self, frame: Frame) -> i64:
        return self.marks_field if frame.step == NEXT_MARK else NOBODY

    @override
    def lay_random_marks(self, game: Game, rng: State, seat: i64, remaining: i64) -> None:
        for index in range(1 + self.blanks - remaining):
            candidates: list[int] = []
            for rank in range(1, game.rules.ranks + 1):
                role = game.rules.cast[rank]
                if self.mark_refusal(game, seat, role) == LEGAL:
                    candidates.append(role)
            target: i64 = candidates[chance.randbelow(rng, len(candidates))]
            if index == 0:
                game.row[self.real_field] = target
            game.row[self.marks_field] = game.row[self.marks_field] | BIT[target]

    def mark_refusal(self, game: Game, seat: i64, role: i64) -> i64:
        """Why no mark may be laid at this character, or LEGAL."""
        reason = cast_refusal(game, role)
        if reason != LEGAL:
            return reason
        is_own = role == self.code
        is_second = not is_own and (game.roles(seat) >> role) & 1 != 0
        if is_own and game.rules.rulings[MARK_OWN_TOKEN] == 1:
            return make_reason(OWN_CHARACTER, role)
        if is_second and game.rules.rulings[NAME_OWN_SECOND_CHARACTER] == 1:
            return make_reason(OWN_CHARACTER, role)
        if (game.row[self.marks_field] >> role) & 1:
            return make_reason(MARKED_ALREADY, role)
        return LEGAL

    @override
    def options(self, game: Game, frame: Frame) -> None:
        seat = frame.seat
        for rank in range(1, game.rules.ranks + 1):
            role = game.rules.cast[rank]
            game.consider(make_answer(MARK, role), self.mark_refusal(game, seat, role))

    @override
    def resolve(self, game: Game, frame: Frame, answer: i64) -> None:
        seat = frame.seat
        remaining = frame.amount - 1
        game.row[self.marks_field] = game.row[self.marks_field] | BIT[arg1_of(answer)]
        if remaining > 0:
            game.ask(self.code, NEXT_MARK, seat, NOBODY, NO_CARD, remaining)
            return
        marked = game.row[self.marks_field]
        while marked:
            game.emit(self.laid_event, seat, NOBODY, lowest_bit(marked))
            marked &= marked - 1
        game.emit(self.real_event, seat, NOBODY, game.row[self.real_field], 1, BIT[seat])

    @override
    def answer_refusal(self, game: Game, frame: Frame, answer: i64) -> i64:
        if verb_of(answer) != MARK:
            return NOT_ASKED_NOW
        return self.mark_refusal(game, frame.seat, arg1_of(answer))

    @override
    def frame_problem(self, game: Game, frame: Frame) -> str:
        laid = count_bits(game.row[self.marks_field])
        return "" if frame.amount == 1 + self.blanks - laid else f"{laid} marks are laid"
