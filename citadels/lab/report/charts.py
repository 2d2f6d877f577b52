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
    COLUMN_BARS,
    DOTS,
    EFFECT,
    HEAT_MAP,
    LINES,
    SHARE,
    Figure,
)
from citadels.lab.report.labels import Labels
from citadels.lab.report.number_format import NUMBER_SYMBOLS, format_value, to_display_scale

WIDE_PIXELS: Final = 720  # on a laptop, with labels and legend at the sides
NARROW_PIXELS: Final = 350  # on a phone
FONT_FAMILY: Final = "Segoe UI, Roboto, Liberation Sans, DejaVu Sans, sans-serif"
LETTER_PIXELS: Final = 7.6  # width of a letter in a label, in the widest likely font
LONG_NAME_LETTERS: Final = 16  # a longer name may take two lines
TWO_LINE_ROW_PIXELS: Final = 34  # height of a row whose name may take two lines
MAX_LABEL_SHARE: Final = 0.44  # of the width, for the longest label
EDGE_PIXELS: Final = 24  # for parts that protrude at the sides
NUMBER_CELL_PIXELS: Final = 68  # width of a cell of a heat map below a number
WORD_CELL_PIXELS: Final = 150  # and below a word
LABEL_STYLE: Final = {"labelFont": FONT_FAMILY, "labelFontSize": 13, "labelColor": INK}
TITLE_STYLE: Final = {"titleFont": FONT_FAMILY, "titleFontSize": 13, "titleColor": INK}
TEXT_STYLE: Final = {**LABEL_STYLE, **TITLE_STYLE, "titleFontWeight": "normal"}
TICK_STYLE: Final = {"domain": False, "tickColor": INK, "tickOpacity": 0.35}
GRID_STYLE: Final = {"gridColor": INK, "gridOpacity": 0.14}
AXIS_STYLE: Final = {**TICK_STYLE, **GRID_STYLE, "titlePadding": 10, "labelPadding": 6}
LEGEND_STYLE: Final = {
    "orient": "top",
    "titleOrient": "left",
    "titleLimit": 160,
    "titlePadding": 14,
    "labelLimit": 200,
    "symbolSize": 90,
    "columnPadding": 26,
    "offset": 12,
}

Row = dict[str, Any]
Chart = alt.Chart | alt.LayerChart | alt.FacetChart


def render_inline_svg(figure: Figure, language: str, width: int = WIDE_PIXELS) -> str:
    """A chart for a page: in the page's colours, with tooltips that show the numbers of dots."""
    image = vl_convert.vegalite_to_svg(_vega_spec(figure, language, width, None))
    return _inline_svg(image, _make_labels(figure, language).title(figure))


def render_svg(figure: Figure, language: str, width: int = WIDE_PIXELS, title: str = "") -> str:
    """A chart for a document: a separate file with a white background."""
    spec = _vega_spec(figure, language, width, PAPER)
    if title:
        spec["title"] = {"text": title, "font": FONT_FAMILY, "fontSize": 13, "color": INK}
    image: str = vl_convert.vegalite_to_svg(spec)
    return image


def _make_labels(figure: Figure, language: str) -> Labels:
    return Labels(language, figure.source.profile)


def _vega_spec(figure: Figure, language: str, width: int, background: str | None) -> Row:
    labels = _make_labels(figure, language)
    chart = CHART_BUILDERS[figure.kind](figure, labels, width)
    symbols = NUMBER_SYMBOLS[language]
    locale = {**symbols, "grouping": [3], "currency": ["", ""]}
    # As a plain table: Altair would spend a second checking each one against its schema.
    return {
        **chart.to_dict(validate=False),
        "background": background,
        "padding": {"left": 4, "top": 4, "bottom": 4, "right": 16},
        "autosize": {"type": "fit-x", "contains": "padding"} if figure.kind != HEAT_MAP else "pad",
        "config": {
            "font": FONT_FAMILY,
            "locale": {"number": locale},
            "view": {"stroke": None},
            "axis": {**TEXT_STYLE, **AXIS_STYLE, "labelLimit": round(MAX_LABEL_SHARE * width)},
            "legend": {**TEXT_STYLE, **LEGEND_STYLE},
        },
    }


