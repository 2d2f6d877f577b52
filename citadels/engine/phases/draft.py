"""The selection phase: characters are laid out, go round and are kept, step by step of a plan."""

from __future__ import annotations

from typing import Final

from citadels.engine.answers.codec import arg1_of
from citadels.engine.bits import BIT, count_bits, lowest_bit, zeros
from citadels.engine.codes import (
    CALL_PHASE,
    FACEDOWN_LAID,
    FACEUP_LAID,
    LAID,
    LAY,
    NO_CARD,
    NO_ROLE,
    NOBODY,
    PICK,
    PICKED,
    ROUND_BEGAN,
)
from citadels.engine.game import Game
from citadels.engine.handler import Handler
from citadels.engine.native_types import i64, override, vec
from citadels.engine.phases.call import NEXT_RANK
from citadels.engine.question import Question
from citadels.engine.state import (
    ASIDE,
    BUILT_THIS_ROUND,
    COLLECTOR,
    CROWN,
    DRAFT_FIRST,
    DRAFT_STEP,
    FACEUP,
    LAID_BY,
    LAID_DOWN,
    PACKET,
    RANK,
    ROLES,
    ROUND,
    SEAT_SIZE,
    SEATS,
    SEATS_BASE,
    SEEN,
    SEEN_AGAIN,
    SHIELDED,
    TURN_ROLE,
    TURN_SEAT,
    Frame,
    blank_row,
)

# Steps of a plan: what the player at a distance from the crown does.
KEEP_ONE: Final = 0
LAY_ONE: Final = 1  # as the player chooses, face down
LOSE_ONE: Final = 2  # by chance, face down, unseen
TAKE_ASIDE: Final = 3  # adds the card laid aside at the start
LAY_REST: Final = 4
PLAN_STEP: Final = 8

BLANK_ROW: Final = blank_row(2)  # its marks are those with which a round begins

# Questions.
BEGIN: Final = 0
NEXT_STEP: Final = 1
WHICH_TO_KEEP: Final = 2
WHICH_TO_LAY: Final = 3


def plan(*steps: tuple[int, int]) -> vec[i64]:
    """A plan from pairs of distance from the crown and step."""
    row = zeros(len(steps))
    for index, (distance, step) in enumerate(steps):
        row[index] = distance * PLAN_STEP + step
    return row


