from __future__ import annotations

from typing import Final

from citadels.engine.answers import answer, first_of, plain, reason, second_of, use, verb_of
from citadels.engine.codes import (
    CROWN_FIRST,
    CROWN_STAYS,
    DECLINE,
    LEGAL,
    NO_CARDS_THERE,
    NO_GOLD,
    NOBLE,
    NOT_ASKED_NOW,
    NOT_THERE,
    SEAT_ARGUMENT,
    TAKE_CARD,
    TAKE_GOLD,
    USE,
    USED_ALREADY,
    YOURSELF,
)
from citadels.engine.crown import inherits_now
from citadels.engine.game import Game
from citadels.engine.handler import AT_ROUND_END, IN_GOLD, POWER_BIT, Character
from citadels.engine.phases.call import reveal
from citadels.engine.rulings import EMPEROR_MAY_DECLINE
from citadels.engine.state import Frame
from citadels.engine.typed import i64, override

GOLD_OR_CARD: Final = 0
TO_WHOM: Final = 1


class Emperor(Character):
    """1 gold for each noble district. Must hand the crown to another player in the turn.

    The one who gets it gives 1 gold or a card at random, as the Emperor likes. Killed, he hands it
    on when the round ends and takes nothing.
    """

    def __init__(self) -> None:
        super().__init__()
        self.hooks = AT_ROUND_END
        self.income_type = NOBLE
        self.income_in = IN_GOLD

    @override
    def menu(self, game: Game, seat: i64) -> None:
        self.offer_players(game, seat)

    @override
    def refusal(self, game: Game, seat: i64, first: i64, second: i64) -> i64:
        return USED_ALREADY if game.has_used(POWER_BIT) else _crown_refusal(game, seat, first)

    @override
    def use(self, game: Game, seat: i64, first: i64, second: i64) -> None:
        game.mark_used(POWER_BIT)
        game.move_crown(first)
        if game.gold(first) > 0 or game.hand_size(first) > 0:
            game.ask(self.code, GOLD_OR_CARD, seat, first)

    @override
    def end_refusal(self, game: Game, seat: i64) -> i64:
        return LEGAL if game.has_used(POWER_BIT) else CROWN_FIRST

    @override
    def at_round_end(self, game: Game) -> None:
        if inherits_now(game, self.code):
            seat = game.holder(self.code)
            reveal(game, seat, self.code)
            game.ask(self.code, TO_WHOM, seat)

    @override
    def options(self, game: Game, frame: Frame) -> None:
        seat = frame.seat
        if frame.step == TO_WHOM:
            for other in range(game.seats()):
                why = _crown_refusal(game, seat, other)
                game.consider(use(self.code, SEAT_ARGUMENT + other), why)
            return
        game.consider(answer(TAKE_GOLD), _gold_refusal(game, frame.target))
        game.consider(answer(TAKE_CARD), _card_refusal(game, frame.target))
        if game.rules.rulings[EMPEROR_MAY_DECLINE] == 1:
            game.offer(answer(DECLINE))

    @override
    def resolve(self, game: Game, frame: Frame, given: i64) -> None:
        verb = verb_of(given)
        if frame.step == TO_WHOM:
            game.move_crown(plain(second_of(given)))
        elif verb == TAKE_GOLD:
            game.give_gold(frame.target, frame.seat, 1)
        elif verb == TAKE_CARD:
            game.take_card(game.random_card(frame.target), frame.target, frame.seat)

    @override
    def why_not(self, game: Game, frame: Frame, given: i64) -> i64:
        verb = verb_of(given)
        if frame.step == TO_WHOM:
            ours = verb == USE and first_of(given) == self.code
            if not ours:
                return NOT_ASKED_NOW
            return _crown_refusal(game, frame.seat, plain(second_of(given)))
        if verb == TAKE_GOLD:
            return _gold_refusal(game, frame.target)
        return _card_refusal(game, frame.target) if verb == TAKE_CARD else NOT_ASKED_NOW


def _crown_refusal(game: Game, seat: i64, other: i64) -> i64:
    if other == seat:
        return YOURSELF
    if other == game.crown():
        return reason(CROWN_STAYS, other)
    return LEGAL if other < game.seats() else reason(NOT_THERE)


def _gold_refusal(game: Game, giver: i64) -> i64:
    return LEGAL if game.gold(giver) > 0 else NO_GOLD


def _card_refusal(game: Game, giver: i64) -> i64:
    return LEGAL if game.hand_size(giver) > 0 else reason(NO_CARDS_THERE, giver)