def _rows(figure: Figure, labels: Labels) -> list[Row]:
    """A row for each point, with names instead of keys."""
    rows: list[Row] = []
    share = figure.unit == SHARE  # shares are clamped to the range from 0 to 1
    for point in figure.points:
        row: Row = {
            "value": to_display_scale(figure.unit, point.value),
            "low": to_display_scale(figure.unit, max(point.low, 0.0) if share else point.low),
            "high": to_display_scale(figure.unit, min(point.high, 1.0) if share else point.high),
            "tip": labels.tip(figure, point),
        }
        for index, (axis, key) in enumerate(zip(figure.axes, point.keys, strict=True)):
            row[f"name{index}"] = labels.label(axis, key)
            row[f"key{index}"] = float(key) if _is_number(key) else 0.0
        rows.append(row)
    return rows


def _is_number(key: str) -> bool:
    return key.lstrip("-").isdecimal()


def _names(figure: Figure, labels: Labels, axis: int) -> list[str]:
    return [labels.label(figure.axes[axis], key) for key in figure.keys(axis)]


def _label_width(names: list[str], width: int) -> float:
    """Room for labels at the left side, even in a wide font."""
    lines = [line for name in names for line in _label_lines(name, width)]
    return min(MAX_LABEL_SHARE * width, max(len(line) for line in lines) * LETTER_PIXELS + 10)


def _label_lines(name: str, width: int) -> list[str]:
    """A long name takes two lines on a phone, the second with its last word."""
    return name.rsplit(" ", 1) if width < WIDE_PIXELS and len(name) > LONG_NAME_LETTERS else [name]


def _label_break(width: int) -> dict[str, Any]:
    """The same, as an expression for the axis."""
    if width >= WIDE_PIXELS:
        return {}
    split_label = "split(replace(datum.label, regexp(' (?=[^ ]+$)'), '|'), '|')"
    return {"labelExpr": f"length(datum.label) > {LONG_NAME_LETTERS} ? {split_label} : datum.label"}


def _count_two_line(names: list[str], width: int) -> int:
    return sum(len(_label_lines(name, width)) > 1 for name in names)


def _label_offset(names: list[str], width: int) -> int:
    """Moves labels up where most take two lines; otherwise their first lines would be centred."""
    return -7 if _count_two_line(names, width) > len(names) / 2 else 0


def _name_axis(names: list[str], width: int, **more: Any) -> alt.Axis:
    return alt.Axis(
        ticks=False,
        minExtent=_label_width(names, width),
        labelOffset=_label_offset(names, width),
        **_label_break(width),
        **more,
    )


def _number_title(figure: Figure, labels: Labels, axis: int) -> str | None:
    """The title of an axis of numbers; axes of names have none."""
    is_numeric = all(map(_is_number, figure.keys(axis)))
    return labels.axis(figure.axes[axis]) if is_numeric else None


def _series(figure: Figure, labels: Labels, width: int) -> dict[str, Any]:
    """Colour and shape of the second axis, if there is one."""
    if len(figure.axes) < 2:
        return {"color": alt.value(SERIES[0])}
    names = _names(figure, labels, 1)
    title = labels.axis(figure.axes[1]) if width >= WIDE_PIXELS else None
    colours = alt.Scale(domain=names, range=list(SERIES[: len(names)]))
    return {"color": alt.Color("name1:N", scale=colours, legend=alt.Legend(title=title))}


def _shape(figure: Figure, labels: Labels) -> dict[str, Any]:
    if len(figure.axes) < 2:
        return {}
    names = _names(figure, labels, 1)
    scale = alt.Scale(domain=names, range=list(SHAPES[: len(names)]))
    return {"shape": alt.Shape("name1:N", scale=scale, legend=alt.Legend())}


def _reference(figure: Figure, across: bool) -> Chart:
    data = alt.InlineData(values=[{"at": to_display_scale(figure.unit, figure.reference)}])
    rule = alt.Chart(data).mark_rule(color=INK, opacity=0.6, strokeWidth=1.2, aria=False)
    encoding: dict[str, Any] = {"x": alt.X("at:Q")} if across else {"y": alt.Y("at:Q")}
    layer: Chart = rule.encode(**encoding)
    return layer


def _number_format(unit: str) -> dict[str, Any]:
    """The format of the numbers along an axis: differences have a sign, zero has none."""
    if unit == EFFECT:
        return {"format": "+~f", "labelExpr": "datum.value === 0 ? '0' : datum.label"}
    return {"format": "~f"}


