"""What each reader is told of a match. The part that all share is made and written once."""

from __future__ import annotations

from typing import cast

import msgspec

from citadels.engine.codes import NOBODY
from citadels.engine.table import heard
from citadels.engine.view import view
from citadels.match.clock import OFF
from citadels.match.match import Match
from citadels.match.match import Step as MatchStep
from citadels.match.records import ANSWER, AWAY, BACK, UNDO
from citadels.protocol.messages import EVERYTHING, State, Step, Times, Update
from citadels.protocol.options import Unavailable, option_of, refusal_of
from citadels.protocol.steps import events_of
from citadels.protocol.views import Common, Own, common_view, own_view

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
        self._written = EVERYTHING  # the number of the step for which the parts were written
        self._common = msgspec.Raw(b"")
        self._own: dict[int, msgspec.Raw] = {}

    def state(self, seat: int) -> State:
        """The game as this seat sees it now; NOBODY is a spectator."""
        match = self.match
        if self._written != match.number():
            self._written = match.number()
            self._own.clear()
            self._common = msgspec.Raw(encode(common_view(view(match.game, NOBODY))))
        own = None
        if seat != NOBODY:
            if seat not in self._own:
                self._own[seat] = msgspec.Raw(encode(self._own_view(seat)))
            own = cast("Own", self._own[seat])
        return State(
            game=self.game,
            number=match.number(),
            question=match.question,
            common=cast("Common", self._common),
            own=own,
            away=sorted(match.away),
            times=self._times(),
        )

    def update(self, seat: int, after: int) -> Update:
        """Everything after this step, and where it led."""
        steps = self.match.steps
        if not EVERYTHING <= after <= len(steps) or len(steps) - after > MOST_STEPS:
            return Update([], self.state(seat), whole=True)
        told = [_step(step, seat) for step in steps[max(0, after) :]]
        if after == EVERYTHING:
            told.insert(0, self._opening(seat))
        return Update(told, self.state(seat))

    def _opening(self, seat: int) -> Step:
        """The deal: the step before the first answer."""
        events = events_of(heard(self.match.opening.log, seat))
        return Step(0, "deal", NOBODY, self.match.began, events)

    def _own_view(self, seat: int) -> Own:
        match = self.match
        asked = match.asked() == seat
        refused = match.game.unavailable() if asked else []
        unavailable = [Unavailable(option_of(given), refusal_of(why)) for given, why in refused]
        undo = match.undo_refusal(seat)
        return own_view(view(match.game, seat), unavailable, undo)

    def _times(self) -> Times | None:
        clock = self.match.clock
        if clock.rule.kind == OFF:
            return None
        return Times(clock.banks[:], clock.running, clock.deadline() or 0)


def _step(step: MatchStep, seat: int) -> Step:
    record = step.record
    events = events_of(step.heard_by(seat))
    return Step(record.number, _KINDS[record.kind], record.seat, record.at, events)
