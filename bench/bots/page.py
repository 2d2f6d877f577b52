"""Writes what `scripts/ladder` has measured into docs/bots.md: `python -m bench.bots.page`.

Everything after the mark on the page comes from the summaries and from the record of the curve.
What was not measured here stays as it is: nobody plays all of it again for one new line.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from bench.bots import ceiling, curve, judge

MEASURED: Final = Path("build/ladder")
PAGE: Final = Path("docs/bots.md")
MARK: Final = "<!-- from here on written by bench/bots/page.py -->\n"
CROSS: Final = {
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

LADDER: Final = """\
The share of games won by one seat of the row against a table of the column, with 95 % intervals by
deal; base sets of characters and districts."""
CURVE: Final = """\
One `search` with more time against the same rivals, 2016, with 95 % intervals by deal. All budgets
play the same deals, and some of them more, since a game with 20 ms takes a fiftieth of one with
1000. Times stand for the games tried that a quiet core has time for with four players."""
JUDGE: Final = """\
The same questions put to every budget. Where the answers differ, a judge that does not search plays
each of them out to the end 2,500 times, in games that the seat thinks possible, with `belief` at
every seat. A game has some forty such questions. The judge cannot see what the search gains by
playing better later on, nor where the seat believes something wrong."""
CEILING: Final = """\
The same search in the same deals, 2,800 games tried, against three `belief`: as it is, and told
what no player can know. What it wins then and not before is not a matter of time: it is what cannot
be seen, and at best guessed. The rest is left to the deck and to what the others do."""
WORDS: Final = {2: "Two players", 4: "Four players"}
SIMPLE: Final = """\
The known order of simple heuristics: the fast cheap builder a little ahead of the charter player,
both far ahead of the aggressive and the random one. Even would be 16.7 %."""
MIRRORS: Final = """\
One bot against itself, every deal in all rotations. Copies and seats are even; what differs is the
place round the first crown, which is an effect of the game."""

Summary = dict[str, Any]


def main() -> None:
    text, _, old = PAGE.read_text(encoding="utf-8").partition(MARK)
    PAGE.write_text(text + MARK + "\n" + renewed(old, results(MEASURED)), encoding="utf-8")


def renewed(old: str, new: str) -> str:
    """The page with each new section in place of the old one of its name, in their order."""
    found = {**_sections(old), **_sections(new)}
    return "\n".join(f"## {title}\n{found[title]}" for title in TITLES if title in found)


def _sections(text: str) -> dict[str, str]:
    """What stands under each title, with one line's end at its end."""
    parts = [part.partition("\n") for part in f"\n{text}".split("\n## ")[1:]]
    return {title: inside.rstrip("\n") + "\n" for title, _, inside in parts}


def results(
    folder: Path,
    record: Path = curve.FILE,
    judged: Path = judge.FILE,
    above: Path = ceiling.FILE,
) -> str:
    """All sections for which there is a measurement."""
    time = _time(record, judged, above)
    parts = [_ladder(folder), _search(folder), time, _simple(folder), _mirrors(folder)]
    return "\n".join(part for part in parts if part)


def _read(folder: Path, name: str) -> Summary | None:
    file = folder / name / "summary.json"
    if not file.exists():
        return None
    found: Summary = json.loads(file.read_text(encoding="utf-8"))
    return found


def _ladder(folder: Path) -> str:
    lines = ["## The ladder", ""]
    lines += [LADDER]
    for name, title in CROSS.items():
        found = _read(folder, name)
        if found is not None:
            lines += ["", f"### {title}", "", *_cross_rows(found), *_under(found)]
    return "\n".join(lines) + "\n" if len(lines) > 3 else ""


def _cross_rows(found: Summary) -> list[str]:
    bots = found["bots"]
    cells = {
        (match["bots"][0], match["bots"][1]): _share(match["standings"][0])
        for match in found["matches"]
    }
    rows = ["| one \\ rest | " + " | ".join(f"`{bot}`" for bot in bots) + " |"]
    rows += ["|---|" + "---:|" * len(bots)]
    for one in bots:
        shares = [cells.get((one, rest), "–") for rest in bots]
        rows.append(f"| `{one}` | " + " | ".join(shares) + " |")
    return rows


def _search(folder: Path) -> str:
    rows = []
    lines = []
    for name in (
        "search-charter",
        "search-belief",
        "search-belief-classic-en",
        "search-belief-6",
    ):
        found = _read(folder, name)
        if found is not None:
            one = found["matches"][0]["standings"][0]
            rest = found["matches"][0]["bots"][1]
            profile = found["setup"].split("(")[0]
            rows.append(
                f"| {profile}, {found['players']} players | `{one['name']}` | "
                f"{found['players'] - 1} `{rest}` | {found['games']} | {_share(one)} |"
            )
            lines.append(f"    {found['repeat']}")
    if not rows:
        return ""
    head = ["## Search", "", "| table | one | against | games | share |", "|---|---|---|---:|---:|"]
    return "\n".join([*head, *rows, "", *lines]) + "\n"


def _time(record: Path, judged: Path, above: Path) -> str:
    lines = ["## More time", "", CURVE]
    for blocks in curve.curves(curve.read(record)):
        title = f"### {WORDS[blocks[0].players]}, against `{blocks[0].rest}`"
        lines += ["", title, "", *curve.table(blocks)]
        lines += ["", *curve.told(blocks), ""]
        lines += [f"    {command}" for command in curve.commands(blocks)]
    sessions = judge.read(judged)
    if sessions:
        lines += ["", "### What more time changes in the answers", "", JUDGE, ""]
        lines += [*judge.table(sessions), "", *judge.told(sessions)]
        lines += ["", f"    {judge.command(sessions)}"]
    deals = ceiling.read(above)
    if deals:
        lines += ["", "### How much room there is above it", "", CEILING, ""]
        lines += [*ceiling.table(deals), "", f"    {ceiling.command(deals)}"]
    return "\n".join(lines) + "\n" if len(lines) > 3 else ""


def _simple(folder: Path) -> str:
    found = _read(folder, "simple-6")
    if found is None:
        return ""
    lines = ["## Simple players at a table of six", ""]
    lines += [SIMPLE, ""]
    lines += ["| bot | seats | share |", "|---|---:|---:|"]
    for row in found["matches"][0]["standings"]:
        lines.append(f"| `{row['name']}` | {row['seats']} | {_share(row)} |")
    return "\n".join([*lines, *_under(found)]) + "\n"


def _mirrors(folder: Path) -> str:
    lines = ["## Mirrors", ""]
    lines += [MIRRORS]
    for name in ("mirror-charter", "mirror-belief"):
        found = _read(folder, name)
        if found is None:
            continue
        lines += ["", "| | share | | share | | share |", "|---|---:|---|---:|---|---:|"]
        groups = (found["matches"][0]["standings"], found["chairs"], found["from_crown"])
        for row in zip(*groups, strict=True):
            lines.append("| " + " | ".join(f"{one['name']} | {_share(one)}" for one in row) + " |")
        lines += _under(found)
    return "\n".join(lines) + "\n" if len(lines) > 3 else ""


def _share(standing: Summary) -> str:
    share = standing["share"]
    return f"{100 * share['mean']:.1f} ({100 * share['low']:.1f}–{100 * share['high']:.1f})"


def _under(found: Summary) -> list[str]:
    return [
        "",
        f"{found['games']:,} games, {found['deals']:,} deals.",
        "",
        f"    {found['repeat']}",
    ]


if __name__ == "__main__":
    main()
