"""The table as one seat sees it, for a terminal of any width."""

from __future__ import annotations

from typing import Final

from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text

from citadels.cli.speech import Speech
from citadels.engine.codes import (
    BEAUTIFIED_BIT,
    HIDDEN,
    KINDS,
    MILITARY,
    NO_ROLE,
    NOBLE,
    NOBODY,
    RELIGIOUS,
    TRADE,
    UNIQUE,
)
from citadels.engine.game import Game
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.notation.assertions import view_fact
from citadels.engine.rules import Rules
from citadels.engine.scoring import (
    FOR_ALL_TYPES,
    FOR_COMPLETED,
    FOR_DISTRICT,
    FOR_EXTRA,
    FOR_FIRST,
    FOR_HAND,
    score,
    score_items,
    winners,
)
from citadels.engine.state import CROWN, FACEUP, RANK, ROUND, SHORTER_BY, TAX, TURN_SEAT
from citadels.engine.view import SeatView, mask_list

STYLES: Final = {
    NOBLE: "yellow",
    RELIGIOUS: "bright_blue",
    TRADE: "green",
    MILITARY: "red",
    UNIQUE: "magenta",
}
CROWN_SIGN: Final = "♛"
TURN_SIGN: Final = "▸"
_NARROW: Final = 40


class TablePrinter:
    """Prints what a view shows. It never looks at the game itself before the end."""

    def __init__(self, console: Console, speech: Speech, rules: Rules) -> None:
        self.console = console
        self.speech = speech
        self.rules = rules

    def show(self, view: SeatView, knowledge: Knowledge) -> None:
        """The whole table, then what only this seat knows."""
        self.console.rule(self._heading(view), style="dim")
        self.console.print(self._players(view))
        for label, values in [*self._facts(view), *self._known_hands(view, knowledge)]:
            line = Text(self.speech.label(label), style="bold")
            line.append_text(values)
            self.console.print(line)

    def _heading(self, view: SeatView) -> Text:
        parts = [f"{self.speech.term('round')} {view.fields[ROUND]}"]
        rank = view.fields[RANK]
        if 0 < rank <= self.rules.ranks:
            character = self.speech.character(self.rules.cast[rank])
            parts.append(self.speech.phrase("called", rank=rank, character=character))
        parts.append(f"{self.speech.term('deck')} {view.deck_size}")
        goal = self.rules.complete_at - view.fields[SHORTER_BY]
        parts.append(self.speech.phrase("goal", amount=goal))
        return Text(" · ".join(parts), style="bold")

    def _players(self, view: SeatView) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
        table.add_column("")
        table.add_column(self.speech.term("player"), no_wrap=True)
        table.add_column(self.speech.term("gold"), justify="right", no_wrap=True)
        table.add_column(self.speech.term("cards"), justify="right", no_wrap=True)
        table.add_column(self.speech.term("character"), no_wrap=True)
        table.add_column(self.speech.term("city"), ratio=1, overflow="fold")
        for seat in range(view.seats):
            signs = Text(TURN_SIGN if seat == view.fields[TURN_SEAT] else " ", style="bold cyan")
            signs.append(CROWN_SIGN if seat == view.fields[CROWN] else " ", style="not bold yellow")
            table.add_row(
                signs,
                Text(self.speech.player(seat), style="bold cyan" if seat == view.seat else ""),
                str(view.gold[seat]),
                str(len(view.hands[seat])),
                self._roles(view, seat),
                self.places(view.cities[seat]),
            )
        return table

    def _roles(self, view: SeatView, seat: int) -> Text:
        text = Text()
        open_roles = view_fact(view, seat, "revealed")[0]
        for index, role in enumerate(view.roles[seat]):
            if index:
                text.append(", ")
            style = "" if role in open_roles else "italic dim"
            text.append(self.speech.character(role), style=style)
        return text

    def places(self, places: list[int]) -> Text:
        """Districts in the colours of their types; a city says how many it has."""
        text = self.cards(places)
        if places:
            text.append(f"  ({len(places)})", style="dim")
        return text

    def cards(self, cards: list[int], prices: bool = False) -> Text:
        text = Text()
        for index, card in enumerate(cards):
            if index:
                text.append(", ")
            style = "dim" if card == HIDDEN else STYLES[self.rules.type_of[card % BEAUTIFIED_BIT]]
            text.append(self.speech.district(card), style=style)
            if prices and card != HIDDEN:
                text.append(f" {self.rules.cost[card % BEAUTIFIED_BIT]}", style="dim")
        return text

    # What there is besides cities, and what only this seat knows.

    def _facts(self, view: SeatView) -> list[tuple[str, Text]]:
        speech = self.speech
        facts = [
            (speech.phrase(key), self._characters(view_fact(view, NOBODY, key)[0]))
            for key in ("killed", "bewitched", "robbed")
        ]
        for key, term in (("warrants", "warrant"), ("threats", "threat")):
            roles, real = view_fact(view, NOBODY, key)
            facts.append((speech.term(term), self._characters(roles, real)))
        if view.fields[TAX]:
            facts.append((speech.phrase("tax"), Text(str(view.fields[TAX]))))
        open_roles = mask_list(view.fields[FACEUP])
        facts.append((speech.term("faceup"), self._characters(open_roles)))
        laid = [role for role in view.laid_down if role != HIDDEN]
        facts.append((speech.term("facedown"), self._characters(laid)))
        if view.seat != NOBODY:
            facts += self._own_facts(view)
        return [(label, values) for label, values in facts if values.plain]

    def _own_facts(self, view: SeatView) -> list[tuple[str, Text]]:
        speech = self.speech
        facts: list[tuple[str, Text]] = []
        if not view.packet:  # else the options say what is seen
            packets = (view.seen, view.seen_again)
            facts += [(speech.phrase("saw"), self._characters(packet)) for packet in packets]
        if HIDDEN not in view.under_museum:
            facts.append((speech.texts.name_of_district("museum"), self.cards(view.under_museum)))
        facts.append((speech.term("hand"), self.cards(view.hands[view.seat], prices=True)))
        if view.shown_hand:
            owner = speech.player(view.questions[-1][3])
            label = speech.phrase("looking", target=owner)
            facts.append((label, self.cards(view.shown_hand, prices=True)))
        facts.append((speech.term("deck"), self.cards(view.shown_deck, prices=True)))
        return facts

    def _known_hands(self, view: SeatView, knowledge: Knowledge) -> list[tuple[str, Text]]:
        """Cards of other hands that were seen before and have not left for certain."""
        facts: list[tuple[str, Text]] = []
        for seat, pile in enumerate(knowledge.hands):
            cards: list[int] = []
            for card in range(KINDS):
                cards += [card] * pile.known[card]
            if seat == view.seat or not cards or pile.sure_count == 0 or view.shown_hand:
                continue
            text = self.cards(cards)
            if pile.sure_count < len(cards):
                text = Text(f"{pile.sure_count}/{len(cards)} ", style="dim").append_text(text)
            label = self.speech.phrase("known", target=self.speech.player(seat))
            facts.append((label, text))
        return facts

    def _characters(self, roles: list[int], real: int = NO_ROLE) -> Text:
        parts = [self.speech.character(role) + ("*" if role == real else "") for role in roles]
        return Text(", ".join(parts))

    # The end.

    def show_scores(self, game: Game) -> None:
        """Who got points for what, and who has won."""
        speech = self.speech
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column(speech.term("player"), no_wrap=True)
        kinds = (
            ((FOR_DISTRICT,), "district"),
            ((FOR_ALL_TYPES,), "all-types"),
            ((FOR_FIRST, FOR_COMPLETED), "completed"),
            ((FOR_EXTRA, FOR_HAND), "extra"),
        )
        for _, slug in kinds:
            table.add_column(speech.texts.name_of_score(slug), justify="right")
        table.add_column(speech.term("points"), justify="right", style="bold")
        for seat in range(game.seats()):
            items = score_items(game, seat)
            row = [
                str(sum(points for purpose, _, points in items if purpose in purposes))
                for purposes, _ in kinds
            ]
            table.add_row(speech.player(seat), *row, str(score(game, seat)))
        self.console.rule(style="dim")
        self.console.print(table)
        names = ", ".join(speech.player(seat) for seat in winners(game))
        self.console.print(Text(speech.phrase("winner", names=names), style="bold green"))


def show_options(console: Console, options: list[Text]) -> None:
    """Numbered options in as many columns as fit."""
    numbered = []
    for number, option in enumerate(options, start=1):
        line = Text(f"{number:>2} ", style="bold cyan")
        line.append_text(option)
        numbered.append(line)
    if all(len(line.plain) < _NARROW for line in numbered) and len(numbered) > 6:
        console.print(Columns(numbered, column_first=True, padding=(0, 2)))
        return
    for line in numbered:
        console.print(line)
