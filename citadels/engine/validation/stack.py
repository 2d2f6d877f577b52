"""The stack of open questions: each can be asked in this game, as the table stands."""

from __future__ import annotations

from typing import Final

from citadels.engine.abilities.crown import CrownGiver
from citadels.engine.abilities.gathering_bonus import BonusGiver
from citadels.engine.abilities.marks import Marker
from citadels.engine.bits import count_bits
from citadels.engine.codes import (
    BEAUTIFIED_BIT,
    BUILD_PHASE,
    CALL_PHASE,
    CARDINAL,
    DRAFT_PHASE,
    FIRST_DISTRICT_HANDLER,
    HANDLER_COUNT,
    KINDS,
    NO_CARD,
    NO_ROLE,
    NOBODY,
)
from citadels.engine.handler import Handler
from citadels.engine.names import QUESTIONS, SILENT_STEPS, handler_name
from citadels.engine.phases.draft import KEEP_ONE, LAY_ONE, PLAN_STEP, TAKE_ASIDE
from citadels.engine.rules import Rules
from citadels.engine.state import (
    BEAUTIFIED_UNIT,
    BEWITCHED,
    CITY,
    DECK,
    DECK_CAPACITY,
    DECK_HEAD,
    DECK_SIZE,
    DEPTH,
    DRAFT_FIRST,
    DRAFT_STEP,
    FRAME_SIZE,
    GATHERED,
    HAND_SIZE,
    HELD_SEAT,
    HELD_SIZE,
    OVER,
    PACKET,
    RANK,
    SEAT_GOLD,
    SEAT_SIZE,
    SEATS_BASE,
    SITE_CARD,
    STACK,
    STACK_CAPACITY,
    TURN_SEAT,
)
from citadels.engine.validation.errors import require, require_within
from citadels.engine.validation.fields import MAX_GOLD

_QUESTION_SLUGS: Final = {(asker, step): slug for asker, step, slug in QUESTIONS}
_ENTER: Final = ("build", 0)
_CONFISCATION_WINDOW: Final = ("build", 1)
_GATHERING_ENDED: Final = ("gather", 2)
_RESUME: Final = ("witch", 1)
_HOSPITAL_END: Final = ("hospital", 1)

IN_DRAFT: Final = {"pick-character", "lay-character"}
OUT_OF_TURN: Final = {
    "confiscate",
    "reveal-threat",
    "pass-crown",
    "swap-character",
    "give-character",
    "pay-for-crown",
    "reclaim",
}
WITH_HELD_CARDS: Final = {"keep-card", "order-under-deck", "keep-one-of-many", "build-or-keep"}
ABOUT_ANOTHER: Final = {
    "confiscate",
    "take-from-hand",
    "build-or-keep",
    "take-from-each",
    "give-to-each",
    "gold-or-card",
    "give-for-gold",
    "give-district",
    "give-character",
    "pay-for-crown",
    "thank",
}
LIMITED_BY_HAND: Final = {"borrow-from", "give-for-gold"}

# The cells of a frame.
STEP: Final = 1
SEAT: Final = 2
TARGET: Final = 3
CARD: Final = 4
AMOUNT: Final = 5


def check_stack(rules: Rules, row: list[int]) -> None:
    require((row[DEPTH] == 0) == (row[OVER] == 1), row, DEPTH, f"number {OVER} is {row[OVER]}")
    sites = 0
    for depth in range(row[DEPTH]):
        base = STACK + depth * FRAME_SIZE
        _check_frame(rules, row, base)
        sites += 1 if (handler_name(row[base]), row[base + STEP]) == _ENTER else 0
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


def _check_frame(rules: Rules, row: list[int], base: int) -> None:
    require(_is_in_game(rules, row[base]), row, base, "nothing of this game asks it")
    require_within(row, base + SEAT, NOBODY, rules.seats - 1)
    require_within(row, base + TARGET, NOBODY, rules.seats - 1)
    require_within(row, base + CARD, NO_CARD, 2 * KINDS - 1)
    require_within(row, base + AMOUNT, 0, DECK_CAPACITY)
    step = (handler_name(row[base]), row[base + STEP])
    if row[base + SEAT] == NOBODY:
        require(step in SILENT_STEPS, row, base + STEP, f"not what {step[0]} does by itself")
        _check_silent(row, base, step)
    else:
        require(step in _QUESTION_SLUGS, row, base + STEP, f"not what {step[0]} asks")
        _check_question(rules, row, base, _QUESTION_SLUGS[step])


