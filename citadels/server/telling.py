"""What each reader is told of a match. The part that all share is made and written once."""

from __future__ import annotations

from typing import cast

import msgspec

from citadels.engine.codes import NOBODY
from citadels.engine.private import private_part
from citadels.engine.table import heard
from citadels.engine.view import view
from citadels.match.clock import OFF
from citadels.match.match import Match
from citadels.match.match import Step as MatchStep
from citadels.match.records import ANSWER, AWAY, BACK, UNDO
from citadels.protocol.messages import EVERYTHING, State, Step, Times, Update
from citadels.protocol.options import unavailable_of
from citadels.protocol.steps import events_of
from citadels.protocol.views import common_view, own_view

MOST_STEPS = 300  # that are sent again after a break; beyond it the state has to do

_KINDS = {ANSWER: "answer", UNDO: "undo", AWAY: "away", BACK: "back"}
_UPDATE = b'{"type":"update","steps":['
_STATE = b'],"state":'
_OWN = b',"own":'
_END = b"}"
_encoder = msgspec.json.Encoder()


def encode(message: object) -> bytes:
    """A message as it goes over the line."""
    return _encoder.encode(message)


class Teller:
    """Writes what readers get of one match. What has not changed is not written again."""

    def __init__(self, game: str, match: Match) -> None:
        self.game = game
        self.match = match
        self._written = EVERYTHING  # the number of the step after which this was written:
        self._shared = b""  # the state but for what is a seat's own, and its last bracket
        self._own: dict[int, tuple[list[int], str, bytes]] = {}  # of seats that are not asked
        self._told = EVERYTHING  # the number of the step of which this was written:
        self._public = False
        self._steps: dict[tuple[tuple[int, ...], ...], bytes] = {}  # by what is heard of it

    def write(self, seat: int, after: int) -> bytes:
        """The message that tells a reader everything after this step, and where it led.

        Nearly always that is the last step. Then the message is put together from its parts.
        """
        if after != self.match.number() - 1 or after < 0:
            return encode(self.update(seat, after))
        step = self._write_step(self.match.steps[-1], seat)
        return b"".join((_UPDATE, step, _STATE, self._write_state(seat), _END))

    def state(self, seat: int) -> State:
        """The game as this seat sees it now; NOBODY is a spectator."""
        return cast("State", msgspec.Raw(self._write_state(seat)))

    def update(self, seat: int, after: int) -> Update:
        """The same as a message that is not written yet."""
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

    def _write_step(self, step: MatchStep, seat: int) -> bytes:
        """The last step as this seat may hear it; those who hear the same get the same bytes."""
        if self._told != step.record.number:
            self._told = step.record.number
            self._steps.clear()
            self._public = step.is_public()
        key = () if self._public else tuple(step.heard_by(seat))
        written = self._steps.get(key)
        if written is None:
            self._steps[key] = written = encode(_step(step, seat))
        return written

    def _write_state(self, seat: int) -> bytes:
        if self._written != self.match.number():
            self._written = self.match.number()
            self._shared = self._write_shared()
        if seat == NOBODY:
            return self._shared + _END
        return b"".join((self._shared, _OWN, self._write_own(seat), _END))

    def _write_shared(self) -> bytes:
        match = self.match
        state = State(
            game=self.game,
            number=match.number(),
            question=match.question,
            common=common_view(view(match.game, NOBODY)),
            away=sorted(match.away),
            times=self._times(),
        )
        return encode(state)[:-1]

    def _write_own(self, seat: int) -> bytes:
        """What the seat knows beyond the common part."""
        match = self.match
        undo = match.undo_refusal(seat)
        if match.asked() == seat:
            return self._write_asked(seat, undo)
        part = private_part(match.game, seat)
        last = self._own.get(seat)
        if last is None or last[0] != part or last[1] != undo:
            written = encode(own_view(view(match.game, seat), [], undo))
            self._own[seat] = last = (part, undo, written)
        return last[2]

    def _write_asked(self, seat: int, undo: str) -> bytes:
        game = self.match.game
        unavailable = [unavailable_of(given, why) for given, why in game.unavailable()]
        return encode(own_view(view(game, seat), unavailable, undo))

    def _times(self) -> Times | None:
        clock = self.match.clock
        if clock.rule.kind == OFF:
            return None
        return Times(clock.banks[:], clock.running, clock.deadline() or 0)


def _step(step: MatchStep, seat: int) -> Step:
    record = step.record
    events = events_of(step.heard_by(seat))
    return Step(record.number, _KINDS[record.kind], record.seat, record.at, events)
