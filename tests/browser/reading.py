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
from tests.browser.tab import PATIENCE
from tests.browser.visitor import Visitor

SIZES: Final = ((1366, 768), (360, 740))
MEASURE: Final = (
    (Path(__file__).parent / "measures.js").read_text(encoding="utf-8").strip().rstrip(";")
)
# The settings change the language of the page as it stands; its letters may have to be fetched.
SPEAK: Final = """async language => {
  const frame = () => new Promise(requestAnimationFrame);
  document.querySelector(`dialog input[type=radio][value=${language}]`).click();
  const limit = performance.now() + PATIENCE;
  while (document.documentElement.lang !== language) {
    if (performance.now() > limit) throw new Error(`the page does not speak ${language}`);
    await frame();
  }
  await frame();
  await document.fonts.ready;
}""".replace("PATIENCE", str(PATIENCE))
LETTERS: Final = Path(__file__).parents[2] / "web" / "src" / "lib" / "cards" / "name-width.ts"
# Writes names onto the first thing of a kind, one after the other, with letters as large as the
# client makes them; what is wrong with each.
WRITE: Final = """([selector, names, inOneLine]) => {
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
}""".replace("MEASURE", MEASURE).replace(
    "LETTERS", re.sub(r"export |: (string|number)\b", "", LETTERS.read_text(encoding="utf-8"))
)
RAW: Final = re.compile(
    r"[{}\u2068\u2069]|\$[a-z]"
    r"|\b(web|rules|phrase|log|question|answer|reason|term|count|type|score|preset|profile"
    r"|problem|warning|district|character)-[a-z]+(-[a-z]+)*\b(?!\.net)"
)
WORD: Final = re.compile(r"[^\W\d_]{3,}")
# What has the same name everywhere: people, languages in their own words, works and licences.
NAMES: Final = frozenset(
    re.findall(
        r"\w+",
        """Eve Ann Bob English Français Русский Українська Български Citadels citadels verify Esc
        Bruno Faidutti MIT SIL Open Font License Vollkorn Source Sans Lorc Delapouite DarkZaitzev
        Caro Asercion Sbed Skoll game icons net""",
    )
)


@cache
def same_words(language: str) -> frozenset[str]:
    """Words of texts that read the same in English and in this language."""
    texts: list[dict[str, str]] = []
    for one in ("en", language):
        folder = Path(citadels.text.__file__).parent
        texts.append({text.key: text.parts.literal for text in read_texts(folder, one, [])})
    english, other = texts
    same = [words for key, words in english.items() if other.get(key) == words]
    return frozenset(word for words in same for word in WORD.findall(words))


@dataclass(frozen=True)
class Place:
    """Where the name of a card stands."""

    selector: str
    on_phones: bool = True
    in_one_line: bool = False


class Reader:
    """Looks at the page of a visitor in every language and size, and notes what is wrong."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.faults: list[str] = []
        self._english: dict[str, set[str]] = {}  # what was read, by what was looked at

    def look(self, name: str, turn: int | None = None) -> None:
        """The page as it is, with the settings open over it, by which its language is changed.

        With a turn each language has one of the sizes, and with the next turn the other one;
        English, which the others are held against, has both.
        """
        for at, width in enumerate(self.sizes()):
            for number, language in enumerate(LANGUAGES):
                if turn is not None and number and (turn + at + number) % 2:
                    continue
                self.speak(language)
                self.look_once(f"{name} {width}", language)

    def look_in_sizes(self, name: str, language: str) -> None:
        """The page as it is, in the language that it has."""
        for width in self.sizes():
            self.look_once(f"{name} {width}", language)

    def look_once(self, name: str, language: str) -> None:
        """What is wrong now is noted; English comes first, the others are held against it."""
        found: dict[str, Any] = self.visitor.page.evaluate(f"{MEASURE}()")
        texts = set(found["texts"])
        faults = [*found["faults"], *(f"raw text {one!r}" for one in texts if RAW.search(one))]
        if language == "en":
            self._english[name] = texts
        else:
            same = texts & self._english[name]
            faults += [f"not translated: {one!r}" for one in self._untranslated(same, language)]
        assert texts, name
        self.faults += [f"{name} {language}: {fault}" for fault in faults]

    def _untranslated(self, same: set[str], language: str) -> Iterator[str]:
        known = NAMES | same_words(language)
        for text in sorted(same):
            if not set(WORD.findall(text)) <= known:
                yield text

    def write(self, place: Place, language: str, names: list[str]) -> None:
        """Every one of the names onto the same thing of the page."""
        given = [place.selector, names, place.in_one_line]
        found: list[str] = self.visitor.page.evaluate(WRITE, given)
        self.faults += [f"{language} {self.visitor.page.viewport_size}: {one}" for one in found]

    def speak(self, language: str) -> None:
        """With the settings open."""
        self.visitor.page.evaluate(SPEAK, language)

    def sizes(self) -> Iterator[int]:
        """The page in each size, and then in the first again."""
        for width, height in SIZES:
            self.visitor.page.set_viewport_size({"width": width, "height": height})
            yield width
        width, height = SIZES[0]
        self.visitor.page.set_viewport_size({"width": width, "height": height})

    def reload_in(self, language: str) -> None:
        """Where no settings can be open: the page anew, in another language."""
        self.visitor.page.evaluate(
            "kept => localStorage.setItem('citadels.settings', kept)",
            f'{{"language": "{language}"}}',
        )
        self.visitor.page.reload()
        self.visitor.page.wait_for_selector(f"html[lang={language}]")
