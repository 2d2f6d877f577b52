"""Districts in a line of text: a letter for the type, the name, the cost."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from citadels.protocol.views import UNKNOWN
from citadels.text.localize import BEAUTIFIED_MARK
from citadels.tui.render.context import RenderContext

COIN: Final = "●"
_MAX_NAME_LENGTH: Final = 30
_MIN_NAME_LENGTH: Final = 3


def sign(context: RenderContext, place: str) -> str:
    """The letter of a district's type."""
    slug = context.card_data.type(place)
    return context.localizer.phrase(f"sign-{slug}") if slug else UNKNOWN


def card_style(context: RenderContext, place: str, extra: str = "") -> Style:
    """The colour of a district; a click on it explains the card."""
    colour = context.palette.types.get(context.card_data.type(place), "")
    return Style.parse(f"{extra} {colour}".strip() or "none") + Style(meta={"card": place})


def district(
    context: RenderContext, place: str, max_letters: int = _MAX_NAME_LENGTH, gold: int | None = None
) -> Text:
    """One district. A cost that is more than `gold` is shown quietly."""
    name = context.localizer.district(place)
    cost = context.card_data.cost(place)
    text = Text()
    text.append(sign(context, place), card_style(context, place, "bold"))
    short_name = _shorten(name, max_letters)
    if short_name:
        text.append(f" {short_name}", card_style(context, place))
    is_too_expensive = gold is not None and cost > gold
    style = context.palette.quiet if is_too_expensive else "bold"
    text.append(
        f" {cost}" if short_name else str(cost), Style.parse(style) + Style(meta={"card": place})
    )
    return text


def _shorten(name: str, max_letters: int) -> str:
    star = BEAUTIFIED_MARK if name.endswith(BEAUTIFIED_MARK) else ""
    base = name.removesuffix(BEAUTIFIED_MARK)
    if cell_len(base) <= max_letters:
        return name
    if max_letters < _MIN_NAME_LENGTH:
        return star
    return base[: max_letters - 1].rstrip() + "…" + star


def districts(
    context: RenderContext,
    places: list[str],
    width: int,
    max_lines: int = 1,
    gold: int | None = None,
) -> list[Text]:
    """Districts in at most `max_lines` lines: names are shortened as far as needed."""
    counts = Counter(places)
    order = sorted(counts, key=lambda place: (context.card_data.cost(place), place))
    if gold is None:  # a city stands in the order in which it was built
        order = list(counts)
    for letters in (_MAX_NAME_LENGTH, 16, 12, 10, 8, 7, 6, 5, 4, 3, 0):
        cells: list[Text] = []
        for place in order:
            cell = district(context, place, letters, gold)
            if counts[place] > 1:
                cell.append(f"×{counts[place]}", context.palette.quiet)
            cells.append(cell)
        rows = _lay_out(cells, width, "  " if letters else " ")
        if len(rows) <= max_lines:
            return rows
    return rows


def _lay_out(cells: list[Text], width: int, gap: str) -> list[Text]:
    rows: list[Text] = []
    for cell in cells:
        if rows and rows[-1].cell_len + len(gap) + cell.cell_len <= width:
            rows[-1].append(gap).append_text(cell)
        else:
            rows.append(cell.copy())
    return rows
