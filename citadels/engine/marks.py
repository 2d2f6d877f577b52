"""Marks laid face down at characters: what Magistrate and Blackmailer have in common."""

from __future__ import annotations

from typing import Final

from citadels.engine import chance
from citadels.engine.answers import answer, first_of, reason, verb_of
from citadels.engine.bits import BIT, lowest
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
from citadels.engine.naming import cast_refusal
from citadels.engine.rulings import (
    MARK_OWN_TOKEN,
    NAME_OWN_SECOND_CHARACTER,
    UNUSED_MARKS_RETURNED,
)
from citadels.engine.state import Frame, State
from citadels.engine.typed import i64, override

NEXT_MARK: Final = 0


class Marker(Character):
    """Lays several marks face down, of which one is real.

    The first to be named is the real one. Nobody else sees anything before all of them lie, and
    then only where they lie.
    """

    def __init__(self, marks: i64, real: i64, owner: i64, blanks: i64) -> None:
        super().__init__()
        self.marks_field = marks
        self.real_field = real
        self.owner_field = owner
        self.blanks = blanks
        self.laid_event: i64 = 0
        self.real_event: i64 = 0
        self.shown_event: i64 = 0

    @override
    def menu(self, game: Game, seat: i64) -> None:
        self.offer_characters(game, seat)

    @override
    def refusal(self, game: Game, seat: i64, first: i64, second: i64) -> i64:
        if game.has_used(POWER_BIT):
            return USED_ALREADY
        return self.mark_refusal(game, seat, first)

    @override
    def use(self, game: Game, seat: i64, first: i64, second: i64) -> None:
        game.mark_used(POWER_BIT)
        game.row[self.owner_field] = seat
        game.row[self.real_field] = first
        game.row[self.marks_field] = BIT[first]
        game.ask(self.code, NEXT_MARK, seat, NOBODY, NO_CARD, self.blanks)

    @override
    def at_round_end(self, game: Game) -> None:
        real = game.row[self.real_field]
        lies = real != NO_ROLE and (game.row[self.marks_field] >> real) & 1 != 0
        if lies and game.rules.rulings[UNUSED_MARKS_RETURNED] == 1:
            game.tell(self.shown_event, game.row[self.owner_field], NOBODY, real, 1)

    @override
    def laying(self, frame: Frame) -> i64:
        return self.marks_field if frame.step == NEXT_MARK else NOBODY

    @override
    def lay_unseen(self, game: Game, lots: State, seat: i64, left: i64) -> None:
        for index in range(1 + self.blanks - left):
            free: list[int] = []
            for rank in range(1, game.rules.ranks + 1):
                role = game.rules.cast[rank]
                if self.mark_refusal(game, seat, role) == LEGAL:
                    free.append(role)
            chosen: i64 = free[chance.below(lots, len(free))]
            if index == 0:
                game.row[self.real_field] = chosen
            game.row[self.marks_field] = game.row[self.marks_field] | BIT[chosen]

    def mark_refusal(self, game: Game, seat: i64, role: i64) -> i64:
        """Why no mark may be laid at this character, or LEGAL."""
        why = cast_refusal(game, role)
        if why != LEGAL:
            return why
        own = role == self.code
        second = not own and (game.roles(seat) >> role) & 1 != 0
        if own and game.rules.rulings[MARK_OWN_TOKEN] == 1:
            return reason(OWN_CHARACTER, role)
        if second and game.rules.rulings[NAME_OWN_SECOND_CHARACTER] == 1:
            return reason(OWN_CHARACTER, role)
        if (game.row[self.marks_field] >> role) & 1:
            return reason(MARKED_ALREADY, role)
        return LEGAL

    @override
    def options(self, game: Game, frame: Frame) -> None:
        seat = frame.seat
        for rank in range(1, game.rules.ranks + 1):
            role = game.rules.cast[rank]
            game.consider(answer(MARK, role), self.mark_refusal(game, seat, role))

    @override
    def resolve(self, game: Game, frame: Frame, given: i64) -> None:
        seat = frame.seat
        left = frame.amount - 1
        game.row[self.marks_field] = game.row[self.marks_field] | BIT[first_of(given)]
        if left > 0:
            game.ask(self.code, NEXT_MARK, seat, NOBODY, NO_CARD, left)
            return
        marked = game.row[self.marks_field]
        while marked:
            game.tell(self.laid_event, seat, NOBODY, lowest(marked))
            marked &= marked - 1
        game.tell(self.real_event, seat, NOBODY, game.row[self.real_field], 1, BIT[seat])

    @override
    def why_not(self, game: Game, frame: Frame, given: i64) -> i64:
        if verb_of(given) != MARK:
            return NOT_ASKED_NOW
        return self.mark_refusal(game, frame.seat, first_of(given))
