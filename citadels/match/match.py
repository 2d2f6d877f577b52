"""A match: a game with its records, its absent players, and undo."""

from __future__ import annotations

import struct
from dataclasses import dataclass
from typing import Final, NamedTuple

from citadels.engine.codes import NOBODY, NOT_ASKED_NOW
from citadels.engine.game import Game
from citadels.engine.game_state import ScriptError, visible_events
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.names import REASONS
from citadels.engine.names import UNDO as UNDO_REASONS
from citadels.engine.rules import Rules
from citadels.engine.serialization import load, setup_from_spec
from citadels.engine.setup import deal, make_rules
from citadels.engine.state import ANSWER_COUNT
from citadels.engine.undo import NOT_OWN_TURN, UNDOABLE, undo_refusal
from citadels.match import commitment
from citadels.match.clock import OFF, Clock, ClockState, clock_from_spec
from citadels.match.header import Header, HeaderError
from citadels.match.records import ANSWER, AWAY, KINDS, UNDO, Record, first_hash, next_hash

ANSWER_LIMIT: Final = 2**31  # greater than every legal answer

Events = list[tuple[int, int, int, int, int]]


class RefusedError(ValueError):
    """A refused command, which has changed nothing; `code` is the reason."""

    def __init__(self, code: str, message: str, reason: int = 0) -> None:
        super().__init__(message)
        self.code = code
        self.reason = reason  # the engine's reason with its numbers, if any


class CorruptionError(ValueError):
    """Records that cannot belong to this game."""


@dataclass(slots=True)
class MatchStep:
    """The effect of one record, of which each seat may see a part."""

    record: Record
    log: list[int]

    def events_for(self, seat: int) -> Events:
        return visible_events(self.log, seat)


@dataclass(slots=True)
class AppliedAnswer:
    """An answer that has not been undone, with its random outcomes."""

    seat: int
    answer: int
    drawn: list[int]
    log: list[int]
    refusal: int = NOT_OWN_TURN  # why the answer cannot be undone
    clock_started_at: int | None = None  # when a clock started for the answer, if one did


class Checkpoint(NamedTuple):
    """The state of a match before a record."""

    step_count: int  # number of records
    answer_count: int
    game: Game
    question: int
    chain_hash: bytes
    last_answer: list[AppliedAnswer]  # at most one, which an undo removes
    undo_stack: list[Game]
    away: frozenset[int]
    clock: ClockState


