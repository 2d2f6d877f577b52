"""Districts as they stand in a line: a letter for the type, the name, the cost."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from citadels.protocol.views import UNKNOWN
from citadels.tui.drawing.scene import Scene
from citadels.tui.speech import FINE

COIN: Final = "●"
_LONGEST: Final = 30
_SHORTEST: Final = 3


def sign(scene: Scene, place: str) -> str:
    """The letter of a district's type."""
    slug = scene.book.type(place)
    return scene.speech.phrase(f"sign-{slug}") if slug else UNKNOWN


def card_style(scene: Scene, place: str, extra: str = "") -> Style:
    """The colour of a district; whoever clicks on it learns what it does."""
    colour = scene.palette.types.get(scene.book.type(place), "")
    return Style.parse(f"{extra} {colour}".strip() or "none") + Style(meta={"card": place})


def district(scene: Scene, place: str, letters: int = _LONGEST, gold: int | None = None) -> Text:
    """One district. With `gold` a cost that cannot be paid with it is shown quietly."""
    name = scene.speech.district(place)
    cost = scene.book.cost(place)
    text = Text()
    text.append(sign(scene, place), card_style(scene, place, "bold"))
    shown = _shortened(name, letters)
    if shown:
        text.append(f" {shown}", card_style(scene, place))
    is_dear = gold is not None and cost > gold
    style = scene.palette.quiet if is_dear else "bold"
    text.append(
        f" {cost}" if shown else str(cost), Style.parse(style) + Style(meta={"card": place})
    )
    return text


def _shortened(name: str, letters: int) -> str:
    star = FINE if name.endswith(FINE) else ""
    bare = name.removesuffix(FINE)
    if cell_len(bare) <= letters:
        return name
    if letters < _SHORTEST:
        return star
    return bare[: letters - 1].rstrip() + "…" + star


def districts(
    scene: Scene, places: list[str], width: int, lines: int = 1, gold: int | None = None
) -> list[Text]:
    """Districts in at most so many lines: names are shortened as far as they must be."""
    counted = Counter(places)
    order = sorted(counted, key=lambda place: (scene.book.cost(place), place))
    if gold is None:  # a city stands in the order in which it was built
        order = list(counted)
    for letters in (_LONGEST, 16, 12, 10, 8, 7, 6, 5, 4, 3, 0):
        cells: list[Text] = []
        for place in order:
            cell = district(scene, place, letters, gold)
            if counted[place] > 1:
                cell.append(f"×{counted[place]}", scene.palette.quiet)
            cells.append(cell)
        laid = _laid(cells, width, "  " if letters else " ")
        if len(laid) <= lines:
            return laid
    return laid


def _laid(cells: list[Text], width: int, gap: str) -> list[Text]:
    rows: list[Text] = []
    for cell in cells:
        if rows and rows[-1].cell_len + len(gap) + cell.cell_len <= width:
            rows[-1].append(gap).append_text(cell)
        else:
            rows.append(cell.copy())
    return rows