def _row_chart(figure: Figure, labels: Labels, width: int) -> Chart:
    """Names below each other: dots, or bars from zero."""
    rows = _rows(figure, labels)
    base = alt.Chart(alt.InlineData(values=rows))
    names = _names(figure, labels, 0)
    is_grouped = len(figure.axes) > 1 and figure.axes[1] != "kind"
    is_bars = figure.kind == BARS
    axis = alt.Axis(**_number_format(figure.unit), tickCount=4 if width < WIDE_PIXELS else 8)
    y = alt.Y(
        "name0:N",
        sort=names,
        title=labels.axis(figure.axes[0]) if all(map(_is_number, names)) else None,
        axis=_name_axis(names, width, labelPadding=8),
        scale=alt.Scale(paddingInner=0.3 if is_grouped else 0.2, paddingOuter=0.15),
    )
    encoding: dict[str, Any] = {"y": y}
    series = _names(figure, labels, 1) if len(figure.axes) > 1 else []
    if is_grouped:
        encoding["yOffset"] = alt.YOffset("name1:N", sort=series, scale=alt.Scale(paddingInner=0.2))
    colour = _series(figure, labels, width)
    # Shares have the same scale in all figures, so that figures can be compared.
    scale = alt.Scale(domain=[0, 100]) if figure.axes == ("cause",) else alt.Scale(zero=is_bars)
    x = alt.X("value:Q", title=labels.unit(figure), axis=axis, scale=scale)
    tip = {"description": alt.Description("tip:N")}
    layers: list[Any] = []
    if is_bars:
        layers.append(base.mark_bar(opacity=0.55).encode(x=x, **encoding, **colour, **tip))
    span = base.mark_rule(strokeWidth=2.4, strokeCap="round", aria=False)
    layers.append(span.encode(x=alt.X("low:Q"), x2="high:Q", **encoding, **colour))
    if not is_bars:
        dot = base.mark_point(filled=True, size=70, opacity=1)
        layers.append(dot.encode(x=x, **encoding, **colour, **_shape(figure, labels), **tip))
    if figure.unit == EFFECT or figure.reference:
        layers.insert(0, _reference(figure, across=True))
    step = 10 + 12 * len(series) if is_grouped else 24 if not is_bars else 34
    if _count_two_line(names, width):
        step = max(step, TWO_LINE_ROW_PIXELS)
    return alt.layer(*layers).properties(width=width, height=step * len(names))


def _column_chart(figure: Figure, labels: Labels, width: int) -> Chart:
    """Vertical bars next to each other, one for each series at each number."""
    base = alt.Chart(alt.InlineData(values=_rows(figure, labels)))
    series = _names(figure, labels, 1)
    x = alt.X(
        "name0:O",
        sort=_names(figure, labels, 0),
        title=labels.axis(figure.axes[0]),
        axis=alt.Axis(labelAngle=0, ticks=False),
    )
    encoding = {"x": x, "xOffset": alt.XOffset("name1:N", sort=series)}
    colour = _series(figure, labels, width)
    y = alt.Y("value:Q", title=labels.unit(figure), axis=alt.Axis(format="~f", tickCount=5))
    bar = base.mark_bar(opacity=0.55).encode(
        y=y, **encoding, **colour, description=alt.Description("tip:N")
    )
    rule = base.mark_rule(strokeWidth=2, aria=False)
    whisker = rule.encode(y=alt.Y("low:Q"), y2="high:Q", **encoding, **colour)
    return alt.layer(bar, whisker).properties(width=width, height=240)


def _line_chart(figure: Figure, labels: Labels, width: int) -> Chart:
    base = alt.Chart(alt.InlineData(values=_rows(figure, labels)))
    ticks = sorted(float(key) for key in figure.keys(0))
    axis = alt.Axis(
        **_number_format(EFFECT),
        values=ticks if width >= WIDE_PIXELS else ticks[::2],
        labelAngle=0,
        grid=False,
    )
    x = alt.X("key0:Q", title=labels.axis(figure.axes[0]), axis=axis)
    y = alt.Y("value:Q", title=labels.unit(figure), axis=alt.Axis(format="~f", tickCount=6))
    colour = _series(figure, labels, width)
    line = base.mark_line(strokeWidth=2, aria=False).encode(x="key0:Q", y="value:Q", **colour)
    rule = base.mark_rule(strokeWidth=2.4, aria=False)
    whisker = rule.encode(x="key0:Q", y=alt.Y("low:Q"), y2="high:Q", **colour)
    dot = base.mark_point(filled=True, size=70, opacity=1).encode(
        x=x, y=y, **colour, **_shape(figure, labels), description=alt.Description("tip:N")
    )
    layers = [dot, _reference(figure, across=False), line, whisker]
    return alt.layer(*layers).properties(width=width, height=300)


