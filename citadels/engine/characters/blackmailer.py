from __future__ import annotations

from typing import Final

from citadels.engine.abilities.character_targets import harm_refusal
from citadels.engine.abilities.marks import NEXT_MARK, Marker
from citadels.engine.answers.codec import make_answer, verb_of
from citadels.engine.bits import BIT
from citadels.engine.codes import (
    BRIBE,
    BRIBED,
    DECLINE,
    LEGAL,
    NO_CARD,
    NO_GOLD,
    NOBODY,
    NOT_ASKED_NOW,
    REFUSE,
    REFUSED,
    REVEAL,
    STOLE,
    THREAT_FLOWERED,
    THREAT_LAID,
    THREAT_LEFT,
    THREAT_OPEN,
    THREAT_SHOWN,
)
from citadels.engine.game import Game
from citadels.engine.handler import AFTER_GATHERING, AT_ROUND_END, RESTRICTS
from citadels.engine.native_types import i64, override
from citadels.engine.question import OUT_OF_TURN, Question
from citadels.engine.rulings import BRIBE_WITH_NOTHING
from citadels.engine.state import BLACKMAILER_SEAT, FLOWERED, GATHERED, THREATS, TURN_ROLE, Frame

BRIBE_OR_REFUSE: Final = 1
REVEAL_OR_LEAVE: Final = 2


class Blackmailer(Marker):
    """Lay two threats face down at two characters; one of them is real.

    A threatened player gathers and then either hands over half the gold, rounded down, or
    refuses. After a refusal the threat may be turned over: the real one takes all the gold.
    """

    def __init__(self) -> None:
        super().__init__(THREATS, FLOWERED, BLACKMAILER_SEAT, 1)
        self.hooks = RESTRICTS | AFTER_GATHERING | AT_ROUND_END
        self.laid_event = THREAT_LAID
        self.real_event = THREAT_FLOWERED
        self.shown_event = THREAT_SHOWN
        self.questions = {
            NEXT_MARK: Question("lay-threat"),
            BRIBE_OR_REFUSE: Question("bribe"),
            REVEAL_OR_LEAVE: Question("reveal-threat", OUT_OF_TURN),
        }

    @override
    def mark_refusal(self, game: Game, seat: i64, role: i64) -> i64:
        reason = super().mark_refusal(game, seat, role)
        return harm_refusal(game, role) if reason == LEGAL else reason

    @override
    def restricts(self, game: Game, seat: i64, role: i64) -> bool:
        return game.get(GATHERED) == 0 and self._threatens(game, role)

    @override
    def after_gathering(self, game: Game, seat: i64) -> None:
        if self._threatens(game, game.get(TURN_ROLE)):
            game.ask(self.code, BRIBE_OR_REFUSE, seat)

    @override
    def options(self, game: Game, frame: Frame) -> None:
        if frame.step == NEXT_MARK:
            super().options(game, frame)
        elif frame.step == BRIBE_OR_REFUSE:
            game.consider(make_answer(BRIBE), _bribe_refusal(game, frame.seat))
            game.offer(make_answer(REFUSE))
        else:
            game.offer(make_answer(REVEAL))
            game.offer(make_answer(DECLINE))

    @override
    def resolve(self, game: Game, frame: Frame, answer: i64) -> None:
        seat = frame.seat
        if frame.step == NEXT_MARK:
            super().resolve(game, frame, answer)
        elif frame.step == REVEAL_OR_LEAVE:
            _settle_threat(game, seat, frame.target, verb_of(answer) == REVEAL)
        elif verb_of(answer) == BRIBE:
            half = game.gold(seat) // 2
            game.emit(BRIBED, seat, game.get(BLACKMAILER_SEAT), NO_CARD, half)
            game.give_gold(seat, game.get(BLACKMAILER_SEAT), half)
            _take_threat_back(game)
        else:
            game.emit(REFUSED, seat, game.get(BLACKMAILER_SEAT))
            game.ask(self.code, REVEAL_OR_LEAVE, game.get(BLACKMAILER_SEAT), seat)

    @override
    def answer_refusal(self, game: Game, frame: Frame, answer: i64) -> i64:
        if frame.step == NEXT_MARK:
            return super().answer_refusal(game, frame, answer)
        if frame.step == REVEAL_OR_LEAVE:
            return NOT_ASKED_NOW
        return _bribe_refusal(game, frame.seat) if verb_of(answer) == BRIBE else THREAT_OPEN

    @override
    def frame_problem(self, game: Game, frame: Frame) -> str:
        if frame.step == NEXT_MARK:
            return super().frame_problem(game, frame)
        # With two characters, the threatened player is perhaps the one who threatens.
        is_missing = frame.step == REVEAL_OR_LEAVE and frame.target == NOBODY
        return "nobody is threatened" if is_missing else ""

    @override
    def charge(self, game: Game, frame: Frame, answer: i64) -> i64:
        return game.gold(frame.seat) // 2 if verb_of(answer) == BRIBE else 0

    def _threatens(self, game: Game, role: i64) -> bool:
        # A threat at the Blackmailer's own token does nothing.
        return role != self.code and (game.get(THREATS) >> role) & 1 != 0


def _bribe_refusal(game: Game, seat: i64) -> i64:
    if game.gold(seat) == 0 and game.rules.rulings[BRIBE_WITH_NOTHING] == 1:
        return NO_GOLD
    return LEGAL


def _settle_threat(game: Game, seat: i64, victim: i64, is_revealed: bool) -> None:
    role = game.get(TURN_ROLE)
    if not is_revealed:
        game.emit(THREAT_LEFT, seat, victim)
        return
    is_real = game.get(FLOWERED) == role
    game.emit(THREAT_SHOWN, seat, victim, role, 1 if is_real else 0)
    _take_threat_back(game)
    if is_real:
        gold = game.gold(victim)
        game.emit(STOLE, seat, victim, NO_CARD, gold)
        game.give_gold(victim, seat, gold)


def _take_threat_back(game: Game) -> None:
    game.put(THREATS, game.get(THREATS) & ~BIT[game.get(TURN_ROLE)])
