"""The stack of open questions: each can be asked in this game, as the table stands."""

from __future__ import annotations

from typing import Final

from citadels.engine.bits import count_bits
from citadels.engine.codes import (
    BUILD_PHASE,
    CALL_PHASE,
    DRAFT_PHASE,
    FIRST_DISTRICT_HANDLER,
    GATHER_PHASE,
    HANDLER_COUNT,
    KINDS,
    NO_CARD,
    NOBODY,
)
from citadels.engine.game import CONFISCATION_WINDOW, ENTER, Game
from citadels.engine.names import handler_name
from citadels.engine.native_types import i64, vec
from citadels.engine.phases.draft import KEEP_ONE, LAY_ONE, PLAN_STEP, TAKE_ASIDE
from citadels.engine.question import ABOUT_ANOTHER, FROM_HELD, OUT_OF_TURN, UP_TO_HAND, Question
from citadels.engine.rules import Rules
from citadels.engine.state import (
    DECK_CAPACITY,
    DEPTH,
    DRAFT_FIRST,
    DRAFT_STEP,
    FRAME_SIZE,
    HELD_SEAT,
    HELD_SIZE,
    OVER,
    PACKET,
    RANK,
    SITE_CARD,
    STACK,
    STACK_CAPACITY,
    TURN_SEAT,
    Frame,
)
from citadels.engine.validation.errors import require, require_within

# The cells of a frame.
STEP: Final = 1
SEAT: Final = 2
TARGET: Final = 3
CARD: Final = 4
AMOUNT: Final = 5


def check_stack(rules: Rules, row: list[int]) -> None:
    game = Game(rules, vec[i64](row), False)
    require((row[DEPTH] == 0) == (row[OVER] == 1), row, DEPTH, f"number {OVER} is {row[OVER]}")
    sites = 0
    for depth in range(row[DEPTH]):
        base = STACK + depth * FRAME_SIZE
        _check_frame(game, row, depth)
        sites += 1 if row[base : base + 2] == [BUILD_PHASE, ENTER] else 0
    for cell in range(STACK + row[DEPTH] * FRAME_SIZE, STACK + STACK_CAPACITY * FRAME_SIZE):
        require_within(row, cell, 0, 0)
    laid = 0 if row[SITE_CARD] == NO_CARD else 1
    require(sites == laid, row, SITE_CARD, f"{sites} districts are to enter a city")
    if row[DEPTH] > 0:
        drafting = row[STACK] == DRAFT_PHASE and row[RANK] == 0
        require(drafting or row[STACK] == CALL_PHASE, row, STACK, f"number {RANK} is {row[RANK]}")
        top = _top(row)
        require(row[top + SEAT] != NOBODY, row, top + SEAT, "nobody is asked")


def _top(row: list[int]) -> int:
    return STACK + (row[DEPTH] - 1) * FRAME_SIZE


def _check_frame(game: Game, row: list[int], depth: int) -> None:
    rules = game.rules
    base = STACK + depth * FRAME_SIZE
    require(_is_in_game(rules, row[base]), row, base, "nothing of this game asks it")
    require_within(row, base + SEAT, NOBODY, rules.seats - 1)
    require_within(row, base + TARGET, NOBODY, rules.seats - 1)
    require_within(row, base + CARD, NO_CARD, 2 * KINDS - 1)
    require_within(row, base + AMOUNT, 0, DECK_CAPACITY)
    frame = game.read_frame(depth)
    handler = rules.handlers[frame.handler]
    name = handler_name(frame.handler)
    if frame.seat == NOBODY:
        is_declared = frame.step in handler.silent_steps
        require(is_declared, row, base + STEP, f"not what {name} does by itself")
        _check_silent(row, base, frame)
    else:
        is_declared = frame.step in handler.questions
        require(is_declared, row, base + STEP, f"not what {name} asks")
        _check_question(game, row, base, frame, handler.questions[frame.step])
    problem = handler.frame_problem(game, frame)
    require(problem == "", row, base, problem)


def _check_silent(row: list[int], base: int, frame: Frame) -> None:
    """Steps of the draft and the call are under everything else, those of a card just above."""
    if frame.handler == BUILD_PHASE:
        if frame.step == CONFISCATION_WINDOW:
            site = row[base - FRAME_SIZE : base - FRAME_SIZE + 2]
            require(site == [BUILD_PHASE, ENTER], row, base, "no site")
    elif frame.handler < DRAFT_PHASE:
        require(base == STACK + FRAME_SIZE, row, base, "a turn goes on that is not over")
    elif frame.handler != GATHER_PHASE:
        require(base == STACK, row, base, "not at the bottom of the stack")


def _check_question(
    game: Game, row: list[int], base: int, frame: Frame, question: Question
) -> None:
    seat, traits = frame.seat, question.traits
    is_drafting = frame.handler == DRAFT_PHASE
    require(is_drafting == (row[STACK] == DRAFT_PHASE), row, STACK, f"{question.kind} is asked")
    if is_drafting:
        _check_draft(game.rules, row, seat, question.kind)
    elif not traits & OUT_OF_TURN:
        require(seat == row[TURN_SEAT], row, base + SEAT, f"number {TURN_SEAT} differs")
    if traits & FROM_HELD:
        require(base == _top(row), row, base, "not the last question, but cards are held")
        require(seat == row[HELD_SEAT], row, HELD_SEAT, f"{question.kind} is asked")
        require(row[base + AMOUNT] <= row[HELD_SIZE], row, base + AMOUNT, "too few cards are held")
    if traits & ABOUT_ANOTHER:
        require(frame.target not in (seat, NOBODY), row, base + TARGET, "not another player")
    if traits & UP_TO_HAND:
        require_within(row, base + AMOUNT, question.least, game.hand_size(seat))


def _check_draft(rules: Rules, row: list[int], seat: int, slug: str) -> None:
    """The step of the plan determines who is asked and the size of the packet."""
    index = row[DRAFT_STEP] - 1
    require(index >= 0 and row[DRAFT_FIRST] != NOBODY, row, DRAFT_STEP, "the draft has not begun")
    distance, step = divmod(rules.draft[index], PLAN_STEP)
    asked = KEEP_ONE if slug == "pick-character" else LAY_ONE
    is_right = step == asked and (row[DRAFT_FIRST] + distance) % rules.seats == seat
    require(is_right, row, DRAFT_STEP, f"{slug} is asked of seat {seat}")
    size = count_bits(rules.cast_mask) - rules.faceup - 1
    for earlier in range(index):
        size += 1 if rules.draft[earlier] % PLAN_STEP == TAKE_ASIDE else -1
    require(count_bits(row[PACKET]) == size, row, PACKET, f"the packet has {size} characters")


def _is_in_game(rules: Rules, handler: int) -> bool:
    if handler >= DRAFT_PHASE:
        return handler < HANDLER_COUNT
    if handler >= FIRST_DISTRICT_HANDLER:
        return rules.copies[handler - FIRST_DISTRICT_HANDLER] > 0
    return handler >= 0 and bool(rules.cast_mask >> handler & 1)
