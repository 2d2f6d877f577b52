"""Draws the learning curve: the learner's share of the victories, with intervals.

python curve.py policy/curve.jsonl learning-curve.svg
python curve.py policy/curve.jsonl learning-curve.png --by games
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import altair as alt

TITLES = {"minutes": "minutes of learning", "games": "games played", "answers": "answers given"}
COLOURS = ["#1b6ca8", "#c1440e", "#3f7d20", "#7b4b94"]
INK = "#333333"


def draw(lines: list[dict[str, Any]], players: int, by: str) -> Any:
    """One line with a 95 % band for each kind of opponent, and one for even play."""
    opponents = list(dict.fromkeys(line["against"] for line in lines))
    across = alt.X(f"{by}:Q", title=TITLES[by], axis=alt.Axis(grid=False, tickCount=6))
    scale = alt.Scale(domain=opponents, range=COLOURS[: len(opponents)])
    colour = alt.Color("against:N", scale=scale, legend=None)
    share = alt.Axis(format="%", tickCount=5)
    base = alt.Chart({"values": lines}).encode(x=across)
    band = base.mark_area(opacity=0.18).encode(
        y=alt.Y("low:Q", title=None, axis=share, scale=alt.Scale(domain=[0, 1])),
        y2="high:Q",
        color=colour,
    )
    line = base.mark_line(strokeWidth=2.5).encode(y="share:Q", color=colour)
    dots = base.mark_circle(size=28, opacity=1).encode(y="share:Q", color=colour)
    names = (
        alt.Chart({"values": [_name(opponent, lines, players) for opponent in opponents]})
        .mark_text(align="right", baseline="top", dy=8, fontSize=13, fontWeight="bold")
        .encode(x=f"{by}:Q", y="below:Q", text="label:N", color=colour)
    )
    even = alt.Chart({"values": [{"even": 1 / players}]})
    rule = even.mark_rule(strokeDash=[5, 4], color=INK).encode(y="even:Q")
    word = even.mark_text(align="left", dx=130, dy=-8, color=INK, fontSize=12).encode(
        x=alt.value(0), y="even:Q", text=alt.value(f"equal players: {1 / players:.0%}")
    )
    return alt.layer(band, rule, word, line, dots, names)


def _name(opponent: str, lines: list[dict[str, Any]], players: int) -> dict[str, Any]:
    """Writes the name of a curve under the last third of its band."""
    rows = [row for row in lines if row["against"] == opponent]
    below = min(row["low"] for row in rows[-(len(rows) // 3 + 1) :])
    return {**rows[-1], "below": below, "label": f"against {players - 1} {opponent}"}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("curve", type=Path, help="what learn.py has written")
    parser.add_argument("picture", type=Path, help="a file that ends with .svg or .png")
    parser.add_argument("--by", choices=TITLES, default="minutes")
    parser.add_argument("--players", type=int, default=4)
    arguments = parser.parse_args()
    text = arguments.curve.read_text(encoding="utf-8")
    lines = [json.loads(line) for line in text.splitlines()]
    chart = draw(lines, arguments.players, arguments.by).properties(
        width=620,
        height=330,
        background="white",
        padding=14,
        title=alt.Title("Share of the victories while it learns", anchor="start", fontSize=16),
    )
    chart = chart.configure(
        font="DejaVu Sans, Arial, sans-serif",
        axis=alt.AxisConfig(labelFontSize=12, titleFontSize=13, gridColor="#e6e6e6"),
        view=alt.ViewConfig(stroke=None),
    )
    chart.save(arguments.picture, scale_factor=2 if arguments.picture.suffix == ".png" else 1)


if __name__ == "__main__":
    main()
