"""Writes the results of `scripts/ladder` into docs/bots.md: `python -m bench.bots.update_docs`.

Everything after the mark on the page comes from the summaries and from the record of the curve.
Sections without new measurements stay as they are, so that not everything has to be played again.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from bench.bots import answer_quality, curve, oracle_bound

RESULTS_FOLDER: Final = Path("build/ladder")
PAGE: Final = Path("docs/bots.md")
MARK: Final = "<!-- from here on written by bench/bots/update_docs.py -->\n"
CROSS_TITLES: Final = {
    "cross-2016-4": "2016, four players (even: 25 %)",
    "cross-classic-en-4": "classic-en, four players (even: 25 %)",
    "cross-2016-6": "2016, six players (even: 16.7 %)",
    "cross-classic-en-6": "classic-en, six players (even: 16.7 %)",
}

TITLES: Final = (
    "The ladder",
    "Search",
    "More time",
    "Simple players at a table of six",
    "Mirrors",
)

LADDER_TEXT: Final = """\
The share of games won by one seat of the row against a table of the column, with 95 % intervals
by deal; base sets of characters and districts."""
CURVE_TEXT: Final = """\
One `search` with more time against the same rivals, 2016, with 95 % intervals by deal. All
budgets play the same deals, and smaller ones more of them, since a game with 20 ms takes a
fiftieth of one with 1000. The times are those a quiet core needs to try that many games with
four players."""
QUALITY_TEXT: Final = """\
Every budget is asked the same questions. Where the answers differ, a judge that does not search
plays each of them to the end 2,500 times, in games that the seat thinks possible, with `belief`
at every seat. A game has some forty such questions. The judge cannot see what the search gains
by playing better later on, nor where the beliefs of the seat are wrong."""
ORACLE_TEXT: Final = """\
The same search in the same deals, 2,800 games tried, against three `belief`: as it is, and given
what no player can know. More time cannot gain the difference, only better guesses can. The rest
depends on the deck and on the other players."""
PLAYER_TITLES: Final = {2: "Two players", 4: "Four players"}
SIMPLE_TEXT: Final = """\
The known order of simple heuristics: the fast cheap builder is a little ahead of the charter
player, and both are far ahead of the aggressive and the random one. Even: 16.7 %."""
MIRRORS_TEXT: Final = """\
One bot against itself, every deal in all rotations. Copies and seats are even; the distance from
the first crown makes a difference, which is an effect of the game."""

Summary = dict[str, Any]


def main() -> None:
    text, _, old = PAGE.read_text(encoding="utf-8").partition(MARK)
    PAGE.write_text(
        text + MARK + "\n" + merge_sections(old, render_sections(RESULTS_FOLDER)), encoding="utf-8"
    )


def merge_sections(old_text: str, new_text: str) -> str:
    """The page with each new section in place of the old one with its title, in order."""
    sections = {**_sections(old_text), **_sections(new_text)}
    return "\n".join(f"## {title}\n{sections[title]}" for title in TITLES if title in sections)


def _sections(text: str) -> dict[str, str]:
    """The text under each title, ending with one newline."""
    parts = [part.partition("\n") for part in f"\n{text}".split("\n## ")[1:]]
    return {title: inside.rstrip("\n") + "\n" for title, _, inside in parts}


def render_sections(
    folder: Path,
    curve_file: Path = curve.RECORD_FILE,
    quality_file: Path = answer_quality.RECORD_FILE,
    oracle_file: Path = oracle_bound.RECORD_FILE,
) -> str:
    """All sections for which there are measurements."""
    time_section = _time_section(curve_file, quality_file, oracle_file)
    parts = [
        _ladder_section(folder),
        _search_section(folder),
        time_section,
        _simple_section(folder),
        _mirrors_section(folder),
    ]
    return "\n".join(part for part in parts if part)


def _read(folder: Path, name: str) -> Summary | None:
    file = folder / name / "summary.json"
    if not file.exists():
        return None
    summary: Summary = json.loads(file.read_text(encoding="utf-8"))
    return summary


def _ladder_section(folder: Path) -> str:
    lines = ["## The ladder", ""]
    lines += [LADDER_TEXT]
    for name, title in CROSS_TITLES.items():
        summary = _read(folder, name)
        if summary is not None:
            lines += ["", f"### {title}", "", *_cross_rows(summary), *_footer(summary)]
    return "\n".join(lines) + "\n" if len(lines) > 3 else ""


def _cross_rows(summary: Summary) -> list[str]:
    bots = summary["bots"]
    cells = {
        (match["bots"][0], match["bots"][1]): _format_share(match["standings"][0])
        for match in summary["matches"]
    }
    rows = ["| one \\ rest | " + " | ".join(f"`{bot}`" for bot in bots) + " |"]
    rows += ["|---|" + "---:|" * len(bots)]
    for row_bot in bots:
        shares = [cells.get((row_bot, column_bot), "–") for column_bot in bots]
        rows.append(f"| `{row_bot}` | " + " | ".join(shares) + " |")
    return rows


def _search_section(folder: Path) -> str:
    rows = []
    commands = []
    for name in (
        "search-charter",
        "search-belief",
        "search-belief-classic-en",
        "search-belief-6",
    ):
        summary = _read(folder, name)
        if summary is not None:
            standing = summary["matches"][0]["standings"][0]
            opponent = summary["matches"][0]["bots"][1]
            profile = summary["setup"].split("(")[0]
            rows.append(
                f"| {profile}, {summary['players']} players | `{standing['name']}` | "
                f"{summary['players'] - 1} `{opponent}` | {summary['games']} |"
                f" {_format_share(standing)} |"
            )
            commands.append(f"    {summary['repeat']}")
    if not rows:
        return ""
    head = ["## Search", "", "| table | one | against | games | share |", "|---|---|---|---:|---:|"]
    return "\n".join([*head, *rows, "", *commands]) + "\n"


def _time_section(curve_file: Path, quality_file: Path, oracle_file: Path) -> str:
    lines = ["## More time", "", CURVE_TEXT]
    for blocks in curve.group_by_curve(curve.read_blocks(curve_file)):
        title = f"### {PLAYER_TITLES[blocks[0].players]}, against `{blocks[0].rest}`"
        lines += ["", title, "", *curve.format_table(blocks)]
        lines += ["", *curve.summarize(blocks), ""]
        lines += [f"    {command}" for command in curve.format_commands(blocks)]
    sessions = answer_quality.read_sessions(quality_file)
    if sessions:
        lines += ["", "### What more time changes in the answers", "", QUALITY_TEXT, ""]
        lines += [*answer_quality.format_table(sessions), "", *answer_quality.summarize(sessions)]
        lines += ["", f"    {answer_quality.command(sessions)}"]
    deals = oracle_bound.read_deals(oracle_file)
    if deals:
        lines += ["", "### How much room there is above it", "", ORACLE_TEXT, ""]
        lines += [*oracle_bound.format_table(deals), "", f"    {oracle_bound.command(deals)}"]
    return "\n".join(lines) + "\n" if len(lines) > 3 else ""


def _simple_section(folder: Path) -> str:
    summary = _read(folder, "simple-6")
    if summary is None:
        return ""
    lines = ["## Simple players at a table of six", ""]
    lines += [SIMPLE_TEXT, ""]
    lines += ["| bot | seats | share |", "|---|---:|---:|"]
    for row in summary["matches"][0]["standings"]:
        lines.append(f"| `{row['name']}` | {row['seats']} | {_format_share(row)} |")
    return "\n".join([*lines, *_footer(summary)]) + "\n"


def _mirrors_section(folder: Path) -> str:
    lines = ["## Mirrors", ""]
    lines += [MIRRORS_TEXT]
    for name in ("mirror-charter", "mirror-belief"):
        summary = _read(folder, name)
        if summary is None:
            continue
        lines += ["", "| | share | | share | | share |", "|---|---:|---|---:|---|---:|"]
        groups = (summary["matches"][0]["standings"], summary["chairs"], summary["from_crown"])
        for row in zip(*groups, strict=True):
            lines.append(
                "| "
                + " | ".join(f"{standing['name']} | {_format_share(standing)}" for standing in row)
                + " |"
            )
        lines += _footer(summary)
    return "\n".join(lines) + "\n" if len(lines) > 3 else ""


def _format_share(standing: Summary) -> str:
    share = standing["share"]
    return f"{100 * share['mean']:.1f} ({100 * share['low']:.1f}–{100 * share['high']:.1f})"


def _footer(summary: Summary) -> list[str]:
    return [
        "",
        f"{summary['games']:,} games, {summary['deals']:,} deals.",
        "",
        f"    {summary['repeat']}",
    ]


if __name__ == "__main__":
    main()
