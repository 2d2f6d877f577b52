from __future__ import annotations

from typing import Final

from citadels.engine.aims import AIM_PLAYER
from citadels.engine.answers.codec import arg1_of, arg2_of, make_answer, make_reason, verb_of
from citadels.engine.bits import lowest_bit
from citadels.engine.codes import (
    BUILD,
    BUILD_BY,
    DECLINE,
    GATHER_FIRST,
    KEEP_TAKEN,
    KINDS,
    LEGAL,
    NO_CARDS_THERE,
    NOBODY,
    NOT_ASKED_NOW,
    NOT_THERE,
    TAKE,
    TOO_EXPENSIVE,
    TOOK_CARD,
    USED_ALREADY,
    YOURSELF,
)
from citadels.engine.game import Game
from citadels.engine.handler import POWER_BIT, Character
from citadels.engine.native_types import i64, override
from citadels.engine.phases.building import give_up, offer_give_up, price_of, site_refusal
from citadels.engine.phases.gather import keep_held
from citadels.engine.question import ABOUT_ANOTHER, FROM_HELD, FROM_SHOWN, Question
from citadels.engine.rulings import (
    WIZARD_BUILD_BY_SACRIFICE,
    WIZARD_BUILDS_BEFORE_GATHERING,
    WIZARD_MUST_TAKE,
)
from citadels.engine.state import GATHERED, HELD_MASK, Frame

WHICH_CARD: Final = 0
BUILD_OR_KEEP: Final = 1


class Wizard(Character):
    """Look at another player's hand and take one card: build it now for its cost, or keep it.

    Built this way, it is outside the limit. In this turn districts may repeat those of the city.
    """

    def __init__(self) -> None:
        super().__init__()
        self.aims = AIM_PLAYER
        self.harms = True
        self.may_repeat = True
        self.questions = {
            WHICH_CARD: Question("take-from-hand", ABOUT_ANOTHER | FROM_SHOWN),
            BUILD_OR_KEEP: Question("build-or-keep", ABOUT_ANOTHER | FROM_HELD),
        }

    @override
    def refusal(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> i64:
        if game.has_used(POWER_BIT):
            return USED_ALREADY
        if arg1 == seat:
            return YOURSELF
        if arg1 >= game.seats():
            return make_reason(NOT_THERE)
        if game.hand_size(arg1) == 0 and game.rules.rulings[WIZARD_MUST_TAKE] == 0:
            return make_reason(NO_CARDS_THERE, arg1)
        return LEGAL

    @override
    def use(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> None:
        game.mark_used(POWER_BIT)
        game.look_at_hand(seat, arg1)
        game.ask(self.code, WHICH_CARD, seat, arg1)

    @override
    def options(self, game: Game, frame: Frame) -> None:
        seat = frame.seat
        if frame.step == WHICH_CARD:
            game.offer_each(TAKE, game.hand_mask(frame.target))
            if game.rules.rulings[WIZARD_MUST_TAKE] == 1:
                game.offer(make_answer(DECLINE))
            return
        card = lowest_bit(game.get(HELD_MASK))
        game.offer(make_answer(KEEP_TAKEN))
        game.consider(make_answer(BUILD, card), _build_refusal(game, seat, card))
        if game.rules.rulings[WIZARD_BUILD_BY_SACRIFICE] == 1:
            offer_give_up(game, seat, card, _site_refusal(game, seat, card, True))

    @override
    def resolve(self, game: Game, frame: Frame, answer: i64) -> None:
        seat = frame.seat
        verb = verb_of(answer)
        if frame.step == WHICH_CARD:
            if verb == TAKE:
                self._take(game, seat, frame.target, arg1_of(answer))
            return
        card = lowest_bit(game.get(HELD_MASK))
        if verb == KEEP_TAKEN:
            keep_held(game, seat, card, game.seat_mask(frame.target))
            return
        price = price_of(game, seat, card)
        game.take_held(card)
        if verb == BUILD:
            game.build_for_gold(seat, card, price, False)
        else:
            give_up(game, seat, card, arg2_of(answer), False)

    @override
    def answer_refusal(self, game: Game, frame: Frame, answer: i64) -> i64:
        card = arg1_of(answer)
        held = frame.step == BUILD_OR_KEEP and card < KINDS and game.held(card) > 0
        if held and verb_of(answer) == BUILD:
            return _build_refusal(game, frame.seat, card)
        gives_up = held and verb_of(answer) == BUILD_BY
        if gives_up and game.rules.rulings[WIZARD_BUILD_BY_SACRIFICE] == 1:
            return _site_refusal(game, frame.seat, card, True)
        return NOT_ASKED_NOW

    @override
    def charge(self, game: Game, frame: Frame, answer: i64) -> i64:
        return price_of(game, frame.seat, arg1_of(answer)) if verb_of(answer) == BUILD else 0

    @override
    def shows_hand_of(self, frame: Frame) -> i64:
        return frame.target if frame.step == WHICH_CARD else NOBODY

    def _take(self, game: Game, seat: i64, victim: i64, card: i64) -> None:
        game.take_from_hand(victim, card)
        game.add_held(seat, card)
        game.emit(TOOK_CARD, seat, victim, card, 0, game.seat_mask(seat) | game.seat_mask(victim))
        game.ask(self.code, BUILD_OR_KEEP, seat, victim)


def _site_refusal(game: Game, seat: i64, card: i64, gives_up: bool) -> i64:
    early = game.get(GATHERED) == 0
    if early and game.rules.rulings[WIZARD_BUILDS_BEFORE_GATHERING] == 1:
        return GATHER_FIRST
    return site_refusal(game, seat, card, gives_up)


def _build_refusal(game: Game, seat: i64, card: i64) -> i64:
    reason = _site_refusal(game, seat, card, False)
    if reason != LEGAL:
        return reason
    price = price_of(game, seat, card)
    budget = game.rules.districts[card].budget(game, seat, False)
    return make_reason(TOO_EXPENSIVE, price, budget) if budget < price else LEGAL