class DraftPhase(Handler):
    """From the shuffled characters to the last one kept.

    The step to the next player lies under the questions until all have chosen.
    """

    def __init__(self) -> None:
        super().__init__()
        self.stays_open = True
        self.questions = {
            WHICH_TO_KEEP: Question("pick-character"),
            WHICH_TO_LAY: Question("lay-character"),
        }
        self.silent_steps = (BEGIN, NEXT_STEP)

    @override
    def options(self, game: Game, frame: Frame) -> None:
        verb = PICK if frame.step == WHICH_TO_KEEP else LAY
        game.offer_each(verb, game.row[PACKET])

    @override
    def resolve(self, game: Game, frame: Frame, answer: i64) -> None:
        step = frame.step
        if step != NEXT_STEP:
            game.pop_frame()
        if step == BEGIN:
            self._begin(game)
            return
        if step == WHICH_TO_KEEP:
            self._keep(game, frame.seat, arg1_of(answer))
        elif step == WHICH_TO_LAY:
            self._lay(game, frame.seat, arg1_of(answer))
        self._next(game)

    def _begin(self, game: Game) -> None:
        _clear_round(game)
        crown = game.row[CROWN]
        game.row[ROUND] += 1
        game.row[DRAFT_FIRST] = crown
        game.emit(ROUND_BEGAN, crown, NOBODY, NO_CARD, game.row[ROUND])
        packet = game.rules.cast_mask
        if game.rules.is_facedown_first:
            packet = _lay_facedown(game, packet)
        hidden = BIT[game.rules.cast[game.rules.hidden_rank]]
        faceup: i64 = 0
        for _ in range(game.rules.faceup):
            role = _random_role(game, packet & ~hidden)
            packet &= ~BIT[role]
            faceup |= BIT[role]
            game.emit(FACEUP_LAID, NOBODY, NOBODY, role)
        game.row[FACEUP] = faceup
        if not game.rules.is_facedown_first:
            packet = _lay_facedown(game, packet)
        game.row[PACKET] = packet
        game.ask(self.code, NEXT_STEP, NOBODY)

    def _next(self, game: Game) -> None:
        row = game.row
        draft = game.rules.draft
        index = row[DRAFT_STEP]
        if index == len(draft):
            game.pop_frame()
            self._finish(game)
            return
        row[DRAFT_STEP] = index + 1
        coded = draft[index]
        seat = (row[DRAFT_FIRST] + coded // PLAN_STEP) % row[SEATS]
        step = coded % PLAN_STEP
        packet = row[PACKET]
        if step == KEEP_ONE:
            base = SEATS_BASE + seat * SEAT_SIZE
            row[base + (SEEN if row[base + ROLES] == 0 else SEEN_AGAIN)] = packet
            game.ask(self.code, WHICH_TO_KEEP, seat)
        elif step == LAY_ONE:
            game.ask(self.code, WHICH_TO_LAY, seat)
        elif step == TAKE_ASIDE:
            row[PACKET] = packet | BIT[row[ASIDE]]
            row[ASIDE] = NO_ROLE
        elif step == LOSE_ONE:
            role = _random_role(game, packet)
            row[PACKET] = packet & ~BIT[role]
            row[LAID_DOWN] |= BIT[role]
            game.emit(FACEDOWN_LAID, seat, NOBODY, role, 0, 0)
        else:
            self._lay(game, seat, lowest_bit(packet))

    def _keep(self, game: Game, seat: i64, role: i64) -> None:
        game.row[PACKET] &= ~BIT[role]
        game.row[SEATS_BASE + seat * SEAT_SIZE + ROLES] |= BIT[role]
        game.emit(PICKED, seat, NOBODY, role, 0, BIT[seat])

    def _lay(self, game: Game, seat: i64, role: i64) -> None:
        game.row[PACKET] &= ~BIT[role]
        game.row[LAID_DOWN] |= BIT[role]
        game.row[SEATS_BASE + seat * SEAT_SIZE + LAID_BY] |= BIT[role]
        game.emit(LAID, seat, NOBODY, role, 0, BIT[seat])

    def _finish(self, game: Game) -> None:
        game.ask(CALL_PHASE, NEXT_RANK, NOBODY)
        for seat in range(game.seats() if game.rules.at_draft_end else 0):
            mask = game.city_mask(seat) & game.rules.at_draft_end
            while mask:
                game.rules.districts[lowest_bit(mask)].at_draft_end(game, seat)
                mask &= mask - 1


def _lay_facedown(game: Game, packet: i64) -> i64:
    """Lay one character face down, unseen. Gives back what is left of the packet."""
    aside = _random_role(game, packet)
    game.row[ASIDE] = aside
    game.emit(FACEDOWN_LAID, NOBODY, NOBODY, aside, 0, 0)
    return packet & ~BIT[aside]


def _clear_round(game: Game) -> None:
    """Take back all characters and the marks that last for a round."""
    row = game.row
    row[RANK] = 0
    row[TURN_SEAT] = NOBODY
    row[TURN_ROLE] = NO_ROLE
    row[COLLECTOR] = NOBODY
    blank = BLANK_ROW
    for field in range(DRAFT_STEP, SHIELDED + 1):
        row[field] = blank[field]
    for seat in range(row[SEATS]):
        base = SEATS_BASE + seat * SEAT_SIZE
        row[base + ROLES] = 0
        row[base + SEEN] = 0
        row[base + SEEN_AGAIN] = 0
        row[base + LAID_BY] = 0
        row[base + BUILT_THIS_ROUND] = 0


def _random_role(game: Game, mask: i64) -> i64:
    for _ in range(game.randbelow(count_bits(mask))):
        mask &= mask - 1
    return lowest_bit(mask)
