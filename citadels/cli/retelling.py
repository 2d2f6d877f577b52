"""A game in the reader's words: its rounds and turns, the table at the end, the points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from citadels.cli.course import EVERYBODY, Course, Moment
from citadels.cli.speech import Event, Speech
from citadels.engine.answers.text import answer_text, place_text
from citadels.engine.codes import (
    BRIBED,
    GAINED,
    GATHERED_GOLD,
    GAVE_GOLD,
    HIDDEN,
    NO_CARD,
    NOBODY,
    REVEALED_ROLE,
    ROUND_BEGAN,
    STOLE,
)
from citadels.engine.names import CHARACTERS, EVENTS, SCORES
from citadels.engine.notation.assertion_kinds import ROLE_EVENTS
from citadels.engine.notation.assertions import player_fact, view_fact
from citadels.engine.scoring import score, score_items, winners
from citadels.engine.state import CROWN
from citadels.engine.view import make_view

# An event that only repeats the one before it.
_ECHOES: Final = ((GATHERED_GOLD, GAINED), (BRIBED, GAVE_GOLD), (STOLE, GAVE_GOLD))
_HEADINGS: Final = {ROUND_BEGAN: "bold underline", REVEALED_ROLE: "bold"}
_CROWN: Final = "♛"
_UNKNOWN: Final = "?"


class Retelling:
    """A game as somebody saw it: a seat, a spectator, or eyes that see everything."""

    def __init__(self, course: Course, speech: Speech, eyes: int) -> None:
        self.course = course
        self.speech = speech
        self.eyes = eyes

    # In words.

    def parts(self, only: int | None, with_score: bool) -> Iterator[Text | Table]:
        """The log, then how the table lay at the end, then the points."""
        yield from self._log(only)
        if only is None:
            yield Text(f"\n{self.speech.texts.command('position')}", style="bold")
            yield from (self._place(seat) for seat in range(len(self.course.names)))
        if with_score:
            yield Text(f"\n{self.speech.texts.command('points')}", style="bold")
            yield self._scores()
        if self.course.game.is_over() and (only is None or with_score):
            names = ", ".join(self.speech.player(seat) for seat in winners(self.course.game))
            yield Text(f"\n{self.speech.phrase('winner', names=names)}", style="bold green")

    def _log(self, only: int | None) -> Iterator[Text]:
        current = self.course.moments[0].round if self._begins_within() else 0
        gap = ""
        if only in {None, current}:
            gap = "\n"
            yield Text(self._heading(current), style="bold underline")
        for moment in self.course.moments:
            for event, times in _counted(moment.heard_by(self.eyes)):
                line = self.speech.event(event) + (f" ×{times}" if times > 1 else "")
                current = event[4] if event[0] == ROUND_BEGAN else current
                if only in {None, current}:
                    style = _HEADINGS.get(event[0], "")
                    yield Text(f"{gap}{line}" if style else f"  {line}", style=style)
                    gap = "\n"

    def _begins_within(self) -> bool:
        """Whether the story begins in the middle of a round, of which no event tells."""
        return all(event[0] != ROUND_BEGAN for event in self.course.moments[0].heard_by(NOBODY))

    def _heading(self, number: int) -> str:
        if number:
            return self.speech.texts.get("web-log-round", amount=number)
        return self.speech.texts.get("web-log-deal")

    def _place(self, seat: int) -> Text:
        speech = self.speech
        crown = f" {_CROWN}" if self.course.game.get(CROWN) == seat else ""
        text = Text(f"{speech.player(seat)}{crown}", style="bold")
        facts = [
            (speech.term("gold"), str(self._fact(seat, "gold")[0])),
            (speech.term("city"), self._cards(self._fact(seat, "city"))),
            (speech.term("hand"), self._cards(self._fact(seat, "hand"))),
        ]
        for label, words in facts:
            text.append(f"\n  {speech.label(label)}", style="not bold dim")
            text.append(words or "–", style="not bold")
        return text

    def _fact(self, seat: int, key: str) -> list[int]:
        if self.eyes == EVERYBODY:
            return player_fact(self.course.game, seat, key)
        return view_fact(make_view(self.course.game, self.eyes), seat, key)[0]

    def _cards(self, places: list[int]) -> str:
        if places and all(place == HIDDEN for place in places):
            return self.speech.texts.get("count-cards", amount=len(places))
        return ", ".join(self.speech.district(place) for place in places)

    def _scores(self) -> Table:
        table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
        table.add_column()
        table.add_column()
        table.add_column(justify="right")
        for seat, name in enumerate(self.course.names):
            table.add_row(Text(name, style="bold"), "", Text(str(score(self.course.game, seat))))
            for purpose, card, points in score_items(self.course.game, seat):
                what = self.speech.texts.name_of_score(SCORES[purpose])
                if card != NO_CARD:
                    what = self.speech.label(what) + self.speech.district(card)
                table.add_row("", what, Text(str(points)))
        return table

    # As data.

    def steps(self, only: int | None) -> Iterator[dict[str, Any]]:
        """Each step with its events, then the end."""
        number = self.course.moments[0].round if self._begins_within() else 0
        for step, moment in enumerate(self.course.moments):
            events = []
            for event in moment.heard_by(self.eyes):
                number = event[4] if event[0] == ROUND_BEGAN else number
                if only in {None, number}:
                    events.append({"round": number, **self._event(event)})
            if only is None or events:
                yield {"step": step, **self._answer(moment), "events": events}
        if only is None:
            yield {"end": self._end()}

    def _answer(self, moment: Moment) -> dict[str, Any]:
        """Who answered, and what, as far as these eyes may know it."""
        if moment.seat == NOBODY:
            return {}
        told: dict[str, Any] = {"seat": moment.seat, "player": self.course.names[moment.seat]}
        if self.eyes in {EVERYBODY, moment.seat}:
            told["answer"] = answer_text(moment.given, self.course.names)
        return told

    def _event(self, event: Event) -> dict[str, Any]:
        kind, seat, target, card, amount = event
        name = ""
        if card == HIDDEN:
            name = _UNKNOWN
        elif card != NO_CARD:
            name = CHARACTERS[card] if EVENTS[kind] in ROLE_EVENTS else place_text(card)
        told = {"kind": EVENTS[kind], "seat": seat, "target": target, "card": name}
        return {**told, "amount": amount, "text": self.speech.event(event)}

    def _end(self) -> dict[str, Any]:
        game = self.course.game
        seats = []
        for seat, name in enumerate(self.course.names):
            cards = {key: self._words(self._fact(seat, key)) for key in ("city", "hand")}
            told = {"player": name, "gold": self._fact(seat, "gold")[0], **cards}
            if game.is_over():
                told["points"] = score(game, seat)
            seats.append(told)
        over = game.is_over()
        return {"over": over, "seats": seats, "winners": list(winners(game)) if over else []}

    def _words(self, places: list[int]) -> list[str]:
        return [_UNKNOWN if place == HIDDEN else place_text(place) for place in places]


def _counted(events: list[Event]) -> list[tuple[Event, int]]:
    """Without echoes, and the same events one after the other as one."""
    found: list[tuple[Event, int]] = []
    before = 0
    for event in events:
        echo = (before, event[0]) in _ECHOES
        before = event[0]
        if echo:
            continue
        if found and found[-1][0] == event:
            found[-1] = (event, found[-1][1] + 1)
        else:
            found.append((event, 1))
    return found
