"""Everything that a drawing of the table is made from."""

from __future__ import annotations

from dataclasses import dataclass

from citadels.session.table_view import TableView
from citadels.tui.render.palette import Palette


@dataclass(frozen=True)
class RenderContext(TableView):
    """The table as one reader sees it, and the colours in which it is drawn."""

    palette: Palette
