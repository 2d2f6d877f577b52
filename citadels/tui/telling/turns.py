"""The log in order: turns, and in each the lines that belong together.

The browser puts its log together in the same way.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from citadels.engine.codes import NOBODY
from citadels.protocol.messages import Event, Step
from citadels.protocol.views import UNKNOWN

DEAL: Final = "deal"
DRAFT: Final = "draft"
TURN: Final = "turn"

# Events of these kinds in a row, by one player to the same other, are told in one line.
_IN_ONE: Final = frozenset(
    (
        "drew",
        "discarded",
        "put-under",
        "saw-card",
        "took-card",
        "gave-card",
        "saw-in-deck",
        "faceup-laid",
    )
)
# These have a price: the payment is told with them.
_PRICED: Final = frozenset(("built", "destroyed", "beautified"))
# After these the gain of just as much gold says nothing new.
_GAINING: Final = frozenset(("gathered-gold", "income-taken"))
_ABOUT_PEOPLE: Final = frozenset(("undo", "away", "back"))


@dataclass
class Line:
    """One line of the log. Several events of a kind may be told in one."""

    step: int
    kind: str  # of an event, or: undo, away, back, nobody, dealt-all
    event: Event
    count: int = 1  # how many events it stands for
    cards: list[str] = field(default_factory=list)  # those of them that the reader knows
    seats: list[int] = field(default_factory=list)  # who did it, where several did the same
    paid: int = 0  # gold that was paid for it


@dataclass
class Turn:
    """Lines that belong together: the deal, the choosing of characters, a turn."""

    kind: str
    round: int  # 0 if the log does not reach back to its beginning
    seat: int
    role: str
    ended: bool = False
    lines: list[Line] = field(default_factory=list)


def turns_of(steps: list[Step]) -> list[Turn]:
    """The log as turns, in order, with what belongs together in one line."""
    writer = _Writer()
    for step in standing(steps):
        writer.write(step)
    _count_back(writer.turns)
    if writer.turns and writer.turns[0].kind == DEAL:
        _to_all(writer.turns[0])
    return writer.turns


def standing(steps: list[Step]) -> list[Step]:
    """The steps that stand: an answer that was taken back did not happen."""
    kept: list[Step] = []
    for step in steps:
        if step.kind == "undo":
            for at in range(len(kept) - 1, -1, -1):
                if kept[at].kind == "answer" and kept[at].seat == step.seat:
                    del kept[at]
                    break
        kept.append(step)
    return kept


def recent_turns(turns: list[Turn], seat: int) -> list[Turn]:
    """The turns to look at again: those that others took since the reader's own, at least one."""
    taken = [turn for turn in turns if turn.kind == TURN]
    if taken and taken[-1].seat == seat and not taken[-1].ended:
        taken = taken[:-1]
    if seat < 0:
        return taken[-3:]
    own = max((at for at, turn in enumerate(taken) if turn.seat == seat), default=-1)
    return taken[own + 1 :] or taken[-1:]


