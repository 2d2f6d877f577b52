"""The options of a question as a numbered list in as many columns as fit."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from typing import Final

from rich.style import Style
from rich.text import Text

from citadels.protocol.options import Option
from citadels.tui.drawing.cards import COIN, card_style, sign
from citadels.tui.drawing.scene import Scene
from citadels.tui.speech import is_role

_GAP: Final = 2
_MOST_COLUMNS: Final = 4
_FEW: Final = 3  # so many options of one card are not worth a list of their own
# The parts of a turn, in the order in which they are shown.
_PARTS: Final = {
    "gold": 0,
    "cards": 0,
    "income": 1,
    "split": 1,
    "build": 3,
    "build-by": 3,
    "end": 5,
}
_OF_CHARACTER: Final = 2
_OF_DISTRICT: Final = 4


@dataclass(frozen=True)
class Choice:
    """One line to choose: an answer, or a list of the answers that one card offers."""

    text: Text
    options: tuple[Option, ...]
    source: str = ""  # the card, of a list

    @property
    def is_list(self) -> bool:
        return bool(self.source)


@dataclass(frozen=True)
class Menu:
    """Choices as they are laid out."""

    choices: list[Choice]
    columns: int
    width: int  # of a column

    @property
    def rows(self) -> int:
        """Choices below each other."""
        return -(-len(self.choices) // self.columns)


def make_menu(scene: Scene, width: int, rows: int, opened: str = "") -> Menu:
    """The options; where they need more room than there is, those of one card become a list."""
    own, asked = scene.own, scene.state.common.asked
    if own is None or asked is None or not own.options:
        return Menu([], 1, width)
    prices = own.charges or [0] * len(own.options)
    priced = zip(own.options, prices, strict=True)
    order = sorted(priced, key=lambda pair: _place_of(scene, pair[0]))
    shown = [pair for pair in order if not opened or pair[0].source == opened]
    choices = [Choice(_option(scene, one, price), (one,)) for one, price in shown]
    menu = lay_out(choices, width, rows)
    if opened or menu.rows <= rows:
        return menu
    return lay_out(_grouped(scene, choices), width, rows)


def lay_out(choices: list[Choice], width: int, rows: int) -> Menu:
    """In as few columns as there is room for below each other; never more than fit side by side."""
    longest = max((choice.text.cell_len for choice in choices), default=1) + number_width(choices)
    most = max(1, min(_MOST_COLUMNS, (width + _GAP) // (longest + _GAP)))
    columns = min(most, max(1, -(-len(choices) // max(1, rows))))
    return Menu(choices, columns, (width + _GAP) // columns - _GAP)


def number_width(choices: list[Choice]) -> int:
    """The cursor, the number, and a blank before the words."""
    return 2 + len(str(len(choices)))


def draw_menu(scene: Scene, menu: Menu, cursor: int) -> tuple[list[Text], list[int]]:
    """The lines, and in which of them each choice begins."""
    cells = [_cell(scene, menu, at, at == cursor) for at in range(len(menu.choices))]
    if menu.columns == 1:
        begins: list[int] = []
        lines: list[Text] = []
        for cell in cells:
            begins.append(len(lines))
            lines += cell
        return lines, begins
    rows = menu.rows
    lines = [Text() for _ in range(rows)]
    for at, cell in enumerate(cells):
        line = lines[at % rows]
        if line.plain:
            line.append(" " * _GAP)
        line.append_text(cell[0])
    return lines, [at % rows for at in range(len(cells))]


def _cell(scene: Scene, menu: Menu, at: int, is_chosen: bool) -> list[Text]:
    """A choice with its number; a long one goes on below."""
    before = number_width(menu.choices)
    number = f"{'›' if is_chosen else ' '}{at + 1:>{before - 2}} "
    choice = menu.choices[at]
    parts = [choice.text.copy()]
    if choice.text.cell_len > menu.width - before:
        words = textwrap.wrap(choice.text.plain, menu.width - before)
        parts = [Text(part) for part in words]
    lines: list[Text] = []
    for part in parts:
        line = Text(" " * before) if lines else Text.styled(number, scene.palette.mine)
        line.append_text(part)
        line.pad_right(max(0, menu.width - line.cell_len))
        if is_chosen:
            line.stylize(scene.palette.cursor)
        line.stylize(Style(meta={"choice": at}))
        lines.append(line)
    return lines


def _grouped(scene: Scene, choices: list[Choice]) -> list[Choice]:
    """Cards that offer many answers become one choice each."""
    by_source: dict[str, list[Option]] = {}
    for choice in choices:
        by_source.setdefault(choice.options[0].source, []).append(choice.options[0])
    kept: list[Choice] = []
    for choice in choices:
        source = choice.options[0].source
        found = by_source[source]
        if not source or len(found) <= _FEW:
            kept.append(choice)
        elif choice.options[0] is found[0]:
            text = Text(f"{scene.speech.card(source)} …")
            text.append(f" ({len(found)})", scene.palette.quiet)
            kept.append(Choice(text, tuple(found), source))
    return kept


def _place_of(scene: Scene, option: Option) -> tuple[int, int]:
    """By the part of the turn; characters by rank."""
    return _part(option), scene.book.ranks.get(option.character, 0)


def _part(option: Option) -> int:
    if option.verb == "use":
        return _OF_CHARACTER if is_role(option.source) else _OF_DISTRICT
    return _PARTS.get(option.verb, 0)


def _option(scene: Scene, option: Option, price: int) -> Text:
    """The words of an answer, the type and cost of its card, and what it takes in gold."""
    asked = scene.state.common.asked
    kind = asked.kind if asked is not None else ""
    text = Text(scene.speech.option(option, kind))
    palette = scene.palette
    is_built = option.verb == "build"
    if option.card:
        text.append("  ").append(sign(scene, option.card), card_style(scene, option.card, "bold"))
        if not is_built or not price:
            text.append(str(scene.book.cost(option.card)), palette.quiet)
    elif option.character:
        text.append(f"  {scene.book.ranks.get(option.character, '')}", palette.quiet)
    if price:
        text.append(f" {price}{COIN}" if is_built else f"  −{price}{COIN}", palette.gold)
    return text
