"""Charts of the figures, as SVG for pages and as PNG for documents."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape, unescape
from typing import Any, Final

import altair as alt
import vl_convert

from citadels.lab.report.colours import CELL_INK, INK, ON_PAGE, PAPER, SERIES, SHAPES, cell_colour
from citadels.lab.report.figures import (
    BARS,
    COLUMNS,
    DOTS,
    EFFECT,
    HEAT,
    LINES,
    SHARE,
    Figure,
)
from citadels.lab.report.numbers import SIGNS, scaled, told
from citadels.lab.report.words import Words

WIDE: Final = 720  # pixels of a chart with everything beside it
NARROW: Final = 350  # on a phone
FONT: Final = "Segoe UI, Roboto, Liberation Sans, DejaVu Sans, sans-serif"
_LETTER: Final = 7.6  # pixels of one in a label, in the widest of the fonts that a reader may have
_LONG_NAME: Final = 16  # letters
_BROKEN: Final = 34  # pixels of a row where a name may take two lines
_ROOM: Final = 0.44  # of the width, for the longest label
_EDGE: Final = 24  # for what stands out at the sides
_CELL: Final = 68  # pixels across one of a heat map with a number above it
_WORD: Final = 150  # and with a word
_FINE: Final = {"axisLine": 0.35, "grid": 0.14}

Row = dict[str, Any]
Drawn = alt.Chart | alt.LayerChart | alt.FacetChart


def svg(figure: Figure, language: str, width: int = WIDE) -> str:
    """For a page: its ink is the ink of the page, its dots tell their numbers when pointed at."""
    drawn = vl_convert.vegalite_to_svg(_spec(figure, language, width, None))
    return _for_page(drawn, _words(figure, language).title(figure))


def picture(figure: Figure, language: str, width: int = WIDE) -> str:
    """For a document, as a file of its own: on paper, whatever lies around it."""
    drawn: str = vl_convert.vegalite_to_svg(_spec(figure, language, width, PAPER))
    return drawn


def _words(figure: Figure, language: str) -> Words:
    return Words(language, figure.source.profile)


def _spec(figure: Figure, language: str, width: int, background: str | None) -> Row:
    words = _words(figure, language)
    chart = KINDS[figure.kind](figure, words, width)
    signs = SIGNS[language]
    locale = {**signs, "grouping": [3], "currency": ["", ""]}
    text = {"labelFont": FONT, "titleFont": FONT, "labelColor": INK, "titleColor": INK}
    # As a plain table: Altair would check every word of it against its schema, for a second each.
    return {
        **chart.to_dict(validate=False),
        "background": background,
        "padding": {"left": 4, "top": 4, "bottom": 4, "right": 16},
        "autosize": {"type": "fit-x", "contains": "padding"} if figure.kind != HEAT else "pad",
        "config": {
            "font": FONT,
            "locale": {"number": locale},
            "view": {"stroke": None},
            "axis": {
                **text,
                "labelFontSize": 13,
                "titleFontSize": 13,
                "titleFontWeight": "normal",
                "titlePadding": 10,
                "labelLimit": round(_ROOM * width),
                "labelPadding": 6,
                "domain": False,
                "tickColor": INK,
                "tickOpacity": _FINE["axisLine"],
                "gridColor": INK,
                "gridOpacity": _FINE["grid"],
            },
            "legend": {
                **text,
                "labelFontSize": 13,
                "titleFontSize": 13,
                "titleFontWeight": "normal",
                "orient": "top",
                "titleOrient": "left",
                "titleLimit": 160,
                "labelLimit": 200,
                "symbolSize": 90,
                "columnPadding": 26,
                "titlePadding": 14,
                "offset": 12,
            },
        },
    }


def _rows(figure: Figure, words: Words) -> list[Row]:
    """One for each point, with names instead of keys."""
    rows: list[Row] = []
    share = figure.unit == SHARE  # none is less than nothing
    for point in figure.points:
        row: Row = {
            "value": scaled(figure.unit, point.value),
            "low": scaled(figure.unit, max(point.low, 0.0) if share else point.low),
            "high": scaled(figure.unit, min(point.high, 1.0) if share else point.high),
            "tip": words.tip(figure, point),
        }
        for at, (axis, key) in enumerate(zip(figure.axes, point.keys, strict=True)):
            row[f"name{at}"] = words.label(axis, key)
            row[f"key{at}"] = float(key) if _is_number(key) else 0.0
        rows.append(row)
    return rows


def _is_number(key: str) -> bool:
    return key.lstrip("-").isdecimal()


def _names(figure: Figure, words: Words, axis: int) -> list[str]:
    return [words.label(figure.axes[axis], key) for key in figure.keys(axis)]


def _extent(names: list[str], width: int) -> float:
    """Room for labels at the left side, however wide the letters of the reader are."""
    parts = [part for name in names for part in _lines_of(name, width)]
    return min(_ROOM * width, max(len(part) for part in parts) * _LETTER + 10)


def _lines_of(name: str, width: int) -> list[str]:
    """A long name takes two lines on a phone: its last word has one of its own."""
    return name.rsplit(" ", 1) if width < WIDE and len(name) > _LONG_NAME else [name]


def _breaking(width: int) -> dict[str, Any]:
    """The same, said to whoever draws it."""
    if width >= WIDE:
        return {}
    parts = "split(replace(datum.label, regexp(' (?=[^ ]+$)'), '|'), '|')"
    return {"labelExpr": f"length(datum.label) > {_LONG_NAME} ? {parts} : datum.label"}


def _broken(names: list[str], width: int) -> int:
    """How many of them take two lines."""
    return sum(len(_lines_of(name, width)) > 1 for name in names)


def _lift(names: list[str], width: int) -> int:
    """Where most names take two lines, so much higher: else the first lines are centred."""
    return -7 if _broken(names, width) > len(names) / 2 else 0


def _series(figure: Figure, words: Words, width: int) -> dict[str, Any]:
    """Colour and shape of the second axis, if there is one."""
    if len(figure.axes) < 2:
        return {"color": alt.value(SERIES[0])}
    names = _names(figure, words, 1)
    title = words.axis(figure.axes[1]) if width >= WIDE else None
    colours = alt.Scale(domain=names, range=list(SERIES[: len(names)]))
    return {"color": alt.Color("name1:N", scale=colours, legend=alt.Legend(title=title))}


def _shape(figure: Figure, words: Words) -> dict[str, Any]:
    if len(figure.axes) < 2:
        return {}
    names = _names(figure, words, 1)
    scale = alt.Scale(domain=names, range=list(SHAPES[: len(names)]))
    return {"shape": alt.Shape("name1:N", scale=scale, legend=alt.Legend())}


def _reference(figure: Figure, across: bool) -> Drawn:
    """The line with which all is compared."""
    data = alt.InlineData(values=[{"at": scaled(figure.unit, figure.reference)}])
    rule = alt.Chart(data).mark_rule(color=INK, opacity=0.6, strokeWidth=1.2, aria=False)
    place: dict[str, Any] = {"x": alt.X("at:Q")} if across else {"y": alt.Y("at:Q")}
    drawn: Drawn = rule.encode(**place)
    return drawn


def _format(unit: str) -> dict[str, Any]:
    """Of the numbers along a side: differences have a sign, and nothing has none."""
    if unit == EFFECT:
        return {"format": "+~f", "labelExpr": "datum.value === 0 ? '0' : datum.label"}
    return {"format": "~f"}


def _flat(figure: Figure, words: Words, width: int) -> Drawn:
    """Names below each other: dots, or bars from zero."""
    rows = _rows(figure, words)
    base = alt.Chart(alt.InlineData(values=rows))
    names = _names(figure, words, 0)
    several = len(figure.axes) > 1 and figure.axes[1] != "kind"
    bars = figure.kind == BARS
    axis = alt.Axis(**_format(figure.unit), tickCount=4 if width < WIDE else 8)
    y = alt.Y(
        "name0:N",
        sort=names,
        title=words.axis(figure.axes[0]) if all(map(_is_number, names)) else None,
        axis=alt.Axis(
            ticks=False,
            labelPadding=8,
            minExtent=_extent(names, width),
            labelOffset=_lift(names, width),
            **_breaking(width),
        ),
        scale=alt.Scale(paddingInner=0.3 if several else 0.2, paddingOuter=0.15),
    )
    place: dict[str, Any] = {"y": y}
    series = _names(figure, words, 1) if len(figure.axes) > 1 else []
    if several:
        place["yOffset"] = alt.YOffset("name1:N", sort=series, scale=alt.Scale(paddingInner=0.2))
    colour = _series(figure, words, width)
    # Parts of a whole are compared from figure to figure.
    scale = alt.Scale(domain=[0, 100]) if figure.axes == ("cause",) else alt.Scale(zero=bars)
    x = alt.X("value:Q", title=words.unit(figure), axis=axis, scale=scale)
    tip = {"description": alt.Description("tip:N")}
    layers: list[Any] = []
    if bars:
        layers.append(base.mark_bar(opacity=0.55).encode(x=x, **place, **colour, **tip))
    span = base.mark_rule(strokeWidth=2.4, strokeCap="round", aria=False)
    layers.append(span.encode(x=alt.X("low:Q"), x2="high:Q", **place, **colour))
    if not bars:
        dot = base.mark_point(filled=True, size=70, opacity=1)
        layers.append(dot.encode(x=x, **place, **colour, **_shape(figure, words), **tip))
    if figure.unit == EFFECT or figure.reference:
        layers.insert(0, _reference(figure, across=True))
    step = 10 + 12 * len(series) if several else 24 if not bars else 34
    if _broken(names, width):
        step = max(step, _BROKEN)
    return alt.layer(*layers).properties(width=width, height=step * len(names))


def _standing(figure: Figure, words: Words, width: int) -> Drawn:
    """Numbers beside each other, a bar for each series."""
    base = alt.Chart(alt.InlineData(values=_rows(figure, words)))
    series = _names(figure, words, 1)
    x = alt.X(
        "name0:O",
        sort=_names(figure, words, 0),
        title=words.axis(figure.axes[0]),
        axis=alt.Axis(labelAngle=0, ticks=False),
    )
    place = {"x": x, "xOffset": alt.XOffset("name1:N", sort=series)}
    colour = _series(figure, words, width)
    y = alt.Y("value:Q", title=words.unit(figure), axis=alt.Axis(format="~f", tickCount=5))
    bar = base.mark_bar(opacity=0.55).encode(
        y=y, **place, **colour, description=alt.Description("tip:N")
    )
    span = base.mark_rule(strokeWidth=2, aria=False)
    drawn = span.encode(y=alt.Y("low:Q"), y2="high:Q", **place, **colour)
    return alt.layer(bar, drawn).properties(width=width, height=240)


def _lines(figure: Figure, words: Words, width: int) -> Drawn:
    base = alt.Chart(alt.InlineData(values=_rows(figure, words)))
    ticks = sorted(float(key) for key in figure.keys(0))
    axis = alt.Axis(
        **_format(EFFECT),
        values=ticks if width >= WIDE else ticks[::2],
        labelAngle=0,
        grid=False,
    )
    across = alt.X("key0:Q", title=words.axis(figure.axes[0]), axis=axis)
    up = alt.Y("value:Q", title=words.unit(figure), axis=alt.Axis(format="~f", tickCount=6))
    colour = _series(figure, words, width)
    line = base.mark_line(strokeWidth=2, aria=False).encode(x="key0:Q", y="value:Q", **colour)
    span = base.mark_rule(strokeWidth=2.4, aria=False)
    drawn = span.encode(x="key0:Q", y=alt.Y("low:Q"), y2="high:Q", **colour)
    dot = base.mark_point(filled=True, size=70, opacity=1).encode(
        x=across, y=up, **colour, **_shape(figure, words), description=alt.Description("tip:N")
    )
    layers = [dot, _reference(figure, across=False), line, drawn]
    return alt.layer(*layers).properties(width=width, height=300)


def _heat(figure: Figure, words: Words, width: int) -> Drawn:
    """A table whose cells have the colour of their side, as far as it is clear."""
    rows = _rows(figure, words)
    reference = figure.reference
    clear = [point for point in figure.points if point.side(reference)]
    farthest = max((abs(point.value - reference) for point in clear), default=1.0)
    tight = width < WIDE  # signs are left to the colours
    for row, point in zip(rows, figure.points, strict=True):
        side = point.side(reference)
        row["colour"] = cell_colour(side, abs(point.value - reference) / farthest)
        row["weight"] = 1 if side else 0
        said = told(words.language, figure.unit, point.value, 0 if figure.unit == SHARE else 1)
        row["said"] = said.removeprefix("+") if tight else said
    across = figure.keys(0)
    worded = not all(map(_is_number, across))
    if not worded:
        across.sort(key=float)
    columns = [words.label(figure.axes[0], key) for key in across]
    down = _names(figure, words, 1)
    room = _extent(down, width) + _EDGE
    inside = min(width - room, (_WORD if worded else _CELL) * len(columns))
    base = alt.Chart(alt.InlineData(values=rows)).encode(
        x=alt.X(
            "name0:O",
            sort=columns,
            title=None if worded else words.axis(figure.axes[0]),
            axis=alt.Axis(
                orient="top",
                labelAngle=-90 if worded and tight else 0,
                ticks=False,
                grid=False,
                labelOverlap=False,
            ),
            scale=alt.Scale(paddingInner=0.04),
        ),
        y=alt.Y(
            "name1:O",
            sort=down,
            title=words.axis(figure.axes[1]) if all(map(_is_number, figure.keys(1))) else None,
            axis=alt.Axis(
                ticks=False,
                grid=False,
                minExtent=_extent(down, width),
                labelOffset=_lift(down, width),
                **_breaking(width),
            ),
            scale=alt.Scale(paddingInner=0.06),
        ),
    )
    cells = base.mark_rect().encode(
        color=alt.Color("colour:N", scale=None), description=alt.Description("tip:N")
    )
    room = inside / len(columns)
    size = 13 if room > 44 else 11 if room > 34 else 10
    text = base.mark_text(fontSize=size, color=CELL_INK, font=FONT, aria=False).encode(
        text="said:N",
        opacity=alt.condition("datum.weight > 0", alt.value(1.0), alt.value(0.75)),
    )
    step = _BROKEN if _broken(down, width) else 28
    return alt.layer(cells, text).properties(width=inside, height=step * len(down))


KINDS: Final[dict[str, Callable[[Figure, Words, int], Drawn]]] = {
    DOTS: _flat,
    BARS: _flat,
    COLUMNS: _standing,
    LINES: _lines,
    HEAT: _heat,
}


_TIPPED: Final = re.compile(r'<(path|line|rect)( [^>]*?aria-label="([^"]*)"[^>]*?)/>')
_NEEDLESS: Final = (
    re.compile(r'<path class="(?:background|foreground)"[^>]*/>'),
    re.compile(r'<(?:path|line|rect)[^>]* d=""[^>]*/>'),
    re.compile(r' aria-roledescription="[^"]*"'),
    re.compile(r' role="graphics-(?:symbol|object)"'),
    re.compile(r' pointer-events="none"'),
    re.compile(r' opacity="1"'),
    re.compile(r' stroke-width="1"'),
    re.compile(r' font-family="[^"]*"'),
    re.compile(r' xmlns:xlink="[^"]*"'),
    re.compile(r' class="[^"]*"'),
)
_LONG_NUMBER: Final = re.compile(r"(\d+\.\d)\d+")


def _for_page(drawn: str, title: str) -> str:
    """Smaller, in the colours of the page, with a title that is read aloud and tips."""
    drawn = _TIPPED.sub(r"<\1\2><title>\3</title></\1>", drawn)
    drawn = re.sub(r' aria-label="[^"]*"', "", drawn)
    for needless in _NEEDLESS:
        drawn = needless.sub("", drawn)
    head, _, rest = drawn.partition(">")
    rest = "".join(
        part if part.startswith("<title>") else _LONG_NUMBER.sub(r"\1", part)
        for part in re.split(r"(<title>.*?</title>)", rest)
    )
    for colour, here in ON_PAGE.items():
        rest = rest.replace(f'"{colour}"', f'"{here}"')
    label = escape(unescape(title), quote=True)
    return f'{head} class="lab-chart" role="img" aria-label="{label}" font-family="{FONT}">{rest}'
