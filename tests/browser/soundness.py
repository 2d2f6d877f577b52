"""Whether everybody can use a page as it is now: axe-core finds nothing, and it has room."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from tests.browser.visitor import PHONE, Look, Visitor

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
# Both sizes; the themes are changed in the page as it stands, so that each state is opened once.
SIZES: Final = {"wide": Look(1440, 900), "phone": PHONE}
THEMES: Final = ("light", "dark")
_IS_LOADED: Final = "() => 'axe' in window"
# The theme has just changed: what follows it in the page is drawn by the second frame.
_RUN: Final = """async (rules) => {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const { violations } = await axe.run({ runOnly: rules, resultTypes: ['violations'] });
  return violations;
}"""


def faults(visitor: Visitor, state: str) -> list[str]:
    """What is wrong in either theme."""
    found = [fault for theme in THEMES for fault in _violations(visitor, theme)]
    # A phone zooms out until all fits, so that its own width would tell nothing.
    width: int = visitor.page.evaluate("() => document.documentElement.scrollWidth")
    if width > visitor.look.width:
        found.append(f"{width} wide in a window of {visitor.look.width}")
    return [f"{state} {visitor.look.width}: {fault}" for fault in found]


def _violations(visitor: Visitor, theme: str) -> list[str]:
    page = visitor.page
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    if not page.evaluate(_IS_LOADED):
        page.evaluate(AXE.read_text(encoding="utf-8") + "; undefined")
    found: list[dict[str, Any]] = page.evaluate(_RUN, RULES)
    return [
        f"{theme}: {one['id']}: {json.dumps(node['target'])}"
        for one in found
        for node in one["nodes"]
    ]
