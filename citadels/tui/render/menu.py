"""The options of a question as a numbered list in as many columns as fit."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from typing import Final

from rich.style import Style
from rich.text import Text

from citadels.protocol.options import Option
from citadels.text.localize import is_role
from citadels.tui.render.cards import COIN, card_style, sign
from citadels.tui.render.context import RenderContext

_GAP: Final = 2
_MAX_COLUMNS: Final = 4
_MAX_UNGROUPED: Final = 3  # with more options, a card gets a list of its own
# The parts of a turn, in the order in which they are shown.
_TURN_PARTS: Final = {
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
    """One row to choose: an answer, or a list of the answers that one card offers."""

    text: Text
    options: tuple[Option, ...]
    source: str = ""  # the card, of a list

    @property
    def is_list(self) -> bool:
        return bool(self.source)


@dataclass(frozen=True)
class Menu:
    choices: list[Choice]
    columns: int
    width: int  # of a column

    @property
    def rows(self) -> int:
        """Choices below each other."""
        return -(-len(self.choices) // self.columns)


def make_menu(context: RenderContext, width: int, rows: int, open_card: str = "") -> Menu:
    """The options; if there is too little room for them, those of one card become a list."""
    own, question = context.own, context.state.common.asked
    if own is None or question is None or not own.options:
        return Menu([], 1, width)
    prices = own.charges or [0] * len(own.options)
    priced = zip(own.options, prices, strict=True)
    order = sorted(priced, key=lambda pair: _sort_key(context, pair[0]))
    visible = [pair for pair in order if not open_card or pair[0].source == open_card]
    choices = [Choice(_option_text(context, option, price), (option,)) for option, price in visible]
    menu = lay_out(choices, width, rows)
    if open_card or menu.rows <= rows:
        return menu
    return lay_out(_group_by_card(context, choices), width, rows)


def lay_out(choices: list[Choice], width: int, rows: int) -> Menu:
    """In as few columns as the rows allow, and never more than fit side by side."""
    widest = max((choice.text.cell_len for choice in choices), default=1) + number_width(choices)
    max_columns = max(1, min(_MAX_COLUMNS, (width + _GAP) // (widest + _GAP)))
    columns = min(max_columns, max(1, -(-len(choices) // max(1, rows))))
    return Menu(choices, columns, (width + _GAP) // columns - _GAP)


def number_width(choices: list[Choice]) -> int:
    """The cursor, the number, and a blank before the words."""
    return 2 + len(str(len(choices)))


def draw_menu(context: RenderContext, menu: Menu, cursor: int) -> tuple[list[Text], list[int]]:
    """The lines, and the line in which each choice begins."""
    cells = [_cell(context, menu, index, index == cursor) for index in range(len(menu.choices))]
    if menu.columns == 1:
        first_rows: list[int] = []
        lines: list[Text] = []
        for cell in cells:
            first_rows.append(len(lines))
            lines += cell
        return lines, first_rows
    rows = menu.rows
    lines = [Text() for _ in range(rows)]
    for index, cell in enumerate(cells):
        line = lines[index % rows]
        if line.plain:
            line.append(" " * _GAP)
        line.append_text(cell[0])
    return lines, [index % rows for index in range(len(cells))]


def _cell(context: RenderContext, menu: Menu, index: int, is_selected: bool) -> list[Text]:
    """A choice with its number; a long one is wrapped."""
    indent = number_width(menu.choices)
    number = f"{'›' if is_selected else ' '}{index + 1:>{indent - 2}} "
    choice = menu.choices[index]
    parts = [choice.text.copy()]
    if choice.text.cell_len > menu.width - indent:
        words = textwrap.wrap(choice.text.plain, menu.width - indent)
        parts = [Text(part) for part in words]
    lines: list[Text] = []
    for part in parts:
        line = Text(" " * indent) if lines else Text.styled(number, context.palette.mine)
        line.append_text(part)
        line.pad_right(max(0, menu.width - line.cell_len))
        if is_selected:
            line.stylize(context.palette.cursor)
        line.stylize(Style(meta={"choice": index}))
        lines.append(line)
    return lines


def _group_by_card(context: RenderContext, choices: list[Choice]) -> list[Choice]:
    """Cards that offer many answers become one choice each."""
    by_source: dict[str, list[Option]] = {}
    for choice in choices:
        by_source.setdefault(choice.options[0].source, []).append(choice.options[0])
    grouped: list[Choice] = []
    for choice in choices:
        source = choice.options[0].source
        options = by_source[source]
        if not source or len(options) <= _MAX_UNGROUPED:
            grouped.append(choice)
        elif choice.options[0] is options[0]:
            text = Text(f"{context.localizer.card(source)} …")
            text.append(f" ({len(options)})", context.palette.quiet)
            grouped.append(Choice(text, tuple(options), source))
    return grouped


def _sort_key(context: RenderContext, option: Option) -> tuple[int, int]:
    """By the part of the turn; characters by rank."""
    return _turn_part(option), context.card_data.ranks.get(option.character, 0)


def _turn_part(option: Option) -> int:
    if option.verb == "use":
        return _OF_CHARACTER if is_role(option.source) else _OF_DISTRICT
    return _TURN_PARTS.get(option.verb, 0)


def _option_text(context: RenderContext, option: Option, price: int) -> Text:
    """The words of an answer, the type and cost of its card, and what it takes in gold."""
    question = context.state.common.asked
    kind = question.kind if question is not None else ""
    text = Text(context.localizer.option(option, kind))
    palette = context.palette
    is_built = option.verb == "build"
    if option.card:
        text.append("  ").append(
            sign(context, option.card), card_style(context, option.card, "bold")
        )
        if not is_built or not price:
            text.append(str(context.card_data.cost(option.card)), palette.quiet)
    elif option.character:
        text.append(f"  {context.card_data.ranks.get(option.character, '')}", palette.quiet)
    if price:
        text.append(f" {price}{COIN}" if is_built else f"  −{price}{COIN}", palette.gold)
    return text