class _Writer:
    """Puts steps in order as turns."""

    def __init__(self) -> None:
        self.turns: list[Turn] = []
        self._round = 0
        self._called: list[Event] = []  # without an answer so far
        self._step = Step(0, DEAL, NOBODY, 0)

    def write(self, step: Step) -> None:
        self._step = step
        if step.kind in _ABOUT_PEOPLE:
            self._push(self._now(), step.kind, Event("", step.seat))
        for event in _dealt(step.events) if step.kind == DEAL else step.events:
            self._tell(event)

    def _tell(self, event: Event) -> None:
        kind = event.kind
        if kind == "round-began":
            self._round = event.amount
            self._open(DRAFT, event)
        elif kind == "called":
            self._called.append(event)
        elif kind == "revealed-role" and self._called and self._called[-1].card == event.card:
            self._called.pop()
            self._open(TURN, event)
        elif kind == "resumed":
            self._open(TURN, event)
        elif kind == "turn-ended":
            self._now().ended = True
        elif kind == "round-ended":
            self._nobody(self._now())
        else:
            self._add(event)

    def _open(self, kind: str, event: Event) -> None:
        if self.turns:
            self.turns[-1].ended = True
        role = event.card if kind == TURN else ""
        self.turns.append(Turn(kind, self._round, event.seat, role))
        self._nobody(self.turns[-1])

    def _now(self) -> Turn:
        if not self.turns:
            is_deal = self._step.kind == DEAL
            seat = NOBODY if is_deal else self._step.seat
            self._open(DEAL if is_deal else TURN, Event("", seat))
        return self.turns[-1]

    def _nobody(self, turn: Turn) -> None:
        """Characters that were called and had nobody, in one line."""
        if not self._called:
            return
        line = self._push(turn, "nobody", self._called[0])
        line.count = len(self._called)
        line.cards = [event.card for event in self._called]
        self._called = []

    def _add(self, event: Event) -> None:
        if not self.turns and event.kind == "picked":  # a log that begins with the first choice
            self._open(DRAFT, Event("", event.seat))
        turn = self._now()
        here = [line for line in turn.lines if line.step == self._step.number]
        if _is_said_already(event, here):
            return
        same = _same_line(turn, event)
        if same is None:
            line = self._push(turn, event.kind, event)
            if event.kind in _PRICED:
                _take_price(turn, line)
            return
        same.count += 1
        if event.card and event.card != UNKNOWN:
            same.cards.append(event.card)
        if event.seat not in same.seats:
            same.seats.append(event.seat)

    def _push(self, turn: Turn, kind: str, event: Event) -> Line:
        cards = [event.card] if event.card and event.card != UNKNOWN else []
        line = Line(self._step.number, kind, event, 1, cards, [event.seat])
        turn.lines.append(line)
        return line


def _dealt(events: list[Event]) -> list[Event]:
    """Of the deal only what the reader got is worth a line each; the rest is the same for all."""
    amounts = [event.amount for event in events if event.kind == "dealt"]
    same = len(set(amounts)) == 1
    told: list[Event] = []
    is_first = True
    for event in events:
        if event.kind == "shuffled" or (event.kind == "drew" and event.card == UNKNOWN):
            continue
        if event.kind == "dealt":
            if same and not is_first:
                continue
            is_first = False
        told.append(event)
    return told


def _is_said_already(event: Event, here: list[Line]) -> bool:
    last = here[-1] if here else None
    if event.kind == "gained" and last and last.kind in _GAINING:
        return last.event.seat == event.seat and last.event.amount == event.amount
    if event.kind == "gave-gold" and last and last.kind == "stole":
        return last.event.seat == event.target and last.event.target == event.seat
    if event.card != UNKNOWN:
        return False
    if event.kind == "drew":
        return any(line.kind == "gathered-cards" for line in here)
    return event.kind == "put-under" and any(line.kind == "kept" for line in here)


def _same_line(turn: Turn, event: Event) -> Line | None:
    if event.kind == "picked" and event.card == UNKNOWN:
        hidden = (line for line in turn.lines if line.kind == "picked" and not line.cards)
        return next(hidden, None)
    last = turn.lines[-1] if turn.lines else None
    if last is None or last.kind != event.kind or event.kind not in _IN_ONE:
        return None
    is_same = last.event.seat == event.seat and last.event.target == event.target
    return last if is_same else None


def _take_price(turn: Turn, line: Line) -> None:
    """The payment just before, and the site that was laid out for it, go into the line."""
    for before in turn.lines[-2::-1]:
        if before.step != line.step:
            return
        if before.kind == "paid" and not line.paid:
            line.paid = before.event.amount
        elif before.kind != "site-laid" or before.event.card != line.event.card:
            return
        turn.lines.remove(before)


def _count_back(turns: list[Turn]) -> None:
    """What lies before the first beginning of a round that is told belongs to the one before."""
    known = next((turn.round for turn in turns if turn.round > 0), 1)
    for turn in turns:
        if turn.round > 0:
            return
        if turn.kind != DEAL:
            turn.round = known - 1


def _to_all(deal: Turn) -> None:
    """A single line about the number of cards speaks of everybody."""
    lines = [line for line in deal.lines if line.kind == "dealt"]
    if len(lines) == 1:
        lines[0].kind = "dealt-all"
