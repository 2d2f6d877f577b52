"""A game in the reader's words: its rounds and turns, the table at the end, the points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from citadels.cli.localize import CodeLocalizer, Event
from citadels.cli.timeline import OMNISCIENT, Timeline, TimelineStep
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


class Transcript:
    """A game as somebody saw it: a seat, a spectator, or eyes that see everything."""

    def __init__(self, timeline: Timeline, localizer: CodeLocalizer, viewer: int) -> None:
        self.timeline = timeline
        self.localizer = localizer
        self.viewer = viewer

    # In words.

    def render(self, only_round: int | None, with_score: bool) -> Iterator[Text | Table]:
        """The log, then how the table lay at the end, then the points."""
        yield from self._log(only_round)
        if only_round is None:
            yield Text(f"\n{self.localizer.texts.command('position')}", style="bold")
            yield from (self._player_text(seat) for seat in range(len(self.timeline.names)))
        if with_score:
            yield Text(f"\n{self.localizer.texts.command('points')}", style="bold")
            yield self._scores()
        if self.timeline.game.is_over() and (only_round is None or with_score):
            names = ", ".join(self.localizer.player(seat) for seat in winners(self.timeline.game))
            yield Text(f"\n{self.localizer.phrase('winner', names=names)}", style="bold green")

    def _log(self, only_round: int | None) -> Iterator[Text]:
        round_number = self.timeline.steps[0].round if self._starts_mid_round() else 0
        separator = ""
        if only_round in {None, round_number}:
            separator = "\n"
            yield Text(self._heading(round_number), style="bold underline")
        for step in self.timeline.steps:
            for event, times in _merge_events(step.events_for(self.viewer)):
                line = self.localizer.event(event) + (f" ×{times}" if times > 1 else "")
                round_number = event[4] if event[0] == ROUND_BEGAN else round_number
                if only_round in {None, round_number}:
                    style = _HEADINGS.get(event[0], "")
                    yield Text(f"{separator}{line}" if style else f"  {line}", style=style)
                    separator = "\n"

    def _starts_mid_round(self) -> bool:
        """Whether the story begins in the middle of a round, of which no event tells."""
        return all(event[0] != ROUND_BEGAN for event in self.timeline.steps[0].events_for(NOBODY))

    def _heading(self, number: int) -> str:
        if number:
            return self.localizer.texts.get("web-log-round", amount=number)
        return self.localizer.texts.get("web-log-deal")

    def _player_text(self, seat: int) -> Text:
        localizer = self.localizer
        crown = f" {_CROWN}" if self.timeline.game.get(CROWN) == seat else ""
        text = Text(f"{localizer.player(seat)}{crown}", style="bold")
        facts = [
            (localizer.term("gold"), str(self._fact(seat, "gold")[0])),
            (localizer.term("city"), self._cards(self._fact(seat, "city"))),
            (localizer.term("hand"), self._cards(self._fact(seat, "hand"))),
        ]
        for label, value in facts:
            text.append(f"\n  {localizer.label(label)}", style="not bold dim")
            text.append(value or "–", style="not bold")
        return text

    def _fact(self, seat: int, key: str) -> list[int]:
        if self.viewer == OMNISCIENT:
            return player_fact(self.timeline.game, seat, key)
        return view_fact(make_view(self.timeline.game, self.viewer), seat, key)[0]

    def _cards(self, places: list[int]) -> str:
        if places and all(place == HIDDEN for place in places):
            return self.localizer.texts.get("count-cards", amount=len(places))
        return ", ".join(self.localizer.district(place) for place in places)

    def _scores(self) -> Table:
        table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
        table.add_column()
        table.add_column()
        table.add_column(justify="right")
        for seat, name in enumerate(self.timeline.names):
            table.add_row(Text(name, style="bold"), "", Text(str(score(self.timeline.game, seat))))
            for purpose, card, points in score_items(self.timeline.game, seat):
                label = self.localizer.texts.name_of_score(SCORES[purpose])
                if card != NO_CARD:
                    label = self.localizer.label(label) + self.localizer.district(card)
                table.add_row("", label, Text(str(points)))
        return table

    # As data.

    def step_rows(self, only_round: int | None) -> Iterator[dict[str, Any]]:
        """Each step with its events, then the end."""
        round_number = self.timeline.steps[0].round if self._starts_mid_round() else 0
        for number, moment in enumerate(self.timeline.steps):
            events = []
            for event in moment.events_for(self.viewer):
                round_number = event[4] if event[0] == ROUND_BEGAN else round_number
                if only_round in {None, round_number}:
                    events.append({"round": round_number, **self._event_data(event)})
            if only_round is None or events:
                yield {"step": number, **self._answer_data(moment), "events": events}
        if only_round is None:
            yield {"end": self._final_data()}

    def _answer_data(self, step: TimelineStep) -> dict[str, Any]:
        """Who answered, and what, as far as these eyes may know it."""
        if step.seat == NOBODY:
            return {}
        data: dict[str, Any] = {"seat": step.seat, "player": self.timeline.names[step.seat]}
        if self.viewer in {OMNISCIENT, step.seat}:
            data["answer"] = answer_text(step.answer, self.timeline.names)
        return data

    def _event_data(self, event: Event) -> dict[str, Any]:
        kind, seat, target, card, amount = event
        name = ""
        if card == HIDDEN:
            name = _UNKNOWN
        elif card != NO_CARD:
            name = CHARACTERS[card] if EVENTS[kind] in ROLE_EVENTS else place_text(card)
        data = {"kind": EVENTS[kind], "seat": seat, "target": target, "card": name}
        return {**data, "amount": amount, "text": self.localizer.event(event)}

    def _final_data(self) -> dict[str, Any]:
        game = self.timeline.game
        seats = []
        for seat, name in enumerate(self.timeline.names):
            cards = {key: self._place_names(self._fact(seat, key)) for key in ("city", "hand")}
            row = {"player": name, "gold": self._fact(seat, "gold")[0], **cards}
            if game.is_over():
                row["points"] = score(game, seat)
            seats.append(row)
        over = game.is_over()
        return {"over": over, "seats": seats, "winners": list(winners(game)) if over else []}

    def _place_names(self, places: list[int]) -> list[str]:
        return [_UNKNOWN if place == HIDDEN else place_text(place) for place in places]


def _merge_events(events: list[Event]) -> list[tuple[Event, int]]:
    """Without echoes, and the same events one after the other as one."""
    merged: list[tuple[Event, int]] = []
    previous = 0
    for event in events:
        is_echo = (previous, event[0]) in _ECHOES
        previous = event[0]
        if is_echo:
            continue
        if merged and merged[-1][0] == event:
            merged[-1] = (event, merged[-1][1] + 1)
        else:
            merged.append((event, 1))
    return merged
