"""Checks a page in its current state with axe-core, and that it does not scroll sideways."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from tests.browser.support.page_driver import PHONE, Device, PageDriver

AXE_SCRIPT: Final = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
WCAG_RULES: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
# Both sizes; the theme is switched in the open page, so that each state is opened once.
DEVICES: Final = {"wide": Device(1440, 900), "phone": PHONE}
# The themes differ in nothing but colours: the second one is checked by the rules about these.
RULES_BY_THEME: Final = {
    "light": {"type": "tag", "values": WCAG_RULES},
    "dark": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]},
}
_IS_LOADED_SCRIPT: Final = "() => 'axe' in window"
# The theme has just changed: everything that depends on it is painted by the second frame.
_RUN_SCRIPT: Final = """async (runOnly) => {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const { violations } = await axe.run({ runOnly, resultTypes: ['violations'] });
  return violations;
}"""


def find_faults(driver: PageDriver, state: str) -> list[str]:
    """The faults in either theme."""
    problems = [fault for theme in RULES_BY_THEME for fault in _find_violations(driver, theme)]
    # A phone zooms out until everything fits, so that the window cannot be compared.
    width: int = driver.page.evaluate("() => document.documentElement.scrollWidth")
    if width > driver.device.width:
        problems.append(f"{width} wide in a window of {driver.device.width}")
    return [f"{state} {driver.device.width}: {fault}" for fault in problems]


def _find_violations(driver: PageDriver, theme: str) -> list[str]:
    page = driver.page
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    if not page.evaluate(_IS_LOADED_SCRIPT):
        page.evaluate(AXE_SCRIPT.read_text(encoding="utf-8") + "; undefined")
    violations: list[dict[str, Any]] = page.evaluate(_RUN_SCRIPT, RULES_BY_THEME[theme])
    return [
        f"{theme}: {violation['id']}: {json.dumps(node['target'])}"
        for violation in violations
        for node in violation["nodes"]
    ]
