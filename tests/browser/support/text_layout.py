"""A reader of many languages: what is wrong with the words of a page, however it is looked at."""

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
# The settings change the language of the page as it stands; its letters may have to be fetched.
SWITCH_LANGUAGE_SCRIPT: Final = """async language => {
  const frame = () => new Promise(requestAnimationFrame);
  document.querySelector(`dialog input[type=radio][value=${language}]`).click();
  const limit = performance.now() + PATIENCE;
  while (document.documentElement.lang !== language) {
    if (performance.now() > limit) throw new Error(`the page does not speak ${language}`);
    await frame();
  }
  await frame();
  await document.fonts.ready;
}""".replace("PATIENCE", str(TIMEOUT_MS))
LETTER_SIZE_SOURCE: Final = (
    Path(__file__).parents[3] / "web" / "src" / "lib" / "cards" / "name-width.ts"
)
# Writes names onto the first thing of a kind, one after the other, with letters as large as the
# client makes them; what is wrong with each.
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
# What has the same name everywhere: people, languages in their own words, works and licences.
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
    """Words of texts that read the same in English and in this language."""
    texts: list[dict[str, str]] = []
    for code in ("en", language):
        folder = Path(citadels.text.__file__).parent
        texts.append({text.key: text.parts.literal for text in read_texts(folder, code, [])})
    english, translated = texts
    same = [words for key, words in english.items() if translated.get(key) == words]
    return frozenset(word for words in same for word in WORD_PATTERN.findall(words))


@dataclass(frozen=True)
class NameSlot:
    """Where the name of a card stands."""

    selector: str
    is_on_phones: bool = True
    is_single_line: bool = False


class LayoutChecker:
    """Looks at the page of a visitor in every language and size, and notes what is wrong."""

    def __init__(self, driver: PageDriver) -> None:
        self.driver = driver
        self.faults: list[str] = []
        self._english: dict[str, set[str]] = {}  # what was read, by what was looked at

    def check(self, name: str, turn: int | None = None) -> None:
        """The page as it is, with the settings open over it, by which its language is changed.

        With a turn each language has one of the sizes, and with the next turn the other one;
        English, which the others are held against, has both.
        """
        for index, width in enumerate(self.resize()):
            for number, language in enumerate(LANGUAGES):
                if turn is not None and number and (turn + index + number) % 2:
                    continue
                self.switch_language(language)
                self.check_once(f"{name} {width}", language)

    def check_sizes(self, name: str, language: str) -> None:
        """The page as it is, in the language that it has."""
        for width in self.resize():
            self.check_once(f"{name} {width}", language)

    def check_once(self, name: str, language: str) -> None:
        """What is wrong now is noted; English comes first, the others are held against it."""
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
        """Every one of the names onto the same thing of the page."""
        arguments = [place.selector, names, place.is_single_line]
        problems: list[str] = self.driver.page.evaluate(WRITE_NAMES_SCRIPT, arguments)
        self.faults += [
            f"{language} {self.driver.page.viewport_size}: {problem}" for problem in problems
        ]

    def switch_language(self, language: str) -> None:
        """With the settings open."""
        self.driver.page.evaluate(SWITCH_LANGUAGE_SCRIPT, language)

    def resize(self) -> Iterator[int]:
        """The page in each size, and then in the first again."""
        for width, height in SIZES:
            self.driver.page.set_viewport_size({"width": width, "height": height})
            yield width
        width, height = SIZES[0]
        self.driver.page.set_viewport_size({"width": width, "height": height})

    def reload_with_language(self, language: str) -> None:
        """Where no settings can be open: the page anew, in another language."""
        self.driver.page.evaluate(
            "kept => localStorage.setItem('citadels.settings', kept)",
            f'{{"language": "{language}"}}',
        )
        self.driver.page.reload()
        self.driver.page.wait_for_selector(f"html[lang={language}]")
