"""Whether everybody can use a page as it is now: axe-core finds nothing, and it has room."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from tests.browser.support.page_driver import PHONE, Device, PageDriver

AXE_SCRIPT: Final = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
WCAG_RULES: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
# Both sizes; the themes are changed in the page as it stands, so that each state is opened once.
DEVICES: Final = {"wide": Device(1440, 900), "phone": PHONE}
THEMES: Final = ("light", "dark")
_IS_LOADED_SCRIPT: Final = "() => 'axe' in window"
# The theme has just changed: what follows it in the page is drawn by the second frame.
_RUN_SCRIPT: Final = """async (rules) => {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const { violations } = await axe.run({ runOnly: rules, resultTypes: ['violations'] });
  return violations;
}"""


def find_faults(driver: PageDriver, state: str) -> list[str]:
    """What is wrong in either theme."""
    problems = [fault for theme in THEMES for fault in _find_violations(driver, theme)]
    # A phone zooms out until all fits, so that its own width would tell nothing.
    width: int = driver.page.evaluate("() => document.documentElement.scrollWidth")
    if width > driver.device.width:
        problems.append(f"{width} wide in a window of {driver.device.width}")
    return [f"{state} {driver.device.width}: {fault}" for fault in problems]


def _find_violations(driver: PageDriver, theme: str) -> list[str]:
    page = driver.page
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    if not page.evaluate(_IS_LOADED_SCRIPT):
        page.evaluate(AXE_SCRIPT.read_text(encoding="utf-8") + "; undefined")
    violations: list[dict[str, Any]] = page.evaluate(_RUN_SCRIPT, WCAG_RULES)
    return [
        f"{theme}: {violation['id']}: {json.dumps(node['target'])}"
        for violation in violations
        for node in violation["nodes"]
    ]
