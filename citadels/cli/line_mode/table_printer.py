"""The table as one seat sees it, for a terminal of any width."""

from __future__ import annotations

from typing import Final

from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text

from citadels.engine.codes import KINDS
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.names import DISTRICTS
from citadels.protocol.scores import SeatScore
from citadels.protocol.views import UNKNOWN, Own
from citadels.session.table_view import TableView

Fact = tuple[str, Text]  # a label, and what stands behind it

STYLES: Final = {
    "noble": "yellow",
    "religious": "bright_blue",
    "trade": "green",
    "military": "red",
    "unique": "magenta",
}
CROWN_SIGN: Final = "♛"
TURN_SIGN: Final = "▸"
_COLUMN_WIDTH: Final = 40
# The columns of the score table, and the purposes of points that each adds up.
_SCORE_COLUMNS: Final = {
    "district": ("district",),
    "all-types": ("all-types",),
    "completed": ("first-completed", "completed"),
    "extra": ("extra", "from-hand"),
}


class TablePrinter:
    """Prints what one seat sees at one moment."""

    def __init__(self, console: Console, view: TableView) -> None:
        self.console = console
        self.view = view
        self.localizer = view.localizer

    def print_table(self, knowledge: Knowledge) -> None:
        """The whole table, then what only this seat knows."""
        self.console.rule(self._heading(), style="dim")
        self.console.print(self._players())
        own = self.view.own
        own_facts = [*self._own_facts(own), *self._known_hands(own, knowledge)] if own else []
        for label, values in [*self._facts(), *own_facts]:
            if values.plain:
                line = Text(self.localizer.label(label), style="bold")
                self.console.print(line.append_text(values))

    def _heading(self) -> Text:
        localizer, common, cast = self.localizer, self.view.state.common, self.view.card_data.cast
        parts = [f"{localizer.term('round')} {common.round}"]
        if 0 < common.rank <= len(cast):
            character = localizer.character(cast[common.rank - 1])
            parts.append(localizer.phrase("called", rank=common.rank, character=character))
        parts.append(f"{localizer.term('deck')} {common.deck}")
        parts.append(localizer.phrase("goal", amount=self.view.goal))
        return Text(" · ".join(parts), style="bold")

    def _players(self) -> Table:
        view, common, localizer = self.view, self.view.state.common, self.localizer
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
        table.add_column("")
        table.add_column(localizer.term("player"), no_wrap=True)
        for term in ("gold", "cards"):
            table.add_column(localizer.term(term), justify="right", no_wrap=True)
        table.add_column(localizer.term("character"), no_wrap=True)
        table.add_column(localizer.term("city"), ratio=1, overflow="fold")
        turn_seat = common.turn.seat if common.turn is not None else -1
        for seat, player in enumerate(common.players):
            signs = Text(TURN_SIGN if seat == turn_seat else " ", style="bold cyan")
            signs.append(CROWN_SIGN if seat == common.crown else " ", style="not bold yellow")
            name = Text(localizer.player(seat), style="bold cyan" if seat == view.seat else "")
            city = self._cards(player.city)
            if player.city:
                city.append(f"  ({len(player.city)})", style="dim")
            table.add_row(signs, name, str(player.gold), str(player.cards), self._roles(seat), city)
        return table

    def _roles(self, seat: int) -> Text:
        revealed = [role for role in self.view.player(seat).roles if role != UNKNOWN]
        return Text(", ").join(
            Text(self.localizer.character(role), "" if role in revealed else "italic dim")
            for role in self.view.roles(seat)
        )

    def _cards(self, places: list[str], with_prices: bool = False) -> Text:
        """Districts in the colours of their types."""
        return Text(", ").join(self._card(place, with_prices) for place in places)

    def _card(self, place: str, with_price: bool) -> Text:
        card_data = self.view.card_data
        text = Text().append(
            self.localizer.district(place), STYLES.get(card_data.type(place), "dim")
        )
        if with_price and place != UNKNOWN:
            text.append(f" {card_data.cost(place)}", style="dim")
        return text

    def _characters(self, roles: list[str]) -> Text:
        return Text(", ".join(self.localizer.character(role) for role in roles))

    def _marked(self, roles: list[str], real_role: str) -> Text:
        """Characters with a mark; the real one, which only its owner knows, is placed first."""
        marked = roles if real_role in {"", *roles} else [real_role, *roles]
        names = [self.localizer.character(role) + "*" * (role == real_role) for role in marked]
        return Text(", ".join(names))

    # What there is besides cities, and what only this seat knows.

    def _facts(self) -> list[Fact]:
        localizer, common, own = self.localizer, self.view.state.common, self.view.own
        marks = common.marks
        facts = [
            (localizer.phrase(key), self._characters([role] if role else []))
            for key, role in (
                ("killed", marks.killed),
                ("bewitched", marks.bewitched),
                ("robbed", marks.robbed),
            )
        ]
        signed, flowered = (own.signed, own.flowered) if own is not None else ("", "")
        facts += [
            (localizer.term("warrant"), self._marked(marks.warrants, signed)),
            (localizer.term("threat"), self._marked(marks.threats, flowered)),
            (localizer.phrase("tax"), Text(str(common.tax or ""))),
            (localizer.term("faceup"), self._characters(common.faceup)),
        ]
        return facts

    def _own_facts(self, own: Own) -> list[Fact]:
        localizer, asked = self.localizer, self.view.state.common.asked
        facts = [(localizer.term("facedown"), self._characters(own.laid_down))]
        if not self.view.state.common.packet:  # else the options show what is seen
            packets = (own.seen, own.seen_again)
            facts += [(localizer.phrase("saw"), self._characters(packet)) for packet in packets]
        facts.append((localizer.texts.name_of_district("museum"), self._cards(own.museum)))
        facts.append((localizer.term("hand"), self._cards(own.hand, with_prices=True)))
        if asked is not None:
            label = localizer.phrase("looking", target=localizer.player(asked.target))
            facts.append((label, self._cards(own.shown_hand, with_prices=True)))
        facts.append((localizer.term("deck"), self._cards(own.shown_deck, with_prices=True)))
        return facts

    def _known_hands(self, own: Own, knowledge: Knowledge) -> list[Fact]:
        """Cards of other hands that were seen before and have not left for certain."""
        facts: list[Fact] = []
        for seat, pile in enumerate(knowledge.hands):
            cards = [DISTRICTS[card] for card in range(KINDS) for _ in range(pile.known[card])]
            if seat == own.seat or not cards or pile.sure_count == 0 or own.shown_hand:
                continue
            text = self._cards(cards)
            if pile.sure_count < len(cards):
                text = Text(f"{pile.sure_count}/{len(cards)} ", style="dim").append_text(text)
            label = self.localizer.phrase("known", target=self.localizer.player(seat))
            facts.append((label, text))
        return facts

    # The end.

    def print_scores(self, scores: list[SeatScore]) -> None:
        """Who got points for what, and who has won."""
        localizer, ending = self.localizer, self.view.table.ending
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column(localizer.term("player"), no_wrap=True)
        for slug in _SCORE_COLUMNS:
            table.add_column(localizer.texts.name_of_score(slug), justify="right")
        table.add_column(localizer.term("points"), justify="right", style="bold")
        for seat_score in scores:
            row = [
                str(sum(item.points for item in seat_score.items if item.purpose in purposes))
                for purposes in _SCORE_COLUMNS.values()
            ]
            table.add_row(seat_score.name, *row, str(seat_score.total))
        self.console.rule(style="dim")
        self.console.print(table)
        names = localizer.players(ending.winners if ending is not None else [])
        self.console.print(Text(localizer.phrase("winner", names=names), style="bold green"))


def print_options(console: Console, options: list[Text]) -> None:
    """Numbered options in as many columns as fit."""
    numbered = [
        Text(f"{number:>2} ", style="bold cyan").append_text(option)
        for number, option in enumerate(options, start=1)
    ]
    if all(len(line.plain) < _COLUMN_WIDTH for line in numbered) and len(numbered) > 6:
        console.print(Columns(numbered, column_first=True, padding=(0, 2)))
        return
    for line in numbered:
        console.print(line)
