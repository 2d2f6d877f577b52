"""A match: the game, what was written down of it, who is away, and what can be taken back."""

from __future__ import annotations

import struct
from dataclasses import dataclass
from typing import Final, NamedTuple

from citadels.engine.codes import NOBODY, NOT_ASKED_NOW
from citadels.engine.game import Game
from citadels.engine.game_state import EVENT_SIZE, PUBLIC, ScriptError, visible_events
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.names import REASONS
from citadels.engine.names import UNDO as UNDO_REASONS
from citadels.engine.rules import Rules
from citadels.engine.serialization import load, setup_from_spec
from citadels.engine.setup import deal, make_rules
from citadels.engine.state import ANSWER_COUNT
from citadels.engine.undo import NOT_OWN_TURN, UNDOABLE, undo_refusal
from citadels.match import fair
from citadels.match.clock import OFF, Clock, Reading, clock_from_line
from citadels.match.header import Header, HeaderError
from citadels.match.records import ANSWER, AWAY, KINDS, UNDO, Record, first_link, next_link

ANSWERS_BELOW: Final = 2**31  # every answer is smaller, whatever a client may send

Heard = list[tuple[int, int, int, int, int]]


class RefusedError(ValueError):
    """Something that cannot be done now. Nothing has changed; `code` says why."""

    def __init__(self, code: str, message: str, why: int = 0) -> None:
        super().__init__(message)
        self.code = code
        self.why = why  # the reason of the engine with its numbers, if it has one


class DamagedError(ValueError):
    """Records that cannot be those of this game."""


@dataclass(slots=True)
class Step:
    """What one record did, as everybody may be told in his own way."""

    record: Record
    log: list[int]

    def heard_by(self, seat: int) -> Heard:
        return visible_events(self.log, seat)

    def is_public(self) -> bool:
        """Whether everybody hears the same."""
        knowers = self.log[EVENT_SIZE - 1 :: EVENT_SIZE]
        return knowers.count(PUBLIC) == len(knowers)


@dataclass(slots=True)
class Played:
    """An answer that stands, with the outcomes of chance it brought."""

    seat: int
    given: int
    drawn: list[int]
    log: list[int]
    refusal: int = NOT_OWN_TURN  # why it cannot be taken back
    since: int | None = None  # when the clock began to run for it, if it did


class Before(NamedTuple):
    """Where a match was before an answer."""

    number: int  # of records
    answers: int
    game: Game
    question: int
    link: bytes
    earlier: list[Game]
    clock: Reading


