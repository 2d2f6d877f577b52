"""A turn: gather once, use what there is to use, build, end."""

from __future__ import annotations

from typing import Final

from citadels.engine.answers.codec import (
    NO_ARGUMENTS,
    arg1_of,
    arg2_of,
    arg3_of,
    argument_code,
    make_answer,
    make_reason,
    make_use,
    verb_of,
)
from citadels.engine.bits import lowest_bit
from citadels.engine.codes import (
    BUILD,
    BUILD_BY,
    CANNOT_BUILD,
    CARDS,
    DRAFT_PHASE,
    END,
    FIRST_DISTRICT_HANDLER,
    GATHER_FIRST,
    GATHERED_ALREADY,
    GOLD,
    INCOME,
    INCOME_TAKEN,
    LEGAL,
    NO_CARD,
    NOBODY,
    NOT_ASKED_NOW,
    NOT_THERE,
    NOT_YOUR_ABILITY,
    NOTHING_TO_GAIN,
    SPLIT,
    THREAT_OPEN,
    TURN_CLOSING,
    TURN_ENDED,
    USE,
    USED_ALREADY,
)
from citadels.engine.game import CUT_TURN, FULL_TURN, Game
from citadels.engine.handler import (
    CLOSING_BIT,
    IN_CARDS,
    IN_EITHER,
    INCOME_BIT,
    NO_INCOME,
    Card,
    Handler,
)
from citadels.engine.native_types import i64, override
from citadels.engine.phases import building
from citadels.engine.phases.gather import cards_refusal, gather_cards, gather_gold
from citadels.engine.question import Question
from citadels.engine.state import BEWITCHED, GATHERED, TURN_ROLE, USED, Frame

GATHER_GOLD_ANSWER: Final = GOLD << 24 | NO_ARGUMENTS
GATHER_CARDS_ANSWER: Final = CARDS << 24 | NO_ARGUMENTS
END_TURN_ANSWER: Final = END << 24 | NO_ARGUMENTS


class TurnPhase(Handler):
    """The menu of a player's own turn, asked again after everything done in it."""

    def __init__(self) -> None:
        super().__init__()
        self.stays_open = True
        self.questions = {FULL_TURN: Question("turn"), CUT_TURN: Question("gather-only")}

    @override
    def frame_problem(self, game: Game, frame: Frame) -> str:
        has_gathered = frame.step == CUT_TURN and game.row[GATHERED] == 1
        return "the player has gathered" if has_gathered else ""

    @override
    def options(self, game: Game, frame: Frame) -> None:
        row = game.row
        rules = game.rules
        seat = frame.seat
        step = frame.step
        if row[GATHERED] == 0:
            game.offer(GATHER_GOLD_ANSWER)
            game.consider(GATHER_CARDS_ANSWER, cards_refusal(game))
        if step == CUT_TURN or (rules.restricting and is_restricted(game, seat)):
            if game.is_explaining:
                _explain_restriction(game, seat, CANNOT_BUILD if step == CUT_TURN else THREAT_OPEN)
            return
        character = rules.characters[row[TURN_ROLE]]
        if character.income_in != NO_INCOME:
            _offer_income(game, seat)
        used = row[USED]
        if used & CLOSING_BIT:
            if game.is_explaining:
                _explain_closing(game, seat)
            game.consider(END_TURN_ANSWER, end_refusal(game, seat))
            return
        if used & character.last_use == 0 or game.is_explaining:
            character.offer_uses(game, seat)
        mask = game.city_mask(seat) & rules.used_in_turn
        while mask:
            rules.districts[lowest_bit(mask)].offer_uses(game, seat)
            mask &= mask - 1
        if row[GATHERED] or game.is_explaining:
            building.offer_builds(game, seat)
            game.consider(END_TURN_ANSWER, end_refusal(game, seat))

    @override
    def resolve(self, game: Game, frame: Frame, answer: i64) -> None:
        seat = frame.seat
        verb = verb_of(answer)
        if verb == END:
            game.pop_frame()
            _end_turn(game, seat)
            return
        if frame.step == CUT_TURN:
            game.pop_frame()
        if verb == GOLD:
            gather_gold(game, seat)
        elif verb == CARDS:
            gather_cards(game, seat)
        elif verb == BUILD or verb == BUILD_BY:
            building.build(game, seat, answer)
        elif verb == USE:
            _use(game, seat, answer)
        else:
            _take_income(game, seat, answer)

    @override
    def answer_refusal(self, game: Game, frame: Frame, answer: i64) -> i64:
        seat = frame.seat
        verb = verb_of(answer)
        if verb == GOLD or verb == CARDS:
            return cards_refusal(game) if game.row[GATHERED] == 0 else GATHERED_ALREADY
        if frame.step == CUT_TURN:
            return _cut_refusal(game, answer)
        if is_restricted(game, seat):
            return THREAT_OPEN
        if verb == END:
            return end_refusal(game, seat)
        if verb == INCOME or verb == SPLIT:
            reason = income_refusal(game, seat)
            return NOT_YOUR_ABILITY if reason == LEGAL else reason
        return _action_refusal(game, seat, answer)

    @override
    def charge(self, game: Game, frame: Frame, answer: i64) -> i64:
        verb = verb_of(answer)
        if verb == BUILD:
            return building.price_of(game, frame.seat, arg1_of(answer))
        return _charge_for_use(game, frame.seat, answer) if verb == USE else 0


