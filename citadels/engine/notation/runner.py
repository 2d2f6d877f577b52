"""Playing a story and finding the first thing in it that is not true."""

from __future__ import annotations

from dataclasses import dataclass

from citadels.engine.answers.codec import reason_code
from citadels.engine.answers.text import answer_text
from citadels.engine.codes import GAME_OVER, LEGAL, NO_ROLE, NOBODY, NOT_YOUR_DECISION, TURN_PHASE
from citadels.engine.game import FULL_TURN, Game, IllegalAnswerError
from citadels.engine.game_state import ScriptError
from citadels.engine.names import CHARACTERS, REASONS
from citadels.engine.native_types import override
from citadels.engine.notation.assertion_kinds import ASSERTION_KINDS, FLAG, PILE
from citadels.engine.notation.assertions import YES, fact, fact_text, view_fact
from citadels.engine.notation.event_text import event_text, question_text
from citadels.engine.notation.position import build_position
from citadels.engine.notation.story import (
    ANY_AMOUNT,
    ANY_REASON,
    EVERYBODY,
    OVER,
    SPECTATOR,
    TABLE,
    TURN,
    Answer,
    Assertion,
    ExpectedEvent,
    ExpectedOptions,
    ExpectedRefusal,
    OpenQuestion,
    ScriptedOutcomes,
    Story,
    StoryStep,
)
from citadels.engine.notation.tokens import StoryError, Token
from citadels.engine.state import DEPTH, GATHERED, TURN_RESUMED, TURN_ROLE
from citadels.engine.view import make_view


@dataclass(frozen=True)
class Failure:
    """Where a story is not true, and what is true instead."""

    line: int
    column: int
    message: str

    @override
    def __str__(self) -> str:
        return f"line {self.line}: {self.message}"


def find_failure(story: Story) -> Failure | None:
    """Run a story in each of its profiles; the first failure, or nothing."""
    heads = story.setup.heads()
    for head in heads:
        try:
            run_story(story, head)
        except StoryError as error:
            where = f"in profile {head.text}: " if len(heads) > 1 else ""
            return Failure(error.line, error.column, where + error.message)
    return None


def run_story(story: Story, head: Token | None = None) -> Game:
    """The game at the end of a story. Raises `StoryError` where it is not true."""
    game = build_position(story.setup, story.start, head or story.setup.heads()[0])
    run = StoryRun(game, story.setup.names())
    for step in story.steps:
        run.step(step)
    run.finish(story)
    return game


