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
from citadels.cli.cards import card_text
from citadels.cli.speech import Event, Speech
from citadels.cli.table import TablePrinter, show_options
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

ME: Final = 0
_SEED_BITS: Final = 48
_MENUS: Final = (TURN_PHASE, FIRST_DISTRICT_HANDLER + BALL_ROOM)  # who offers the deeds of a turn
# An event that only repeats the one before it.
_ECHOES: Final = ((GATHERED_GOLD, GAINED), (BRIBED, GAVE_GOLD), (STOLE, GAVE_GOLD))


class QuitGameError(Exception):
    """The person at the terminal has had enough."""


@dataclass
class Table:
    """What a game in the terminal needs to know."""

    setup: Setup
    seed: int
    language: str
    auto: bool
    save: Path | None
    bots: tuple[Bot, ...]  # round the table as often as it takes, from the seat after the person


class Playing:
    """The loop: say what happened, show the table, ask, answer."""

    def __init__(self, table: Table, console: Console, read: Callable[[str], str]) -> None:
        self.table = table
        self.console = console
        self.read = read
        names = Speech(table.language, []).phrase("names").split()[: table.setup.players]
        self.speech = Speech(table.language, names, table.setup.profile)
        self.lots = random.Random(table.seed)  # noqa: S311, a game is no secret
        crown = self.lots.randrange(table.setup.players)
        self.record = StoryRecorder(table.setup, table.seed, crown, names)
        self.game = self.record.begin()
        self.printer = TablePrinter(console, self.speech, self.game.rules)
        deck = sum(self.game.rules.copies)
        players = table.setup.players
        self.learnt = [Knowledge(players, seat, deck) for seat in range(players)]

    def run(self) -> bool:
        """Play to the end, or until the person leaves. False if the game could not be saved."""
        # As a word: a number would get marks between its thousands.
        seed = str(self.table.seed)
        self.console.print(self.speech.phrase("seed", seed=seed), style="dim")
        for warning in setup_warnings(self.table.setup):
            self.console.print(Text(self.speech.warning(warning), style="yellow"))
        self._tell()
        try:
            while not self.game.is_over():
                self._answer(self._choose())
        except (QuitGameError, EOFError, KeyboardInterrupt):
            self.console.print()
            self.console.print(self.speech.phrase("stopped"))
            return self._save()
        self.printer.show(make_view(self.game, ME), self.learnt[ME])
        self.printer.show_scores(self.game)
        return self._save()

    def _answer(self, given: int) -> None:
        self.record.add(self.game.to_move(), given)
        self.game.apply(given)
        self._tell()

    def _choose(self) -> int:
        seat = self.game.to_move()
        if seat == ME and not self.table.auto:
            return self._ask()
        bot = self.table.bots[(seat - 1) % len(self.table.bots)]
        seed = self.lots.getrandbits(_SEED_BITS)
        return bot.choose(make_view(self.game, seat), self.learnt[seat], seed)

    def _save(self) -> bool:
        file = self.table.save
        if file is None:
            return True
        title = f"A game of {self.table.setup.players} players from the terminal."
        try:
            file.write_text(self.record.story_text(self.game, title), encoding="utf-8")
        except OSError as error:
            why = error.strerror or ""
            self.console.print(Text(self.speech.phrase("not-saved", file=str(file), why=why)))
            return False
        self.console.print(Text(self.speech.phrase("saved", file=str(file))), soft_wrap=True)
        return True

    # What happened.

    def _tell(self) -> None:
        for seat, learnt in enumerate(self.learnt):
            learnt.observe(self.game.events_for(seat))
        for line in self._news(self.game.events_for(ME)):
            self.console.print(Text(line))

    def _news(self, events: list[Event]) -> list[str]:
        """Lines about events: without echoes or what the table shows, the same ones as one."""
        lines: list[str] = []
        times: list[int] = []
        before = 0
        for event in events:
            echo = (before, event[0]) in _ECHOES
            before = event[0]
            on_table = event[0] == SAW_IN_DECK and event[1] == ME
            if echo or on_table:
                continue
            line = self.speech.event(event)
            if lines and lines[-1] == line:
                times[-1] += 1
            else:
                lines.append(line)
                times.append(1)
        return [
            line if count == 1 else f"{line} ×{count}"
            for line, count in zip(lines, times, strict=True)
        ]

    # The question.

    def _ask(self) -> int:
        seen = make_view(self.game, ME)
        self.printer.show(seen, self.learnt[ME])
        self.console.print()
        self.console.print(Text(self.speech.question(seen.questions[-1]), style="bold"))
        show_options(self.console, self._options(seen))
        self.console.print(Text(self.speech.phrase("help"), style="dim"))
        most = len(seen.legal)
        numbers = "1" if most == 1 else f"1-{most}"
        prompt = self.speech.phrase("prompt", seat=self.speech.player(ME), numbers=numbers)
        while True:
            words = " ".join(self.read(f"{prompt}> ").split())
            given = self._understand(words, seen)
            if given is not None:
                return given

    def _options(self, seen: SeatView) -> list[Text]:
        options: list[Text] = []
        for given in seen.legal:
            text = Text(self.speech.answer(given, seen.questions[-1]))
            if verb_of(given) == BUILD and seen.questions[-1][0] in _MENUS:
                price = price_of(self.game, ME, arg1_of(given))
                text.append(f" ({price})", style="dim")
            options.append(text)
        return options

    def _understand(self, words: str, seen: SeatView) -> int | None:
        """The answer that was meant; nothing if it was a command or no answer."""
        if words in {"quit", "q", "exit"}:
            raise QuitGameError
        if words == "?":
            self._explain(seen)
            return None
        head, _, rest = words.partition(" ")
        if head == "rules":
            self.console.print(card_text(rest, self.speech, edition(self.table.setup.profile)))
            return None
        if not words:
            return None
        if words.isascii() and words.isdigit():
            number = int(words[:4])
            if 1 <= number <= len(seen.legal) and len(words) < 4:
                return seen.legal[number - 1]
        return self._by_words(words, seen)

    def _by_words(self, words: str, seen: SeatView) -> int | None:
        try:
            code = parse_answer(words, self.record.names)
        except AnswerTextError:
            code = -1
        if code in seen.legal:
            return code
        wanted = words.casefold()
        found: list[int] = []
        for given in seen.legal:
            texts = (
                self.speech.answer(given, seen.questions[-1]).casefold(),
                answer_text(given, self.record.names).casefold(),
            )
            if wanted in texts:
                return given
            if any(text.startswith(wanted) for text in texts):
                found.append(given)
        if len(found) == 1:
            return found[0]
        if code >= 0:
            self._say_why(code)
        else:
            key = "several" if found else "unknown"
            self.console.print(Text(self.speech.phrase(key, words=words)))
        return None

    def _say_why(self, code: int) -> None:
        self.console.print(Text(self.speech.reason(self.game.refusal(code))))

    def _explain(self, seen: SeatView) -> None:
        """What one might expect here, and why it cannot be done."""
        by_reason: dict[str, list[str]] = {}
        for given, why in self.game.unavailable_options():
            text = self.speech.answer(given, seen.questions[-1])
            by_reason.setdefault(self.speech.reason(why), []).append(text)
        if not by_reason:
            self.console.print(Text(self.speech.phrase("nothing")))
            return
        heading = self.speech.label(self.speech.phrase("refused"))
        self.console.print(Text(heading.rstrip(), style="bold"))
        for reason, texts in by_reason.items():
            line = Text(f"  {self.speech.label(', '.join(texts))}")
            line.append(reason, style="italic")
            self.console.print(line)
