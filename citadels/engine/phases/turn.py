"""A turn: gather once, use what there is to use, build, end."""

from __future__ import annotations

from typing import Final

from citadels.engine.answers import (
    ALONE,
    answer,
    first_of,
    plain,
    reason,
    second_of,
    third_of,
    use,
    verb_of,
)
from citadels.engine.bits import lowest
from citadels.engine.codes import (
    BUILD,
    BUILD_BY,
    CANNOT_BUILD,
    CARDS,
    DISTRICT_HANDLERS,
    DRAFT_PHASE,
    END,
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
from citadels.engine.game import CUT_TURN, Game
from citadels.engine.handler import CLOSING_BIT, IN_CARDS, IN_EITHER, INCOME_BIT, NO_INCOME, Handler
from citadels.engine.phases import building
from citadels.engine.phases.gather import cards_refusal, gather_cards, gather_gold
from citadels.engine.state import BEWITCHED, GATHERED, TURN_ROLE, USED, Frame
from citadels.engine.typed import i64, override

CUT: Final = CUT_TURN
TAKE_GOLD: Final = GOLD << 24 | ALONE
TAKE_CARDS: Final = CARDS << 24 | ALONE
END_TURN: Final = END << 24 | ALONE


class TurnPhase(Handler):
    """The menu of a player's own turn, asked again after everything done in it."""

    def __init__(self) -> None:
        super().__init__()
        self.stays_open = True

    @override
    def options(self, game: Game, frame: Frame) -> None:
        row = game.row
        rules = game.rules
        seat = frame.seat
        step = frame.step
        if row[GATHERED] == 0:
            game.offer(TAKE_GOLD)
            game.consider(TAKE_CARDS, cards_refusal(game))
        if step == CUT or (rules.restricting and is_restricted(game, seat)):
            if game.explaining:
                _explain_restriction(game, seat, CANNOT_BUILD if step == CUT else THREAT_OPEN)
            return
        character = rules.characters[row[TURN_ROLE]]
        if character.income_in != NO_INCOME:
            _offer_income(game, seat)
        used = row[USED]
        if used & CLOSING_BIT:
            if game.explaining:
                _explain_closing(game, seat)
            game.consider(END_TURN, end_refusal(game, seat))
            return
        if used & character.last_use == 0 or game.explaining:
            character.menu(game, seat)
        mask = game.city_mask(seat) & rules.used_in_turn
        while mask:
            rules.districts[lowest(mask)].menu(game, seat)
            mask &= mask - 1
        if row[GATHERED] or game.explaining:
            building.menu(game, seat)
            game.consider(END_TURN, end_refusal(game, seat))

    @override
    def resolve(self, game: Game, frame: Frame, given: i64) -> None:
        seat = frame.seat
        verb = verb_of(given)
        if verb == END:
            game.drop()
            _end(game, seat)
            return
        if frame.step == CUT:
            game.drop()
        if verb == GOLD:
            gather_gold(game, seat)
        elif verb == CARDS:
            gather_cards(game, seat)
        elif verb == BUILD or verb == BUILD_BY:
            building.build(game, seat, given)
        elif verb == USE:
            _use(game, seat, given)
        else:
            _take_income(game, seat, given)

    @override
    def why_not(self, game: Game, frame: Frame, given: i64) -> i64:
        seat = frame.seat
        verb = verb_of(given)
        if verb == GOLD or verb == CARDS:
            return cards_refusal(game) if game.row[GATHERED] == 0 else GATHERED_ALREADY
        if frame.step == CUT:
            return _cut_refusal(game, given)
        if is_restricted(game, seat):
            return THREAT_OPEN
        if verb == END:
            return end_refusal(game, seat)
        if verb == INCOME or verb == SPLIT:
            why = income_refusal(game, seat)
            return NOT_YOUR_ABILITY if why == LEGAL else why
        return _deed_refusal(game, seat, given)

    @override
    def charge(self, game: Game, frame: Frame, given: i64) -> i64:
        verb = verb_of(given)
        if verb == BUILD:
            return building.price_of(game, frame.seat, first_of(given))
        return _charge_for_use(game, frame.seat, given) if verb == USE else 0


def _cut_refusal(game: Game, given: i64) -> i64:
    """Why this cannot be done where one only gathers: never, or for the Witch, not yet."""
    role = game.row[TURN_ROLE]
    own = verb_of(given) == USE and first_of(given) == role
    return GATHER_FIRST if own and role != game.row[BEWITCHED] else CANNOT_BUILD


def _deed_refusal(game: Game, seat: i64, given: i64) -> i64:
    """Why this cannot be built or used now."""
    verb = verb_of(given)
    if verb != BUILD and verb != BUILD_BY and verb != USE:
        return NOT_ASKED_NOW
    if game.has_used(CLOSING_BIT):
        return TURN_CLOSING
    if verb == USE:
        return _use_refusal(game, seat, given)
    return building.why_not(game, seat, given)


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
    if game.of_type(seat, character.income_type) == 0:
        return reason(NOTHING_TO_GAIN, character.income_type)
    return LEGAL


def _offer_income(game: Game, seat: i64) -> None:
    character = game.rules.characters[game.row[TURN_ROLE]]
    why = income_refusal(game, seat)
    if character.income_in != IN_EITHER or why != LEGAL:
        game.consider(answer(INCOME), why)
        return
    count = game.of_type(seat, character.income_type)
    for gold in range(count + 1):
        game.offer(answer(SPLIT, gold, count - gold))


def _take_income(game: Game, seat: i64, given: i64) -> None:
    character = game.rules.characters[game.row[TURN_ROLE]]
    game.mark_used(INCOME_BIT)
    count = game.of_type(seat, character.income_type)
    gold = count
    if verb_of(given) == SPLIT:
        gold = first_of(given)
    elif character.income_in == IN_CARDS:
        gold = 0
    game.tell(INCOME_TAKEN, seat, NOBODY, NO_CARD, count)
    game.gain(seat, gold)
    game.draw(seat, count - gold)


def _use(game: Game, seat: i64, given: i64) -> None:
    handler = first_of(given)
    first = plain(second_of(given))
    second = plain(third_of(given))
    if handler < DISTRICT_HANDLERS:
        game.rules.characters[handler].use(game, seat, first, second)
    else:
        card = handler - DISTRICT_HANDLERS
        game.rules.districts[card].use(game, seat, first, second)


def _charge_for_use(game: Game, seat: i64, given: i64) -> i64:
    first = plain(second_of(given))
    second = plain(third_of(given))
    handler = first_of(given)
    if handler < DISTRICT_HANDLERS:
        return game.rules.characters[handler].charge_for_use(game, seat, first, second)
    card = handler - DISTRICT_HANDLERS
    return game.rules.districts[card].charge_for_use(game, seat, first, second)


def _use_refusal(game: Game, seat: i64, given: i64) -> i64:
    handler = first_of(given)
    first = plain(second_of(given))
    second = plain(third_of(given))
    if handler < DISTRICT_HANDLERS:
        if handler != game.row[TURN_ROLE]:
            return NOT_YOUR_ABILITY
        why = game.rules.characters[handler].refusal(game, seat, first, second)
    else:
        card = handler - DISTRICT_HANDLERS
        if handler >= DRAFT_PHASE or not game.has_built(seat, card):
            return reason(NOT_THERE, card)
        why = game.rules.districts[card].refusal(game, seat, first, second)
    return NOT_YOUR_ABILITY if why == LEGAL else why


def _explain_restriction(game: Game, seat: i64, why: i64) -> None:
    _refuse_builds(game, seat, why)
    game.consider(END_TURN, why)


def _explain_closing(game: Game, seat: i64) -> None:
    _refuse_builds(game, seat, TURN_CLOSING)
    mask = game.city_mask(seat) & game.rules.used_in_turn
    while mask:
        game.consider(use(DISTRICT_HANDLERS + lowest(mask)), TURN_CLOSING)
        mask &= mask - 1


def _refuse_builds(game: Game, seat: i64, why: i64) -> None:
    mask = game.hand_mask(seat)
    while mask:
        game.consider(answer(BUILD, lowest(mask)), why)
        mask &= mask - 1


def _end(game: Game, seat: i64) -> None:
    character = game.rules.characters[game.row[TURN_ROLE]]
    character.before_turn_ends(game, seat)
    for other in game.rules.at_every_turn_end:
        other.at_every_turn_end(game, seat)
    end_in_city(game, seat)
    character.after_turn(game, seat)
    game.tell(TURN_ENDED, seat)


def end_in_city(game: Game, seat: i64) -> None:
    """What the districts of the city do at the end of a turn."""
    if game.city_mask(seat) & game.rules.at_turn_end == 0:
        return
    for card in game.rules.turn_end_order:
        if game.has_built(seat, card):
            game.rules.districts[card].at_turn_end(game, seat)


def stop_turn(game: Game, seat: i64) -> None:
    """The turn ends by itself, with everything that belongs to an end."""
    game.drop()  # the question what to do next
    _end(game, seat)


def break_off_turn(game: Game, seat: i64) -> None:
    """The turn is over where it stands: nothing happens at its end."""
    game.drop()
    game.tell(TURN_ENDED, seat)
