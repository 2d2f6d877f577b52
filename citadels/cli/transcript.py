"""A game as text: its rounds and turns, the table at the end, the points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from citadels.cli.event_lines import event_lines
from citadels.cli.timeline import OMNISCIENT, Timeline, TimelineStep
from citadels.engine.answers.text import answer_text, place_text
from citadels.engine.codes import HIDDEN, NO_CARD, NOBODY
from citadels.engine.names import SCORES
from citadels.engine.notation.assertions import player_fact, view_fact
from citadels.engine.scoring import score, score_items, winners
from citadels.engine.state import CROWN
from citadels.engine.view import make_view
from citadels.protocol.messages import Event
from citadels.protocol.steps import events_of
from citadels.protocol.views import UNKNOWN
from citadels.text.localize import Localizer

_HEADINGS: Final = {"round-began": "bold underline", "revealed-role": "bold"}
_CROWN: Final = "♛"


class Transcript:
    """A game as a seat, a spectator, or an omniscient viewer saw it."""

    def __init__(self, timeline: Timeline, localizer: Localizer, viewer: int) -> None:
        self.timeline = timeline
        self.localizer = localizer
        self.viewer = viewer

    # As text.

    def render(self, only_round: int | None, with_score: bool) -> Iterator[Text | Table]:
        """The log, then the table at the end, then the points."""
        yield from self._log(only_round)
        if only_round is None:
            yield Text(f"\n{self.localizer.texts.command('position')}", style="bold")
            yield from (self._player_text(seat) for seat in range(len(self.timeline.names)))
        if with_score:
            yield Text(f"\n{self.localizer.texts.command('points')}", style="bold")
            yield self._scores()
        if self.timeline.game.is_over() and (only_round is None or with_score):
            names = self.localizer.players(list(winners(self.timeline.game)))
            yield Text(f"\n{self.localizer.phrase('winner', names=names)}", style="bold green")

    def _log(self, only_round: int | None) -> Iterator[Text]:
        round_number = self.timeline.steps[0].round if self._starts_mid_round() else 0
        separator = ""
        if only_round in {None, round_number}:
            separator = "\n"
            yield Text(self._heading(round_number), style="bold underline")
        for step in self.timeline.steps:
            for line, event in event_lines(self._events(step), self.localizer):
                round_number = event.amount if event.kind == "round-began" else round_number
                if only_round in {None, round_number}:
                    style = _HEADINGS.get(event.kind, "")
                    yield Text(f"{separator}{line}" if style else f"  {line}", style=style)
                    separator = "\n"

    def _events(self, step: TimelineStep) -> list[Event]:
        return events_of(step.events_for(self.viewer))

    def _starts_mid_round(self) -> bool:
        """Whether the story begins in the middle of a round, for which there is no event."""
        return all(event.kind != "round-began" for event in self._events(self.timeline.steps[0]))

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
        return ", ".join(self.localizer.district(name) for name in _place_names(places))

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
                    label = self.localizer.label(label) + self.localizer.district(place_text(card))
                table.add_row("", label, Text(str(points)))
        return table

    # As data.

    def step_rows(self, only_round: int | None) -> Iterator[dict[str, Any]]:
        """Each step with its events, then the end."""
        round_number = self.timeline.steps[0].round if self._starts_mid_round() else 0
        for number, moment in enumerate(self.timeline.steps):
            events = []
            for event in self._events(moment):
                round_number = event.amount if event.kind == "round-began" else round_number
                if only_round in {None, round_number}:
                    data = {name: getattr(event, name) for name in event.__struct_fields__}
                    text = self.localizer.event(event)
                    events.append({"round": round_number, **data, "text": text})
            if only_round is None or events:
                yield {"step": number, **self._answer_data(moment), "events": events}
        if only_round is None:
            yield {"end": self._final_data()}

    def _answer_data(self, step: TimelineStep) -> dict[str, Any]:
        """Who answered, and what, as far as the viewer may know it."""
        if step.seat == NOBODY:
            return {}
        data: dict[str, Any] = {"seat": step.seat, "player": self.timeline.names[step.seat]}
        if self.viewer in {OMNISCIENT, step.seat}:
            data["answer"] = answer_text(step.answer, self.timeline.names)
        return data

    def _final_data(self) -> dict[str, Any]:
        game = self.timeline.game
        seats = []
        for seat, name in enumerate(self.timeline.names):
            cards = {key: _place_names(self._fact(seat, key)) for key in ("city", "hand")}
            row = {"player": name, "gold": self._fact(seat, "gold")[0], **cards}
            if game.is_over():
                row["points"] = score(game, seat)
            seats.append(row)
        over = game.is_over()
        return {"over": over, "seats": seats, "winners": list(winners(game)) if over else []}


def _place_names(places: list[int]) -> list[str]:
    return [UNKNOWN if place == HIDDEN else place_text(place) for place in places]