def _heat_map(figure: Figure, labels: Labels, width: int) -> Chart:
    """A table whose cells are coloured by their side if it is clear."""
    rows = _rows(figure, labels)
    reference = figure.reference
    clear_points = [point for point in figure.points if point.side(reference)]
    farthest = max((abs(point.value - reference) for point in clear_points), default=1.0)
    is_narrow = width < WIDE_PIXELS  # without plus signs: the colours show the side
    for row, point in zip(rows, figure.points, strict=True):
        side = point.side(reference)
        row["colour"] = cell_colour(side, abs(point.value - reference) / farthest)
        row["weight"] = 1 if side else 0
        digits = 0 if figure.unit == SHARE else 1
        text = format_value(labels.language, figure.unit, point.value, digits)
        row["text"] = text.removeprefix("+") if is_narrow else text
    column_keys = figure.keys(0)
    has_words = not all(map(_is_number, column_keys))
    if not has_words:
        column_keys.sort(key=float)
    columns = [labels.label(figure.axes[0], key) for key in column_keys]
    row_names = _names(figure, labels, 1)
    label_width = _label_width(row_names, width) + EDGE_PIXELS
    cell_width = WORD_CELL_PIXELS if has_words else NUMBER_CELL_PIXELS
    inner_width = min(width - label_width, cell_width * len(columns))
    base = alt.Chart(alt.InlineData(values=rows)).encode(
        x=alt.X(
            "name0:O",
            sort=columns,
            title=_number_title(figure, labels, 0),
            axis=alt.Axis(
                orient="top",
                ticks=False,
                grid=False,
                labelOverlap=False,
                labelAngle=-90 if has_words and is_narrow else 0,
            ),
            scale=alt.Scale(paddingInner=0.04),
        ),
        y=alt.Y(
            "name1:O",
            sort=row_names,
            title=_number_title(figure, labels, 1),
            axis=_name_axis(row_names, width, grid=False),
            scale=alt.Scale(paddingInner=0.06),
        ),
    )
    cells = base.mark_rect().encode(
        color=alt.Color("colour:N", scale=None), description=alt.Description("tip:N")
    )
    column_width = inner_width / len(columns)
    size = 13 if column_width > 44 else 11 if column_width > 34 else 10
    texts = base.mark_text(fontSize=size, color=CELL_INK, font=FONT_FAMILY, aria=False).encode(
        text="text:N", opacity=alt.condition("datum.weight > 0", alt.value(1.0), alt.value(0.75))
    )
    step = TWO_LINE_ROW_PIXELS if _count_two_line(row_names, width) else 28
    return alt.layer(cells, texts).properties(width=inner_width, height=step * len(row_names))


CHART_BUILDERS: Final[dict[str, Callable[[Figure, Labels, int], Chart]]] = {
    DOTS: _row_chart,
    BARS: _row_chart,
    COLUMN_BARS: _column_chart,
    LINES: _line_chart,
    HEAT_MAP: _heat_map,
}


TIP_MARK: Final = re.compile(r'<(path|line|rect)( [^>]*?aria-label="([^"]*)"[^>]*?)/>')
REDUNDANT_SVG: Final = (
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
LONG_NUMBER: Final = re.compile(r"(\d+\.\d)\d+")


def _inline_svg(image: str, title: str) -> str:
    """A smaller image in the colours of the page, with tooltips and a title for screen readers."""
    image = TIP_MARK.sub(r"<\1\2><title>\3</title></\1>", image)
    image = re.sub(r' aria-label="[^"]*"', "", image)
    for pattern in REDUNDANT_SVG:
        image = pattern.sub("", image)
    head, _, body = image.partition(">")
    body = "".join(
        piece if piece.startswith("<title>") else LONG_NUMBER.sub(r"\1", piece)
        for piece in re.split(r"(<title>.*?</title>)", body)
    )
    for colour, page_colour in ON_PAGE.items():
        body = body.replace(f'"{colour}"', f'"{page_colour}"')
    label = escape(unescape(title), quote=True)
    style = f'class="lab-chart" role="img" aria-label="{label}" font-family="{FONT_FAMILY}"'
    return f"{head} {style}>{body}"
