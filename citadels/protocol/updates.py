"""The messages that readers get of a match. The part that all share is written once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, cast

import msgspec

from citadels.engine.codes import NOBODY
from citadels.engine.game_state import visible_events
from citadels.match.clock import OFF
from citadels.match.match import Match
from citadels.match.match import MatchStep as MatchStep
from citadels.match.records import ANSWER, AWAY, BACK, UNDO
from citadels.protocol.fast_json.update_writer import Snapshot, UpdateWriter
from citadels.protocol.messages import EVERYTHING, State, Step, Times, Update
from citadels.protocol.steps import events_of

MAX_RESENT_STEPS = 300  # that are sent again after a break; beyond it the state has to do

_KIND_NAMES = {ANSWER: "answer", UNDO: "undo", AWAY: "away", BACK: "back"}
encode: Final = msgspec.json.Encoder().encode  # a message as it is sent


class UpdateBuilder:
    """Writes what readers get of one match."""

    def __init__(self, game_id: str, match: Match) -> None:
        self.game_id = game_id
        self.match = match
        self._snapshot_hash = b""  # of the last record when the writer was set
        self._writer: UpdateWriter | None = None  # made when somebody listens

    def encode_update(self, seat: int, after: int) -> bytes:
        """The message with everything after a step, and where it led."""
        return self._encode_update(seat, after, self.match.number())

    def encode_updates(self, readers: Iterable[tuple[int, int]]) -> dict[tuple[int, int], bytes]:
        """Messages for readers by seat and last step seen, if that is not the last one."""
        number = self.match.number()
        return {
            (seat, after): self._encode_update(seat, after, number)
            for seat, after in readers
            if after != number
        }

    def _encode_update(self, seat: int, after: int, number: int) -> bytes:
        if after != number - 1 or after < 0:
            return encode(self.update(seat, after))
        return self._current_writer().update(seat)  # nearly always, and quickly

    def state(self, seat: int) -> State:
        """The game as this seat sees it now; NOBODY is a spectator."""
        return cast("State", msgspec.Raw(self._current_writer().state(seat).encode()))

    def update(self, seat: int, after: int) -> Update:
        """The same as a message that is not written yet."""
        number = self.match.number()
        if not EVERYTHING <= after <= number or number - after > MAX_RESENT_STEPS:
            return Update([], self.state(seat), snapshot=True)
        return Update(self.steps(seat, after), self.state(seat))

    def steps(self, seat: int, after: int) -> list[Step]:
        """Everything after this step as a reader may see it, however much it is."""
        infos = [_step_info(step, seat) for step in self.match.steps[max(0, after) :]]
        if after == EVERYTHING:
            infos.insert(0, self._deal_step(seat))
        return infos

    def _deal_step(self, seat: int) -> Step:
        """The deal: the step before the first answer."""
        events = events_of(visible_events(self.match.deal_result.log, seat))
        return Step(0, "deal", NOBODY, self.match.started_at, events)

    def _current_writer(self) -> UpdateWriter:
        """The writer, set to where the match is now.

        The number of the last record does not say where that is: a record can be rolled back, and
        another one takes its number.
        """
        match, writer = self.match, self._writer
        if writer is None:
            self._writer = writer = UpdateWriter(encode(self.game_id).decode(), self._snapshot())
        elif writer.snapshot.game is not match.game or self._snapshot_hash != match.chain_hash:
            writer.set_snapshot(self._snapshot())
        self._snapshot_hash = match.chain_hash
        return writer

    def _snapshot(self) -> Snapshot:
        match = self.match
        snapshot = Snapshot(match.game, match.number(), match.question)
        if match.answers:
            snapshot.undo_seat = match.answers[-1].seat
            snapshot.undo_refusal = match.undo_refusal(snapshot.undo_seat)
        if match.steps:
            step = match.steps[-1]
            snapshot.kind = _KIND_NAMES[step.record.kind]
            snapshot.seat, snapshot.at, snapshot.log = step.record.seat, step.record.at, step.log
        if match.away:
            snapshot.extra_json = f',"away":{encode(sorted(match.away)).decode()}'
        if match.clock.rule.kind != OFF:
            snapshot.extra_json += f',"times":{encode(self._clock_info()).decode()}'
        return snapshot

    def _clock_info(self) -> Times:
        clock = self.match.clock
        return Times(clock.banks[:], clock.running_seat, clock.deadline() or 0)


def _step_info(step: MatchStep, seat: int) -> Step:
    record = step.record
    events = events_of(step.events_for(seat))
    return Step(record.number, _KIND_NAMES[record.kind], record.seat, record.at, events)
