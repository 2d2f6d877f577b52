"""The log as turns with their lines, built as the browser builds it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from citadels.engine.codes import NOBODY
from citadels.protocol.messages import Event, Step
from citadels.protocol.views import UNKNOWN

DEAL: Final = "deal"
DRAFT: Final = "draft"
TURN: Final = "turn"

# Consecutive events of these kinds, by one player to the same other, become one line.
_MERGED_KINDS: Final = (
    *("drew", "discarded", "put-under", "saw-card", "took-card", "gave-card"),
    *("saw-in-deck", "faceup-laid"),
)
# These have a price, which is shown in their line.
_PRICED_KINDS: Final = ("built", "destroyed", "beautified")
# After these, a gain of the same amount of gold is not shown.
_GAIN_KINDS: Final = ("gathered-gold", "income-taken")
_PRESENCE_KINDS: Final = ("undo", "away", "back")


@dataclass
class LogLine:
    """One line of the log, which may stand for several events of a kind."""

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
    is_ended: bool = False
    lines: list[LogLine] = field(default_factory=list)


def turns_of(steps: list[Step]) -> list[Turn]:
    """The log as turns, in order, with related events merged into one line."""
    builder = _TurnBuilder()
    for step in remove_undone(steps):
        builder.add_step(step)
    _number_earlier_turns(builder.turns)
    if builder.turns and builder.turns[0].kind == DEAL:
        _mark_dealt_to_all(builder.turns[0])
    return builder.turns


def remove_undone(steps: list[Step]) -> list[Step]:
    """The steps without the answers that were taken back."""
    remaining: list[Step] = []
    for step in steps:
        if step.kind == "undo":
            for index in range(len(remaining) - 1, -1, -1):
                if remaining[index].kind == "answer" and remaining[index].seat == step.seat:
                    del remaining[index]
                    break
        remaining.append(step)
    return remaining


def recent_turns(turns: list[Turn], seat: int) -> list[Turn]:
    """The turns to look at again: those that others took since the reader's own, at least one."""
    player_turns = [turn for turn in turns if turn.kind == TURN]
    if player_turns and player_turns[-1].seat == seat and not player_turns[-1].is_ended:
        player_turns = player_turns[:-1]
    if seat < 0:
        return player_turns[-3:]
    last_own = max(
        (index for index, turn in enumerate(player_turns) if turn.seat == seat), default=-1
    )
    return player_turns[last_own + 1 :] or player_turns[-1:]


class _TurnBuilder:
    def __init__(self) -> None:
        self.turns: list[Turn] = []
        self._round = 0
        self._unanswered: list[Event] = []  # without an answer so far
        self._step = Step(0, DEAL, NOBODY, 0)

    def add_step(self, step: Step) -> None:
        self._step = step
        if step.kind in _PRESENCE_KINDS:
            self._append_line(self._current_turn(), step.kind, Event("", step.seat))
        for event in _filter_deal(step.events) if step.kind == DEAL else step.events:
            self._add_event(event)

    def _add_event(self, event: Event) -> None:
        kind = event.kind
        if kind == "round-began":
            self._round = event.amount
            self._open_turn(DRAFT, event)
        elif kind == "called":
            self._unanswered.append(event)
        elif (
            kind == "revealed-role" and self._unanswered and self._unanswered[-1].card == event.card
        ):
            self._unanswered.pop()
            self._open_turn(TURN, event)
        elif kind == "resumed":
            self._open_turn(TURN, event)
        elif kind == "turn-ended":
            self._current_turn().is_ended = True
        elif kind == "round-ended":
            self._flush_unanswered(self._current_turn())
        else:
            self._add_line(event)

    def _open_turn(self, kind: str, event: Event) -> None:
        if self.turns:
            self.turns[-1].is_ended = True
        role = event.card if kind == TURN else ""
        self.turns.append(Turn(kind, self._round, event.seat, role))
        self._flush_unanswered(self.turns[-1])

    def _current_turn(self) -> Turn:
        if not self.turns:
            is_deal = self._step.kind == DEAL
            seat = NOBODY if is_deal else self._step.seat
            self._open_turn(DEAL if is_deal else TURN, Event("", seat))
        return self.turns[-1]

    def _flush_unanswered(self, turn: Turn) -> None:
        """Add one line for the characters that were called and that nobody had."""
        if not self._unanswered:
            return
        line = self._append_line(turn, "nobody", self._unanswered[0])
        line.count = len(self._unanswered)
        line.cards = [event.card for event in self._unanswered]
        self._unanswered = []

    def _add_line(self, event: Event) -> None:
        if not self.turns and event.kind == "picked":  # a log that begins with the first choice
            self._open_turn(DRAFT, Event("", event.seat))
        turn = self._current_turn()
        step_lines = [line for line in turn.lines if line.step == self._step.number]
        if _is_redundant(event, step_lines):
            return
        mergeable = _mergeable_line(turn, event)
        if mergeable is None:
            line = self._append_line(turn, event.kind, event)
            if event.kind in _PRICED_KINDS:
                _merge_price(turn, line)
            return
        mergeable.count += 1
        if event.card and event.card != UNKNOWN:
            mergeable.cards.append(event.card)
        if event.seat not in mergeable.seats:
            mergeable.seats.append(event.seat)

    def _append_line(self, turn: Turn, kind: str, event: Event) -> LogLine:
        cards = [event.card] if event.card and event.card != UNKNOWN else []
        line = LogLine(self._step.number, kind, event, 1, cards, [event.seat])
        turn.lines.append(line)
        return line