class StoryRun:
    """A game that follows a story step by step."""

    def __init__(self, game: Game, names: list[str]) -> None:
        self.game = game
        self.names = names

    def step(self, step: StoryStep) -> None:
        if isinstance(step, Answer):
            self._run_answer(step)
        elif isinstance(step, ExpectedOptions):
            self._check_options(step)
        elif isinstance(step, ExpectedRefusal):
            self._check_refusal(step)
        elif isinstance(step, ScriptedOutcomes):
            self.game.script = self.game.script + list(step.outcomes)
        elif isinstance(step, Assertion):
            self._check_assertion(step)
        elif isinstance(step, ExpectedEvent):
            self._check_event(step)
        else:
            self._check_open_question(step)

    def finish(self, story: Story) -> None:
        """Nothing of the story may be left over at its end."""
        if self.game.script:
            unused = " ".join(str(outcome) for outcome in self.game.script)
            raise _failure(story.steps[-1].token, f"unused random outcomes: {unused}")

    # Answers.

    def _run_answer(self, step: Answer) -> None:
        self._require_asked(step.token, step.seat)
        text = answer_text(step.answer, self.names)
        try:
            self.game.apply(step.answer)
        except IllegalAnswerError as illegal:
            reason = REASONS[reason_code(illegal.reason)]
            raise _failure(step.token, f"{text} is refused: {reason}") from illegal
        except ScriptError as script_error:  # mypyc needs a different name for each
            raise _failure(step.token, f"{text}: {script_error}") from script_error

    def _check_options(self, step: ExpectedOptions) -> None:
        self._require_asked(step.token, step.seat)
        legal = self.game.legal()
        missing = [answer for answer in step.answers if answer not in legal]
        extra = [answer for answer in legal if answer not in step.answers] if step.is_exact else []
        differences: list[str] = []
        if missing:
            differences.append(f"these options are missing: {self._answer_texts(missing)}")
        if extra:
            differences.append(f"these are not expected: {self._answer_texts(extra)}")
        if differences:
            raise _failure(step.token, "; ".join(differences))

    def _check_refusal(self, step: ExpectedRefusal) -> None:
        game = self.game
        text = answer_text(step.answer, self.names)
        row = list(game.row)
        script = list(game.script)
        reason = self._refusal_reason(step)
        if reason == LEGAL:
            raise _failure(step.token, f"{text} should be refused, but is legal")
        self.require_unchanged(row, script, step.token)
        if step.reason not in {ANY_REASON, reason}:
            expected = REASONS[step.reason]
            raise _failure(step.token, f"{text} is refused: {REASONS[reason]}, not {expected}")

    def _refusal_reason(self, step: ExpectedRefusal) -> int:
        game = self.game
        if game.is_over():
            return GAME_OVER
        if game.to_move() != step.seat:
            return NOT_YOUR_DECISION
        try:
            game.apply(step.answer)
        except IllegalAnswerError as error:
            return reason_code(error.reason)
        except ScriptError:
            return LEGAL  # it was played, whatever outcome had been scripted
        return LEGAL

    def require_unchanged(self, row: list[int], script: list[int], token: Token) -> None:
        """A refused answer changes nothing."""
        if list(self.game.row) != row or self.game.script != script:
            raise _failure(token, "this was refused but changed the game")

    def _require_asked(self, token: Token, seat: int) -> None:
        game = self.game
        if game.is_over():
            raise _failure(token, f"{self.names[seat]} is not asked: the game is over")
        asked = game.to_move()
        if asked != seat:
            question = question_text(game)
            raise _failure(
                token, f"{self.names[asked]} is asked ({question}), not {self.names[seat]}"
            )

    def _answer_texts(self, answers: list[int]) -> str:
        return ", ".join(answer_text(answer, self.names) for answer in answers)

    # Assertions.

    def _check_assertion(self, step: Assertion) -> None:
        if step.viewer == EVERYBODY:
            actual_values, real = fact(self.game, step.subject, step.key)
        else:
            actual_values, real = view_fact(
                make_view(self.game, step.viewer), step.subject, step.key
            )
        if ASSERTION_KINDS[step.key] == FLAG:
            if actual_values != [YES]:
                raise _failure(
                    step.token, f"{self._subject_text(step)}{step.key} should be true, but is not"
                )
            return
        values = list(step.values)
        if step.is_count:
            if len(actual_values) != values[0]:
                raise _failure(
                    step.token, self._mismatch_text(step, str(values[0]), str(len(actual_values)))
                )
            return
        count = max(1, len(values))  # one card is enough to show that there is one
        if step.key == "top":
            actual_values = actual_values[:count]
        elif step.key == "bottom":
            actual_values = actual_values[-count:]
        is_equal = (
            actual_values == values
            if ASSERTION_KINDS[step.key] == PILE
            else sorted(actual_values) == sorted(values)
        )
        if not is_equal or real != step.real:
            expected = fact_text(step.key, values, step.real, self.names)
            actual = fact_text(step.key, actual_values, real, self.names)
            raise _failure(step.token, self._mismatch_text(step, expected, actual))

    def _mismatch_text(self, step: Assertion, expected: str, actual: str) -> str:
        return f"{self._subject_text(step)}{step.key} should be {expected}, is {actual}"

    def _subject_text(self, step: Assertion) -> str:
        about = ""
        if step.viewer == SPECTATOR:
            about = "nobody sees "
        elif step.viewer != EVERYBODY:
            about = f"{self.names[step.viewer]} sees "
        return about if step.subject == TABLE else f"{about}{self.names[step.subject]} "

    def _check_event(self, step: ExpectedEvent) -> None:
        events = self.game.events_for(step.viewer)
        expected = (step.kind, step.seat, step.target, step.card)
        for event in events:
            if event[:4] == expected and step.amount in {ANY_AMOUNT, event[4]}:
                return
        viewer = "a spectator" if step.viewer == SPECTATOR else self.names[step.viewer]
        event_words = event_text((*expected, step.amount), self.names)
        texts = "; ".join(event_text(event, self.names) for event in events) or "nothing"
        raise _failure(step.token, f"{viewer} does not hear {event_words}, but hears: {texts}")

    # What is open.

    def _check_open_question(self, step: OpenQuestion) -> None:
        expected = self._open_text(step)
        actual = self._actual_question()
        if step.kind == OVER:
            if not self.game.is_over():
                raise _failure(step.token, f"the game should be over, but {actual}")
        elif self.game.is_over() or self.game.to_move() != step.seat:
            raise _failure(step.token, f"{expected} should be open, but {actual}")
        elif step.kind == TURN:
            self._check_turn(step, expected, actual)
        elif question_text(self.game) != step.question:
            raise _failure(step.token, f"{expected} should be open, but {actual}")

    def _check_turn(self, step: OpenQuestion, expected: str, actual: str) -> None:
        game = self.game
        top = game.read_frame(game.get(DEPTH) - 1)
        if top.handler != TURN_PHASE:
            raise _failure(step.token, f"{expected} should be open, but {actual}")
        full = top.step == FULL_TURN
        if step.role not in {NO_ROLE, game.get(TURN_ROLE)}:
            role = CHARACTERS[game.get(TURN_ROLE)]
            raise _failure(step.token, f"{expected} should be open, but it is the turn as {role}")
        if step.resumed and game.get(TURN_RESUMED) == 0:
            raise _failure(step.token, f"{expected} should be open, but it is not a continued turn")
        if step.gathered and game.get(GATHERED) == 0:
            raise _failure(step.token, f"{self.names[step.seat]} has not gathered")
        for depth in range(game.get(DEPTH) - 1):
            if full and game.read_frame(depth).seat != NOBODY:
                raise _failure(
                    step.token, f"{expected} is open, but there is a question beneath it"
                )

    def _open_text(self, step: OpenQuestion) -> str:
        if step.kind == OVER:
            return OVER
        if step.kind == TURN:
            return f"turn {self.names[step.seat]}"
        return f"asked {self.names[step.seat]} {step.question}"

    def _actual_question(self) -> str:
        game = self.game
        if game.is_over():
            return "the game is over"
        return f"{self.names[game.to_move()]} is asked {question_text(game)}"


def _failure(token: Token, message: str) -> StoryError:
    return StoryError(token.line, token.column, message)
