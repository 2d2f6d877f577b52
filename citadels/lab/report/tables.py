"""The numbers of a figure in rows, for those who want to read them off."""

from __future__ import annotations

from collections.abc import Iterator

from citadels.lab.report.figures import Figure
from citadels.lab.report.numbers import digits_of, number, told
from citadels.lab.report.words import Words


def head_of(figure: Figure, words: Words) -> list[str]:
    texts = words.texts
    names = [words.axis(axis) for axis in figure.axes]
    return [*names, words.unit(figure), texts.lab("range"), texts.lab("times")]


def rows_of(figure: Figure, words: Words) -> Iterator[list[str]]:
    digits = digits_of(figure)
    for point in figure.points:
        pairs = zip(figure.axes, point.keys, strict=True)
        yield [
            *(words.label(axis, key) for axis, key in pairs),
            told(words.language, figure.unit, point.value, digits),
            words.span(figure.unit, point, digits),
            number(words.language, point.times),
        ]