def _cut_refusal(game: Game, answer: i64) -> i64:
    """Why this cannot be done where one only gathers: never, or for the Witch, not yet."""
    role = game.row[TURN_ROLE]
    is_own_ability = verb_of(answer) == USE and arg1_of(answer) == role
    return GATHER_FIRST if is_own_ability and role != game.row[BEWITCHED] else CANNOT_BUILD


def _action_refusal(game: Game, seat: i64, answer: i64) -> i64:
    """Why this cannot be built or used now."""
    verb = verb_of(answer)
    if verb != BUILD and verb != BUILD_BY and verb != USE:
        return NOT_ASKED_NOW
    if game.has_used(CLOSING_BIT):
        return TURN_CLOSING
    if verb == USE:
        return _use_refusal(game, seat, answer)
    return building.build_refusal(game, seat, answer)


def is_restricted(game: Game, seat: i64) -> bool:
    """Whether the player may only gather, until something is settled."""
    for character in game.rules.restricting:
        if character.restricts(game, seat, game.row[TURN_ROLE]):
            return True
    return False


def end_refusal(game: Game, seat: i64) -> i64:
    if game.row[GATHERED] == 0:
        return GATHER_FIRST
    return game.rules.characters[game.row[TURN_ROLE]].end_refusal(game, seat)


def income_refusal(game: Game, seat: i64) -> i64:
    character = game.rules.characters[game.row[TURN_ROLE]]
    if character.income_in == NO_INCOME:
        return NOT_YOUR_ABILITY
    if game.has_used(INCOME_BIT):
        return USED_ALREADY
    if game.count_type(seat, character.income_type) == 0:
        return make_reason(NOTHING_TO_GAIN, character.income_type)
    return LEGAL


def _offer_income(game: Game, seat: i64) -> None:
    character = game.rules.characters[game.row[TURN_ROLE]]
    reason = income_refusal(game, seat)
    if character.income_in != IN_EITHER or reason != LEGAL:
        game.consider(make_answer(INCOME), reason)
        return
    count = game.count_type(seat, character.income_type)
    for gold in range(count + 1):
        game.offer(make_answer(SPLIT, gold, count - gold))


