from __future__ import annotations

from typing import Final

from citadels.engine.abilities.marks import NEXT_MARK, Marker
from citadels.engine.answers.codec import make_answer, verb_of
from citadels.engine.bits import BIT
from citadels.engine.codes import (
    CONFISCATE,
    CONFISCATED,
    DECLINE,
    LEGAL,
    NO_ROLE,
    NOT_ASKED_NOW,
    NOT_SIGNED,
    WARRANT_LAID,
    WARRANT_SHOWN,
    WARRANT_SIGNED,
)
from citadels.engine.game import Game
from citadels.engine.handler import AT_ROUND_END, BEFORE_ENTERING
from citadels.engine.native_types import i64, override
from citadels.engine.question import ABOUT_ANOTHER, OUT_OF_TURN, Question
from citadels.engine.rulings import (
    CONFISCATED_GOLD_REFUNDED_ONCE,
    MAGISTRATE_SECOND_CHANCE,
    UNCOUNTED_STAYS_UNCOUNTED,
)
from citadels.engine.state import (
    BUILDS,
    MAGISTRATE_SEAT,
    PAID_BUILDS,
    SIGNED,
    SITE_CARD,
    SITE_COUNTED,
    SITE_PAID,
    SITE_SEAT,
    SPENT,
    TURN_ROLE,
    WARRANTS,
    Frame,
)

CONFISCATE_OR_NOT: Final = 1


class Magistrate(Marker):
    """Lay three warrants face down at three characters; one of them is signed.

    When the player of the signed one pays for a first district in the turn, it may be
    confiscated: it is built here instead, free of charge, and its builder gets the gold back.
    """

    def __init__(self) -> None:
        super().__init__(WARRANTS, SIGNED, MAGISTRATE_SEAT, 2)
        self.hooks = BEFORE_ENTERING | AT_ROUND_END
        self.laid_event = WARRANT_LAID
        self.real_event = WARRANT_SIGNED
        self.shown_event = WARRANT_SHOWN
        self.questions = {
            NEXT_MARK: Question("lay-warrant"),
            CONFISCATE_OR_NOT: Question("confiscate", OUT_OF_TURN | ABOUT_ANOTHER),
        }

    @override
    def before_entering(self, game: Game, builder: i64, card: i64) -> None:
        seat = game.get(MAGISTRATE_SEAT)
        has_warrant = (game.get(WARRANTS) >> game.get(TURN_ROLE)) & 1 != 0
        if not has_warrant or game.get(SIGNED) == NO_ROLE or seat == builder:
            return
        if game.get(PAID_BUILDS) > 1 and game.rules.rulings[MAGISTRATE_SECOND_CHANCE] == 0:
            return
        # Asked for a blank warrant too: the question must not reveal which one is signed.
        if _may_stand(game, seat, card):
            game.ask(self.code, CONFISCATE_OR_NOT, seat, builder, card)

    @override
    def options(self, game: Game, frame: Frame) -> None:
        if frame.step == NEXT_MARK:
            super().options(game, frame)
            return
        game.consider(make_answer(CONFISCATE), _signature_refusal(game))
        game.offer(make_answer(DECLINE))

    @override
    def resolve(self, game: Game, frame: Frame, answer: i64) -> None:
        if frame.step == NEXT_MARK:
            super().resolve(game, frame, answer)
        elif verb_of(answer) == CONFISCATE:
            _confiscate(game, frame.seat, frame.target, frame.card)

    @override
    def answer_refusal(self, game: Game, frame: Frame, answer: i64) -> i64:
        if frame.step == NEXT_MARK:
            return super().answer_refusal(game, frame, answer)
        return _signature_refusal(game) if verb_of(answer) == CONFISCATE else NOT_ASKED_NOW

    @override
    def frame_problem(self, game: Game, frame: Frame) -> str:
        if frame.step == NEXT_MARK:
            return super().frame_problem(game, frame)
        return "" if frame.card == game.get(SITE_CARD) else "not what is being built"


def _signature_refusal(game: Game) -> i64:
    return LEGAL if game.get(SIGNED) == game.get(TURN_ROLE) else NOT_SIGNED


def _may_stand(game: Game, seat: i64, card: i64) -> bool:
    if game.has_built(seat, card):
        return False
    district = game.rules.districts[card]
    return district.build_refusal(game, seat, game.city_size(seat)) == LEGAL


def _confiscate(game: Game, seat: i64, builder: i64, card: i64) -> None:
    role = game.get(TURN_ROLE)
    paid = game.get(SITE_PAID)
    game.emit(WARRANT_SHOWN, seat, builder, role, 1)
    game.emit(CONFISCATED, seat, builder, card)
    game.put(SIGNED, NO_ROLE)
    game.put(WARRANTS, game.get(WARRANTS) & ~BIT[role])
    game.put(SITE_SEAT, seat)
    game.gain(builder, paid)
    if game.rules.rulings[CONFISCATED_GOLD_REFUNDED_ONCE] == 0:
        game.put(SPENT, game.get(SPENT) - paid)
    is_uncounted = game.get(SITE_COUNTED) == 0 and (game.rules.uncounted >> card) & 1 == 0
    if is_uncounted and game.rules.rulings[UNCOUNTED_STAYS_UNCOUNTED] == 1:
        game.put(BUILDS, game.get(BUILDS) + 1)
