"""Playing a story and finding the first thing in it that is not true."""

from __future__ import annotations

from dataclasses import dataclass

from citadels.engine.answers import reason_code
from citadels.engine.codes import (
    GAME_OVER,
    LEGAL,
    NO_ROLE,
    NOBODY,
    NOT_YOUR_DECISION,
    TURN_PHASE,
)
from citadels.engine.game import FULL_TURN, Game, IllegalAnswerError
from citadels.engine.names import CHARACTERS, REASONS
from citadels.engine.notation.facts import YES, fact, fact_text, seen_fact
from citadels.engine.notation.forms import FLAG, FORMS, PILE
from citadels.engine.notation.position import position
from citadels.engine.notation.story import (
    ANY_AMOUNT,
    ANY_REASON,
    EVERYBODY,
    OVER,
    SPECTATOR,
    TABLE,
    TURN,
    Answer,
    Claim,
    Hears,
    Open,
    Options,
    Outcomes,
    Refusal,
    Step,
    Story,
)
from citadels.engine.notation.telling import event_text, question_of
from citadels.engine.notation.tokens import StoryError, Word
from citadels.engine.state import DEPTH, GATHERED, TURN_RESUMED, TURN_ROLE
from citadels.engine.table import ScriptError
from citadels.engine.typed import override
from citadels.engine.view import view
from citadels.engine.words import answer_text


@dataclass(frozen=True)
class Failure:
    """Where a story is not true, and what is true instead."""

    line: int
    column: int
    message: str

    @override
    def __str__(self) -> str:
        return f"line {self.line}: {self.message}"


def failure_of(story: Story) -> Failure | None:
    """Run a story in each of its profiles; the first failure, or nothing."""
    heads = story.opening.heads()
    for head in heads:
        try:
            play(story, head)
        except StoryError as error:
            where = f"in profile {head.text}: " if len(heads) > 1 else ""
            return Failure(error.line, error.column, where + error.message)
    return None


def play(story: Story, head: Word | None = None) -> Game:
    """The game at the end of a story. Raises `StoryError` where it is not true."""
    game = position(story.opening, story.start, head or story.opening.heads()[0])
    run = Run(game, story.opening.names())
    for step in story.steps:
        run.step(step)
    run.end(story)
    return game