def _take_income(game: Game, seat: i64, answer: i64) -> None:
    character = game.rules.characters[game.row[TURN_ROLE]]
    game.mark_used(INCOME_BIT)
    count = game.count_type(seat, character.income_type)
    gold = count
    if verb_of(answer) == SPLIT:
        gold = arg1_of(answer)
    elif character.income_in == IN_CARDS:
        gold = 0
    game.emit(INCOME_TAKEN, seat, NOBODY, NO_CARD, count)
    game.gain(seat, gold)
    game.draw(seat, count - gold)


def _use(game: Game, seat: i64, answer: i64) -> None:
    handler = arg1_of(answer)
    arg1 = argument_code(arg2_of(answer))
    arg2 = argument_code(arg3_of(answer))
    if handler < FIRST_DISTRICT_HANDLER:
        game.rules.characters[handler].use(game, seat, arg1, arg2)
    else:
        game.rules.districts[handler - FIRST_DISTRICT_HANDLER].use(game, seat, arg1, arg2)


def _charge_for_use(game: Game, seat: i64, answer: i64) -> i64:
    card = _card_of(game, arg1_of(answer))
    arg1 = argument_code(arg2_of(answer))
    return card.charge_for_use(game, seat, arg1, argument_code(arg3_of(answer)))


def _card_of(game: Game, handler: i64) -> Card:
    """The character or district whose ability is used."""
    if handler < FIRST_DISTRICT_HANDLER:
        return game.rules.characters[handler]
    return game.rules.districts[handler - FIRST_DISTRICT_HANDLER]


def _use_refusal(game: Game, seat: i64, answer: i64) -> i64:
    handler = arg1_of(answer)
    if handler < FIRST_DISTRICT_HANDLER:
        if handler != game.row[TURN_ROLE]:
            return NOT_YOUR_ABILITY
    else:
        card = handler - FIRST_DISTRICT_HANDLER
        if handler >= DRAFT_PHASE or not game.has_built(seat, card):
            return make_reason(NOT_THERE, card)
    arg1 = argument_code(arg2_of(answer))
    arg2 = argument_code(arg3_of(answer))
    reason = _card_of(game, handler).refusal(game, seat, arg1, arg2)
    return NOT_YOUR_ABILITY if reason == LEGAL else reason


def _explain_restriction(game: Game, seat: i64, reason: i64) -> None:
    _refuse_builds(game, seat, reason)
    game.consider(END_TURN_ANSWER, reason)


def _explain_closing(game: Game, seat: i64) -> None:
    _refuse_builds(game, seat, TURN_CLOSING)
    mask = game.city_mask(seat) & game.rules.used_in_turn
    while mask:
        game.consider(make_use(FIRST_DISTRICT_HANDLER + lowest_bit(mask)), TURN_CLOSING)
        mask &= mask - 1


def _refuse_builds(game: Game, seat: i64, reason: i64) -> None:
    mask = game.hand_mask(seat)
    while mask:
        game.consider(make_answer(BUILD, lowest_bit(mask)), reason)
        mask &= mask - 1


def _end_turn(game: Game, seat: i64) -> None:
    character = game.rules.characters[game.row[TURN_ROLE]]
    character.before_turn_ends(game, seat)
    for other in game.rules.at_every_turn_end:
        other.at_every_turn_end(game, seat)
    run_city_turn_end(game, seat)
    character.after_turn(game, seat)
    game.emit(TURN_ENDED, seat)


def run_city_turn_end(game: Game, seat: i64) -> None:
    """What the districts of the city do at the end of a turn."""
    if game.city_mask(seat) & game.rules.at_turn_end == 0:
        return
    for card in game.rules.turn_end_order:
        if game.has_built(seat, card):
            game.rules.districts[card].at_turn_end(game, seat)


def stop_turn(game: Game, seat: i64) -> None:
    """The turn ends by itself, with everything that belongs to an end."""
    game.pop_frame()  # the question what to do next
    _end_turn(game, seat)


def break_off_turn(game: Game, seat: i64) -> None:
    """The turn is over where it stands: nothing happens at its end."""
    game.pop_frame()
    game.emit(TURN_ENDED, seat)