def _check_silent(row: list[int], base: int, step: tuple[str, int]) -> None:
    if step == _GATHERING_ENDED:
        require(row[base + TARGET] == row[TURN_SEAT], row, base + TARGET, "not who gathers")
    elif step == _RESUME:
        require(row[BEWITCHED] != NO_ROLE, row, BEWITCHED, "the Witch is to resume a turn")
        require(base == STACK + FRAME_SIZE, row, base, "the Witch resumes a turn that is not over")
    elif step == _HOSPITAL_END:
        require(row[base + TARGET] == row[TURN_SEAT], row, base + TARGET, "not who was killed")
        require(base == STACK + FRAME_SIZE, row, base, "the turn of who was killed is not over")
    elif step == _CONFISCATION_WINDOW:
        require(
            row[base - FRAME_SIZE : base - FRAME_SIZE + 2] == [BUILD_PHASE, 0], row, base, "no site"
        )
    elif step != _ENTER:
        require(base == STACK, row, base, "not at the bottom of the stack")


def _check_question(rules: Rules, row: list[int], base: int, slug: str) -> None:
    seat = row[base + SEAT]
    require((slug in IN_DRAFT) == (row[STACK] == DRAFT_PHASE), row, STACK, f"{slug} is asked")
    if slug in IN_DRAFT:
        _check_draft(rules, row, seat, slug)
    elif slug not in OUT_OF_TURN:
        require(seat == row[TURN_SEAT], row, base + SEAT, f"number {TURN_SEAT} differs")
    if slug == "gather-only":
        require(row[GATHERED] == 0, row, GATHERED, "the player has yet to gather")
    if slug in WITH_HELD_CARDS:
        require(base == _top(row), row, base, "not the last question, but cards are held")
        require(seat == row[HELD_SEAT], row, HELD_SEAT, f"{slug} is asked")
        require(row[base + AMOUNT] <= row[HELD_SIZE], row, base + AMOUNT, "too few cards are held")
    _check_asker(rules.handlers[row[base]], row, base, slug)
    marker = rules.handlers[row[base]]
    if isinstance(marker, Marker) and slug.startswith("lay-"):
        laid = count_bits(row[marker.marks_field])
        expected = 1 + marker.blanks - laid
        require(row[base + AMOUNT] == expected, row, base + AMOUNT, f"{laid} marks are laid")
    if slug == "reveal-threat":  # with two characters, perhaps one's own
        require(row[base + TARGET] != NOBODY, row, base + TARGET, f"{slug} is asked")
    if slug in ABOUT_ANOTHER:
        other = row[base + TARGET]
        require(other not in (seat, NOBODY), row, base + TARGET, "not another player")
        if slug == "take-from-each":
            require_within(row, SEATS_BASE + other * SEAT_SIZE + HAND_SIZE, 1, DECK_CAPACITY)
    _check_cards(row, base, slug)


def _check_asker(asker: Handler, row: list[int], base: int, slug: str) -> None:
    """Questions that only one of several effects of a slot asks."""
    if slug == "take-extra":
        require(isinstance(asker, BonusGiver), row, base + STEP, "nothing extra is offered here")
    elif slug == "gold-or-card" or slug == "pay-for-crown":
        is_right = isinstance(asker, CrownGiver) and asker.receiver_chooses == (
            slug != "gold-or-card"
        )
        require(is_right, row, base + STEP, "not who chooses what is paid for the crown")


def _check_cards(row: list[int], base: int, slug: str) -> None:
    """Questions that are about certain cards, or a number of cards."""
    seat = row[base + SEAT]
    cards = row[SEATS_BASE + seat * SEAT_SIZE + HAND_SIZE]
    if slug in LIMITED_BY_HAND:
        require_within(row, base + AMOUNT, 1, cards)
    if slug == "pay-with-cards":
        # What the Cardinal does not pay in cards is borrowed, and a card is given for each coin.
        own = 1, row[SEATS_BASE + seat * SEAT_SIZE + SEAT_GOLD] + cards
        lower, upper = (2, cards) if row[base] == CARDINAL else own
        require_within(row, base + AMOUNT, lower, upper)
    if slug == "confiscate":
        require(row[base + CARD] == row[SITE_CARD], row, base + CARD, "not what is being built")
    if slug == "reclaim":
        require_within(row, SEATS_BASE + seat * SEAT_SIZE + SEAT_GOLD, 1, MAX_GOLD)
        deck = [
            row[DECK + (row[DECK_HEAD] + index) % DECK_CAPACITY] for index in range(row[DECK_SIZE])
        ]
        require(row[base + CARD] in deck, row, base + CARD, "not in the deck")
    if slug == "give-district":
        _check_place(row, base + CARD, row[base + TARGET])


def _check_place(row: list[int], cell: int, owner: int) -> None:
    """A district that stands in this city, as it is: beautified or not."""
    is_beautified, card = divmod(row[cell], BEAUTIFIED_BIT)
    beautified, copies = divmod(row[SEATS_BASE + owner * SEAT_SIZE + CITY + card], BEAUTIFIED_UNIT)
    stands = beautified > 0 if is_beautified else copies > beautified
    require(row[cell] != NO_CARD and stands, row, cell, "a district that does not stand there")


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
