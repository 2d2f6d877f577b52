"""Perfect recall: all events that a seat has seen, its answers and its views, from the deal on.

Events and answers are kept in words. Of the views, at every step, a digest is kept: two histories
have the same one only if the seat cannot distinguish them. A memory that nobody asks for costs
nothing: it is made from the steps of the table when it is first asked for, and then continued.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from citadels.engine.answers.text import answer_text
from citadels.engine.game import Game
from citadels.engine.game_state import visible_events
from citadels.engine.native_types import override
from citadels.engine.notation.event_text import event_text
from citadels.engine.rules import Rules
from citadels.engine.setup import deal
from citadels.engine.view import make_view
from citadels.rl.encoding.explicit_chance import NO_ANSWER, ExplicitChanceTable, Step
from citadels.rl.open_spiel.strings import SEAT_NAMES

_DIGEST_BYTES: Final = 16  # bytes


class InfoState:
    """What one seat remembers; NOBODY is a spectator."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.lines: list[str] = []
        self.digest = b""
        self.game: Game | None = None  # as it was after the last step that is remembered

    def copy(self) -> InfoState:
        clone = InfoState(self.seat)
        clone.lines = self.lines[:]
        clone.digest = self.digest
        clone.game = None if self.game is None else self.game.copy()
        return clone

    def catch_up(self, table: ExplicitChanceTable) -> None:
        """Remember the steps that were taken since."""
        for step in table.steps[len(self.lines) :]:
            self.game = _apply_step(step, self.game, table.rules)
            view_text = repr(make_view(self.game, self.seat).as_data())
            self.digest = blake2b(
                self.digest + view_text.encode(), digest_size=_DIGEST_BYTES
            ).digest()
            self.lines.append(self._step_text(step))

    def text(self, table: ExplicitChanceTable) -> str:
        """The information state of the seat, once it has caught up."""
        lines = [f"seat {self.seat}", *self.lines]
        mover = table.game.to_move() if table.game is not None else NO_ANSWER
        if table.pending_answer != NO_ANSWER and mover == self.seat:
            lines.append(
                f"{SEAT_NAMES[self.seat]}: {answer_text(table.pending_answer, SEAT_NAMES)}"
            )
        if self.digest:
            lines.append(f"views {self.digest.hex()}")
        return "\n".join(lines)

    def _step_text(self, step: Step) -> str:
        """One line for a step: who answered, the words of an own answer, the events."""
        events = "; ".join(
            event_text(event, SEAT_NAMES) for event in visible_events(step.log, self.seat)
        )
        if step.answer == NO_ANSWER:
            return f"dealt; {events}"
        own_answer = answer_text(step.answer, SEAT_NAMES) if step.seat == self.seat else ""
        return f"{SEAT_NAMES[step.seat]}: {'; '.join(filter(None, (own_answer, events)))}".rstrip()


class InfoStates:
    """The memories of those who were asked for them, by seat."""

    def __init__(self) -> None:
        self.by_seat: dict[int, InfoState] = {}

    def get(self, table: ExplicitChanceTable, seat: int) -> InfoState:
        if seat not in self.by_seat:
            self.by_seat[seat] = InfoState(seat)
        self.by_seat[seat].catch_up(table)
        return self.by_seat[seat]

    def __deepcopy__(self, _: object) -> InfoStates:
        clone = InfoStates()
        clone.by_seat = {seat: info_state.copy() for seat, info_state in self.by_seat.items()}
        return clone

    @override
    def __reduce__(self) -> tuple[type[InfoStates], tuple[()]]:
        return InfoStates, ()  # made again from the steps


def _apply_step(step: Step, game: Game | None, rules: Rules) -> Game:
    if game is None:
        return deal(rules, 0, script=step.outcomes)
    game.script = step.outcomes[:]
    game.play(step.answer)
    return game
