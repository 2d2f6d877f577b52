"""Every card of the game explains itself."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static

from citadels.engine.native_types import override
from citadels.protocol.views import UNKNOWN
from citadels.tui.drawing.cards import card_style, sign
from citadels.tui.drawing.scene import Scene
from citadels.tui.speech import bare, is_role


def explanation(scene: Scene, slug: str) -> list[Text]:
    """Name, numbers and text of a card."""
    speech, card = scene.speech, bare(slug)
    name = Text(speech.card(card), "bold")
    if is_role(card):
        facts = speech.get("web-board-rank", rank=scene.book.ranks.get(card, 0))
    else:
        kind = speech.texts.name_of_type(scene.book.type(card))
        facts = f"{kind} · {speech.phrase('cost', amount=scene.book.cost(card))}"
        name.stylize(card_style(scene, card))
    text = speech.text_of(card) or speech.get("web-board-no-text")
    return [name, Text(facts, scene.palette.quiet), Text(), Text(text)]


def cards_of_game(scene: Scene) -> list[str]:
    """Those at hand first: the own ones, then characters by rank, then the districts."""
    own = scene.own
    first = [*own.roles, *own.hand, *scene.player(own.seat).city] if own else []
    cities = [place for player in scene.state.common.players for place in player.city]
    by_use = sorted(scene.book.deck, key=lambda slug: scene.book.type(slug) != "unique")
    slugs = [*first, *scene.book.cast, *cities, *by_use]
    return list(dict.fromkeys(bare(slug) for slug in slugs if slug != UNKNOWN))


class Explaining(ModalScreen[None]):
    """A list of cards; the one under the cursor is explained beside it."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,q,й,c,с", "shut", "")]

    def __init__(self, scene: Scene, slug: str = "") -> None:
        super().__init__()
        self.scene = scene
        self.cards = cards_of_game(scene)
        if slug and bare(slug) not in self.cards:
            self.cards.insert(0, bare(slug))
        self.first = self.cards.index(bare(slug)) if slug else 0

    @override
    def compose(self) -> ComposeResult:
        with Horizontal(id="explaining") as frame:
            frame.border_title = self.scene.speech.get("web-lobby-rules")
            frame.border_subtitle = "Esc"
            yield OptionList(*[self._named(slug) for slug in self.cards])
            with VerticalScroll(can_focus=False):
                yield Static(id="text")

    def _named(self, slug: str) -> Text:
        if is_role(slug):
            return Text(f"{self.scene.book.ranks.get(slug, 0)} {self.scene.speech.card(slug)}")
        text = Text().append(sign(self.scene, slug), card_style(self.scene, slug, "bold"))
        return text.append(f" {self.scene.speech.card(slug)}")

    def on_mount(self) -> None:
        shown = self.query_one(OptionList)
        shown.highlighted = self.first
        shown.focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        lines = explanation(self.scene, self.cards[event.option_index])
        self.query_one("#text", Static).update(Text("\n").join(lines))

    def on_option_list_option_selected(self) -> None:
        self.dismiss(None)

    def action_shut(self) -> None:
        self.dismiss(None)

    def on_click(self, event: events.Click) -> None:
        if event.widget is self:
            self.dismiss(None)
