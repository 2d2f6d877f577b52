"""The words of figures in a language: names for keys, and sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from citadels.lab.point import Point
from citadels.lab.report.conclusions import ALONE, CAUSES, MULTI_TABLE_FIGURES, UNCLEAR
from citadels.lab.report.figures import (
    BEHIND,
    LEVEL,
    SHARE,
    Chapter,
    Conclusion,
    Figure,
    Findings,
    Source,
)
from citadels.lab.report.number_format import (
    decimal_digits,
    format_number,
    format_percent,
    format_value,
    to_display_scale,
)
from citadels.lab.report.ranks import ranks
from citadels.lab.study import RANDOM_PRESET
from citadels.sim.counters.gather_choice import AMOUNT_BINS
from citadels.text import Texts

MAX_NAMES: Final = 8  # in a sentence
MAX_DIGITS: Final = 3  # after the decimal point
SILENT_AXES: Final = ("kind", "measure")  # axes without labels in sentences
UNIT_KEYS: Final = {  # names of what a figure measures, unless its unit is enough
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


class Labels:
    """The words of one language, with the card names of one rulebook."""

    def __init__(self, language: str, profile: str) -> None:
        self.language = language
        self.texts = Texts(language, profile)
        self._ranks = ranks(profile)
        self._labels: dict[str, Callable[[str], str]] = {
            "character": self._character_label,
            "namer": self.texts.name_of_character,
            "district": self.texts.name_of_district,
            "level": self.bot,
            "rival": self.bot,
            "preset": self.preset,
            "distance": lambda key: self.texts.lab("distance", amount=int(key)),
            "place": lambda key: str(int(key) + 1),
            "hand": _capped_label,
            "gold": _capped_label,
            "dear": lambda key: format_number(language, int(key) / 2, 1),
            "ahead": lambda key: format_number(language, int(key), signed=True),
            "behind": _behind_label,
        }

    def label(self, axis: str, key: str) -> str:
        if axis in self._labels:
            return self._labels[axis](key)
        return self.texts.lab(f"{axis}-{key}") if not key.isdecimal() else key

    def _character_label(self, slug: str) -> str:
        """A character with its rank, if the rulebook has it, without a line break between them."""
        name = self.texts.name_of_character(slug)
        return f"{name}\u00a0·\u00a0{self._ranks[slug]}" if slug in self._ranks else name

    def sentence_label(self, axis: str, key: str) -> str:
        """A name in a sentence, without its rank."""
        if axis == "character":
            return self.texts.name_of_character(key)
        return self.players([int(key)]) if axis == "players" else self.label(axis, key)

    def bot(self, spec: str) -> str:
        """The name of a bot; a bot from another package is named by its spec."""
        name = spec.partition("(")[0]
        return self.texts.get(f"web-bot-{name}") if self.texts.has(f"web-bot-{name}") else spec

    def bot_description(self, spec: str) -> str:
        name = spec.partition("(")[0]
        key = f"web-bot-{name}.text"
        return self.texts.get(key) if self.texts.has(key) else ""

    def preset(self, slug: str) -> str:
        if slug == RANDOM_PRESET:
            return self.texts.lab("preset-random")
        return self.texts.name_of_preset(slug)

    def axis(self, name: str) -> str:
        return self.texts.lab(f"axis-{name}")

    def unit(self, figure: Figure) -> str:
        return self.texts.lab(f"unit-{UNIT_KEYS.get(figure.id, figure.unit)}")

    def title(self, figure: Figure) -> str:
        return self.texts.lab(f"figure-{figure.id}")

    def explanation(self, figure: Figure) -> str:
        return self.texts.lab(f"figure-{figure.id}.text")

    def interval(self, unit: str, point: Point, digits: int = 1) -> str:
        """The interval; a share is never below 0 or above 1."""
        ends = (point.low, point.high)
        if unit == SHARE:
            ends = (max(point.low, 0.0), min(point.high, 1.0))
        low, high = (
            format_value(self.language, unit, end, _needed_digits(unit, end, digits))
            for end in ends
        )
        return self.texts.lab("span", low=low, high=high)

    def tip(self, figure: Figure, point: Point) -> str:
        """One number with its range, in one line."""
        pairs = zip(figure.axes, point.keys, strict=True)
        names = ", ".join(self._tip_label(axis, self.label(axis, key)) for axis, key in pairs)
        digits = decimal_digits(figure)
        value = format_value(self.language, figure.unit, point.value, digits)
        return f"{names}: {value} ({self.interval(figure.unit, point, digits)})"

    def _tip_label(self, axis: str, label: str) -> str:
        """A plain number gets the name of its axis."""
        return label if any(map(str.isalpha, label)) else f"{self.axis(axis)} {label}"

    def setting(self, figure: Figure) -> str:
        """The games of a figure: players, cards, rulebook, and the bots if the chart omits them."""
        source = figure.source
        is_single = len(source.presets) == 1
        parts = [
            self.players(source.players),
            self.preset(source.presets[0]) if is_single else self.texts.lab("presets-several"),
            self.texts.name_of_profile(source.profile),
        ]
        if LEVEL not in figure.axes:
            parts.append(", ".join(self.bot(spec) for spec in source.bots))
        return " · ".join(parts)

    def players(self, numbers: Sequence[int]) -> str:
        if len(numbers) == 1:
            return self.texts.lab("players", players=numbers[0])
        low, high = min(numbers), max(numbers)
        is_contiguous = sorted(numbers) == list(range(low, high + 1))
        text = (
            f"{low}–{high}" if is_contiguous else ", ".join(str(count) for count in sorted(numbers))
        )
        return self.texts.lab("players-several", numbers=text)

    def facts(self, source: Source) -> str:
        """The line under every figure."""
        return self.texts.lab(
            "facts",
            games=source.games,
            confidence=format_percent(self.language, source.confidence),
            seed=", ".join(str(seed) for seed in source.seeds),
            bots=", ".join(f"{self.bot(spec)} ({spec})" for spec in source.bots),
            version=source.version,
        )


def _needed_digits(unit: str, bound: float, digits: int) -> int:
    """More digits if the end of a range would round to zero and so make the result look unclear."""
    size = abs(to_display_scale(unit, bound))
    while size > 0 and digits < MAX_DIGITS and round(size, digits) == 0:
        digits += 1
    return digits


def _capped_label(key: str) -> str:
    """The last number stands for all larger ones."""
    return f"{key}+" if int(key) == AMOUNT_BINS - 1 else key


def _behind_label(key: str) -> str:
    """A range from this number of points to the next; the last stands for all larger ones."""
    next_index = BEHIND.index(int(key)) + 1
    return f"{key}–{BEHIND[next_index] - 1}" if next_index < len(BEHIND) else f"{key}+"


def write_sentences(language: str, chapter: Chapter) -> list[str]:
    """The sentences of a chapter, each naming its games if there are several kinds."""
    conclusions = chapter.conclusions
    tables = {_table_key(conclusion) for conclusion in conclusions if conclusion.players}
    figures = {conclusion.figure for conclusion in conclusions}
    books = {conclusion.profile for conclusion in conclusions}
    sets = {
        (conclusion.profile, conclusion.preset) for conclusion in conclusions if conclusion.players
    }
    several = len(books) > 1, len(sets) > len(books)
    written = []
    for conclusion in conclusions:
        labels = Labels(language, conclusion.profile)
        phrases = [_write_sentence(labels, conclusion)]
        if conclusion.says == UNCLEAR and conclusion.figure in MULTI_TABLE_FIGURES:
            phrases.insert(0, labels.label(conclusion.axes[0], conclusion.points[0].keys[0]) + ".")
        elif len(figures) > 1 and conclusion.says in {UNCLEAR, ALONE}:
            phrases.insert(0, labels.texts.lab(f"figure-{conclusion.figure}") + ".")
        if len(tables) > 1 and conclusion.players:
            phrases.insert(0, _table_phrase(labels, conclusion, *several) + ".")
        written.append(" ".join(phrases))
    return written


def _table_key(conclusion: Conclusion) -> tuple[object, ...]:
    """A key of what distinguishes the games of a sentence. Most sentences are about all bots."""
    bots = conclusion.bots if conclusion.says == CAUSES else ()
    return conclusion.profile, conclusion.players, conclusion.preset, bots


def _table_phrase(
    labels: Labels, conclusion: Conclusion, several_books: bool, several_sets: bool
) -> str:
    """The games of a sentence, described by what differs within the chapter."""
    phrases = [labels.players([conclusion.players])]
    if several_sets:
        phrases.append(labels.preset(conclusion.preset))
    if several_books:
        phrases.append(labels.texts.name_of_profile(conclusion.profile))
    if conclusion.says == CAUSES:
        phrases.append(", ".join(labels.bot(spec) for spec in conclusion.bots))
    return " · ".join(phrases)


def _write_sentence(labels: Labels, conclusion: Conclusion) -> str:
    texts, verdict, points = labels.texts, conclusion.says, conclusion.points
    if verdict == ALONE:
        return texts.lab("alone")
    if verdict == CAUSES:
        shares = {
            point.keys[0]: format_percent(labels.language, point.value, 1) for point in points
        }
        return texts.lab("causes", **shares)
    if verdict == UNCLEAR and len(points) > MAX_NAMES:
        return texts.lab("unclear-many", amount=len(points))
    items = [_item_phrase(labels, conclusion, point) for point in points[:MAX_NAMES]]
    omitted = len(points) - len(items)
    if omitted:
        items.append(texts.lab("more", amount=omitted))
    slug = verdict if verdict == UNCLEAR else "-".join([verdict, *_subject_keys(conclusion)])
    return texts.lab(slug, names="; ".join(items))


def _subject_keys(conclusion: Conclusion) -> list[str]:
    """The keys of the figure that a sentence is about, and of its table."""
    table_key = [conclusion.points[0].keys[0]] if conclusion.figure in MULTI_TABLE_FIGURES else []
    return [conclusion.figure, *table_key]


def _item_phrase(labels: Labels, conclusion: Conclusion, point: Point) -> str:
    if conclusion.axes == ("hand", "gold"):
        hand, gold = point.keys
        name = labels.texts.lab(
            "situation",
            gold=_count_phrase(labels, "gold", gold),
            cards=_count_phrase(labels, "cards", hand),
        )
    elif conclusion.axes == ("place", "character"):
        place, role = point.keys
        name = labels.texts.lab(
            "placed",
            character=labels.sentence_label("character", role),
            place=labels.label("place", place),
        )
    else:
        pairs = zip(conclusion.axes, point.keys, strict=True)
        name = ", ".join(
            labels.sentence_label(axis, key) for axis, key in pairs if axis not in SILENT_AXES
        )
    if conclusion.says == UNCLEAR:
        return name
    return labels.texts.lab("item", name=name, span=labels.interval(conclusion.unit, point))


def _count_phrase(labels: Labels, thing: str, key: str) -> str:
    things = labels.texts.get(f"count-{thing}", amount=int(key))
    return things if int(key) < AMOUNT_BINS - 1 else labels.texts.lab("or-more", things=things)


def bots_of(findings: Findings) -> list[str]:
    """All bots that have played, in order of appearance."""
    return list(dict.fromkeys(spec for figure in findings.figures() for spec in figure.source.bots))