class Run:
    """A game that follows a story step by step."""

    def __init__(self, game: Game, names: list[str]) -> None:
        self.game = game
        self.names = names

    def step(self, step: Step) -> None:
        if isinstance(step, Answer):
            self._answer(step)
        elif isinstance(step, Options):
            self._options(step)
        elif isinstance(step, Refusal):
            self._refusal(step)
        elif isinstance(step, Outcomes):
            self.game.script = self.game.script + list(step.outcomes)
        elif isinstance(step, Claim):
            self._claim(step)
        elif isinstance(step, Hears):
            self._hears(step)
        else:
            self._open(step)

    def end(self, story: Story) -> None:
        """The story is told; nothing of it may be left over."""
        if self.game.script:
            left = " ".join(str(outcome) for outcome in self.game.script)
            raise _untrue(story.steps[-1].at, f"outcomes of chance were not used: {left}")

    # Answers.

    def _answer(self, step: Answer) -> None:
        self._must_be_asked(step.at, step.seat)
        text = answer_text(step.given, self.names)
        try:
            self.game.apply(step.given)
        except IllegalAnswerError as refused:
            why = REASONS[reason_code(refused.why)]
            raise _untrue(step.at, f"{text} is refused because of {why}") from refused
        except ScriptError as impossible:  # the compiler wants a name of its own for each
            raise _untrue(step.at, f"{text}: {impossible}") from impossible

    def _options(self, step: Options) -> None:
        self._must_be_asked(step.at, step.seat)
        legal = self.game.legal()
        missing = [given for given in step.given if given not in legal]
        extra = [given for given in legal if given not in step.given] if step.exact else []
        told: list[str] = []
        if missing:
            told.append(f"these options are missing: {self._texts(missing)}")
        if extra:
            told.append(f"these are not expected: {self._texts(extra)}")
        if told:
            raise _untrue(step.at, "; ".join(told))

    def _refusal(self, step: Refusal) -> None:
        game = self.game
        text = answer_text(step.given, self.names)
        row = list(game.row)
        script = list(game.script)
        why = self._refused(step)
        if why == LEGAL:
            raise _untrue(step.at, f"{text} should be refused, but is legal")
        self.must_still_be(row, script, step.at)
        if step.why not in {ANY_REASON, why}:
            expected = REASONS[step.why]
            raise _untrue(step.at, f"{text} is refused because of {REASONS[why]}, not {expected}")

    def _refused(self, step: Refusal) -> int:
        game = self.game
        if game.is_over():
            return GAME_OVER
        if game.to_move() != step.seat:
            return NOT_YOUR_DECISION
        try:
            game.apply(step.given)
        except IllegalAnswerError as error:
            return reason_code(error.why)
        except ScriptError:
            return LEGAL  # it was played, whatever chance had been told
        return LEGAL

    def must_still_be(self, row: list[int], script: list[int], at: Word) -> None:
        """A refused answer changes nothing."""
        if list(self.game.row) != row or self.game.script != script:
            raise _untrue(at, "this was refused, but has changed the game")

    def _must_be_asked(self, at: Word, seat: int) -> None:
        game = self.game
        if game.is_over():
            raise _untrue(at, f"{self.names[seat]} is not asked: the game is over")
        asked = game.to_move()
        if asked != seat:
            question = question_of(game)
            raise _untrue(at, f"{self.names[asked]} is asked ({question}), not {self.names[seat]}")

    def _texts(self, given: list[int]) -> str:
        return ", ".join(answer_text(one, self.names) for one in given)

    # Claims.

    def _claim(self, step: Claim) -> None:
        if step.viewer == EVERYBODY:
            found, real = fact(self.game, step.subject, step.key)
        else:
            found, real = seen_fact(view(self.game, step.viewer), step.subject, step.key)
        if FORMS[step.key] == FLAG:
            if found != [YES]:
                raise _untrue(step.at, f"{self._about(step)}{step.key} should be true, but is not")
            return
        values = list(step.values)
        if step.counted:
            if len(found) != values[0]:
                raise _untrue(step.at, self._differs(step, str(values[0]), str(len(found))))
            return
        shown = max(1, len(values))  # one card is enough to show that there is one
        if step.key == "top":
            found = found[:shown]
        elif step.key == "bottom":
            found = found[-shown:]
        same = found == values if FORMS[step.key] == PILE else sorted(found) == sorted(values)
        if not same or real != step.real:
            expected = fact_text(step.key, values, step.real, self.names)
            actual = fact_text(step.key, found, real, self.names)
            raise _untrue(step.at, self._differs(step, expected, actual))

    def _differs(self, step: Claim, expected: str, actual: str) -> str:
        return f"{self._about(step)}{step.key} should be {expected}, is {actual}"

    def _about(self, step: Claim) -> str:
        about = ""
        if step.viewer == SPECTATOR:
            about = "nobody sees "
        elif step.viewer != EVERYBODY:
            about = f"{self.names[step.viewer]} sees "
        return about if step.subject == TABLE else f"{about}{self.names[step.subject]} "

    def _hears(self, step: Hears) -> None:
        heard = self.game.heard_by(step.viewer)
        wanted = (step.kind, step.seat, step.target, step.card)
        for event in heard:
            if event[:4] == wanted and step.amount in {ANY_AMOUNT, event[4]}:
                return
        who = "a spectator" if step.viewer == SPECTATOR else self.names[step.viewer]
        event_words = event_text((*wanted, step.amount), self.names)
        texts = "; ".join(event_text(event, self.names) for event in heard) or "nothing"
        raise _untrue(step.at, f"{who} does not hear {event_words}, but hears: {texts}")

    # What is open.

    def _open(self, step: Open) -> None:
        wanted = self._open_text(step)
        actual = self._what_is_open()
        if step.kind == OVER:
            if not self.game.is_over():
                raise _untrue(step.at, f"the game should be over, but {actual}")
        elif self.game.is_over() or self.game.to_move() != step.seat:
            raise _untrue(step.at, f"{wanted} should be open, but {actual}")
        elif step.kind == TURN:
            self._check_turn(step, wanted, actual)
        elif question_of(self.game) != step.question:
            raise _untrue(step.at, f"{wanted} should be open, but {actual}")

    def _check_turn(self, step: Open, wanted: str, actual: str) -> None:
        game = self.game
        top = game.read_frame(game.get(DEPTH) - 1)
        if top.handler != TURN_PHASE:
            raise _untrue(step.at, f"{wanted} should be open, but {actual}")
        full = top.step == FULL_TURN
        if step.role not in {NO_ROLE, game.get(TURN_ROLE)}:
            role = CHARACTERS[game.get(TURN_ROLE)]
            raise _untrue(step.at, f"{wanted} should be open, but it is the turn as {role}")
        if step.resumed and game.get(TURN_RESUMED) == 0:
            raise _untrue(step.at, f"{wanted} should be open, but it is a turn of its own")
        if step.gathered and game.get(GATHERED) == 0:
            raise _untrue(step.at, f"{self.names[step.seat]} has not gathered")
        for depth in range(game.get(DEPTH) - 1):
            if full and game.read_frame(depth).seat != NOBODY:
                raise _untrue(step.at, f"{wanted} is open, but there is a question beneath it")

    def _open_text(self, step: Open) -> str:
        if step.kind == OVER:
            return OVER
        if step.kind == TURN:
            return f"turn {self.names[step.seat]}"
        return f"asked {self.names[step.seat]} {step.question}"

    def _what_is_open(self) -> str:
        game = self.game
        if game.is_over():
            return "the game is over"
        return f"{self.names[game.to_move()]} is asked {question_of(game)}"


def _untrue(at: Word, message: str) -> StoryError:
    return StoryError(at.line, at.column, message)