def _filter_deal(events: list[Event]) -> list[Event]:
    """Of the deal, show only what the reader got; the rest is the same for everybody."""
    amounts = [event.amount for event in events if event.kind == "dealt"]
    is_same_for_all = len(set(amounts)) == 1
    visible: list[Event] = []
    is_first = True
    for event in events:
        if event.kind == "shuffled" or (event.kind == "drew" and event.card == UNKNOWN):
            continue
        if event.kind == "dealt":
            if is_same_for_all and not is_first:
                continue
            is_first = False
        visible.append(event)
    return visible


def _is_redundant(event: Event, step_lines: list[LogLine]) -> bool:
    last = step_lines[-1] if step_lines else None
    if event.kind == "gained" and last and last.kind in _GAIN_KINDS:
        return last.event.seat == event.seat and last.event.amount == event.amount
    if event.kind == "gave-gold" and last and last.kind == "stole":
        return last.event.seat == event.target and last.event.target == event.seat
    if event.card != UNKNOWN:
        return False
    if event.kind == "drew":
        return any(line.kind == "gathered-cards" for line in step_lines)
    return event.kind == "put-under" and any(line.kind == "kept" for line in step_lines)


def _mergeable_line(turn: Turn, event: Event) -> LogLine | None:
    if event.kind == "picked" and event.card == UNKNOWN:
        hidden = (line for line in turn.lines if line.kind == "picked" and not line.cards)
        return next(hidden, None)
    last = turn.lines[-1] if turn.lines else None
    if last is None or last.kind != event.kind or event.kind not in _MERGED_KINDS:
        return None
    is_same = last.event.seat == event.seat and last.event.target == event.target
    return last if is_same else None


def _merge_price(turn: Turn, line: LogLine) -> None:
    """Merge the payment just before, and the site that was laid out for it, into the line."""
    for earlier in turn.lines[-2::-1]:
        if earlier.step != line.step:
            return
        if earlier.kind == "paid" and not line.paid:
            line.paid = earlier.event.amount
        elif earlier.kind != "site-laid" or earlier.event.card != line.event.card:
            return
        turn.lines.remove(earlier)


def _number_earlier_turns(turns: list[Turn]) -> None:
    """Turns before the first round that begins in the log belong to the round before it."""
    first_round = next((turn.round for turn in turns if turn.round > 0), 1)
    for turn in turns:
        if turn.round > 0:
            return
        if turn.kind != DEAL:
            turn.round = first_round - 1


def _mark_dealt_to_all(deal: Turn) -> None:
    """If there is only one line about the number of cards, it is true of everybody."""
    lines = [line for line in deal.lines if line.kind == "dealt"]
    if len(lines) == 1:
        lines[0].kind = "dealt-all"
