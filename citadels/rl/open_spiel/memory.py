"""Perfect recall: all that a seat was told, has done and has seen, from the deal on.

What was told and done is kept in words. Of what was seen, at every step, a digest is kept: two
histories have the same one only if the seat cannot tell them apart. Nobody pays for a memory that
nobody asks for: it is made up from the steps of the table when it is asked for, and goes on from
there.
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
from citadels.rl.coding.dealer_table import NO_ANSWER, DealerTable, Step
from citadels.rl.open_spiel.words import NAMES

_DIGEST: Final = 16  # bytes


class Memory:
    """What one seat remembers; NOBODY is a spectator."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.lines: list[str] = []
        self.digest = b""
        self.game: Game | None = None  # as it was after the last step that is remembered

    def copy(self) -> Memory:
        twin = Memory(self.seat)
        twin.lines = self.lines[:]
        twin.digest = self.digest
        twin.game = None if self.game is None else self.game.copy()
        return twin

    def catch_up(self, table: DealerTable) -> None:
        """Remember the steps that were taken since."""
        for step in table.steps[len(self.lines) :]:
            self.game = _after(step, self.game, table.rules)
            seen = repr(make_view(self.game, self.seat).as_data())
            self.digest = blake2b(self.digest + seen.encode(), digest_size=_DIGEST).digest()
            self.lines.append(self._told(step))

    def text(self, table: DealerTable) -> str:
        """The information state of the seat, once it has caught up."""
        lines = [f"seat {self.seat}", *self.lines]
        asked = table.game.to_move() if table.game is not None else NO_ANSWER
        if table.waiting != NO_ANSWER and asked == self.seat:
            lines.append(f"{NAMES[self.seat]}: {answer_text(table.waiting, NAMES)}")
        if self.digest:
            lines.append(f"views {self.digest.hex()}")
        return "\n".join(lines)

    def _told(self, step: Step) -> str:
        """One line for a step: who answered, with the words of an own answer, and what followed."""
        events = "; ".join(
            event_text(event, NAMES) for event in visible_events(step.log, self.seat)
        )
        if step.given == NO_ANSWER:
            return f"dealt; {events}"
        own = answer_text(step.given, NAMES) if step.seat == self.seat else ""
        return f"{NAMES[step.seat]}: {'; '.join(filter(None, (own, events)))}".rstrip()


class Memories:
    """The memories of those who were asked for them, by seat."""

    def __init__(self) -> None:
        self.of: dict[int, Memory] = {}

    def caught_up(self, table: DealerTable, seat: int) -> Memory:
        if seat not in self.of:
            self.of[seat] = Memory(seat)
        self.of[seat].catch_up(table)
        return self.of[seat]

    def __deepcopy__(self, _: object) -> Memories:
        twin = Memories()
        twin.of = {seat: memory.copy() for seat, memory in self.of.items()}
        return twin

    @override
    def __reduce__(self) -> tuple[type[Memories], tuple[()]]:
        return Memories, ()  # made up again from the steps


def _after(step: Step, game: Game | None, rules: Rules) -> Game:
    if game is None:
        return deal(rules, 0, script=step.drawn)
    game.script = step.drawn[:]
    game.play(step.given)
    return game
