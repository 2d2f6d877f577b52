"""A game in the terminal: one seat for a person, the others for bots."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from citadels.bots.bot import Bot
from citadels.cli.line_mode.card_text import card_text
from citadels.cli.line_mode.table_printer import TablePrinter, print_options
from citadels.cli.localize import CodeLocalizer, Event
from citadels.engine.answers.codec import arg1_of, verb_of
from citadels.engine.answers.text import AnswerTextError, answer_text, parse_answer
from citadels.engine.codes import (
    BALL_ROOM,
    BRIBED,
    BUILD,
    FIRST_DISTRICT_HANDLER,
    GAINED,
    GATHERED_GOLD,
    GAVE_GOLD,
    SAW_IN_DECK,
    STOLE,
    TURN_PHASE,
)
from citadels.engine.editions.edition import Setup
from citadels.engine.editions.registry import edition
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.notation.recorder import StoryRecorder
from citadels.engine.phases.building import price_of
from citadels.engine.validation.setup_problems import setup_warnings
from citadels.engine.view import SeatView, make_view

PERSON_SEAT: Final = 0
_SEED_BITS: Final = 48
_TURN_MENUS: Final = (
    TURN_PHASE,
    FIRST_DISTRICT_HANDLER + BALL_ROOM,
)  # who offers the deeds of a turn
# An event that only repeats the one before it.
_ECHOES: Final = ((GATHERED_GOLD, GAINED), (BRIBED, GAVE_GOLD), (STOLE, GAVE_GOLD))


class QuitGameError(Exception):
    """The person at the terminal has had enough."""


@dataclass
class GameOptions:
    """What a game in the terminal needs to know."""

    setup: Setup
    seed: int
    language: str
    is_auto: bool
    save_path: Path | None
    bots: tuple[Bot, ...]  # round the table as often as it takes, from the seat after the person


class LineGame:
    """The loop: say what happened, show the table, ask, answer."""

    def __init__(
        self, options: GameOptions, console: Console, read_line: Callable[[str], str]
    ) -> None:
        self.options = options
        self.console = console
        self.read_line = read_line
        names = CodeLocalizer(options.language, []).phrase("names").split()[: options.setup.players]
        self.localizer = CodeLocalizer(options.language, names, options.setup.profile)
        self.rng = random.Random(options.seed)  # noqa: S311, a game is no secret
        crown = self.rng.randrange(options.setup.players)
        self.recorder = StoryRecorder(options.setup, options.seed, crown, names)
        self.game = self.recorder.begin()
        self.printer = TablePrinter(console, self.localizer, self.game.rules)
        deck = sum(self.game.rules.copies)
        players = options.setup.players
        self.knowledge = [Knowledge(players, seat, deck) for seat in range(players)]

    def run(self) -> bool:
        """Play to the end, or until the person leaves. False if the game could not be saved."""
        # As a word: a number would get marks between its thousands.
        seed = str(self.options.seed)
        self.console.print(self.localizer.phrase("seed", seed=seed), style="dim")
        for warning in setup_warnings(self.options.setup):
            self.console.print(Text(self.localizer.warning(warning), style="yellow"))
        self._report_events()
        try:
            while not self.game.is_over():
                self._apply_answer(self._choose_answer())
        except (QuitGameError, EOFError, KeyboardInterrupt):
            self.console.print()
            self.console.print(self.localizer.phrase("stopped"))
            return self._save_story()
        self.printer.print_table(make_view(self.game, PERSON_SEAT), self.knowledge[PERSON_SEAT])
        self.printer.print_scores(self.game)
        return self._save_story()

    def _apply_answer(self, answer: int) -> None:
        self.recorder.add(self.game.to_move(), answer)
        self.game.apply(answer)
        self._report_events()

    def _choose_answer(self) -> int:
        seat = self.game.to_move()
        if seat == PERSON_SEAT and not self.options.is_auto:
            return self._ask_person()
        bot = self.options.bots[(seat - 1) % len(self.options.bots)]
        seed = self.rng.getrandbits(_SEED_BITS)
        return bot.choose(make_view(self.game, seat), self.knowledge[seat], seed)

    def _save_story(self) -> bool:
        file = self.options.save_path
        if file is None:
            return True
        title = f"A game of {self.options.setup.players} players from the terminal."
        try:
            file.write_text(self.recorder.story_text(self.game, title), encoding="utf-8")
        except OSError as error:
            reason = error.strerror or ""
            self.console.print(Text(self.localizer.phrase("not-saved", file=str(file), why=reason)))
            return False
        self.console.print(Text(self.localizer.phrase("saved", file=str(file))), soft_wrap=True)
        return True

    # What happened.

    def _report_events(self) -> None:
        for seat, knowledge in enumerate(self.knowledge):
            knowledge.observe(self.game.events_for(seat))
        for line in self._event_lines(self.game.events_for(PERSON_SEAT)):
            self.console.print(Text(line))

    def _event_lines(self, events: list[Event]) -> list[str]:
        """Lines about events: without echoes or what the table shows, the same ones as one."""
        lines: list[str] = []
        counts: list[int] = []
        previous = 0
        for event in events:
            is_echo = (previous, event[0]) in _ECHOES
            previous = event[0]
            is_on_table = event[0] == SAW_IN_DECK and event[1] == PERSON_SEAT
            if is_echo or is_on_table:
                continue
            line = self.localizer.event(event)
            if lines and lines[-1] == line:
                counts[-1] += 1
            else:
                lines.append(line)
                counts.append(1)
        return [
            line if count == 1 else f"{line} ×{count}"
            for line, count in zip(lines, counts, strict=True)
        ]

    # The question.

    def _ask_person(self) -> int:
        seat_view = make_view(self.game, PERSON_SEAT)
        self.printer.print_table(seat_view, self.knowledge[PERSON_SEAT])
        self.console.print()
        self.console.print(Text(self.localizer.question(seat_view.questions[-1]), style="bold"))
        print_options(self.console, self._option_texts(seat_view))
        self.console.print(Text(self.localizer.phrase("help"), style="dim"))
        count = len(seat_view.legal)
        numbers = "1" if count == 1 else f"1-{count}"
        prompt = self.localizer.phrase(
            "prompt", seat=self.localizer.player(PERSON_SEAT), numbers=numbers
        )
        while True:
            text = " ".join(self.read_line(f"{prompt}> ").split())
            answer = self._parse_input(text, seat_view)
            if answer is not None:
                return answer

    def _option_texts(self, seat_view: SeatView) -> list[Text]:
        options: list[Text] = []
        for answer in seat_view.legal:
            text = Text(self.localizer.answer(answer, seat_view.questions[-1]))
            if verb_of(answer) == BUILD and seat_view.questions[-1][0] in _TURN_MENUS:
                price = price_of(self.game, PERSON_SEAT, arg1_of(answer))
                text.append(f" ({price})", style="dim")
            options.append(text)
        return options

    def _parse_input(self, text: str, seat_view: SeatView) -> int | None:
        """The answer that was meant; nothing if it was a command or no answer."""
        if text in {"quit", "q", "exit"}:
            raise QuitGameError
        if text == "?":
            self._print_unavailable(seat_view)
            return None
        command, _, argument = text.partition(" ")
        if command == "rules":
            self.console.print(
                card_text(argument, self.localizer, edition(self.options.setup.profile))
            )
            return None
        if not text:
            return None
        if text.isascii() and text.isdigit():
            number = int(text[:4])
            if 1 <= number <= len(seat_view.legal) and len(text) < 4:
                return seat_view.legal[number - 1]
        return self._parse_words(text, seat_view)

    def _parse_words(self, text: str, seat_view: SeatView) -> int | None:
        try:
            answer = parse_answer(text, self.recorder.names)
        except AnswerTextError:
            answer = -1
        if answer in seat_view.legal:
            return answer
        folded = text.casefold()
        matches: list[int] = []
        for legal in seat_view.legal:
            labels = (
                self.localizer.answer(legal, seat_view.questions[-1]).casefold(),
                answer_text(legal, self.recorder.names).casefold(),
            )
            if folded in labels:
                return legal
            if any(label.startswith(folded) for label in labels):
                matches.append(legal)
        if len(matches) == 1:
            return matches[0]
        if answer >= 0:
            self._print_refusal(answer)
        else:
            key = "several" if matches else "unknown"
            self.console.print(Text(self.localizer.phrase(key, words=text)))
        return None

    def _print_refusal(self, answer: int) -> None:
        self.console.print(Text(self.localizer.reason(self.game.refusal(answer))))

    def _print_unavailable(self, seat_view: SeatView) -> None:
        """What one might expect here, and why it cannot be done."""
        by_reason: dict[str, list[str]] = {}
        for answer, reason_code in self.game.unavailable_options():
            text = self.localizer.answer(answer, seat_view.questions[-1])
            by_reason.setdefault(self.localizer.reason(reason_code), []).append(text)
        if not by_reason:
            self.console.print(Text(self.localizer.phrase("nothing")))
            return
        heading = self.localizer.label(self.localizer.phrase("refused"))
        self.console.print(Text(heading.rstrip(), style="bold"))
        for reason, texts in by_reason.items():
            line = Text(f"  {self.localizer.label(', '.join(texts))}")
            line.append(reason, style="italic")
            self.console.print(line)