class Match:
    """A game from its header and records. The same records always produce the same match."""

    def __init__(self, header: Header, started_at: int = 0) -> None:
        self.header = header
        self.started_at = started_at  # milliseconds since the epoch
        self.game = self._initial_game()
        self.rules: Rules = self.game.rules
        self.deal_result = AppliedAnswer(NOBODY, 0, list(self.game.outcomes), list(self.game.log))
        self.answers: list[AppliedAnswer] = []
        self.steps: list[MatchStep] = []
        self.chain_hash = first_hash(header.dump())
        self._cached_hash: tuple[Record, bytes] | None = None
        self.question = 0  # number of the last record that changed the game
        self.away: set[int] = set()
        self.commands: dict[tuple[int, str], int] = {}  # record numbers by seat and id
        self.clock = Clock(clock_from_spec(header.clock), len(header.names))
        self._deck_size = self.game.deck_size()  # its size after the deal
        self._undo_stack: list[Game] = []  # earlier states that can be restored
        self._knowledge: dict[int, tuple[int, Knowledge]] = {}
        self._start_clock(started_at)

    def _initial_game(self) -> Game:
        header = self.header
        if header.start is not None:
            game = load(header.start)
            if game.rules.spec != setup_from_spec(header.rules).spec() or game.script:
                raise HeaderError("the saved game has other rules, or forced outcomes of chance")
        else:
            rules = make_rules(setup_from_spec(header.rules))
            seed = commitment.generator_seed(header.secret)
            game = deal(rules, seed, header.crown, commitment.chance_words(header.secret, 0))
        if not len(header.names) == len(header.bots) == game.seats():
            raise HeaderError(f"{header.names} and {header.bots} do not fill {game.seats()} seats")
        return game

    # The current state.

    def number(self) -> int:
        return len(self.steps)

    def to_move(self) -> int:
        return self.game.to_move()

    def is_over(self) -> bool:
        return self.game.is_over()

    def bot_of(self, seat: int) -> str:
        """The spec of the bot that currently plays this seat, or an empty string."""
        if seat == NOBODY:
            return ""
        return self.header.bots[seat] or (self.header.stand_in if seat in self.away else "")

    def undo_refusal(self, seat: int) -> str:
        """Why this seat cannot undo its last answer, as a slug; empty if it can."""
        if not self.answers or self.answers[-1].seat != seat:
            return UNDO_REASONS[NOT_OWN_TURN]
        refusal = self.answers[-1].refusal
        return UNDO_REASONS[refusal] if refusal != UNDOABLE else ""

    def knowledge(self, seat: int) -> Knowledge:
        """What this seat has learnt so far from the events visible to it."""
        heard_count, knowledge = self._knowledge.get(seat, (-1, None))
        if knowledge is None or heard_count > len(self.answers):
            knowledge = self._new_knowledge(seat)
            heard_count = 0
        for applied in self.answers[heard_count:]:
            knowledge.observe(visible_events(applied.log, seat))
        self._knowledge[seat] = (len(self.answers), knowledge)
        return knowledge

    def _new_knowledge(self, seat: int) -> Knowledge:
        is_dealt = self.header.start is None
        deck_size = sum(self.rules.copies) if is_dealt else self._deck_size
        knowledge = Knowledge(len(self.header.names), seat, deck_size)
        knowledge.observe(visible_events(self.deal_result.log, seat))
        return knowledge

    # Checking commands.

    def check_answer(self, seat: int, question: int, answer: int) -> None:
        """Refuse an answer that is late, from another seat, or not among the options."""
        self._check_question(seat, question)
        reason = self._refusal(answer)
        if reason:
            slug = REASONS[reason & 255]
            raise RefusedError("illegal", f"answer {answer} is not legal here: {slug}", reason)

    def check_undo(self, seat: int, question: int) -> None:
        """Refuse to undo an answer that must stand."""
        self._check_question(seat, question)
        refusal = self.undo_refusal(seat)
        if refusal:
            raise RefusedError(refusal, f"the last answer cannot be taken back: {refusal}")

    def _refusal(self, answer: int) -> int:
        """Why this is not among the options. Accepts any number, however large."""
        return self.game.refusal(answer) if 0 <= answer < ANSWER_LIMIT else NOT_ASKED_NOW

    def _check_question(self, seat: int, question: int) -> None:
        if self.is_over():
            raise RefusedError("game-over", "the game is over")
        if question != self.question:
            raise RefusedError("stale", f"question {question} is not the open one, {self.question}")
        if seat != self.to_move():
            raise RefusedError("not-asked", f"seat {seat} is not asked, seat {self.to_move()} is")

    # Applying records.

    def record(self, kind: int, seat: int, value: int, at: int, command: str = "") -> Record:
        """Make the next record; it takes effect once it is played and stored."""
        return Record(self.number() + 1, kind, seat, value, at, command)

    def hash_of(self, record: Record) -> bytes:
        """The link that a record adds to the chain; that of the last record is cached."""
        if self._cached_hash is None or self._cached_hash[0] is not record:
            self._cached_hash = (record, next_hash(self.chain_hash, record))
        return self._cached_hash[1]

    def chain(self) -> list[tuple[Record, bytes]]:
        """All records, each with its link."""
        chain_hash = first_hash(self.header.dump())
        hashes = [chain_hash := next_hash(chain_hash, step.record) for step in self.steps]
        return list(zip((step.record for step in self.steps), hashes, strict=True))

    def play(self, record: Record, *, is_checked: bool = False) -> MatchStep:
        """Apply a record; one that was checked as a command is known to be legal."""
        chain_hash = self._verified_hash(record, is_checked=is_checked)
        log = self._apply(record)
        self.chain_hash, self._cached_hash = chain_hash, None
        if record.command:
            self.commands[record.seat, record.command] = record.number
        step = MatchStep(record, log)
        self.steps.append(step)
        return step

    def checkpoint(self) -> Checkpoint:
        """The current state, for `rollback` if the next record cannot be stored."""
        return Checkpoint(
            len(self.steps),
            len(self.answers),
            self.game,
            self.question,
            self.chain_hash,
            self.answers[-1:],
            self._undo_stack,
            frozenset(self.away),
            self.clock.state(),
        )

    def rollback(self, checkpoint: Checkpoint) -> None:
        """Discard the record applied since then, which was neither stored nor published."""
        for step in self.steps[checkpoint.step_count :]:
            self.commands.pop((step.record.seat, step.record.command), None)
        del self.steps[checkpoint.step_count :]
        kept = checkpoint.answer_count - len(checkpoint.last_answer)
        self.answers[kept:] = checkpoint.last_answer
        self.game, self.question, self.chain_hash = (
            checkpoint.game,
            checkpoint.question,
            checkpoint.chain_hash,
        )
        self._undo_stack = checkpoint.undo_stack
        self.away = set(checkpoint.away)
        self.clock.restore(checkpoint.clock)
        self._knowledge.clear()

    def _verified_hash(self, record: Record, *, is_checked: bool) -> bytes:
        """The link of the record, after checking that it can be the next one of this game."""
        number, kind, seat = record.number, record.kind, record.seat
        if number != self.number() + 1:
            raise CorruptionError(f"record {number} comes after {self.number()}")
        if kind not in KINDS:
            raise CorruptionError(f"record {number} has an unknown kind: {kind}")
        if not 0 <= seat < len(self.header.names):
            raise CorruptionError(f"record {number}: there is no seat {seat}")
        if is_checked:
            return self.hash_of(record)
        if kind == ANSWER and (seat != self.to_move() or self._refusal(record.value)):
            raise CorruptionError(
                f"record {number}: answer {record.value} of seat {seat} is not legal"
            )
        if kind == UNDO and self.undo_refusal(seat):
            raise CorruptionError(f"record {number}: seat {seat} has nothing to undo")
        try:
            return self.hash_of(record)
        except struct.error as error:
            raise CorruptionError(f"record {number} has a number that is too large") from error

    def _apply(self, record: Record) -> list[int]:
        seat, at = record.seat, record.at
        log: list[int] = []
        if record.kind == ANSWER:
            log = self._apply_answer(record)
        elif record.kind == UNDO:
            self._apply_undo(record)
        elif record.kind == AWAY:
            self.away.add(seat)
            if seat == self.clock.running_seat:
                self.clock.stop(at, has_answered=False)
        elif seat in self.away:
            self.away.remove(seat)
            self.clock.grant_grace(seat)
        self._start_clock(at)
        return log

    def _apply_answer(self, record: Record) -> list[int]:
        old_game = self.game
        clock_started_at = self.clock.started_at if record.seat == self.clock.running_seat else None
        self.clock.stop(record.at, has_answered=True)
        game = old_game.copy()
        game.play(record.value)  # known to be legal
        if game.outcomes:  # random, which is rare: again with its own words
            game = old_game.copy()
            self._apply_with_chance(game, record.value)
        self.game = game
        refusal = undo_refusal(old_game, game)
        self._undo_stack = [*self._undo_stack, old_game] if refusal == UNDOABLE else []
        self.question = record.number
        self.answers.append(
            AppliedAnswer(
                record.seat, record.value, game.outcomes, game.log, refusal, clock_started_at
            )
        )
        return game.log

    def _apply_with_chance(self, game: Game, answer: int) -> None:
        outcomes = self.header.outcomes
        if outcomes is None:
            game.apply_with(
                answer, commitment.chance_words(self.header.secret, game.get(ANSWER_COUNT) + 1)
            )
            return
        number = len(self.answers)
        game.script = list(outcomes[number]) if number < len(outcomes) else []
        try:
            game.apply(answer)
        except ScriptError as error:
            raise CorruptionError(f"answer {number + 1}: {error}") from error
        if game.script:
            raise CorruptionError(f"answer {number + 1}: outcomes of chance are left over")

    def _apply_undo(self, record: Record) -> None:
        self.game = self._undo_stack[-1]
        self._undo_stack = self._undo_stack[:-1]
        applied = self.answers.pop()
        self._knowledge.clear()  # the events of the undone answer do not count
        self.question = record.number
        self.clock.stop(record.at, has_answered=False)
        if applied.clock_started_at is not None:
            self.clock.undo_increment(record.seat, applied.clock_started_at)

    def _start_clock(self, at: int) -> None:
        """Run the clock of a person who has to decide; one that is running keeps its start."""
        if self.clock.rule.kind == OFF:
            return
        seat = self.to_move()
        running_seat = seat if seat != NOBODY and not self.bot_of(seat) else NOBODY
        if running_seat != self.clock.running_seat:
            self.clock.start(running_seat, at)
