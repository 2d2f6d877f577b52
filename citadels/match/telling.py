"""What each reader is told of a match. The part that all share is made and written once."""

from __future__ import annotations

from typing import cast

import msgspec

from citadels.engine.codes import NOBODY
from citadels.engine.game_state import visible_events
from citadels.match.clock import OFF
from citadels.match.match import Match
from citadels.match.match import Step as MatchStep
from citadels.match.records import ANSWER, AWAY, BACK, UNDO
from citadels.protocol.messages import EVERYTHING, State, Step, Times, Update
from citadels.protocol.steps import events_of
from citadels.protocol.writing.pen import Moment, Pen

MOST_STEPS = 300  # that are sent again after a break; beyond it the state has to do

_KINDS = {ANSWER: "answer", UNDO: "undo", AWAY: "away", BACK: "back"}
_encoder = msgspec.json.Encoder()


def encode(message: object) -> bytes:
    """A message as it goes over the line."""
    return _encoder.encode(message)


class Teller:
    """Writes what readers get of one match."""

    def __init__(self, game: str, match: Match) -> None:
        self.game = game
        self.match = match
        self._pen: Pen | None = None  # made when somebody listens

    def write(self, seat: int, after: int) -> bytes:
        """The message that tells a reader everything after this step, and where it led.

        Nearly always that is the last step, which is written quickly.
        """
        if after != self.match.number() - 1 or after < 0:
            return encode(self.update(seat, after))
        return self._at_the_moment().update(seat)

    def state(self, seat: int) -> State:
        """The game as this seat sees it now; NOBODY is a spectator."""
        return cast("State", msgspec.Raw(self._at_the_moment().state(seat).encode()))

    def update(self, seat: int, after: int) -> Update:
        """The same as a message that is not written yet."""
        number = self.match.number()
        if not EVERYTHING <= after <= number or number - after > MOST_STEPS:
            return Update([], self.state(seat), whole=True)
        return Update(self.steps(seat, after), self.state(seat))

    def steps(self, seat: int, after: int) -> list[Step]:
        """What a reader hears of everything after this step, however much it is."""
        told = [_step(step, seat) for step in self.match.steps[max(0, after) :]]
        if after == EVERYTHING:
            told.insert(0, self._opening(seat))
        return told

    def _opening(self, seat: int) -> Step:
        """The deal: the step before the first answer."""
        events = events_of(visible_events(self.match.opening.log, seat))
        return Step(0, "deal", NOBODY, self.match.began, events)

    def _at_the_moment(self) -> Pen:
        """The pen, turned to where the match is now."""
        match, pen = self.match, self._pen
        if pen is None:
            self._pen = pen = Pen(encode(self.game).decode(), self._moment())
        elif pen.moment.game is not match.game or pen.moment.number != match.number():
            pen.turn_to(self._moment())
        return pen

    def _moment(self) -> Moment:
        match = self.match
        moment = Moment(match.game, match.number(), match.question)
        if match.answers:
            moment.undoer = match.answers[-1].seat
            moment.undo = match.undo_refusal(moment.undoer)
        if match.steps:
            step = match.steps[-1]
            moment.kind = _KINDS[step.record.kind]
            moment.seat, moment.at, moment.log = step.record.seat, step.record.at, step.log
        if match.away:
            moment.rest = f',"away":{encode(sorted(match.away)).decode()}'
        if match.clock.rule.kind != OFF:
            moment.rest += f',"times":{encode(self._times()).decode()}'
        return moment

    def _times(self) -> Times:
        clock = self.match.clock
        return Times(clock.banks[:], clock.running, clock.deadline() or 0)


def _step(step: MatchStep, seat: int) -> Step:
    record = step.record
    events = events_of(step.heard_by(seat))
    return Step(record.number, _KINDS[record.kind], record.seat, record.at, events)
