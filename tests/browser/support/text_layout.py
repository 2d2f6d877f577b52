"""Checks the texts of a page in every language and size."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import citadels.text
from citadels.text import LANGUAGES
from citadels.text.check import read_texts
from tests.browser.support.page_driver import PageDriver
from tests.browser.support.tab import TIMEOUT_MS

SIZES: Final = ((1366, 768), (360, 740))
MEASURE_SCRIPT: Final = (
    (Path(__file__).parent / "measures.js").read_text(encoding="utf-8").strip().rstrip(";")
)
# The settings change the language of the open page; fonts may have to be fetched.
SWITCH_LANGUAGE_SCRIPT: Final = """async language => {
  const frame = () => new Promise(requestAnimationFrame);
  document.querySelector(`dialog input[type=radio][value=${language}]`).click();
  const limit = performance.now() + PATIENCE;
  while (document.documentElement.lang !== language) {
    if (performance.now() > limit) throw new Error(`the page is not in ${language}`);
    await frame();
  }
  await frame();
  await document.fonts.ready;
}""".replace("PATIENCE", str(TIMEOUT_MS))
LETTER_SIZE_SOURCE: Final = (
    Path(__file__).parents[3] / "web" / "src" / "lib" / "cards" / "name-width.ts"
)
# Writes names one after the other onto the first element that matches, with letters as large as the
# client makes them, and returns the faults of each.
WRITE_NAMES_SCRIPT: Final = """([selector, names, inOneLine]) => {
  LETTERS
  const measure = MEASURE;
  const spot = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
  if (!spot) return [`nothing to write on: ${selector}`];
  const sized = spot.closest('[style*="--letters"]');
  return names.flatMap((name) => {
    spot.firstChild.data = name;
    sized?.style.setProperty('--letters', inOneLine ? name.length : longestWordWidth(name));
    return measure(spot.closest('.card, button, section')).faults;
  });
}""".replace("MEASURE", MEASURE_SCRIPT).replace(
    "LETTERS",
    re.sub(r"export |: (string|number)\b", "", LETTER_SIZE_SOURCE.read_text(encoding="utf-8")),
)
RAW_TEXT_PATTERN: Final = re.compile(
    r"[{}\u2068\u2069]|\$[a-z]"
    r"|\b(web|rules|phrase|log|question|answer|reason|term|count|type|score|preset|profile"
    r"|problem|warning|district|character)-[a-z]+(-[a-z]+)*\b(?!\.net)"
)
WORD_PATTERN: Final = re.compile(r"[^\W\d_]{3,}")
# Names that are the same everywhere: people, languages in their own language, works and licences.
UNTRANSLATED_NAMES: Final = frozenset(
    re.findall(
        r"\w+",
        """Eve Ann Bob English Français Русский Українська Български Citadels citadels verify Esc
        Bruno Faidutti MIT SIL Open Font License Vollkorn Source Sans Lorc Delapouite DarkZaitzev
        Caro Asercion Sbed Skoll game icons net""",
    )
)


@cache
def shared_words(language: str) -> frozenset[str]:
    """Words of texts that are the same in English and in this language."""
    texts: list[dict[str, str]] = []
    for code in ("en", language):
        folder = Path(citadels.text.__file__).parent
        texts.append({text.key: text.parts.literal for text in read_texts(folder, code, [])})
    english, translated = texts
    same = [words for key, words in english.items() if translated.get(key) == words]
    return frozenset(word for words in same for word in WORD_PATTERN.findall(words))


@dataclass(frozen=True)
class NameSlot:
    """A place that shows the name of a card."""

    selector: str
    is_on_phones: bool = True
    is_single_line: bool = False


class LayoutChecker:
    """Checks a page in every language and size, and records the faults."""

    def __init__(self, driver: PageDriver) -> None:
        self.driver = driver
        self.faults: list[str] = []
        self._english: dict[str, set[str]] = {}  # texts, by name of the state

    def check(self, name: str, turn: int | None = None) -> None:
        """Check the page with the settings open, which change its language.

        With a turn each language gets one of the sizes, and with the next turn the other one;
        English, with which the others are compared, gets both.
        """
        for index, width in enumerate(self.resize()):
            for number, language in enumerate(LANGUAGES):
                if turn is not None and number and (turn + index + number) % 2:
                    continue
                self.switch_language(language)
                self.check_once(f"{name} {width}", language)

    def check_sizes(self, name: str, language: str) -> None:
        """Check the page in its current language, in both sizes."""
        for width in self.resize():
            self.check_once(f"{name} {width}", language)

    def check_once(self, name: str, language: str) -> None:
        """Record the faults of the current state; English comes first, for comparison."""
        result: dict[str, Any] = self.driver.page.evaluate(f"{MEASURE_SCRIPT}()")
        texts = set(result["texts"])
        faults = [
            *result["faults"],
            *(f"raw text {text!r}" for text in texts if RAW_TEXT_PATTERN.search(text)),
        ]
        if language == "en":
            self._english[name] = texts
        else:
            same = texts & self._english[name]
            faults += [
                f"not translated: {text!r}" for text in self._find_untranslated(same, language)
            ]
        assert texts, name
        self.faults += [f"{name} {language}: {fault}" for fault in faults]

    def _find_untranslated(self, same: set[str], language: str) -> Iterator[str]:
        known = UNTRANSLATED_NAMES | shared_words(language)
        for text in sorted(same):
            if not set(WORD_PATTERN.findall(text)) <= known:
                yield text

    def write_names(self, place: NameSlot, language: str, names: list[str]) -> None:
        """Write all names onto the same element of the page."""
        arguments = [place.selector, names, place.is_single_line]
        problems: list[str] = self.driver.page.evaluate(WRITE_NAMES_SCRIPT, arguments)
        self.faults += [
            f"{language} {self.driver.page.viewport_size}: {problem}" for problem in problems
        ]

    def switch_language(self, language: str) -> None:
        """Switch it; the settings must be open."""
        self.driver.page.evaluate(SWITCH_LANGUAGE_SCRIPT, language)

    def resize(self) -> Iterator[int]:
        """Yield the page in each size, then return to the first one."""
        for width, height in SIZES:
            self.driver.page.set_viewport_size({"width": width, "height": height})
            yield width
        width, height = SIZES[0]
        self.driver.page.set_viewport_size({"width": width, "height": height})

    def reload_with_language(self, language: str) -> None:
        """Reload the page in another language, where the settings cannot be open."""
        self.driver.page.evaluate(
            "kept => localStorage.setItem('citadels.settings', kept)",
            f'{{"language": "{language}"}}',
        )
        self.driver.page.reload()
        self.driver.page.wait_for_selector(f"html[lang={language}]")
