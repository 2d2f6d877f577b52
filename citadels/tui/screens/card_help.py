"""The texts of all cards of the game."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import OptionList, Static

from citadels.engine.native_types import override
from citadels.protocol.views import UNKNOWN
from citadels.text.localize import is_role, strip_mark
from citadels.tui.render.cards import card_style, sign
from citadels.tui.render.context import RenderContext
from citadels.tui.screens.dialog import Dialog


def card_help_lines(context: RenderContext, slug: str) -> list[Text]:
    """Name, numbers and text of a card."""
    localizer, card = context.localizer, strip_mark(slug)
    name = Text(localizer.card(card), "bold")
    if is_role(card):
        facts = localizer.get("web-board-rank", rank=context.card_data.ranks.get(card, 0))
    else:
        kind = localizer.texts.name_of_type(context.card_data.type(card))
        facts = f"{kind} · {localizer.phrase('cost', amount=context.card_data.cost(card))}"
        name.stylize(card_style(context, card))
    text = localizer.card_text(card) or localizer.get("web-board-no-text")
    return [name, Text(facts, context.palette.quiet), Text(), Text(text)]


def cards_of_game(context: RenderContext) -> list[str]:
    """The reader's own cards, then characters by rank, then districts."""
    own = context.own
    own_cards = [*own.roles, *own.hand, *context.player(own.seat).city] if own else []
    cities = [place for player in context.state.common.players for place in player.city]
    by_use = sorted(
        context.card_data.deck, key=lambda slug: context.card_data.type(slug) != "unique"
    )
    slugs = [*own_cards, *context.card_data.cast, *cities, *by_use]
    return list(dict.fromkeys(strip_mark(slug) for slug in slugs if slug != UNKNOWN))


class CardHelpScreen(Dialog[None]):
    """A list of cards; the one under the cursor is explained beside it."""

    BINDINGS: ClassVar[list[BindingType]] = [("q,й,c,с", "shut", "")]

    def __init__(self, context: RenderContext, slug: str = "") -> None:
        super().__init__()
        self.render_context = context
        self.cards = cards_of_game(context)
        if slug and strip_mark(slug) not in self.cards:
            self.cards.insert(0, strip_mark(slug))
        self.first = self.cards.index(strip_mark(slug)) if slug else 0

    @override
    def compose(self) -> ComposeResult:
        with Horizontal(id="card-help") as frame:
            frame.border_title = self.render_context.localizer.get("web-lobby-rules")
            frame.border_subtitle = "Esc"
            yield OptionList(*[self._list_label(slug) for slug in self.cards])
            with VerticalScroll(can_focus=False):
                yield Static(id="text")

    def _list_label(self, slug: str) -> Text:
        if is_role(slug):
            return Text(
                f"{self.render_context.card_data.ranks.get(slug, 0)}"
                f" {self.render_context.localizer.card(slug)}"
            )
        text = Text().append(
            sign(self.render_context, slug), card_style(self.render_context, slug, "bold")
        )
        return text.append(f" {self.render_context.localizer.card(slug)}")

    def on_mount(self) -> None:
        option_list = self.query_one(OptionList)
        option_list.highlighted = self.first
        option_list.focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        lines = card_help_lines(self.render_context, self.cards[event.option_index])
        self.query_one("#text", Static).update(Text("\n").join(lines))

    def on_option_list_option_selected(self) -> None:
        self.dismiss(None)
