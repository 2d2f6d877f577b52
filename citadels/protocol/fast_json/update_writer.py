"""Writes a moment of a match for all who look at it; what has not changed, not again."""

from __future__ import annotations

from citadels.engine.codes import NOBODY
from citadels.engine.game import Game
from citadels.engine.game_state import EVENT_SIZE, PUBLIC
from citadels.engine.knowledge.private_state import private_state
from citadels.engine.names import UNDO
from citadels.engine.undo import NOT_OWN_TURN
from citadels.protocol.fast_json.private import write_private
from citadels.protocol.fast_json.public import write_public
from citadels.protocol.fast_json.steps import write_events, write_step


class Snapshot:
    """Where a match is, and the step that led there."""

    def __init__(self, game: Game, number: int, question: int) -> None:
        self.game = game
        self.number = number  # of the step
        self.question = question
        self.extra_json = ""  # of the state, with a comma before each part: who is away, the clocks
        self.undo_seat = NOBODY  # who answered last, and why he cannot take it back
        self.undo_refusal = ""
        self.kind = ""  # of the step
        self.seat = NOBODY
        self.at = 0
        self.log: list[int] = []


class UpdateWriter:
    """Writes what readers get of one match."""

    def __init__(self, game_json: str, snapshot: Snapshot) -> None:
        self._prefix = f'{{"game":{game_json},"number":'  # the name as it stands in JSON
        self._private_cache: dict[int, _CachedPrivate] = {}  # of seats that are not asked
        self._step_cache: dict[str, str] = {}  # by the events that a reader may see
        self.set_snapshot(snapshot)

    def set_snapshot(self, snapshot: Snapshot) -> None:
        """Write of this moment from now on."""
        public_json = write_public(snapshot.game)
        self.snapshot = snapshot
        # The state but for what is a seat's own, and its last bracket.
        self._public_json = (
            f'{self._prefix}{snapshot.number},"question":{snapshot.question}'
            f',"common":{public_json}{snapshot.extra_json}'
        )
        self._is_public_step = _is_public_log(snapshot.log)
        self._step_cache.clear()

    def update(self, seat: int) -> bytes:
        """The message with the last step and the state it led to."""
        state = self.state(seat)
        return f'{{"type":"update","steps":[{self._step_json(seat)}],"state":{state}}}'.encode()

    def state(self, seat: int) -> str:
        """The game as this seat sees it now; NOBODY is a spectator."""
        if seat == NOBODY:
            return self._public_json + "}"
        return f'{self._public_json},"own":{self._private_json(seat)}}}'

    def _step_json(self, seat: int) -> str:
        """The last step; readers who may see the same events get the same text."""
        if self._is_public_step and self._step_cache:
            return self._step_cache[""]
        snapshot = self.snapshot
        events = write_events(snapshot.log, seat)
        key = "" if self._is_public_step else events
        text = self._step_cache.get(key)
        if text is None:
            text = write_step(snapshot.number, snapshot.kind, snapshot.seat, snapshot.at, events)
            self._step_cache[key] = text
        return text

    def _private_json(self, seat: int) -> str:
        game = self.snapshot.game
        undo = self.snapshot.undo_refusal if seat == self.snapshot.undo_seat else UNDO[NOT_OWN_TURN]
        if game.to_move() == seat:
            return write_private(game, seat, undo)
        part = private_state(game, seat)
        cached = self._private_cache.get(seat)
        if cached is None or cached.part != part or cached.undo != undo:
            cached = _CachedPrivate(part, undo, write_private(game, seat, undo))
            self._private_cache[seat] = cached
        return cached.text


class _CachedPrivate:
    """The own part of a seat, and what it was made of."""

    def __init__(self, part: list[int], undo: str, text: str) -> None:
        self.part = part
        self.undo = undo
        self.text = text


def _is_public_log(log: list[int]) -> bool:
    knowers = log[EVENT_SIZE - 1 :: EVENT_SIZE]
    return knowers.count(PUBLIC) == len(knowers)
