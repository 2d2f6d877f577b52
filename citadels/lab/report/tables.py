"""The numbers of a figure as a table, for readers who want exact values."""

from __future__ import annotations

from collections.abc import Iterator

from citadels.lab.report.figures import Figure
from citadels.lab.report.labels import Labels
from citadels.lab.report.number_format import decimal_digits, format_number, format_value


def table_header(figure: Figure, labels: Labels) -> list[str]:
    texts = labels.texts
    names = [labels.axis(axis) for axis in figure.axes]
    return [*names, labels.unit(figure), texts.lab("range"), texts.lab("times")]


def table_rows(figure: Figure, labels: Labels) -> Iterator[list[str]]:
    digits = decimal_digits(figure)
    for point in figure.points:
        pairs = zip(figure.axes, point.keys, strict=True)
        yield [
            *(labels.label(axis, key) for axis, key in pairs),
            format_value(labels.language, figure.unit, point.value, digits),
            labels.interval(figure.unit, point, digits),
            format_number(labels.language, point.times),
        ]