class Match:
    """A game from its header and its records. The same records always give the same match."""

    def __init__(self, header: Header, began: int = 0) -> None:
        self.header = header
        self.began = began  # milliseconds since the epoch
        self.game = self._begin()
        self.rules: Rules = self.game.rules
        self.opening = Played(NOBODY, 0, list(self.game.outcomes), list(self.game.log))
        self.answers: list[Played] = []
        self.steps: list[Step] = []
        self.link = first_link(header.dump())
        self._sealed: tuple[Record, bytes] | None = None
        self.question = 0  # number of the last record that changed the game
        self.away: set[int] = set()
        self.commands: dict[tuple[int, str], int] = {}  # who sent which, and the record it made
        self.clock = Clock(clock_from_line(header.clock), len(header.names))
        self._deck_size = self.game.deck_size()  # after the deal
        self._earlier: list[Game] = []  # what can be gone back to
        self._minds: dict[int, tuple[int, Knowledge]] = {}
        self._start_clock(began)

    def _begin(self) -> Game:
        header = self.header
        if header.start is not None:
            game = load(header.start)
            if game.rules.spec != setup_from_spec(header.rules).spec() or game.script:
                raise HeaderError("the saved game has other rules, or forced outcomes of chance")
        else:
            rules = make_rules(setup_from_spec(header.rules))
            seed = fair.generator_seed(header.secret)
            game = deal(rules, seed, header.crown, fair.words(header.secret, 0))
        if not len(header.names) == len(header.bots) == game.seats():
            raise HeaderError(f"{header.names} and {header.bots} do not fill {game.seats()} seats")
        return game

    # What is so now.

    def number(self) -> int:
        """The number of the last record."""
        return len(self.steps)

    def asked(self) -> int:
        """The seat that has to answer, or NOBODY."""
        return self.game.to_move()

    def is_over(self) -> bool:
        return self.game.is_over()

    def bot_of(self, seat: int) -> str:
        """The line of the bot that plays this seat now, or nothing."""
        if seat == NOBODY:
            return ""
        return self.header.bots[seat] or (self.header.stand_in if seat in self.away else "")

    def undo_refusal(self, seat: int) -> str:
        """Why this seat cannot take its last answer back, as a word, or nothing."""
        if not self.answers or self.answers[-1].seat != seat:
            return UNDO_REASONS[NOT_OWN_TURN]
        refusal = self.answers[-1].refusal
        return UNDO_REASONS[refusal] if refusal != UNDOABLE else ""

    def knowledge(self, seat: int) -> Knowledge:
        """What this seat has learnt so far from what it was told."""
        fed, mind = self._minds.get(seat, (-1, None))
        if mind is None or fed > len(self.answers):
            mind = self._fresh_mind(seat)
            fed = 0
        for played in self.answers[fed:]:
            mind.observe(visible_events(played.log, seat))
        self._minds[seat] = (len(self.answers), mind)
        return mind

    def _fresh_mind(self, seat: int) -> Knowledge:
        dealt = self.header.start is None
        cards = sum(self.rules.copies) if dealt else self._deck_size
        mind = Knowledge(len(self.header.names), seat, cards)
        mind.observe(visible_events(self.opening.log, seat))
        return mind

    # What may be done.

    def check_answer(self, seat: int, question: int, given: int) -> None:
        """Refuse an answer that is late, somebody else's, or not among the options."""
        self._check_question(seat, question)
        why = self._why_not(given)
        if why:
            reason = REASONS[why & 255]
            raise RefusedError("illegal", f"answer {given} is not legal here: {reason}", why)

    def check_undo(self, seat: int, question: int) -> None:
        """Refuse to take an answer back that must stand."""
        self._check_question(seat, question)
        refusal = self.undo_refusal(seat)
        if refusal:
            raise RefusedError(refusal, f"the last answer cannot be taken back: {refusal}")

    def _why_not(self, given: int) -> int:
        """Why this is not among the options. Any number can be asked about, also a huge one."""
        return self.game.refusal(given) if 0 <= given < ANSWERS_BELOW else NOT_ASKED_NOW

    def _check_question(self, seat: int, question: int) -> None:
        if self.is_over():
            raise RefusedError("game-over", "the game is over")
        if question != self.question:
            raise RefusedError("stale", f"question {question} is not the open one, {self.question}")
        if seat != self.asked():
            raise RefusedError("not-asked", f"seat {seat} is not asked, seat {self.asked()} is")

    # What happens.

    def record(self, kind: int, seat: int, value: int, at: int, command: str = "") -> Record:
        """The next record; it counts once it is stored and told to `play`."""
        return Record(self.number() + 1, kind, seat, value, at, command)

    def link_of(self, record: Record) -> bytes:
        """The link that a record adds to the chain; of the one it was last asked for, it knows."""
        if self._sealed is None or self._sealed[0] is not record:
            self._sealed = (record, next_link(self.link, record))
        return self._sealed[1]

    def chain(self) -> list[tuple[Record, bytes]]:
        """All records, each with its link."""
        link = first_link(self.header.dump())
        links = [link := next_link(link, step.record) for step in self.steps]
        return list(zip((step.record for step in self.steps), links, strict=True))

    def play(self, record: Record) -> Step:
        """Do what a record says. It is stored already."""
        link = self._checked_link(record)
        log = self._do(record)
        self.link, self._sealed = link, None
        if record.command:
            self.commands[record.seat, record.command] = record.number
        step = Step(record, log)
        self.steps.append(step)
        return step

    def now(self) -> Before:
        """Where the match is, to go back to if the answer that is played next cannot be stored."""
        return Before(
            len(self.steps),
            len(self.answers),
            self.game,
            self.question,
            self.link,
            self._earlier,
            self.clock.reading(),
        )

    def go_back(self, before: Before) -> None:
        """Forget the answer that was played since. It is not stored, and nobody has heard of it."""
        for step in self.steps[before.number :]:
            self.commands.pop((step.record.seat, step.record.command), None)
        del self.steps[before.number :], self.answers[before.answers :]
        self.game, self.question, self.link = before.game, before.question, before.link
        self._earlier = before.earlier
        self.clock.put_back(before.clock)
        self._minds.clear()

    def _checked_link(self, record: Record) -> bytes:
        """The link that the record adds to the chain, if it can be the next one of this game."""
        number, kind, seat = record.number, record.kind, record.seat
        if number != self.number() + 1:
            raise DamagedError(f"record {number} comes after {self.number()}")
        if kind not in KINDS:
            raise DamagedError(f"record {number} is of no known kind: {kind}")
        if not 0 <= seat < len(self.header.names):
            raise DamagedError(f"record {number}: there is no seat {seat}")
        if kind == ANSWER and (seat != self.asked() or self._why_not(record.value)):
            raise DamagedError(
                f"record {number}: answer {record.value} of seat {seat} is not legal"
            )
        if kind == UNDO and self.undo_refusal(seat):
            raise DamagedError(f"record {number}: nothing of seat {seat} to take back")
        try:
            return self.link_of(record)
        except struct.error as error:
            raise DamagedError(f"record {number} has a number that is too large") from error

    def _do(self, record: Record) -> list[int]:
        seat, at = record.seat, record.at
        log: list[int] = []
        if record.kind == ANSWER:
            log = self._answer(record)
        elif record.kind == UNDO:
            self._take_back(record)
        elif record.kind == AWAY:
            self.away.add(seat)
            if seat == self.clock.running:
                self.clock.stop(at, answered=False)
        elif seat in self.away:
            self.away.remove(seat)
            self.clock.returned(seat)
        self._start_clock(at)
        return log

    def _answer(self, record: Record) -> list[int]:
        before = self.game
        since = self.clock.since if record.seat == self.clock.running else None
        self.clock.stop(record.at, answered=True)
        game = before.copy()
        game.play(record.value)  # it is legal: that was seen before
        if game.outcomes:  # chance came into it, which is rare: again, with the chance made for it
            game = before.copy()
            self._apply_with_chance(game, record.value)
        self.game = game
        refusal = undo_refusal(before, game)
        self._earlier = [*self._earlier, before] if refusal == UNDOABLE else []
        self.question = record.number
        self.answers.append(
            Played(record.seat, record.value, game.outcomes, game.log, refusal, since)
        )
        return game.log

    def _apply_with_chance(self, game: Game, given: int) -> None:
        outcomes = self.header.outcomes
        if outcomes is None:
            game.apply_with(given, fair.words(self.header.secret, game.get(ANSWER_COUNT) + 1))
            return
        number = len(self.answers)
        game.script = list(outcomes[number]) if number < len(outcomes) else []
        try:
            game.apply(given)
        except ScriptError as error:
            raise DamagedError(f"answer {number + 1}: {error}") from error
        if game.script:
            raise DamagedError(f"answer {number + 1}: outcomes of chance are left over")

    def _take_back(self, record: Record) -> None:
        self.game = self._earlier.pop()
        played = self.answers.pop()
        self._minds.clear()  # what was heard of the answer has not happened
        self.question = record.number
        self.clock.stop(record.at, answered=False)
        if played.since is not None:
            self.clock.took_back(record.seat, played.since)

    def _start_clock(self, at: int) -> None:
        """The clock of a person who has to decide runs on from when it began."""
        if self.clock.rule.kind == OFF:
            return
        seat = self.asked()
        running = seat if seat != NOBODY and not self.bot_of(seat) else NOBODY
        if running != self.clock.running:
            self.clock.start(running, at)
