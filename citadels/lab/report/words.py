"""The words of figures in a language: what keys are called, and what is said in sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from citadels.lab.counting.gathering import MOST
from citadels.lab.report.conclusions import ALONE, CAUSES, SEVERAL, UNCLEAR
from citadels.lab.report.figures import (
    BEHIND,
    LEVEL,
    SHARE,
    Chapter,
    Conclusion,
    Figure,
    Findings,
    Point,
    Source,
)
from citadels.lab.report.numbers import digits_of, number, percent, scaled, told
from citadels.lab.report.ranks import ranks
from citadels.lab.study import BY_LOT
from citadels.text import Texts

MOST_NAMES: Final = 8  # in a sentence
MOST_DIGITS: Final = 3  # behind the comma
_UNSAID: Final = ("kind", "measure")  # axes that a sentence has in its own words, or not at all
_UNITS: Final = {  # what the numbers of a figure are; else the unit says it
    "districts-gold": "per-gold",
    "names-hits": "hits",
    "cities-first": "victories",
    "cities-types": "victories",
    "cities-shape": "victories",
    "names-victims": "victories",
    "cities-rivals": "victories",
    "course-length": "rounds",
    "course-leads": "changes",
    "course-comeback": "victories",
    "course-rounds": "games",
    "course-changes": "games",
    "course-ahead": "victories",
    "presets-profile": "relative",
    "presets-rounds": "rounds",
    "presets-points": "score",
    "presets-changes": "changes",
    "presets-uses": "uses",
    "skill-causes": "causes",
}


class Words:
    """The words of one language, in those of one rulebook where cards are named."""

    def __init__(self, language: str, profile: str) -> None:
        self.language = language
        self.texts = Texts(language, profile)
        self._ranks = ranks(profile)
        self._labels: dict[str, Callable[[str], str]] = {
            "character": self._ranked,
            "namer": self.texts.name_of_character,
            "district": self.texts.name_of_district,
            "level": self.bot,
            "rival": self.bot,
            "preset": self.preset,
            "distance": lambda key: self.texts.lab("distance", amount=int(key)),
            "place": lambda key: str(int(key) + 1),
            "hand": _at_most,
            "gold": _at_most,
            "dear": lambda key: number(language, int(key) / 2, 1),
            "ahead": lambda key: number(language, int(key), signed=True),
            "behind": _behind,
        }

    def label(self, axis: str, key: str) -> str:
        """What stands beside a dot, a bar or a row."""
        if axis in self._labels:
            return self._labels[axis](key)
        return self.texts.lab(f"{axis}-{key}") if not key.isdecimal() else key

    def _ranked(self, slug: str) -> str:
        """A character with its rank, if the book has it. No line ends between the two."""
        name = self.texts.name_of_character(slug)
        return f"{name}\u00a0·\u00a0{self._ranks[slug]}" if slug in self._ranks else name

    def named(self, axis: str, key: str) -> str:
        """What is said in a sentence, which has no room for ranks."""
        if axis == "character":
            return self.texts.name_of_character(key)
        return self.players([int(key)]) if axis == "players" else self.label(axis, key)

    def bot(self, line: str) -> str:
        """Bots have names of their own; those that are not ours are called as they are written."""
        name = line.partition("(")[0]
        return self.texts.get(f"web-bot-{name}") if self.texts.has(f"web-bot-{name}") else line

    def bot_explained(self, line: str) -> str:
        name = line.partition("(")[0]
        key = f"web-bot-{name}.text"
        return self.texts.get(key) if self.texts.has(key) else ""

    def preset(self, slug: str) -> str:
        if slug == BY_LOT:
            return self.texts.lab("preset-random")
        return self.texts.name_of_preset(slug)

    def axis(self, name: str) -> str:
        return self.texts.lab(f"axis-{name}")

    def unit(self, figure: Figure) -> str:
        return self.texts.lab(f"unit-{_UNITS.get(figure.id, figure.unit)}")

    def title(self, figure: Figure) -> str:
        return self.texts.lab(f"figure-{figure.id}")

    def explanation(self, figure: Figure) -> str:
        return self.texts.lab(f"figure-{figure.id}.text")

    def span(self, unit: str, point: Point, digits: int = 1) -> str:
        """From where to where; no share is less than nothing or more than all."""
        ends = (point.low, point.high)
        if unit == SHARE:
            ends = (max(point.low, 0.0), min(point.high, 1.0))
        low, high = (told(self.language, unit, end, _fine(unit, end, digits)) for end in ends)
        return self.texts.lab("span", low=low, high=high)

    def tip(self, figure: Figure, point: Point) -> str:
        """One number with its range, in a line."""
        pairs = zip(figure.axes, point.keys, strict=True)
        names = ", ".join(self._named(axis, self.label(axis, key)) for axis, key in pairs)
        digits = digits_of(figure)
        value = told(self.language, figure.unit, point.value, digits)
        return f"{names}: {value} ({self.span(figure.unit, point, digits)})"

    def _named(self, axis: str, label: str) -> str:
        """A mere number says what it is a number of."""
        return label if any(map(str.isalpha, label)) else f"{self.axis(axis)} {label}"

    def setting(self, figure: Figure) -> str:
        """Which games: players, cards, rulebook, and the bots if the chart does not tell them."""
        source = figure.source
        one = len(source.presets) == 1
        told = [
            self.players(source.players),
            self.preset(source.presets[0]) if one else self.texts.lab("presets-several"),
            self.texts.name_of_profile(source.profile),
        ]
        if LEVEL not in figure.axes:
            told.append(", ".join(self.bot(line) for line in source.bots))
        return " · ".join(told)

    def players(self, numbers: Sequence[int]) -> str:
        if len(numbers) == 1:
            return self.texts.lab("players", players=numbers[0])
        low, high = min(numbers), max(numbers)
        whole = sorted(numbers) == list(range(low, high + 1))
        several = f"{low}–{high}" if whole else ", ".join(str(one) for one in sorted(numbers))
        return self.texts.lab("players-several", numbers=several)

    def facts(self, source: Source) -> str:
        """What has to stand under every figure."""
        return self.texts.lab(
            "facts",
            games=source.games,
            confidence=percent(self.language, source.confidence),
            seed=", ".join(str(seed) for seed in source.seeds),
            bots=", ".join(f"{self.bot(line)} ({line})" for line in source.bots),
            version=source.version,
        )


def _fine(unit: str, end: float, digits: int) -> int:
    """More digits where the end of a range would look like nothing, which decides what is clear."""
    size = abs(scaled(unit, end))
    while size > 0 and digits < MOST_DIGITS and round(size, digits) == 0:
        digits += 1
    return digits


def _at_most(key: str) -> str:
    """The last number stands for all that are larger."""
    return f"{key}+" if int(key) == MOST - 1 else key


def _behind(key: str) -> str:
    """From so many points to fewer than the next; the last stands for all that are more."""
    place = BEHIND.index(int(key)) + 1
    return f"{key}–{BEHIND[place] - 1}" if place < len(BEHIND) else f"{key}+"


def sentences(language: str, chapter: Chapter) -> list[str]:
    """The conclusions of a chapter, each with what it speaks of where there are several."""
    found = chapter.conclusions
    tables = {_table_of(one) for one in found if one.players}
    figures = {one.figure for one in found}
    books = {one.profile for one in found}
    sets = {(one.profile, one.preset) for one in found if one.players}
    several = len(books) > 1, len(sets) > len(books)
    said = []
    for one in found:
        words = Words(language, one.profile)
        parts = [_sentence(words, one)]
        if one.says == UNCLEAR and one.figure in SEVERAL:
            parts.insert(0, words.label(one.axes[0], one.points[0].keys[0]) + ".")
        elif len(figures) > 1 and one.says in {UNCLEAR, ALONE}:
            parts.insert(0, words.texts.lab(f"figure-{one.figure}") + ".")
        if len(tables) > 1 and one.players:
            parts.insert(0, _table(words, one, *several) + ".")
        said.append(" ".join(parts))
    return said


def _table_of(conclusion: Conclusion) -> tuple[object, ...]:
    """What the games of a sentence have of their own. Most sentences are about all bots."""
    bots = conclusion.bots if conclusion.says == CAUSES else ()
    return conclusion.profile, conclusion.players, conclusion.preset, bots


def _table(words: Words, conclusion: Conclusion, several_books: bool, several_sets: bool) -> str:
    """Which games a sentence is about, as far as those of the chapter differ."""
    told = [words.players([conclusion.players])]
    if several_sets:
        told.append(words.preset(conclusion.preset))
    if several_books:
        told.append(words.texts.name_of_profile(conclusion.profile))
    if conclusion.says == CAUSES:
        told.append(", ".join(words.bot(line) for line in conclusion.bots))
    return " · ".join(told)


def _sentence(words: Words, conclusion: Conclusion) -> str:
    texts, says, points = words.texts, conclusion.says, conclusion.points
    if says == ALONE:
        return texts.lab("alone")
    if says == CAUSES:
        shares = {point.keys[0]: percent(words.language, point.value, 1) for point in points}
        return texts.lab("causes", **shares)
    if says == UNCLEAR and len(points) > MOST_NAMES:
        return texts.lab("unclear-many", amount=len(points))
    items = [_item(words, conclusion, point) for point in points[:MOST_NAMES]]
    left = len(points) - len(items)
    if left:
        items.append(texts.lab("more", amount=left))
    slug = says if says == UNCLEAR else "-".join([says, *_subject(conclusion)])
    return texts.lab(slug, names="; ".join(items))


def _subject(conclusion: Conclusion) -> list[str]:
    """The figure that a sentence is about, and which of its tables."""
    part = [conclusion.points[0].keys[0]] if conclusion.figure in SEVERAL else []
    return [conclusion.figure, *part]


def _item(words: Words, conclusion: Conclusion, point: Point) -> str:
    if conclusion.axes == ("hand", "gold"):
        hand, gold = point.keys
        name = words.texts.lab(
            "situation", gold=_counted(words, "gold", gold), cards=_counted(words, "cards", hand)
        )
    elif conclusion.axes == ("place", "character"):
        place, role = point.keys
        name = words.texts.lab(
            "placed", character=words.named("character", role), place=words.label("place", place)
        )
    else:
        pairs = zip(conclusion.axes, point.keys, strict=True)
        name = ", ".join(words.named(axis, key) for axis, key in pairs if axis not in _UNSAID)
    if conclusion.says == UNCLEAR:
        return name
    return words.texts.lab("item", name=name, span=words.span(conclusion.unit, point))


def _counted(words: Words, what: str, key: str) -> str:
    things = words.texts.get(f"count-{what}", amount=int(key))
    return things if int(key) < MOST - 1 else words.texts.lab("or-more", things=things)


def bots_of(findings: Findings) -> list[str]:
    """All bots that have played, in the order in which they come."""
    return list(dict.fromkeys(line for figure in findings.figures() for line in figure.source.bots))
