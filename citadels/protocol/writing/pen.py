"""Writes a moment of a match for all who look at it; what has not changed, not again."""

from __future__ import annotations

from citadels.engine.codes import NOBODY
from citadels.engine.game import Game
from citadels.engine.game_state import EVENT_SIZE, PUBLIC
from citadels.engine.knowledge.private_state import private_state
from citadels.engine.names import UNDO
from citadels.engine.undo import NOT_OWN_TURN
from citadels.protocol.writing.common import write_common
from citadels.protocol.writing.own import write_own
from citadels.protocol.writing.steps import write_events, write_step


class Moment:
    """Where a match is, and the step that led there."""

    def __init__(self, game: Game, number: int, question: int) -> None:
        self.game = game
        self.number = number  # of the step
        self.question = question
        self.rest = ""  # of the state, with a comma before each part: who is away, the clocks
        self.undoer = NOBODY  # who answered last, and why he cannot take it back
        self.undo = ""
        self.kind = ""  # of the step
        self.seat = NOBODY
        self.at = 0
        self.log: list[int] = []


class Pen:
    """Writes what readers get of one match."""

    def __init__(self, name: str, moment: Moment) -> None:
        self._begin = f'{{"game":{name},"number":'  # the name as it stands in JSON
        self._own: dict[int, _Own] = {}  # of seats that are not asked
        self._steps: dict[str, str] = {}  # by what is heard of them
        self.turn_to(moment)

    def turn_to(self, moment: Moment) -> None:
        """Write of this moment from now on."""
        common = write_common(moment.game)
        self.moment = moment
        # The state but for what is a seat's own, and its last bracket.
        self._shared = (
            f'{self._begin}{moment.number},"question":{moment.question}'
            f',"common":{common}{moment.rest}'
        )
        self._public = _is_public(moment.log)
        self._steps.clear()

    def update(self, seat: int) -> bytes:
        """The message that tells of the last step and where it led."""
        state = self.state(seat)
        return f'{{"type":"update","steps":[{self._step(seat)}],"state":{state}}}'.encode()

    def state(self, seat: int) -> str:
        """The game as this seat sees it now; NOBODY is a spectator."""
        if seat == NOBODY:
            return self._shared + "}"
        return f'{self._shared},"own":{self._own_part(seat)}}}'

    def _step(self, seat: int) -> str:
        """The last step; those who hear the same get the same text."""
        if self._public and self._steps:
            return self._steps[""]
        moment = self.moment
        events = write_events(moment.log, seat)
        key = "" if self._public else events
        written = self._steps.get(key)
        if written is None:
            written = write_step(moment.number, moment.kind, moment.seat, moment.at, events)
            self._steps[key] = written
        return written

    def _own_part(self, seat: int) -> str:
        game = self.moment.game
        undo = self.moment.undo if seat == self.moment.undoer else UNDO[NOT_OWN_TURN]
        if game.to_move() == seat:
            return write_own(game, seat, undo)
        part = private_state(game, seat)
        last = self._own.get(seat)
        if last is None or last.part != part or last.undo != undo:
            last = _Own(part, undo, write_own(game, seat, undo))
            self._own[seat] = last
        return last.written


class _Own:
    """The own part of a seat, and what it was made of."""

    def __init__(self, part: list[int], undo: str, written: str) -> None:
        self.part = part
        self.undo = undo
        self.written = written


def _is_public(log: list[int]) -> bool:
    """Whether everybody hears the same."""
    knowers = log[EVENT_SIZE - 1 :: EVENT_SIZE]
    return knowers.count(PUBLIC) == len(knowers)
